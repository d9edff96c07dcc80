//! What the desk needs of a law to show it: what its rulings and sessions are in JSON, what it answers to its
//! own questions, what it shows unasked.

use super::look::Look;
use super::money::Money;
use super::topics::{HelpTopic, Kind};
use crate::journal::Record;
use crate::journal::why::Stood;
use crate::speech::Speech;
use crate::table::article::Article;
use serde::Serialize;
use serde_json::Value;

/// How answers are to look, and what the table plays for.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The width, the characters, the colours.
    pub look: Look,
    /// What is played for is worth so much, if that is agreed.
    pub money: Option<Money>,
    /// The chips that the table has, in units, the largest first.
    pub pieces: Vec<u32>,
}

/// A part of the dossier of an entry that only its law can write.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// What it says; a sentence that begins with two blanks belongs to the one before.
    pub sentences: Vec<String>,
    /// The articles that it cites.
    pub articles: Vec<Article>,
    /// Its name in JSON, and what it says there.
    pub json: (&'static str, Value),
}

/// A law that can be shown.
pub trait Show: Speech {
    /// Its topics of help.
    const TOPICS: &'static [HelpTopic];

    /// What can stand after the verb with this word, if there is more to be said than its row does.
    fn kinds(_word: &str) -> Vec<Kind> {
        Vec::new()
    }

    /// The session in JSON, an object.
    fn state(&self) -> impl Serialize + '_;

    /// The fields that a ruling on this session adds to its answer in JSON, such as payments; without a ruling
    /// those that are always there.
    fn added<'a>(&'a self, ruling: Option<&'a Self::Ruling>) -> impl Serialize + 'a;

    /// Where the session stands, in a few lines.
    fn status(&self, look: &Look) -> Vec<String>;

    /// What lies on the table; nothing if nothing does.
    fn picture(&self, look: &Look) -> Vec<String>;

    /// The answer to a question, line by line.
    ///
    /// # Errors
    /// Why it cannot be answered.
    fn answer(
        record: &Record<Self>,
        question: &Self::Question,
        table: &Table,
    ) -> Result<Vec<String>, String>;

    /// The answer to a question in JSON.
    ///
    /// # Errors
    /// Why it cannot be answered.
    fn answer_json(record: &Record<Self>, question: &Self::Question) -> Result<Value, String>;

    /// What is said after a ruling that only the whole record can tell.
    fn remarks(record: &Record<Self>, ruling: &Self::Ruling) -> Vec<String>;

    /// The tables that are shown unasked after a ruling.
    fn tables(record: &Record<Self>, ruling: &Self::Ruling, table: &Table) -> Vec<String>;

    /// Whether a ruling ends something, so that even a quiet replay shows it.
    fn ends_something(ruling: &Self::Ruling) -> bool;

    /// How each payment or score of a ruling on this session comes about.
    fn reckoning(&self, ruling: &Self::Ruling) -> Vec<String>;

    /// The law's own parts of the dossier of an entry.
    fn sections(stood: &Stood<Self>) -> Vec<Section>;

    /// The settlement, or what everybody has if nothing is settled yet.
    fn settlement(&self, table: &Table) -> Vec<String>;
}
