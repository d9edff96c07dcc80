//! What every law has: entries and questions, with their rows.

use super::about::{Query, Shared};
use super::elements::Elements;
use super::piece::Piece;
use crate::speech::argument::{Argument, Text, each, house_rule};
use crate::speech::kind::NAME;
use crate::speech::rows::Verbs;
use crate::speech::{Class, ClockTime, Kind, ReadFault, Reader, Reason, VerbRow, Want};
use crate::table::house::{Rules as _, Setting};
use crate::table::name::Name;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<G: Elements> {
    Law(u32),
    Seat(Vec<Name>),
    House(Setting),
    Lot(Vec<(Name, G::Piece)>),
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
    Own(G::Act),
    /// Any of these; the table waives its penalty.
    Waived(Box<Entry<G>>),
    /// Any of these, and what the clock of who acted showed then; it changes nothing.
    Clocked(Box<Entry<G>>, ClockTime),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question<G: Elements> {
    Show,
    Legal(View<G::Piece>),
    Scores,
    Holds(View<Name>),
    Audit,
    Own(G::Ask),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum View<T> {
    All,
    Of(T),
    At(u32),
}

impl<T> View<T> {
    fn read(
        reader: &mut Reader<'_>,
        one: impl FnOnce(&mut Reader<'_>) -> Result<Option<T>, ReadFault>,
    ) -> Result<View<T>, ReadFault> {
        if reader.take("at") {
            reader.entry_no().map(View::At)
        } else {
            Ok(one(reader)?.map_or(View::All, View::Of))
        }
    }
}

impl<T: fmt::Display> fmt::Display for View<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            View::All => Ok(()),
            View::Of(one) => write!(f, " {one}"),
            View::At(no) => write!(f, " at {no}"),
        }
    }
}

/// Any piece, as an argument.
#[derive(Debug)]
pub struct OnePiece<G>(std::marker::PhantomData<G>);

impl<G: Elements> Argument for OnePiece<G> {
    type Value = G::Piece;
    const USAGE: &'static str = G::Piece::USAGE;

    fn read(reader: &mut Reader<'_>) -> Result<G::Piece, ReadFault> {
        let dialect = reader.dialect();
        reader.piece(G::Piece::KIND, |word| {
            let typed = G::Piece::typed_in(word, dialect);
            typed.map_or_else(|| G::Piece::read_of(word, G::pieces()), Ok)
        })
    }

    fn print(piece: &G::Piece, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {piece}")
    }
}

impl<G: Elements> Entry<G> {
    pub fn row(&self) -> &'static VerbRow {
        match self {
            Entry::Own(act) => act.row(),
            Entry::Waived(entry) | Entry::Clocked(entry, _) => entry.row(),
            _ => {
                let verb = self.verb();
                verb.and_then(|verb| G::ABOUT.verb(verb)).unwrap_or(&NO_ROW)
            }
        }
    }

    /// The shared verb; `None` if it is the law's own.
    pub(super) fn verb(&self) -> Option<Shared> {
        Some(match self {
            Entry::Law(_) => Shared::Law,
            Entry::Seat(_) => Shared::Seat,
            Entry::House(_) => Shared::House,
            Entry::Lot(_) => Shared::Lot,
            Entry::Settle => Shared::Settle,
            Entry::Note(_) => Shared::Note,
            Entry::Official(_) => Shared::Official,
            Entry::Deal => Shared::Deal,
            Entry::Void => Shared::Void,
            Entry::Begin(_) => Shared::Begin,
            Entry::Offer(_) => Shared::Offer,
            Entry::Accept(_) => Shared::Accept,
            Entry::Decline(_) => Shared::Decline,
            Entry::Resign(_) => Shared::Resign,
            Entry::Own(_) => return None,
            Entry::Waived(entry) | Entry::Clocked(entry, _) => return entry.verb(),
        })
    }

    /// Reads the arguments of a shared verb.
    pub fn read(verb: Shared, reader: &mut Reader<'_>) -> Result<Entry<G>, ReadFault> {
        Ok(match verb {
            Shared::Law => {
                let named = reader.word().filter(|word| !word.is_numeric());
                if named.is_some() && !reader.comes(G::ABOUT.name) {
                    return Err(reader.fault(Reason::Law("read-other-law")));
                }
                if G::ABOUT.names_law {
                    let named = const { &Kind::word("law", G::ABOUT.name) };
                    reader.one_of([((), G::ABOUT.name)], named)?;
                }
                Entry::Law(reader.number(u32::MAX)?)
            }
            Shared::Seat => Entry::Seat(players::<G>(reader)?),
            Shared::House => Entry::House(house_rule(G::Rule::ROWS, reader)?),
            Shared::Lot => Entry::Lot(each(reader, OnePiece::<G>::read)?),
            Shared::Settle => Entry::Settle,
            Shared::Note => Entry::Note(Text::read(reader)?),
            Shared::Official => Entry::Official(reader.new_name()?),
            Shared::Deal => Entry::Deal,
            Shared::Void => Entry::Void,
            Shared::Begin => Entry::Begin(reader.optional_name()?),
            Shared::Offer => Entry::Offer(reader.name()?),
            Shared::Accept => Entry::Accept(reader.optional_name()?),
            Shared::Decline => Entry::Decline(reader.optional_name()?),
            Shared::Resign => Entry::Resign(reader.name()?),
        })
    }

    /// What happened, whether its penalty is waived or not, and without a clock.
    pub fn plain(&self) -> &Entry<G> {
        match self {
            Entry::Waived(entry) | Entry::Clocked(entry, _) => entry.plain(),
            entry => entry,
        }
    }

    /// It, with the penalty waived or not.
    #[must_use]
    pub fn waiving(self, waives: bool) -> Entry<G> {
        match (self, waives) {
            (Entry::Waived(entry), false) => *entry,
            (entry @ Entry::Waived(_), true) | (entry, false) => entry,
            (entry, true) => Entry::Waived(Box::new(entry)),
        }
    }

    pub fn clock(&self) -> Option<ClockTime> {
        match self {
            Entry::Clocked(_, clock) => Some(*clock),
            _ => None,
        }
    }

    /// It, with what a clock showed.
    #[must_use]
    pub fn clocked(self, clock: Option<ClockTime>) -> Entry<G> {
        match clock {
            Some(clock) => Entry::Clocked(Box::new(self), clock),
            None => self,
        }
    }

    /// The entry with the waiver and the clock of this other one.
    #[must_use]
    pub fn ending_as(self, other: &Entry<G>) -> Entry<G> {
        let waives = matches!(other, Entry::Waived(_));
        self.waiving(waives).clocked(other.clock())
    }
}

/// What is missing while too few players are named.
static MORE: Kind = Kind::new("more-players", Class::Name);

fn players<G: Elements>(reader: &mut Reader<'_>) -> Result<Vec<Name>, ReadFault> {
    let seating = &G::ABOUT.seating;
    let (least, most) = seating.range();
    let mut names = Vec::with_capacity(most);
    while names.len() < least || reader.goes_on() {
        if names.len() == most {
            return Err(reader.fault(Reason::Law("read-too-many-players")));
        }
        if !names.is_empty() && !reader.goes_on() {
            return reader.expected(&MORE);
        }
        names.push(reader.new_name()?);
    }
    reader.want(Want::Kind(&NAME));
    Ok(names)
}

/// The row of what a law does not have.
static NO_ROW: VerbRow = Shared::Note.row(&[], "", &[]).1;

impl<G: Elements> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Own(act) => return act.fmt(f),
            // After a note the word would be part of the note.
            Entry::Waived(entry) => {
                let word = G::ABOUT
                    .waiver
                    .filter(|_| !matches!(**entry, Entry::Note(_)));
                entry.fmt(f)?;
                return word.map_or(Ok(()), |(word, _)| write!(f, " {word}"));
            }
            Entry::Clocked(entry, clock) => return write!(f, "{entry} {{{clock}}}"),
            _ => f.write_str(self.row().word)?,
        }
        match self {
            Entry::Law(edition) if !G::ABOUT.names_law => write!(f, " {edition}"),
            Entry::Law(edition) => write!(f, " {} {edition}", G::ABOUT.name),
            Entry::Seat(names) => names.iter().try_for_each(|name| write!(f, " {name}")),
            Entry::House(setting) => write!(f, " {setting}"),
            Entry::Lot(lots) => {
                let mut lots = lots.iter();
                lots.try_for_each(|(name, piece)| write!(f, " {name} {piece}"))
            }
            Entry::Note(text) => write!(f, " {text}"),
            Entry::Offer(name) | Entry::Resign(name) | Entry::Official(name) => {
                write!(f, " {name}")
            }
            Entry::Begin(name) | Entry::Accept(name) | Entry::Decline(name) => {
                name.iter().try_for_each(|name| write!(f, " {name}"))
            }
            Entry::Settle | Entry::Deal | Entry::Void => Ok(()),
            Entry::Own(_) | Entry::Waived(_) | Entry::Clocked(..) => Ok(()),
        }
    }
}

impl<G: Elements> Question<G> {
    pub fn row(&self) -> &'static VerbRow {
        let query = match self {
            Question::Show => Query::Show,
            Question::Legal(_) => Query::Legal,
            Question::Scores => Query::Scores,
            Question::Holds(_) => Query::Holds,
            Question::Audit => Query::Audit,
            Question::Own(ask) => return ask.row(),
        };
        G::ABOUT.question(query).unwrap_or(&NO_ROW)
    }

    /// Reads the arguments of a shared question.
    pub fn read(query: Query, reader: &mut Reader<'_>) -> Result<Question<G>, ReadFault> {
        Ok(match query {
            Query::Show => Question::Show,
            Query::Legal => Question::Legal(View::read(reader, |reader| {
                let is_named = reader.word().is_some();
                // Without a word it notes what could stand here.
                let piece = OnePiece::<G>::read(reader);
                if is_named { piece.map(Some) } else { Ok(None) }
            })?),
            Query::Scores => Question::Scores,
            Query::Holds => Question::Holds(View::read(reader, |reader| reader.optional_name())?),
            Query::Audit => Question::Audit,
        })
    }
}

impl<G: Elements> fmt::Display for Question<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Question::Own(ask) = self {
            return ask.fmt(f);
        }
        f.write_str(self.row().word)?;
        match self {
            Question::Legal(view) => view.fmt(f),
            Question::Holds(view) => view.fmt(f),
            _ => Ok(()),
        }
    }
}
