//! The settlement sheet as a page: one sheet of A4 with room to sign.

use super::figures;
use super::frame::{Frame, page};
use crate::law::EntryNo;
use crate::print::number::counted;
use crate::print::sheet::{Fine, Sheet};
use maud::{Markup, html};

/// From this number of different penalties on they are set smaller.
const MANY: usize = 8;

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

/// The game, the day, the hours, the number of hands.
pub fn about(sheet: &Sheet, game: &str) -> String {
    let mut parts = vec![game.to_owned()];
    parts.extend(sheet.date.map(figures::date));
    let times = sheet.times.filter(|(first, last)| first != last);
    parts.extend(times.map(|(first, last)| format!("{} to {}", first.time, last.time)));
    parts.push(counted(sheet.hands.into(), "hand", "hands"));
    parts.join(", ")
}

/// Who pays whom, the figures, and the penalties.
pub fn settlement(sheet: &Sheet) -> Markup {
    let fines = grouped(&sheet.fines);
    html! {
        (figures::payments(&sheet.payments))
        @for sentence in &sheet.sentences { p { (sentence) } }
        (figures::figures(sheet))
        @if !fines.is_empty() {
            section class=(if fines.len() > MANY { "fines many" } else { "fines" }) {
                h2 { "Penalties" }
                ul {
                    @for (fine, numbers) in &fines {
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
    }
}

/// Penalties that are alike, once, with their entries.
fn grouped(fines: &[Fine]) -> Vec<(&Fine, Vec<EntryNo>)> {
    let mut groups: Vec<(&Fine, Vec<EntryNo>)> = Vec::new();
    for fine in fines {
        let alike = |other: &Fine| {
            (
                other.offender == fine.offender,
                other.is_back == fine.is_back,
            ) == (true, true)
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
