//! The record of an evening, as a law reads it.

use super::game::Game;
use super::referee::{Ruling, Session};
use super::table::Table;
use super::{EntryNo, ruling, shared};
use crate::speech::{Date, Entry};

/// Rulings with the numbers of their entries.
pub type Rulings<'a> = Box<dyn DoubleEndedIterator<Item = (EntryNo, &'a Ruling)> + 'a>;

/// The record of an evening, as a law reads it.
pub trait Evening: Sync {
    fn session(&self) -> &Session;
    /// The session before the entry with this number; `None` if it does not stand.
    fn before(&self, no: EntryNo) -> Option<Session>;
    /// The rulings that stand, in the order in which their entries are read.
    fn rulings(&self) -> Rulings<'_>;
    fn date(&self, no: EntryNo) -> Option<Date>;
}

/// An entry that stands, with its ruling and what came before it.
#[derive(Clone, Debug)]
pub struct Stood<E = Entry, R = Ruling, S = Session> {
    pub no: EntryNo,
    pub entry: E,
    pub ruling: R,
    /// The session before its hand began; before the first entry, if no hand has begun.
    pub begun: S,
    /// The entries from there to just before it.
    pub since: Vec<(EntryNo, E)>,
    pub before: S,
    pub after: S,
}

/// The same as its law reads it.
pub type Standing<'a, G> = Stood<&'a shared::Entry<G>, &'a ruling::Ruling<G>, &'a Table<G>>;

impl Stood {
    /// It as its law reads it; `None` if it is of another law.
    pub fn of_law<G: Game>(&self) -> Option<Standing<'_, G>> {
        let since = self.since.iter();
        let since = since.filter_map(|(no, entry)| Some((*no, entry.get()?)));
        Some(Stood {
            no: self.no,
            entry: self.entry.get()?,
            ruling: self.ruling.get()?,
            begun: self.begun.get()?,
            since: since.collect(),
            before: self.before.get()?,
            after: self.after.get()?,
        })
    }
}

#[expect(missing_debug_implementations, reason = "it only looks at a record")]
pub struct History<'a, G: Game> {
    evening: &'a dyn Evening,
    table: &'a Table<G>,
}

impl<'a, G: Game> History<'a, G> {
    pub fn of(evening: &'a dyn Evening) -> Option<History<'a, G>> {
        let table = evening.session().get()?;
        Some(History { evening, table })
    }

    pub fn session(&self) -> &'a Table<G> {
        self.table
    }

    pub fn before(&self, no: EntryNo) -> Option<Table<G>> {
        self.evening.before(no)?.get::<Table<G>>().cloned()
    }

    pub fn rulings(&self) -> impl DoubleEndedIterator<Item = (EntryNo, &'a ruling::Ruling<G>)> {
        let standing = self.evening.rulings();
        standing.filter_map(|(no, ruling)| Some((no, ruling.get()?)))
    }

    pub fn date(&self, no: EntryNo) -> Option<Date> {
        self.evening.date(no)
    }
}
