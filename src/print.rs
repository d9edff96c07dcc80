//! What the table sees: rulings and states as text, tables, pictures and JSON. Nothing is decided here,
//! and nothing is asked of the terminal: how text is to look is [told](look::Look).

pub mod audit;
pub mod balances;
pub mod billitonnen;
pub mod count;
pub mod games;
pub mod history;
pub mod holds;
pub mod impact;
pub mod json;
pub mod layout;
pub mod legal;
pub mod look;
pub mod money;
pub mod number;
pub mod reckoning;
pub mod recount;
pub mod rulebook;
pub mod ruling;
pub mod settlement;
pub mod show;
pub mod stake;
pub mod status;
pub mod tables;
pub mod trial;
pub mod why;
pub mod width;
