//! Rulings: the verdict, the effects on the table, and the payments.

use super::fouls::Foul;
use super::games::Game;
use super::hand::{DenialKind, Ending, Irregular, Seats};
use super::house::Setting;
use super::layout::{Fitting, Spot, Way};
use super::plan::Plan;
use super::set::SetTile;
use super::transfer::{PlayerId, Transfer};
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::EntryNo;
use crate::table::article::Article;
use crate::table::name::Name;
use smallvec::SmallVec;

/// Whether an entry was in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It was in order.
    Accepted,
    /// It was this foul.
    Foul(Foul),
}

/// How a tile was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// In turn.
    Turn {
        /// Whether it was also an immediate double.
        immediate: bool,
    },
    /// As an immediate double out of turn, for which a later turn is missed (7.5).
    OutOfTurn {
        /// Whether that turn is the first one for which the side of the double is open (7.6).
        later: bool,
    },
    /// It stays though it does not follow the game (11.13).
    Stands,
}

/// How a close was decided, or that it is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseOutcome {
    /// Right at once: no unplayed tile fits.
    RightAtOnce,
    /// Wrong at once: this tile is known to be in that hand.
    KnownTile(PlayerId, Tile),
    /// Wrong at once: this many tiles fit, and the boneyard can hide only this many.
    TooManyFit(u8, u8),
    /// Open until it is refuted or upheld.
    Open,
    /// Open until the last hand is shown (9.5).
    OpenToTheLastHand(PlayerId),
    /// Refuted by this tile.
    Refuted(PlayerId, Tile),
    /// Upheld.
    Upheld,
}

/// Who opens the next hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NextSet {
    /// Whoever holds the highest double (2.2).
    HighestDouble,
    /// The loser (2.3).
    Loser(PlayerId),
    /// One of these players, after lots are drawn (2.3).
    Lots(Box<Seats>),
}

/// Where a turned tile went in Billitonnen (13.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flipped {
    /// It is the set.
    Set,
    /// On the left end.
    Left,
    /// On the right end.
    Right,
    /// To the other end of the player's row, since it does not fit.
    Back,
}

/// Who opens a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opens {
    /// The player on set.
    pub on_set: PlayerId,
    /// The player on the right of the player on set.
    pub shuffles: PlayerId,
}

/// An effect of a ruling.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    LawNamed,
    /// Clockwise.
    Seated(Vec<Name>),
    HouseTurned(Setting),
    /// A newcomer sits down at this place, counted clockwise from 0.
    Joined(Name, usize),
    Left(PlayerId),
    Settled,
    /// Nothing is in the pot, so the session is finished.
    PotEmpty,
    /// The player takes the pot, and the session is finished.
    PotTaken(PlayerId),
    BillitonnenBegun,
    /// For each player: the chips counted, and the chips in the book.
    Recounted(Vec<(PlayerId, i64, i64)>),
    Noted,
    /// A hand is dealt.
    Dealt {
        /// The number of the hand in the session, from 1.
        hand: u32,
        /// Who opens it; `None` in a first hand (articles 2.2 to 2.4).
        opens: Option<Opens>,
        /// How many tiles each player takes.
        each: u8,
        /// How many tiles are left.
        boneyard: u8,
    },
    Reshuffled,
    Irregular(PlayerId, Irregular),
    SetLaid {
        player: PlayerId,
        set: SetTile,
        drawn: bool,
    },
    Announced(Game, Box<Plan>),
    /// These tiles are declared, whether in order or not.
    Declared(PlayerId, TileSet),
    /// Tiles are seen in a hand and stay known.
    Shown(PlayerId, TileSet),
    /// Tiles are drawn.
    Drew {
        player: PlayerId,
        /// How many; 0 if the player tried to draw but may not.
        tiles: u8,
        /// How many are left in the boneyard.
        left: u8,
    },
    /// A player passes.
    Passed {
        player: PlayerId,
        /// Whether the turn passes on; not if more than two tiles are left.
        turn_passes: bool,
    },
    /// A player denies holding any of these tiles.
    Denied {
        player: PlayerId,
        kind: DenialKind,
        tiles: TileSet,
        /// What each opponent is paid for the pass itself, in chips.
        took: i64,
        /// For a pass, where the tiles could have been laid.
        fitting: Box<Fitting>,
    },
    SaidNos(PlayerId),
    /// A player misses a turn.
    Waited {
        player: PlayerId,
        /// Whether the missed turn counts as lying between two tiles (7.2).
        lies_between: bool,
    },
    Laid {
        player: PlayerId,
        tile: Tile,
        way: Way,
        spot: Spot,
        manner: Manner,
        /// Who owes for it if the player asks.
        debtor: Option<PlayerId>,
    },
    /// The player asks for the payment for this double, and it is made.
    DuePaid(PlayerId, Tile),
    /// A player is out.
    Out {
        player: PlayerId,
        /// Whether this player is the first out.
        first: bool,
    },
    /// The player announces a close with the tile just laid.
    CloseCalled(PlayerId, CloseOutcome),
    /// The open close of this player is decided.
    CloseDecided(PlayerId, CloseOutcome),
    Over(Ending),
    /// Tiles played or shown prove a denial false.
    Proved {
        player: PlayerId,
        /// The place of the denial in the record of the hand.
        denial: usize,
        kind: DenialKind,
        /// The entry of the denial.
        no: EntryNo,
        /// Whether the penalty is settled now.
        settled: bool,
        /// What each opponent is paid for it now, in chips.
        each: i64,
    },
    /// A denial is punished because the table called it.
    Punished {
        player: PlayerId,
        /// The place of the denial in the record of the hand.
        denial: usize,
        kind: DenialKind,
        /// The entry of the denial.
        no: EntryNo,
        /// What each opponent is paid for it now, in chips.
        each: i64,
    },
    /// The player's count, in spots.
    Counted(PlayerId, u16),
    /// The player shows these tiles, which could have been played when a close was upheld.
    Concealed(PlayerId, TileSet, Box<Fitting>),
    /// The count is paid. It decides who opens the next hand.
    HandScored(NextSet),
    /// The player's balance fell below zero, to this many chips (article 1.4).
    FellBelowZero(PlayerId, i64),
    Voided,
    /// Lots are drawn. They decide who opens the next hand.
    LotsDrawn(NextSet),
    /// Lots are drawn for the lead in Billitonnen, which this player wins.
    Lead(PlayerId),
    /// The tile left over is laid, with these numbers left and right.
    Started(Spots, Spots),
    TileFlipped {
        player: PlayerId,
        /// The number typed first.
        left: Spots,
        /// The number typed second.
        right: Spots,
        to: Flipped,
    },
}

/// The effects of a ruling. Most entries have one, which is kept without an allocation.
pub type Events = SmallVec<[Event; 1]>;

/// The articles of a ruling. As many as most rulings cite are kept without an allocation.
pub type Articles = SmallVec<[Article; 5]>;

/// The answer to an entry that was taken.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    pub verdict: Verdict,
    /// Who committed the foul, if it is one.
    pub offender: Option<PlayerId>,
    /// The effects on the table, in order.
    pub events: Events,
    /// The payments, in order.
    pub transfers: Vec<Transfer>,
    /// The articles that decided, each once, in the order in which they were applied.
    pub articles: Articles,
    /// Whether a penalty was due and the table waived it (11.10).
    pub waived: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_are_small_enough_to_be_kept_all_evening() {
        assert!(size_of::<Event>() <= 40, "{}", size_of::<Event>());
        assert!(size_of::<Transfer>() <= 24, "{}", size_of::<Transfer>());
        assert!(size_of::<Ruling>() <= 104, "{}", size_of::<Ruling>());
    }
}
