//! The games as cards to print, cut out and lay on the table.

use super::layout::layout;
use super::{Detail, Frame, Legend, figures, page, picture};
use maud::{Markup, html};
use nos_law::{Drawing, DrawnArm, GameCard, Law, Picture};
use nos_records::print::card::example;

/// Copies of a single card on its sheet, one for each player.
const COPIES: usize = 4;

const A_SHEET: usize = 9;

pub fn card(law: &'static Law, card: &GameCard) -> Markup {
    html! {
        article class="card" {
            h2 { (card.headline()) }
            @match example(card, law).drawn() {
                Some(Picture::Tiles(drawing, _)) => {
                    (layout(&drawing, &Legend::with_detail(Detail::Tiles)))
                    (ends(&drawing))
                },
                Some(picture) => (picture::picture(&picture, &Legend::default())),
                None => {},
            }
            @if let [head, rows @ ..] = card.points.as_slice() {
                table class="points" {
                    thead { tr { @for (at, cell) in head.iter().enumerate() { th scope="col" class=[(at > 0).then_some("number")] { (cell) } } } }
                    tbody {
                        @for row in rows {
                            tr { @for (at, cell) in row.iter().enumerate() {
                                @if at == 0 { th scope="row" { (cell) } } @else { td class="number" { (cell) } }
                            } }
                        }
                    }
                }
            }
            @for fact in &card.facts { p { b { (fact.heading) } ": " (unbroken(&fact.text)) } }
        }
    }
}

fn ends(drawing: &Drawing) -> Markup {
    let in_words = |(words, arms): (&String, Vec<&DrawnArm>)| {
        let arms: Vec<String> =
            arms.iter().map(|arm| message!("arm-alone", arm = arm.name)).collect();
        message!("ends-take", arms = arms.join(", "), words)
    };
    let arms = drawing.arms.iter().filter(|arm| !arm.end.words.is_empty());
    let ends = figures::grouped(arms, |arm| &arm.end.words);
    let told: Vec<String> = ends.into_iter().map(in_words).collect();
    html! { @if !told.is_empty() { p class="ends" { b { (message!("ends")) } ": " (told.join("; ")) } } }
}

/// Replaces the hyphens of tiles by ones that do not break.
fn unbroken(text: &str) -> String {
    let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let unbroken = |(at, letter): (usize, char)| match letter {
        '-' if at > 0 && is_digit(at - 1) && is_digit(at + 1) => '\u{2011}',
        letter => letter,
    };
    text.char_indices().map(unbroken).collect()
}

/// A page with these cards: a single one four times on a sheet of A4, several nine to a sheet.
pub fn cards(cards: &[Markup]) -> String {
    let (kind, sheets): (_, Vec<Vec<&Markup>>) = match cards {
        [only] => ("one", vec![vec![only; COPIES]]),
        cards => ("many", cards.chunks(A_SHEET).map(|sheet| sheet.iter().collect()).collect()),
    };
    let content = html! {
        main {
            h1 class="hidden" { (message!("cards")) }
            @for sheet in sheets {
                section class=(format!("cards {kind}")) { @for card in sheet { (card) } }
            }
        }
    };
    page(&Frame { title: &message!("cards"), kind: "paper", ..Frame::default() }, &content)
}
