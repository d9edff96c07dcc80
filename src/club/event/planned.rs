//! Plans all coming rounds so that meetings repeat late and rarely.

use super::design::Plan;
use super::pairing::least_repeated;
use super::search::{bound, everybody, improved};
use super::units::{Decided, Units};
use super::{Event, EventRound, EventStandings, EventTable, PairCounts, Tables, Wishes, design};
use nos_law::Luck;

const SEATS: usize = 20_000;
const ROUNDS: usize = 100;

/// Plans coming rounds together and seats the first: all rounds, or the next part of a large event.
/// Continues an earlier plan that was followed, unless tables were not played and a new one is better.
pub(super) fn planned(event: &Event, past: &[EventRound]) -> Decided {
    let round = past.len() as u32 + 1;
    let units = Units::new(event, round);
    let sorted = |tables: &Tables| {
        nos_base::in_order(tables.iter().map(|table| nos_base::in_order(table.clone())))
    };
    let together = (SEATS / event.players.all().len().max(1)).clamp(1, ROUNDS);
    let from = past.len() / together * together;
    let last = event.rounds.min((from + together) as u32);
    let was: Vec<Tables> = past[from..].iter().map(|round| sorted(&units.tables(round))).collect();
    let standings = EventStandings::new(event, past);
    let (_, out) = units.parted(event, round, &mut units.outs(&standings), &standings, past);
    let followed = |begun: usize| {
        let mut plan = plan(event, &units, &past[..begun], last);
        let coming = plan.split_off((past.len() - begun).min(plan.len()));
        let mut seated = plan.iter().zip(&was[begun - from..]);
        let is_out = |tables: &Tables| !out.iter().any(|unit| tables.concat().contains(unit));
        let fits =
            seated.all(|(own, was)| sorted(own) == *was) && coming.first().is_some_and(is_out);
        fits.then_some(coming)
    };
    let is_whole = |round: &EventRound| round.tables.iter().all(EventTable::is_played);
    let whole = past.iter().rposition(|round| !is_whole(round)).map_or(0, |at| at + 1);
    let begun = |begun: usize| (begun.max(from)..=past.len()).find_map(followed);
    let plans = begun(from).into_iter().chain((whole > from).then(|| begun(whole)).flatten());
    let met = units.wishes(event, past).met;
    let best = plans.min_by_key(|coming| repeats(coming, met.clone()));
    if let Some([tables, next @ ..]) = best.as_deref() {
        let next = next.first().map_or(Tables::new(), |next| units.seating(event, round, next).0);
        let (tables, out) = units.seating(event, round, tables);
        return (tables, out, next);
    }
    (Tables::new(), out, Tables::new())
}

fn repeats(rounds: &[Tables], mut met: PairCounts) -> i64 {
    let table = |table: &Vec<usize>| {
        let repeats = met.at_table(table);
        met.add_all(table);
        repeats
    };
    rounds.iter().flatten().map(table).sum()
}

fn plan(event: &Event, units: &Units, past: &[EventRound], last: u32) -> Vec<Tables> {
    let first = past.len() as u32 + 1;
    let mut luck = event.luck(first, "tables");
    let standings = EventStandings::new(event, past);
    let mut outs = units.outs(&standings);
    let mut rounds: Vec<Tables> = Vec::new();
    for round in first..=last {
        let (mut present, _) = units.parted(event, round, &mut outs, &standings, past);
        luck.shuffle(&mut present);
        let mut seats = present.into_iter();
        let sizes = units.sizes(event, seats.len());
        rounds.push(sizes.iter().map(|size| seats.by_ref().take(*size).collect()).collect());
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
    in_order(improved(rounds, &wishes, least, &mut luck), &wishes)
}

/// Returns a known plan without repeated meetings if everybody always plays. Clubmates meet late.
fn known(rounds: &[Tables], wishes: &Wishes, begins: bool, luck: &mut Luck) -> Option<Plan> {
    let mut players = everybody(rounds.first().filter(|_| begins)?);
    if rounds.iter().any(|round| everybody(round) != players) {
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

/// Swaps players in a plan so that clubmates meet late.
fn keep_apart(players: &mut [usize], plan: &Plan, wishes: &Wishes, luck: &mut Luck) {
    if players.iter().all(|player| wishes.clubs[*player].is_none()) {
        return;
    }
    // For each place in the plan: the places that it meets, and how early.
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
        let are_mates = |other: usize| wishes.are_clubmates(players[place], players[other]);
        met[place].iter().filter(|(other, _)| are_mates(*other)).map(|(_, early)| *early).sum()
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

fn in_order(mut rounds: Vec<Tables>, wishes: &Wishes) -> Vec<Tables> {
    let is_same = |one: &Tables, other: &Tables| everybody(one) == everybody(other);
    let mut met = wishes.met.clone();
    for at in 0..rounds.len() {
        let repeated = |round: &Tables| round.iter().map(|table| met.at_table(table)).sum::<i64>();
        let others = (at..rounds.len()).filter(|other| is_same(&rounds[at], &rounds[*other]));
        if let Some(best) = others.min_by_key(|other| repeated(&rounds[*other])) {
            rounds.swap(at, best);
        }
        rounds[at].iter().for_each(|table| met.add_all(table));
    }
    rounds
}
