//! Standings on a club's site: a column for each evening, and the changes of rank on the last day.

use super::sheets::SitePart;
use super::{Medium, SeasonEvening, Site, Standings, shown};
use chrono::Datelike as _;
use maud::{Markup, html};
use nos_pages::figures;
use std::collections::HashMap;

/// Evenings in one table. Earlier evenings have tables of their own.
const ABREAST: usize = 52;

pub(super) fn parts(site: &Site<'_>, standings: &Standings) -> Vec<SitePart> {
    let all = &standings.evenings;
    let (earlier, latest) = all.split_at(all.len().saturating_sub(ABREAST));
    let day = |evening: Option<&SeasonEvening>| {
        evening.and_then(SeasonEvening::date).map_or_else(String::new, figures::date)
    };
    let last = all.last().and_then(SeasonEvening::date);
    let before = all.iter().rposition(|evening| evening.date() != last);
    let before = standings.before(before.map_or(0, |place| place + 1));
    let before: HashMap<&str, Option<usize>> = before.ranking().collect();
    let ranks: HashMap<&str, Option<usize>> = standings.ranking().collect();
    let change = |name: &str| match (ranks.get(name), before.get(name)) {
        (Some(Some(now)), Some(Some(then))) if now != then => {
            figures::change(*then as i64 - *now as i64)
        }
        (Some(Some(_)), None | Some(None)) if !before.is_empty() => message!("site-new"),
        _ => String::new(),
    };
    let last = message!("site-change-since", last = day(all.last()));
    let lead = ["rank", "player", &standings.law.library().result.key];
    let mut parts =
        vec![SitePart { caption: last, ..part(site, standings, &lead, latest, Some(&change)) }];
    parts.push(SitePart {
        heading: message!("site-all-figures"),
        caption: standings.about(figures::date),
        class: "all",
        ..part(site, standings, &[], &[], None)
    });
    // Tables of earlier evenings do not change when an evening is added.
    let earlier = earlier.chunks(ABREAST).rev().map(|evenings| SitePart {
        heading: message!(
            "evenings-from",
            evenings = evenings.len(),
            first = day(evenings.first()),
            last = day(evenings.last())
        ),
        ..part(site, standings, &["player"], evenings, None)
    });
    parts.extend(earlier);
    parts
}

/// Rows with the columns of these keys, or all columns, and a column for each evening, latest
/// first. The latest part also shows the change of rank. Earlier parts have only players who were
/// there.
fn part(
    site: &Site<'_>,
    standings: &Standings,
    keys: &[&str],
    evenings: &[SeasonEvening],
    change: Option<&dyn Fn(&str) -> String>,
) -> SitePart {
    let mut heads = standings.heads(Medium::Page);
    heads.retain(|head| keys.is_empty() || keys.contains(&&*head.key));
    let rows = standings.rows(&heads).zip(standings.players()).filter_map(|(cells, name)| {
        let own = |evening: &SeasonEvening| Some(evening.result_of(name)?.over);
        let is_there = change.is_some()
            || evenings.is_empty()
            || evenings.iter().any(|evening| own(evening).is_some());
        let more = html! {
            @if let Some(change) = change { td { (change(name)) } }
            @for evening in evenings.iter().rev() {
                td { @if let Some(over) = own(evening) { (shown::amount(standings, over)) } }
            }
        };
        let page = format!("{}.html", site.player(standings.law, name).address);
        is_there.then(|| shown::row(standings, &heads, &cells, Some(&page), &more))
    });
    SitePart {
        class: "abreast",
        rows: rows.collect(),
        head: Some(html! {
            (shown::head(standings, &heads))
            @if change.is_some() { th scope="col" { (message!("site-change")) } }
            @for evening in evenings.iter().rev() { th scope="col" { (column(site, evenings, evening)) } }
        }),
        ..SitePart::default()
    }
}

/// The head of an evening's column: its day, and its table if there were several that day.
fn column(site: &Site<'_>, evenings: &[SeasonEvening], evening: &SeasonEvening) -> Markup {
    let report = site.evening(evening);
    let date = evening.date();
    let is_alone = evenings.iter().filter(|other| other.date() == date).count() < 2;
    html! {
        a href=(format!("{}.html", report.address)) {
            @if let Some(date) = date { (message!("day", day = date.day(), month = date.month())) }
            @if !is_alone { " " bdi { (report.more) } }
        }
    }
}
