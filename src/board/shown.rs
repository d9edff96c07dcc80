//! What may be seen as a page, and as the part of it that is sent anew whenever it changes.

use super::seen::{Seen, SeenHolder, SeenTable};
use maud::{Markup, PreEscaped, html};
use nos_records::page::chart::LinkTarget;
use nos_records::page::figures::prose;
use nos_records::page::hand::{Columns, facts, hand};
use nos_records::page::layout::{Legend, initials};
use nos_records::page::report::{charted, cited, game};
use nos_records::page::sheet::settlement;
use nos_records::page::{Frame, chart, colour, figures, page, picture};
use nos_records::print::chronicle::{EveningChapter, EveningPart};
use nos_rules::table::name::parted;
use nos_rules::table::shown as visible;

/// The script of the page: it takes what is sent and puts it in its place.
const SCRIPT: &str = include_str!("board.js");

pub fn whole(seen: &Seen, is_masked: bool) -> String {
    let content = html! {
        main { (PreEscaped(part(seen))) }
        p id="news" class="hidden" role="status" aria-live="polite" {}
        p id="silent" class="silent" role="status" hidden { (tell!("board-silent")) " " time {} }
    };
    framed(seen, &content, SCRIPT, is_masked)
}

pub fn changed(seen: &Seen, is_masked: bool) -> String {
    let part = part(seen);
    if is_masked {
        masked(&part, &seen.players)
    } else {
        part
    }
}

pub fn of_hand(seen: &Seen, number: u32, is_masked: bool) -> Option<String> {
    let mut over = seen.over.iter();
    let chapter = over.find(|chapter| chapter.part == EveningPart::Hand(number))?;
    let content = html! {
        main {
            p { a href=".." { (tell!("board")) } }
            h1 { (tell!("hand", hand = number, round = seen.law.round)) }
            (told(seen, chapter))
        }
    };
    Some(framed(seen, &content, "", is_masked))
}

fn framed(seen: &Seen, content: &Markup, script: &str, is_masked: bool) -> String {
    let title = game(seen.law);
    let frame = Frame {
        title: &title,
        kind: "live",
        running: [&title, ""],
        script,
    };
    let page = page(&frame, content);
    if !is_masked {
        return page;
    }
    // The script has no names in it.
    let (page, script) = page.split_at(page.find("<script>").unwrap_or(page.len()));
    masked(page, &seen.players) + script
}

fn part(seen: &Seen) -> String {
    let hands = seen.over.iter().rev();
    let mut hands = hands.filter(|chapter| matches!(chapter.part, EveningPart::Hand(_)));
    let last = hands.next();
    let title = match seen.hand {
        Some(hand) => tell!("hand", hand, round = seen.law.round),
        None if seen.is_settled() => tell!("settlement"),
        None if last.is_some() => tell!("board-between", round = seen.law.round),
        None => tell!("before-the-first-hand", round = seen.law.round),
    };
    let chart = charted(seen.law, &seen.over, &seen.sheet, LinkTarget::Page);
    let part = html! {
        header {
            h1 { (title) }
            p class="quiet" { (game(seen.law)) }
        }
        div class="now" {
            (holders(&seen.holders, seen))
            @if let Some(table) = &seen.table { (on_table(table, seen)) }
            @if !seen.rulings.is_empty() {
                section id="rulings" {
                    h2 { (tell!("board-happened")) }
                    ol { @for ruling in &seen.rulings {
                        li {
                            @if ruling.is_struck { del { (ruling.words) } } @else { (ruling.words) }
                            @if ruling.is_corrected || ruling.is_struck { " " span class="quiet" { "(" (tell!("correction")) ")" } }
                        }
                    } }
                }
            }
            @if seen.is_settled() {
                section id="settlement" {
                    h2 { (tell!("settlement")) }
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
        @if let Some(last) = last {
            section id="hands" {
                h2 { (tell!("board-over", round = seen.law.round)) }
                (told(seen, last))
                ul class="earlier" { @for chapter in hands { (earlier(chapter)) } }
            }
        }
    };
    visible::document(&part.into_string()).into_owned()
}

fn holders(holders: &[SeenHolder], seen: &Seen) -> Markup {
    html! {
        section id="holders" {
            table class="figures" {
                caption { (seen.law.message("unit")) }
                @for (at, holder) in holders.iter().enumerate() {
                    @let is_on_turn = seen.table.as_ref().is_some_and(|table| table.turn.as_ref() == Some(&holder.name));
                    tr {
                        th scope="row" class=(colour::class(at)) {
                            (figures::holder(&holder.name, holder.has_left))
                            @if is_on_turn { " " span class="turn" { (tell!("board-on-turn")) } }
                        }
                        td class="number" { (figures::units(holder.has)) }
                        td class="number quiet" {
                            @if holder.change != 0 { (figures::change(holder.change)) }
                        }
                    }
                }
            }
        }
    }
}

fn on_table(table: &SeenTable, seen: &Seen) -> Markup {
    html! {
        section id="table" {
            @if !table.facts.is_empty() { p { (table.facts.join(" · ")) } }
            @if let Some(lies) = &table.picture {
                figure class="table" {
                    (picture::picture(lies, &legend(seen).with_strays(&table.strays)))
                }
            }
        }
    }
}

fn told(seen: &Seen, chapter: &EveningChapter) -> Markup {
    html! {
        @let columns = Columns::of(&seen.sheet);
        (columns.head())
        (hand(chapter, &columns, &legend(seen), true))
        (cited(&seen.law.library().rulebook, std::slice::from_ref(chapter)))
    }
}

fn legend(seen: &Seen) -> Legend {
    Legend::of(seen.law, seen.players.clone())
}

fn earlier(chapter: &EveningChapter) -> Markup {
    let EveningPart::Hand(number) = chapter.part else {
        return Markup::default();
    };
    html! {
        li {
            a href=(format!("hand/{number}")) { (tell!("hand", hand = number, round = chapter.table.law().round)) }
            " " span class="quiet" { (prose(&facts(chapter).join(" · "), &chapter.table.names().iter().map(ToString::to_string).collect::<Vec<_>>())) }
        }
    }
}

/// What begins the text in a tag that is seen.
const TITLE: &str = " title=\"";

/// Text of a page in which only initials stand for these names. What stands between `<` and `>` stays, but for titles.
pub fn masked(page: &str, names: &[String]) -> String {
    let initials = initials(names);
    let mask = |text: &str| -> String {
        let parts = parted(text, names).into_iter();
        let parts = parts.map(|(part, name)| {
            let initial = name.and_then(|place| initials.get(place));
            initial.map_or(part, String::as_str)
        });
        parts.collect()
    };
    let pieces = page.split_inclusive(['<', '>']).map(|piece| {
        match (piece.ends_with('>'), piece.split_once(TITLE)) {
            (false, _) => mask(piece),
            (true, None) => piece.to_owned(),
            (true, Some((before, rest))) => {
                let (title, after) = rest.split_once('"').unwrap_or((rest, ""));
                format!("{before}{TITLE}{}\"{after}", mask(title))
            }
        }
    });
    pieces.collect()
}
