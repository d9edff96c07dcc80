//! A hand in its current state, from the deal to the count.

use super::count;
use super::set::SetTile;
use super::transfer::PlayerId;
use crate::dominoes::contradiction::Contradiction;
use crate::dominoes::holds::Holds;
use crate::dominoes::record::TileRecord;
use crate::dominoes::tile::TileSet;
use crate::law::EntryNo;

pub use super::denial::{DenialKind, Denied};
pub use super::holding::{Due, DueState, Holding, Irregular};
pub use super::round::{Ending, LastLaid, Predecessor, Round, Stage};
pub use crate::table::seat::{BySeat, Circle, Seat, Seats};

/// The fewest players (article 1.1).
pub const SEATS_MIN: usize = 3;

/// The most players (article 1.1).
pub const SEATS_MAX: usize = 5;

/// How many tiles each player takes if there are this many players (article 2.1).
pub fn tiles_each(players: usize) -> u8 {
    8u8.saturating_sub(players as u8)
}

/// How many tiles of the boneyard nobody may draw (article 6.2).
pub const LAST_TWO: u8 = 2;

/// What lies on the table.
#[expect(
    clippy::large_enum_variant,
    reason = "a hand is in a box, and nearly all of it is a game"
)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Table {
    /// Nothing yet.
    Bare {
        /// The player on set; `None` in a first hand, where nobody is on set yet.
        on_set: Option<Seat>,
    },
    /// The set; no game is announced.
    Set {
        /// The player on set.
        on_set: Seat,
        /// The set as it lies.
        set: SetTile,
        /// The entry that laid it.
        no: EntryNo,
    },
    /// A game.
    Game(Round),
}

/// A hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The players in the hand, clockwise.
    pub seats: Circle,
    /// Whether it is a first hand, opened by article 2.2.
    pub first: bool,
    /// What each player owes or may be owed.
    pub holdings: BySeat<Holding>,
    /// What happened to the tiles, and where they are known to be.
    pub tiles: TileRecord<Denied>,
    /// What lies on the table.
    pub table: Table,
    /// The first player out, if anybody is out.
    pub first_out: Option<Seat>,
    /// What each seat has paid to each other seat since the deal, in chips.
    pub paid: BySeat<BySeat<i64>>,
}

impl Hand {
    /// A hand just dealt to these players.
    pub fn new(seats: Circle, on_set: Option<Seat>) -> Hand {
        Hand {
            first: on_set.is_none(),
            holdings: BySeat::default(),
            tiles: TileRecord::dealt(TileSet::set(6), seats.len(), tiles_each(seats.len())),
            table: Table::Bare { on_set },
            first_out: None,
            paid: BySeat::default(),
            seats,
        }
    }

    /// The seat of a player; `None` if the player is not in the hand.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.seats.seat(player)
    }

    /// The player at a seat.
    pub fn player(&self, seat: Seat) -> PlayerId {
        self.seats[seat]
    }

    /// Every seat of the hand, clockwise.
    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats.seats()
    }

    /// What the player at a seat owes or may be owed.
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.holdings[seat]
    }

    /// The same, to be changed.
    pub(super) fn holding_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.holdings[seat]
    }

    /// The game under way, if one is announced.
    pub fn round(&self) -> Option<&Round> {
        match &self.table {
            Table::Game(round) => Some(round),
            Table::Bare { .. } | Table::Set { .. } => None,
        }
    }

    /// Whether the hand is over and must be counted.
    pub fn is_over(&self) -> bool {
        self.round()
            .is_some_and(|round| matches!(round.stage, Stage::Over { .. }))
    }

    /// The player on set, if it is known.
    pub fn on_set(&self) -> Option<Seat> {
        match &self.table {
            Table::Bare { on_set } => *on_set,
            Table::Set { on_set, .. } => Some(*on_set),
            Table::Game(round) => Some(round.on_set),
        }
    }

    /// The entry that laid the set, if it lies.
    pub fn set_no(&self) -> Option<EntryNo> {
        match &self.table {
            Table::Bare { .. } => None,
            Table::Set { no, .. } => Some(*no),
            Table::Game(round) => Some(round.set_no),
        }
    }

    /// Who last laid a tile, the set included; `None` if no tile lies.
    pub fn last_to_lay(&self) -> Option<Seat> {
        match &self.table {
            Table::Bare { .. } => None,
            Table::Set { on_set, .. } => Some(*on_set),
            Table::Game(round) => Some(round.last.seat),
        }
    }

    /// The seats that still have tiles.
    pub fn still_in(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all().filter(|seat| self.tiles.number(*seat) > 0)
    }

    /// The next seat clockwise.
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.seats.left_of(seat)
    }

    /// The next seat anticlockwise.
    pub fn right_of(&self, seat: Seat) -> Seat {
        self.seats.right_of(seat)
    }

    /// The next seat clockwise that has tiles (article 6.1); the same seat if nobody else has any.
    pub fn next_in(&self, seat: Seat) -> Seat {
        let mut next = self.left_of(seat);
        while next != seat && self.tiles.number(next) == 0 {
            next = self.left_of(next);
        }
        next
    }

    /// How many turns a player owes now with "I wait" (articles 7.5, 7.6).
    pub fn waits_due(&self, seat: Seat) -> u8 {
        let holding = self.holding(seat);
        let side_is_open = self.round().is_some_and(|round| round.layout.step() > 0);
        holding.waits + if side_is_open { holding.waits_later } else { 0 }
    }

    /// Who can hold what; `None` while no set lies.
    pub fn holds(&self) -> Option<Result<Holds, Contradiction<Denied>>> {
        let lies = !matches!(self.table, Table::Bare { .. });
        lies.then(|| self.tiles.holds(count::of))
    }

    /// How many tiles may still be drawn (article 6.2).
    pub fn drawable(&self) -> u8 {
        self.tiles.boneyard().saturating_sub(LAST_TWO)
    }
}
