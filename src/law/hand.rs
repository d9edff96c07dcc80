//! A hand as it stands, from the deal to the count.

use super::EntryNo;
use super::article::{Article, article};
use super::game::{Game, SetTile};
use super::layout::{Layout, Scope, Spot};
use super::tile::{Tile, TileSet};
use super::transfer::PlayerId;
use arrayvec::ArrayVec;

/// The most players (article 1.1).
pub const SEATS_MAX: usize = 5;
/// The fewest players (article 1.1).
pub const SEATS_MIN: usize = 3;
/// The tiles of the boneyard that nobody may draw (article 6.2).
pub const LAST_TWO: u8 = 2;

/// A seat at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Seat(pub(crate) u8);

impl Seat {
    /// Its number, from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The seated players, clockwise.
pub type Seats = ArrayVec<PlayerId, SEATS_MAX>;

/// An irregular deal (articles 2.5, 2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Irregular {
    /// So many too few, drawn up when it was noticed.
    Short(u8),
    /// So many too few, noticed too late: he plays on with what he has.
    Lapsed(u8),
    /// So many too many, kept.
    Kept(u8),
    /// Too many, and they went back.
    Returned,
}

/// How a payment for a double stands (article 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DueState {
    /// It may still be asked for.
    Open,
    /// Another player has acted.
    Lapsed,
    /// It was asked for and paid.
    Paid,
}

/// A double that was played, and who owes for it, if anybody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// The double.
    pub tile: Tile,
    /// Who owes v(d) for it.
    pub debtor: Option<Seat>,
    /// How the payment stands.
    pub state: DueState,
}

/// What is known of one player's tiles, and what he still owes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// How many tiles he holds.
    pub tiles: u8,
    /// The tiles known to be in his hand.
    pub known: TileSet,
    /// An irregular deal.
    pub irregular: Option<Irregular>,
    /// Whether he has declared doubles in this hand.
    pub declared: bool,
    /// Turns he owes with "I wait" (article 7.5).
    pub waits: u8,
    /// Turns he will owe once the side on which he laid an immediate double is open (article 7.6).
    pub waits_later: u8,
    /// The tile he last played, where it is a double.
    pub due: Option<Due>,
    /// Whether he has passed since the last tile was played.
    pub passed: bool,
    /// His count at the end, in spots, once it is in.
    pub counted: Option<u16>,
}

/// What a player denied to hold, and how (article 11.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DenialKind {
    /// He passed: he denies every tile that he could have played.
    Pass,
    /// He drew for the set: he denies every double.
    DrawnSet,
    /// He let a lower double be set in a first hand: he denies every higher one.
    HigherDouble,
}

/// A denial (article 11.12).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denial {
    /// Whose.
    pub seat: Seat,
    /// How he denied.
    pub kind: DenialKind,
    /// The tiles he denied to hold.
    pub tiles: TileSet,
    /// The entry by which he did.
    pub no: EntryNo,
    /// Those of the denied tiles that he has played or shown since.
    pub seen: TileSet,
    /// How many tiles he has drawn since.
    pub drawn: u8,
    /// Whether it has been proved false.
    pub proved: bool,
    /// Whether it has been punished, or its penalty waived.
    pub punished: bool,
    /// What each opponent was already paid for this pass, in chips (article 11.6).
    pub took: i64,
}

impl DenialKind {
    /// The article by which such a denial is an offence once it is proved false.
    pub fn article(self) -> Article {
        match self {
            DenialKind::Pass => article(11, 6),
            DenialKind::DrawnSet => article(3, 5),
            DenialKind::HigherDouble => article(11, 11),
        }
    }
}

impl Denial {
    /// Whether these tiles, now played or shown, prove it false.
    pub fn is_disproved_by(&self, tiles: TileSet) -> bool {
        !self.proved && self.seen.or(tiles.and(self.tiles)).len() > self.drawn
    }
}

/// What happened to tiles in a hand, in order: the record from which hands are reconstructed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// So many tiles from the boneyard.
    Drew(Seat, u8),
    /// A tile left a hand for the layout.
    Laid(Seat, Tile),
    /// Tiles were seen in a hand.
    Seen(Seat, TileSet),
    /// The denial with this number was made.
    Denied(u16),
}

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

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Table {
    /// Nothing yet; in later hands somebody is on set.
    Bare {
        /// He, where it is known.
        on_set: Option<Seat>,
    },
    /// The set, and no game announced.
    Set {
        /// The player on set.
        on_set: Seat,
        /// The set as it lies.
        set: SetTile,
    },
    /// A game.
    Game(Round),
}

/// A hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The players in it, clockwise.
    pub seats: Seats,
    /// Whether it is opened by article 2.2.
    pub first: bool,
    /// What is known of each player, by seat.
    pub holdings: [Holding; SEATS_MAX],
    /// Tiles in the boneyard.
    pub boneyard: u8,
    /// Every tile that lies on the table.
    pub laid: TileSet,
    /// What lies there, in its order.
    pub table: Table,
    /// Who set, and by which entry.
    pub set_by: Option<(Seat, EntryNo)>,
    /// Who went out first.
    pub first_out: Option<Seat>,
    /// What each seat has paid each other since the deal, in chips.
    pub paid: [[i64; SEATS_MAX]; SEATS_MAX],
    /// The denials, in order.
    pub denials: Vec<Denial>,
    /// What happened to tiles, in order.
    pub record: Vec<Deed>,
}

/// How many tiles each of so many players takes (article 2.1).
pub fn tiles_each(players: usize) -> u8 {
    8u8.saturating_sub(players as u8)
}

impl Hand {
    /// A hand just dealt to these players.
    pub fn new(seats: Seats, on_set: Option<Seat>) -> Hand {
        let each = tiles_each(seats.len());
        let dealt = each * seats.len() as u8;
        let mut holdings: [Holding; SEATS_MAX] = Default::default();
        for holding in holdings.iter_mut().take(seats.len()) {
            holding.tiles = each;
        }
        Hand {
            first: on_set.is_none(),
            holdings,
            boneyard: super::tile::TILES.saturating_sub(dealt),
            laid: TileSet::EMPTY,
            table: Table::Bare { on_set },
            set_by: None,
            first_out: None,
            paid: [[0; SEATS_MAX]; SEATS_MAX],
            denials: Vec::new(),
            record: Vec::new(),
            seats,
        }
    }

    /// The seat of a player who is in the hand.
    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.seats
            .iter()
            .position(|own| *own == player)
            .map(|at| Seat(at as u8))
    }

    /// Every seat in it, clockwise.
    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// What is known of a seat.
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.holdings[seat.index() % SEATS_MAX]
    }

    /// What is known of a seat, to be changed.
    pub(super) fn holding_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.holdings[seat.index() % SEATS_MAX]
    }

    /// The game under way.
    pub fn round(&self) -> Option<&Round> {
        match &self.table {
            Table::Game(round) => Some(round),
            Table::Bare { .. } | Table::Set { .. } => None,
        }
    }

    /// Whether the hand is over and waits for the count.
    pub fn is_over(&self) -> bool {
        self.round()
            .is_some_and(|round| matches!(round.stage, Stage::Over { .. }))
    }

    /// The player on set, once it is known.
    pub fn on_set(&self) -> Option<Seat> {
        match &self.table {
            Table::Bare { on_set } => *on_set,
            Table::Set { on_set, .. } => Some(*on_set),
            Table::Game(round) => Some(round.on_set),
        }
    }

    /// The seats that still have tiles.
    pub fn still_in(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all().filter(|seat| self.holding(*seat).tiles > 0)
    }

    /// The next seat clockwise.
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat(((seat.index() + 1) % self.seats.len().max(1)) as u8)
    }

    /// The seat before, anticlockwise.
    pub fn right_of(&self, seat: Seat) -> Seat {
        let seats = self.seats.len().max(1);
        Seat(((seat.index() + seats - 1) % seats) as u8)
    }

    /// The next seat clockwise that has tiles (article 6.1); the same seat where nobody else has.
    pub fn next_in(&self, seat: Seat) -> Seat {
        let mut next = self.left_of(seat);
        while next != seat && self.holding(next).tiles == 0 {
            next = self.left_of(next);
        }
        next
    }

    /// Who is known to hold a tile.
    pub fn holder(&self, tile: Tile) -> Option<Seat> {
        self.all().find(|seat| self.holding(*seat).known.has(tile))
    }

    /// Every tile known to be in a hand other than this one's.
    pub fn known_elsewhere(&self, seat: Seat) -> TileSet {
        self.all()
            .filter(|other| *other != seat)
            .fold(TileSet::EMPTY, |tiles, other| {
                tiles.or(self.holding(other).known)
            })
    }

    /// The tiles that do not lie on the table.
    pub fn unlaid(&self) -> TileSet {
        TileSet::FULL.minus(self.laid)
    }

    /// The turns a player owes now with "I wait" (articles 7.5, 7.6).
    pub fn waits_due(&self, seat: Seat) -> u8 {
        let holding = self.holding(seat);
        let side_is_open = self.round().is_some_and(|round| round.layout.step() > 0);
        holding.waits + if side_is_open { holding.waits_later } else { 0 }
    }

    /// How many tiles may still be drawn (article 6.2).
    pub fn drawable(&self) -> u8 {
        self.boneyard.saturating_sub(LAST_TWO)
    }
}
