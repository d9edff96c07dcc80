//! How the entries and questions of a law are typed: its rows of verbs, and how what only this law has is read.

use crate::entry::{Act, CommonQuestion, CommonVerb, TypedPiece};
use crate::error::{ReadFault, SyntaxError};
use crate::kind::{Kind, Mark, NAME};
use crate::lexicon::Lexicon;
use crate::reader::Reader;
use crate::slot::Takes;
use crate::verb::VerbRow;
use nos_base::table::house::HouseRow;
use nos_base::table::name::Name;
use nos_base::words::message::TypedPart;

/// Reads the arguments of the verb at a place of a table.
pub type ReadArguments = fn(usize, &mut Reader<'_>) -> Result<Act, ReadFault>;

#[derive(Debug)]
pub struct EntryLanguage {
    /// The name of the law, and as a keyword.
    pub law: &'static str,
    pub law_kind: &'static Kind,
    /// Whether the entry that names the edition names the law, too.
    pub names_law: bool,
    /// The fewest and the most who can be seated.
    pub players: (usize, usize),
    /// The common verbs that it has, in the order in which they are listed. `void` comes after its own verbs.
    pub verbs: &'static [(CommonVerb, VerbRow)],
    pub acts: &'static [VerbRow],
    pub questions: &'static [(CommonQuestion, VerbRow)],
    pub house: &'static [HouseRow],
    /// The word that may end an entry and waives its penalty.
    pub waiver: Option<&'static str>,
    /// Whether an entry of a game may end with the clock of who acted.
    pub has_clocks: bool,
    pub words: fn() -> &'static Lexicon,
    pub act: ReadArguments,
    /// Reads a question that only this law answers.
    pub ask: ReadArguments,
    /// The error for a word after an act, if one says more than that it cannot stand there.
    pub misplaced: fn(&Act, &Reader<'_>) -> Option<SyntaxError>,
    /// The verb that a line may leave out if it begins with this word; an error if the word only looks like one.
    pub implied_verb: fn(&str) -> Option<Result<&'static str, SyntaxError>>,
    /// The verb that a piece implies.
    pub piece_verb: &'static str,
    /// How a usage line writes a piece.
    pub piece_usage: &'static str,
    pub piece_kind: &'static Kind,
    pub piece: fn(&mut Reader<'_>) -> Result<TypedPiece, ReadFault>,
    /// What a word can be at the prompt that is a piece, as a file has it.
    pub written_piece: fn(&str) -> Vec<String>,
    /// Whether a word is a piece only as a file has it, where the language that was chosen has a spelling of its own.
    pub foreign_piece: fn(&str) -> bool,
    /// The pieces that these words begin with, as `double six`: how many of the words each has, and how a file has it.
    pub said_piece: fn(&[&str]) -> Vec<(usize, String)>,
    /// Whether what is typed of an entry can say more than is so.
    pub overstates: bool,
    /// The piece that a word means, as it is printed.
    pub printed: fn(&str) -> Option<String>,
    /// How a piece is typed in the language that was chosen, if otherwise than it is printed.
    pub translated: fn(&str) -> Option<String>,
}

impl PartialEq for EntryLanguage {
    fn eq(&self, other: &EntryLanguage) -> bool {
        self.law == other.law
    }
}

impl Eq for EntryLanguage {}

impl EntryLanguage {
    /// Every word of the law and of the shell.
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

    /// How many common verbs come before those of the law; `void` comes after them.
    pub fn verbs_before(&self) -> usize {
        let (all, is_void) = (self.verbs, |(verb, _): &(_, _)| *verb == CommonVerb::Void);
        all.iter().position(is_void).unwrap_or(all.len())
    }

    /// Whether a keyword may stand behind a piece in an entry.
    pub fn is_behind_piece(&self, word: &str) -> bool {
        let mut slots =
            self.acts.iter().filter(|row| row.takes(Takes::Piece)).flat_map(|row| row.slots());
        slots.any(|slot| match slot.takes {
            Takes::Word(words) | Takes::End(words) => words.contains(&word),
            _ => false,
        })
    }

    /// The place in the list of entries of the verb that a line may leave out if it begins with this word; `None` if it
    /// may leave out none. An error if the word only looks like one of those.
    pub fn implied_entry(&self, word: &str) -> Option<Result<usize, SyntaxError>> {
        let verb = (self.implied_verb)(word)?;
        let place = |verb| self.acts.iter().position(|row| row.word == verb);
        Some(verb.map(|verb| self.verbs_before() + place(verb).unwrap_or_default()))
    }

    /// Whether a part of a line is this one.
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
