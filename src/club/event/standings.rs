//! The standings of an event: points and tie-breaks.

use super::account::{EventRound, EventTable};
use super::in_round::{InRound, Unplayed, better, unplayed};
use super::roster::{Event, RosterPlayer, TablePoints, Tie};
pub use super::round::number;
use super::round::{TableNo, TableResult};
use super::sizes;
use nos_base::table::seat::PlayerId;
use nos_law::EntryNo;
use nos_law::paper::payments;
use nos_law::referee::Law;
use serde_json::{Value, json};
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeSet, HashMap, HashSet};

#[derive(Clone, Debug)]
pub struct EventStandings {
    /// The last round that is over or has a table that counts.
    pub rounds: u32,
    /// Finished and total tables of that round while it is being played.
    pub begun: Option<[usize; 2]>,
    pub rows: Vec<EventRow>,
    /// Tables that count by a decision.
    pub decided: Vec<TableNo>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventRow {
    pub rank: usize,
    pub player: usize,
    /// In halves.
    pub points: i64,
    /// Tie-breaks in the event's order, in quarters.
    pub tie: Vec<i64>,
    pub tables: usize,
    pub met: Vec<usize>,
    /// Rounds in which the player sat out or won by forfeit.
    pub outs: usize,
    pub rounds: Vec<InRound>,
    /// In halves.
    result: i64,
    wins: i64,
    /// Rounds not played, and their points in halves of a win.
    unplayed: i64,
    shares: i64,
    /// Points that draws in the last rounds would add if the player chose not to play them, in
    /// halves.
    stays_away: i64,
}

type Played<'a> = Vec<Vec<(&'a EventTable, usize)>>;

impl EventStandings {
    pub fn new(event: &Event, rounds: &[EventRound]) -> EventStandings {
        let new = |player| EventRow { player, ..EventRow::default() };
        let mut rows: Vec<EventRow> = (0..event.players.all().len()).map(new).collect();
        let mut played: Played<'_> = vec![Vec::new(); rows.len()];
        let bye = Bye::new(event);
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
                let both = table.players.iter().zip(results).enumerate();
                for (seat, (player, own)) in both {
                    has_played.insert(*player);
                    played[*player].push((table, seat));
                    let row = &mut rows[*player];
                    row.tables += 1;
                    let points = points(event, table, own);
                    row.points += points;
                    row.wins += i64::from(own.over > own.level);
                    row.rounds.resize(at, InRound::Open);
                    row.rounds.push(InRound::played(table, own, points));
                    if !(table.is_decided && matches!(event.points, TablePoints::Places(_))) {
                        row.result += own.over;
                    }
                    for (other, result) in table.players.iter().zip(results) {
                        if result.side != own.side && met.insert((*player, *other)) {
                            row.met.push(*other);
                        }
                    }
                }
            }
            for player in &has_played {
                rows[*player].stays_away = 0;
            }
            for (player, unplayed) in unplayed(event, at as u32 + 1, round, &has_played) {
                let row = &mut rows[player];
                let share = unplayed.share();
                row.rounds.resize(at, InRound::Open);
                let points = bye.points * share / 2;
                row.rounds.push(InRound::Unplayed(unplayed, points));
                row.points += points;
                row.result += bye.result * share / 2;
                row.outs += usize::from(matches!(unplayed, Unplayed::Bye | Unplayed::Alone));
                row.unplayed += 1;
                row.shares += share;
                match unplayed {
                    Unplayed::Absent | Unplayed::Asked => {
                        row.stays_away += bye.points * (1 - share) / 2;
                    }
                    Unplayed::Forfeit => {}
                    _ => row.stays_away = 0,
                }
            }
        }
        for row in &mut rows {
            row.rounds.resize(last as usize, InRound::Open);
        }
        let mut standings = EventStandings { rounds: last, begun, rows, decided };
        standings.rank(event, &played);
        standings
    }

    fn rank(&mut self, event: &Event, played: &Played<'_>) {
        for tie in &event.tie {
            let values: Vec<i64> = self
                .rows
                .iter()
                .map(|row| self.decides(event, *tie, row, &played[row.player]))
                .collect();
            for (row, value) in self.rows.iter_mut().zip(values) {
                row.tie.push(value);
            }
        }
        let key = |row: &EventRow| {
            let tie = row.tie.iter().map(|tie| Reverse(*tie));
            (Reverse(row.points), tie.collect::<Vec<_>>())
        };
        self.rows.sort_by(|one, other| {
            let name = |row: &EventRow| event.players.all().get(row.player).map(RosterPlayer::name);
            let by_name = match (name(one), name(other)) {
                (Some(one), Some(other)) => one.alphabetical(other),
                _ => Ordering::Equal,
            };
            key(one).cmp(&key(other)).then(by_name)
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

    /// Returns a tie-break in quarters. Expects `rows` in the order of the roster.
    fn decides(
        &self,
        event: &Event,
        tie: Tie,
        row: &EventRow,
        played: &[(&EventTable, usize)],
    ) -> i64 {
        let opponents = |weigh: &dyn Fn(&EventTable, &TableResult, usize) -> i64| -> i64 {
            let of_table = |(table, seat): &(&EventTable, usize)| -> i64 {
                let Some(own) = table.results.get(*seat) else {
                    return 0;
                };
                table
                    .players
                    .iter()
                    .zip(&table.results)
                    .filter(|(_, result)| result.side != own.side)
                    .map(|(other, _)| weigh(table, own, *other))
                    .sum()
            };
            played.iter().map(of_table).sum()
        };
        // FIDE C.07, 16.3 and 16.4, edition 2024: a player who stays away to the end counts as if
        // all those games were drawn. Each unplayed round counts as a game against a dummy with the
        // player's own points.
        let score = |player: usize| {
            let row = self.rows.get(player);
            row.map_or(0, |row| row.points + row.stays_away)
        };
        match tie {
            Tie::Result => 2 * row.result,
            Tie::Wins => 4 * row.wins,
            Tie::Met => 4 * row.met.len() as i64,
            Tie::Buchholz => {
                2 * row.unplayed * row.points + opponents(&|_, _, other| 2 * score(other))
            }
            Tie::Sonneborn => {
                let beaten = opponents(&|_, own, other| match own.over.cmp(&own.level) {
                    Ordering::Greater => 2 * score(other),
                    Ordering::Equal => score(other),
                    Ordering::Less => 0,
                });
                row.shares * row.points + beaten
            }
            Tie::Direct => opponents(&|table, own, other| {
                let is_equal = self
                    .rows
                    .get(other)
                    .is_some_and(|other| (other.points, &other.tie) == (row.points, &row.tie));
                if is_equal { 2 * points(event, table, own) } else { 0 }
            }),
        }
    }

    pub fn json(&self, event: &Event) -> Value {
        let rows = self.rows.iter().map(|row| {
            json!({
                "rank": row.rank,
                "name": event.name(row.player),
                "points": number(row.points, 2),
                "tie": row.tie.iter().map(|tie| number(*tie, 4)).collect::<Vec<_>>(),
                "tables": row.tables,
                "met": event.names(&row.met),
            })
        });
        let mut json = json!({ "rounds": self.rounds, "players": rows.collect::<Vec<_>>() });
        if !self.decided.is_empty() {
            json["decided"] = self.decided.iter().map(TableNo::to_string).collect();
        }
        json
    }
}

fn points(event: &Event, table: &EventTable, own: &TableResult) -> i64 {
    match &event.points {
        // A decision states the points.
        _ if table.is_decided => own.over,
        TablePoints::Result => own.over,
        TablePoints::Places(places) => {
            places.get(better(table, own)).map_or(0, |place| 2 * place.get())
        }
        TablePoints::Game => match own.over.cmp(&own.level) {
            Ordering::Greater => 4,
            Ordering::Equal => 2,
            Ordering::Less => 0,
        },
    }
}

const MATCH: &str = "game.match";

/// Points for sitting out, in halves: a win, a whole match, or no chips.
struct Bye {
    points: i64,
    result: i64,
}

impl Bye {
    fn new(event: &Event) -> Bye {
        let is_match = |(word, points): &&(&str, u32)| *word == MATCH && *points > 0;
        let of_match = event.house.iter().find(is_match);
        let result = match (&*event.law.library().result.key, of_match) {
            ("chips", _) => 0,
            (_, Some((_, points))) => i64::from(*points),
            ("points", _) => won(event.law, &event.house).unwrap_or(1),
            _ => 1,
        };
        let points = match &event.points {
            TablePoints::Places(places) => {
                let sides = sizes::usual(&event.law.about.seating);
                let sides = event.law.about.seating.sides(sides).unwrap_or(sides) as i64;
                let places = places.iter().take(sides as usize);
                (2 * places.map(|place| place.get()).sum::<i64>()).div_euclid(sides.max(1))
            }
            TablePoints::Result => 2 * result,
            TablePoints::Game => 4,
        };
        Bye { points, result: 2 * result }
    }
}

/// Returns the points that the law gives when the opponent resigns at once.
fn won(law: &'static Law, house: &[(&'static str, u32)]) -> Option<i64> {
    let mut session = (law.begin)();
    let rules = house.iter().filter_map(|(word, value)| law.house_entry(word, *value));
    let typed = ["seat A B", "begin A", "resign B"]
        .into_iter()
        .filter_map(|line| nos_entry::read_entry(law.language, line).ok()?);
    let entries = std::iter::once(law.first_entry()).chain(rules).chain(typed);
    for (at, entry) in entries.enumerate() {
        let ruling = session.judge(&entry).ok()?;
        session.apply(EntryNo(at as u32 + 1), &ruling);
    }
    let won = session.standing(PlayerId::at(0)).result;
    (won > 0).then_some(won)
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
                let amount = if event.law.about.chips.is_some() { 0 } else { own.over };
                gains(*player, *other, amount);
            }
        }
        if event.law.about.chips.is_some() {
            let results: Vec<i64> = results.iter().map(|result| result.over).collect();
            for paid in payments(&results) {
                gains(players[paid.to], players[paid.from], paid.amount);
                gains(players[paid.from], players[paid.to], -paid.amount);
            }
        }
    }
    gained
}
