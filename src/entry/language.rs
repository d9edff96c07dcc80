//! How a law's entries and questions are typed: its rows, and readers of its own arguments.

use crate::entry::{Act, CommonQuestion, CommonVerb, TypedPiece};
use crate::error::{ReadFault, SyntaxError};
use crate::kind::{Kind, Mark, NAME};
use crate::lexicon::Lexicon;
use crate::reader::Reader;
use crate::slot::Takes;
use crate::verb::VerbRow;
use nos_base::{HouseRow, Name, TypedPart};

/// Reads the arguments of the verb at a place of a table.
pub type ReadArguments = fn(usize, &mut Reader<'_>) -> Result<Act, ReadFault>;

#[derive(Debug)]
pub struct EntryLanguage {
    /// The name of the law, also as a keyword.
    pub law: &'static str,
    pub law_kind: &'static Kind,
    /// Whether the entry with the edition also names the law.
    pub names_law: bool,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// Its common verbs, in the order of the list. `void` comes after its own verbs.
    pub verbs: &'static [(CommonVerb, VerbRow)],
    pub acts: &'static [VerbRow],
    pub questions: &'static [(CommonQuestion, VerbRow)],
    pub house: &'static [HouseRow],
    /// The word that may end an entry and waives its penalty.
    pub waiver: Option<&'static str>,
    /// Whether the player's clock may end an entry of a game.
    pub has_clocks: bool,
    pub words: fn() -> &'static Lexicon,
    pub act: ReadArguments,
    pub ask: ReadArguments,
    /// The error for a word after an act, if it explains more than that the word cannot be there.
    pub misplaced: fn(&Act, &Reader<'_>) -> Option<SyntaxError>,
    /// The verb that a line beginning with this word implies; an error if it only seems to.
    pub implied_verb: fn(&str) -> Option<Result<&'static str, SyntaxError>>,
    pub piece_verb: &'static str,
    pub piece_usage: &'static str,
    pub piece_kind: &'static Kind,
    pub piece: fn(&mut Reader<'_>) -> Result<TypedPiece, ReadFault>,
    /// The pieces that a typed word can mean, as files spell them.
    pub written_piece: fn(&str) -> Vec<String>,
    /// Whether only files spell a piece this way; the chosen language spells it differently.
    pub foreign_piece: fn(&str) -> bool,
    /// The pieces that the first of these words name, such as `double six`: the number of words,
    /// and the piece as files spell it.
    pub said_piece: fn(&[&str]) -> Vec<(usize, String)>,
    /// Whether typed text can claim more than happened.
    pub overstates: bool,
    /// The piece that a word means, as printed.
    pub printed: fn(&str) -> Option<String>,
    /// How a piece is typed in the chosen language, if differently.
    pub translated: fn(&str) -> Option<String>,
}

impl PartialEq for EntryLanguage {
    fn eq(&self, other: &EntryLanguage) -> bool {
        self.law == other.law
    }
}

impl Eq for EntryLanguage {}

impl EntryLanguage {
    pub fn lexicon(&self) -> &'static Lexicon {
        (self.words)()
    }

    pub(super) fn common_row(&self, verb: Option<CommonVerb>) -> &'static VerbRow {
        let row = |(own, row): &'static (_, _)| (Some(*own) == verb).then_some(row);
        self.verbs.iter().find_map(row).unwrap_or(&VerbRow::NONE)
    }

    pub fn question_row(&self, question: CommonQuestion) -> &'static VerbRow {
        let row = |(own, row): &'static (_, _)| (*own == question).then_some(row);
        (self.questions.iter().find_map(row)).unwrap_or(&VerbRow::NONE)
    }

    /// Returns how many common verbs precede those of the law; `void` follows them.
    pub fn verbs_before(&self) -> usize {
        let (all, is_void) = (self.verbs, |(verb, _): &(_, _)| *verb == CommonVerb::Void);
        all.iter().rposition(is_void).unwrap_or(all.len())
    }

    /// Whether a keyword may follow a piece in an entry.
    pub fn is_behind_piece(&self, word: &str) -> bool {
        let mut slots =
            self.acts.iter().filter(|row| row.takes(Takes::Piece)).flat_map(|row| row.slots());
        slots.any(|slot| {
            matches!(slot.takes, Takes::Word(words) | Takes::End(words) if words.contains(&word))
        })
    }

    /// Returns the verb that a line beginning with this word implies, by its place among entries.
    pub fn implied_entry(&self, word: &str) -> Option<Result<usize, SyntaxError>> {
        let verb = (self.implied_verb)(word)?;
        let place = |verb| self.acts.iter().position(|row| row.word == verb);
        Some(verb.map(|verb| self.verbs_before() + place(verb).unwrap_or_default()))
    }

    pub fn is_part(&self, part: &TypedPart, mark: &Mark, text: &str) -> bool {
        match part {
            TypedPart::Name(name) => {
                let is_meant = |typed: Name| typed.is(name) || typed.begins(name);
                mark.kind == Some(&NAME) && Name::typed(text).is_some_and(is_meant)
            }
            TypedPart::Piece(piece) => {
                mark.kind == Some(self.piece_kind) && (self.printed)(text).as_ref() == Some(piece)
            }
            TypedPart::Word(word) => {
                let typed = self.lexicon().dictionary.keyword(text);
                mark.kind.is_some() && typed.unwrap_or(text).eq_ignore_ascii_case(word)
            }
        }
    }
}
