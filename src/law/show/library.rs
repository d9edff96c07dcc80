//! Builds the library of a law from its rows and files.

use super::{reports, season, speech};
use crate::about::{About, TallyColumn};
use crate::help::{GameCard, Help};
use crate::library::{Library, SAID, WORDS};
use nos_base::{Language, Rulebook, Texts, Words};
use nos_entry::{EntryLanguage, Lexicon, VerbRow, lexicon, phrases};
use std::sync::Arc;

/// Builds the library of a law from its rows, its files and its language; `asks` lists the law's
/// own questions.
pub fn of(
    about: &About,
    spoken: &EntryLanguage,
    asks: &'static [VerbRow],
    columns: Vec<TallyColumn>,
    cards: fn() -> Vec<GameCard>,
    (words, said): (&[Texts], &[Texts]),
) -> Library {
    let said = [&[SAID], said].concat();
    let language = Language::chosen();
    let vocabulary = speech::vocabulary(about, spoken.house, spoken.acts, asks);
    let messages = [&[lexicon::WORDS, WORDS], words].concat();
    let words = Arc::new(Words::of(language, &messages));
    let column = |column: TallyColumn| column.translated(&words);
    Library {
        rulebook: Rulebook {
            is_in_english: language.own(about.rulebook).is_none(),
            ..Rulebook::read(language.of(about.rulebook))
        },
        help: Help::of(about.help.iter().map(|file| language.of(*file))),
        columns: columns.into_iter().map(column).collect(),
        result: column(season::result(about)),
        sources: reports::sources(about, &words),
        lexicon: Lexicon::new(vocabulary, Arc::clone(&words), &said),
        house: spoken.house,
        cards,
        kinds: about.kinds,
        shown_with: about.shown_with,
        files: [
            &messages[..],
            &[phrases::SAID, phrases::SENSES],
            &said,
            about.help,
            &[about.rulebook],
        ]
        .concat(),
        words,
    }
}
