//! The table: names, seats, house rules, the numbers of entries, articles and rulebooks. It knows no game.

#![expect(missing_docs, reason = "most names say enough")]

#[macro_use]
pub mod language;

pub mod article;
pub mod entry_no;
pub mod house;
pub mod name;
pub mod rulebook;
pub mod seat;
pub mod shown;
pub mod words;
