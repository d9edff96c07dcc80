//! What becomes of an entry of Nos besides what every law has.

use super::fouls::Foul;
use super::games::Game;
use super::hand::{DenialKind, Due, Ending, Irregular, NotDue, PlayerId};
use super::layout::{ArmWay, Asks, Fitted, Spot};
use super::set::SetTile;
use nos_base::dominoes::{Tile, TileSet};
use nos_base::hands::record::Sighting;
use nos_base::table::name::Name;
use nos_base::words::Variables;
use nos_base::words::message::{Incidental, Variable};
use nos_base::{messages, never_a_variable};
use nos_law::EntryNo;
use nos_law::table::Opener;

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Manner {
        /// In turn; perhaps it was also an immediate double.
        Turn { immediate: bool },
        /// As an immediate double that is no play of a turn, for which a later turn is missed (7.5). Whether that is
        /// the first turn on which the side of the double is open, and whether the player stays on turn (7.6).
        AtOnce { later: bool, stays: bool },
        /// It stays though it does not follow the game (11.13).
        Stands,
    }
}

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CloseOutcome {
        RightAtOnce,
        /// Wrong at once: this tile is known to be in that hand.
        KnownTile(holder: PlayerId, tile: Tile),
        /// Wrong at once: this many tiles fit, and the boneyard can hide only so many.
        TooManyFit(fit: u8, hidden: u8),
        Open,
        /// Open until the last hand is shown (9.5).
        OpenToTheLastHand(last: PlayerId),
        Refuted(holder: PlayerId, tile: Tile),
        Upheld,
        /// It was upheld, but this hand, shown at the end, held a tile that fitted (9.7).
        ProvedWrong(holder: PlayerId, tile: Tile),
    }
}

impl CloseOutcome {
    /// Whether the close was right; `None` while it is open.
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
    /// Where a turned tile went in Billitonnen (13.4).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Flipped {
        Set,
        Left,
        Right,
        /// To the other end of the player's row, since it does not fit.
        Back,
    }
}

messages! {
    /// Who opens a hand that is dealt.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Opens {
        /// Whoever holds the highest double, in a first hand (2.2 to 2.4).
        HighestDouble,
        /// This player. The one on the right shuffles.
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
    /// What proves a denial false: since it, more of the denied tiles were seen than tiles were drawn.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Proof {
        /// Those seen with this entry, and those seen before.
        Seen {
            tiles: TileSet,
            played: bool,
            before: Vec<Sighting<TileSet>>,
            drawn: u8,
            /// For a pass, where they could have been laid.
            fitted: Vec<Fitted>,
            /// What each opponent was paid at once for the pass itself, in chips (11.5).
            took: i64,
            /// The penalty that was settled before, if it was: by which entry, and how.
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
    /// Why a foul is one, if the record says more than its article.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Because {
        Article,
        /// This other player is on set or on turn, has just played, or was out first.
        Other(player: PlayerId),
        /// The number of tiles in the hand or in the boneyard, or that could be drawn.
        Tiles(tiles: u8),
        /// Since this player laid a tile, another has acted.
        Acted(player: PlayerId),
        Asks(ends: Vec<Asks>),
        NoDouble(tile: Tile),
        NotDue(why: NotDue),
        Doubles(numbers: Vec<u8>),
    }
}

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Event {
        /// Nothing is in the pot, so the session is finished.
        PotEmpty,
        PotTaken(player: PlayerId),
        BillitonnenBegun,
        Recounted { counts: Vec<CountedPlayer>, agrees: bool },
        Differs { player: PlayerId, more: bool, difference: i64, chips: i64, book: i64 },
        /// It is a foul, and the tile that goes back for it.
        Fault { foul: Foul, player: PlayerId, tile: Option<Tile>, because: Because },
        Took { opens: Opens, each: u8, boneyard: u8 },
        Reshuffled,
        Irregular(player: PlayerId, irregular: Irregular),
        SetLaid { player: PlayerId, set: SetTile, drawn: bool },
        Announced(game: Game),
        /// These tiles are declared, whether in order or not.
        Declared(player: PlayerId, tiles: TileSet),
        /// Tiles are seen in a hand and stay known.
        Shown(player: PlayerId, tiles: TileSet),
        /// No tile is drawn if the player tried to but may not; so many are left in the boneyard.
        Drew { player: PlayerId, tiles: u8, left: u8 },
        /// The turn does not pass on if more than two tiles are left.
        Passed { player: PlayerId, turn_passes: bool },
        Denied {
            player: PlayerId,
            kind: DenialKind,
            tiles: TileSet,
            /// What each opponent is paid for the pass itself, in chips.
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
            /// The place of the denial in the record of the hand.
            denial: usize,
            kind: DenialKind,
            no: EntryNo,
            /// Whether the penalty is settled now.
            settled: bool,
            /// What each opponent is paid for it now, in chips; `None` if that is waived.
            each: Option<i64>,
            proof: Incidental<Box<Proof>>,
        },
        /// A denial is punished because the table called it.
        Punished { player: PlayerId, denial: usize, kind: DenialKind, no: EntryNo, each: Option<i64> },
        Counted(player: PlayerId, spots: u16),
        /// The player shows these tiles, which could have been played when a close was upheld.
        Concealed {
            player: PlayerId,
            tiles: TileSet,
            closer: PlayerId,
            upheld: EntryNo,
            fitted: Vec<Fitted>,
        },
        /// The count is paid. It decides who opens the next hand.
        HandScored(next: Opener),
        /// The player's balance fell below zero, to this many chips (1.4).
        FellBelowZero(player: PlayerId, chips: i64),
        LotsDrawn(next: Opener),
        Lead(player: PlayerId),
        Started(set: SetTile),
        TileFlipped { player: PlayerId, tile: SetTile, to: Flipped },
    }
}

impl Event {
    /// The player of an event, if it is what the player did.
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
        match self {
            Event::Fault { foul, .. } => Some(*foul),
            _ => None,
        }
    }
}
