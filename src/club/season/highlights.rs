//! The records of a season, each a link to the entry that made it.

use super::sheets::{Content, SitePart};
use super::shown::amount;
use super::{SeasonEvening, Site, Standings};
use maud::{Markup, html};
use nos_law::EntryNo;
use nos_pages::report::game;
use nos_pages::{LinkTarget, figures};
use nos_records::print::feats::Feat;
use std::cmp::Ordering;
use std::collections::HashMap;

/// The player, the figure, and the evening and entry that made it.
type Highlight<'a> = (&'a str, String, &'a SeasonEvening, u32);

pub(super) fn page(site: &Site<'_>) -> Content {
    let part = |own: &Standings| {
        let rows = [
            (message!("site-highest"), highest(own)),
            (
                message!("summary-best", round = own.law.round()),
                greatest(own, |evening| &evening.best, figures::change),
            ),
            (message!("site-run"), longest_run(own)),
            (
                message!("summary-dearest"),
                greatest(own, |evening| &evening.dearest, figures::units),
            ),
        ];
        let rows = rows.into_iter().filter_map(|(what, found)| Some(row(site, own, &what, found?)));
        let columns = [
            (message!("site-record"), ""),
            (message!("standings-player"), "words"),
            (message!("site-figure"), "number"),
            (message!("site-evening"), "words"),
        ];
        SitePart::table(game(own.law), &columns, rows)
    };
    Content {
        address: "records".to_owned(),
        title: message!("site-records"),
        parts: site.standings.iter().map(part).collect(),
        ..Content::default()
    }
}

fn row(site: &Site<'_>, own: &Standings, what: &str, found: Highlight<'_>) -> Vec<Markup> {
    let (who, figure, evening, entry) = found;
    let report = site.evening(evening);
    let entry = LinkTarget::Entry.address(0, Some(EntryNo(entry)));
    let entry = format!("{}.html{}", report.address, entry.unwrap_or_default());
    vec![
        html! { (what) },
        html! { @for (at, name) in who.split('+').enumerate() {
            @if at > 0 { "+" }
            (site.player(own.law, name).shown(""))
        } },
        html! { a href=(entry) { (figure) } },
        report.shown(""),
    ]
}

/// The highest result of an evening. Of equal results the earlier counts.
fn highest(standings: &Standings) -> Option<Highlight<'_>> {
    // `max_by_key` returns the last of equal results, so the earliest comes last.
    let results = (standings.evenings.iter().rev())
        .flat_map(|evening| evening.players.iter().rev().map(move |own| (own, evening)));
    let (own, evening) = results.max_by_key(|(own, _)| own.over)?;
    Some((own.name.as_str(), amount(standings, own.over), evening, evening.settled))
}

/// The greatest feat. Of equal feats the earlier counts.
fn greatest<'a>(
    standings: &'a Standings,
    feat: impl Fn(&'a SeasonEvening) -> &'a Option<Feat>,
    shown: impl Fn(i64) -> String,
) -> Option<Highlight<'a>> {
    let feats = (standings.evenings.iter().rev())
        .filter_map(|evening| Some((feat(evening).as_ref()?, evening)));
    let (own, evening) = feats.max_by_key(|(own, _)| own.amount)?;
    Some((&*own.who, shown(own.amount), evening, own.entry))
}

/// Most consecutive evenings won by a player, at least two, with the last of them.
fn longest_run(standings: &Standings) -> Option<Highlight<'_>> {
    let mut runs: HashMap<&str, usize> = HashMap::new();
    let (mut most, mut found) = (1, None);
    for evening in &standings.evenings {
        for own in &evening.players {
            let run = runs.entry(own.name.as_str()).or_default();
            *run = match own.outcome() {
                Ordering::Greater => *run + 1,
                Ordering::Equal | Ordering::Less => 0,
            };
            if *run > most {
                (most, found) = (*run, Some((own.name.as_str(), evening)));
            }
        }
    }
    let (who, last) = found?;
    Some((who, message!("evenings", evenings = most), last, last.settled))
}
