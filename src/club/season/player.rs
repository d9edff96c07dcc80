//! A player's page on a club's site: each evening, and the results against each opponent.

use super::met::met;
use super::sheets::{Content, SitePart};
use super::shown::{amount, facts, outcome, season_of};
use super::{Medium, Site, Standings};
use maud::html;
use nos_base::spaced;
use nos_pages::report::game;

pub(super) fn pages(site: &Site<'_>, standings: &Standings) -> Vec<Content> {
    let (law, heads) = (standings.law, standings.heads(Medium::Page));
    let mut pages = Vec::new();
    for (at, (cells, name)) in standings.rows(&heads).zip(standings.players()).enumerate() {
        let own = (standings.evenings.iter().rev())
            .filter_map(|evening| Some((evening, evening.result_of(name)?)));
        let met = met(own.clone().map(|(evening, _)| evening), name);
        let evenings = own.map(|(evening, played)| {
            vec![
                site.evening(evening).shown("../"),
                html! { (amount(standings, played.over)) },
                outcome(played.outcome()),
            ]
        });
        let others = (standings.players()).filter_map(|other| Some((other, met.get(other)?)));
        let others = others.map(|(other, [ahead, level, behind])| {
            let cells = [ahead + level + behind, *ahead, *behind].map(|number| html! { (number) });
            [site.player(law, other).shown("../")].into_iter().chain(cells).collect()
        });
        pages.push(Content {
            address: site.player(law, name).address,
            title: spaced(name),
            about: html! { (game(law)) },
            first: html! {
                div class="beside" {
                    (facts(&heads, &cells))
                    div { (season_of(standings, &[(at, name)])) }
                }
            },
            parts: vec![
                SitePart::table(
                    message!("evenings-counted"),
                    &[
                        (message!("column-date"), ""),
                        (law.library().result.heading.to_string(), "number"),
                        (message!("standings-form"), "letters"),
                    ],
                    evenings,
                ),
                SitePart {
                    caption: message!("cross-table-counts"),
                    ..SitePart::table(
                        message!("against-whom"),
                        &[
                            (message!("column-player"), ""),
                            (message!("met-evenings"), "number"),
                            (message!("met-ahead"), "number"),
                            (message!("met-behind"), "number"),
                        ],
                        others,
                    )
                },
            ],
            ..Content::default()
        });
    }
    pages
}
