//! What the season needs of a law: what it counts for each player, the result of an evening, and for the exported
//! tables who made an entry and how a hand went.

pub use crate::law::about::Column;
use crate::law::show::Show;
use crate::law::typed::History;
use crate::table::seat::PlayerId;

/// A law whose evenings can be counted.
pub trait Tallied: Show {
    /// The result of an evening: how far a player is over or under. Evenings, best, worst and form go by it.
    const RESULT: Column;

    /// Whether the result is worth the money that the table has agreed on.
    const IS_FOR_MONEY: bool;

    /// What is counted, in the order of the columns; those for the fouls by each article are the last.
    fn columns() -> &'static [Column];

    /// Counts what a ruling brings. `self` is the session before it.
    fn tally(&self, ruling: &Self::Ruling, sheet: &mut Sheet);

    /// The result of a player: how far over or under.
    fn over(&self, player: PlayerId) -> i64;

    /// Whether a player sits at the table.
    fn sits(&self, player: PlayerId) -> bool;

    /// What the evening still lacks, as a sentence after its name; `None` if it is finished.
    fn unfinished(&self) -> Option<&'static str>;
}

/// What is counted in one evening, for each player and column.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    columns: usize,
    /// The columns of the first player, then those of the second, and so on.
    counts: Vec<i64>,
    /// The same at the last deal.
    at_deal: Vec<i64>,
}

impl Sheet {
    /// A sheet with this many columns.
    pub fn new(columns: usize) -> Sheet {
        Sheet {
            columns,
            ..Sheet::default()
        }
    }

    /// Adds an amount in a column of a player.
    pub fn add(&mut self, player: PlayerId, column: usize, amount: i64) {
        let end = (player.index() + 1) * self.columns;
        if self.counts.len() < end {
            self.counts.resize(end, 0);
        }
        if let Some(count) = self.counts.get_mut(end - self.columns + column) {
            *count += amount;
        }
    }

    /// A hand begins.
    pub fn begin_hand(&mut self) {
        self.at_deal.clone_from(&self.counts);
    }

    /// The hand is abandoned: nothing that was counted since its deal counts.
    pub fn void_hand(&mut self) {
        self.counts.clone_from(&self.at_deal);
    }

    /// The columns of a player.
    pub fn of(&self, player: PlayerId) -> Vec<i64> {
        let from = player.index() * self.columns;
        let counts = self.counts.get(from..from + self.columns);
        counts.map_or_else(|| vec![0; self.columns], <[i64]>::to_vec)
    }
}

/// How a hand went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// Who opened it: who was on set, or led; `None` if nobody did.
    pub opener: Option<PlayerId>,
    /// The game that was announced, or its number; empty if none was.
    pub game: String,
    /// How it ended, in a word of the law; empty if it goes on.
    pub ending: &'static str,
    /// Who was first without tiles; `None` if nobody was.
    pub first_out: Option<PlayerId>,
    /// Who lost it; `None` if nobody did alone.
    pub loser: Option<PlayerId>,
}

/// The ending of a hand that was abandoned, by any law.
pub const VOID: &str = "void";

/// A law whose evenings can be exported.
pub trait Exported: Tallied {
    /// The format in which its games are written down for other programs, if there is one.
    const GAME_TEXT: Option<&'static str> = None;

    /// The games of a record in that format.
    fn game_text(_record: &History<'_, Self>) -> String {
        String::new()
    }

    /// Who made the entry of a ruling; `None` if it is nobody's.
    fn actor(ruling: &Self::Ruling) -> Option<PlayerId>;

    /// Adds what a ruling says of the hand under way, or of the hand just played. `self` is the session before it.
    fn hand(&self, ruling: &Self::Ruling, hand: &mut Hand);
}
