//! What the table sees: rulings and states as text, tables, pictures and JSON. Nothing is decided here.

pub mod json;
pub mod number;
pub mod ruling;
