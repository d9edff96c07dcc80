//! The penalties on the sheet.

use crate::law::EntryNo;
use crate::page::figures;
use crate::print::sheet::Fine;
use maud::{Markup, html};

/// Of more different penalties than this only the sums are told, player by player, so that the sheet stays on one
/// page.
const MANY: usize = 8;

/// Of more kinds than this only the articles are told.
const VERY_MANY: usize = 24;

/// The penalties, if there are any.
pub(super) fn fines(fines: &[Fine]) -> Markup {
    let groups = grouped(fines);
    html! {
        @if !fines.is_empty() {
            section class="fines" {
                h2 { "Penalties" }
                @if groups.len() > MANY {
                    (by_player(fines, groups.len() > VERY_MANY))
                } @else {
                    (one_by_one(&groups))
                }
            }
        }
    }
}

/// A kind of penalty with the entries that brought it.
fn one_by_one(fines: &[(&Fine, Vec<EntryNo>)]) -> Markup {
    html! {
        ul {
            @for (fine, numbers) in fines {
                li {
                    span class="sign" aria-hidden="true" { "✗ " }
                    (figures::name(&fine.offender)) ", " (fine.told(numbers.len()))
                    " " span class="quiet" { "(" (listed(numbers)) ")" }
                }
            }
        }
    }
}

/// What each player paid in all, and for what; by the articles alone if there are very many kinds.
fn by_player(fines: &[Fine], is_short: bool) -> Markup {
    let mut offenders: Vec<&str> = Vec::new();
    for fine in fines {
        if !offenders.contains(&fine.offender.as_str()) {
            offenders.push(&fine.offender);
        }
    }
    html! {
        ul class="many" {
            @for offender in offenders {
                @let own: Vec<&Fine> = fines.iter().filter(|fine| fine.offender == offender).collect();
                @let paid = own.iter().filter(|fine| !fine.is_back).map(|fine| fine.in_all()).sum();
                li {
                    span class="sign" aria-hidden="true" { "✗ " }
                    (figures::name(offender)) " paid " strong { (figures::units(paid)) } ": "
                    (kinds(&own, is_short).join("; "))
                }
            }
        }
    }
}

/// Each kind of penalty of one player, with how often, how often waived and how often paid back.
fn kinds(fines: &[&Fine], is_short: bool) -> Vec<String> {
    let mut kinds: Vec<(String, [usize; 3])> = Vec::new();
    for fine in fines {
        let kind = match is_short {
            true => format!("[{}]", fine.penalty.article),
            false => format!("{} [{}]", fine.purpose(), fine.penalty.article),
        };
        let at = kinds
            .iter()
            .position(|(other, _)| *other == kind)
            .unwrap_or(kinds.len());
        if at == kinds.len() {
            kinds.push((kind, [0; 3]));
        }
        if let Some((_, times)) = kinds.get_mut(at) {
            let [all, waived, back] = times;
            *all += 1;
            match fine.penalty.payees {
                0 => *waived += 1,
                _ => *back += usize::from(fine.is_back),
            }
        }
    }
    let told = kinds.into_iter().map(|(kind, [all, waived, back])| {
        let mut words = kind;
        if all > 1 {
            words.push_str(&format!(" {all} times"));
        }
        for (times, what) in [(waived, "waived"), (back, "paid back")] {
            match times {
                0 => {}
                times if times == all => words.push_str(&format!(", {what}")),
                times => words.push_str(&format!(", {times} {what}")),
            }
        }
        words
    });
    told.collect()
}

/// Penalties that are alike, once, with their entries.
fn grouped(fines: &[Fine]) -> Vec<(&Fine, Vec<EntryNo>)> {
    let mut groups: Vec<(&Fine, Vec<EntryNo>)> = Vec::new();
    for fine in fines {
        let alike = |other: &Fine| {
            other.offender == fine.offender
                && other.is_back == fine.is_back
                && other.penalty == fine.penalty
        };
        match groups.iter_mut().find(|(other, _)| alike(other)) {
            Some((_, numbers)) => numbers.push(fine.no),
            None => groups.push((fine, vec![fine.no])),
        }
    }
    groups
}

fn listed(numbers: &[EntryNo]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|no| format!("#{no}")).collect();
    numbers.join(", ")
}
