//! The settlement sheet: every account at the start and the end, the sources of the difference, the
//! penalties, and who pays whom. Every figure comes from the rulings in force.

pub mod figures;
mod passing;
mod totals;
pub mod written;

use super::fine::Fine;
use crate::journal::Record;
use figures::{Figure, RowKind, SheetRow, figures};
use nos_base::text::money::written;
use nos_base::{Money, Name, SpanKind, Told, listed, spaced};
use nos_entry::timestamp::{date_in_words, time_of_day};
use nos_entry::{Date, Moment};
use nos_law::{Books, Holder, SettlementPayment, SettlementStage};
pub use passing::PassingEvening;
use totals::{Totals, times, totals};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub date: Option<Date>,
    pub times: Option<(Moment, Moment)>,
    pub hands: u32,
    /// The unit that the sheet counts: `hand` or `game`.
    pub round: &'static str,
    /// Whether points run on from game to game, so that points decide and not games won.
    pub runs_on: bool,
    pub fewest_win: bool,
    pub stage: SettlementStage,
    /// The account of every player at the start, in the law's unit.
    pub start: i64,
    pub holders: Vec<Holder>,
    pub rows: Vec<SheetRow>,
    pub sentences: Vec<Told>,
    pub fines: Vec<Fine>,
    pub payments: Vec<Paid>,
    /// The agreed currency; `None` if no money was agreed.
    pub currency: Option<String>,
}

impl Sheet {
    pub fn of(record: &Record, money: Option<&Money>) -> Sheet {
        let rulings = record.standing().map(|standing| (standing.no, standing.ruling));
        Sheet::of_all(totals(record.session(), rulings, times(record, None), None), money)
    }

    pub fn of_passing(evening: &PassingEvening, money: Option<&Money>) -> Sheet {
        let rulings = evening.rulings.iter().map(|(no, ruling)| (*no, ruling));
        Sheet::of_all(totals(&evening.session, rulings, evening.times, None), money)
    }

    fn of_all(totals: Totals, money: Option<&Money>) -> Sheet {
        let books = totals.session.books(&totals.sums);
        let everybody: Vec<usize> = (0..books.holders.len()).collect();
        made(totals, books, &everybody, money)
    }

    /// Makes the sheet of one player; of one who left, as of then.
    pub fn of_one(record: &Record, name: &str, money: Option<&Money>) -> Result<Sheet, String> {
        let holders = record.law().about.seating.holders(&record.session().names());
        let at = match holders.iter().position(|holder| holder == name) {
            Some(at) => at,
            None => record.law().about.seating.holder_of(player_named(record, name)?),
        };
        let rulings = record.standing().map(|standing| (standing.no, standing.ruling));
        let mut totals = totals(record.session(), rulings, None, Some(at));
        totals.times = times(record, totals.left);
        let mut books = totals.session.books(&totals.sums);
        let holder = holders.get(at).cloned().unwrap_or_default();
        if let Some(no) = totals.left {
            let holder = Told::of(SpanKind::Name, &holder);
            books.sentences = vec![told!("left-after", hands = totals.hands, no; holder)];
        }
        let mut sheet = made(totals, books, &[at], money);
        sheet.payments.retain(|paid| paid.from == holder || paid.to == holder);
        sheet.fines.retain(|fine| fine.offender == holder);
        Ok(sheet)
    }

    pub fn is_final(&self) -> bool {
        self.stage == SettlementStage::Done || self.holders.iter().all(|holder| holder.has_left)
    }
}

pub fn player_named(record: &Record, name: &str) -> Result<usize, String> {
    let names = record.session().names();
    let typed = Name::typed(name);
    let is_meant = |name: &Name| typed.as_ref().is_some_and(|typed| typed.is(name));
    names.iter().position(is_meant).ok_or_else(|| {
        let there = spaced(&listed(record.law().about.seating.holders(&names)));
        match names.iter().len() {
            0 => message!("nobody-there"),
            _ => message!("no-player", typed = name, there),
        }
    })
}

fn made(totals: Totals, books: Books, places: &[usize], money: Option<&Money>) -> Sheet {
    let payment = |payment: &SettlementPayment| {
        let name = |at: usize| books.holders.get(at).map(|holder| holder.name.clone());
        Some(Paid {
            from: name(payment.from)?,
            to: name(payment.to)?,
            amount: payment.amount,
            worth: money.map(|money| money.worth(payment.amount)),
            currency: money.map_or_else(String::new, |money| money.currency().to_owned()),
        })
    };
    let rows = figures(totals.session.law(), &totals.sums, &books, places, money);
    let holders = places.iter().filter_map(|at| books.holders.get(*at));
    let mut sentences = books.sentences;
    sentences.extend(totals.officials);
    if rows.iter().any(|row| row.kind == RowKind::Money) {
        let unit = totals.session.law().message("unit");
        sentences.extend(money.and_then(|money| money.agreed(&unit)).map(Told::from));
    }
    Sheet {
        date: totals.times.map(|(first, _)| first.date_naive()),
        times: totals.times,
        hands: totals.hands,
        round: totals.session.law().round(),
        runs_on: totals.session.law().about.runs_on,
        fewest_win: totals.session.law().about.fewest_win,
        stage: books.stage,
        start: books.start,
        rows,
        payments: books.payments.iter().filter_map(payment).collect(),
        sentences,
        fines: totals.fines.all,
        currency: money.map(|money| money.currency().to_owned()),
        holders: holders.cloned().collect(),
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paid {
    pub from: String,
    pub to: String,
    pub amount: i64,
    pub worth: Option<String>,
    pub currency: String,
}

impl Paid {
    /// As in `20, 0.50 EUR`.
    pub fn sum(&self) -> String {
        let worth =
            self.worth.as_ref().map(|worth| format!(", {} {}", written(worth), self.currency));
        format!("{}{}", self.amount, worth.unwrap_or_default().trim_end())
    }
}

impl Sheet {
    pub fn hours(&self) -> String {
        let (hands, round) = (self.hands, self.round);
        let times = self.times.map(|(first, last)| (time_of_day(&first), time_of_day(&last)));
        match times.filter(|(first, last)| first != last) {
            Some((first, last)) => message!("hours", first, last, hands, round),
            None => message!("hands", hands, round),
        }
    }

    fn title(&self) -> String {
        let hours = self.hours();
        match self.date {
            Some(date) => message!("settlement-of", date = date_in_words(date), hours),
            None => message!("settlement-and", hours),
        }
    }

    /// Returns the rows to show. Leaves out a start of 0; where points run on, also the last game's
    /// points and the games won, which repeat the total.
    pub fn shown(&self) -> Vec<SheetRow> {
        let end = self.row(RowKind::End);
        let nothing = |row: &SheetRow| row.cells.iter().all(|cell| cell.units() == Some(0));
        let points = |cell: &Figure| match cell {
            Figure::Won(points) if self.runs_on => Figure::Amount(*points),
            cell => cell.clone(),
        };
        let rows = (self.rows.iter())
            .map(|row| SheetRow { cells: row.cells.iter().map(points).collect(), ..row.clone() });
        rows.filter(|row| match row.kind {
            RowKind::Start => !nothing(row),
            RowKind::Further => !self.runs_on || end.is_none_or(|end| end.cells != row.cells),
            _ => true,
        })
        .collect()
    }

    pub fn row(&self, kind: RowKind) -> Option<&SheetRow> {
        self.rows.iter().find(|row| row.kind == kind)
    }

    /// Returns the row that decides who is ahead: the result, the games won, or the accounts.
    pub fn decides(&self) -> Option<&SheetRow> {
        let games = self.rows.last().filter(|row| row.kind == RowKind::Further && !self.runs_on);
        // A player who left has a result earlier than the others, so the row may be incomplete.
        let is_whole = |row: &&SheetRow| !row.cells.contains(&Figure::Empty);
        self.row(RowKind::Result).filter(is_whole).or(games).or(self.row(RowKind::End))
    }

    pub fn unfinished_game(&self) -> Option<&SheetRow> {
        let row = self.decides()?;
        let is_game = |game: &&SheetRow| game.kind == RowKind::Further && *game != row;
        let last = self.rows.iter().filter(|_| row.kind == RowKind::Further).rfind(is_game)?;
        (!last.cells.iter().any(|cell| matches!(cell, Figure::Won(_)))).then_some(last)
    }

    fn worth(&self, at: usize) -> Option<&str> {
        let Figure::Money(worth) = self.row(RowKind::Money)?.cells.get(at)? else { return None };
        Some(worth)
    }
}
