//! A hand in its current state, from the deal to the count.

use super::games::Game;
use super::layout::{Fitting, Layout, Scope, Spot};
use super::set::SetTile;
use nos_base::dominoes::{Tile, TileRecord, TileSet};
use nos_base::hands::record::Denial;
use nos_base::messages;
use nos_base::table::article::{Article, article};
use nos_law::EntryNo;
use nos_law::about::Denied;

pub use nos_base::table::seat::{BySeat, Circle, PlayerId, Seat, Seats};

pub const SEATS_MIN: usize = 3;

/// The most players (article 1.1).
pub const SEATS_MAX: usize = 5;

/// How many tiles each player takes if there are this many players (article 2.1).
pub fn tiles_each(players: usize) -> u8 {
    8u8.saturating_sub(players as u8)
}

/// How many tiles of the boneyard nobody may draw (article 6.2).
pub const LAST_TWO: u8 = 2;

/// What `0-0` counts, in spots (article 10.2).
const DOUBLE_BLANK: u8 = 14;

/// What a tile counts at the end of a hand, in spots (article 10.2).
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
    /// How a player denies holding tiles (article 11.12).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum DenialKind {
        /// By a pass: denies every tile that could have been played.
        Pass,
        /// By drawing for the set: denies every double.
        DrawnSet,
        /// By setting a double in a first hand, or letting it be set: denies every higher one.
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

    /// The article that makes it a foul if the denial is false.
    pub fn article(self) -> Article {
        self.row().article
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NosDenial {
    pub kind: DenialKind,
    /// Where the tiles that are denied could be laid.
    pub fitting: Fitting,
    /// The entry that settled its penalty, and what each opponent was paid, in chips, unless it was waived.
    pub punished: Option<(EntryNo, Option<i64>)>,
    /// What each opponent was already paid for the pass itself, in chips (article 11.6).
    pub took: i64,
}

messages! {
    /// An irregular deal (articles 2.5, 2.6), with the number of tiles.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Irregular {
        /// Too few, drawn when it was noticed.
        Short(tiles: u8),
        /// Too few, noticed too late: the player goes on with fewer.
        Lapsed(tiles: u8),
        /// Too many, kept.
        Kept(tiles: u8),
        /// Too many, which went back.
        Returned,
    }
}

messages! {
    /// Why nothing is due to a player for the tile that he last laid (articles 7.1, 7.2).
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NotDue {
        NothingLaid,
        Set(tile: Tile),
        NoDouble(tile: Tile),
        /// It lies though it does not follow the game (11.13).
        Stands(tile: Tile),
        /// The tile that it touches is not of the turn before, of another player who still has tiles.
        Touches(tile: Tile, other: Tile, neighbour: PlayerId),
        Paid(tile: Tile),
    }
}

/// The payment for the tile that a player last laid (article 7.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// It can be asked of this player.
    Open(Tile, PlayerId),
    /// Since somebody acted with this entry.
    Lapsed(Tile, EntryNo),
    Not(NotDue),
}

impl Default for Due {
    fn default() -> Due {
        Due::Not(NotDue::NothingLaid)
    }
}

/// What one player owes or may be owed, and the player's count.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    pub irregular: Option<Irregular>,
    pub declared: bool,
    /// How many turns the player owes with "I wait" (article 7.5).
    pub waits: u8,
    /// How many turns the player will owe when the side with the immediate double is open (article 7.6).
    pub waits_later: u8,
    pub due: Due,
    pub passed: bool,
    /// The count at the end, in spots; `None` if it is not in yet.
    pub counted: Option<u16>,
}

impl Holding {
    pub fn all_waits(&self) -> u8 {
        self.waits + self.waits_later
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastLaid {
    /// Who last laid a tile, the set included.
    pub seat: Seat,
    /// Whether nobody else has acted since.
    pub just_now: bool,
    /// Whether a close has already been announced with this tile.
    pub blocked: bool,
}

impl LastLaid {
    pub fn by(seat: Seat) -> LastLaid {
        let (just_now, blocked) = (true, false);
        LastLaid { seat, just_now, blocked }
    }
}

/// The player before the player on turn, if that one has just played, and where the tile lies (article 7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Predecessor {
    pub seat: Seat,
    pub spot: Spot,
}

messages! {
    /// How a hand ended (article 10.1).
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
    /// A close is open; who announced it, and whether the next player must still draw (article 9.6).
    Claimed {
        by: Seat,
        must_draw: bool,
    },
    Closed,
    Over(Ending),
}

/// The set as it lies, who was on set, and the entry that laid it.
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
    /// Whether nobody has played, drawn or passed yet but for immediate doubles.
    pub opening: bool,
    /// Whose turn it is; after the end of the hand, whose turn it would be.
    pub turn: Seat,
    pub predecessor: Option<Predecessor>,
    pub last: LastLaid,
    /// After the end, whose close the last hand decides when it is shown (article 9.5).
    pub decides: Option<Seat>,
    /// Whose close was upheld, and with which entry. A close that was right at once is not upheld.
    pub upheld: Option<(Seat, EntryNo)>,
}

impl Round {
    /// Whether immediate doubles are still possible (article 7.4).
    pub fn is_opening(&self) -> bool {
        self.opening && self.is_going()
    }

    pub fn is_going(&self) -> bool {
        matches!(self.stage, Stage::Going | Stage::Claimed { .. })
    }

    /// The unplayed tiles that fit somewhere, whoever holds them.
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

    /// Where the tiles of a player fitted when the hand ended. Where nobody had drawn, the chance of immediate doubles
    /// still stood.
    pub fn fitted(&self, seat: Seat) -> Fitting {
        self.layout.fitting(self.scope_if(self.opening, seat))
    }
}

#[expect(clippy::large_enum_variant, reason = "a hand is in a box, and nearly all of it is a game")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableState {
    /// Nothing yet. In a first hand nobody is on set before a double lies.
    Bare {
        on_set: Option<Seat>,
    },
    Set(LaidSet),
    Game(Round),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The players in the hand, clockwise.
    pub seats: Circle,
    /// Whether it is a first hand, opened by article 2.2.
    pub first: bool,
    pub holdings: BySeat<Holding>,
    pub tiles: TileRecord<&'static Denied>,
    pub denied: Vec<NosDenial>,
    pub table: TableState,
    pub first_out: Option<Seat>,
    /// What each seat has paid to each other seat since the deal, in chips.
    pub paid: BySeat<BySeat<i64>>,
}

impl Hand {
    pub fn new(seats: Circle, on_set: Option<Seat>) -> Hand {
        Hand {
            first: on_set.is_none(),
            holdings: BySeat::default(),
            tiles: TileRecord::dealt(
                TileSet::set(6),
                seats.all().len(),
                tiles_each(seats.all().len()),
            ),
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
        match self.round()?.stage {
            Stage::Over(ending) => Some(ending),
            _ => None,
        }
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

    /// Who last laid a tile, the set included; `None` if no tile lies.
    pub fn last_to_lay(&self) -> Option<Seat> {
        let on_set = self.set()?.on_set;
        Some(self.round().map_or(on_set, |round| round.last.seat))
    }

    pub fn still_in(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all().filter(|seat| self.tiles.number(*seat) > 0)
    }

    pub fn uncounted(&self) -> impl Iterator<Item = Seat> + '_ {
        let uncounted = |seat: &Seat| self.holdings[*seat].counted.is_none();
        self.still_in().filter(uncounted)
    }

    /// How many turns a player owes now with "I wait" (articles 7.5, 7.6).
    pub fn waits_due(&self, seat: Seat) -> u8 {
        let holding = &self.holdings[seat];
        if self.round().is_some_and(|round| round.layout.step > 0) {
            holding.all_waits()
        } else {
            holding.waits
        }
    }

    /// What a seat has won or lost in the hand, in chips.
    pub fn won(&self, seat: Seat) -> i64 {
        -self.paid[seat].0.iter().sum::<i64>()
    }

    /// The denials with what Nos records of each besides, and with their places.
    pub fn denials(
        &self,
    ) -> impl DoubleEndedIterator<Item = (usize, &Denial<TileSet, &'static Denied>, &NosDenial)>
    {
        let in_one = |(at, (denial, denied))| (at, denial, denied);
        let denials = self.tiles.denials();
        denials.iter().zip(&self.denied).enumerate().map(in_one)
    }

    /// How many tiles may still be drawn (article 6.2).
    pub fn drawable(&self) -> u8 {
        self.tiles.boneyard().saturating_sub(LAST_TWO)
    }

    /// How many tiles the next player must still draw after a close (articles 9.2, 9.6).
    pub fn due_to_draw(&self) -> u8 {
        match self.round().map(|round| round.stage) {
            Some(Stage::Closed | Stage::Claimed { must_draw: true, .. }) => self.drawable(),
            _ => 0,
        }
    }
}
