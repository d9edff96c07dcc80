//! The standings of a season: what each player brought home from all evenings together.

mod head;
mod row;
mod shows;

use super::evening::Evening;
use super::tallied::Column;
use super::written::Cell;
use crate::law::referee::Law;
use crate::print::money::Money;
use crate::speech::Date;
use crate::table::name::Name;
pub use head::{Group, Head};
use row::Row;
use shows::Shows;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;

/// The standings by one law.
#[derive(Clone, Debug)]
pub struct Standings {
    /// The name of the law.
    pub law: &'static str,
    /// How many evenings count.
    pub evenings: usize,
    /// The dates of the first and the last evening; `None` if no evening has one.
    pub dates: Option<(Date, Date)>,
    result: Column,
    columns: &'static [Column],
    money: Option<Money>,
    rows: Vec<Row>,
}

/// There is no column with this key to sort by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoColumn {
    key: String,
    law: &'static str,
    keys: Vec<String>,
}

impl fmt::Display for NoColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoColumn { key, law, keys } = self;
        let keys = keys.join(", ");
        write!(
            f,
            "the standings of {law} cannot be sorted by {key:?}; they can by {keys}"
        )
    }
}

impl std::error::Error for NoColumn {}

impl Standings {
    /// The standings after these evenings, whoever is over most first.
    pub fn of(law: &Law, mut evenings: Vec<Evening>, money: Option<&Money>) -> Standings {
        evenings.sort_by_key(|own| {
            let begun = own.begun.map(|begun| begun.instant());
            (begun, own.seal.map(|seal| seal.half))
        });
        let mut rows: Vec<Row> = Vec::new();
        let mut places: HashMap<Name, usize> = HashMap::new();
        for evening in &evenings {
            let date = evening.begun.map(|begun| begun.date);
            for played in &evening.players {
                let at = *places.entry(played.name.clone()).or_insert_with(|| {
                    rows.push(Row::new(played, date));
                    rows.len() - 1
                });
                if let Some(row) = rows.get_mut(at) {
                    row.add(played, date);
                }
            }
        }
        let dates = || evenings.iter().filter_map(|own| Some(own.begun?.date));
        let mut standings = Standings {
            law: law.name,
            evenings: evenings.len(),
            dates: dates().min().zip(dates().max()),
            result: law.result.clone(),
            columns: (law.columns)(),
            money: money.filter(|_| law.is_for_money).cloned(),
            rows,
        };
        standings.sort(Shows::Over);
        standings
    }

    /// Sorts by the column with this key: names from A on, numbers from the highest on.
    ///
    /// # Errors
    /// If there is no such column, or it shows neither names nor numbers.
    pub fn sort_by(&mut self, key: &str) -> Result<(), NoColumn> {
        let heads = self.heads();
        let can = |head: &&Head| head.is_number || head.shows == Shows::Player;
        match heads.iter().filter(can).find(|head| head.key == key) {
            Some(head) => {
                self.sort(head.shows);
                Ok(())
            }
            None => Err(NoColumn {
                key: key.to_owned(),
                law: self.law,
                keys: heads
                    .iter()
                    .filter(can)
                    .map(|head| head.key.to_string())
                    .collect(),
            }),
        }
    }

    fn sort(&mut self, shows: Shows) {
        self.rows.sort_by(|one, other| {
            let numbers = other.number(shows).cmp(&one.number(shows));
            let usual =
                |row: &Row| (shows != Shows::Player).then_some((Reverse(row.over), row.evenings));
            numbers
                .then_with(|| usual(one).cmp(&usual(other)))
                .then_with(|| one.name.as_str().cmp(other.name.as_str()))
        });
    }

    /// The players, in order.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().map(|row| row.name.as_str())
    }

    /// The cells of every player in these columns.
    pub fn rows(&self, heads: &[Head]) -> impl Iterator<Item = Vec<Cell>> {
        let cells = |row| {
            heads
                .iter()
                .map(|head| self.cell(row, head.shows))
                .collect()
        };
        self.rows.iter().map(cells)
    }

    fn cell(&self, row: &Row, shows: Shows) -> Cell {
        let money = self.money.as_ref();
        match shows {
            Shows::Player => Cell::text(Some(&row.name)),
            Shows::Money => money.map_or(Cell::None, |money| Cell::Decimal(money.worth(row.over))),
            Shows::Currency => Cell::text(money.map(Money::currency)),
            Shows::BestDate => Cell::text(row.best.1),
            Shows::WorstDate => Cell::text(row.worst.1),
            Shows::Form => Cell::text(Some(&row.form)),
            Shows::Evenings | Shows::Count(_) | Shows::Over | Shows::Best | Shows::Worst => {
                Cell::number(row.number(shows))
            }
        }
    }
}
