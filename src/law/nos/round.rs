//! A game under way: whose turn it is, what was last laid, and how far it has come.

use super::games::Game;
use super::layout::{Layout, Scope, Spot};
use crate::dominoes::tile::TileSet;
use crate::law::EntryNo;
use crate::table::seat::Seat;

/// What the last one to act did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastLaid {
    /// Who last laid a tile, the set included.
    pub seat: Seat,
    /// Whether nobody has acted since.
    pub just_now: bool,
    /// Whether he has already announced a close with this tile.
    pub blocked: bool,
}

/// The tile that the immediate predecessor of the player on turn has just played (article 7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Predecessor {
    /// The predecessor.
    pub seat: Seat,
    /// Where his tile lies.
    pub spot: Spot,
}

/// How a hand ended (article 10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Only one player has tiles.
    OneLeft,
    /// It was closed.
    Closed,
    /// Every player still in it has passed.
    AllPassed,
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Tiles are played; as long as the chance of article 7.4 lasts, it is the opening.
    Going {
        /// Whether it is.
        opening: bool,
    },
    /// A close is announced and open.
    Claimed {
        /// By whom.
        by: Seat,
        /// Whether the chance of article 7.4 lasts, should the hand go on.
        opening: bool,
    },
    /// It is closed; the next player draws what is due.
    Closed,
    /// It is over.
    Over {
        /// How it ended.
        ending: Ending,
        /// Whose close the last hand decides when shown (article 9.5).
        decides: Option<Seat>,
    },
}

/// A game under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The player on set.
    pub on_set: Seat,
    /// The entry that laid the set.
    pub set_no: EntryNo,
    /// The entry that announced the game.
    pub announced_no: EntryNo,
    /// The game.
    pub game: Game,
    /// The tiles on the table.
    pub layout: Layout,
    /// How far it has come.
    pub stage: Stage,
    /// Whose turn it is; when the hand is over, whose it would be.
    pub turn: Seat,
    /// What the predecessor has just played.
    pub predecessor: Option<Predecessor>,
    /// Who last laid a tile.
    pub last: LastLaid,
    /// What fitted when a close was upheld without having been right at once (for the audit).
    pub upheld: TileSet,
}

impl Round {
    /// Whether the chance of article 7.4 lasts.
    pub fn is_opening(&self) -> bool {
        matches!(
            self.stage,
            Stage::Going { opening: true } | Stage::Claimed { opening: true, .. }
        )
    }

    /// Which arms are this player's to play on when he is on turn.
    pub fn scope(&self, seat: Seat) -> Scope {
        if self.is_opening() && seat != self.on_set {
            Scope::TurnInOpening
        } else {
            Scope::Turn
        }
    }
}
