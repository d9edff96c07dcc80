//! What can be entered: what happened at the table, as it was typed, with names not yet looked up.

use super::fouls::Foul;
use super::game::Game;
use super::house::Setting;
use super::plan::Arm;
use crate::dominoes::tile::{Spots, Tile};
use crate::table::name::Name;

/// The edition of the rulebook that this program judges by.
pub const EDITION: u32 = 1;

/// An entry: an act at the table, and whether the table waived its penalty (article 11.10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What happened.
    pub act: Act,
    /// Whether `waive` stands at its end.
    pub waived: bool,
}

impl From<Act> for Entry {
    fn from(act: Act) -> Entry {
        Entry { act, waived: false }
    }
}

/// What happened at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// The edition of the rulebook that judges what follows.
    Law(u32),
    /// The players, clockwise (article 1.1).
    Seat(Vec<Name>),
    /// A house rule other than the default.
    House(Setting),
    /// A newcomer between hands (article 12.5).
    Join {
        /// The newcomer.
        name: Name,
        /// Whom he sits after; the last seat where nobody is named.
        after: Option<Name>,
    },
    /// A player leaves between hands (article 12.2).
    Retire(Name),
    /// The session ends (article 12.1).
    Settle,
    /// Who takes the pot (article 12.3).
    Pot(Name),
    /// Billitonnen begins (chapter 13).
    Billitonnen,
    /// Chips that were counted at the table.
    Recount(Vec<(Name, u32)>),
    /// Words that change nothing.
    Note(String),
    /// A new hand begins (chapter 2).
    Deal,
    /// Nobody has a double in a first hand (article 2.2).
    Reshuffle,
    /// Too few tiles were taken (article 2.5).
    Short {
        /// Who took them.
        name: Name,
        /// How many tiles are missing, at least 1.
        tiles: u8,
    },
    /// Too many tiles were taken (article 2.6).
    Excess {
        /// Who took them.
        name: Name,
        /// How many tiles too many, at least 1.
        tiles: u8,
        /// Whether he had looked at them and keeps them.
        kept: bool,
    },
    /// The first tile (chapter 3).
    Set {
        /// Who set it; the player on set where nobody is named.
        name: Option<Name>,
        /// The number that lies on the left of a line.
        left: Spots,
        /// The number that lies on the right.
        right: Spots,
        /// Whether it was drawn for the set (article 3.2).
        drawn: bool,
    },
    /// The game (chapter 4).
    Announce(Announced),
    /// Doubles laid face up (chapter 5).
    Declare {
        /// Whose.
        name: Name,
        /// The tiles, at least one.
        tiles: Vec<Tile>,
    },
    /// Tiles from the boneyard (article 6.2).
    Draw {
        /// Who drew; the player on turn where nobody is named.
        name: Option<Name>,
        /// How many, at least 1; one where it is not said.
        tiles: u8,
    },
    /// A tile (chapters 6 and 7).
    Play(Play),
    /// Asking for the payment for the double last played (article 7.3).
    Claim(Option<Name>),
    /// A pass (article 6.4).
    Pass(Option<Name>),
    /// "I wait" (article 7.5).
    Wait(Option<Name>),
    /// "Nos" (article 8.1).
    Nos(Name),
    /// "I block" (article 9.1).
    Block(Option<Name>),
    /// A tile shown against an open close (article 9.3).
    Refute {
        /// Who shows it.
        name: Name,
        /// The tile.
        tile: Tile,
    },
    /// The open close proved right (article 9.2).
    Uphold,
    /// A foul that the record cannot show (chapter 11).
    Foul {
        /// Who committed it.
        name: Name,
        /// What it was.
        kind: Foul,
    },
    /// The tiles still held when the hand is over (article 10.2).
    Reveal {
        /// Whose.
        name: Name,
        /// The tiles, at least one.
        tiles: Vec<Tile>,
    },
    /// Just their count, in spots (article 10.2).
    Count {
        /// Whose.
        name: Name,
        /// How many spots.
        spots: u16,
    },
    /// Tiles drawn as lots (articles 2.3, 13.1).
    Lot(Vec<(Name, Tile)>),
    /// The hand is abandoned.
    Void,
    /// In Billitonnen for three, the tile left over (article 13.2).
    Starter {
        /// The number that was typed first: the left end of the line.
        left: Spots,
        /// The number that was typed second: the right end.
        right: Spots,
    },
    /// In Billitonnen, a tile turned (article 13.4).
    Flip {
        /// Who turned it; the player on turn where nobody is named.
        name: Option<Name>,
        /// The number that was typed first: the left end, where the tile is the first of the line.
        left: Spots,
        /// The number that was typed second.
        right: Spots,
        /// The end it is played on, where it is named.
        on: Option<Place>,
    },
}

/// A game as it was typed: in words, or by its number alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Announced {
    /// By its number in article 4.5, 1 to 17.
    Number(u8),
    /// In words.
    Words(Game),
}

/// A place to play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Place {
    /// This arm.
    Arm(Arm),
    /// The arm whose open end shows this number.
    Shows(Spots),
}

/// A tile played, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who played it; the player on turn where nobody is named.
    pub name: Option<Name>,
    /// The tile.
    pub tile: Tile,
    /// The end that touches, where `>` says it.
    pub touching: Option<Spots>,
    /// Where it was played, if that is said.
    pub on: Option<Place>,
    /// What the last word says.
    pub tail: Tail,
}

/// The last word of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Tail {
    /// Nothing more is said.
    Plain,
    /// The payment for the double is asked for at once.
    Claim,
    /// It does not follow the game, and stays where it lies (article 11.13).
    Stands,
}
