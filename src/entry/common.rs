//! The common verbs and questions of all laws. Each has one row, to which a law adds arguments and
//! articles, and one reader.

use crate::argument::{Argument as _, Carrying, Forfeiting, Text, each, house_rule};
use crate::entry::{Asked, CommonQuestion, CommonVerb, Entry, LawQuestion, Subject, What};
use crate::error::{ReadFault, SyntaxError};
use crate::kind::{Class, Kind, NAME, VERB, Want};
use crate::language::EntryLanguage;
use crate::reader::Reader;
use crate::slot::ArgumentRow;
use crate::verb::{ALWAYS, Group, VerbRow, phases};
use nos_base::Name;

pub const LOBBY: u32 = 0;
pub const LOT: u32 = 1;
pub const BETWEEN: u32 = 2;
pub const FINISHED: u32 = 3;
pub const HAND: u32 = 4;

impl CommonVerb {
    /// Returns its row. The first of `articles` is the one that rulings on it cite.
    pub const fn row(
        self,
        arguments: &'static [ArgumentRow],
        example: &'static str,
        articles: &'static [&'static str],
    ) -> (CommonVerb, VerbRow) {
        let (word, group, phases) = match self {
            CommonVerb::Law => ("law", Group::Session, phases(&[LOBBY])),
            CommonVerb::Seat => ("seat", Group::Session, phases(&[LOBBY])),
            CommonVerb::House => ("house", Group::Session, phases(&[LOBBY, LOT, BETWEEN])),
            CommonVerb::Lot => ("lot", Group::Session, phases(&[LOT])),
            CommonVerb::Carry => ("carry", Group::Session, phases(&[LOT, BETWEEN])),
            CommonVerb::Settle => ("settle", Group::Session, phases(&[LOT, BETWEEN])),
            CommonVerb::Note => ("note", Group::Session, ALWAYS),
            CommonVerb::Official => ("official", Group::Session, ALWAYS),
            CommonVerb::Deal => ("deal", Group::Hand, phases(&[BETWEEN])),
            CommonVerb::Begin => ("begin", Group::Hand, phases(&[BETWEEN])),
            CommonVerb::Offer => ("offer", Group::Hand, phases(&[HAND])),
            CommonVerb::Accept => ("accept", Group::Hand, phases(&[HAND])),
            CommonVerb::Decline => ("decline", Group::Hand, phases(&[HAND])),
            CommonVerb::Flag => ("flag", Group::Hand, phases(&[HAND])),
            CommonVerb::Resign => ("resign", Group::Hand, phases(&[HAND])),
            CommonVerb::Forfeit => ("forfeit", Group::Hand, !phases(&[LOBBY, LOT, FINISHED])),
            CommonVerb::Void => ("void", Group::Hand, !phases(&[LOBBY, LOT, FINISHED])),
        };
        let row = VerbRow {
            word,
            aliases: &[],
            letter: None,
            group,
            arguments,
            example,
            articles,
            phases,
            asks: matches!(
                self,
                CommonVerb::Void
                    | CommonVerb::Settle
                    | CommonVerb::Flag
                    | CommonVerb::Resign
                    | CommonVerb::Forfeit
            ),
            ends: false,
            is_rare: matches!(self, CommonVerb::Official | CommonVerb::Carry | CommonVerb::Forfeit),
        };
        (self, row)
    }
}

/// Returns a common verb or question under another word.
pub const fn called<T: Copy>(word: &'static str, (shared, row): (T, VerbRow)) -> (T, VerbRow) {
    let aliases = &[];
    (shared, VerbRow { word, aliases, ..row })
}

impl CommonQuestion {
    pub const fn row(
        self,
        arguments: &'static [ArgumentRow],
        example: &'static str,
        articles: &'static [&'static str],
    ) -> (CommonQuestion, VerbRow) {
        let (word, aliases, letter): (_, &[&str], _) = match self {
            CommonQuestion::Show => ("show", &[], Some('s')),
            CommonQuestion::Legal => ("legal", &[], Some('l')),
            CommonQuestion::Scores => ("scores", &["balances"], Some('$')),
            CommonQuestion::Holds => ("holds", &[], None),
            CommonQuestion::Audit => ("audit", &[], None),
        };
        // The phases of a note are all phases.
        let (_, note) = CommonVerb::Note.row(arguments, example, articles);
        (self, VerbRow { word, aliases, letter, group: Group::Question, ..note })
    }
}

/// More players are needed.
static MORE: Kind = Kind::new("more-players", Class::Name);

impl EntryLanguage {
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

    pub(super) fn question(
        &'static self,
        place: usize,
        reader: &mut Reader<'_>,
    ) -> Result<LawQuestion, ReadFault> {
        let asked = match self.questions.get(place) {
            Some((CommonQuestion::Show, _)) => Asked::Show,
            Some((CommonQuestion::Legal, _)) => Asked::Legal(Subject::read(reader, |reader| {
                let is_named = reader.word().is_some();
                // Even if no word follows, the reader notes what could.
                if is_named { (self.piece)(reader).map(Some) } else { Ok(None) }
            })?),
            Some((CommonQuestion::Scores, _)) => Asked::Scores,
            Some((CommonQuestion::Holds, _)) => {
                Asked::Holds(Subject::read(reader, |reader| reader.optional_name())?)
            }
            Some((CommonQuestion::Audit, _)) => Asked::Audit,
            None => Asked::Own((self.ask)(place - self.questions.len(), reader)?),
        };
        Ok(LawQuestion::new(self, asked))
    }

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
            CommonVerb::Carry => What::Carry(Box::new(Carrying::read(reader)?)),
            CommonVerb::Settle => What::Settle,
            CommonVerb::Note => What::Note(Text::read(reader)?),
            CommonVerb::Official => What::Official(reader.new_name()?),
            CommonVerb::Deal => What::Deal,
            CommonVerb::Void => What::Void,
            CommonVerb::Begin => What::Begin(reader.optional_name()?),
            CommonVerb::Offer => What::Offer(reader.name()?),
            CommonVerb::Accept => What::Accept(reader.optional_name()?),
            CommonVerb::Decline => What::Decline(reader.optional_name()?),
            CommonVerb::Flag => What::Flag(reader.name()?),
            CommonVerb::Resign => What::Resign(reader.name()?),
            CommonVerb::Forfeit => What::Forfeit(Box::new(Forfeiting::read(reader)?)),
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
}
