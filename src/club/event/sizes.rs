//! Sizes of the tables of a round.

use nos_base::Order;
use nos_law::TableSizes;
use std::cmp::Reverse;

/// The usual size is the law's size nearest to this one.
const USUAL: usize = 4;

type Mix = Vec<(usize, usize)>;

/// Returns the sizes of the tables, nearest to the usual size first. Minimises players who sit out,
/// then distinct sizes, then the distance from the usual size. Finally it maximises the number of
/// tables, since fewer players meet at each. Where four players are two pairs, only those left over
/// sit at a table of another size.
pub fn sizes(seating: &TableSizes, players: usize) -> Vec<usize> {
    if seating.0.iter().any(|(players, sides)| players != sides) {
        let pairs = std::iter::repeat_n(USUAL, players / USUAL);
        let left = players % USUAL;
        let mut others = seating.0.iter().rev().map(|(players, _)| *players);
        return pairs.chain(others.find(|size| *size <= left)).collect();
    }
    let all: Vec<usize> = seating.0.iter().map(|(players, _)| *players).collect();
    let far = |size: usize| size.abs_diff(usual(seating));
    let cost = |mix: &Mix| -> (usize, Reverse<usize>) {
        let away = mix.iter().map(|(size, tables)| far(*size) * tables);
        (away.sum(), Reverse(mix.iter().map(|(_, tables)| tables).sum()))
    };
    let mixes = |seated| [of_one_size(&all, seated), of_two_sizes(&all, seated)];
    let best = |mixes: Vec<Mix>| mixes.into_iter().min_by_key(cost);
    let mut best = (1..=players).rev().flat_map(mixes).find_map(best).unwrap_or_default();
    best.order_by_key(|(size, _)| (far(*size), *size));
    best.into_iter().flat_map(|(size, tables)| std::iter::repeat_n(size, tables)).collect()
}

fn of_one_size(sizes: &[usize], seated: usize) -> Vec<Mix> {
    let fits = |size: &&usize| seated.is_multiple_of(**size);
    sizes.iter().filter(fits).map(|size| vec![(*size, seated / size)]).collect()
}

fn of_two_sizes(sizes: &[usize], seated: usize) -> Vec<Mix> {
    let mut mixes = Vec::new();
    for (at, one) in sizes.iter().enumerate() {
        for other in sizes.iter().skip(at + 1) {
            for tables in 1..=seated.saturating_sub(1) / one {
                let rest = seated - tables * one;
                if rest.is_multiple_of(*other) {
                    mixes.push(vec![(*one, tables), (*other, rest / other)]);
                }
            }
        }
    }
    mixes
}

pub fn usual(seating: &TableSizes) -> usize {
    seating.0.iter().map(|(size, _)| *size).min_by_key(|size| size.abs_diff(USUAL)).unwrap_or(USUAL)
}
