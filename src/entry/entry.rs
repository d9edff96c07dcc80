//! Entries, and questions to a law: the common ones and those of one law.

use crate::carried::CarriedScore;
use crate::clock::ClockTime;
use crate::error::ReadFault;
use crate::forfeit::Forfeit;
use crate::language::EntryLanguage;
use crate::reader::Reader;
use crate::rows::Verbs;
use crate::verb::VerbRow;
use nos_base::{Leaf, LeafValue, Name, Setting, Told, Variable, Variables};
use std::fmt;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommonVerb {
    Law,
    Seat,
    House,
    Lot,
    Carry,
    Settle,
    Note,
    Official,
    Deal,
    Begin,
    Offer,
    Accept,
    Decline,
    Flag,
    Resign,
    Forfeit,
    Void,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommonQuestion {
    Show,
    Legal,
    Scores,
    Holds,
    Audit,
}

/// A value of one law that can be printed.
pub trait PrintedValue: LeafValue + fmt::Display {}

impl<T: LeafValue + fmt::Display> PrintedValue for T {}

/// An act or a question of one law.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    own: Leaf<dyn PrintedValue>,
    row: &'static VerbRow,
}

impl Act {
    pub fn get<A: Verbs>(&self) -> Option<&A> {
        self.own.get()
    }

    pub fn row(&self) -> &'static VerbRow {
        self.row
    }
}

impl<A: Verbs> From<A> for Act {
    fn from(act: A) -> Act {
        let row = act.row();
        Act { own: Leaf::of(Arc::new(act)), row }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.own.fmt(f)
    }
}

/// A piece of a law, as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedPiece {
    own: Leaf<dyn PrintedValue>,
    /// The higher weight wins when players draw lots.
    pub weight: u32,
    /// How it is typed in the chosen language, if differently.
    pub translated: Option<String>,
}

impl TypedPiece {
    pub fn new<P: LeafValue + fmt::Display>(
        piece: P,
        weight: u32,
        translated: Option<String>,
    ) -> Self {
        TypedPiece { own: Leaf::of(Arc::new(piece)), weight, translated }
    }

    pub fn get<P: 'static>(&self) -> Option<&P> {
        self.own.get()
    }

    pub fn told(&self) -> String {
        self.translated.clone().unwrap_or_else(|| self.to_string())
    }
}

impl fmt::Display for TypedPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.own.fmt(f)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    Law(u32),
    Seat(Vec<Name>),
    House(Setting),
    Lot(Vec<(Name, TypedPiece)>),
    /// The score of a match or a session that began elsewhere.
    Carry(Box<CarriedScore>),
    Settle,
    Note(String),
    /// The official who keeps the journal from here on; changes nothing.
    Official(Name),
    Deal,
    Void,
    Begin(Option<Name>),
    Offer(Name),
    Accept(Option<Name>),
    Decline(Option<Name>),
    /// The player is out of time.
    Flag(Name),
    Resign(Name),
    Forfeit(Box<Forfeit>),
    Own(Act),
}

impl<T: Verbs> From<T> for What {
    fn from(act: T) -> What {
        What::Own(act.into())
    }
}

impl What {
    pub fn act<A: Verbs>(&self) -> Option<&A> {
        match self {
            What::Own(act) => act.get(),
            _ => None,
        }
    }

    /// Returns the official's own words: a note, or the reason of a decision.
    pub fn free_text(&self) -> Option<&String> {
        match self {
            What::Note(text) => Some(text),
            What::Carry(carried) => carried.reason.as_ref(),
            What::Forfeit(forfeit) => forfeit.reason.as_ref(),
            _ => None,
        }
    }

    pub fn free_text_mut(&mut self) -> Option<&mut String> {
        match self {
            What::Note(text) => Some(text),
            What::Carry(carried) => carried.reason.as_mut(),
            What::Forfeit(forfeit) => forfeit.reason.as_mut(),
            _ => None,
        }
    }

    pub fn verb(&self) -> Option<CommonVerb> {
        Some(match self {
            What::Law(_) => CommonVerb::Law,
            What::Seat(_) => CommonVerb::Seat,
            What::House(_) => CommonVerb::House,
            What::Lot(_) => CommonVerb::Lot,
            What::Carry(_) => CommonVerb::Carry,
            What::Settle => CommonVerb::Settle,
            What::Note(_) => CommonVerb::Note,
            What::Official(_) => CommonVerb::Official,
            What::Deal => CommonVerb::Deal,
            What::Void => CommonVerb::Void,
            What::Begin(_) => CommonVerb::Begin,
            What::Offer(_) => CommonVerb::Offer,
            What::Accept(_) => CommonVerb::Accept,
            What::Decline(_) => CommonVerb::Decline,
            What::Flag(_) => CommonVerb::Flag,
            What::Resign(_) => CommonVerb::Resign,
            What::Forfeit(_) => CommonVerb::Forfeit,
            What::Own(_) => return None,
        })
    }
}

/// What happened at the table, as typed. `Display` prints it as a journal has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    language: &'static EntryLanguage,
    pub what: What,
    /// Whether the table waives its penalty.
    pub waives: bool,
    /// The clock of the player who acted; changes nothing.
    pub clock: Option<ClockTime>,
}

impl Entry {
    pub fn new(language: &'static EntryLanguage, what: What) -> Entry {
        Entry { language, what, waives: false, clock: None }
    }

    pub fn row(&self) -> &'static VerbRow {
        match &self.what {
            What::Own(act) => act.row(),
            what => self.language.common_row(what.verb()),
        }
    }

    pub fn translated(&self) -> String {
        self.language.translate(&self.to_string())
    }

    /// Returns it as typed in the chosen language, with names marked as names.
    pub fn told(&self) -> Told {
        self.language.tell(&self.to_string())
    }

    #[must_use]
    pub fn waiving(self, waives: bool) -> Entry {
        Entry { waives, ..self }
    }

    /// Returns an entry of another event with the same language, waiver and clock.
    #[must_use]
    pub fn with(&self, what: What) -> Entry {
        Entry { language: self.language, what, waives: self.waives, clock: self.clock }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            What::Own(act) => act.fmt(f)?,
            _ => f.write_str(self.row().word)?,
        }
        match &self.what {
            What::Law(edition) if !self.language.names_law => write!(f, " {edition}")?,
            What::Law(edition) => write!(f, " {} {edition}", self.language.law)?,
            What::Seat(names) => names.iter().try_for_each(|name| write!(f, " {name}"))?,
            What::House(setting) => write!(f, " {setting}")?,
            What::Lot(lots) => {
                lots.iter().try_for_each(|(name, piece)| write!(f, " {name} {piece}"))?
            }
            What::Note(text) => write!(f, " {text}")?,
            What::Offer(name) | What::Flag(name) | What::Resign(name) | What::Official(name) => {
                write!(f, " {name}")?;
            }
            What::Begin(name) | What::Accept(name) | What::Decline(name) => {
                name.iter().try_for_each(|name| write!(f, " {name}"))?;
            }
            What::Carry(carried) => carried.fmt(f)?,
            What::Forfeit(forfeit) => forfeit.fmt(f)?,
            What::Settle | What::Deal | What::Void | What::Own(_) => {}
        }
        // The word would become part of the note.
        let waives = self.waives && !matches!(self.what, What::Note(_));
        if let Some(word) = self.language.waiver.filter(|_| waives) {
            write!(f, " {word}")?;
        }
        self.clock.iter().try_for_each(|clock| write!(f, " {{{clock}}}"))
    }
}

impl Variable for Entry {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.told());
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    Show,
    Legal(Subject<TypedPiece>),
    Scores,
    Holds(Subject<Name>),
    Audit,
    Own(Act),
}

impl Asked {
    pub fn common(&self) -> Option<CommonQuestion> {
        Some(match self {
            Asked::Show => CommonQuestion::Show,
            Asked::Legal(_) => CommonQuestion::Legal,
            Asked::Scores => CommonQuestion::Scores,
            Asked::Holds(_) => CommonQuestion::Holds,
            Asked::Audit => CommonQuestion::Audit,
            Asked::Own(_) => return None,
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawQuestion {
    language: &'static EntryLanguage,
    pub asked: Asked,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject<T> {
    All,
    Of(T),
    At(u32),
}

impl<T> Subject<T> {
    pub(super) fn read(
        reader: &mut Reader<'_>,
        one: impl FnOnce(&mut Reader<'_>) -> Result<Option<T>, ReadFault>,
    ) -> Result<Subject<T>, ReadFault> {
        if reader.take("at") {
            reader.entry_no().map(Subject::At)
        } else {
            Ok(one(reader)?.map_or(Subject::All, Subject::Of))
        }
    }
}

impl<T: fmt::Display> fmt::Display for Subject<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::All => Ok(()),
            Subject::Of(one) => write!(f, " {one}"),
            Subject::At(no) => write!(f, " at {no}"),
        }
    }
}

impl LawQuestion {
    pub fn new(language: &'static EntryLanguage, asked: Asked) -> LawQuestion {
        LawQuestion { language, asked }
    }

    pub fn row(&self) -> &'static VerbRow {
        match &self.asked {
            Asked::Own(ask) => ask.row(),
            asked => {
                let row = |question| self.language.question_row(question);
                asked.common().map_or(&VerbRow::NONE, row)
            }
        }
    }
}

impl fmt::Display for LawQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.asked {
            Asked::Own(ask) => return write!(f, "{ask}"),
            _ => f.write_str(self.row().word)?,
        }
        match &self.asked {
            Asked::Legal(subject) => subject.fmt(f),
            Asked::Holds(subject) => subject.fmt(f),
            Asked::Show | Asked::Scores | Asked::Audit | Asked::Own(_) => Ok(()),
        }
    }
}
