//! The page of a player in the site of a club: each evening, and the results against each opponent.

use super::met::met;
use super::sheets::{Content, SitePart};
use super::shown::{amount, facts, outcome, season_of};
use super::site::Site;
use super::standings::{Medium, Standings};
use crate::page::report::game;
use maud::html;
use nos_rules::table::name::spaced;

/// The pages of the players in these standings.
pub(super) fn pages(site: &Site<'_>, standings: &Standings) -> Vec<Content> {
    let (law, heads) = (standings.law, standings.heads(Medium::Page));
    let mut pages = Vec::new();
    for (at, (cells, name)) in standings.rows(&heads).zip(standings.players()).enumerate() {
        let own = (standings.evenings.iter().rev())
            .filter_map(|evening| Some((evening, evening.result_of(name)?)));
        let met = met(own.clone().map(|(evening, _)| evening), name);
        let evenings = own.map(|(evening, played)| {
            html! {
                tr {
                    th scope="row" { (site.evening("../", evening)) }
                    td class="number" { (amount(standings, played.over)) }
                    td class="letters" { (outcome(played.outcome())) }
                }
            }
        });
        let others = standings
            .players()
            .filter_map(|other| Some((other, met.get(other)?)));
        let others = others.map(|(other, [ahead, level, behind])| html! {
            tr {
                th scope="row" { (site.player("../", law, other)) }
                @for number in [ahead + level + behind, *ahead, *behind] { td class="number" { (number) } }
            }
        });
        pages.push(Content {
            address: site.player_address(law, name).to_owned(),
            title: spaced(name),
            about: html! { (game(law)) },
            first: html! {
                div class="beside" {
                    (facts(&heads, &cells))
                    div { (season_of(standings, &[(at, name)])) }
                }
            },
            parts: vec![
                SitePart {
                    heading: message!("evenings-counted"),
                    head: Some(html! {
                        th scope="col" { (message!("column-date")) }
                        th scope="col" class="number" { (law.library().result.heading) }
                        th scope="col" class="letters" { (message!("standings-form")) }
                    }),
                    rows: evenings.collect(),
                    ..SitePart::default()
                },
                SitePart {
                    heading: message!("against-whom"),
                    caption: message!("cross-table-counts"),
                    head: Some(html! {
                        th scope="col" { (message!("column-player")) }
                        th scope="col" class="number" { (message!("met-evenings")) }
                        th scope="col" class="number" { (message!("met-ahead")) }
                        th scope="col" class="number" { (message!("met-behind")) }
                    }),
                    rows: others.collect(),
                    ..SitePart::default()
                },
            ],
            ..Content::default()
        });
    }
    pages
}
