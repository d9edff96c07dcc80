//! The language of a law's entries: its own verbs with the common ones, optional words, and pieces.

use crate::about::About;
use crate::game::{Game, OnePiece};
use crate::piece::Piece;
use crate::table::Table;
use nos_base::{HouseRow, Rules as _};
use nos_entry::{Act, Argument, CommonVerb, EntryLanguage, Kind, VerbRow, Verbs, Vocabulary};

/// Returns the number of common verbs before those of the law.
const fn before(shared: &[(CommonVerb, VerbRow)]) -> usize {
    let mut at = 0;
    while at < shared.len() && !matches!(shared[at].0, CommonVerb::Void) {
        at += 1;
    }
    at
}

/// Returns the words of a law in order: the common verbs, its own, then `void`.
pub fn vocabulary(
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

impl<G: Game> Table<G> {
    pub const LANGUAGE: &'static EntryLanguage = &EntryLanguage {
        law: G::ABOUT.name,
        law_kind: const { &Kind::word("law", G::ABOUT.name) },
        names_law: G::ABOUT.names_law,
        players: G::ABOUT.seating.range(),
        verbs: G::ABOUT.verbs,
        acts: G::Act::ROWS,
        questions: G::ABOUT.questions,
        house: G::Rule::ROWS,
        waiver: match G::ABOUT.waiver {
            Some((word, _)) => Some(word),
            None => None,
        },
        has_clocks: G::ABOUT.has_clocks,
        words: || &G::law().library().lexicon,
        act: |place, reader| G::Act::read(place, reader).map(Act::from),
        ask: |place, reader| G::Ask::read(place, reader).map(Act::from),
        misplaced: G::DERIVED.misplaced,
        implied_verb: G::implied_verb,
        piece_verb: G::ABOUT.implied_verb,
        piece_usage: G::Piece::USAGE,
        piece_kind: G::Piece::KIND,
        piece: |reader| OnePiece::<G>::read(reader).map(Piece::typed),
        written_piece: G::Piece::written,
        foreign_piece: G::Piece::is_foreign,
        said_piece: |words| G::Piece::said(words, G::law().library().lexicon.phrases()),
        overstates: G::CAN_OVERSTATE,
        printed: printed::<G>,
        translated: |word| G::Piece::read(word).ok()?.translated(),
    };
}

/// Returns the printed form of the piece that a word means.
fn printed<G: Game>(word: &str) -> Option<String> {
    let plain = word.replace('>', "-");
    let plain = plain.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let piece = G::Piece::read_of(word, G::pieces())
        .or_else(|_| G::Piece::read_of(plain, G::pieces()))
        .ok();
    let at_the_prompt = || G::Piece::written(word).into_iter().next();
    piece.map(|piece| piece.to_string()).or_else(at_the_prompt)
}
