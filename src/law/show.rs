//! What is made of a table, a ruling or a refusal to be shown, for every law: answers, previews, tables, sections of the
//! dossier, and the [`Table`](super::table::Table) of a law as a [`Referee`](super::referee::Referee).

pub mod answers;
pub mod audit;

pub mod chips;
mod heard;
pub mod legal;
pub(crate) mod library;
pub(crate) mod made_up;
pub mod prompt;
mod referee;
pub mod reports;
pub mod ruling_text;
pub mod scores;
pub(crate) mod season;
pub(crate) mod speech;
pub mod stated;

use nos_base::table::article::Article;
use nos_base::text::look::Look;
use nos_base::text::money::Money;
use nos_base::text::tables::Decimal;
use nos_base::words::told::Told;
use nos_entry::Entry;
use serde_json::Value;

/// The look of answers, and the money and pieces of the table.
#[derive(Clone, Debug, Default)]
pub struct TableSettings {
    pub look: Look,
    /// What amounts are worth in money; `None` if the table has agreed on nothing.
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
    /// Its sentences. One that begins with two blanks belongs to the one before.
    pub sentences: Vec<Told>,
    pub articles: Vec<Article>,
    /// Its name and value in JSON.
    pub json: (&'static str, Value),
}

/// A kind that may stand after a verb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TopicKind {
    pub word: &'static str,
    /// What it means, in a few words.
    pub help: String,
    pub article: Article,
}

/// What an entry would do, in a few words. Nothing in them reveals what a player may still ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Glance {
    Fine(String),
    Foul(String),
    /// A request or a claim, be it right or wrong.
    Asked(String),
}

/// One way to mean an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryMeaning {
    /// The word that distinguishes it from the other ways; empty if no word does. A number is no such word, since it
    /// is typed for the place in the list.
    pub word: &'static str,
    pub words: String,
    pub entry: Entry,
}
