//! The hall as a page: all tables of the round, the standings, the next seats, the clock.

use super::{Hall, HallPlayer, HallTable};
use crate::shown::{SCRIPT, View, shapes};
use maud::{Markup, PreEscaped, html};
use nos_base::table::name::plain;
use nos_base::{Told, shown as visible};
use nos_club::event::shown::{by_name, counted};
use nos_club::event::standings::number;
use nos_entry::timestamp::time_of_day;
use nos_pages::report::game;
use nos_pages::{Detail, Frame, Legend, figures, page, picture};

/// Changes screens, searches names and runs the clock. It comes before the script that fits names.
const TURNS: &str = include_str!("hall.js");

const STYLE: &str = include_str!("hall.css");
const WALL: &str = include_str!("wall.css");

/// The most tables on a screen. If there are more, the screens alternate.
const TABLES: usize = 9;
const STANDINGS: usize = 16;
const SEATS: usize = 48;

pub fn whole(hall: &Hall, view: View) -> String {
    let (title, part) = sent(hall);
    let content = html! {
        p id="silent" class="silent" role="status" hidden { (message!("board-silent")) " " time {} }
        div id="search" class="search" role="search" hidden {
            label { (message!("hall-search")) " " input type="search" autocomplete="off"; }
        }
        main id="main" { (PreEscaped(part)) }
        p id="news" class="hidden" role="status" aria-live="polite" {}
    };
    let frame = Frame {
        title: &title,
        kind: "live hall",
        running: [&title, ""],
        script: &(TURNS.to_owned() + SCRIPT),
        style: &(STYLE.to_owned() + &view.style(WALL)),
        is_live: true,
        shapes: shapes(hall.event.law),
        skip: Some(("main", &message!("hall-tables"))),
        ..Frame::default()
    };
    page(&frame, &content)
}

/// Returns the title and the changing part.
pub fn sent(hall: &Hall) -> (String, String) {
    (hall.event.name.clone(), visible::document(part(hall).into_string()).into_owned())
}

fn part(hall: &Hall) -> Markup {
    let event = &hall.event;
    let (round, rounds, counted) = (hall.round, event.rounds, counted(&hall.standings));
    html! {
        header data-fit="3" {
            h1 { bdi { (event.name) } }
            p class="quiet" {
                (game(event.law)) " · "
                @if round == 0 { (message!("hall-before")) } @else { (message!("hall-round", round, rounds, stage = stage(hall))) }
            }
            @if let Some(clock) = &hall.clock {
                p id="clock" {
                    strong data-ends=(clock.ends()) data-over=(message!("hall-over")) {}
                    " " span class="quiet" { (message!("hall-clock", minutes = clock.minutes, from = time_of_day(&clock.begun))) }
                }
            }
        }
        div class="hall-now" {
            @if let Some(seating) = &hall.seating {
                section id="seating" {
                    h2 { (message!("hall-seating", round)) }
                    ul class="seats" data-fit="3" data-page=(SEATS) { @for row in by_name(event, seating).rows {
                        @let name = hall.shown(&row.first().cloned().unwrap_or_default());
                        li data-find=(found_by(&name)) {
                            (figures::name(name.as_str()))
                            @for table in row.iter().skip(1) { strong { (table.as_str()) } }
                        }
                    } }
                }
            }
            @if !hall.tables.is_empty() {
                section id="tables" {
                    h2 { (message!("hall-tables")) }
                    ul class="tables" data-fit="3" data-page=(TABLES) { @for own in &hall.tables { (table(hall, own)) } }
                }
            }
            // While people look for their seats in the first round, all scores are 0.
            @if counted.is_some() || hall.seating.is_none() {
                section id="standings" data-fit="3" {
                    h2 { @if let Some(counted) = counted { (message!("hall-standings", counted)) } @else { (message!("hall-standings-begin")) } }
                    table {
                        thead { tr {
                            th scope="col" class="number" { (message!("event-head-rank")) }
                            th scope="col" { (message!("event-head-player")) }
                            th scope="col" class="number" { (message!("event-head-points")) }
                        } }
                        tbody data-page=(STANDINGS) { @for row in &hall.standings.rows {
                            @let name = hall.shown(&event.told(&[row.player]));
                            tr data-find=(found_by(&name)) {
                                td class="number" { (row.rank) }
                                th scope="row" { (figures::name(name.as_str())) }
                                td class="number" { (figures::decimal(&number(row.points, hall.standings.parts).to_string())) }
                            }
                        } }
                    }
                }
            }
        }
    }
}

fn stage(hall: &Hall) -> &'static str {
    match (&hall.seating, hall.is_over) {
        (Some(_), _) => "seated",
        (None, false) => "played",
        (None, true) => "over",
    }
}

/// Returns the searchable text: the name as any keyboard types it, and as it is written.
fn found_by(told: &Told) -> String {
    let text = told.to_string();
    let (plain, written) = (plain(&text), text.to_lowercase());
    if plain == written { plain } else { format!("{plain} {written}") }
}

fn table(hall: &Hall, table: &HallTable) -> Markup {
    let name = message!("event-table-number", table = table.no.table());
    let players = table.players.iter().map(|player| hall.shown(&player.name));
    let all = Told::joined([name.as_str().into()].into_iter().chain(players), " ");
    html! {
        li data-find=(found_by(&all)) {
            h3 {
                @if table.has_page { a href=(format!("{}/", table.no)) { (name) } } @else { (name) }
                " " span class="quiet" { (table.headline) @if table.has_page && !table.is_here { " · " (message!("hall-away")) } }
            }
            table { tbody { @for own in &table.players { (player(hall, own)) } } }
            @if let Some(lies) = &table.picture {
                figure aria-hidden="true" { (picture::picture(lies, &Legend::with_detail(Detail::Low))) }
            }
        }
    }
}

fn player(hall: &Hall, player: &HallPlayer) -> Markup {
    let name = figures::name(hall.shown(&player.name).as_str());
    let leads = player.leads.then(|| match player.has_won {
        true => message!("hall-won"),
        false => message!("hall-leads"),
    });
    let is_on_turn = player.is_on_turn.then(|| message!("board-on-turn"));
    let marks: Vec<String> = leads.into_iter().chain(is_on_turn).collect();
    html! {
        tr class=[player.is_on_turn.then_some("on-turn")] {
            th scope="row" { span {
                @if player.leads { strong { (name) } } @else { span class="name" { (name) } }
                @if !marks.is_empty() { " " span class="mark" { (marks.join(" · ")) } }
            } }
            td class="number" { @if let Some(has) = player.has { (figures::units(has)) } }
        }
    }
}
