//! The laws, and the seam between them and the rooms that know no game.
//!
//! A law judges entries, applies its rulings, and tells them in words. The rooms above ([`journal`],
//! [`speech`], `print` and the desk) know a law by the traits that stand here and in [`speech`];
//! they never name a tile, a chip or a verb of a game.
//!
//! [`journal`]: crate::journal
//! [`speech`]: crate::speech

pub mod asked;
pub mod asks;
pub mod fives;
#[cfg(feature = "cli")]
pub mod holds;
pub mod nos;
#[cfg(feature = "cli")]
pub mod picture;
pub mod shorthand;
pub mod tiles;

pub use crate::table::entry_no::EntryNo;

use crate::table::article::Article;
use crate::table::house::{Rules, Setting};
use crate::table::name::Name;
use crate::table::rulebook::Rulebook;
use crate::table::seat::PlayerId;
use std::fmt;

/// The law of a game: pure, total and deterministic.
///
/// The value itself is a session: `default()` is one that has not begun.
pub trait Law: Clone + Default + Eq + fmt::Debug + Send + Sync + 'static {
    /// What the official enters, with names as they were typed.
    type Entry: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync;
    /// The answer to an entry that happened.
    type Ruling: Clone + Eq + fmt::Debug + Send + Sync;
    /// Why an entry cannot have happened as typed.
    type Refusal: Refuses;
    /// A house rule.
    type Rule: Rules;

    /// The name of the law, as in `nos rule --law NAME`.
    const NAME: &'static str;

    /// The game, in a few words.
    const TITLE: &'static str;

    /// What its rulings move, in the plural: payments, points.
    const MOVES: &'static str;

    /// The rulebook that the rulings cite.
    fn rulebook() -> &'static Rulebook;

    /// The entry that names this law and its edition, the first of every journal.
    fn first_entry() -> Self::Entry;

    /// The entry that sets a house rule.
    fn house_entry(setting: Setting<Self::Rule>) -> Self::Entry;

    /// Judges an entry on this session; nothing changes.
    ///
    /// # Errors
    /// The refusal that says why the entry cannot have happened as typed.
    fn judge(&self, entry: &Self::Entry) -> Result<Self::Ruling, Self::Refusal>;

    /// Applies a ruling that was given on this very session; `no` is the number of its entry.
    fn apply(&mut self, no: EntryNo, ruling: &Self::Ruling);

    /// The entry with every player, place and direction as it was ruled; it is ruled on in the same way.
    fn in_full(&self, entry: &Self::Entry, ruling: &Self::Ruling) -> Self::Entry;

    /// Everybody who has played, in the order of arrival.
    fn names(&self) -> Names;

    /// What everybody has (chips, points), in the order in which it is listed, by these names.
    fn accounts(&self, names: &Names) -> Vec<Account>;

    /// Whether a ruling is in order.
    fn verdict(ruling: &Self::Ruling) -> Verdict;

    /// A ruling in words, by these names.
    fn tell(ruling: &Self::Ruling, names: &Names) -> Told;

    /// What a correction changes of one payment or score, in a sentence.
    fn tell_change(change: &MoveChange) -> String;

    /// What everybody has before and after a correction, in a sentence; `accounts` has everybody.
    fn tell_accounts(accounts: &[AccountChange]) -> String;

    /// Whether this entry begins a hand.
    fn begins_hand(entry: &Self::Entry) -> bool;
}

/// Why an entry cannot have happened as typed: one variant a reason.
///
/// Its words ([`fmt::Display`]) say why, and never what to type.
pub trait Refuses: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync {
    /// The article that decides, if one does.
    fn article(&self) -> Option<Article>;

    /// What to type instead, if more can be said; the desk shows it beneath.
    fn advice(&self) -> Option<String> {
        None
    }
}

/// Whether an entry was in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It was.
    Accepted,
    /// It was not: the foul's article.
    Foul(Article),
}

impl Verdict {
    /// The word in JSON for an entry that was not taken.
    pub const REJECTED: &'static str = "rejected";

    /// The word it has in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::Foul(_) => "foul",
        }
    }
}

/// The names of everybody who has played, by the order of arrival.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<Name>);

impl Names {
    /// The names in this order.
    pub fn new(names: impl IntoIterator<Item = Name>) -> Names {
        Names(names.into_iter().collect())
    }

    /// The name of a player; empty for somebody who has never arrived.
    pub fn of(&self, player: PlayerId) -> &str {
        self.0.get(player.index()).map_or("", Name::as_str)
    }

    /// Every name, in the order of arrival.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Name> {
        self.0.iter()
    }
}

/// What somebody has: chips of a player, points of a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose, as it is shown.
    pub holder: String,
    /// How much, in the law's own unit.
    pub amount: i64,
}

/// A sentence of a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The sentence, with its full stop.
    pub words: String,
    /// Whether it only tells a circumstance: a ruling in which nothing else differs is the same ruling.
    pub in_passing: bool,
}

impl From<String> for Sentence {
    fn from(words: String) -> Sentence {
        Sentence {
            words,
            in_passing: false,
        }
    }
}

impl From<&str> for Sentence {
    fn from(words: &str) -> Sentence {
        Sentence::from(words.to_owned())
    }
}

impl Sentence {
    /// A sentence that only tells a circumstance.
    pub fn in_passing(words: impl Into<String>) -> Sentence {
        Sentence {
            words: words.into(),
            in_passing: true,
        }
    }
}

/// A payment or a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// Who pays; `None` where something is scored.
    pub from: Option<String>,
    /// Who is paid or scores.
    pub to: String,
    /// How much, in the law's own unit; always above 0.
    pub amount: i64,
    /// What for, in the word that JSON has.
    pub what: &'static str,
    /// The article that says so, if one does.
    pub article: Option<Article>,
}

/// A payment or a score of one entry that a correction adds, removes or changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveChange {
    /// The entry.
    pub no: EntryNo,
    /// Who pays; `None` where something is scored.
    pub from: Option<String>,
    /// Who is paid or scores.
    pub to: String,
    /// What for, in the word that JSON has.
    pub what: &'static str,
    /// How much it was; 0 where there was none.
    pub before: i64,
    /// How much it is; 0 where there is none.
    pub after: i64,
}

/// What somebody has before and after a correction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountChange {
    /// Whose, as it is shown.
    pub holder: String,
    /// How much it was, in the law's own unit; `None` for somebody who had no account.
    pub before: Option<i64>,
    /// How much it is; `None` for somebody who has no account any more.
    pub after: Option<i64>,
}

impl fmt::Display for AccountChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let holder = &self.holder;
        match (self.before, self.after) {
            (Some(before), Some(after)) if before == after => write!(f, "{holder} {after}"),
            (Some(before), Some(after)) => write!(f, "{holder} {before} -> {after}"),
            (Some(before), None) => write!(f, "{holder} {before} -> not in the session"),
            (None, Some(after)) => write!(f, "{holder} joins with {after}"),
            (None, None) => f.write_str(holder),
        }
    }
}

/// A ruling in words: all that the table hears of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Whether the entry was in order.
    pub verdict: Verdict,
    /// What happened, sentence by sentence.
    pub sentences: Vec<Sentence>,
    /// The articles that decided, the first one first.
    pub articles: Vec<Article>,
    /// Every payment or score, in order.
    pub moves: Vec<Move>,
    /// The same in sentences, alike ones together.
    pub payments: Vec<String>,
    /// Whether a penalty was due and the table waived it.
    pub waived: bool,
}

impl Told {
    /// What happened, as one text without articles and payments.
    pub fn message(&self) -> String {
        let words: Vec<&str> = self
            .sentences
            .iter()
            .map(|own| own.words.as_str())
            .collect();
        words.join(" ")
    }

    /// Whether the table heard the same twice, but for what was only told in passing.
    pub fn is_same_ruling(&self, other: &Told) -> bool {
        let said = |told: &'_ Told| -> Vec<String> {
            let said = told.sentences.iter().filter(|own| !own.in_passing);
            said.map(|own| own.words.clone()).collect()
        };
        self.verdict == other.verdict
            && self.waived == other.waived
            && self.articles == other.articles
            && self.moves == other.moves
            && said(self) == said(other)
    }
}
