//! How the entries and questions of a law are typed: its rows of verbs, and how what only this law has is read.

use crate::argument::{Argument as _, Text, each, house_rule};
use crate::entry::{
    Act, Asked, CommonQuestion, CommonVerb, Entry, LawQuestion, TypedPiece, View, What,
};
use crate::error::{ReadFault, SyntaxError};
use crate::kind::{Class, Kind, Mark, NAME, VERB, Want};
use crate::lexicon::Lexicon;
use crate::reader::Reader;
use crate::slot::Takes;
use crate::verb::{Group, VerbRow};
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

/// What is missing while too few players are named.
static MORE: Kind = Kind::new("more-players", Class::Name);

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
        let mut rows = self.verbs.iter();
        rows.find(|(other, _)| Some(*other) == verb)
            .map_or(&VerbRow::NONE, |(_, row)| row)
    }

    pub fn question_row(&self, question: CommonQuestion) -> &'static VerbRow {
        let mut rows = self.questions.iter();
        rows.find(|(other, _)| *other == question)
            .map_or(&VerbRow::NONE, |(_, row)| row)
    }

    /// How many common verbs come before those of the law; `void` comes after them.
    pub fn verbs_before(&self) -> usize {
        let mut verbs = self.verbs.iter();
        verbs
            .position(|(verb, _)| *verb == CommonVerb::Void)
            .unwrap_or(self.verbs.len())
    }

    /// Reads the arguments of the verb at this place in the list of entries.
    pub fn entry(&'static self, place: usize, reader: &mut Reader<'_>) -> Result<Entry, ReadFault> {
        let (before, own) = (self.verbs_before(), self.acts.len());
        let what = if (before..before + own).contains(&place) {
            What::Own((self.act)(place - before, reader)?)
        } else {
            let place = if place < before { place } else { place - own };
            match self.verbs.get(place) {
                Some((verb, _)) => self.common(*verb, reader)?,
                None => return reader.expected(&VERB),
            }
        };
        let waives = self.waiver.is_some() && reader.close();
        if let What::Own(act) = &what
            && let Some(reason) = (self.misplaced)(act, reader)
        {
            return Err(reader.fault(reason));
        }
        let mut entry = Entry::new(self, what).waiving(waives);
        if self.has_clocks && entry.row().group == Group::Hand {
            entry.clock = reader.clock()?;
        }
        Ok(entry)
    }

    /// Reads the arguments of the question at this place in the list of those of the law.
    pub(super) fn question(
        &'static self,
        place: usize,
        reader: &mut Reader<'_>,
    ) -> Result<LawQuestion, ReadFault> {
        let asked = match self.questions.get(place) {
            Some((CommonQuestion::Show, _)) => Asked::Show,
            Some((CommonQuestion::Legal, _)) => Asked::Legal(View::read(reader, |reader| {
                let is_named = reader.word().is_some();
                // Without a word it notes what could stand here.
                let piece = (self.piece)(reader);
                if is_named { piece.map(Some) } else { Ok(None) }
            })?),
            Some((CommonQuestion::Scores, _)) => Asked::Scores,
            Some((CommonQuestion::Holds, _)) => {
                Asked::Holds(View::read(reader, |reader| reader.optional_name())?)
            }
            Some((CommonQuestion::Audit, _)) => Asked::Audit,
            None => Asked::Own((self.ask)(place - self.questions.len(), reader)?),
        };
        Ok(LawQuestion::new(self, asked))
    }

    /// Reads the arguments of a common verb.
    fn common(&self, verb: CommonVerb, reader: &mut Reader<'_>) -> Result<What, ReadFault> {
        Ok(match verb {
            CommonVerb::Law => {
                let named = reader.word().filter(|word| !word.is_numeric());
                if named.is_some() && !reader.comes(self.law) {
                    return Err(reader.fault(SyntaxError::Law("read-other-law")));
                }
                if self.names_law {
                    reader.one_of([((), self.law)], self.law_kind)?;
                }
                What::Law(reader.number(u32::MAX)?)
            }
            CommonVerb::Seat => What::Seat(self.players(reader)?),
            CommonVerb::House => What::House(house_rule(self.house, reader)?),
            CommonVerb::Lot => What::Lot(each(reader, self.piece)?),
            CommonVerb::Settle => What::Settle,
            CommonVerb::Note => What::Note(Text::read(reader)?),
            CommonVerb::Official => What::Official(reader.new_name()?),
            CommonVerb::Deal => What::Deal,
            CommonVerb::Void => What::Void,
            CommonVerb::Begin => What::Begin(reader.optional_name()?),
            CommonVerb::Offer => What::Offer(reader.name()?),
            CommonVerb::Accept => What::Accept(reader.optional_name()?),
            CommonVerb::Decline => What::Decline(reader.optional_name()?),
            CommonVerb::Resign => What::Resign(reader.name()?),
        })
    }

    fn players(&self, reader: &mut Reader<'_>) -> Result<Vec<Name>, ReadFault> {
        let (least, most) = self.players;
        let mut names = Vec::with_capacity(most);
        while names.len() < least || reader.goes_on() {
            if names.len() == most {
                return Err(reader.fault(SyntaxError::Law("read-too-many-players")));
            }
            if !names.is_empty() && !reader.goes_on() {
                return reader.expected(&MORE);
            }
            names.push(reader.new_name()?);
        }
        reader.want(Want::Kind(&NAME));
        Ok(names)
    }

    /// Whether a keyword may stand behind a piece in an entry.
    pub fn is_behind_piece(&self, word: &str) -> bool {
        let mut slots = self
            .acts
            .iter()
            .filter(|row| row.takes(Takes::Piece))
            .flat_map(|row| row.slots());
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
