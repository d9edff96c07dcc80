//! Pages of sentences that people say at tables, each with its meaning:
//!
//! ```text
//! law nos
//!
//! == Dirk is on turn, with a 4 open on the left and a 5 on the right
//! + A table of four
//! deal
//!
//! 54 left  =>  play Dirk 5-4 on left
//! 54       =>  ? play Dirk 5-4 on left | play Dirk 5-4 on right
//! 54 l?    =>  "nothing is recorded"
//! ```
//!
//! A heading (`==`) is followed by the entries before its lines; a `+` first adds those of another heading. After an
//! arrow are the entries that nos records; after a question mark those of each answer to its questions; in quotes
//! a part of the answer to a line that records nothing.

use super::heard::{Outcome, heard};
use crate::support::languages::in_every_language;
use nos::law::referee::Law;
use nos::laws;
use nos::words::language::Language;
use std::collections::HashMap;

const ENGLISH: [&str; 10] = [
    include_str!("nos.txt"),
    include_str!("club-evening.txt"),
    include_str!("fives-and-threes.txt"),
    include_str!("dominoes.txt"),
    include_str!("matador.txt"),
    include_str!("tiddle-a-wink.txt"),
    include_str!("cribbage.txt"),
    include_str!("checkers.txt"),
    include_str!("chess.txt"),
    include_str!("backgammon.txt"),
];

const DUTCH: [&str; 2] = [include_str!("nederlands.txt"), include_str!("clubavond.txt")];

pub struct Sentence<'a> {
    pub law: &'static Law,
    heading: &'a str,
    pub before: Vec<String>,
    pub typed: &'a str,
    pub wanted: &'a str,
}

fn sentences(page: &str) -> Vec<Sentence<'_>> {
    let mut law = laws::usual();
    let mut heading = "";
    let mut headings: HashMap<&str, Vec<String>> = HashMap::new();
    let mut sentences = Vec::new();
    for line in page.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("law ") {
            law = laws::named(name).unwrap_or_else(|| panic!("{line}"));
            headings.clear();
        } else if let Some(own) = line.strip_prefix("== ") {
            heading = own;
            assert!(headings.insert(own, Vec::new()).is_none(), "{line} is there twice");
        } else if let Some(other) = line.strip_prefix("+ ") {
            let before = headings.get(other).unwrap_or_else(|| panic!("{line}")).clone();
            headings.insert(heading, before);
        } else if let Some((typed, wanted)) = line.split_once("  =>  ") {
            sentences.push(Sentence {
                law,
                heading,
                before: headings[heading].clone(),
                typed: typed.trim_end(),
                wanted: wanted.trim_start(),
            });
        } else if !line.is_empty() && !line.starts_with("# ") {
            let before = headings.get_mut(heading).unwrap_or_else(|| panic!("{line}"));
            before.push(line.to_owned());
        }
    }
    sentences
}

/// Returns the sentences of the pages in the chosen language.
pub fn of_the_language() -> Vec<Sentence<'static>> {
    let pages: &[&str] = match Language::chosen() {
        Language::Dutch => &DUTCH,
        _ => &ENGLISH,
    };
    pages.iter().flat_map(|page| sentences(page)).collect()
}

/// Whether the outcome has the words in quotes and records nothing, or records just what is wanted.
fn is_as_wanted(outcome: &Outcome, wanted: &str) -> bool {
    match wanted.strip_prefix('"') {
        Some(words) => {
            let words = words.strip_suffix('"').expect("a quote has an end");
            outcome.recorded.is_empty() && outcome.said.contains(words)
        }
        None => outcome.on_a_line() == wanted,
    }
}

fn check(least: usize) {
    let mut wrong = String::new();
    let mut number = 0;
    for sentence in of_the_language() {
        number += 1;
        let outcome = heard(sentence.law, &sentence.before, sentence.typed);
        if !is_as_wanted(&outcome, sentence.wanted) {
            let Sentence { law, heading, typed, wanted, .. } = sentence;
            wrong += &format!(
                "{}, {heading}: {typed}\n  wanted {wanted}\n  became {}\n  said {}\n",
                law.name(),
                outcome.on_a_line(),
                outcome.said
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(number >= least, "{number}");
}

#[test]
fn each_sentence_is_understood_as_its_page_says() {
    in_every_language(|| {
        check(match Language::chosen() {
            Language::Dutch => 300,
            _ => 550,
        });
    });
}
