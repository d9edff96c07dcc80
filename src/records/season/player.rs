//! The page of a player in a season: each evening, and the results against each opponent.

use super::met::{Met, met};
use super::shown::{address, amount, facts, framed, outcome, season_of};
use super::standings::Standings;
use crate::page::report::game;
use crate::page::{colour, figures};
use maud::html;

/// Pages of the players, each with its name.
pub fn players(standings: &Standings) -> Vec<(String, String)> {
    let players = standings.players().enumerate();
    players
        .map(|(at, name)| (address(standings, at), player(standings, at, name)))
        .collect()
}

fn player(standings: &Standings, at: usize, name: &str) -> String {
    let law = standings.law;
    let own = standings.evenings.iter().filter_map(|evening| {
        let mut players = evening.players.iter();
        let played = players.find(|played| played.name.as_str() == name)?;
        Some((evening, played))
    });
    let against: Vec<(&str, Met)> = standings
        .players()
        .filter(|other| *other != name)
        .map(|other| (other, met(&standings.evenings, name, other)))
        .filter(|(_, met)| met.iter().sum::<usize>() > 0)
        .collect();
    let title = message!("player-in", name, law = game(law));
    let (evenings, result) = (message!("evenings-counted"), &law.library().result.heading);
    let content = html! {
        main {
            p { a href="index.html" { (message!("standings")) } }
            header { h1 class=(colour::class(at)) { (figures::name(name)) } p class="quiet" { (game(law)) } }
            div class="beside" {
                (facts(standings, at))
                div { (season_of(standings, &[(at, name)])) }
            }
            section {
                h2 { (evenings) }
                (figures::table(None, (&title, &evenings), &html! {
                    th scope="col" { (message!("column-date")) }
                    th scope="col" class="number" { (result) }
                    th scope="col" class="letters" { (message!("standings-form")) }
                }, &html! {
                    @for (evening, played) in own {
                        tr {
                            th scope="row" { @if let Some(date) = evening.date() { (figures::date(date)) } @else { "–" } }
                            td class="number" { (amount(standings, played.over)) }
                            td class="letters" { (outcome(played.outcome())) }
                        }
                    }
                }))
            }
            @if !against.is_empty() {
                @let label = message!("against-of", name);
                section {
                    h2 { (message!("against-whom")) }
                    (figures::table(None, (&label, &message!("cross-table-counts")), &html! {
                        th scope="col" { (message!("column-player")) }
                        th scope="col" class="number" { (message!("met-evenings")) }
                        th scope="col" class="number" { (message!("met-ahead")) }
                        th scope="col" class="number" { (message!("met-behind")) }
                    }, &html! {
                        @for (other, [ahead, level, behind]) in against {
                            tr {
                                th scope="row" { (figures::name(other)) }
                                @for number in [ahead + level + behind, ahead, behind] { td class="number" { (number) } }
                            }
                        }
                    }))
                }
            }
        }
    };
    framed(&title, &[content])
}
