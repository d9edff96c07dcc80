//! The leader, and the lead in points.

use super::figures::{self, prose};
use crate::print::sheet::{Figure, Sheet, SheetRow};
use maud::Markup;
use nos_rules::law::paper::Holder;
use nos_rules::words::shell::tell_listed;
use nos_rules::words::told::{SpanKind, Told};

/// The winner, once nothing is open any more.
pub fn won(sheet: &Sheet) -> Option<Markup> {
    Some(prose(&first(sheet).filter(|_| sheet.is_final())?))
}

/// Who is first in the row that decides: of games won that is who has most. `None` if all are level.
pub(super) fn first(sheet: &Sheet) -> Option<Told> {
    lead(
        sheet.decides()?,
        &sheet.holders,
        sheet.fewest_win && sheet.runs_on,
        sheet.is_final(),
    )
}

/// Who is first in the game that is not at its end.
pub(super) fn first_in_game(sheet: &Sheet) -> Option<Told> {
    lead(
        sheet.unfinished_game()?,
        &sheet.holders,
        sheet.fewest_win,
        false,
    )
}

/// Who has most, or fewest, and how far the next is behind; `None` if all are level.
fn lead(row: &SheetRow, holders: &[Holder], is_fewest: bool, is_final: bool) -> Option<Told> {
    let signed = |own: &&i64| if is_fewest { -**own } else { **own };
    let has: Vec<i64> = row.cells.iter().filter_map(Figure::units).collect();
    let best = *has.iter().max_by_key(signed)?;
    let next = *has.iter().filter(|own| **own != best).max_by_key(signed)?;
    let with = |figure: i64| {
        let names: Vec<Told> = (holders.iter().zip(&has))
            .filter(|(_, own)| **own == figure)
            .map(|(holder, _)| Told::of(SpanKind::Name, &holder.name))
            .collect();
        (names.len(), tell_listed(names))
    };
    let ((number, leaders), (_, next_ones)) = (with(best), with(next));
    let ahead = figures::units((best - next).abs());
    Some(told!("leads", number, ahead, is_final, is_fewest; leaders, next = next_ones))
}
