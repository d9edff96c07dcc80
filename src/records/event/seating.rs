//! Decides who sits where in the next round. The same roster, rounds and seed give the same seating.

use super::account::EventRound;
use super::design::{self, Plan};
use super::pairing::paired;
use super::roster::{Event, System};
use super::round::{SeatedTable, Seating, TableNo};
use super::search::{Tables, Wishes, bound, improved};
use super::standings::EventStandings;
use super::turns::by_turns;
use super::units::Units;
use nos_rules::law::simulated::Luck;
use std::cmp::Reverse;

/// Seats the round after these. An error says why it cannot be seated.
pub fn seat(event: &Event, past: &[EventRound]) -> Result<Seating, String> {
    let round = past.len() as u32 + 1;
    if round > event.rounds {
        return Err(message!("event-all-seated", rounds = event.rounds));
    }
    let is_for_two = event.law.seating.range() == (2, 2);
    let (tables, out, next) = match event.system {
        System::Given => given(event, round)?,
        System::RoundRobin if is_for_two => {
            let units = Units::of(event, round);
            let outs = units.outs(&EventStandings::of(event, past));
            let history = History::of(event, past);
            let is_due = |one: usize, other: usize| history.is_due(one, other);
            let met = units.wishes(event, past).met;
            let tables = by_turns(event, round, met, outs, &is_due);
            let out = event.left_over(round, &tables);
            (tables, out, Tables::new())
        }
        System::Swiss => by_score(event, past),
        System::Random | System::RoundRobin => planned(event, past),
    };
    if tables.is_empty() {
        let (least, _) = event.law.seating.range();
        return Err(message!("event-too-few", round, least));
    }
    let tables = match event.system {
        System::Given => tables,
        System::RoundRobin if is_for_two => tables,
        _ if is_for_two => coloured(event, past, tables, &next),
        _ => History::of(event, past).in_turn(event, round, tables),
    };
    Ok(seated(event, past, tables, out))
}

/// Pairs with their colours. Where a plan would give somebody a colour that he cannot have, other pairs play if they repeat
/// no meeting.
fn coloured(event: &Event, past: &[EventRound], tables: Tables, next: &Tables) -> Tables {
    let round = past.len() as u32 + 1;
    let history = History::of(event, past);
    let wishes = Units::of(event, round).wishes(event, past);
    let bad = |tables: &Tables| {
        let pairs = tables
            .iter()
            .filter_map(|pair| <[usize; 2]>::try_from(&**pair).ok());
        let bad = pairs.map(|pair| (wishes.met.of(pair[0], pair[1]), history.wrong(pair)));
        bad.fold((0, 0), |sum, bad| (sum.0 + bad.0, sum.1 + bad.1))
    };
    let planned = history.coloured(event, round, tables, next);
    if round == event.rounds || bad(&planned).1 == 0 || event.system != System::Random {
        return planned;
    }
    let mut luck = event.luck(round, "colours");
    let others = least_repeated(planned.concat(), &wishes, Some(&history), &mut luck);
    let others = history.coloured(event, round, others, &Tables::new());
    if bad(&others) < bad(&planned) {
        others
    } else {
        planned
    }
}

/// Seats a round whose tables are known.
pub fn seated(event: &Event, past: &[EventRound], tables: Tables, out: Vec<usize>) -> Seating {
    let round = past.len() as u32 + 1;
    let units = Units::of(event, round);
    let met = units.wishes(event, past).met;
    let repeats = tables.iter().map(|table| {
        let units = units.at(table);
        let pairs = units
            .iter()
            .enumerate()
            .flat_map(|(at, one)| units[..at].iter().map(move |other| (*one, *other)));
        pairs.map(|(one, other)| met.of(one, other)).sum::<i64>()
    });
    let alone = out
        .iter()
        .filter(|player| units.has_nobody(event, **player));
    Seating {
        round,
        repeats: repeats.sum::<i64>().unsigned_abs(),
        alone: alone.copied().collect(),
        tables: tables
            .into_iter()
            .zip(1..)
            .filter_map(|(players, number)| {
                let no = TableNo::new(round, number)?;
                Some(SeatedTable { no, players })
            })
            .collect(),
        out,
        earlier: None,
    }
}

/// The tables of a round, who sits out, and the tables that are planned for the round after it.
type Decided = (Tables, Vec<usize>, Tables);

fn given(event: &Event, round: u32) -> Result<Decided, String> {
    let mut tables: Vec<_> = event
        .given
        .iter()
        .filter(|table| table.no.round() == round)
        .collect();
    if tables.is_empty() {
        return Err(message!("event-none-given", round));
    }
    tables.sort_by_key(|table| table.no);
    let tables: Tables = tables
        .into_iter()
        .map(|table| table.players.clone())
        .collect();
    let mut players = tables.iter().flatten();
    if let Some(absent) = players.find(|player| !event.players[**player].plays(round)) {
        let name = event.name(*absent);
        return Err(message!("event-given-absent", name, round));
    }
    let out = event.left_over(round, &tables);
    Ok((tables, out, Tables::new()))
}

/// All coming rounds are planned together, and the first of them is seated. A plan that was followed so far goes on.
fn planned(event: &Event, past: &[EventRound]) -> Decided {
    let round = past.len() as u32 + 1;
    let units = Units::of(event, round);
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
    let (_, out) = units.parted(event, round, &mut units.outs(&standings), &standings);
    for begun in 0..=past.len() {
        let plan = plan(event, &units, &past[..begun]);
        let mut followed = plan.iter().zip(&was[begun..]);
        if followed.all(|(planned, was)| sorted(planned) == *was)
            && let Some(tables) = plan.get(past.len() - begun)
            && out
                .iter()
                .all(|unit| tables.iter().all(|table| !table.contains(unit)))
        {
            let next = plan.get(past.len() + 1 - begun);
            let next = next.map_or(Tables::new(), |next| units.seating(event, round, next).0);
            let (tables, out) = units.seating(event, round, tables);
            return (tables, out, next);
        }
    }
    (Tables::new(), out, Tables::new())
}

/// The coming rounds, as units.
fn plan(event: &Event, units: &Units, past: &[EventRound]) -> Vec<Tables> {
    let first = past.len() as u32 + 1;
    let mut luck = event.luck(first, "tables");
    let standings = EventStandings::of(event, past);
    let mut outs = units.outs(&standings);
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
        return vec![least_repeated(round.concat(), &wishes, None, &mut luck)];
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
                let with_earlier = |(place, one): (usize, &usize)| -> i64 {
                    table[..place].iter().map(|two| met.of(*one, *two)).sum()
                };
                table.iter().enumerate().map(with_earlier).sum()
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

/// The pairs of two that repeat the fewest meetings; then that leave each his colours, if there is a history of them;
/// then whose scores are nearest, by squares; then who are of no club together; then by chance.
fn least_repeated(
    order: Vec<usize>,
    wishes: &Wishes,
    colours: Option<&History>,
    luck: &mut Luck,
) -> Tables {
    const CHANCE: usize = 1 << 6;
    /// More than all pairs of a part together.
    const PAIRS: i128 = 1 << 7;
    const COLOURS: i128 = 8;
    let all = wishes.met_by();
    let chance: Vec<i64> = (0..all).map(|_| luck.below(1 << 30) as i64).collect();
    let group = |of: usize| wishes.groups.get(of).copied().unwrap_or_default();
    let groups = order.iter().map(|of| group(*of)).max().unwrap_or_default();
    let far = (groups * groups) as i128;
    let club = CHANCE as i128 * PAIRS;
    let apart = club * PAIRS;
    let colour = apart * (far + 1) * PAIRS;
    let repeat = colour * COLOURS * PAIRS;
    let cost = |one: usize, other: usize| {
        let drawn = Luck::new((chance[one] ^ chance[other]).unsigned_abs()).below(CHANCE);
        let wrong = colours.map_or(0, |of| of.wrong([one, other]).min(of.wrong([other, one])));
        i128::from(wishes.met.of(one, other)) * repeat
            + i128::from(wrong) * colour
            + i128::from(wishes.apart(one, other)) * apart
            + i128::from(wishes.are_clubmates(one, other)) * club
            + drawn as i128
    };
    let mut pairs = paired(&order, cost);
    pairs.sort_by_key(|pair| {
        let [one, other] = pair.map(group);
        [one.min(other), one.max(other)]
    });
    pairs.into_iter().map(Vec::from).collect()
}

fn by_score(event: &Event, past: &[EventRound]) -> Decided {
    let round = past.len() as u32 + 1;
    let units = Units::of(event, round);
    let mut luck = event.luck(round, "tables");
    let standings = EventStandings::of(event, past);
    let (mut present, _) = units.parted(event, round, &mut units.outs(&standings), &standings);
    let sizes = units.sizes(event, present.len());
    let mut wishes = units.wishes(event, past);
    let is_rated = |unit: &usize| units.rating(event, *unit).is_some();
    let seats = |tables: &Tables| {
        let (tables, out) = units.seating(event, round, tables);
        (tables, out, Tables::new())
    };
    if past.is_empty() && present.iter().any(is_rated) {
        let by_rating = |unit: &usize| units.rating(event, *unit).unwrap_or(f64::NEG_INFINITY);
        present.sort_by(|one, other| by_rating(other).total_cmp(&by_rating(one)));
        return seats(&folded(&present, &sizes));
    }
    let mut points = vec![0; units.players.len()];
    for row in &standings.rows {
        points[units.of[row.player]] += row.points;
    }
    present.sort_by_key(|unit| Reverse(points[*unit]));
    let mut scores: Vec<i64> = present.iter().map(|unit| points[*unit]).collect();
    scores.dedup();
    wishes.groups = vec![0; units.players.len()];
    for unit in &present {
        let group = scores.partition_point(|other| *other > points[*unit]);
        wishes.groups[*unit] = group;
    }
    if event.law.seating.range() == (2, 2) {
        let history = History::of(event, past);
        let colours = Some(&history).filter(|_| round < event.rounds);
        return seats(&least_repeated(present, &wishes, colours, &mut luck));
    }
    let mut rest = present.into_iter();
    let table = |size: &usize| rest.by_ref().take(*size).collect();
    let tables: Tables = sizes.iter().map(table).collect();
    let before: Vec<Tables> = past.iter().map(|round| units.tables(round)).collect();
    let least = bound(&before, std::slice::from_ref(&tables), &wishes);
    let mut tables = improved(vec![tables], &wishes, least, &mut luck).concat();
    tables.sort_by_cached_key(|table| {
        let mut groups: Vec<usize> = table.iter().map(|unit| wishes.groups[*unit]).collect();
        groups.sort_unstable();
        groups
    });
    seats(&tables)
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

/// How often each player had each seat, when the first one last, and of two at a table his colours.
struct History {
    times: Vec<Vec<u32>>,
    last: Vec<usize>,
    /// How many whites each had more than blacks.
    balance: Vec<i64>,
    /// How many times running each had the colour that he had last; below 0 if that is black.
    running: Vec<i64>,
}

impl History {
    fn of(event: &Event, past: &[EventRound]) -> History {
        let all = event.players.all().len();
        let mut history = History {
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

    /// What runs if a player has this colour next.
    fn next(&self, player: usize, own: i64) -> i64 {
        match self.running[player] {
            running if running * own > 0 => running + own,
            _ => own,
        }
    }

    /// How often it is wrong that the first of two has white and the other black: three times running, or more than two
    /// of one colour more.
    fn wrong(&self, pair: [usize; 2]) -> i64 {
        let wrong = |(player, own): (usize, i64)| {
            let is_third = self.next(player, own).abs() > 2;
            i64::from(is_third) + i64::from((self.balance[player] + own).abs() > 2)
        };
        pair.into_iter().zip([1, -1]).map(wrong).sum()
    }

    /// Whether white is due to one rather than to the other.
    fn is_due(&self, one: usize, other: usize) -> bool {
        let key = |player: usize| {
            (
                self.balance[player],
                self.running[player],
                self.last[player],
            )
        };
        key(one) < key(other)
    }

    /// The pairs with their colours, such that fewest are wrong and white is due. In every other round the pairs of the
    /// `next` one are looked at, too, so that in both together each can have white and black.
    fn coloured(&self, event: &Event, round: u32, tables: Tables, next: &Tables) -> Tables {
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
        let then = match round % 2 {
            1 => mates(next),
            _ => mates(&Tables::new()),
        };
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
                pairs.push(if is_white {
                    [player, other]
                } else {
                    [other, player]
                });
                open.extend(then[player].map(|mate| (mate, !is_white)));
                open.extend(then[other].map(|mate| (mate, is_white)));
            }
            let bad = |pairs: &[[usize; 2]]| {
                let undue = pairs
                    .iter()
                    .filter(|[one, other]| self.is_due(*other, *one));
                (
                    pairs.iter().map(|pair| self.wrong(*pair)).sum::<i64>(),
                    undue.count(),
                )
            };
            let turned: Vec<[usize; 2]> = pairs.iter().map(|[one, other]| [*other, *one]).collect();
            if bad(&turned) < bad(&pairs) {
                for player in pairs.iter().flatten() {
                    colours[*player] = colours[*player].map(|is_white| !is_white);
                }
            }
        }
        let white_first = |mut pair: Vec<usize>| {
            pair.sort_by_key(|player| colours[*player] != Some(true));
            pair
        };
        tables.into_iter().map(white_first).collect()
    }

    fn key(&self, player: usize, seat: usize) -> (u32, usize) {
        let times = self.times[player].get(seat).copied().unwrap_or_default();
        (times, if seat == 0 { self.last[player] } else { 0 })
    }

    /// The players of each table in the order of the seats. Each seat goes to who had it least, then who had it longest
    /// ago, then by the seed; partners stay opposite.
    fn in_turn(&self, event: &Event, round: u32, tables: Tables) -> Tables {
        let mut luck = event.luck(round, "seats");
        let mut turned = |mut table: Vec<usize>| {
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
        };
        tables.into_iter().map(&mut turned).collect()
    }
}
