//! The settlement sheet as a page: one sheet of A4 with room to sign.

use super::figures;
use super::frame::{Frame, page};
use crate::law::EntryNo;
use crate::print::number::counted;
use crate::print::sheet::{Fine, Sheet};
use maud::{Markup, html};

/// Of more different penalties than this only the sums are told, player by player, so that the sheet stays on one
/// page.
const MANY: usize = 8;

/// Of more kinds than this only the articles are told.
const VERY_MANY: usize = 24;

/// The page to print and sign.
pub fn sheet(sheet: &Sheet, game: &str, seal: Option<&str>) -> String {
    let date = sheet.date.map(figures::date);
    let title = match &date {
        Some(date) => format!("{game}: settlement of {date}"),
        None => format!("{game}: settlement"),
    };
    let content = html! {
        main {
            header {
                h1 { "Settlement" }
                p class="quiet" { (about(sheet, game)) }
            }
            (settlement(sheet))
            @if sheet.is_final() { (signatures(sheet)) }
            footer {
                (sealed(seal))
            }
        }
    };
    let date = date.unwrap_or_default();
    let frame = Frame {
        title: &title,
        kind: "sheet",
        running: [
            &date,
            &seal.map_or_else(String::new, |seal| format!("Seal {seal}")),
        ],
    };
    page(&frame, &content)
}

/// The game, the day, the hours and the number of hands.
fn about(sheet: &Sheet, game: &str) -> String {
    let mut parts = vec![game.to_owned()];
    parts.extend(sheet.date.map(figures::date));
    parts.push(hours(sheet));
    parts.join(", ")
}

/// The hours and the number of hands.
pub fn hours(sheet: &Sheet) -> String {
    let hands = counted(sheet.hands.into(), "hand", "hands");
    match sheet.times.filter(|(first, last)| first.time != last.time) {
        Some((first, last)) => format!("{} to {}, {hands}", first.time, last.time),
        None => hands,
    }
}

/// Who pays whom, the figures, and the penalties.
pub fn settlement(sheet: &Sheet) -> Markup {
    let fines = grouped(&sheet.fines);
    html! {
        (figures::payments(&sheet.payments))
        @for sentence in &sheet.sentences { p { (sentence) } }
        (figures::figures(sheet))
        @if !sheet.fines.is_empty() {
            section class="fines" {
                h2 { "Penalties" }
                @if fines.len() > MANY { (by_player(&sheet.fines, fines.len() > VERY_MANY)) } @else { (one_by_one(&fines)) }
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
                    (figures::name(&fine.offender)) ", " (fine.words())
                    @if numbers.len() > 1 { ", " (numbers.len()) " times" }
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
            *waived += usize::from(fine.penalty.payees == 0);
            *back += usize::from(fine.is_back);
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

fn signatures(sheet: &Sheet) -> Markup {
    html! {
        section class="signatures" {
            h2 { "Signed" }
            ul {
                @for own in &sheet.holders { li { (figures::name(&own.name)) } }
            }
        }
    }
}

/// The seal, if there is one.
pub fn sealed(seal: Option<&str>) -> Markup {
    html! {
        @match seal {
            Some(seal) => p class="seal" { "Seal " code { (seal) } },
            None => p class="seal quiet" { "Judged from a script, which has no seal." },
        }
    }
}
