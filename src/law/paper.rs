//! The law's part of the settlement sheet, and the fewest final payments between players.

use nos_base::{Article, Name, Order, Told};

/// A source of differences: payments for doubles, penalties paid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    pub key: &'static str,
    pub heading: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flow {
    pub holder: usize,
    pub source: usize,
    /// In the law's own unit; below 0 if the holder pays.
    pub amount: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Penalty {
    /// The index of the offender in the books.
    pub holder: usize,
    /// The message for the purpose, a phrase after `pays 40`.
    pub purpose: &'static str,
    pub article: Article,
    /// The payment to each payee, in the law's own unit; 0 if it is waived.
    pub each: i64,
    pub payees: usize,
}

impl Penalty {
    pub fn in_all(&self) -> i64 {
        self.each * self.payees as i64
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder {
    pub name: String,
    pub has_left: bool,
    /// The current account, in the law's own unit.
    pub has: i64,
    pub result: Option<i64>,
}

impl Holder {
    pub fn label(&self) -> String {
        if self.has_left {
            format!("{} {}", self.name, message!("has-left"))
        } else {
            self.name.clone()
        }
    }
}

/// A further row of the sheet, with a cell for each holder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Further {
    pub key: String,
    pub heading: String,
    /// A number for each holder, in their order, and whether it won.
    pub cells: Vec<(i64, bool)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettlementPayment {
    pub from: usize,
    pub to: usize,
    pub amount: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettlementStage {
    Going,
    /// Settled, but with decisions still open.
    Open,
    Done,
}

/// The accounts, and the payments due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Books {
    pub stage: SettlementStage,
    /// The starting account, in the law's own unit.
    pub start: i64,
    /// All holders in the order of arrival, also those who have left.
    pub holders: Vec<Holder>,
    /// The part of each holder's figure that was carried over; empty if nothing was.
    pub carried: Vec<i64>,
    pub further: Vec<Further>,
    pub sentences: Vec<Told>,
    /// The fewest final payments; empty until everything is decided.
    pub payments: Vec<SettlementPayment>,
}

pub type SourceSums = Vec<Vec<i64>>;

/// The most players with a result other than 0 for an exact search; more get a quick one.
const EXACT_MAX: usize = 12;

/// Returns the fewest payments that settle these results, in chips.
///
/// A group whose results sum to zero needs one payment fewer than it has players, so the players
/// are divided into as many such groups as possible. Until the pot is taken, a rest is unpaid.
pub fn payments(results: &[i64]) -> Vec<SettlementPayment> {
    let open: Vec<usize> = (0..results.len()).filter(|at| results[*at] != 0).collect();
    if open.len() > EXACT_MAX {
        return settle_in_line(results, &open);
    }
    groups(results, &open).iter().flat_map(|group| settle_in_line(results, group)).collect()
}

/// Divides the players into as many groups as possible that sum to zero; the others form one more.
fn groups(results: &[i64], open: &[usize]) -> Vec<Vec<usize>> {
    let sets = 1usize << open.len();
    let sum = |set: usize| -> i64 {
        open.iter()
            .enumerate()
            .filter(|(at, _)| set >> at & 1 == 1)
            .map(|(_, player)| results[*player])
            .sum()
    };
    let sums: Vec<i64> = (0..sets).map(sum).collect();
    // `best[set]`: the most groups in the set, and the set before its last player was added.
    let mut best = vec![(0u8, 0usize); sets];
    for set in 1..sets {
        let closes = u8::from(sums[set] == 0);
        let mut found = (0, 0);
        for at in (0..open.len()).filter(|at| set >> at & 1 == 1) {
            let before = set & !(1 << at);
            if best[before].0 + closes > found.0 || found == (0, 0) {
                found = (best[before].0 + closes, before);
            }
        }
        best[set] = found;
    }
    let mut parted = Vec::new();
    let mut group = Vec::new();
    let mut set = sets - 1;
    while set != 0 {
        if sums[set] == 0 && !group.is_empty() {
            parted.push(std::mem::take(&mut group));
        }
        let before = best[set].1;
        group.push(open[(set & !before).trailing_zeros() as usize]);
        set = before;
    }
    parted.push(group);
    parted.iter_mut().for_each(|group: &mut Vec<usize>| group.order_by(Ord::cmp));
    parted.reverse();
    parted.retain(|group| !group.is_empty());
    parted
}

/// Settles one group: the largest debtor pays the largest creditor, until nobody owes.
fn settle_in_line(results: &[i64], group: &[usize]) -> Vec<SettlementPayment> {
    let mut left: Vec<(usize, i64)> =
        group.iter().map(|player| (*player, results[*player])).collect();
    let mut paid = Vec::new();
    while let (Some(debtor), Some(creditor)) = (
        (0..left.len()).filter(|at| left[*at].1 < 0).min_by_key(|at| (left[*at].1, *at)),
        (0..left.len())
            .filter(|at| left[*at].1 > 0)
            .max_by_key(|at| (left[*at].1, usize::MAX - at)),
    ) {
        let amount = left[creditor].1.min(-left[debtor].1);
        left[debtor].1 += amount;
        left[creditor].1 -= amount;
        paid.push(SettlementPayment { from: left[debtor].0, to: left[creditor].0, amount });
    }
    paid
}

/// The effects of a ruling on the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OnPaper {
    pub flows: Vec<Flow>,
    pub penalties: Vec<Penalty>,
    /// The official who keeps the journal from here on, if the ruling names one.
    pub official: Option<Name>,
}
