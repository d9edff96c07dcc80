//! Who pays whom at the end (article 12.4), with as few payments as possible.

/// One payment of a settlement. Players are named by their places in the list of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// Who pays.
    pub from: usize,
    /// Who is paid.
    pub to: usize,
    /// In chips.
    pub amount: i64,
}

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

#[cfg(test)]
mod tests {
    use super::*;

    fn number(results: &[i64]) -> usize {
        let paid = payments(results);
        let mut left = results.to_vec();
        for payment in &paid {
            assert!(payment.amount > 0);
            left[payment.from] += payment.amount;
            left[payment.to] -= payment.amount;
        }
        assert!(
            left.iter().all(|rest| *rest == 0),
            "{results:?} leaves {left:?}"
        );
        paid.len()
    }

    #[test]
    fn art_12_4_as_few_payments_as_possible_settle_the_evening() {
        let table: [(&[i64], usize); 7] = [
            (&[], 0),
            (&[0, 0, 0], 0),
            (&[20, -20, 0], 1),
            (&[60, -20, -40], 2),
            // Two pairs, so two payments.
            (&[50, 40, -50, -40], 2),
            (&[30, 30, -20, -20, -20], 4),
            (&[60, 50, -40, -30, -20, -20], 4),
        ];
        for (results, fewest) in table {
            assert_eq!(number(results), fewest, "{results:?}");
        }
    }

    /// The fewest payments, by trying all: the first player who is not even settles in full with each of the others.
    fn tried(results: &[i64]) -> usize {
        let Some((first, rest)) = results.split_first() else {
            return 0;
        };
        if *first == 0 {
            return tried(rest);
        }
        let others = (0..rest.len()).filter(|at| rest[*at].signum() == -first.signum());
        let paid = others.map(|at| {
            let mut rest = rest.to_vec();
            rest[at] += first;
            1 + tried(&rest)
        });
        paid.min().unwrap_or(usize::MAX / 2)
    }

    #[test]
    fn art_12_4_nothing_that_can_be_tried_takes_fewer_payments() {
        let mut seed = 7u64;
        let mut drawn = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        };
        for _ in 0..400 {
            let players = 3 + drawn(5) as usize;
            let mut results: Vec<i64> = (1..players).map(|_| 20 * (drawn(9) as i64 - 4)).collect();
            results.push(-results.iter().sum::<i64>());
            assert_eq!(number(&results), tried(&results), "{results:?}");
        }
    }

    #[test]
    fn results_that_do_not_sum_to_zero_leave_the_rest_open() {
        let one = Payment {
            from: 1,
            to: 0,
            amount: 40,
        };
        for results in [[40, -60], [60, -40]] {
            assert_eq!(payments(&results), [one], "{results:?}");
        }
    }

    #[test]
    fn many_players_still_settle() {
        let mut results: Vec<i64> = (1..=30).collect();
        results.push(-results.iter().sum::<i64>());
        assert_eq!(number(&results), 30);
    }
}
