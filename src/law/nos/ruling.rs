//! What the referee answers: the verdict, every effect on the table, and the payments.

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

/// Whether what happened was in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It was.
    Accepted,
    /// It was not.
    Foul(Foul),
}

/// How a tile came to lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// As the turn of its player.
    Turn {
        /// Whether it was at the same time an immediate double.
        immediate: bool,
    },
    /// As an immediate double out of turn, for a turn missed later (7.5).
    OutOfTurn {
        /// Whether that turn is the first one on which its side is open (7.6).
        later: bool,
    },
    /// Though it does not follow the game (11.13).
    Stands,
}

/// What became of a close.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseOutcome {
    /// Right at once: no unplayed tile fits.
    RightAtOnce,
    /// Wrong at once: this tile is known to be in that hand.
    KnownTile(PlayerId, Tile),
    /// Wrong at once: so many tiles fit, and the boneyard can hide only so many.
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
    /// One of these, once lots are drawn (2.3).
    Lots(Seats),
}

/// Where a turned tile of Billitonnen went (13.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flipped {
    /// It is the set.
    Set,
    /// On the left end.
    Left,
    /// On the right end.
    Right,
    /// To the other end of his row: it does not fit.
    Back,
}

/// Who opens a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opens {
    /// The player on set.
    pub on_set: PlayerId,
    /// The player to his right, who shuffles.
    pub shuffles: PlayerId,
}

/// One thing that becomes so when a ruling is applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The edition of the rulebook is named.
    LawNamed,
    /// The players sit down.
    Seated(Vec<Name>),
    /// A house rule is turned.
    HouseTurned(Setting),
    /// A newcomer sits down at this place, counted clockwise from 0.
    Joined(Name, usize),
    /// A player leaves.
    Left(PlayerId),
    /// The session is settled.
    Settled,
    /// Nothing is in the pot, and the session is finished.
    PotEmpty,
    /// Somebody takes the pot, and the session is finished.
    PotTaken(PlayerId),
    /// Billitonnen begins.
    BillitonnenBegun,
    /// Chips were counted, in chips: player, counted, book.
    Recounted(Vec<(PlayerId, i64, i64)>),
    /// Something was noted.
    Noted,
    /// A hand is dealt, so many tiles each, so many left; somebody is on set, or nobody yet.
    Dealt {
        /// Its number in the session, from 1.
        hand: u32,
        /// Who opens it; nobody yet in a first hand (articles 2.2 to 2.4).
        opens: Option<Opens>,
        /// Tiles each.
        each: u8,
        /// Tiles left.
        boneyard: u8,
    },
    /// The tiles are dealt again.
    Reshuffled,
    /// An irregular deal is noticed.
    Irregular(PlayerId, Irregular),
    /// The set lies.
    SetLaid {
        /// Who set it.
        player: PlayerId,
        /// As it lies.
        set: SetTile,
        /// Whether it was drawn.
        drawn: bool,
    },
    /// A game is announced.
    Announced(Game, Box<Plan>),
    /// Doubles are declared, in order or not.
    Declared(PlayerId, TileSet),
    /// Tiles are seen in a hand and stay known.
    Shown(PlayerId, TileSet),
    /// Tiles are drawn, perhaps none of those that were tried.
    Drew {
        /// Who drew.
        player: PlayerId,
        /// How many.
        tiles: u8,
        /// How many are left in the boneyard.
        left: u8,
    },
    /// A player passes; he stays on turn where more than two tiles are left.
    Passed {
        /// Who.
        player: PlayerId,
        /// Whether the turn passes on.
        turn_passes: bool,
    },
    /// A player denies holding any of these tiles; what each opponent was already paid for it, in chips.
    Denied {
        /// Who.
        player: PlayerId,
        /// How.
        kind: DenialKind,
        /// The tiles.
        tiles: TileSet,
        /// Chips already paid to each opponent.
        took: i64,
        /// Where they could have been laid, for a pass.
        fitting: Fitting,
    },
    /// The first player out says "nos".
    SaidNos(PlayerId),
    /// A player misses his turn.
    Waited {
        /// Who.
        player: PlayerId,
        /// Whether the missed turn lies between two tiles (7.2).
        lies_between: bool,
    },
    /// A tile is laid.
    Laid {
        /// Who laid it.
        player: PlayerId,
        /// The tile.
        tile: Tile,
        /// How it lies.
        way: Way,
        /// What it touches.
        spot: Spot,
        /// How it came to lie.
        manner: Manner,
        /// Who owes for it, should he ask.
        debtor: Option<PlayerId>,
    },
    /// The payment for this double is asked for and made.
    DuePaid(PlayerId, Tile),
    /// A player is out, perhaps as the first.
    Out {
        /// Who.
        player: PlayerId,
        /// Whether he is the first.
        first: bool,
    },
    /// A close is announced with the tile just laid.
    CloseCalled(PlayerId, CloseOutcome),
    /// The close that was open is decided.
    CloseDecided(PlayerId, CloseOutcome),
    /// The hand is over.
    Over(Ending),
    /// A denial is proved false by what was played or shown.
    Proved {
        /// Whose.
        player: PlayerId,
        /// Its number in the hand.
        denial: usize,
        /// How it was made.
        kind: DenialKind,
        /// The entry by which it was made.
        no: EntryNo,
        /// Whether its penalty is now settled.
        settled: bool,
        /// What each opponent is now paid for it, in chips.
        each: i64,
    },
    /// A denial is punished at the official's call.
    Punished {
        /// Whose.
        player: PlayerId,
        /// Its number in the hand.
        denial: usize,
        /// How it was made.
        kind: DenialKind,
        /// The entry by which it was made.
        no: EntryNo,
        /// What each opponent is now paid for it, in chips.
        each: i64,
    },
    /// A hand is counted, in spots.
    Counted(PlayerId, u16),
    /// A shown hand holds these tiles, which could have been played when a close was upheld.
    Concealed(PlayerId, TileSet, Fitting),
    /// The count is paid; who opens the next hand.
    HandScored(NextSet),
    /// A balance fell below zero, to so many chips (article 1.4).
    FellBelowZero(PlayerId, i64),
    /// The hand is abandoned.
    Voided,
    /// Lots are drawn for the set.
    LotsDrawn(NextSet),
    /// Lots are drawn for the lead in Billitonnen.
    Lead(PlayerId),
    /// The tile left over lies.
    Started(Spots, Spots),
    /// A tile is turned in Billitonnen.
    TileFlipped {
        /// Who turned it.
        player: PlayerId,
        /// The number typed first.
        left: Spots,
        /// The number typed second.
        right: Spots,
        /// Where it went.
        to: Flipped,
    },
}

/// The referee's answer to an entry that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Whether it was in order.
    pub verdict: Verdict,
    /// Who committed the foul, where it is one.
    pub offender: Option<PlayerId>,
    /// Every effect on the table, in order.
    pub events: Vec<Event>,
    /// Every payment, in order.
    pub transfers: Vec<Transfer>,
    /// The articles that decided it, each once, the first one first.
    pub articles: Vec<Article>,
    /// Whether a penalty was due and the table waived it (11.10).
    pub waived: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_are_small_enough_to_be_kept_all_evening() {
        assert!(size_of::<Event>() <= 40, "{}", size_of::<Event>());
        assert!(size_of::<Transfer>() <= 40, "{}", size_of::<Transfer>());
    }
}
