//! The library of a law, built once from its rows and files: rulebook, messages, help and words.

use super::about::TallyColumn;
use super::help::{GameCard, Help};
use super::paper::Source;
use super::show::TopicKind;
use nos_base::{HouseRow, Rulebook, Texts, Words};
use nos_entry::Lexicon;
use std::sync::Arc;

/// The parts of a law built once from its rows and files.
#[derive(Debug)]
pub struct Library {
    pub rulebook: Rulebook,
    pub words: Arc<Words>,
    pub help: Help,
    pub columns: Vec<TallyColumn>,
    pub result: TallyColumn,
    /// The sources of differences, in the order of the sheet.
    pub sources: Vec<Source>,
    pub lexicon: Lexicon,
    pub house: &'static [HouseRow],
    pub cards: fn() -> Vec<GameCard>,
    pub kinds: fn(&str) -> Vec<TopicKind>,
    /// Pairs of a verb and a question whose answer the verb's help shows.
    pub shown_with: &'static [(&'static str, &'static str)],
    /// The files that a translator can write: messages (a later file overrides), help, rulebook.
    pub files: Vec<Texts>,
}

pub const WORDS: Texts = texts!("words", "ftl", "every-law");

/// The phrases said at the tables of every law.
pub const SAID: Texts = texts!("said", "toml", "said-every-law");
