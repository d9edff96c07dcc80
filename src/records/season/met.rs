//! Who met whom in a season: how often the one came out ahead of the other. A page a player, and a table of all.

use super::evening::SeasonEvening;
use super::shown::{amount, facts, framed, season_of};
use super::standings::{Form, Standings};
use crate::page::report::game;
use crate::page::{colour, figures};
use maud::{Markup, html};
use std::cmp::Ordering;

/// Of evenings that two played together: how often the one was ahead, level and behind.
type Met = [usize; 3];

/// Where evenings end with more players than this there is no table of all, which nobody could read.
const MOST: usize = 24;

fn met(evenings: &[SeasonEvening], one: &str, other: &str) -> Met {
    let mut met = [0; 3];
    for evening in evenings {
        let result = |name: &str| {
            let mut players = evening.players.iter();
            Some(players.find(|played| played.name.as_str() == name)?.over)
        };
        if let (Some(one), Some(other)) = (result(one), result(other)) {
            let [ahead, level, behind] = &mut met;
            *match one.cmp(&other) {
                Ordering::Greater => ahead,
                Ordering::Equal => level,
                Ordering::Less => behind,
            } += 1;
        }
    }
    met
}

/// As often ahead as behind is told by a dash between both.
fn told([ahead, level, behind]: Met) -> String {
    if ahead + level + behind == 0 {
        String::new()
    } else {
        format!("{ahead}–{behind}")
    }
}

/// Everybody against everybody.
pub(super) fn cross_table(standings: &Standings) -> Markup {
    let players: Vec<&str> = standings.players().collect();
    let caption = message!("cross-table-counts");
    let label = message!("cross-table", law = game(standings.law));
    html! {
        @if (2..=MOST).contains(&players.len()) && standings.evenings.len() > 1 {
            section class="cross" {
                h3 { (message!("against-whom")) }
                (figures::table(None, (&label, &caption), &html! {
                    th scope="col" { (message!("column-player")) }
                    @for at in 0..players.len() { th scope="col" class="number" { (at + 1) } }
                }, &html! {
                    @for (at, one) in players.iter().enumerate() {
                        tr {
                            th scope="row" { (at + 1) ". " (figures::name(one)) }
                            @for other in &players {
                                td class="number" {
                                    @if one == other { "·" } @else { (told(met(&standings.evenings, one, other))) }
                                }
                            }
                        }
                    }
                }))
            }
        }
    }
}

/// The name of the page of the player at this place of the standings.
pub(super) fn address(standings: &Standings, at: usize) -> String {
    format!("{}-{}.html", standings.law.name, at + 1)
}

/// The page of each player: its name, and its text.
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

/// How an evening ended for a player, as a letter in a colour.
pub(super) fn outcome(outcome: Ordering) -> Markup {
    let class = match outcome {
        Ordering::Greater => "won",
        Ordering::Equal => "level",
        Ordering::Less => "lost",
    };
    html! { span class=(class) { (Form::letter(outcome)) } }
}
