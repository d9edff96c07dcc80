//! The events of Nos beyond those of every law.

use super::fouls::Foul;
use super::games::Game;
use super::hand::{DenialKind, Due, Ending, Irregular, NotDue, PlayerId};
use super::layout::{ArmWay, Asks, Fitted, Spot};
use super::set::SetTile;
use nos_base::{
    Incidental, Name, Sighting, Tile, TileSet, Variable, Variables, messages, never_a_variable,
};
use nos_law::{EntryNo, Opener};

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Manner {
        /// In turn; it may also be an immediate double.
        Turn { immediate: bool },
        /// Out of turn as an immediate double, which costs a later turn (7.5): the first turn when
        /// its side is open, if `later`. The player stays on turn if `stays` (7.6).
        AtOnce { later: bool, stays: bool },
        /// The tile stays though it does not follow the game (11.13).
        Stands,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CloseOutcome {
        RightAtOnce,
        KnownTile(holder: PlayerId, tile: Tile),
        /// Wrong: more tiles fit than the boneyard can hide, so a player must hold one. The fields
        /// are both numbers.
        TooManyFit(fit: u8, hidden: u8),
        Open,
        /// Open until the last hand is shown (9.5).
        OpenToTheLastHand(last: PlayerId),
        Refuted(holder: PlayerId, tile: Tile),
        Upheld,
        /// Upheld, but this hand, shown at the end, held a tile that fitted (9.7).
        ProvedWrong(holder: PlayerId, tile: Tile),
    }
}

impl CloseOutcome {
    /// `None` while the close is open.
    pub fn is_right(self) -> Option<bool> {
        match self {
            CloseOutcome::RightAtOnce | CloseOutcome::Upheld => Some(true),
            CloseOutcome::KnownTile(..) | CloseOutcome::TooManyFit(..) => Some(false),
            CloseOutcome::Refuted(..) | CloseOutcome::ProvedWrong(..) => Some(false),
            CloseOutcome::Open | CloseOutcome::OpenToTheLastHand(_) => None,
        }
    }
}

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Flipped {
        Set,
        Left,
        Right,
        /// The tile does not fit and goes to the other end of the player's row.
        Back,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Opens {
        /// In a first hand, the holder of the highest double (2.2 to 2.4).
        HighestDouble,
        /// This player; the one on the right shuffles.
        Player { on_set: PlayerId, shuffles: PlayerId },
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedPlayer {
    pub player: PlayerId,
    pub name: Name,
    pub chips: i64,
    pub book: i64,
}

never_a_variable!(CountedPlayer, Due, Spot);

messages! {
    /// Why a denial is false: more of the denied tiles were seen since than tiles were drawn.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Proof {
        /// The tiles seen with this entry, and before.
        Seen {
            tiles: TileSet,
            played: bool,
            before: Vec<Sighting<TileSet>>,
            drawn: u8,
            /// For a pass, the places where they could have been laid.
            fitted: Vec<Fitted>,
            /// The chips each opponent received for the pass (11.5).
            took: i64,
            settled: Option<EntryNo>,
            each: Option<i64>,
        },
    }
}

impl Variable for Fitted {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let told = variables.message("fitted", |variables| {
            self.tile.set("tile", variables);
            self.arms.set("arms", variables);
        });
        variables.set(name, told);
    }
}

messages! {
    /// The reason for a foul, if the record shows more than its article.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Because {
        Article,
        Other(player: PlayerId),
        /// The tiles in the hand or boneyard, or those that could be drawn.
        Tiles(tiles: u8),
        Acted(player: PlayerId),
        Asks(ends: Vec<Asks>),
        NoDouble(tile: Tile),
        NotDue(why: NotDue),
        Doubles(numbers: Vec<u8>),
    }

    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        PotEmpty,
        PotTaken(player: PlayerId),
        BillitonnenBegun,
        Recounted { counts: Vec<CountedPlayer>, agrees: bool },
        Differs { player: PlayerId, more: bool, difference: i64, chips: i64, book: i64 },
        Fault { foul: Foul, player: PlayerId, tile: Option<Tile>, because: Because },
        Took { opens: Opens, each: u8, boneyard: u8 },
        Reshuffled,
        Irregular(player: PlayerId, irregular: Irregular),
        SetLaid { player: PlayerId, set: SetTile, drawn: bool },
        Announced(game: Game),
        Declared(player: PlayerId, tiles: TileSet),
        /// Seen tiles stay known.
        Shown(player: PlayerId, tiles: TileSet),
        /// `tiles` is 0 if the player may not draw; `left` is the boneyard.
        Drew { player: PlayerId, tiles: u8, left: u8 },
        /// The turn stays while more than two tiles are left.
        Passed { player: PlayerId, turn_passes: bool },
        Denied {
            player: PlayerId,
            kind: DenialKind,
            tiles: TileSet,
            took: i64,
        },
        SaidNos(player: PlayerId),
        /// A missed turn, and whether it counts as lying between two tiles (7.2).
        Waited { player: PlayerId, lies_between: bool },
        Laid {
            player: PlayerId,
            tile: Tile,
            way: ArmWay,
            spot: Spot,
            manner: Manner,
            due: Due,
        },
        DuePaid(player: PlayerId, tile: Tile),
        Out { player: PlayerId, first: bool },
        CloseCalled(player: PlayerId, outcome: CloseOutcome),
        CloseDecided(player: PlayerId, outcome: CloseOutcome),
        Over(ending: Ending),
        Proved {
            player: PlayerId,
            denial: usize,
            kind: DenialKind,
            no: EntryNo,
            settled: bool,
            /// The chips each opponent now receives; `None` if waived.
            each: Option<i64>,
            proof: Incidental<Box<Proof>>,
        },
        /// The table calls a false denial, which is punished.
        Punished { player: PlayerId, denial: usize, kind: DenialKind, no: EntryNo, each: Option<i64> },
        Counted(player: PlayerId, spots: u16),
        Concealed {
            player: PlayerId,
            tiles: TileSet,
            closer: PlayerId,
            upheld: EntryNo,
            fitted: Vec<Fitted>,
        },
        /// Pays the count and decides who opens the next hand.
        HandScored(next: Opener),
        /// The player's balance fell to this many chips, below zero (1.4).
        FellBelowZero(player: PlayerId, chips: i64),
        LotsDrawn(next: Opener),
        Lead(player: PlayerId),
        Started(set: SetTile),
        TileFlipped { player: PlayerId, tile: SetTile, to: Flipped },
    }
}

impl Event {
    pub fn actor(&self) -> Option<PlayerId> {
        match *self {
            Event::PotTaken(player)
            | Event::Irregular(player, _)
            | Event::Declared(player, _)
            | Event::Shown(player, _)
            | Event::SaidNos(player)
            | Event::DuePaid(player, _)
            | Event::CloseCalled(player, _)
            | Event::CloseDecided(player, _)
            | Event::Counted(player, _)
            | Event::SetLaid { player, .. }
            | Event::Drew { player, .. }
            | Event::Passed { player, .. }
            | Event::Waited { player, .. }
            | Event::Laid { player, .. }
            | Event::TileFlipped { player, .. } => Some(player),
            _ => None,
        }
    }

    pub fn fault(&self) -> Option<Foul> {
        let Event::Fault { foul, .. } = self else { return None };
        Some(*foul)
    }
}
