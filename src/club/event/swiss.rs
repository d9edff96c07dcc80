//! Swiss rounds: players with similar scores meet; in the first round ratings decide.

use super::pairing::least_repeated;
use super::search::{bound, improved};
use super::seat_history::SeatHistory;
use super::units::{Decided, Units};
use super::{Event, EventRound, EventStandings, Tables};
use nos_base::{Order, in_order};
use std::cmp::Reverse;

pub(super) fn by_score(event: &Event, past: &[EventRound]) -> Decided {
    let round = past.len() as u32 + 1;
    let units = Units::new(event, round);
    let mut luck = event.luck(round, "tables");
    let standings = EventStandings::new(event, past);
    let mut outs = units.outs(&standings);
    let (mut present, _) = units.parted(event, round, &mut outs, &standings, past);
    let sizes = units.sizes(event, present.len());
    let mut wishes = units.wishes(event, past);
    let is_rated = |unit: &usize| units.rating(event, *unit).is_some();
    let seats = |tables: &Tables| {
        let (tables, out) = units.seating(event, round, tables);
        (tables, out, Tables::new())
    };
    if past.is_empty() && present.iter().any(is_rated) {
        let by_rating = |unit: &usize| units.rating(event, *unit).unwrap_or(f64::NEG_INFINITY);
        present.order_by(|one, other| by_rating(other).total_cmp(&by_rating(one)));
        return seats(&folded(&present, &sizes));
    }
    let mut points = vec![0; units.players.len()];
    for row in &standings.rows {
        points[units.of[row.player]] += row.points;
    }
    present.order_by_key(|unit| Reverse(points[*unit]));
    let mut scores: Vec<i64> = present.iter().map(|unit| points[*unit]).collect();
    scores.dedup();
    wishes.groups = vec![0; units.players.len()];
    for unit in &present {
        wishes.groups[*unit] = scores.partition_point(|other| *other > points[*unit]);
    }
    if event.seats_two() {
        let colours = (round < event.rounds).then(|| SeatHistory::new(event, past));
        return seats(&least_repeated(present, &wishes, colours.as_ref(), &mut luck));
    }
    let mut rest = present.into_iter();
    let table = |size: &usize| rest.by_ref().take(*size).collect();
    let tables: Tables = sizes.iter().map(table).collect();
    let before: Vec<Tables> = past.iter().map(|round| units.tables(round)).collect();
    let least = bound(&before, std::slice::from_ref(&tables), &wishes);
    let mut tables = improved(vec![tables], &wishes, least, &mut luck).concat();
    tables.order_by_key(|table| in_order(table.iter().map(|unit| wishes.groups[*unit])));
    seats(&tables)
}

/// Fills the tables in turn with the best players, then the next best, and so on.
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
