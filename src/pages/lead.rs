//! Everybody's rank, the leader, and the lead in points.

use super::figures::{self, prose};
use maud::Markup;
use nos_base::words::shell::tell_listed;
use nos_base::{Order, SpanKind, Told};
use nos_records::print::sheet::{Sheet, figures::SheetRow};
use std::cmp::Reverse;

/// Returns the winner, or the leader of the unfinished game, or that nobody leads; `None` before
/// the settlement.
pub fn won(sheet: &Sheet) -> Option<Markup> {
    let is_over = sheet.is_final() && sheet.hands > 0;
    deciding(sheet).filter(|_| is_over).map(|_| prose(&first_or_level(sheet)))
}

/// The row that decides the ranks, and whether the fewest points win. If all are level, it is the
/// row of the unfinished game.
pub(super) fn deciding(sheet: &Sheet) -> Option<(&SheetRow, bool)> {
    let row = sheet.decides()?;
    let units = || row.cells.iter().filter_map(|cell| cell.units());
    let game = sheet.unfinished_game().filter(|_| units().all(|own| Some(own) == units().next()));
    Some(match game {
        Some(game) => (game, sheet.fewest_win),
        None => (row, sheet.fewest_win && sheet.runs_on),
    })
}

/// Everybody's rank and index, best first. Equals share a rank; players who left come last.
pub fn ranks(sheet: &Sheet) -> Vec<(usize, usize)> {
    let units = |at: &usize| {
        let (row, is_fewest) = deciding(sheet)?;
        let units = row.cells.get(*at)?.units()?;
        Some(if is_fewest { -units } else { units })
    };
    let mut order: Vec<usize> = (0..sheet.holders.len()).collect();
    order.order_by_key(|at| Reverse(units(at)));
    let better = |at: &usize| order.iter().filter(|other| units(other) > units(at)).count();
    order.iter().map(|at| (better(at) + 1, *at)).collect()
}

pub(super) fn first_or_level(sheet: &Sheet) -> Told {
    let is_drawn = sheet.is_final() && sheet.holders.len() == 2;
    first(sheet).unwrap_or_else(|| told!("all-level", is_drawn))
}

/// The leader, with the lead over the next; `None` if all are level.
fn first(sheet: &Sheet) -> Option<Told> {
    let ((row, is_fewest), ranks) = (deciding(sheet)?, ranks(sheet));
    let (second, _) = *ranks.iter().find(|(rank, _)| *rank > 1)?;
    let with = |rank: usize| {
        let places = ranks.iter().filter(|own| own.0 == rank).map(|(_, at)| *at);
        let name = |at: usize| Some(Told::of(SpanKind::Name, &sheet.holders.get(at)?.name));
        let names: Vec<Told> = places.clone().filter_map(name).collect();
        let units = places.filter_map(|at| row.cells.get(at)?.units()).next();
        Some((names.len(), tell_listed(names), units?))
    };
    let ((number, leaders, most), (_, next, less)) = (with(1)?, with(second)?);
    let ahead = figures::units((most - less).abs());
    let is_final = sheet.is_final() && sheet.decides() == Some(row);
    Some(told!("leads", number, ahead, is_final, is_fewest; leaders, next))
}
