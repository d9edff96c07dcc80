//! The standings of an event: points and tie-breaks.

use super::in_round::{InRound, better, unplayed};
use super::tie_breaks::TieBreaks;
use super::worth::{Unplayed, Worth, halves, place};
use super::{Event, EventRound, EventRow, EventTable, TableNo, TablePoints, TableResult};
use nos_base::Order;
use nos_law::paper::payments;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};

pub use super::round::number;

#[derive(Clone, Debug)]
pub struct EventStandings {
    /// The last round that is over or has a table that counts.
    pub rounds: u32,
    /// Finished and total tables of that round while it is being played.
    pub begun: Option<[usize; 2]>,
    pub rows: Vec<EventRow>,
    pub decided: Vec<TableNo>,
    /// How many units of these figures make one point.
    pub parts: i64,
}

impl EventStandings {
    pub fn new(event: &Event, rounds: &[EventRound]) -> EventStandings {
        let new = |player| EventRow { player, ..EventRow::default() };
        let mut rows: Vec<EventRow> = (0..event.players.all().len()).map(new).collect();
        let worth = Worth::new(event);
        let mut met = HashSet::new();
        let (mut last, mut begun, mut decided) = (0, None, Vec::new());
        for (at, round) in rounds.iter().enumerate() {
            let counts = |table: &EventTable| table.is_played() || table.is_decided;
            if round.is_over || round.tables.iter().any(counts) {
                last = at as u32 + 1;
                let over = round.tables.iter().filter(|table| table.is_over()).count();
                begun = Some([over, round.tables.len()]).filter(|_| !round.is_over);
            }
            let of_round = round.tables.iter().filter(|table| table.is_decided);
            decided.extend(of_round.map(|table| table.no));
            let mut has_played = BTreeSet::new();
            for (table, results) in round.settled() {
                for (seat, (player, own)) in table.players.iter().zip(results).enumerate() {
                    has_played.insert(*player);
                    let row = &mut rows[*player];
                    row.tables += 1;
                    let points = points(event, table, own) * worth.parts / 2;
                    row.points += points;
                    row.wins += i64::from(own.over > own.level);
                    row.rounds.resize(at, InRound::Open);
                    row.result += table.known(event, own).unwrap_or_default();
                    row.rounds.push(InRound::played(event, table, seat, points));
                    for (other, result) in table.players.iter().zip(results) {
                        if result.side != own.side && met.insert((*player, *other)) {
                            row.met.push(*other);
                        }
                    }
                }
            }
            let unplayed = unplayed(event, at as u32 + 1, round, &has_played);
            for (player, (why, against, seat)) in unplayed {
                let row = &mut rows[player];
                let share = worth.share(why);
                let points = worth.win * share / 2;
                row.rounds.resize(at, InRound::Open);
                row.rounds.push(InRound::Unplayed { why, points, against, seat });
                row.points += points;
                row.result += worth.result * share / 2;
                let is_out = matches!(why, Unplayed::Bye | Unplayed::Alone)
                    || why == Unplayed::Walkover && !event.plays_forfeits();
                row.outs += usize::from(is_out);
            }
            for adjusted in &round.adjusted {
                let points = adjusted.halves * worth.parts / 2;
                rows[adjusted.player].points += points;
                rows[adjusted.player].adjusted += points;
            }
        }
        for row in &mut rows {
            row.rounds.resize(last as usize, InRound::Open);
        }
        let mut standings =
            EventStandings { rounds: last, begun, rows, decided, parts: worth.parts };
        standings.rank(event, &worth);
        standings
    }

    fn rank(&mut self, event: &Event, worth: &Worth) {
        let breaks = TieBreaks::new(event, &self.rows, worth);
        let mut values: Vec<Vec<i64>> = vec![Vec::new(); self.rows.len()];
        for tie in &event.tie {
            let of_tie = breaks.values(*tie, &values);
            values.iter_mut().zip(of_tie).for_each(|(own, value)| own.push(value));
        }
        for (row, own) in self.rows.iter_mut().zip(values) {
            row.tie = own;
        }
        let key = |row: &EventRow| {
            (Reverse(row.points), row.tie.iter().map(|tie| Reverse(*tie)).collect::<Vec<_>>())
        };
        self.rows.order_by(|one, other| {
            key(one).cmp(&key(other)).then_with(|| event.alphabetical(one.player, other.player))
        });
        let mut best = (0, None);
        for (at, row) in self.rows.iter_mut().enumerate() {
            let own = Some(key(row));
            if own != best.1 {
                best = (at + 1, own);
            }
            row.rank = best.0;
        }
    }

    /// Returns ranks by place in the roster.
    pub fn ranks(&self) -> Vec<usize> {
        let mut ranks = vec![0; self.rows.len()];
        for row in &self.rows {
            ranks[row.player] = row.rank;
        }
        ranks
    }

    pub fn json(&self, event: &Event) -> Value {
        let rows = self.rows.iter().map(|row| {
            let mut json = json!({
                "rank": row.rank,
                "name": event.name(row.player),
                "points": number(row.points, self.parts),
                "tie": row.tie.iter().map(|tie| number(*tie, 4)).collect::<Vec<_>>(),
                "tables": row.tables,
                "met": event.names(&row.met),
            });
            if row.adjusted != 0 {
                json["adjusted"] = number(row.adjusted, self.parts);
            }
            json
        });
        let mut json = json!({ "rounds": self.rounds, "players": rows.collect::<Vec<_>>() });
        if !self.decided.is_empty() {
            json["decided"] = self.decided.iter().map(TableNo::to_string).collect();
        }
        if event.has_edition() {
            json["edition"] = json!(event.edition().year());
        }
        json
    }
}

/// A player's points for a table, in halves.
fn points(event: &Event, table: &EventTable, own: &TableResult) -> i64 {
    match &event.points {
        TablePoints::Result => own.over,
        TablePoints::Places(places) => place(places, better(table, own)),
        TablePoints::Game => 2 * halves(own.over.cmp(&own.level)),
    }
}

/// Gains of each player from each other in halves, by place in the roster: the payments of
/// settlements, or the points scored against each other.
pub fn cross(event: &Event, rounds: &[EventRound]) -> HashMap<(usize, usize), i64> {
    let mut gained = HashMap::new();
    let mut gains = |by: usize, from: usize, amount: i64| {
        *gained.entry((by, from)).or_insert(0) += amount;
    };
    for (table, results) in rounds.iter().flat_map(EventRound::settled) {
        let players = &table.players;
        for (player, own) in players.iter().zip(results) {
            let others = players.iter().zip(results);
            for (other, _) in others.filter(|(_, other)| other.side != own.side) {
                gains(*player, *other, if event.law.about.chips.is_some() { 0 } else { own.over });
            }
        }
        if event.law.about.chips.is_some() {
            for paid in payments(&results.iter().map(|result| result.over).collect::<Vec<_>>()) {
                gains(players[paid.to], players[paid.from], paid.amount);
                gains(players[paid.from], players[paid.to], -paid.amount);
            }
        }
    }
    gained
}
