//! What the table sees, laid out: lines to a width, tables, numbers, money. Nothing is decided here,
//! and nothing is asked of the terminal: how text is to look is [told](look::Look).

pub mod history;
pub mod impact;
pub mod look;
pub mod money;
pub mod number;
pub mod object;
pub mod prompted;
pub mod rulebook;
pub mod ruling;
pub mod show;
pub mod tables;
pub mod topics;
pub mod trial;
pub mod why;
pub mod width;
