//! The law of fives and threes: pure, total and deterministic.
//!
//! [`Session::judge`](session::Session::judge) gives the ruling on an entry and changes nothing.
//! [`Session::apply`](session::Session::apply) applies the ruling and cannot fail.

pub mod arguments;
mod asked;
pub mod audit;
pub mod entry;
mod evolve;
mod explicit;
pub mod hand;
pub mod house;
mod judge;
pub mod legal;
pub mod line;
pub mod points;
pub mod refusal;
pub mod ruling;
mod seam;
pub mod session;
mod shorthand;
pub mod show;
pub mod side;
mod simulate;
mod speech;
mod telling;
pub mod verbs;

pub use seam::LAW;

use crate::table::rulebook::Rulebook;
use std::sync::OnceLock;

/// The rulebook of fives and threes.
pub fn rulebook() -> &'static Rulebook {
    static BOOK: OnceLock<Rulebook> = OnceLock::new();
    BOOK.get_or_init(|| Rulebook::read(include_str!("fives/rulebook.md")))
}
