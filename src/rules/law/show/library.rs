//! The library of a law, made of its rows and files.

use super::{reports, season, speech};
use crate::law::about::{About, TallyColumn};
use crate::law::help::{GameCard, Help};
use crate::law::library::{Library, WORDS};
use crate::law::overrides::Overrides;
use crate::speech::lexicon::{self, Lexicon, Vocabulary};
use crate::speech::rows::Verbs as _;
use crate::table::house::{HouseRow, Rules as _};
use crate::table::rulebook::Rulebook;
use crate::words::Words;
use crate::words::language::{Language, Texts};
use std::sync::Arc;

/// The library of a law.
pub fn of<G: Overrides>() -> Library {
    let mut columns = Vec::with_capacity(G::COUNTED.len());
    for row in G::COUNTED {
        columns.push(row.column());
    }
    let house = G::Rule::ROWS;
    let vocabulary = speech::vocabulary(G::ABOUT, house, G::Act::ROWS, G::Ask::ROWS);
    let cards = || G::cards();
    made(G::ABOUT, house, vocabulary, columns, cards, G::WORDS)
}

fn made(
    about: &About,
    house: &'static [HouseRow],
    vocabulary: Vocabulary,
    columns: Vec<TallyColumn>,
    cards: fn() -> Vec<GameCard>,
    words: &[Texts],
) -> Library {
    let language = Language::chosen();
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
        lexicon: Lexicon::new(vocabulary, Arc::clone(&words)),
        house,
        cards,
        kinds: about.kinds,
        shown_with: about.shown_with,
        files: [&messages, about.help, &[about.rulebook]].concat(),
        words,
    }
}
