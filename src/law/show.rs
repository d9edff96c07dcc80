//! What the desk needs of a law to show it: rulings and sessions in JSON, answers to the law's own questions,
//! and tables that are shown unasked.

use super::about::HelpTopic;
use super::facts::Facts;
use crate::law::spoken::Speech;
use crate::law::typed::{History, Stood};
use crate::table::article::Article;
use crate::text::look::Look;
use crate::text::money::Money;
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

/// The look of answers, and the money and pieces of the table.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The width, the characters, the colours.
    pub look: Look,
    /// What amounts are worth in money; `None` if the table has agreed on nothing.
    pub money: Option<Money>,
    /// The values of the table's chips, in units, the largest first.
    pub pieces: Vec<u32>,
}

/// A section of the dossier of an entry (`why`) that the law writes.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its heading.
    pub heading: String,
    /// Its sentences. One that begins with two blanks belongs to the one before.
    pub sentences: Vec<String>,
    /// The articles that it cites.
    pub articles: Vec<Article>,
    /// Its name and value in JSON.
    pub json: (&'static str, Value),
}

/// A law that can be printed.
pub trait Show: Speech {
    /// Its topics of help.
    const TOPICS: &'static [HelpTopic];

    /// What may stand after this verb; empty if its row says enough.
    fn kinds(_word: &str) -> Vec<Kind> {
        Vec::new()
    }

    /// The session, as JSON has it.
    fn state(&self) -> Facts;

    /// The law's own fields in the JSON answer to an entry. `ruling` is `None` if the entry was rejected; the
    /// fields that are always there remain.
    fn added(&self, ruling: Option<&Self::Ruling>) -> Facts;

    /// The state of the session, in a few lines.
    fn status(&self, look: &Look) -> Vec<String>;

    /// What lies on the table; empty if nothing does.
    fn picture(&self, look: &Look) -> Vec<String>;

    /// The answer to a question as lines.
    ///
    /// # Errors
    /// The reason, if the question has no answer.
    fn answer(
        record: &History<'_, Self>,
        question: &Self::Question,
        table: &Table,
    ) -> Result<Vec<String>, String>;

    /// The answer to a question in JSON.
    ///
    /// # Errors
    /// The reason, if the question has no answer.
    fn answer_json(record: &History<'_, Self>, question: &Self::Question) -> Result<Value, String>;

    /// Remarks after a ruling that need the whole record.
    fn remarks(record: &History<'_, Self>, ruling: &Self::Ruling) -> Vec<String>;

    /// Tables that are shown unasked after a ruling.
    fn tables(record: &History<'_, Self>, ruling: &Self::Ruling, table: &Table) -> Vec<String>;

    /// Whether a ruling ends something (a hand, the session), so that even a quiet replay shows it.
    fn ends_something(ruling: &Self::Ruling) -> bool;

    /// The arithmetic of each payment or score of a ruling on this session.
    fn reckoning(&self, ruling: &Self::Ruling) -> Vec<String>;

    /// The law's own sections of the dossier of an entry.
    fn sections(stood: &Stood<'_, Self>) -> Vec<Section>;
}

/// A JSON object whose keys keep their order.
pub struct Object<K, V>(pub Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Object<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

/// A kind that may stand after a verb.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    pub word: &'static str,
    /// What it means, in a few words.
    pub help: &'static str,
    pub article: Article,
}
