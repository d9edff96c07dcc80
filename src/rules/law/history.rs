//! The record of an evening, as its law reads it.

use super::EntryNo;
use super::elements::Elements;
use super::referee::{Evening, Stood};
use super::table::Table;
use crate::law::ruling::Ruling;
use crate::speech::{Date, Entry};

/// [`Stood`] with the types of its law.
pub type Standing<'a, G> = Stood<&'a Entry, &'a Ruling, &'a Table<G>>;

impl Stood {
    /// With the types of this law; `None` if it is of another law.
    pub fn of_law<G: Elements>(&self) -> Option<Standing<'_, G>> {
        let since = self.since.iter().map(|(no, entry)| (*no, entry));
        Some(Stood {
            no: self.no,
            entry: &self.entry,
            ruling: &self.ruling,
            begun: self.begun.get()?,
            since: since.collect(),
            before: self.before.get()?,
            after: self.after.get()?,
        })
    }
}

#[expect(missing_debug_implementations, reason = "it only looks at a record")]
pub struct History<'a, G: Elements> {
    evening: &'a dyn Evening,
    table: &'a Table<G>,
}

impl<'a, G: Elements> History<'a, G> {
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

    pub fn rulings(&self) -> impl DoubleEndedIterator<Item = (EntryNo, &'a Ruling)> {
        let standing = self.evening.rulings();
        standing
    }

    pub fn date(&self, no: EntryNo) -> Option<Date> {
        self.evening.date(no)
    }
}
