//! The output of tables, rulings and refusals for every law, and the [`Table`](super::table::Table)
//! of a law as a [`Referee`](super::referee::Referee).

pub mod answers;
pub mod audit;

pub mod chips;
mod heard;
pub mod legal;
pub mod prompt;
pub mod reports;
pub mod ruling_text;
pub mod scores;
pub(crate) mod simulated_players;

use nos_base::{Article, Decimal, Look, Money, Told};
use nos_entry::Entry;
use serde_json::Value;

/// The look of answers, and the money and pieces of the table.
#[derive(Clone, Debug, Default)]
pub struct TableSettings {
    pub look: Look,
    /// The value of amounts in money; `None` if the table has agreed on none.
    pub money: Option<Money>,
    /// The values of the table's chips, in units, the largest first.
    pub pieces: Vec<u32>,
    /// The sign before decimals in tables for a spreadsheet.
    pub decimal: Decimal,
}

/// A section of the dossier of an entry (`why`) that the law writes.
#[derive(Clone, Debug)]
pub struct Section {
    pub heading: String,
    /// A sentence that begins with two blanks continues the one before it.
    pub sentences: Vec<Told>,
    pub articles: Vec<Article>,
    pub json: (&'static str, Value),
}

/// A word that may follow a verb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TopicKind {
    pub word: &'static str,
    pub help: String,
    pub article: Article,
}

/// The effect of an entry, in a few words. It reveals no claim that a player could still make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Glance {
    Fine(String),
    Foul(String),
    /// A request or a claim, right or wrong.
    Asked(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryMeaning {
    /// The word that distinguishes it; empty if no word does. A typed number is its place in the
    /// list.
    pub word: &'static str,
    pub words: String,
    pub entry: Entry,
}
