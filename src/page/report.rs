//! The evening as one page: the settlement first, then the chart, then hand by hand, and the rules at the foot.

mod hand;
mod line;
mod rules;

use super::chart::{self, Chart};
use super::figures;
use super::frame::{Frame, page};
use super::layout::initials;
use super::sheet::{hours, sealed, settlement};
use crate::journal::Record;
use crate::law::referee::Law;
use crate::print::chronicle::{Chapter, Part, chapters};
use crate::print::sheet::Sheet;
use crate::table::name::listed;
use hand::Telling;
use maud::html;

/// The report of an evening. `seal` is `None` for a script.
pub fn report(record: &Record, sheet: &Sheet, seal: Option<&str>) -> String {
    let law = record.law();
    let game = game(law);
    let chapters = chapters(record);
    let names: Vec<String> = record
        .session()
        .names()
        .iter()
        .map(ToString::to_string)
        .collect();
    let telling = Telling {
        chapters: &chapters,
        initials: &initials(&names),
        colours: &(0..names.len()).map(law.holder_of).collect::<Vec<_>>(),
        names: &names,
    };
    let date = sheet.date.map(figures::date).unwrap_or_default();
    let title = match date.as_str() {
        "" => format!("{game}: an evening"),
        date => format!("{game}: the evening of {date}"),
    };
    let players = listed(names.iter().map(String::as_str));
    let content = html! {
        header {
            h1 { (title) }
            p { (players) }
            p class="quiet" { (hours(sheet)) }
        }
        main {
            section id="settlement" {
                h2 { "Settlement" }
                (settlement(sheet))
                (sealed(seal))
            }
            @if let Some(chart) = &charted(law, &chapters, sheet) {
                section id="chart" {
                    h2 { (chart.unit) " by hand" }
                    (chart::chart(chart))
                }
            }
            section id="hands" {
                h2 { "Hand by hand" }
                (telling.all())
            }
            (rules::cited((law.rulebook)(), &chapters))
        }
    };
    let seal = seal.map_or_else(String::new, |seal| format!("Seal {seal}"));
    let frame = Frame {
        title: &title,
        kind: "report",
        running: [&title, &seal],
    };
    page(&frame, &content)
}

/// The name of the game alone.
pub fn game(law: &Law) -> &'static str {
    law.title
        .split_once(',')
        .map_or(law.title, |(game, _)| game)
}

/// The chart of an evening; `None` before the first hand.
fn charted(law: &Law, chapters: &[Chapter], sheet: &Sheet) -> Option<Chart> {
    let told: Vec<&Chapter> = chapters
        .iter()
        .filter(|own| own.part != Part::After)
        .collect();
    let hands: Vec<&Chapter> = told
        .iter()
        .copied()
        .filter(|own| own.part != Part::Before)
        .collect();
    if hands.is_empty() {
        return None;
    }
    let lines = sheet.holders.iter().enumerate().map(|(place, own)| {
        let has = |chapter: &&Chapter| {
            let here = chapter
                .accounts
                .iter()
                .find(|account| account.holder == own.name);
            here.map(|account| account.amount)
        };
        let left = told
            .iter()
            .position(|chapter| chapter.left.contains(&place));
        let gone = left.map_or(usize::MAX, |at| at + 1);
        let points = told
            .iter()
            .enumerate()
            .map(|(at, chapter)| has(chapter).filter(|_| at < gone));
        chart::Line {
            name: own.name.clone(),
            place,
            points: points.collect(),
            fined: hands
                .iter()
                .map(|chapter| chapter.fined.contains(&place))
                .collect(),
        }
    });
    Some(Chart {
        unit: law.unit,
        start: sheet.start,
        lines: lines.collect(),
        marks: hands
            .iter()
            .map(|chapter| {
                chapter
                    .table
                    .hand_drawn()
                    .map_or_else(String::new, |own| own.mark)
            })
            .collect(),
    })
}
