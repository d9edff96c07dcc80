//! The library of a law, built once from its rows and files: rulebook, messages, help and words.

use crate::paper::Source;
use crate::{About, GameCard, Help, TallyColumn, TopicKind};
use nos_base::{HouseRow, Language, Rulebook, Texts, Words};
use nos_entry::{CommonVerb, EntryLanguage, Lexicon, VerbRow, Vocabulary, lexicon, phrases};
use std::sync::Arc;

/// The parts of a law built once from its rows and files.
#[derive(Debug)]
pub struct Library {
    pub rulebook: Rulebook,
    pub words: Arc<Words>,
    pub help: Help,
    pub columns: Vec<TallyColumn>,
    pub result: TallyColumn,
    /// The sources of differences, in the order of the sheet.
    pub sources: Vec<Source>,
    pub lexicon: Lexicon,
    pub house: &'static [HouseRow],
    pub cards: fn() -> Vec<GameCard>,
    pub kinds: fn(&str) -> Vec<TopicKind>,
    /// Pairs of a verb and a question whose answer the verb's help shows.
    pub shown_with: &'static [(&'static str, &'static str)],
    /// The files that a translator can write: messages (a later file overrides), help, rulebook.
    pub files: Vec<Texts>,
}

pub const WORDS: Texts = texts!("words", "ftl", "every-law");

/// The phrases said at the tables of every law.
pub const SAID: Texts = texts!("said", "toml", "said-every-law");

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
    let vocabulary = vocabulary(about, spoken.house, spoken.acts, asks);
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
        result: column(result(about)),
        sources: sources(about, &words),
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

const fn before(shared: &[(CommonVerb, VerbRow)]) -> usize {
    let mut at = 0;
    while at < shared.len() && !matches!(shared[at].0, CommonVerb::Void) {
        at += 1;
    }
    at
}

/// Returns the words of a law in order: the common verbs, its own, then `void`.
fn vocabulary(
    about: &About,
    house: &'static [HouseRow],
    acts: &'static [VerbRow],
    asks: &'static [VerbRow],
) -> Vocabulary {
    let (first, last) = about.verbs.split_at(before(about.verbs));
    let shared = |rows: &'static [(CommonVerb, VerbRow)]| rows.iter().map(|(_, row)| row);
    let questions = about.questions.iter().map(|(_, row)| row);
    let values = house.iter().flat_map(|row| row.range.words());
    Vocabulary {
        entries: shared(first).chain(acts).chain(shared(last)).collect(),
        questions: questions.chain(asks).collect(),
        words: about.words,
        values: values.map(|(word, _)| *word).collect(),
        letters: about.letters,
        with_umlaut: about.with_umlaut,
        answered: about.answered,
        closing: about.waiver.map(|(word, _)| word),
        has_clocks: about.has_clocks,
        round: about.round(),
        phases: about.phases.iter().map(|phase| phase.word).collect(),
    }
}

/// Returns the column with the result of an evening; the settlement sheet uses the same result.
const fn result(about: &About) -> TallyColumn {
    match (about.chips, about.runs_on) {
        (Some(_), _) => TallyColumn::new("chips"),
        (None, true) => TallyColumn::POINTS,
        (None, false) => TallyColumn::GAMES_WON,
    }
}

/// Returns the sources of differences in the order of the sheet, one for all causes with one word.
fn sources(about: &About, words: &Words) -> Vec<Source> {
    if let Some(chips) = about.chips {
        let sources = chips
            .sources
            .iter()
            .map(|(_, key)| Source { key, heading: words.message(&format!("source-{key}")) });
        return sources.collect();
    }
    let mut sources: Vec<Source> = Vec::new();
    for cause in about.causes {
        if sources.iter().all(|source| source.key != cause.word) {
            sources.push(Source { key: cause.word, heading: words.message(cause.message) });
        }
    }
    sources
}
