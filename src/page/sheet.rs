//! The settlement sheet as a page: one sheet of A4 with room to sign.

mod fines;

use super::figures;
use super::frame::{Frame, page};
use crate::print::number::counted;
use crate::print::sheet::Sheet;
use maud::{Markup, html};

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
    html! {
        (figures::payments(&sheet.payments))
        @for sentence in &sheet.sentences { p { (sentence) } }
        (figures::figures(sheet))
        (fines::fines(&sheet.fines))
    }
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
