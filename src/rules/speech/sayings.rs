//! What people say at tables: for an entry or a question, or for what is neither and gets an answer.

use super::verb::VerbRow;
use crate::table::name::plain;
use crate::words::Words;

/// The attribute of a message that lists what people say for it: each in one word or several, and behind `=` the words
/// that it stands for after the verb, as in `.said = claims, three times=threefold`. Where anything may follow and the
/// line is no entry, it ends with `…`.
const SAID: &str = "said";

/// What is answered under every law and is no entry, by the words of its messages.
pub const ANSWERED: [&str; 7] = ["wait", "again", "yes", "break", "print", "correct", "asks"];

#[derive(Debug)]
pub struct Saying {
    pub phrase: Vec<String>,
    /// Whether anything may follow, if the line is no entry.
    pub is_open: bool,
    pub meaning: Meaning,
}

#[derive(Debug)]
pub enum Meaning {
    /// This verb with these words after it.
    Verb(&'static VerbRow, Vec<String>),
    /// Nothing that is recorded. The message of this word answers it.
    Answer(&'static str),
}

/// The message of a word that answers what is said.
pub(super) fn message(word: &str) -> String {
    format!("said-{word}")
}

/// A word as it is compared: without case, accents and apostrophes.
pub(super) fn folded(word: &str) -> String {
    plain(word).replace(['\'', '’'], "")
}

impl Saying {
    /// What people say for what this message is about.
    pub(super) fn all(
        messages: &Words,
        id: &str,
        meaning: impl Fn(Vec<String>) -> Meaning,
    ) -> Vec<Saying> {
        let said = messages.attribute(id, SAID).unwrap_or_default();
        let mut sayings = Vec::new();
        for said in said.split(", ").filter(|said| !said.is_empty()) {
            let (phrase, rest) = said.split_once('=').unwrap_or((said, ""));
            let words = phrase.strip_suffix(" …");
            sayings.push(Saying {
                phrase: words.unwrap_or(phrase).split(' ').map(folded).collect(),
                is_open: words.is_some(),
                meaning: meaning(rest.split_whitespace().map(str::to_owned).collect()),
            });
        }
        sayings
    }

    /// How many words it has, if these, which are folded, begin with it.
    pub(super) fn begins(&self, words: &[String]) -> Option<usize> {
        words.starts_with(&self.phrase).then_some(self.phrase.len())
    }
}
