//! The words of the chosen language beside those of entries, which are English in every journal.
//! The prompt reads typed words as English and prints entries in the chosen language.

use crate::phrases::texts;
use crate::verb::{Group, VerbRow};
use nos_base::{Language, Texts};
use std::collections::HashMap;
use toml::{Table, Value};

/// The lists of a row in a file of what is said: the words to type, the first of which is shown, and
/// the letter that is enough for a verb.
pub(super) const TYPED: &str = "typed";
pub(super) const LETTER: &str = "letter";

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
        files: &[Texts],
        verbs: impl Iterator<Item = &'a VerbRow>,
        keywords: impl Iterator<Item = &'static str>,
    ) -> Dictionary {
        // English words are those of journals, which the rows have already.
        let own = |file: &Texts| Language::chosen().own(*file).filter(|own| *own != file.english());
        let tables: Vec<Table> = files.iter().filter_map(|file| own(file)?.parse().ok()).collect();
        // A later file replaces the words of an earlier one.
        let listed = |kind: &str, word: &str, list: &str| -> Option<&Value> {
            tables.iter().rev().find_map(|table| table.get(kind)?.get(word)?.get(list))
        };
        let typed = |kind: &str, word: &str| -> Option<Vec<String>> {
            let words = texts(listed(kind, word, TYPED)?);
            (!words.is_empty()).then(|| words.into_iter().map(str::to_owned).collect())
        };
        let mut dictionary = Dictionary::default();
        for row in verbs {
            let kind = if row.group == Group::Question { "questions" } else { "verbs" };
            let letter =
                listed(kind, row.word, LETTER).and_then(|own| own.as_str()?.chars().next());
            dictionary.letters.extend(letter.map(|letter| (row.message(), letter)));
            dictionary.verbs.extend(typed(kind, row.word).map(|words| (row.message(), words)));
        }
        let keywords = keywords.filter_map(|word| Some((word, typed("keywords", word)?)));
        dictionary.keywords.extend(keywords);
        dictionary
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
        self.letters.get(&row.message()).copied().or_else(|| self.file_letter(row))
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
        self.of_keyword(keyword).iter().any(|word| is_same(typed, word))
    }
}

pub(super) fn is_phrase<'a>(phrase: &str, mut typed: impl Iterator<Item = &'a str>) -> bool {
    phrase.split(' ').all(|word| typed.next().is_some_and(|typed| is_same(typed, word)))
}
