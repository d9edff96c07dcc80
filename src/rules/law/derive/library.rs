//! The library of a law, made of its rows and files.

use super::{reports, speech};
use crate::law::game::Game;
use crate::law::help::Help;
use crate::law::library::{Library, WORDS};
use crate::law::shared::Question;
use crate::speech::Spoken;
use crate::speech::lexicon::Lexicon;
use crate::table::house::Rules as _;
use crate::table::rulebook::Rulebook;
use crate::words::Words;
use crate::words::language::{Language, Texts};

/// The library of a law with these files of messages, the most particular last.
pub fn of<G: Game>(words: &[Texts]) -> Library {
    let language = Language::chosen();
    let files = [&[WORDS], words].concat();
    let words = Words::of(language, &files);
    Library {
        rulebook: Rulebook {
            is_in_english: G::ABOUT.rulebook.get(language as usize).is_none(),
            ..Rulebook::read(language.of(G::ABOUT.rulebook))
        },
        help: Help::of(G::ABOUT.help.iter().map(|file| language.of(file))),
        columns: G::ABOUT
            .counted
            .iter()
            .map(|row| row.column().told(&words))
            .collect(),
        sources: reports::sources::<G>(),
        lexicon: Lexicon::new(speech::vocabulary::<G>()),
        house: G::Rule::ROWS.iter().map(|(_, row)| row).collect(),
        cards: || G::CUSTOMS.cards(),
        kinds: G::ABOUT.kinds,
        shown_with: G::ABOUT
            .shown_with
            .iter()
            .map(|(verb, ask)| (*verb, Spoken::new(Question::<G>::Own(ask.clone()))))
            .collect(),
        causes: G::ABOUT.causes,
        words,
    }
}
