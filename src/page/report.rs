//! The evening as one page: the settlement first, then the chart, then hand by hand, and the rules at the foot.

use super::chart::{self, Chart};
use super::frame::{Frame, page};
use super::layout::{Legend, initials};
use super::sheet::{sealed, settlement};
use super::{cards, colour, figures, picture, tile};
use crate::journal::Record;
use crate::law::drawing::{Face, Hand, Held};
use crate::law::referee::Law;
use crate::law::{EntryNo, Told};
use crate::print::chronicle::{Chapter, Line, Part, What, chapters};
use crate::print::rulebook::text;
use crate::print::sheet::Sheet;
use crate::table::article::Article;
use crate::table::name::listed;
use crate::table::rulebook::Rulebook;
use maud::{Markup, html};
use std::collections::BTreeSet;

pub fn report(record: &Record, sheet: &Sheet, seal: Option<&str>) -> String {
    let law = record.law();
    let game = game(law);
    let chapters = chapters(record);
    let names = record.session().names();
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    let legend = Legend {
        names: &names,
        initials: &initials(&names),
        colours: &(0..names.len()).map(law.holder_of).collect::<Vec<_>>(),
        strays: &[],
    };
    let date = sheet.date.map(figures::date).unwrap_or_default();
    let title = match date.as_str() {
        "" => tell!("an-evening", game),
        date => tell!("evening-of", game, date),
    };
    let players = listed(names.iter().map(String::as_str));
    let content = html! {
        header {
            h1 { (title) }
            p { (players) }
            p class="quiet" { (sheet.hours()) }
        }
        main {
            section id="settlement" {
                h2 { (tell!("settlement")) }
                (settlement(sheet))
                (sealed(seal))
            }
            @if let Some(chart) = &charted(law, &chapters, sheet) {
                section id="chart" {
                    h2 { (tell!("by-hand", unit = chart.unit, round = law.round)) }
                    (chart::chart(chart))
                }
            }
            section id="hands" {
                h2 { (tell!("hand-by-hand", round = law.round)) }
                (hands(&chapters, &legend))
            }
            (cited((law.rulebook)(), &chapters))
        }
    };
    let seal = seal.map_or_else(String::new, |seal| tell!("sealed", seal));
    let frame = Frame {
        title: &title,
        kind: "report",
        running: [&title, &seal],
        script: "",
    };
    page(&frame, &content)
}

pub fn game(law: &Law) -> &'static str {
    let title = law.title.split_once(',');
    title.map_or(law.title, |(game, _)| game)
}

/// The chart of an evening; `None` before the first hand.
pub fn charted(law: &Law, chapters: &[Chapter], sheet: &Sheet) -> Option<Chart> {
    let begun = chapters.iter();
    let begun = begun.filter(|chapter| chapter.part != Part::After);
    let begun: Vec<&Chapter> = begun.collect();
    let hands = || begun.iter().filter(|chapter| chapter.part != Part::Before);
    hands().next()?;
    let lines = sheet.holders.iter().enumerate().map(|(place, holder)| {
        let has = |chapter: &Chapter| {
            let mut accounts = chapter.accounts.iter();
            let account = accounts.find(|account| account.holder == holder.name);
            account.map(|account| account.amount)
        };
        let mut gone = begun.iter().scan(false, |gone, chapter| {
            let was = std::mem::replace(gone, *gone || chapter.left.contains(&place));
            Some(has(chapter).filter(|_| !was))
        });
        chart::Line {
            name: holder.name.clone(),
            place,
            points: gone.by_ref().collect(),
            fined: hands()
                .map(|chapter| chapter.fined.contains(&place))
                .collect(),
        }
    });
    let mark = |chapter: &&Chapter| chapter.table.hand_drawn().unwrap_or_default().mark;
    Some(Chart {
        unit: law.unit,
        round: law.round,
        start: sheet.start,
        lines: lines.collect(),
        marks: hands().map(mark).collect(),
    })
}

fn hands(chapters: &[Chapter], legend: &Legend<'_>) -> Markup {
    let is_hand = |chapter: &&Chapter| matches!(chapter.part, Part::Hand(_));
    let is_alone = chapters.iter().filter(is_hand).count() == 1;
    html! {
        @for chapter in chapters { (hand(chapter, legend, is_alone)) }
    }
}

/// A hand with everything that happened in it.
pub fn hand(chapter: &Chapter, legend: &Legend<'_>, is_open: bool) -> Markup {
    let legend = Legend {
        strays: &chapter.strays,
        ..*legend
    };
    let hand = match chapter.part {
        Part::Hand(_) => chapter.table.hand_drawn().unwrap_or_default(),
        Part::Before | Part::After => Hand::default(),
    };
    let round = chapter.table.law().round;
    let (title, id) = match chapter.part {
        Part::Before => (tell!("before-the-first-hand", round), "before".to_owned()),
        Part::Hand(hand) => (tell!("hand", hand, round), format!("hand-{hand}")),
        Part::After => (tell!("the-end"), "end".to_owned()),
    };
    let mut facts = hand.facts.clone();
    if chapter.is_abandoned {
        facts.push(tell!("abandoned"));
    }
    html! {
        details class="hand" id=(id) open[is_open && matches!(chapter.part, Part::Hand(_))] {
            summary {
                h3 { (title) }
                @if !facts.is_empty() { " " span class="facts" { (facts.join(" · ")) } }
                (moved(chapter))
            }
            @if let Some(lies) = &hand.picture {
                figure class="table" { (picture::picture(lies, &legend)) }
            }
            (held(chapter, &hand.held, legend.names))
            ol class=(if chapter.lines.iter().any(|line| line.moment.is_some()) { "lines timed" } else { "lines" }) {
                @for entry in &chapter.lines { (line(entry)) }
            }
        }
    }
}

fn moved(chapter: &Chapter) -> Markup {
    let holders = (chapter.table.law().holders)(&chapter.table.names());
    let holders = holders.iter().enumerate();
    let changes = holders.map(|(at, name)| (at, name, chapter.change(at)));
    let changes: Vec<_> = changes.filter(|(_, _, change)| *change != 0).collect();
    html! {
        @if !changes.is_empty() {
            " " span class="moved" {
                @for (at, name, change) in changes {
                    span class=(colour::class(at)) {
                        span class="who" { (figures::name(name)) } " " (figures::change(change))
                    }
                    " "
                }
            }
        }
    }
}

fn held(chapter: &Chapter, held: &[Held], names: &[String]) -> Markup {
    let holders = (chapter.table.law().holders)(&chapter.table.names());
    let caption = tell!("what-everybody-held");
    html! {
        @if !held.is_empty() {
            (figures::table(Some("held"), (&caption, &caption), &html! {
                th scope="col" { (tell!("column-player")) }
                th scope="col" { (tell!("column-held")) }
                th scope="col" class="number" { (tell!("column-count")) }
            }, &html! {
                @for held in held {
                    tr {
                        th scope="row" class=(colour::class((chapter.table.law().holder_of)(held.by))) {
                            span class="name" { (figures::name(names.get(held.by).map_or("", String::as_str))) }
                        }
                        td class="tiles" {
                            @for face in &held.pieces { (small(*face)) " " }
                            @if held.unseen > 0 { span class="quiet" { (tell!("unseen", number = held.unseen)) } }
                        }
                        td class="number" { (held.words) }
                    }
                }
            }))
            p class="accounts" {
                (tell!("after-it")) " "
                @for (at, holder) in holders.iter().enumerate() {
                    @let account = chapter.accounts.iter().find(|account| account.holder == *holder);
                    @if let Some(account) = account {
                        span class=(colour::class(at)) {
                            span class="who" { (figures::name(holder)) } " " (figures::units(account.amount))
                        }
                        " "
                    }
                }
            }
        }
    }
}

/// A piece in a line of text.
fn small(face: Face) -> Markup {
    match face {
        Face::Tile(tile) => tile::small(tile),
        Face::Card(card) => cards::small(card, false),
    }
}

fn line(line: &Line) -> Markup {
    let class = match &line.what {
        What::Ruled { is_foul: true, .. } => "foul",
        What::Ruled { .. } => "ruled",
        What::Struck(_) => "struck",
        What::Correction(..) => "correction",
    };
    html! {
        li class=(class) {
            span class="no" { (line.no) }
            @if let Some(moment) = line.moment { time datetime=(moment) { (moment.time) } }
            div {
                @match &line.what {
                    What::Ruled { told, was, is_foul, is_inserted } => {
                        (entry(&line.words, was.as_ref(), *is_inserted))
                        (ruling(told, *is_foul))
                    },
                    What::Struck(by) => {
                        p class="entry" { del { code { (line.words) } } " " span class="note" { (tell!("struck-by", by)) } }
                    },
                    What::Correction(impact, struck_by) => {
                        p class="entry" {
                            span class="note" { (tell!("correction")) " " } code { (line.words) }
                            @if let Some(by) = struck_by { " " span class="note" { (tell!("struck-by", by)) } }
                        }
                        @for sentence in impact { p class="quiet" { (sentence) } }
                    },
                }
            }
        }
    }
}

fn entry(words: &str, was: Option<&(String, EntryNo)>, is_inserted: bool) -> Markup {
    html! {
        p class="entry" {
            @if let Some((made, by)) = was {
                del { code { (made) } } " " ins { code { (words) } } " "
                span class="note" { (tell!("fixed-by", by)) }
            } @else {
                code { (words) }
            }
            @if is_inserted { " " span class="note" { (tell!("inserted")) } }
        }
    }
}

fn ruling(told: &Told, is_foul: bool) -> Markup {
    html! {
        p {
            @if is_foul { span class="sign" aria-hidden="true" { "✗ " } }
            (told.message()) (articles(&told.articles))
        }
        @for payment in &told.payments { p class="paid" { (payment) } }
    }
}

fn articles(articles: &[Article]) -> Markup {
    html! {
        @if !articles.is_empty() {
            " " span class="cited" {
                "["
                @for (at, article) in articles.iter().enumerate() {
                    @if at > 0 { ", " }
                    a href=(format!("#a{article}")) { (article) }
                }
                "]"
            }
        }
    }
}

/// Every article that a ruling cites, each once, in the order of the rulebook.
pub fn cited(book: &Rulebook, chapters: &[Chapter]) -> Markup {
    let lines = chapters.iter().flat_map(|chapter| &chapter.lines);
    let articles = lines.flat_map(|line| match &line.what {
        What::Ruled { told, .. } => told.articles.as_slice(),
        What::Struck(_) | What::Correction(..) => &[],
    });
    let articles: BTreeSet<Article> = articles.copied().collect();
    html! {
        @if !articles.is_empty() {
            section id="rules" {
                h2 { (tell!("rules-cited")) }
                dl {
                    @for article in &articles {
                        dt id=(format!("a{article}")) { (article) }
                        dd { (text(book, *article)) }
                    }
                }
            }
        }
    }
}
