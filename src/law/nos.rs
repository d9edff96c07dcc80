//! The law of Nos: pure, total and deterministic. It knows tiles, games, hands and chips, but no files,
//! clocks or terminals.
//!
//! [`Session::judge`](session::Session::judge) gives the ruling on an entry and changes nothing.
//! [`Session::apply`](session::Session::apply) applies the ruling and cannot fail.

mod accounts;
mod announced;
pub mod arguments;
mod asked;
pub mod billitonnen;
pub mod entry;
pub mod evidence;
mod evolve;
mod explicit;
pub mod fouls;
pub mod games;
pub mod hand;
pub mod house;
mod judge;
pub mod layout;
pub mod neutral;
pub mod phase;
pub mod plan;
pub mod play;
pub mod refusal;
pub mod rule;
pub mod ruling;
mod seam;
pub mod session;
pub mod set;
pub mod settlement;
mod shorthand;
#[cfg(feature = "cli")]
pub mod show;
mod simulate;
mod speech;
pub mod telling;
pub mod transfer;
pub mod verbs;

use crate::table::rulebook::Rulebook;
use std::sync::OnceLock;

/// The rulebook of Nos.
pub fn rulebook() -> &'static Rulebook {
    static BOOK: OnceLock<Rulebook> = OnceLock::new();
    BOOK.get_or_init(|| Rulebook::read(include_str!("nos/rulebook.md")))
}
