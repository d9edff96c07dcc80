//! The settlement sheet: what everybody had at the start and has at the end, where the difference came from, the
//! penalties, and who pays whom. Every figure comes from the rulings that stand.

mod csv;
mod json;
mod markdown;
mod words;

pub use csv::rows;
pub use json::json;
pub use markdown::markdown;
pub use words::{signatures, words};

use super::money::Money;
use super::paper::{Books, Holder, Paper, Penalty, Stage, Sums};
use super::tables::change;
use crate::journal::Record;
use crate::law::EntryNo;
use crate::speech::{Date, Moment};
use crate::table::name::listed;
use std::fmt;

/// What the cells of a row are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What everybody has at the start.
    Start,
    /// What came from one source.
    Source,
    /// What everybody has at the end: the start and all sources.
    End,
    /// What everybody has won or lost.
    Result,
    /// The same in money.
    Money,
    /// Something that only one law has.
    Further,
}

/// A row of the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What its cells are.
    pub kind: Kind,
    /// Its word in CSV.
    pub key: String,
    /// Its heading.
    pub heading: String,
    /// A cell for each holder.
    pub cells: Vec<Cell>,
}

/// A figure of one holder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// What somebody has.
    Amount(i64),
    /// What somebody won or lost.
    Change(i64),
    /// Money, or something in words.
    Words(String),
    /// Nothing yet.
    Empty,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Amount(units) => write!(f, "{units}"),
            Cell::Change(units) => f.write_str(&change(*units)),
            Cell::Words(words) => f.write_str(words),
            Cell::Empty => Ok(()),
        }
    }
}

/// A penalty of the evening.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fine {
    /// The entry.
    pub no: EntryNo,
    /// When it was entered, if known.
    pub moment: Option<Moment>,
    /// The number of the hand.
    pub hand: u32,
    /// The name of the offender.
    pub offender: String,
    /// The penalty.
    pub penalty: Penalty,
    /// Whether its hand was abandoned, so that it was paid back.
    pub is_back: bool,
}

impl Fine {
    /// What the penalty is for, without its article.
    pub fn purpose(&self) -> &'static str {
        self.penalty.purpose
    }

    /// What it cost.
    pub fn cost(&self) -> String {
        let Penalty { each, payees, .. } = self.penalty;
        let back = if self.is_back {
            "; paid back, since the hand was abandoned"
        } else {
            ""
        };
        match payees {
            0 => "waived".to_owned(),
            1 => format!("{each}{back}"),
            _ => format!("{each} to each, {} in all{back}", self.in_all()),
        }
    }

    /// What it cost in all, in the law's own unit.
    pub fn in_all(&self) -> i64 {
        self.penalty.each * self.penalty.payees as i64
    }

    /// What it is for and what it cost, after the name.
    pub fn words(&self) -> String {
        format!(
            "{} [{}]: {}",
            self.purpose(),
            self.penalty.article,
            self.cost()
        )
    }
}

/// A payment of the settlement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paid {
    /// Who pays.
    pub from: String,
    /// Who is paid.
    pub to: String,
    /// In the law's own unit.
    pub amount: i64,
    /// What that is in money, without the currency, if a rate is agreed.
    pub worth: Option<String>,
    /// The currency; may be empty.
    pub currency: String,
}

impl Paid {
    /// What is paid: `20, 0.50 EUR`.
    pub fn sum(&self) -> String {
        match &self.worth {
            Some(worth) => format!("{}, {worth} {}", self.amount, self.currency)
                .trim_end()
                .to_owned(),
            None => self.amount.to_string(),
        }
    }
}

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

/// The evening as far as it is on the sheet.
struct Read<L> {
    session: L,
    sums: Sums,
    fines: Vec<Fine>,
    moments: Vec<Moment>,
    hands: u32,
    /// The entry by which the player left whose sheet it is.
    left: Option<EntryNo>,
}

/// Adds up the rulings, up to the one by which this holder leaves.
fn read<L: Paper>(record: &Record<L>, until: Option<usize>) -> Read<L> {
    let names = record.session().names();
    let holders = L::holders(&names);
    let none = vec![vec![0; L::SOURCES.len()]; holders.len()];
    let is_whole = until.is_none();
    let session = is_whole.then(|| record.session().clone());
    let mut read = Read {
        session: session.unwrap_or_default(),
        sums: none.clone(),
        fines: Vec::new(),
        moments: Vec::new(),
        hands: 0,
        left: None,
    };
    // What an abandoned hand moved is taken back source by source.
    let (mut before, mut fines_before) = (none, 0);
    for own in record.standing() {
        if L::begins_hand(own.entry) {
            read.hands += 1;
            before.clone_from(&read.sums);
            fines_before = read.fines.len();
        }
        if L::abandons(own.ruling) {
            read.sums.clone_from(&before);
            let back = read.fines.get_mut(fines_before..).unwrap_or_default();
            back.iter_mut().for_each(|fine| fine.is_back = true);
        }
        for flow in L::flows(own.ruling) {
            let sums = read.sums.get_mut(flow.holder);
            if let Some(sum) = sums.and_then(|sums| sums.get_mut(flow.source)) {
                *sum += flow.amount;
            }
        }
        let moment = record.time_of(own.no);
        read.moments.extend(moment);
        let fines = L::penalties(own.ruling).into_iter().map(|penalty| Fine {
            no: own.no,
            moment,
            hand: read.hands,
            offender: holders.get(penalty.holder).cloned().unwrap_or_default(),
            penalty,
            is_back: false,
        });
        read.fines.extend(fines);
        if is_whole {
            continue;
        }
        read.session.apply(own.no, own.ruling);
        if L::leaver(own.ruling) == until {
            read.left = Some(own.no);
            break;
        }
    }
    read
}

impl Sheet {
    /// The sheet of everybody.
    pub fn of<L: Paper>(record: &Record<L>, money: Option<&Money>) -> Sheet {
        let read = read(record, None);
        let books = read.session.books(&read.sums);
        let everybody: Vec<usize> = (0..books.holders.len()).collect();
        made(read, books, &everybody, money)
    }

    /// The sheet of one player, by name. If the player has left, as of that moment.
    ///
    /// # Errors
    /// If there is no such player.
    pub fn of_one<L: Paper>(
        record: &Record<L>,
        name: &str,
        money: Option<&Money>,
    ) -> Result<Sheet, Nobody> {
        let holders = L::holders(&record.session().names());
        let folded = name.to_lowercase();
        let is_meant = |holder: &String| holder.to_lowercase() == folded;
        let Some(at) = holders.iter().position(is_meant) else {
            let asked = crate::table::shown::typed(name).to_string();
            let there = holders;
            return Err(Nobody { asked, there });
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
fn made<L: Paper>(read: Read<L>, books: Books, places: &[usize], money: Option<&Money>) -> Sheet {
    let payment = |own: &super::paper::Payment| {
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
        rows: figures::<L>(&read.sums, &books, places, money),
        payments,
        sentences: books.sentences,
        fines: read.fines,
        currency: money.map(|money| money.currency().to_owned()),
        holders: places
            .iter()
            .filter_map(|at| books.holders.get(*at).cloned())
            .collect(),
    }
}

/// The rows of these holders. Sources from which nobody has anything are left out.
fn figures<L: Paper>(
    sums: &Sums,
    books: &Books,
    places: &[usize],
    money: Option<&Money>,
) -> Vec<Row> {
    let [start, end, result] = L::HEADINGS;
    let row = |kind, key: &str, heading: &str, cell: &dyn Fn(usize, &Holder) -> Cell| Row {
        kind,
        key: key.to_owned(),
        heading: heading.to_owned(),
        cells: places
            .iter()
            .filter_map(|at| Some(cell(*at, books.holders.get(*at)?)))
            .collect(),
    };
    let sum = |at: usize, source: usize| -> i64 {
        let own = sums.get(at).and_then(|own| own.get(source));
        own.copied().unwrap_or_default()
    };
    let mut rows = vec![row(Kind::Start, "start", start, &|_, _| {
        Cell::Amount(books.start)
    })];
    for (at, source) in L::SOURCES.iter().enumerate() {
        if places.iter().any(|holder| sum(*holder, at) != 0) {
            let cell = |holder: usize, _: &Holder| Cell::Change(sum(holder, at));
            rows.push(row(Kind::Source, source.key, source.heading, &cell));
        }
    }
    rows.push(row(Kind::End, "end", end, &|_, own| Cell::Amount(own.has)));
    if books.holders.iter().any(|own| own.result.is_some()) {
        let cell = |_: usize, own: &Holder| own.result.map_or(Cell::Empty, Cell::Change);
        rows.push(row(Kind::Result, "result", result, &cell));
    }
    if let Some(money) = money
        && rows.last().is_some_and(|row| row.kind == Kind::Result)
    {
        let heading = match money.currency() {
            "" => "money",
            currency => currency,
        };
        let cell = |_: usize, own: &Holder| {
            let worth = own.result.map(|result| money.worth(result));
            worth.map_or(Cell::Empty, Cell::Words)
        };
        rows.push(row(Kind::Money, "money", heading, &cell));
    }
    for further in &books.further {
        let cell = |at: usize, _: &Holder| {
            let own = further.cells.get(at).cloned();
            own.map_or(Cell::Empty, Cell::Words)
        };
        rows.push(row(
            Kind::Further,
            &further.heading,
            &further.heading,
            &cell,
        ));
    }
    rows
}
