//! Tie-breaks by FIDE's regulations (C.07), edition 2024 or 2026.

use super::in_round::InRound;
use super::worth::{Unplayed, Worth, halves};
use super::{Edition, Event, EventRow, Tie};
use nos_base::Order;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

/// The value of a round for Buchholz and Sonneborn.
struct RoundValue {
    /// The score of the opponents or of the dummy.
    score: i64,
    /// The result in halves of a win.
    share: i64,
    is_voluntary: bool,
}

pub(super) struct TieBreaks<'a> {
    event: &'a Event,
    /// By place in the roster.
    rows: &'a [EventRow],
    worth: &'a Worth,
    /// Scores for opponents, by place in the roster (16.3).
    adjusted: Vec<i64>,
}

impl<'a> TieBreaks<'a> {
    pub(super) fn new(event: &'a Event, rows: &'a [EventRow], worth: &'a Worth) -> TieBreaks<'a> {
        let mut breaks = TieBreaks { event, rows, worth, adjusted: Vec::new() };
        breaks.adjusted = rows.iter().map(|row| breaks.adjusted(row)).collect();
        breaks
    }

    /// In a round robin a forfeit is a game, and other unplayed rounds count nothing (15.2).
    fn is_predetermined(&self) -> bool {
        self.event.plays_forfeits() && self.event.edition() == Edition::Of2026
    }

    /// Counts voluntary unplayed rounds at the end as draws (16.3), except for forfeits, whose
    /// opponent was known.
    fn adjusted(&self, row: &EventRow) -> i64 {
        let mut draws = 0;
        for round in row.rounds.iter().filter(|_| !self.is_predetermined()) {
            draws = match round {
                InRound::Unplayed { why: Unplayed::Forfeit, .. } | InRound::Open => draws,
                InRound::Unplayed { why, points, .. } if why.is_voluntary() => {
                    draws + self.worth.win / 2 - points
                }
                _ => 0,
            };
        }
        row.scored() + draws
    }

    /// Returns everybody's tie-breaks in quarters, by place in the roster, given the earlier ones.
    pub(super) fn values(&self, tie: Tie, before: &[Vec<i64>]) -> Vec<i64> {
        if tie == Tie::Direct && !self.event.keeps_edition {
            return self.direct(before);
        }
        let value = |row: &EventRow| match tie {
            Tie::Result => 2 * row.result,
            Tie::Wins => 4 * row.wins,
            Tie::Met => 4 * row.met.len() as i64,
            Tie::Buchholz => 2 * self.buchholz(row, 0, 0),
            Tie::BuchholzCut1 => 2 * self.buchholz(row, 1, 0),
            Tie::BuchholzMedian => 2 * self.buchholz(row, 1, 1),
            Tie::Sonneborn => {
                self.round_values(row).iter().map(|round| round.share * round.score).sum()
            }
            Tie::Direct => {
                let is_level = |other: &&usize| {
                    let key = |place: usize| (self.rows[place].points, &before[place]);
                    key(**other) == key(row.player)
                };
                let gained = |round: &InRound| match round {
                    InRound::Played { against, points, .. } => {
                        against.iter().filter(is_level).count() as i64 * points
                    }
                    _ => 0,
                };
                2 * row.rounds.iter().map(gained).sum::<i64>()
            }
            Tie::Black => {
                let is_black = |round: &&InRound| matches!(round, InRound::Played { seat: 1, .. });
                4 * row.rounds.iter().filter(is_black).count() as i64
            }
            Tie::Progress => {
                let scores = row.rounds.iter().scan(0, |score, round| {
                    *score += round.points();
                    Some(*score)
                });
                2 * scores.sum::<i64>()
            }
        };
        self.rows.iter().map(value).collect()
    }

    fn round_values(&self, row: &EventRow) -> Vec<RoundValue> {
        let of_opponents =
            |against: &[usize]| against.iter().map(|other| self.adjusted[*other]).sum();
        let value = |round: &InRound| match round {
            InRound::Open => None,
            InRound::Played { against, outcome, .. } => {
                let (score, share) = (of_opponents(against), halves(*outcome));
                Some(RoundValue { score, share, is_voluntary: false })
            }
            InRound::Unplayed { why, against, .. } => {
                let is_scheduled = !against.is_empty();
                let (own, draws) =
                    (row.scored(), self.worth.win / 2 * i64::from(self.event.rounds));
                let score = match self.event.edition() {
                    Edition::Of2024 => own,
                    Edition::Of2026 if self.is_predetermined() => of_opponents(against),
                    // 16.4.1 and 16.4.2 limit the score of the dummy.
                    Edition::Of2026 if is_scheduled => own.min(of_opponents(against)),
                    Edition::Of2026 => own.min(draws),
                };
                let is_game = self.is_predetermined();
                let value = RoundValue {
                    score,
                    share: self.worth.share(*why),
                    is_voluntary: why.is_voluntary() && !is_game,
                };
                Some(value).filter(|_| is_scheduled || !is_game)
            }
        };
        row.rounds.iter().filter_map(value).collect()
    }

    /// Sums the scores of the opponents without the `low` lowest and the `high` highest. Voluntary
    /// unplayed rounds are left out before others (16.5).
    fn buchholz(&self, row: &EventRow, low: usize, high: usize) -> i64 {
        let mut rounds = self.round_values(row);
        rounds.order_by_key(|round| (!round.is_voluntary, round.score));
        let mut scores: Vec<i64> = rounds.iter().skip(low).map(|round| round.score).collect();
        scores.order_by_key(|score| Reverse(*score));
        scores.iter().skip(high).sum()
    }

    /// Direct encounter (article 6): counts the equal players whom it ranks below each player.
    fn direct(&self, before: &[Vec<i64>]) -> Vec<i64> {
        let mut level: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for row in self.rows {
            level.entry((row.points, &before[row.player])).or_default().push(row.player);
        }
        let mut values = vec![0; self.rows.len()];
        for players in level.into_values() {
            let mut below = players.len();
            for group in self.encounters(players) {
                below -= group.len();
                group.iter().for_each(|player| values[*player] = 4 * below as i64);
            }
        }
        values
    }

    /// Ranks players by their encounters. Players who stay level are in one group.
    fn encounters(&self, players: Vec<usize>) -> Vec<Vec<usize>> {
        let among: HashSet<usize> = players.iter().copied().collect();
        let range = |player: &usize| {
            let (points, met) = self.encountered(*player, &among);
            (points, points + self.worth.win * (players.len() - 1 - met) as i64, *player)
        };
        let mut own: Vec<(i64, i64, usize)> = players.iter().map(range).collect();
        own.order_by_key(|(least, most, player)| (Reverse(*least), Reverse(*most), *player));
        let mut groups: Vec<Vec<usize>> = match own.iter().all(|(least, most, _)| least == most) {
            true => own
                .chunk_by(|one, other| one.0 == other.0)
                .map(|group| group.iter().map(|own| own.2).collect())
                .collect(),
            false => {
                // A player is first if no missing game could change that.
                let is_ahead = |at: &usize| own[at + 1..].iter().all(|other| other.1 < own[*at].0);
                let ahead = (0..own.len()).take_while(is_ahead).count();
                let rest = own[ahead..].iter().map(|own| own.2).collect();
                own[..ahead].iter().map(|own| vec![own.2]).chain([rest]).collect()
            }
        };
        groups.retain(|group| !group.is_empty());
        match groups.len() {
            1 => groups,
            _ => groups.into_iter().flat_map(|group| self.encounters(group)).collect(),
        }
    }

    /// A player's points against these players, an average for repeated games, and the number of
    /// opponents met.
    fn encountered(&self, player: usize, among: &HashSet<usize>) -> (i64, usize) {
        let mut met: BTreeMap<usize, (i64, i64)> = BTreeMap::new();
        for round in &self.rows[player].rounds {
            let (against, points) = match round {
                InRound::Played { against, points, .. } => (against, *points),
                InRound::Unplayed { points, against, .. } if self.is_predetermined() => {
                    (against, *points)
                }
                _ => continue,
            };
            for other in against.iter().filter(|other| among.contains(*other)) {
                let (sum, games) = met.entry(*other).or_default();
                (*sum, *games) = (*sum + points, *games + 1);
            }
        }
        (met.values().map(|(sum, games)| sum / games).sum(), met.len())
    }
}
