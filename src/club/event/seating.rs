//! Seats the next round. The same roster, rounds and seed give the same seating.

use super::pairing::least_repeated;
use super::planned::planned;
use super::seat_history::SeatHistory;
use super::swiss::by_score;
use super::turns::by_turns;
use super::units::Units;
use super::{Event, EventRound, EventStandings, SeatedTable, Seating, System, TableNo, Tables};
use nos_base::Order;

/// Seats the round after these. An error says why that is impossible.
pub fn seat(event: &Event, past: &[EventRound]) -> Result<Seating, String> {
    let round = past.len() as u32 + 1;
    if round > event.rounds {
        return Err(message!("event-all-seated", rounds = event.rounds));
    }
    let is_for_two = event.seats_two();
    let (tables, out, next) = match event.system {
        System::Given => return given(event, past),
        System::RoundRobin if is_for_two => {
            let units = Units::new(event, round);
            let outs = units.outs(&EventStandings::new(event, past));
            let history = SeatHistory::new(event, past);
            let is_due = |one: usize, other: usize| history.is_due(one, other);
            let tables = by_turns(event, round, units.wishes(event, past).met, outs, &is_due);
            let out = event.left_over(round, &tables);
            (tables, out, Tables::new())
        }
        System::Swiss => by_score(event, past),
        System::Random | System::RoundRobin => planned(event, past),
    };
    if tables.is_empty() {
        let (least, _) = event.law.about.seating.range();
        return Err(message!("event-too-few", round, least));
    }
    let tables = match event.system {
        System::RoundRobin if is_for_two => tables,
        _ if is_for_two => coloured(event, past, tables, &next),
        _ => SeatHistory::new(event, past).in_turn(event, round, tables),
    };
    Ok(seated(event, past, tables, out))
}

/// Assigns colours. If the plan would give somebody a wrong colour, other pairs play, unless they
/// repeat a meeting.
fn coloured(event: &Event, past: &[EventRound], tables: Tables, next: &Tables) -> Tables {
    let round = past.len() as u32 + 1;
    let history = SeatHistory::new(event, past);
    let wishes = Units::new(event, round).wishes(event, past);
    let bad = |tables: &Tables| {
        let pairs = tables.iter().filter_map(|pair| <[usize; 2]>::try_from(&**pair).ok());
        let bad = pairs.map(|pair| (wishes.met.count(pair[0], pair[1]), history.wrong(pair)));
        bad.fold((0, 0), |sum, bad| (sum.0 + bad.0, sum.1 + bad.1))
    };
    let planned = history.coloured(event, round, tables, next);
    if round == event.rounds || bad(&planned).1 == 0 || event.system != System::Random {
        return planned;
    }
    let mut luck = event.luck(round, "colours");
    let others = least_repeated(planned.concat(), &wishes, Some(&history), &mut luck);
    let others = history.coloured(event, round, others, &Tables::new());
    if bad(&others) < bad(&planned) { others } else { planned }
}

pub fn seated(event: &Event, past: &[EventRound], tables: Tables, out: Vec<usize>) -> Seating {
    let round = past.len() as u32 + 1;
    let units = Units::new(event, round);
    let met = units.wishes(event, past).met;
    let repeats = tables.iter().map(|table| met.at_table(&units.units_at(table)));
    // A list of tables gives a bye only where one player of an odd number is left over.
    let has_bye = event.system != System::Given || event.seats_two() && out.len() == 1;
    let alone = out.iter().filter(|player| !has_bye || units.has_nobody(event, **player));
    let table = |(players, number)| Some(SeatedTable { no: TableNo::new(round, number)?, players });
    Seating {
        round,
        repeats: repeats.sum::<i64>().unsigned_abs(),
        alone: alone.copied().collect(),
        tables: tables.into_iter().zip(1..).filter_map(table).collect(),
        out,
        earlier: None,
    }
}

fn given(event: &Event, past: &[EventRound]) -> Result<Seating, String> {
    let round = past.len() as u32 + 1;
    let mut tables = event.given.clone();
    tables.retain(|table| table.no.round() == round);
    if tables.is_empty() {
        return Err(message!("event-none-given", round));
    }
    tables.order_by_key(|table| table.no);
    let players: Tables = tables.iter().map(|table| table.players.clone()).collect();
    if let Some(absent) = players.iter().flatten().find(|own| !event.players[**own].plays(round)) {
        return Err(message!("event-given-absent", name = event.name(*absent), round));
    }
    let out = event.left_over(round, &players);
    Ok(Seating { tables, ..seated(event, past, players, out) })
}
