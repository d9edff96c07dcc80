//! A round robin at tables of two, with absent players and latecomers.

use super::pairing::{berger, paired};
use super::{Event, PairCounts, Tables};
use nos_base::Order;
use nos_law::Luck;

/// Most players for whom several continuations are compared; the number of continuations.
const FEW: usize = 16;
const TRIES: usize = 16;

/// Costs, the worst seating first.
const NEVER: i64 = 1 << 54;
const OUT: i64 = 1 << 44;
const AGAIN: i64 = 1 << 24;
/// Cost of a pair that is not Berger's. Chance costs less than twice this.
const OTHER: usize = 4;

/// Pairs a round, white first. Where Berger's tables give no colours, `is_due` says whether one
/// player should have white rather than the other. Players whom the tables leave over play each other
/// if they have not met. Other pairs play where a player would sit out twice before others did once.
/// Of several continuations to the last round it takes the one with the fewest players out.
pub(super) fn by_turns(
    event: &Event,
    round: u32,
    met: PairCounts,
    outs: Vec<usize>,
    is_due: &dyn Fn(usize, usize) -> bool,
) -> Tables {
    let all = event.players.all().len();
    let circle = (all + all % 2).saturating_sub(1).max(1) as u32;
    let circles = (round - 1) / circle;
    // With many players it looks at this round alone.
    let last = if all <= FEW { event.rounds.min((circles + 1) * circle) } else { round };
    let tables = |most: u32| {
        let begun = Turns { event, met: met.clone(), outs: outs.clone(), most };
        let mut luck = event.luck(round, "turns");
        let usual = begun.clone().go_on(round..=last, None);
        let tries = if all <= FEW && usual.0 > 0 { TRIES } else { 0 };
        let others = (0..tries).map(|_| begun.clone().go_on(round..=last, Some(&mut luck)));
        let all = std::iter::once(usual).chain(others);
        all.min_by_key(|(bad, _)| *bad).map_or(Tables::new(), |(_, tables)| tables)
    };
    // A pair may meet once in each round robin, and again only where nobody could play otherwise.
    let mut pairs =
        (circles..round).map(tables).find(|tables| !tables.is_empty()).unwrap_or_default();
    let turn = berger(all, round);
    let places = places(&turn, all);
    let place = |pair: &[usize]| match *pair {
        [one, other] if places[one] == places[other] => places[one],
        _ => None,
    };
    pairs.order_by_key(|pair| (place(pair).is_none(), place(pair)));
    for pair in &mut pairs {
        let turns = match (&**pair, place(pair).and_then(|at| turn.get(at))) {
            ([one, _], Some([white, _])) => one != white,
            ([one, other], None) => is_due(*other, *one),
            _ => false,
        };
        if turns {
            pair.reverse();
        }
    }
    pairs
}

fn places(pairs: &[[usize; 2]], players: usize) -> Vec<Option<usize>> {
    let mut places = vec![None; players];
    for (at, pair) in pairs.iter().enumerate() {
        pair.iter().for_each(|player| places[*player] = Some(at));
    }
    places
}

#[derive(Clone)]
struct Turns<'a> {
    event: &'a Event,
    met: PairCounts,
    outs: Vec<usize>,
    /// Most earlier meetings of a pair.
    most: u32,
}

impl Turns<'_> {
    /// Plays these rounds and returns their cost with the pairs of the first. The cost is 0 if as
    /// few as possible sit out and nobody sits out before others have.
    fn go_on(
        mut self,
        rounds: std::ops::RangeInclusive<u32>,
        mut luck: Option<&mut Luck>,
    ) -> (usize, Tables) {
        let (mut bad, mut first) = (0, None);
        for round in rounds {
            let pairs = self.pairs(round, luck.as_deref_mut());
            pairs.iter().for_each(|pair| self.met.add_all(pair));
            let out = self.event.left_over(round, &pairs);
            out.iter().for_each(|player| self.outs[*player] += 1);
            let least = self.event.present(round).into_iter().map(|player| self.outs[player]).min();
            let again = (out.iter())
                .map(|player| self.outs[*player].saturating_sub(least.unwrap_or_default() + 1));
            bad += again.sum::<usize>() + out.len() / 2;
            first.get_or_insert(pairs);
        }
        (bad, first.unwrap_or_default())
    }

    /// Pairs a round by, in this order: fewest sit out, those who sat out least do, Berger's pairs.
    fn pairs(&self, round: u32, luck: Option<&mut Luck>) -> Tables {
        let all = self.event.players.all().len();
        let place = places(&berger(all, round), all);
        let mut present = self.event.present(round);
        present.order_by_key(|player| (place[*player].is_none(), place[*player]));
        let all = present.len();
        // Only small events compare continuations.
        let chance: Vec<usize> = match luck {
            Some(luck) => (0..all * all).map(|_| luck.below(2 * OTHER)).collect(),
            None => Vec::new(),
        };
        // Each player has a second place, for sitting out.
        let cost = |one: usize, other: usize| {
            let [low, high] = [one.min(other), one.max(other)];
            let [a, b] = [present[low / 2], present[high / 2]];
            match (low % 2, high % 2) {
                (0, 0) if self.met.count(a, b) <= i64::from(self.most) => {
                    let is_other = place[a].is_none() || place[a] != place[b];
                    let chance = chance.get(low / 2 * all + high / 2);
                    (OTHER * usize::from(is_other) + chance.copied().unwrap_or_default()) as i64
                }
                (1, 1) => 0,
                (0, 1) if a == b => OUT + AGAIN * (1 << self.outs[a].min(12)),
                _ => NEVER,
            }
        };
        let mut pairs = paired(&(0..2 * all).collect::<Vec<_>>(), cost);
        pairs.retain(|pair| pair.iter().all(|place| place % 2 == 0));
        pairs.into_iter().map(|pair| pair.map(|at| present[at / 2]).to_vec()).collect()
    }
}
