//! The settlement sheet: what everybody had at the start and has at the end, where the difference came from, the
//! penalties, and who pays whom. Every figure comes from the rulings that stand.

mod csv;
mod fine;
mod json;
mod markdown;
mod read;
mod row;
mod words;

use super::money::Money;
use super::paper::{Books, Holder, Payment, Stage};
use crate::journal::Record;
use crate::speech::{Date, Moment};
use crate::table::name::{Name, listed};
use crate::table::shown;
pub use csv::rows;
pub use fine::{Fine, Paid};
pub use json::json;
pub use markdown::markdown;
use read::{Read, read};
use row::figures;
pub use row::{Cell, Kind, Row};
use std::fmt;
pub use words::{signatures, words};

/// The settlement sheet of an evening, or of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The day on which the evening began, if known.
    pub date: Option<Date>,
    /// The first and the last time of day, if known.
    pub times: Option<(Moment, Moment)>,
    /// How many hands were dealt.
    pub hands: u32,
    /// How far the settlement has come.
    pub stage: Stage,
    /// What everybody started with, in the law's own unit.
    pub start: i64,
    /// Everybody on the sheet.
    pub holders: Vec<Holder>,
    /// The figures.
    pub rows: Vec<Row>,
    /// What must be said of the settlement.
    pub sentences: Vec<String>,
    /// The penalties, in order.
    pub fines: Vec<Fine>,
    /// Who pays whom.
    pub payments: Vec<Paid>,
    /// The currency that was agreed; `None` if no money was agreed.
    pub currency: Option<String>,
}

/// There is no player of this name in the evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nobody {
    asked: String,
    there: Vec<String>,
}

impl fmt::Display for Nobody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let there = listed(self.there.iter().map(String::as_str));
        match there.as_str() {
            "" => f.write_str("nobody is seated in this evening"),
            there => write!(
                f,
                "nobody in this evening is called {}; there are {there}",
                self.asked
            ),
        }
    }
}

impl std::error::Error for Nobody {}

impl Sheet {
    /// The sheet of everybody.
    pub fn of(record: &Record, money: Option<&Money>) -> Sheet {
        let read = read(record, None);
        let books = read.session.books(&read.sums);
        let everybody: Vec<usize> = (0..books.holders.len()).collect();
        made(read, books, &everybody, money)
    }

    /// The sheet of one player, by name. If the player has left, as of that moment.
    ///
    /// # Errors
    /// If there is no such player.
    pub fn of_one(record: &Record, name: &str, money: Option<&Money>) -> Result<Sheet, Nobody> {
        let law = record.law();
        let names = record.session().names();
        let holders = (law.holders)(&names);
        let asked = Name::new(name);
        let is_meant = |own: &Name| asked.as_ref().is_some_and(|asked| asked.is(own));
        let player = names.iter().position(is_meant).map(law.holder_of);
        let Some(at) = player.or_else(|| holders.iter().position(|own| own == name)) else {
            return Err(Nobody {
                asked: shown::typed(name).to_string(),
                there: holders,
            });
        };
        let read = read(record, Some(at));
        let (left, hands) = (read.left, read.hands);
        let mut books = read.session.books(&read.sums);
        if let Some(no) = left {
            let after = match hands {
                0 => "before the first hand".to_owned(),
                hands => format!("after hand {hands}"),
            };
            let holder = holders.get(at).map_or("", String::as_str);
            books.sentences = vec![format!(
                "{holder} left {after} (#{no}). This is the sheet of that moment."
            )];
        }
        let mut sheet = made(read, books, &[at], money);
        let holder = holders.get(at).cloned().unwrap_or_default();
        sheet
            .payments
            .retain(|own| own.from == holder || own.to == holder);
        sheet.fines.retain(|own| own.offender == holder);
        Ok(sheet)
    }

    /// Whether nothing is open any more for anybody on the sheet.
    pub fn is_final(&self) -> bool {
        self.stage == Stage::Done || self.holders.iter().all(|own| own.has_left)
    }
}

/// The sheet of the holders at these places.
fn made(read: Read, books: Books, places: &[usize], money: Option<&Money>) -> Sheet {
    let payment = |own: &Payment| {
        let name = |at: usize| books.holders.get(at).map(|own| own.name.clone());
        Some(Paid {
            from: name(own.from)?,
            to: name(own.to)?,
            amount: own.amount,
            worth: money.map(|money| money.worth(own.amount)),
            currency: money.map_or_else(String::new, |money| money.currency().to_owned()),
        })
    };
    let payments = books.payments.iter().filter_map(payment).collect();
    let rows = figures(read.session.law(), &read.sums, &books, places, money);
    let mut sentences = books.sentences;
    let in_money = rows.iter().any(|row| row.kind == Kind::Money);
    let agreed = money
        .filter(|_| in_money)
        .and_then(|money| money.agreed(read.session.law().unit));
    sentences.extend(agreed);
    Sheet {
        date: read.moments.first().map(|moment| moment.date),
        times: read
            .moments
            .first()
            .copied()
            .zip(read.moments.last().copied()),
        hands: read.hands,
        stage: books.stage,
        start: books.start,
        rows,
        payments,
        sentences,
        fines: read.fines,
        currency: money.map(|money| money.currency().to_owned()),
        holders: places
            .iter()
            .filter_map(|at| books.holders.get(*at).cloned())
            .collect(),
    }
}
