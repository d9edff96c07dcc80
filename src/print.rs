//! Lays out what the table sees: lines to a width, tables, numbers, money, and JSON. Nothing is decided here.
//! This room does not ask the terminal anything: the desk passes a [`Look`](look::Look).

pub mod card;
pub mod chronicle;
pub mod csv;
pub mod history;
pub mod impact;
pub mod look;
pub mod money;
pub mod number;
pub mod object;
pub mod paper;
pub mod prompted;
pub mod rulebook;
pub mod ruling;
pub mod sheet;
pub mod show;
pub mod tables;
pub mod topic;
pub mod topics;
pub mod trial;
pub mod walk;
pub mod why;
pub mod width;
