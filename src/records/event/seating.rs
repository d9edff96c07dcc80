//! Decides who sits where in the next round. The same roster, rounds and seed give the same seating.

use super::design::{self, Plan};
use super::pairing::{berger, paired};
use super::roster::{Event, System};
use super::round::{EventRound, SeatedTable, Seating, TableNo};
use super::search::{Tables, Wishes, bound, improved};
use super::standings::EventStandings;
use super::units::Units;
use nos_rules::law::simulated::Luck;
use std::cmp::Reverse;

/// Seats the round after these. An error says why it cannot be seated.
pub fn seat(event: &Event, past: &[EventRound]) -> Result<Seating, String> {
    let round = past.len() as u32 + 1;
    if round > event.rounds {
        return Err(message!("event-all-seated", rounds = event.rounds));
    }
    let (tables, out) = match event.system {
        System::Given => given(event, round)?,
        System::RoundRobin if event.law.seating.range() == (2, 2) => by_turns(event, round),
        System::Swiss => by_score(event, past),
        System::Random | System::RoundRobin => planned(event, past),
    };
    if tables.is_empty() {
        let (least, _) = event.law.seating.range();
        return Err(message!("event-too-few", round, least));
    }
    let is_as_said = matches!(event.system, System::Given)
        || event.system == System::RoundRobin && event.law.seating.range() == (2, 2);
    Ok(seated(event, past, tables, out, is_as_said))
}

/// Seats a round whose tables are known. Unless they stay `as_said`, the first seat goes round.
pub fn seated(
    event: &Event,
    past: &[EventRound],
    mut tables: Tables,
    out: Vec<usize>,
    as_said: bool,
) -> Seating {
    let round = past.len() as u32 + 1;
    if !as_said {
        let mut luck = event.luck(round, "seats");
        let sat = Sat::of(event, past);
        tables = tables
            .into_iter()
            .map(|table| sat.in_turn(event, table, &mut luck))
            .collect();
    }
    let units = Units::of(event);
    let met = units.wishes(event, past).met;
    let repeats = tables.iter().map(|table| {
        let units = units.at(table);
        let pairs = units
            .iter()
            .enumerate()
            .flat_map(|(at, one)| units[..at].iter().map(move |other| (*one, *other)));
        pairs.map(|(one, other)| met.of(one, other)).sum::<i64>()
    });
    Seating {
        round,
        repeats: repeats.sum::<i64>().unsigned_abs(),
        tables: tables
            .into_iter()
            .enumerate()
            .map(|(at, players)| SeatedTable {
                no: TableNo {
                    round,
                    table: at as u32 + 1,
                },
                players,
            })
            .collect(),
        out,
        without: Vec::new(),
    }
}

fn given(event: &Event, round: u32) -> Result<(Tables, Vec<usize>), String> {
    let mut tables: Vec<_> = event
        .given
        .iter()
        .filter(|table| table.round == round)
        .collect();
    if tables.is_empty() {
        return Err(message!("event-none-given", round));
    }
    tables.sort_by_key(|table| table.table);
    let tables: Tables = tables
        .into_iter()
        .map(|table| table.players.clone())
        .collect();
    let present = event.present(round);
    if let Some(absent) = tables
        .iter()
        .flatten()
        .find(|player| !present.contains(player))
    {
        let name = event.name(*absent);
        return Err(message!("event-given-absent", name, round));
    }
    let out = event.left_over(round, &tables);
    Ok((tables, out))
}

fn by_turns(event: &Event, round: u32) -> (Tables, Vec<usize>) {
    let present = event.present(round);
    let pairs = berger(event.players.len(), round);
    let is_here = |pair: &[usize; 2]| pair.iter().all(|player| present.contains(player));
    let tables: Tables = pairs.into_iter().filter(is_here).map(Vec::from).collect();
    let out = event.left_over(round, &tables);
    (tables, out)
}

/// All coming rounds are planned together, and the first of them is seated. A plan that was followed so far goes on.
fn planned(event: &Event, past: &[EventRound]) -> (Tables, Vec<usize>) {
    let units = Units::of(event);
    let sorted = |tables: &Tables| {
        let mut tables: Tables = tables.clone();
        tables.iter_mut().for_each(|table| table.sort_unstable());
        tables.sort_unstable();
        tables
    };
    let was: Vec<Tables> = past
        .iter()
        .map(|round| sorted(&units.tables(round)))
        .collect();
    let standings = EventStandings::of(event, past);
    let round = past.len() as u32 + 1;
    let (_, out) = units.parted(event, round, &mut units.outs(past), &standings);
    for begun in 0..=past.len() {
        let plan = plan(event, &units, &past[..begun]);
        let mut followed = plan.iter().zip(&was[begun..]);
        if followed.all(|(planned, was)| sorted(planned) == *was)
            && let Some(tables) = plan.get(past.len() - begun)
            && out
                .iter()
                .all(|unit| tables.iter().all(|table| !table.contains(unit)))
        {
            return units.seating(event, round, tables);
        }
    }
    (Tables::new(), out)
}

/// The coming rounds, as units.
fn plan(event: &Event, units: &Units, past: &[EventRound]) -> Vec<Tables> {
    let first = past.len() as u32 + 1;
    let mut luck = event.luck(first, "tables");
    let standings = EventStandings::of(event, past);
    let mut outs = units.outs(past);
    let mut rounds: Vec<Tables> = Vec::new();
    for round in first..=event.rounds {
        let (mut present, _) = units.parted(event, round, &mut outs, &standings);
        luck.shuffle(&mut present);
        let mut seats = present.into_iter();
        let sizes = units.sizes(event, seats.len());
        let table = |size: &usize| seats.by_ref().take(*size).collect();
        rounds.push(sizes.iter().map(table).collect());
    }
    let wishes = units.wishes(event, past);
    if let Some(plan) = known(&rounds, &wishes, past.is_empty(), &mut luck) {
        return plan;
    }
    let tables: Vec<Tables> = past.iter().map(|round| units.tables(round)).collect();
    if let ([round], true) = (&*rounds, wishes.partners.is_none())
        && round.iter().all(|table| table.len() == 2)
    {
        return vec![least_repeated(round.concat(), &wishes, &mut luck)];
    }
    let least = bound(&tables, &rounds, &wishes);
    let rounds = improved(rounds, &wishes, least, &mut luck);
    in_order(rounds, &wishes)
}

/// A plan in which no two meet twice, if everybody plays in every round and one is known. Clubmates meet late.
fn known(rounds: &[Tables], wishes: &Wishes, begins: bool, luck: &mut Luck) -> Option<Plan> {
    let all = |round: &Tables| {
        let mut all = round.concat();
        all.sort_unstable();
        all
    };
    let mut players = all(rounds.first().filter(|_| begins)?);
    if rounds.iter().any(|round| all(round) != players) {
        return None;
    }
    let sizes: Vec<usize> = rounds.first()?.iter().map(Vec::len).collect();
    let mut plan = design::plan(&sizes, rounds.len(), luck)?;
    luck.shuffle(&mut players);
    keep_apart(&mut players, &plan, wishes, luck);
    for seat in plan.iter_mut().flatten().flatten() {
        *seat = players[*seat];
    }
    Some(plan)
}

const SWAPS: usize = 20_000;

/// Swaps players in a plan until clubmates meet as late as can be found.
fn keep_apart(players: &mut [usize], plan: &Plan, wishes: &Wishes, luck: &mut Luck) {
    let club = |player: usize| wishes.clubs.get(player).copied().flatten();
    if players.iter().all(|player| club(*player).is_none()) {
        return;
    }
    // Of each place in the plan, whom it meets in which round.
    let mut met: Vec<Vec<(usize, usize)>> = vec![Vec::new(); players.len()];
    for (round, tables) in plan.iter().enumerate() {
        for table in tables {
            for one in table {
                let others = table.iter().filter(|other| *other != one);
                met[*one].extend(others.map(|other| (*other, plan.len() - round)));
            }
        }
    }
    let cost = |players: &[usize], place: usize| -> usize {
        let own = club(players[place]);
        let mates = met[place]
            .iter()
            .filter(|(other, _)| own.is_some() && club(players[*other]) == own);
        mates.map(|(_, early)| *early).sum()
    };
    for _ in 0..SWAPS {
        let (one, other) = (luck.below(players.len()), luck.below(players.len()));
        let before = cost(players, one) + cost(players, other);
        players.swap(one, other);
        if cost(players, one) + cost(players, other) > before {
            players.swap(one, other);
        }
    }
}

/// Rounds with the same players in such an order that meetings are repeated late.
fn in_order(mut rounds: Vec<Tables>, wishes: &Wishes) -> Vec<Tables> {
    let is_same = |one: &Tables, other: &Tables| {
        let [mut one, mut other] = [one.concat(), other.concat()];
        one.sort_unstable();
        other.sort_unstable();
        one == other
    };
    let mut met = wishes.met.clone();
    for at in 0..rounds.len() {
        let repeated = |round: &Tables| -> i64 {
            let of_table = |table: &Vec<usize>| -> i64 {
                let pairs = table.iter().enumerate();
                pairs
                    .flat_map(|(place, one)| {
                        table[..place].iter().map(|other| met.of(*one, *other))
                    })
                    .sum()
            };
            round.iter().map(of_table).sum()
        };
        let others = (at..rounds.len()).filter(|other| is_same(&rounds[at], &rounds[*other]));
        if let Some(best) = others.min_by_key(|other| repeated(&rounds[*other])) {
            rounds.swap(at, best);
        }
        rounds[at].iter().for_each(|table| met.add_all(table));
    }
    rounds
}

/// What a pair costs, the worst first.
const REPEAT: i64 = 1 << 44;
const LOWER: i64 = 1 << 30;
const CLUB: i64 = 1 << 20;
const CHANCE: usize = 1 << 10;

/// The pairs of two that repeat the fewest meetings; then whose scores are nearest.
fn least_repeated(order: Vec<usize>, wishes: &Wishes, luck: &mut Luck) -> Tables {
    let all = wishes.met_by();
    let chance: Vec<i64> = (0..all).map(|_| luck.below(1 << 30) as i64).collect();
    let group = |of: usize| wishes.groups.get(of).copied().unwrap_or_default();
    let cost = |one: usize, other: usize| {
        let clubs = [one, other].map(|of| wishes.clubs.get(of).copied().flatten());
        let clubmates = clubs[0].is_some() && clubs[0] == clubs[1];
        let drawn = Luck::new((chance[one] ^ chance[other]).unsigned_abs()).below(CHANCE);
        wishes.met.of(one, other) * REPEAT
            + group(one).abs_diff(group(other)) as i64 * LOWER
            + i64::from(clubmates) * CLUB
            + drawn as i64
    };
    let mut pairs = paired(&order, cost);
    pairs.sort_by_key(|pair| pair.map(group));
    pairs.into_iter().map(Vec::from).collect()
}

fn by_score(event: &Event, past: &[EventRound]) -> (Tables, Vec<usize>) {
    let round = past.len() as u32 + 1;
    let units = Units::of(event);
    let mut luck = event.luck(round, "tables");
    let standings = EventStandings::of(event, past);
    let (mut present, _) = units.parted(event, round, &mut units.outs(past), &standings);
    let sizes = units.sizes(event, present.len());
    let mut wishes = units.wishes(event, past);
    let is_rated = |unit: &usize| units.rating(event, *unit).is_some();
    if past.is_empty() && present.iter().any(is_rated) {
        let by_rating = |unit: &usize| units.rating(event, *unit).unwrap_or(f64::NEG_INFINITY);
        present.sort_by(|one, other| by_rating(other).total_cmp(&by_rating(one)));
        return units.seating(event, round, &folded(&present, &sizes));
    }
    let points = |unit: usize| -> i64 {
        let rows = standings.rows.iter();
        let own = rows.filter(|row| units.of[row.player] == unit);
        own.map(|row| row.points).sum()
    };
    present.sort_by_key(|unit| Reverse(points(*unit)));
    let mut scores: Vec<i64> = present.iter().map(|unit| points(*unit)).collect();
    scores.dedup();
    wishes.groups = vec![0; units.players.len()];
    for unit in &present {
        let score = points(*unit);
        let group = scores.iter().position(|other| *other == score);
        wishes.groups[*unit] = group.unwrap_or_default();
    }
    if wishes.partners.is_none() && sizes.iter().all(|size| *size == 2) {
        let tables = least_repeated(present, &wishes, &mut luck);
        return units.seating(event, round, &tables);
    }
    let mut seats = present.into_iter();
    let table = |size: &usize| seats.by_ref().take(*size).collect();
    let tables: Tables = sizes.iter().map(table).collect();
    let before: Vec<Tables> = past.iter().map(|round| units.tables(round)).collect();
    let least = bound(&before, std::slice::from_ref(&tables), &wishes);
    let tables = improved(vec![tables], &wishes, least, &mut luck);
    units.seating(event, round, tables.first().unwrap_or(&Tables::new()))
}

/// The tables of the first round: each has one of the best, one of the next, and so on.
fn folded(order: &[usize], sizes: &[usize]) -> Tables {
    let mut tables: Tables = sizes.iter().map(|_| Vec::new()).collect();
    let mut rest = order.iter();
    while rest.len() > 0 {
        let open = tables.iter_mut().zip(sizes);
        for (table, _) in open.filter(|(table, size)| table.len() < **size) {
            table.extend(rest.next());
        }
    }
    tables
}

/// How often each player had each seat, and when the first one last.
struct Sat {
    times: Vec<Vec<u32>>,
    last: Vec<usize>,
}

impl Sat {
    fn of(event: &Event, past: &[EventRound]) -> Sat {
        let mut sat = Sat {
            times: vec![Vec::new(); event.players.len()],
            last: vec![0; event.players.len()],
        };
        for (at, round) in past.iter().enumerate() {
            for table in &round.tables {
                for (seat, player) in table.players.iter().enumerate() {
                    let times = &mut sat.times[*player];
                    times.resize(times.len().max(seat + 1), 0);
                    times[seat] += 1;
                    if seat == 0 {
                        sat.last[*player] = at + 1;
                    }
                }
            }
        }
        sat
    }

    fn key(&self, player: usize, seat: usize) -> (u32, usize) {
        let times = self.times[player].get(seat).copied().unwrap_or_default();
        (times, if seat == 0 { self.last[player] } else { 0 })
    }

    /// The players of a table in the order of the seats. Each seat goes to who had it least, then who had it longest ago,
    /// then by the seed; partners stay opposite.
    fn in_turn(&self, event: &Event, mut table: Vec<usize>, luck: &mut Luck) -> Vec<usize> {
        if event.has_pairs() && table.len() == 4 {
            let mut turns: Vec<Vec<usize>> = (0..4)
                .map(|by| {
                    let mut turned = table.clone();
                    turned.rotate_left(by);
                    turned
                })
                .collect();
            luck.shuffle(&mut turns);
            let first = turns.into_iter().min_by_key(|turn| self.key(turn[0], 0));
            return first.unwrap_or(table);
        }
        luck.shuffle(&mut table);
        let mut seats = Vec::with_capacity(table.len());
        while !table.is_empty() {
            let seat = seats.len();
            let best = (0..table.len()).min_by_key(|at| self.key(table[*at], seat));
            seats.push(table.remove(best.unwrap_or_default()));
        }
        seats
    }
}
