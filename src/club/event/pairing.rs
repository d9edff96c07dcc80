//! Pairs players at tables of two, by Berger's tables or at the least cost.

use super::search::{Tables, Wishes};
use super::seat_history::SeatHistory;
use integer_blossom::{Weight, min_weight_perfect_matching};
use nos_base::Order;
use nos_law::Luck;

/// Players paired at once. Neighbours in the order stay together.
const AT_ONCE: usize = 256;

/// Pairs an even number of players at the least total cost. Among equal costs it prefers players
/// close to each other in this order.
pub fn paired<W: Weight>(order: &[usize], cost: impl Fn(usize, usize) -> W) -> Vec<[usize; 2]> {
    let mut pairs = Vec::with_capacity(order.len() / 2);
    for part in order.chunks(AT_ONCE) {
        let costs: Vec<W> =
            part.iter().flat_map(|one| part.iter().map(|other| cost(*one, *other))).collect();
        for (at, mate) in min_weight_perfect_matching(&costs, part.len()).into_iter().enumerate() {
            if let (true, Some(one), Some(other)) = (at < mate, part.get(at), part.get(mate)) {
                pairs.push([*one, *other]);
            }
        }
    }
    pairs
}

/// Returns the pairs of a round by Berger's tables, white first. The first pair has the last
/// player, or does not exist if the number is odd. Colours are reversed once everybody has met
/// everybody.
pub fn berger(players: usize, round: u32) -> Vec<[usize; 2]> {
    let all = players + players % 2;
    if all < 2 {
        return Vec::new();
    }
    let circle = all - 1;
    let (turn, at) = ((round as usize - 1) / circle, (round as usize - 1) % circle);
    // In round 1 player 1 meets the last and 2 the last but one. Each round everybody moves on by
    // half a circle.
    let first = at * (all / 2) % circle;
    let pair = |place: usize| {
        let one = (first + place) % circle;
        let mut pair = match place {
            0 if at.is_multiple_of(2) => [one, all - 1],
            0 => [all - 1, one],
            _ => [one, (first + circle - place) % circle],
        };
        if turn % 2 == 1 {
            pair.reverse();
        }
        pair
    };
    (0..all / 2).map(pair).filter(|pair| pair.iter().all(|player| *player < players)).collect()
}

/// Pairs by, in this order: fewest repeated meetings, fewest wrong colours if `colours` is given,
/// smallest squares of score differences, fewest clubmates, chance.
pub(super) fn least_repeated(
    order: Vec<usize>,
    wishes: &Wishes,
    colours: Option<&SeatHistory>,
    luck: &mut Luck,
) -> Tables {
    const CHANCE: usize = 1 << 6;
    /// More than the number of pairs of a part.
    const PAIRS: i128 = 1 << 7;
    const COLOURS: i128 = 8;
    let chance: Vec<i64> = (0..wishes.met_by()).map(|_| luck.below(1 << 30) as i64).collect();
    let groups = order.iter().map(|of| wishes.group(*of)).max().unwrap_or_default();
    let far = (groups * groups) as i128;
    let club = CHANCE as i128 * PAIRS;
    let apart = club * PAIRS;
    let colour = apart * (far + 1) * PAIRS;
    let repeat = colour * COLOURS * PAIRS;
    let cost = |one: usize, other: usize| {
        let drawn = Luck::new((chance[one] ^ chance[other]).unsigned_abs()).below(CHANCE);
        let wrong = colours.map_or(0, |of| of.wrong([one, other]).min(of.wrong([other, one])));
        i128::from(wishes.met.count(one, other)) * repeat
            + i128::from(wrong) * colour
            + i128::from(wishes.apart(one, other)) * apart
            + i128::from(wishes.are_clubmates(one, other)) * club
            + drawn as i128
    };
    let mut pairs = paired(&order, cost);
    pairs.order_by_key(|pair| {
        let [one, other] = pair.map(|of| wishes.group(of));
        [one.min(other), one.max(other)]
    });
    pairs.into_iter().map(Vec::from).collect()
}
