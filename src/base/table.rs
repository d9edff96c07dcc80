//! The table: names, seats, house rules, entry numbers, articles and rulebooks.

pub mod article;
pub mod house;
pub mod leaf;
pub mod name;
pub mod rulebook;
pub mod seat;
pub mod shown;

use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct EntryNo(pub u32);

impl fmt::Display for EntryNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
