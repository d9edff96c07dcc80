//! The state of a hand, from the deal to the count.

use super::games::Game;
use super::layout::{Fitting, Layout, Scope, Spot};
use super::set::SetTile;
use nos_base::{Article, Denial, Tile, TileRecord, TileSet, article, messages};
use nos_law::{Denied, EntryNo};

pub use nos_base::table::seat::{BySeat, Circle, PlayerId, Seat, Seats};

pub const SEATS_MIN: usize = 3;

pub const SEATS_MAX: usize = 5;

/// Returns the tiles that each of this many players takes (article 2.1).
pub fn tiles_each(players: usize) -> u8 {
    8u8.saturating_sub(players as u8)
}

/// The last tiles of the boneyard, which nobody may draw (article 6.2).
pub const LAST_TWO: u8 = 2;

/// The count of `0-0`, in spots (article 10.2).
const DOUBLE_BLANK: u8 = 14;

/// Returns the count of a tile at the end of a hand, in spots (article 10.2).
pub fn count_of(tile: Tile) -> u8 {
    match tile.weight() {
        0 => DOUBLE_BLANK,
        spots => spots,
    }
}

pub fn count_of_all(tiles: TileSet) -> u16 {
    tiles.iter().map(|tile| u16::from(count_of(tile))).sum()
}

messages! {
    /// A way to deny holding tiles (article 11.12).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum DenialKind {
        /// A pass denies every tile that could have been played.
        Pass,
        /// Drawing for the set denies every double.
        DrawnSet,
        /// In a first hand, setting a double or letting it be set denies every higher one.
        HigherDouble,
    }
}

/// A tile that could have been played was not shown when a close was upheld.
pub static CONCEALED: Denied = row("concealed", article(9, 3));

const fn row(kind: &'static str, article: Article) -> Denied {
    Denied { kind, article }
}

impl DenialKind {
    pub fn row(self) -> &'static Denied {
        static PASS: Denied = row("passed-able", article(11, 6));
        static DRAWN: Denied = row("drew-with-double", article(3, 5));
        static HIGHER: Denied = row("higher-double", article(11, 11));
        match self {
            DenialKind::Pass => &PASS,
            DenialKind::DrawnSet => &DRAWN,
            DenialKind::HigherDouble => &HIGHER,
        }
    }

    /// Returns the article that makes a false denial a foul.
    pub fn article(self) -> Article {
        self.row().article
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NosDenial {
    pub kind: DenialKind,
    pub fitting: Fitting,
    /// The entry that settled its penalty, with the chips for each opponent unless waived.
    pub punished: Option<(EntryNo, Option<i64>)>,
    /// The chips that each opponent already received for the pass (article 11.6).
    pub took: i64,
}

messages! {
    /// An irregular deal (articles 2.5, 2.6).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Irregular {
        /// Too few tiles; the player drew the missing ones.
        Short(tiles: u8),
        /// Too few tiles, noticed too late; the player goes on with fewer.
        Lapsed(tiles: u8),
        /// Too many tiles; the player kept them.
        Kept(tiles: u8),
        /// Too many tiles; they went back.
        Returned,
    }

    /// Why nothing is due for the last tile of a player (articles 7.1, 7.2).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NotDue {
        NothingLaid,
        Set(tile: Tile),
        NoDouble(tile: Tile),
        /// The tile stays though it does not follow the game (article 11.13).
        Stands(tile: Tile),
        /// The touched tile is not from the previous turn of another player who still has tiles.
        Touches(tile: Tile, other: Tile, neighbour: PlayerId),
        Paid(tile: Tile),
    }
}

/// The payment for a player's last tile (article 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    Open(Tile, PlayerId),
    /// An act in this entry came first.
    Lapsed(Tile, EntryNo),
    Not(NotDue),
}

impl Default for Due {
    fn default() -> Due {
        Due::Not(NotDue::NothingLaid)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    pub irregular: Option<Irregular>,
    pub declared: bool,
    /// Turns now owed with "I wait" (article 7.5).
    pub waits: u8,
    /// Turns owed with "I wait" once the side with the immediate double is open (article 7.6).
    pub waits_later: u8,
    pub due: Due,
    pub passed: bool,
    /// In spots, at the end of the hand; `None` before the player counts.
    pub counted: Option<u16>,
}

impl Holding {
    pub fn all_waits(&self) -> u8 {
        self.waits + self.waits_later
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastLaid {
    pub seat: Seat,
    /// Whether no other player has acted since.
    pub just_now: bool,
    /// Whether its player has already closed with this tile.
    pub blocked: bool,
}

impl LastLaid {
    pub fn new(seat: Seat) -> LastLaid {
        LastLaid { seat, just_now: true, blocked: false }
    }
}

/// The previous player if he has just played, and the place of his tile (article 7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Predecessor {
    pub seat: Seat,
    pub spot: Spot,
}

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ending {
        OneLeft,
        Closed,
        AllPassed,
    }
}

impl Ending {
    pub fn word(self) -> &'static str {
        match self {
            Ending::OneLeft => "one-left",
            Ending::Closed => "closed",
            Ending::AllPassed => "all-passed",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Going,
    /// Holds the player of the close, and whether the next player must still draw (article 9.6).
    Claimed {
        by: Seat,
        must_draw: bool,
    },
    Closed,
    Over(Ending),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaidSet {
    pub on_set: Seat,
    pub lies: SetTile,
    pub no: EntryNo,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    pub set: LaidSet,
    pub announced_no: EntryNo,
    pub game: Game,
    pub layout: Layout,
    pub stage: Stage,
    /// Whether only immediate doubles have been played yet, and nobody drew or passed.
    pub opening: bool,
    /// The player on turn; after the hand, the player who would be.
    pub turn: Seat,
    pub predecessor: Option<Predecessor>,
    pub last: LastLaid,
    /// After the hand, the player whose close is decided by the last hand shown (article 9.5).
    pub decides: Option<Seat>,
    /// The player and entry of an upheld close. A close that was right at once is not upheld.
    pub upheld: Option<(Seat, EntryNo)>,
}

impl Round {
    /// Whether immediate doubles are possible (article 7.4).
    pub fn is_opening(&self) -> bool {
        self.opening && self.is_going()
    }

    pub fn is_going(&self) -> bool {
        matches!(self.stage, Stage::Going | Stage::Claimed { .. })
    }

    pub fn fitting(&self, hand: &Hand) -> TileSet {
        let scope = if self.is_opening() { Scope::TurnInOpening } else { Scope::Turn };
        self.layout.playable(scope).and(hand.tiles.unlaid())
    }

    pub fn scope(&self, seat: Seat) -> Scope {
        self.scope_if(self.is_opening(), seat)
    }

    fn scope_if(&self, is_opening: bool, seat: Seat) -> Scope {
        if is_opening && seat != self.set.on_set { Scope::TurnInOpening } else { Scope::Turn }
    }

    /// Returns where a player's tiles fitted when the hand ended. If nobody had drawn, immediate
    /// doubles were still possible.
    pub fn fitted(&self, seat: Seat) -> Fitting {
        self.layout.fitting(self.scope_if(self.opening, seat))
    }
}

#[expect(clippy::large_enum_variant, reason = "a hand is in a box, and nearly all of it is a game")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableState {
    /// No set yet. In a first hand nobody is on set until a double lies.
    Bare {
        on_set: Option<Seat>,
    },
    Set(LaidSet),
    Game(Round),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    pub seats: Circle,
    /// Whether it is a first hand (article 2.2).
    pub first: bool,
    pub holdings: BySeat<Holding>,
    pub tiles: TileRecord<&'static Denied>,
    pub denied: Vec<NosDenial>,
    pub table: TableState,
    pub first_out: Option<Seat>,
    /// The chips that each seat has paid each other seat since the deal.
    pub paid: BySeat<BySeat<i64>>,
}

impl Hand {
    pub fn new(seats: Circle, on_set: Option<Seat>) -> Hand {
        let players = seats.all().len();
        Hand {
            first: on_set.is_none(),
            holdings: BySeat::default(),
            tiles: TileRecord::dealt(TileSet::set(6), players, tiles_each(players)),
            denied: Vec::new(),
            table: TableState::Bare { on_set },
            first_out: None,
            paid: BySeat::default(),
            seats,
        }
    }

    pub fn seat(&self, player: PlayerId) -> Option<Seat> {
        self.seats.seat(player)
    }

    pub fn player(&self, seat: Seat) -> PlayerId {
        self.seats[seat]
    }

    pub fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats.seats()
    }

    pub fn round(&self) -> Option<&Round> {
        match &self.table {
            TableState::Game(round) => Some(round),
            TableState::Bare { .. } | TableState::Set(_) => None,
        }
    }

    pub fn ending(&self) -> Option<Ending> {
        let Stage::Over(ending) = self.round()?.stage else { return None };
        Some(ending)
    }

    pub fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    pub fn on_set(&self) -> Option<Seat> {
        match &self.table {
            TableState::Bare { on_set } => *on_set,
            TableState::Set(set) | TableState::Game(Round { set, .. }) => Some(set.on_set),
        }
    }

    pub fn set(&self) -> Option<&LaidSet> {
        match &self.table {
            TableState::Bare { .. } => None,
            TableState::Set(set) | TableState::Game(Round { set, .. }) => Some(set),
        }
    }

    pub fn last_to_lay(&self) -> Option<Seat> {
        Some(self.round().map_or(self.set()?.on_set, |round| round.last.seat))
    }

    pub fn still_in(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all().filter(|seat| self.tiles.number(*seat) > 0)
    }

    pub fn uncounted(&self) -> impl Iterator<Item = Seat> + '_ {
        self.still_in().filter(|seat| self.holdings[*seat].counted.is_none())
    }

    /// Returns the turns a player now owes with "I wait" (articles 7.5, 7.6).
    pub fn waits_due(&self, seat: Seat) -> u8 {
        let holding = &self.holdings[seat];
        if self.round().is_some_and(|round| round.layout.step > 0) {
            holding.all_waits()
        } else {
            holding.waits
        }
    }

    /// Returns the chips that a seat has won in the hand; a loss is negative.
    pub fn won(&self, seat: Seat) -> i64 {
        -self.paid[seat].0.iter().sum::<i64>()
    }

    pub fn denials(
        &self,
    ) -> impl DoubleEndedIterator<Item = (usize, &Denial<TileSet, &'static Denied>, &NosDenial)>
    {
        let in_one = |(at, (denial, denied))| (at, denial, denied);
        self.tiles.denials().iter().zip(&self.denied).enumerate().map(in_one)
    }

    /// Returns the number of tiles that may still be drawn (article 6.2).
    pub fn drawable(&self) -> u8 {
        self.tiles.boneyard().saturating_sub(LAST_TWO)
    }

    /// Returns the tiles that the next player must still draw (articles 9.2, 9.6).
    pub fn due_to_draw(&self) -> u8 {
        match self.round().map(|round| round.stage) {
            Some(Stage::Closed | Stage::Claimed { must_draw: true, .. }) => self.drawable(),
            _ => 0,
        }
    }
}
