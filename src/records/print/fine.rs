//! Penalties of an evening, for the sheet, the report and a season.

use nos_law::paper::{OnPaper, Penalty};
use nos_law::ruling::RulingSummary;
use nos_law::{EntryNo, Law};
use std::cmp::Reverse;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fine {
    pub law: &'static Law,
    pub no: EntryNo,
    pub hand: u32,
    pub offender: String,
    pub penalty: Penalty,
    /// Whether the penalty was paid back when its hand was abandoned.
    pub is_back: bool,
}

impl Fine {
    pub fn purpose(&self) -> String {
        self.law.message(self.penalty.purpose)
    }

    /// Returns the purpose in English, for JSON and CSV.
    pub fn purpose_in_english(&self) -> String {
        self.law.library().words.in_english().message(self.penalty.purpose)
    }

    /// Returns the whole cost of the penalty, in the law's unit.
    pub fn in_all(&self) -> i64 {
        self.penalty.in_all()
    }

    /// Returns the cause and cost as words after the player's name; the total for several times.
    pub fn message(&self, times: usize) -> String {
        let penalty = &self.penalty;
        let (purpose, article) = (self.purpose(), penalty.article);
        let (each, payees) = (penalty.each, penalty.payees);
        let (in_all, is_back) = (self.in_all() * times as i64, self.is_back && payees > 0);
        message!("fine", purpose, article, payees, times, each, in_all, is_back)
    }
}

impl fmt::Display for Fine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(1))
    }
}

#[derive(Clone, Debug, Default)]
pub struct Fines {
    pub all: Vec<Fine>,
    /// The number of penalties before the current hand, which may still be abandoned.
    before: usize,
}

impl Fines {
    /// Adds the penalties of a ruling. `holders` are those of the whole evening.
    pub fn add(
        &mut self,
        law: &'static Law,
        holders: &[String],
        (no, hand): (EntryNo, u32),
        (summary, paper): (&RulingSummary, &OnPaper),
    ) {
        if summary.begins_hand {
            self.before = self.all.len();
        }
        if summary.abandons {
            let back = self.all.get_mut(self.before..).unwrap_or_default();
            back.iter_mut().for_each(|fine| fine.is_back = true);
        }
        self.all.extend(paper.penalties.iter().map(|penalty| Fine {
            law,
            no,
            hand,
            offender: holders.get(penalty.holder).cloned().unwrap_or_default(),
            penalty: *penalty,
            is_back: false,
        }));
    }
}

pub fn paid(fines: &[Fine]) -> impl Iterator<Item = &Fine> {
    (fines.iter()).filter(|fine| !fine.is_back && fine.in_all() > 0)
}

/// Returns the penalty that cost most, the earlier of two equal ones.
pub fn dearest(fines: &[Fine]) -> Option<&Fine> {
    let cost = |(at, fine): &(usize, &Fine)| (fine.in_all(), Reverse(*at));
    Some(paid(fines).enumerate().max_by_key(cost)?.1)
}
