//! Who pays whom at the end, with as few payments as possible.

use super::paper::Payment;

/// Up to this number of players with a result other than 0 the fewest payments are found; beyond it, few.
const EXACT_MAX: usize = 12;

/// The fewest payments that settle these results, in chips.
///
/// A group of players whose results sum to zero needs one payment fewer than it has players. So the players
/// are divided into as many such groups as possible. If the results do not sum to zero (the pot is not taken
/// yet), the rest stays open.
pub fn payments(results: &[i64]) -> Vec<Payment> {
    let open: Vec<usize> = (0..results.len()).filter(|at| results[*at] != 0).collect();
    if open.len() > EXACT_MAX {
        return settle_in_line(results, &open);
    }
    groups(results, &open)
        .iter()
        .flat_map(|group| settle_in_line(results, group))
        .collect()
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
    parted
        .iter_mut()
        .for_each(|group: &mut Vec<usize>| group.sort_unstable());
    parted.reverse();
    parted.retain(|group| !group.is_empty());
    parted
}

/// Settles one group: whoever owes most pays whoever is owed most, until nobody owes.
fn settle_in_line(results: &[i64], group: &[usize]) -> Vec<Payment> {
    let mut left: Vec<(usize, i64)> = group
        .iter()
        .map(|player| (*player, results[*player]))
        .collect();
    let mut paid = Vec::new();
    while let (Some(debtor), Some(creditor)) = (
        (0..left.len())
            .filter(|at| left[*at].1 < 0)
            .min_by_key(|at| (left[*at].1, *at)),
        (0..left.len())
            .filter(|at| left[*at].1 > 0)
            .max_by_key(|at| (left[*at].1, usize::MAX - at)),
    ) {
        let amount = left[creditor].1.min(-left[debtor].1);
        left[debtor].1 += amount;
        left[creditor].1 -= amount;
        paid.push(Payment {
            from: left[debtor].0,
            to: left[creditor].0,
            amount,
        });
    }
    paid
}
