//! The public view as a page, and as the part of it that is sent after every change.

use super::seen::{Seen, SeenHolder, SeenTable};
use maud::{Markup, PreEscaped, html};
use nos_base::{Order, Told, shown as visible};
use nos_club::event::TableNo;
use nos_law::{Law, Picture};
use nos_pages::hand::{WALK, facts, hand, in_short, player};
use nos_pages::layout::newest;
use nos_pages::lead::{ranks, won};
use nos_pages::report::{charted, cited, game};
use nos_pages::shapes::shapes_like;
use nos_pages::sheet::settlement;
use nos_pages::{Columns, Frame, Legend, LinkTarget, chart, colour, figures, page, picture, prose};
use nos_records::print::card::example;
use nos_records::print::chronicle::EveningChapter;

/// Scripts of the page: they put new parts in place, and fit names on a wall.
pub(super) const SCRIPT: &str = concat!(include_str!("board.js"), include_str!("fit.js"));

/// Style of a wall: one screen without scrolling.
const WALL: &str = include_str!("wall.css");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// A page; on a large screen, a wall.
    Auto,
    Wall,
    Page,
}

impl View {
    pub const ALL: [View; 3] = [View::Auto, View::Wall, View::Page];

    pub fn path(self) -> &'static str {
        match self {
            View::Auto => "",
            View::Wall => "wall",
            View::Page => "page",
        }
    }

    /// Style to add to the page, given the style of this kind of wall.
    pub fn style(self, wall: &str) -> String {
        match self {
            View::Auto => format!("@media(min-width:1600px) and (min-aspect-ratio:5/4){{{wall}}}"),
            // A phone, or a tablet held upright, shows the page even at the wall's address.
            View::Wall => format!("@media(min-width:46rem) and (min-aspect-ratio:5/4){{{wall}}}"),
            View::Page => String::new(),
        }
    }
}

/// The page of a table; in an event it has a link back to the hall.
pub fn of_table(seen: &Seen, view: View, hall: Option<(&str, TableNo)>) -> String {
    let content = html! {
        @if let Some((event, no)) = hall {
            nav id="back" { a href=(format!("../{}", view.path())) { bdi { (event) } } " · " (message!("event-table-number", table = no.table())) }
        }
        p id="silent" class="silent" role="status" hidden { (message!("board-silent")) " " time {} }
        main id="main" { (PreEscaped(part(seen))) }
        p id="news" class="hidden" role="status" aria-live="polite" {}
    };
    framed(seen, &content, (SCRIPT, "main"), &view.style(WALL))
}

/// Returns the title and the changing part.
pub fn sent(seen: &Seen) -> (String, String) {
    (title(seen), part(seen))
}

pub fn of_hand(seen: &Seen, number: u32) -> Option<String> {
    let chapter = seen.over.iter().find(|chapter| chapter.hand() == Some(number))?;
    let content = html! {
        main {
            p { a href=".." { (message!("board")) } }
            h1 { (message!("hand", hand = number, round = seen.law.round())) }
            h2 class="hidden" { (message!("hand-by-hand", round = seen.law.round())) }
            @let columns = Columns::new_for(&seen.sheet, &legend(seen));
            (columns.head())
            (hand(chapter, &columns, &legend(seen), true, None))
            (cited(&seen.law.library().rulebook, std::slice::from_ref(chapter), true))
            (player())
        }
    };
    Some(framed(seen, &content, (WALK, &format!("hand-{number}")), ""))
}

fn framed(seen: &Seen, content: &Markup, (script, main): (&str, &str), style: &str) -> String {
    let (title, headline) = (title(seen), headline(seen));
    let frame = Frame {
        title: &title,
        kind: "live",
        running: [&title, ""],
        script,
        style,
        skip: Some((main, &headline)),
        is_live: script == SCRIPT,
        shapes: shapes(seen.law),
        ..Frame::default()
    };
    page(&frame, content)
}

pub(super) fn shapes(law: &'static Law) -> Markup {
    let drawn = (law.library().cards)().first().and_then(|card| example(card, law).drawn());
    drawn.as_ref().map_or_else(Markup::default, shapes_like)
}

pub fn headline(seen: &Seen) -> String {
    let mut hands = seen.over.iter();
    let round = seen.law.round();
    match seen.hand {
        Some(hand) => message!("hand", hand, round),
        None if seen.is_settled() => message!("settlement"),
        None if hands.any(|chapter| chapter.hand().is_some()) => message!("board-between", round),
        None => message!("before-the-first-hand", round),
    }
}

fn title(seen: &Seen) -> String {
    format!("{} · {}", headline(seen), game(seen.law))
}

fn part(seen: &Seen) -> String {
    let hands = || seen.over.iter().rev().filter(|chapter| chapter.hand().is_some());
    let chart = charted(seen.law, &seen.over, &seen.sheet, LinkTarget::Page);
    let part = html! {
        header {
            h1 { (headline(seen)) }
            p class="quiet" { (game(seen.law)) }
        }
        div class="now" {
            (holders(&seen.holders, seen))
            @if let Some(table) = &seen.table { (on_table(table, seen)) }
            @if !seen.rulings.is_empty() {
                section id="rulings" {
                    h2 { (message!("board-happened")) }
                    ol { @for ruling in &seen.rulings {
                        li {
                            @if ruling.is_struck { del { (prose(&ruling.words)) } } @else { (prose(&ruling.words)) }
                            @if ruling.is_corrected || ruling.is_struck { " " span class="quiet" { "(" (message!("correction")) ")" } }
                        }
                    } }
                }
            }
            @if seen.is_settled() {
                section id="settlement" data-fit="2.5" {
                    h2 { (message!("settlement")) }
                    @if let Some(won) = won(&seen.sheet) {
                        p class=(if seen.sheet.payments.is_empty() { "winner" } else { "winner also" }) { (won) }
                    }
                    (settlement(&seen.sheet, LinkTarget::Page))
                }
            }
        }
        @if let Some(chart) = &chart {
            section id="chart" {
                h2 { (chart.title) }
                (chart::chart(chart))
            }
        }
        @if let Some(last) = hands().next() {
            section id="hands" {
                h2 { (message!("board-over", round = seen.law.round())) }
                @let columns = Columns::new_for(&seen.sheet, &legend(seen));
                (columns.head())
                (in_short(last, &columns, &legend(seen), seen.hand.is_some() || seen.is_settled()))
                ul class="earlier" { @for chapter in hands() { (earlier(chapter)) } }
            }
        }
    };
    visible::document(part.into_string()).into_owned()
}

fn holders(holders: &[SeenHolder], seen: &Seen) -> Markup {
    let unit = seen.law.message("unit");
    let unit = seen.target.map_or(unit.clone(), |target| message!("board-to", unit, target));
    let has_games = holders.iter().any(|holder| holder.games.is_some());
    let legend = legend(seen);
    let picture = seen.table.as_ref().and_then(|table| table.picture.as_ref());
    let has_initials = matches!(picture, Some(Picture::Tiles(..)));
    let mut order: Vec<(usize, &SeenHolder)> = holders.iter().enumerate().collect();
    if seen.is_settled() {
        // At the end players are sorted by rank, and the pot is last.
        let ranks = ranks(&seen.sheet);
        let rank = |at| ranks.iter().position(|(_, own)| *own == at);
        order.order_by_key(|(at, _)| rank(*at).unwrap_or(usize::MAX));
    }
    html! {
        section id="holders" data-fit="6" {
            table class="figures" {
                caption { (unit) }
                thead { tr {
                    th scope="col" { (message!("column-player")) }
                    th scope="col" class="number" { (unit) }
                    @if has_games { th scope="col" class="number" { (message!("board-games")) } }
                    th scope="col" class="number" { (message!("column-round", round = seen.law.round())) }
                } }
                tbody { @for (at, holder) in order {
                    @let is_on_turn = seen.table.as_ref().is_some_and(|table| table.turn.as_ref() == Some(&holder.name));
                    tr {
                        th scope="row" class=(colour::class(at)) {
                            (figures::holder(holder.name.as_str(), holder.has_left))
                            @if has_initials && !holder.is_pot { " " small class="who" { (legend.initials_of(at)) } }
                            @if is_on_turn { " " span class="turn" { (message!("board-on-turn")) } }
                        }
                        td class="number has" { (figures::units(holder.has)) }
                        @if has_games { td class="number games" { @if let Some(games) = holder.games { (figures::units(games)) } } }
                        td class="number quiet" {
                            @if holder.change != 0 { (figures::change(holder.change)) }
                        }
                    }
                } }
            }
            @let pegs = seen.table.as_ref().map_or(&[][..], |table| &table.pegs);
            @if let (Some(target), [_, ..]) = (seen.target, pegs) {
                figure { (picture::pegs(pegs, target)) }
            }
        }
    }
}

fn on_table(table: &SeenTable, seen: &Seen) -> Markup {
    let is_running = seen.hand.is_some();
    let legend = Legend { marks_newest: is_running, ..legend(seen).with_strays(&table.strays) };
    let newest = match (seen.rulings.iter().find(|ruling| !ruling.is_struck), &table.picture) {
        (Some(ruling), _) => Some(ruling.words.clone()),
        _ if !is_running => table.outcome.clone(),
        (None, Some(Picture::Tiles(drawing, _))) => Some(newest(drawing, &legend)),
        _ => None,
    };
    html! {
        section id="table" {
            @if !table.facts.is_empty() { p class="facts" { (prose(&Told::joined(table.facts.iter().cloned(), " · "))) } }
            @if let Some(count) = table.count { p class="counted" { (message!("board-count")) " " strong { (count) } } }
            @let cube = cube(table);
            @if cube.is_some() || !table.dice.is_empty() {
                p class="dice" {
                    @for die in &table.dice { (picture::die(*die)) }
                    @if let Some(value) = cube { (picture::cube(value)) }
                }
            }
            @if let Some(lies) = &table.picture {
                figure class="table" { (picture::picture(lies, &legend)) }
            }
            @if let Some(newest) = newest { p id="just" { (prose(&newest)) } }
        }
    }
}

/// The value of the cube, if it is more than 1.
fn cube(table: &SeenTable) -> Option<i64> {
    let Some(Picture::Points(points, _)) = &table.picture else { return None };
    Some(points.cube?.0).filter(|value| *value > 1)
}

fn legend(seen: &Seen) -> Legend {
    Legend { is_for_wall: true, ..Legend::new_for(seen.law, seen.players.clone()) }
}

fn earlier(chapter: &EveningChapter) -> Markup {
    html! {
        @if let Some(hand) = chapter.hand() { li {
            a href=(format!("hand/{hand}")) { (message!("hand", hand, round = chapter.table.law().round())) }
            " " span class="quiet" { (prose(&facts(chapter))) }
        } }
    }
}
