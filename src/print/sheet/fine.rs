//! The penalties and the payments of the sheet.

use crate::law::EntryNo;
use crate::print::paper::Penalty;
use crate::speech::Moment;
use std::fmt;

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

    /// What it cost in all, in the law's own unit.
    pub fn in_all(&self) -> i64 {
        self.penalty.each * self.penalty.payees as i64
    }

    /// What it is for and what it cost, after the name; in all, if it came so many times.
    pub fn told(&self, times: usize) -> String {
        let Penalty {
            article,
            each,
            payees,
            ..
        } = self.penalty;
        let often = match times {
            1 => String::new(),
            times => format!(" {times} times"),
        };
        let told = format!("{} [{article}]:", self.purpose());
        let in_all = self.in_all() * times as i64;
        let told = match (payees, times) {
            (0, _) => return format!("{told} waived{often}"),
            (1, 1) => format!("{told} {each}"),
            (1, _) => format!("{told}{often} {each}, {in_all} in all"),
            _ => format!("{told}{often} {each} to each, {in_all} in all"),
        };
        match self.is_back {
            true => format!("{told}; paid back, since the hand was abandoned"),
            false => told,
        }
    }
}

/// What it is for and what it cost, after the name.
impl fmt::Display for Fine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(1))
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
