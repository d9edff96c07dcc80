//! The games as cards to print, cut out and lay on the table.

use super::frame::{Frame, page};
use super::layout::Legend;
use super::picture;
use crate::law::card::Card;
use crate::law::referee::Law;
use maud::{Markup, html};

/// How many cards of one game are on its sheet, so that everybody at the table has one.
const COPIES: usize = 4;

const A_SHEET: usize = 9;

pub fn card(law: &Law, card: &Card) -> Markup {
    html! {
        article class="card" {
            h2 { (card.headline()) }
            @if let Some(picture) = card.example(law).drawn() { (picture::picture(&picture, &Legend::default())) }
            @for fact in &card.facts { p { b { (fact.heading) } ": " (unbroken(&fact.text)) } }
        }
    }
}

/// The text with hyphens at which no tile is broken.
fn unbroken(text: &str) -> String {
    let mut letters = text.chars().peekable();
    let mut before = ' ';
    let mut unbroken = String::new();
    while let Some(letter) = letters.next() {
        let after = letters.peek().is_some_and(char::is_ascii_digit);
        let is_within = letter == '-' && before.is_ascii_digit() && after;
        unbroken.push(if is_within { '\u{2011}' } else { letter });
        before = letter;
    }
    unbroken
}

/// A page with these cards: one of them four times on a sheet of A4, several of them nine a sheet.
pub fn cards(cards: &[Markup]) -> String {
    let (kind, sheets): (_, Vec<Vec<&Markup>>) = match cards {
        [only] => ("one", vec![vec![only; COPIES]]),
        cards => {
            let sheets = cards.chunks(A_SHEET);
            ("many", sheets.map(|sheet| sheet.iter().collect()).collect())
        }
    };
    let content = html! {
        main {
            h1 class="hidden" { (tell!("cards")) }
            @for sheet in sheets {
                section class=(format!("cards {kind}")) { @for card in sheet { (card) } }
            }
        }
    };
    let frame = Frame {
        title: &tell!("cards"),
        kind: "paper",
        ..Frame::default()
    };
    page(&frame, &content)
}
