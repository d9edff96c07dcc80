//! The law of Nos: pure, total and deterministic. It knows tiles, games, hands and chips, but no files,
//! clocks or terminals.
//!
//! [`Session::judge`](session::Session::judge) gives the ruling on an entry and changes nothing.
//! [`Session::apply`](session::Session::apply) applies the ruling and cannot fail.

#![expect(
    missing_docs,
    reason = "what has no comment has a name that says enough"
)]

mod accounts;
mod announced;
pub mod arguments;
pub mod billitonnen;
pub mod entry;
pub mod evidence;
mod evolve;
pub mod fouls;
pub mod games;
pub mod hand;
pub mod house;
mod judge;
pub mod layout;
pub mod plan;
pub mod refusal;
pub mod rule;
pub mod ruling;
mod seam;
pub mod session;
pub mod set;
pub mod settlement;
mod shorthand;
pub mod show;
mod simulate;
mod speech;
pub mod telling;
pub mod transfer;
pub mod verbs;

pub use billitonnen::{Billitonnen, LineState};
pub use entry::{Act, Announced, EDITION, Entry, Place, Play, Tail};
pub use fouls::{Foul, Found, When};
pub use games::{GAMES, Game, GameRow, NUMBERS};
pub use hand::{
    BySeat, Circle, DenialKind, Denied, Due, DueState, Ending, Hand, Holding, Irregular, LAST_TWO,
    LastLaid, Predecessor, Round, SEATS_MAX, SEATS_MIN, Seat, Seats, Stage, Table,
};
pub use house::{House, HouseKey, Setting};
pub use layout::{End, Fitting, Laid, Layout, Scope, Spot, Way, Ways};
pub use plan::{Arm, Gate, Geometry, Plan, Second, Step};
pub use refusal::{Need, Refusal};
pub use rule::Rule;
pub use ruling::{CloseOutcome, Counted, Event, Flipped, Manner, NextSet, Opens, Ruling, Verdict};
pub use seam::LAW;
pub use session::{Phase, Player, Progress, Session};
pub use set::{NamedSide, NoGame, SetNeeded, SetTile, Side};
pub use telling::{Worded, words};
pub use transfer::{Cause, Party, PlayerId, Transfer};

use crate::table::rulebook::Rulebook;
use std::sync::LazyLock;

/// The rulebook of Nos.
pub fn rulebook() -> &'static Rulebook {
    static BOOK: LazyLock<Rulebook> =
        LazyLock::new(|| Rulebook::read(include_str!("nos/rulebook.md")));
    &BOOK
}
