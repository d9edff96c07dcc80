//! What the table sees: rulings and states as text, tables, pictures and JSON. Nothing is decided here.

pub mod audit;
pub mod holds;
pub mod impact;
pub mod json;
pub mod legal;
pub mod look;
pub mod number;
pub mod ruling;
pub mod width;
