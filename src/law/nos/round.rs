//! A game under way: whose turn it is, the tile last laid, and how far the game has come.

use super::games::Game;
use super::layout::{Layout, Scope, Spot};
use crate::dominoes::tile::TileSet;
use crate::law::EntryNo;
use crate::table::seat::Seat;

/// The tile last laid, and what has happened since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastLaid {
    /// Who last laid a tile, the set included.
    pub seat: Seat,
    /// Whether nobody else has acted since.
    pub just_now: bool,
    /// Whether a close has already been announced with this tile.
    pub blocked: bool,
}

/// The tile just played by the predecessor of the player on turn (article 7.1).
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Predecessor {
    pub seat: Seat,
    /// Where the tile lies.
    pub spot: Spot,
}

/// How a hand ended (article 10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Only one player has tiles.
    OneLeft,
    /// The hand was closed.
    Closed,
    /// Every player who has tiles has passed.
    AllPassed,
}

/// How far a game has come.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Tiles are played.
    Going {
        /// Whether immediate doubles are still possible (article 7.4).
        opening: bool,
    },
    /// A close is open.
    Claimed {
        /// Who announced it.
        by: Seat,
        /// Whether immediate doubles are still possible if the hand goes on (article 7.4).
        opening: bool,
    },
    /// The hand is closed; the next player must draw.
    Closed,
    /// The hand is over.
    Over {
        ending: Ending,
        /// Whose close is decided by the last hand when it is shown (article 9.5).
        decides: Option<Seat>,
    },
}

/// A game under way.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    pub on_set: Seat,
    /// The entry that laid the set.
    pub set_no: EntryNo,
    /// The entry that announced the game.
    pub announced_no: EntryNo,
    pub game: Game,
    pub layout: Layout,
    pub stage: Stage,
    /// Whose turn it is; after the end of the hand, whose turn it would be.
    pub turn: Seat,
    /// The tile that the predecessor has just played, if any.
    pub predecessor: Option<Predecessor>,
    /// The tile last laid.
    pub last: LastLaid,
    /// The tiles that fitted when a close was upheld that had not been right at once. The audit needs them.
    pub upheld: TileSet,
}

impl Round {
    /// Whether immediate doubles are still possible (article 7.4).
    pub fn is_opening(&self) -> bool {
        matches!(
            self.stage,
            Stage::Going { opening: true } | Stage::Claimed { opening: true, .. }
        )
    }

    /// The scope in which this player plays on turn.
    pub fn scope(&self, seat: Seat) -> Scope {
        if self.is_opening() && seat != self.on_set {
            Scope::TurnInOpening
        } else {
            Scope::Turn
        }
    }
}
