//! The library of a law: what is made once of its rows and files, its rulebook, messages, help and words.

use super::about::{Cause, TallyColumn};
use super::derive::{reports, speech};
use super::game::Game;
use super::help::{GameCard, Help};
use super::paper::Source;
use super::shared::Question;
use super::show::TopicKind;
use crate::speech::Spoken;
use crate::speech::lexicon::Lexicon;
use crate::table::house::{HouseRow, Rules as _};
use crate::table::rulebook::Rulebook;
use crate::words::Words;
use crate::words::language::{Language, Texts};

/// What is made once of the rows and files of a law.
#[derive(Debug)]
pub struct Library {
    pub rulebook: Rulebook,
    pub words: Words,
    pub help: Help,
    pub columns: Vec<TallyColumn>,
    /// What differences are made of, in the order of the sheet.
    pub sources: Vec<Source>,
    pub lexicon: Lexicon,
    pub house: Vec<&'static HouseRow>,
    pub cards: fn() -> Vec<GameCard>,
    /// What may stand after a verb.
    pub kinds: fn(&str) -> Vec<TopicKind>,
    /// The verbs with whose help the answer to a question is shown.
    pub shown_with: Vec<(&'static str, Spoken)>,
    pub causes: &'static [Cause],
}

/// The messages of every law.
pub const WORDS: Texts = texts!("words", "ftl");

/// Makes the library of a law, with its file of messages.
#[macro_export]
macro_rules! library {
    ($Game:ty, $words:literal) => {
        fn library() -> &'static $crate::law::library::Library {
            use $crate::law::library::Library;
            static LIBRARY: std::sync::LazyLock<Library> =
                std::sync::LazyLock::new(|| Library::of::<$Game>(&[texts!($words, "ftl")]));
            &LIBRARY
        }
    };
}

impl Library {
    /// The library of a law with these files of messages, the most particular last.
    pub fn of<G: Game>(words: &[Texts]) -> Library {
        let language = Language::chosen();
        let files = [&[WORDS], words].concat();
        let files: Vec<&str> = files.into_iter().map(|file| language.of(file)).collect();
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
}
