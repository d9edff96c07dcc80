//! What the settlement sheet needs of a law.

use crate::table::article::Article;
use crate::table::language::said;

/// Something that a difference is made of: the payments for doubles, the penalties paid.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its word in JSON and CSV.
    pub key: &'static str,
    pub heading: &'static str,
}

/// A change of what one holder has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flow {
    /// The place of the holder in the books, from 0.
    pub holder: usize,
    /// The place of the source among the law's sources, from 0.
    pub source: usize,
    /// In the law's own unit; below 0 if the holder pays.
    pub amount: i64,
}

/// A penalty of a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Penalty {
    /// The place of the offender in the books, from 0.
    pub holder: usize,
    /// What it is for, as a phrase after `pays 40`.
    pub purpose: &'static str,
    /// The article that forbids it.
    pub article: Article,
    /// What each is paid, in the law's own unit; 0 if it is waived.
    pub each: i64,
    /// How many are paid.
    pub payees: usize,
}

/// A player, or a side, in the books.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    pub name: String,
    pub has_left: bool,
    /// What the holder has now, in the law's own unit.
    pub has: i64,
    /// What the holder has won or lost, once that is settled.
    pub result: Option<i64>,
}

impl Holder {
    /// The name, and whether its holder has left.
    pub fn label(&self) -> String {
        match self.has_left {
            true => format!("{} {}", self.name, said("(left)")),
            false => self.name.clone(),
        }
    }
}

/// A further row of the sheet, with a cell for each holder.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Further {
    pub heading: String,
    /// Its numbers, in the order of the holders, and whether they won with them.
    pub cells: Vec<(i64, bool)>,
}

/// A payment of the settlement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// The place of the payer in the books, from 0.
    pub from: usize,
    /// The place of the payee, from 0.
    pub to: usize,
    /// In the law's own unit.
    pub amount: i64,
}

/// How far the settlement has come.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Going,
    /// It is settled, but something is still to be decided.
    Open,
    Done,
}

/// What everybody has, and what is to be paid.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Books {
    pub stage: Stage,
    /// What everybody starts with, in the law's own unit.
    pub start: i64,
    /// Everybody, in the order of arrival; those who have left are included.
    pub holders: Vec<Holder>,
    /// Rows that only this law has.
    pub further: Vec<Further>,
    pub sentences: Vec<String>,
    /// Who pays whom, in as few payments as possible; empty until all is decided.
    pub payments: Vec<Payment>,
}

/// What came in from each source, by holder and source.
pub type Sums = Vec<Vec<i64>>;
