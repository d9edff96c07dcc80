//! The words of the chosen language beside those of entries, which are English in every journal.
//! The prompt reads typed words as English and prints entries in the chosen language.

use crate::verb::VerbRow;
use nos_base::words::{TYPED, Words, typed_words};
use std::collections::HashMap;

const LETTER: &str = "letter";

#[derive(Debug, Default)]
pub struct Dictionary {
    /// By the message of the verb, since an entry and a question can share a word.
    verbs: HashMap<String, Vec<String>>,
    keywords: HashMap<&'static str, Vec<String>>,
    letters: HashMap<String, char>,
}

pub(super) fn keyword(word: &str) -> String {
    format!("keyword-{word}")
}

pub(super) fn is_same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other) || !one.is_ascii() && one.to_lowercase() == other.to_lowercase()
}

impl Dictionary {
    pub(super) fn read<'a>(
        messages: &Words,
        verbs: impl Iterator<Item = &'a VerbRow>,
        keywords: impl Iterator<Item = &'static str>,
    ) -> Dictionary {
        let typed = |id: &str| {
            let typed = messages.attribute(id, TYPED)?;
            Some(typed_words(&typed).collect())
        };
        let verbs: Vec<String> = verbs.map(VerbRow::message).collect();
        let letter = |id: &String| {
            let letter = messages.attribute(id, LETTER)?;
            Some((id.clone(), letter.trim().chars().next()?))
        };
        let keywords = keywords.filter_map(|word| Some((word, typed(&keyword(word))?)));
        Dictionary {
            letters: verbs.iter().filter_map(letter).collect(),
            verbs: verbs
                .into_iter()
                .filter_map(|id| Some((typed(&id)?, id)))
                .map(|(words, id)| (id, words))
                .collect(),
            keywords: keywords.collect(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.verbs.is_empty() && self.keywords.is_empty()
    }

    /// Returns the words for a verb, the preferred one first. Some have several words: `ik wacht`.
    pub fn of_verb(&self, row: &VerbRow) -> &[String] {
        let words = (!self.is_empty()).then(|| self.verbs.get(&row.message()));
        words.flatten().map_or(&[], Vec::as_slice)
    }

    /// Returns the letter for a verb: that of the chosen language, or else that of files.
    pub fn letter(&self, row: &VerbRow) -> Option<char> {
        let own = self.letters.get(&row.message()).copied();
        own.or_else(|| self.file_letter(row))
    }

    /// Returns the letter of a verb in files, unless the chosen language gives it to another verb.
    pub fn file_letter(&self, row: &VerbRow) -> Option<char> {
        row.letter.filter(|letter| !self.letters.values().any(|other| other == letter))
    }

    pub fn of_keyword(&self, word: &str) -> &[String] {
        self.keywords.get(word).map_or(&[], Vec::as_slice)
    }

    pub fn keyword(&self, typed: &str) -> Option<&'static str> {
        let has_typed = |words: &[String]| words.iter().any(|word| is_same(typed, word));
        let (keyword, _) = self.keywords.iter().find(|(_, words)| has_typed(words))?;
        Some(keyword)
    }

    pub fn is_keyword(&self, typed: &str, keyword: &str) -> bool {
        let words = self.of_keyword(keyword);
        words.iter().any(|word| is_same(typed, word))
    }
}

pub(super) fn is_phrase<'a>(phrase: &str, mut typed: impl Iterator<Item = &'a str>) -> bool {
    phrase.split(' ').all(|word| typed.next().is_some_and(|typed| is_same(typed, word)))
}
