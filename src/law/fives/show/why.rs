//! Why an entry was ruled on as it was: how its points add up, and what else could have been done.

use super::legal::by_tile;
use crate::law::fives::line::{Lies, Way};
use crate::law::fives::ruling::{Event, For, Misplay, Ruling};
use crate::law::fives::session::Session;
use crate::law::typed::Stood;
use crate::print::show::Section;
use crate::table::article::article;

/// How the points of a ruling add up.
pub(super) fn reckoning(ruling: &Ruling) -> Vec<String> {
    let total = ruling.events.iter().find_map(|event| match event {
        Event::Laid { total, .. } => Some(*total),
        _ => None,
    });
    let scored = ruling.events.iter().filter_map(|event| match event {
        Event::Scored {
            what: For::Ends, ..
        } => total.map(ends),
        Event::Scored { what, .. } => Some(format!("The last tile: 1 [{}].", what.article())),
        _ => None,
    });
    scored.collect()
}

/// `The ends make 15: 5 threes and 3 fives [4.2].`
fn ends(total: u8) -> String {
    let parts = [(3, "three", "threes"), (5, "five", "fives")];
    let parts = parts
        .into_iter()
        .filter(|(each, ..)| total.is_multiple_of(*each));
    let parts = parts.map(|(each, one, many)| match total / each {
        1 => format!("1 {one}"),
        number => format!("{number} {many}"),
    });
    let parts: Vec<String> = parts.collect();
    format!("The ends make {total}: {} [4.2].", parts.join(" and "))
}

/// What fives and threes says about an entry besides the ruling.
pub(super) fn sections(stood: &Stood<'_, Session>) -> Vec<Section> {
    let sections = stood.ruling.events.iter().filter_map(|event| match event {
        Event::Laid { lies, .. } => {
            let way = match lies {
                Lies::Lead(..) => None,
                Lies::At(way) => Some(*way),
            };
            instead(stood.before, way, "Also lawful")
        }
        Event::TakenBack { misplay, .. } => match misplay {
            Misplay::NotHisLead(_) | Misplay::OutOfTurn(_) => None,
            Misplay::FitsNowhere | Misplay::NotThere(..) | Misplay::NotThatWay(_) => {
                instead(stood.before, None, "What would have fitted")
            }
        },
        Event::Knocked(_, tiles) => {
            let said = if tiles.is_empty() {
                "Nothing: no unplayed tile fits.".to_owned()
            } else {
                format!("{tiles}.")
            };
            Some(Section {
                heading: "What the knock denies".to_owned(),
                sentences: vec![said],
                articles: vec![article(3, 3)],
                json: ("denied", super::json::tiles(*tiles).into()),
            })
        }
        _ => None,
    });
    sections.collect()
}

/// Every unplayed tile that fitted then, this way left out.
fn instead(before: &Session, but: Option<Way>, heading: &str) -> Option<Section> {
    let sentences = by_tile(before, before.hand()?, but);
    (!sentences.is_empty()).then(|| Section {
        heading: heading.to_owned(),
        json: ("instead", sentences.clone().into()),
        sentences,
        articles: vec![article(3, 1)],
    })
}
