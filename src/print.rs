//! Lays out what the table sees: lines to a width, tables, numbers, money, and JSON. Nothing is decided here.
//! This room does not ask the terminal anything: the desk passes a [`Look`](look::Look).

pub mod card;
pub mod chronicle;
pub mod history;
pub mod look;
pub mod money;
pub mod paper;
pub mod prompted;
pub mod rulebook;
pub mod ruling;
pub mod sheet;
pub mod show;
pub mod tables;
pub mod topics;
pub mod why;
pub mod width;

pub use chronicle as walk;
pub use ruling as trial;
pub use show as object;
pub use tables as csv;
pub use topics as topic;
pub use why as impact;
pub use width as number;
