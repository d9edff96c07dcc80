//! Replaces verbs of the chosen language by those of files.

use crate::dictionary::is_phrase;
use crate::lexicon::{Lexicon, VerbPlace};
use crate::token::{PARTS, Words};

/// Replaces the verb at this word, so that `leg 64` becomes `play 64`, and the verb of an entry
/// inside it. The reader itself understands the words after them.
pub fn translate(lexicon: &Lexicon, words: &mut Words<'_>, from: usize) {
    if from >= words.len() {
        return;
    }
    if !lexicon.dictionary.is_empty() {
        translate_verb(lexicon, words, from);
    }
    let next = words.iter().skip(from).position(|word| word.text == PARTS);
    let inner = match words.get(from).map_or("", |word| word.text) {
        "try" => from + 1,
        "fix" | "insert" => from + 2,
        _ => usize::MAX,
    };
    if next.is_none_or(|next| inner < from + next) {
        translate(lexicon, words, inner);
    } else if let Some(next) = next {
        translate(lexicon, words, from + next + 1);
    }
}

/// A word that is both an entry and a question is the question if it is alone.
fn translate_verb(lexicon: &Lexicon, words: &mut Words<'_>, at: usize) {
    let Some(first) = words.get(at).filter(|word| lexicon.verb(word.text).is_none()) else {
        return;
    };
    let begin = first.at;
    let meant = lexicon.verbs().filter_map(|verb| {
        let typed =
            |phrase: &&String| is_phrase(phrase, words.iter().skip(at).map(|word| word.text));
        let longest = lexicon
            .dictionary
            .of_verb(verb.row)
            .iter()
            .filter(typed)
            .max_by_key(|phrase| phrase.split(' ').count())?;
        let number = longest.split(' ').count();
        let is_alone = at + number == words.len();
        let asks = !matches!(verb.place, VerbPlace::Entry(_));
        let is_told = longest == lexicon.typed(verb.row);
        Some(((number, asks == is_alone, is_told), verb.row.word, number))
    });
    let Some((_, word, number)) = meant.max_by_key(|(rank, ..)| *rank) else { return };
    let last = words.get(at + number - 1).map_or(begin, |last| last.at + last.len);
    words.drain(at + 1..at + number);
    if let Some(first) = words.get_mut(at) {
        (first.text, first.len) = (word, last - begin);
    }
}
