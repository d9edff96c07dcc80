//! The library of a law, made of its rows and files.

use super::{reports, season, speech};
use crate::law::about::TallyColumn;
use crate::law::game::Game;
use crate::law::help::Help;
use crate::law::library::{Library, WORDS};
use crate::law::shared::Question;
use crate::speech::Spoken;
use crate::speech::lexicon::{self, Lexicon};
use crate::table::house::Rules as _;
use crate::table::rulebook::Rulebook;
use crate::words::Words;
use crate::words::language::{Language, Texts};
use std::sync::Arc;

/// The library of a law with these files of messages, the most particular last.
pub fn of<G: Game>(words: &[Texts]) -> Library {
    let language = Language::chosen();
    let messages = [&[lexicon::WORDS, WORDS], words].concat();
    let words = Arc::new(Words::of(language, &messages));
    let column = |column: TallyColumn| column.told(&words);
    Library {
        rulebook: Rulebook {
            is_in_english: language.own(G::ABOUT.rulebook).is_none(),
            ..Rulebook::read(language.of(G::ABOUT.rulebook))
        },
        help: Help::of(G::ABOUT.help.iter().map(|file| language.of(*file))),
        columns: G::COUNTED.iter().map(|row| column(row.column())).collect(),
        result: column(season::result::<G>()),
        sources: reports::sources::<G>(&words),
        lexicon: Lexicon::new(speech::vocabulary::<G>(), Arc::clone(&words)),
        house: G::Rule::ROWS.iter().map(|(_, row)| row).collect(),
        cards: || G::CUSTOMS.cards(),
        kinds: G::ABOUT.kinds,
        shown_with: G::ABOUT
            .shown_with
            .iter()
            .map(|(verb, ask)| (*verb, Spoken::new(Question::<G>::Own(ask.clone()))))
            .collect(),
        causes: G::ABOUT.causes,
        files: [&messages, G::ABOUT.help, &[G::ABOUT.rulebook]].concat(),
        words,
    }
}

/// Makes the library of a law, with its file of messages.
#[macro_export]
macro_rules! library {
    ($Game:ty, $words:literal, $called:literal) => {
        fn library() -> &'static $crate::law::library::Library {
            static LIBRARY: std::sync::LazyLock<$crate::law::library::Library> =
                std::sync::LazyLock::new(|| {
                    $crate::law::derive::library::of::<$Game>(&[texts!($words, "ftl", $called)])
                });
            &LIBRARY
        }
    };
}
