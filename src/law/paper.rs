//! What the settlement sheet needs of a law; and who pays whom at the end, with as few payments as possible.

use nos_base::table::article::Article;
use nos_base::words::told::Told;

/// Something that a difference is made of: the payments for doubles, the penalties paid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its word in JSON and CSV.
    pub key: &'static str,
    pub heading: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flow {
    /// The place of the holder in the books, from 0.
    pub holder: usize,
    /// The place of the source among the law's sources, from 0.
    pub source: usize,
    /// In the law's own unit; below 0 if the holder pays.
    pub amount: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Penalty {
    /// The place of the offender in the books, from 0.
    pub holder: usize,
    /// The message that says what it is for, as a phrase after `pays 40`.
    pub purpose: &'static str,
    pub article: Article,
    /// What each is paid, in the law's own unit; 0 if it is waived.
    pub each: i64,
    pub payees: usize,
}

impl Penalty {
    /// Cost of the penalty in all.
    pub fn in_all(&self) -> i64 {
        self.each * self.payees as i64
    }
}

/// A player, or a side, in the books.
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
    /// Its name in CSV.
    pub key: String,
    pub heading: String,
    /// Its numbers, in the order of the holders, and whether they won with them.
    pub cells: Vec<(i64, bool)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettlementPayment {
    /// The place of the payer in the books, from 0.
    pub from: usize,
    /// The place of the payee, from 0.
    pub to: usize,
    /// In the law's own unit.
    pub amount: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettlementStage {
    Going,
    /// It is settled, but something is still to be decided.
    Open,
    Done,
}

/// What everybody has, and what is to be paid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Books {
    pub stage: SettlementStage,
    /// What everybody starts with, in the law's own unit.
    pub start: i64,
    /// Everybody, in the order of arrival; those who have left are included.
    pub holders: Vec<Holder>,
    pub further: Vec<Further>,
    pub sentences: Vec<Told>,
    /// Who pays whom, in as few payments as possible; empty until all is decided.
    pub payments: Vec<SettlementPayment>,
}

/// What came in from each source, by holder and source.
pub type SourceSums = Vec<Vec<i64>>;

/// Up to this number of players with a result other than 0 the fewest payments are found; beyond it, few.
const EXACT_MAX: usize = 12;

/// The fewest payments that settle these results, in chips.
///
/// A group of players whose results sum to zero needs one payment fewer than it has players. So the players
/// are divided into as many such groups as possible. If the results do not sum to zero (the pot is not taken
/// yet), the rest stays open.
pub fn payments(results: &[i64]) -> Vec<SettlementPayment> {
    let open: Vec<usize> = (0..results.len()).filter(|at| results[*at] != 0).collect();
    if open.len() > EXACT_MAX {
        return settle_in_line(results, &open);
    }
    groups(results, &open).iter().flat_map(|group| settle_in_line(results, group)).collect()
}

/// Divides the players into as many groups as possible that sum to zero. The rest is one more group.
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
    // best[set]: the largest number of groups in the set, and the set before its last player was added.
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
    parted.iter_mut().for_each(|group: &mut Vec<usize>| group.sort_unstable());
    parted.reverse();
    parted.retain(|group| !group.is_empty());
    parted
}

/// Settles one group: whoever owes most pays whoever is owed most, until nobody owes.
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
