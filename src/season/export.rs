//! The flat tables of an evening, row by row: entries, transfers, hands, players. One evening at a time is in
//! memory.

mod rows;
mod table;

use super::written::Cell;
use crate::journal::tag::Link;
use crate::journal::{Record, Seal};
use crate::law::EntryNo;
use crate::print::money::Money;
use crate::speech::Moment;
use std::io;
pub use table::{Row, Table};

/// An evening to be exported.
pub struct Told<'a> {
    record: &'a Record,
    evening: String,
    begun: Option<Moment>,
    is_sealed: bool,
    money: Option<&'a Money>,
}

impl<'a> Told<'a> {
    /// The evening of this record. `bytes` are its file; `seal` is `None` for a script.
    pub fn new(
        record: &'a Record,
        seal: Option<Seal>,
        bytes: &[u8],
        money: Option<&'a Money>,
    ) -> Told<'a> {
        let half = seal.map_or_else(|| Link::of(None, bytes).half(), |seal| seal.half);
        let mut times = (1..=record.len()).map(|no| record.time_of(EntryNo(no as u32)));
        Told {
            record,
            evening: format!("{half:032x}"),
            begun: times.find_map(|time| time),
            is_sealed: seal.is_some(),
            money,
        }
    }

    /// The name of the evening in the tables.
    pub fn evening(&self) -> &str {
        &self.evening
    }

    /// The month in which it was begun, like `2026-11`; `None` if no time is known.
    pub fn month(&self) -> Option<String> {
        let date = self.begun?.date;
        Some(format!("{:04}-{:02}", date.year, date.month))
    }

    /// Hands on every row of a table.
    ///
    /// # Errors
    /// If a row cannot be taken.
    pub fn rows(
        &self,
        table: Table,
        take: &mut dyn FnMut(&[Cell]) -> io::Result<()>,
    ) -> io::Result<()> {
        let evening = [
            Cell::text(Some(&self.evening)),
            Cell::text(self.begun.map(|begun| begun.date)),
        ];
        let mut take = |own: Vec<Cell>| {
            let row: Vec<Cell> = evening.iter().cloned().chain(own).collect();
            take(&row)
        };
        match table {
            Table::Entries => self.entries(&mut take),
            Table::Transfers => self.transfers(&mut take),
            Table::Hands => self.hands(&mut take),
            Table::Players => self.players(&mut take),
        }
    }
}
