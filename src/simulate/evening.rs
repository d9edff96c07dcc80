//! An evening under way.

use super::{Luck, Simulated, Truth, Wishes};
use crate::law::EntryNo;

/// How often in a row the law may refuse what somebody wants to do.
const TRIES: usize = 1_000;

/// An evening under way: the session as the record has it, and the table as it truly is.
pub struct Evening<L: Simulated> {
    session: L,
    table: L::Table,
    luck: Luck,
    /// How many entries there are.
    entries: u32,
}

/// An entry of an evening.
#[derive(Clone, Debug)]
pub struct Happening<L: Simulated> {
    /// The number of the entry.
    pub no: EntryNo,
    /// The entry, with every player, place and direction written out.
    pub entry: L::Entry,
    /// The ruling on it.
    pub ruling: L::Ruling,
}

impl<L: Simulated> Evening<L> {
    /// An evening that has not begun.
    ///
    /// # Errors
    /// What is wished is not possible by this law.
    pub fn new(wishes: &Wishes, seed: u64) -> Result<Evening<L>, String> {
        Ok(Evening {
            session: L::default(),
            table: L::table(wishes)?,
            luck: Luck::new(seed),
            entries: 0,
        })
    }

    /// The session after the last entry.
    pub fn session(&self) -> &L {
        &self.session
    }

    /// What is truly in the hands after the last entry.
    pub fn truth(&self) -> Truth {
        self.session.truth(&self.table)
    }

    /// The chance of this evening.
    pub fn luck(&mut self) -> &mut Luck {
        &mut self.luck
    }

    /// Enters something at the table.
    ///
    /// # Errors
    /// The law refuses it.
    pub fn enter(&mut self, entry: &L::Entry) -> Result<Happening<L>, L::Refusal> {
        let ruling = self.session.judge(entry)?;
        let entry = self.session.in_full(entry, &ruling);
        self.entries += 1;
        let no = EntryNo(self.entries);
        self.session.apply(no, &ruling);
        self.session
            .happened(&mut self.table, &mut self.luck, &ruling);
        Ok(Happening { no, entry, ruling })
    }
}

impl<L: Simulated> Iterator for Evening<L> {
    type Item = Happening<L>;

    fn next(&mut self) -> Option<Happening<L>> {
        if self.entries == 0 {
            return self.enter(&L::first_entry()).ok();
        }
        for _ in 0..TRIES {
            let entry = self.session.next(&mut self.table, &mut self.luck)?;
            if let Ok(happening) = self.enter(&entry) {
                return Some(happening);
            }
        }
        None
    }
}
