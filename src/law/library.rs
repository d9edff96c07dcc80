//! The library of a law: what is made once of its rows and files, its rulebook, messages, help and words.

use super::about::TallyColumn;
use super::help::{GameCard, Help};
use super::paper::Source;
use super::show::TopicKind;
use nos_base::table::house::HouseRow;
use nos_base::table::rulebook::Rulebook;
use nos_base::words::Words;
use nos_base::words::language::Texts;
use nos_entry::lexicon::Lexicon;
use std::sync::Arc;

/// What is made once of the rows and files of a law.
#[derive(Debug)]
pub struct Library {
    pub rulebook: Rulebook,
    pub words: Arc<Words>,
    pub help: Help,
    pub columns: Vec<TallyColumn>,
    /// The result of an evening.
    pub result: TallyColumn,
    /// What differences are made of, in the order of the sheet.
    pub sources: Vec<Source>,
    pub lexicon: Lexicon,
    pub house: &'static [HouseRow],
    pub cards: fn() -> Vec<GameCard>,
    /// What may stand after a verb.
    pub kinds: fn(&str) -> Vec<TopicKind>,
    /// The verbs with whose help the answer to a question is shown.
    pub shown_with: &'static [(&'static str, &'static str)],
    /// The files that a translator can write: messages, in which a later one may say otherwise what an earlier one says,
    /// then help and the rulebook.
    pub files: Vec<Texts>,
}

/// The messages of every law.
pub const WORDS: Texts = texts!("words", "ftl", "every-law");

/// What is said at the tables of every law.
pub const SAID: Texts = texts!("said", "toml", "said-every-law");
