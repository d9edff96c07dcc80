//! The standings of an event: what every table brought, and what decides between players who are equal.

use super::roster::{Event, Points, Tie};
use super::round::{EventRound, EventTable, TableResult};
use nos_rules::law::EntryNo;
use nos_rules::law::paper::payments;
use nos_rules::law::referee::{Law, Made};
use nos_rules::speech::{self, Body};
use nos_rules::table::seat::PlayerId;
use serde_json::{Value, json};
use std::cmp::{Ordering, Reverse};

#[derive(Clone, Debug)]
pub struct EventStandings {
    /// The last round of which a table counts.
    pub rounds: u32,
    /// The best first.
    pub rows: Vec<EventRow>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventRow {
    pub rank: usize,
    /// The place in the roster.
    pub player: usize,
    pub points: i64,
    /// What decides between those who are equal, in the order of the event, in halves.
    pub tie: Vec<i64>,
    /// Tables played.
    pub tables: usize,
    /// The opponents, by place in the roster, in the order in which they were met.
    pub met: Vec<usize>,
    /// How often the player sat out.
    pub outs: usize,
    result: i64,
    wins: i64,
}

impl EventStandings {
    pub fn of(event: &Event, rounds: &[EventRound]) -> EventStandings {
        let new = |player| EventRow {
            player,
            ..EventRow::default()
        };
        let mut rows: Vec<EventRow> = (0..event.players.len()).map(new).collect();
        let bye = bye(event);
        let mut last = 0;
        for (at, round) in rounds.iter().enumerate() {
            for (table, results) in round.settled() {
                last = at as u32 + 1;
                for (player, own) in table.players.iter().zip(results) {
                    let row = &mut rows[*player];
                    row.tables += 1;
                    row.points += points(event, own, results);
                    row.result += own.over;
                    row.wins += i64::from(own.over > own.level);
                    for (other, result) in table.players.iter().zip(results) {
                        if result.side != own.side && !row.met.contains(other) {
                            row.met.push(*other);
                        }
                    }
                }
            }
            for player in &round.out {
                if let Some(row) = rows.get_mut(*player) {
                    row.outs += 1;
                    row.points += bye.points;
                    row.result += bye.result;
                    row.wins += i64::from(bye.result > 0);
                }
            }
        }
        let mut standings = EventStandings { rounds: last, rows };
        standings.rank(event, rounds);
        standings
    }

    fn rank(&mut self, event: &Event, rounds: &[EventRound]) {
        for tie in &event.tie {
            let values: Vec<i64> = self
                .rows
                .iter()
                .map(|row| self.decides(event, *tie, row, rounds))
                .collect();
            for (row, value) in self.rows.iter_mut().zip(values) {
                row.tie.push(value);
            }
        }
        let key = |row: &EventRow| {
            (
                Reverse(row.points),
                row.tie.iter().map(|tie| Reverse(*tie)).collect::<Vec<_>>(),
            )
        };
        let keys: Vec<_> = self.rows.iter().map(key).collect();
        for row in &mut self.rows {
            let own = key(row);
            row.rank = keys.iter().filter(|other| **other < own).count() + 1;
        }
        self.rows.sort_by(|one, other| {
            let name = |row: &EventRow| event.players.get(row.player).map(|player| &player.name);
            let by_name = match (name(one), name(other)) {
                (Some(one), Some(other)) => one.alphabetical(other),
                _ => Ordering::Equal,
            };
            one.rank.cmp(&other.rank).then(by_name)
        });
    }

    /// What a tie-break says of a player, in halves; `rows` stand by place in the roster.
    fn decides(&self, event: &Event, tie: Tie, row: &EventRow, rounds: &[EventRound]) -> i64 {
        let opponents = |weigh: &dyn Fn(&EventTable, &TableResult, usize, &TableResult) -> i64| {
            let tables = rounds.iter().flat_map(EventRound::settled);
            let of_table = |(table, results): (&EventTable, &[TableResult])| -> i64 {
                let mut both = table.players.iter().zip(results);
                let Some((_, own)) = both.find(|(player, _)| **player == row.player) else {
                    return 0;
                };
                let others = table
                    .players
                    .iter()
                    .zip(results)
                    .filter(|(_, result)| result.side != own.side);
                others
                    .map(|(other, result)| weigh(table, own, *other, result))
                    .sum()
            };
            tables.map(of_table).sum()
        };
        let score = |player: usize| self.rows.get(player).map_or(0, |row| row.points);
        match tie {
            Tie::Result => 2 * row.result,
            Tie::Wins => 2 * row.wins,
            Tie::Met => 2 * row.met.len() as i64,
            Tie::Buchholz => opponents(&|_, _, other, _| 2 * score(other)),
            Tie::Sonneborn => opponents(&|_, own, other, _| match own.over.cmp(&own.level) {
                Ordering::Greater => 2 * score(other),
                Ordering::Equal => score(other),
                Ordering::Less => 0,
            }),
            Tie::Direct => opponents(&|table, own, other, _| {
                let is_equal = self
                    .rows
                    .get(other)
                    .is_some_and(|other| (other.points, &other.tie) == (row.points, &row.tie));
                let results = table.results.as_deref().unwrap_or_default();
                if is_equal {
                    2 * points(event, own, results)
                } else {
                    0
                }
            }),
        }
    }

    pub fn json(&self, event: &Event) -> Value {
        let rows = self.rows.iter().map(|row| {
            json!({
                "rank": row.rank,
                "name": event.name(row.player),
                "points": row.points,
                "tie": row.tie.iter().map(|tie| number(*tie)).collect::<Vec<_>>(),
                "tables": row.tables,
                "met": event.names(&row.met),
            })
        });
        json!({ "rounds": self.rounds, "players": rows.collect::<Vec<_>>() })
    }
}

/// A number of halves.
pub fn number(halves: i64) -> Value {
    if halves % 2 == 0 {
        json!(halves / 2)
    } else {
        json!(halves as f64 / 2.0)
    }
}

/// What a player gets for a table.
fn points(event: &Event, own: &TableResult, results: &[TableResult]) -> i64 {
    match &event.points {
        Points::Result => own.over,
        Points::Places(places) => {
            let better = |other: &&TableResult| other.over > own.over;
            // Partners have one place between them.
            let mut sides: Vec<usize> = results
                .iter()
                .filter(better)
                .map(|other| other.side)
                .collect();
            sides.sort_unstable();
            sides.dedup();
            places.get(sides.len()).copied().unwrap_or_default()
        }
        Points::Game => match own.over.cmp(&own.level) {
            Ordering::Greater => 2,
            Ordering::Equal => 1,
            Ordering::Less => 0,
        },
    }
}

/// What somebody gets who sits out: as much as for a win, or no chips.
struct Bye {
    points: i64,
    result: i64,
}

fn bye(event: &Event) -> Bye {
    let result = match &*event.law.library().result.key {
        "chips" => 0,
        "points" => won(event.law, &event.house).unwrap_or(1),
        _ => 1,
    };
    let points = match &event.points {
        _ if result == 0 => 0,
        Points::Result => result,
        Points::Places(places) => places.first().copied().unwrap_or_default(),
        Points::Game => 2,
    };
    Bye { points, result }
}

/// What a game that is resigned at once gives the other, by the law.
fn won(law: &Law, house: &[(&'static str, u32)]) -> Option<i64> {
    let mut session = (law.begin)();
    let rules = house
        .iter()
        .filter_map(|(word, value)| (law.entry)(Made::House(word, *value)));
    let typed = ["seat A B", "begin A", "resign B"]
        .into_iter()
        .filter_map(
            |line| match speech::read_line(law.language, line).ok()?.body {
                Some(Body::Entry(entry)) => Some(entry),
                _ => None,
            },
        );
    let entries = std::iter::once((law.first_entry)())
        .chain(rules)
        .chain(typed);
    for (at, entry) in entries.enumerate() {
        let ruling = session.judge(&entry).ok()?;
        session.apply(EntryNo(at as u32 + 1), &ruling);
    }
    let won = session.standing(PlayerId::at(0)).result;
    (won > 0).then_some(won)
}

/// Who gained how much from whom, by place in the roster: of chips, what is paid at the settlements; of points, what was
/// scored against each other one.
pub fn cross(event: &Event, rounds: &[EventRound]) -> Vec<Vec<Option<i64>>> {
    let all = event.players.len();
    let mut gained = vec![vec![None; all]; all];
    let mut gains = |by: usize, from: usize, amount: i64| {
        *gained[by][from].get_or_insert(0) += amount;
    };
    for (table, results) in rounds.iter().flat_map(EventRound::settled) {
        let players = &table.players;
        for (player, own) in players.iter().zip(results) {
            let others = players.iter().zip(results);
            for (other, _) in others.filter(|(_, other)| other.side != own.side) {
                let amount = if event.law.is_for_money { 0 } else { own.over };
                gains(*player, *other, amount);
            }
        }
        if event.law.is_for_money {
            let results: Vec<i64> = results.iter().map(|result| result.over).collect();
            for paid in payments(&results) {
                gains(players[paid.to], players[paid.from], paid.amount);
                gains(players[paid.from], players[paid.to], -paid.amount);
            }
        }
    }
    gained
}
