//! Each word of another language has one meaning.

use crate::support::languages::in_languages;
use nos_base::Language;
use nos_entry::{Lexicon, VerbPlace};
use nos_laws::LAWS;
use std::collections::BTreeMap;

/// The words of the language for a verb or a keyword, with their meanings.
type Meanings<'a> = BTreeMap<String, Vec<&'a str>>;

fn keywords(lexicon: &'static Lexicon) -> Meanings<'static> {
    let mut meanings = Meanings::new();
    for word in lexicon.words().chain(lexicon.vocabulary.values.iter().copied()) {
        for typed in lexicon.all_typed_words(word) {
            let meant = meanings.entry(typed.to_lowercase()).or_default();
            if !meant.contains(&word) {
                meant.push(word);
            }
        }
    }
    meanings
}

/// Returns the entries, then the questions, that a word or a letter can mean in this phase.
fn verbs(lexicon: &'static Lexicon, phase: u64) -> [Meanings<'static>; 2] {
    let mut meanings = [Meanings::new(), Meanings::new()];
    for verb in lexicon.verbs().filter(|verb| verb.row.is_for(phase)) {
        let is_entry = matches!(verb.place, VerbPlace::Entry(_));
        let letter = verb.row.letter.map(String::from);
        let typed = lexicon.all_typed(verb.row).map(str::to_lowercase);
        for typed in typed.chain(letter) {
            let meant = meanings[usize::from(!is_entry)].entry(typed).or_default();
            if !meant.contains(&verb.row.word) {
                meant.push(verb.row.word);
            }
        }
    }
    meanings
}

#[test]
fn no_word_means_two_things_in_a_phase_of_any_law() {
    in_languages(&Language::ALL[1..], no_word_means_two_things);
}

fn no_word_means_two_things() {
    for law in LAWS {
        let lexicon = law.language.lexicon();
        let mut several: Vec<String> = Vec::new();
        let mut look = |meanings: Meanings<'_>| {
            let meanings = meanings.into_iter().filter(|(_, meant)| meant.len() > 1);
            several.extend(meanings.map(|(typed, meant)| format!("{typed}: {meant:?}")));
        };
        look(keywords(lexicon));
        let phases: u64 = lexicon
            .verbs()
            .map(|verb| verb.row.phases)
            .filter(|phases| *phases != u64::MAX)
            .fold(0, |all, own| all | own);
        for phase in (0..64).map(|bit| 1_u64 << bit).filter(|phase| phases & phase != 0) {
            verbs(lexicon, phase).into_iter().for_each(&mut look);
        }
        assert_eq!(several, [""; 0], "{}", law.name());
        // Each verb has a word of the language, even if it is the same.
        let verbs = lexicon.verbs().map(|verb| verb.row);
        let untold = verbs.filter(|row| lexicon.dictionary.of_verb(row).is_empty());
        let untold = untold.map(|row| row.word);
        let words = lexicon.words().filter(|word| lexicon.dictionary.of_keyword(word).is_empty());
        // Leave out cards, which need no translation.
        let words = words.filter(|word| word.len() > 2 || !word.ends_with(['c', 'd', 'h', 's']));
        let is_verb =
            |word: &str| LAWS.iter().any(|law| law.language.lexicon().verb(word).is_some());
        let words = words.filter(|word| *word == "claim" || !is_verb(word));
        let untold: Vec<&str> = untold.chain(words).collect();
        assert_eq!(untold, [""; 0], "{}", law.name());
    }
}
