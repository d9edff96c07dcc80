//! Limits of numbers in file names, `event.toml`, seatings and decisions.

use serde_json::Value;
use std::fmt;

pub const PLAYERS: usize = 10_000;

pub type RoundNumber = Within<1, 1_000>;
pub type TableNumber = Within<1, { PLAYERS as i64 }>;
pub type EventPoints = Within<-1_000_000, 1_000_000>;
pub type Minutes = Within<1, 1_440>;

/// A whole number between two limits. Every number from a file is checked and converted to this
/// type before it is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Within<const LEAST: i64, const MOST: i64>(i64);

impl<const LEAST: i64, const MOST: i64> Within<LEAST, MOST> {
    pub const LEAST: i64 = LEAST;
    pub const MOST: i64 = MOST;

    pub fn new(number: i64) -> Option<Self> {
        (LEAST..=MOST).contains(&number).then_some(Within(number))
    }

    /// Reads digits without a sign or blanks.
    pub fn read(text: &str) -> Option<Self> {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| is_number).and_then(Self::new)
    }

    pub fn of_json(value: &Value) -> Option<Self> {
        Self::new(value.as_i64()?)
    }

    pub fn get(self) -> i64 {
        self.0
    }

    /// Returns the number, for types without negative numbers.
    pub fn count(self) -> u32 {
        u32::try_from(self.0).unwrap_or_default()
    }
}

/// A table's number: `r2-t3` is the third table of round 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct TableNo {
    pub round: RoundNumber,
    pub table: TableNumber,
}

impl TableNo {
    pub fn new(round: u32, table: usize) -> Option<TableNo> {
        Some(TableNo {
            round: RoundNumber::new(round.into())?,
            table: TableNumber::new(table.try_into().ok()?)?,
        })
    }

    pub fn read(text: &str) -> Option<TableNo> {
        let text = text.strip_suffix(".nos").unwrap_or(text);
        let (round, table) = text.strip_prefix('r')?.split_once("-t")?;
        let no = TableNo { round: RoundNumber::read(round)?, table: TableNumber::read(table)? };
        // Files use only this spelling.
        (no.to_string() == text).then_some(no)
    }

    pub fn round(self) -> u32 {
        self.round.count()
    }

    pub fn table(self) -> u32 {
        self.table.count()
    }

    pub fn journal(self) -> String {
        format!("{self}.nos")
    }
}

impl fmt::Display for TableNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}-t{}", self.round(), self.table())
    }
}

pub type LineFault = (usize, String);

/// Returns the lines with their numbers, without blank lines and comments after `#`.
pub(super) fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let end = if text.contains('\n') { '\n' } else { '\r' };
    let lines = text.trim_start_matches('\u{feff}').split(end);
    (1..).zip(lines.map(row)).filter(|(_, row)| !row.is_empty())
}

fn row(line: &str) -> &str {
    line.split_once('#').map_or(line, |(row, _)| row).trim()
}
