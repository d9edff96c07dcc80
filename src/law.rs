//! The law of Nos: pure, total and deterministic. It knows tiles, games, hands and chips, and nothing
//! of files, clocks or terminals. [`Session::judge`](session::Session::judge) decides what an entry
//! deserves and touches nothing; [`Session::apply`](session::Session::apply) lets the ruling happen
//! and cannot fail.

pub mod article;
pub mod billitonnen;
pub mod denial;
pub mod entry;
pub mod evidence;
mod evolve;
mod explicit;
pub mod game;
pub mod hand;
pub mod holding;
pub mod house;
mod judge;
pub mod layout;
pub mod name;
pub mod plan;
pub mod refusal;
pub mod round;
pub mod rule;
pub mod rulebook;
pub mod ruling;
pub mod seat;
pub mod session;
pub mod settlement;
pub mod tile;
pub mod transfer;

use std::fmt;

/// The number by which an entry is known, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct EntryNo(pub u32);

impl fmt::Display for EntryNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
