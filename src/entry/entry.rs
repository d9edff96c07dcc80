//! What happened at the table, as it was typed, and what a law is asked: what every law has, and what only one has.

use crate::carried::CarriedScore;
use crate::clock::ClockTime;
use crate::error::ReadFault;
use crate::language::EntryLanguage;
use crate::reader::Reader;
use crate::rows::Verbs;
use crate::verb::VerbRow;
use nos_base::table::house::Setting;
use nos_base::table::leaf::{Leaf, LeafValue};
use nos_base::table::name::Name;
use nos_base::words::Variables;
use nos_base::words::message::Variable;
use nos_base::words::told::Told;
use std::fmt;
use std::sync::Arc;

/// A verb that is the same in every law.
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
    Resign,
    Void,
}

/// A question that is the same in every law.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommonQuestion {
    Show,
    Legal,
    Scores,
    Holds,
    Audit,
}

/// A value of a law's own that can be printed.
pub trait PrintedValue: LeafValue + fmt::Display {}

impl<T: LeafValue + fmt::Display> PrintedValue for T {}

/// An act or a question that only one law has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    own: Leaf<dyn PrintedValue>,
    row: &'static VerbRow,
}

impl Act {
    /// The act in the law's own type; `None` if it is of another law.
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

/// A piece of a law, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedPiece {
    own: Leaf<dyn PrintedValue>,
    /// Who draws the highest in lots begins.
    pub weight: u32,
    /// How it is typed in the language that was chosen, if otherwise than it is printed.
    pub translated: Option<String>,
}

impl TypedPiece {
    pub fn of<P: LeafValue + fmt::Display>(
        piece: P,
        weight: u32,
        translated: Option<String>,
    ) -> Self {
        TypedPiece { own: Leaf::of(Arc::new(piece)), weight, translated }
    }

    /// The piece in the law's own type; `None` if it is of another law.
    pub fn get<P: 'static>(&self) -> Option<&P> {
        self.own.get()
    }

    /// How it is typed in the language that was chosen.
    pub fn told(&self) -> String {
        let translated = self.translated.clone();
        translated.unwrap_or_else(|| self.to_string())
    }
}

impl fmt::Display for TypedPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.own.fmt(f)
    }
}

/// What happened.
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
    /// Who keeps the journal from here on; it changes nothing.
    Official(Name),
    Deal,
    Void,
    Begin(Option<Name>),
    Offer(Name),
    Accept(Option<Name>),
    Decline(Option<Name>),
    Resign(Name),
    /// What only this law has.
    Own(Act),
}

impl<T: Verbs> From<T> for What {
    fn from(act: T) -> What {
        What::Own(act.into())
    }
}

impl What {
    /// The act of a law, in its own type.
    pub fn act<A: Verbs>(&self) -> Option<&A> {
        match self {
            What::Own(act) => act.get(),
            _ => None,
        }
    }

    /// The common verb; `None` if it is the law's own.
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
            What::Resign(_) => CommonVerb::Resign,
            What::Own(_) => return None,
        })
    }
}

/// What happened at the table, as it was typed. Its display is what a journal has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    language: &'static EntryLanguage,
    pub what: What,
    /// Whether the table waives its penalty.
    pub waives: bool,
    /// What the clock of who acted showed then; it changes nothing.
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

    /// The entry as it is typed in the language that was chosen.
    pub fn translated(&self) -> String {
        self.language.translate(&self.to_string())
    }

    /// The same, in which names are names.
    pub fn told(&self) -> Told {
        self.language.tell(&self.to_string())
    }

    /// The entry, with its penalty waived or not.
    #[must_use]
    pub fn waiving(self, waives: bool) -> Entry {
        Entry { waives, ..self }
    }

    /// An entry of something else that happened, with the same language, waiver and clock.
    #[must_use]
    pub fn with(&self, what: What) -> Entry {
        Entry { language: self.language, what, waives: self.waives, clock: self.clock }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            What::Own(act) => write!(f, "{act}")?,
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
            What::Offer(name) | What::Resign(name) | What::Official(name) => write!(f, " {name}")?,
            What::Begin(name) | What::Accept(name) | What::Decline(name) => {
                name.iter().try_for_each(|name| write!(f, " {name}"))?;
            }
            What::Carry(carried) => carried.fmt(f)?,
            What::Settle | What::Deal | What::Void | What::Own(_) => {}
        }
        // After a note the word would be part of the note.
        let waives = self.waives && !matches!(self.what, What::Note(_));
        if let Some(word) = self.language.waiver.filter(|_| waives) {
            write!(f, " {word}")?;
        }
        match self.clock {
            Some(clock) => write!(f, " {{{clock}}}"),
            None => Ok(()),
        }
    }
}

impl Variable for Entry {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(name, self.told());
    }
}

/// What a law is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    Show,
    Legal(Subject<TypedPiece>),
    Scores,
    Holds(Subject<Name>),
    Audit,
    /// What only this law answers.
    Own(Act),
}

impl Asked {
    /// The common question; `None` if it is the law's own.
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

/// A question that a law answers.
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
