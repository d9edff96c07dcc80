//! Seats and colours of earlier rounds, which influence the next seating.

use super::{Event, EventRound, Tables};
use nos_base::Order;

/// For each player: how often in each seat, the last round in the first seat, and the colours at
/// tables of two.
pub(super) struct SeatHistory {
    times: Vec<Vec<u32>>,
    last: Vec<usize>,
    balance: Vec<i64>,
    /// Rounds in a row with the last colour; negative for black.
    running: Vec<i64>,
}

impl SeatHistory {
    pub(super) fn new(event: &Event, past: &[EventRound]) -> SeatHistory {
        let all = event.players.all().len();
        let mut history = SeatHistory {
            times: vec![Vec::new(); all],
            last: vec![0; all],
            balance: vec![0; all],
            running: vec![0; all],
        };
        for (at, round) in past.iter().enumerate() {
            for (table, _) in round.settled() {
                for (seat, player) in table.players.iter().enumerate() {
                    let times = &mut history.times[*player];
                    times.resize(times.len().max(seat + 1), 0);
                    times[seat] += 1;
                    let own = if seat == 0 { 1 } else { -1 };
                    history.balance[*player] += own;
                    history.running[*player] = history.next(*player, own);
                    if seat == 0 {
                        history.last[*player] = at + 1;
                    }
                }
            }
        }
        history
    }

    /// The number of rounds in a row with this colour if a player has it next.
    fn next(&self, player: usize, own: i64) -> i64 {
        match self.running[player] {
            running if running * own > 0 => running + own,
            _ => own,
        }
    }

    /// Counts wrong colours if the first has white: three times in a row, or a surplus above two.
    pub(super) fn wrong(&self, pair: [usize; 2]) -> i64 {
        let wrong = |(player, own): (usize, i64)| {
            let is_third = self.next(player, own).abs() > 2;
            i64::from(is_third) + i64::from((self.balance[player] + own).abs() > 2)
        };
        pair.into_iter().zip([1, -1]).map(wrong).sum()
    }

    /// Whether one player should have white rather than the other.
    pub(super) fn is_due(&self, one: usize, other: usize) -> bool {
        let key = |player: usize| (self.balance[player], self.running[player], self.last[player]);
        key(one) < key(other)
    }

    /// Assigns colours: fewest wrong ones, then white to the player who is due. In odd rounds it
    /// looks ahead to the pairs of the `next` round, so that each player can have both colours.
    pub(super) fn coloured(
        &self,
        event: &Event,
        round: u32,
        tables: Tables,
        next: &Tables,
    ) -> Tables {
        let mut luck = event.luck(round, "seats");
        let mates = |tables: &Tables| {
            let mut mates = vec![None; self.last.len()];
            for pair in tables {
                if let [one, other] = **pair {
                    (mates[one], mates[other]) = (Some(other), Some(one));
                }
            }
            mates
        };
        let now = mates(&tables);
        let then = if round % 2 == 1 { mates(next) } else { mates(&Tables::new()) };
        let mut colours: Vec<Option<bool>> = vec![None; self.last.len()];
        for first in tables.iter().filter_map(|pair| pair.first().copied()) {
            if colours[first].is_some() {
                continue;
            }
            let (mut open, mut pairs) = (vec![(first, luck.once_in(2))], Vec::new());
            while let Some((player, is_white)) = open.pop() {
                let Some(other) = now[player].filter(|_| colours[player].is_none()) else {
                    continue;
                };
                (colours[player], colours[other]) = (Some(is_white), Some(!is_white));
                pairs.push(if is_white { [player, other] } else { [other, player] });
                open.extend(then[player].map(|mate| (mate, !is_white)));
                open.extend(then[other].map(|mate| (mate, is_white)));
            }
            let bad = |pairs: &[[usize; 2]]| {
                let undue = pairs.iter().filter(|[one, other]| self.is_due(*other, *one));
                (pairs.iter().map(|pair| self.wrong(*pair)).sum::<i64>(), undue.count())
            };
            let turned: Vec<[usize; 2]> = pairs.iter().map(|[one, other]| [*other, *one]).collect();
            if bad(&turned) < bad(&pairs) {
                for player in pairs.iter().flatten() {
                    colours[*player] = colours[*player].map(|is_white| !is_white);
                }
            }
        }
        let white_first = |mut pair: Vec<usize>| {
            pair.order_by_key(|player| colours[*player] != Some(true));
            pair
        };
        tables.into_iter().map(white_first).collect()
    }

    fn key(&self, player: usize, seat: usize) -> (u32, usize) {
        let times = self.times[player].get(seat).copied().unwrap_or_default();
        (times, if seat == 0 { self.last[player] } else { 0 })
    }

    /// Orders the players of each table. A seat goes to the player who had it least, then longest
    /// ago, then by the seed. Partners stay opposite.
    pub(super) fn in_turn(&self, event: &Event, round: u32, tables: Tables) -> Tables {
        let mut luck = event.luck(round, "seats");
        let mut turned = |mut table: Vec<usize>| {
            if event.has_pairs() && table.len() == 4 {
                let turn = |by| [&table[by..], &table[..by]].concat();
                let mut turns: Vec<Vec<usize>> = (0..4).map(turn).collect();
                luck.shuffle(&mut turns);
                return turns.into_iter().min_by_key(|turn| self.key(turn[0], 0)).unwrap_or(table);
            }
            luck.shuffle(&mut table);
            let mut seats = Vec::with_capacity(table.len());
            while !table.is_empty() {
                let best = (0..table.len()).min_by_key(|at| self.key(table[*at], seats.len()));
                seats.push(table.remove(best.unwrap_or_default()));
            }
            seats
        };
        tables.into_iter().map(&mut turned).collect()
    }
}
