//! The evening as one page: the summary and the settlement first, then the chart, then hand by hand, and the rules at
//! the foot.

use super::chart::{self, Chart, Target};
use super::figures::prose;
use super::layout::{Legend, initials};
use super::sheet::{sealed, settlement};
use super::{Frame, page};
use super::{colour, figures, picture, tile};
use crate::journal::Record;
use crate::law::EntryNo;
use crate::law::picture::{Face, Hand, Held};
use crate::law::referee::Law;
use crate::print::chronicle::{Chapter, Chronicle, Line, Part, What};
use crate::print::sheet::{Cell, Kind, Sheet};
use crate::table::article::Article;
use crate::table::language::said;
use crate::table::name::{listed, spaced};
use crate::table::rulebook::{Block, Rulebook};
use crate::table::seat::PlayerId;
use maud::{Markup, html};
use std::collections::BTreeSet;

/// The report; a short one has a line for each hand, and no rules.
pub fn report(record: &Record, sheet: &Sheet, seal: Option<&str>, is_short: bool) -> String {
    let law = record.law();
    let game = game(law);
    let chapters = Chronicle::of(record).chapters();
    let names = record.session().names();
    let names: Vec<String> = names.iter().map(|name| spaced(name.as_str())).collect();
    let legend = Legend::of(law, names.clone());
    let date = sheet.date.map(figures::date).unwrap_or_default();
    let title = match date.as_str() {
        "" => tell!("an-evening", game),
        date => tell!("evening-of", game, date),
    };
    let players = listed(names.iter().map(String::as_str));
    let target = if is_short {
        Target::Hand
    } else {
        Target::Entry
    };
    let content = html! {
        header {
            h1 { (title) }
            p { (prose(&players, &names)) }
        }
        main {
            div class=(if sheet.holders.len() > MANY { "overview" } else { "overview beside" }) {
                (summary(law, &chapters, sheet))
                section id="settlement" {
                    h2 { (tell!("settlement")) }
                    (settlement(sheet, Some(target)))
                    (sealed(seal))
                }
            }
            @if let Some(chart) = &charted(law, &chapters, sheet, target) {
                section id="chart" {
                    h2 { (chart.title) }
                    (chart::chart(chart))
                }
            }
            section id="hands" {
                h2 { (tell!("hand-by-hand", round = law.round)) }
                (hands(law, &chapters, &legend, is_short))
            }
            @if !is_short { (cited(&law.library().rulebook, &chapters)) }
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

/// Of more holders than this the columns are narrow.
const MANY: usize = 5;

pub fn game(law: &Law) -> &'static str {
    let title = said(law.title);
    title.split_once(',').map_or(title, |(game, _)| game)
}

/// Who won, the best hand, the fouls and their cost, the length. Empty before the first hand.
fn summary(law: &Law, chapters: &[Chapter], sheet: &Sheet) -> Markup {
    let holders: Vec<String> = sheet.holders.iter().map(|own| own.name.clone()).collect();
    let lead = lead(sheet, &holders).unwrap_or_else(|| tell!("all-level"));
    let hands = chapters.iter().flat_map(|chapter| {
        let changes = (0..holders.len()).map(move |at| (chapter.change(at), at));
        changes.filter_map(move |(change, at)| match chapter.part {
            Part::Hand(hand) => Some((change, std::cmp::Reverse((hand, at)))),
            Part::Before | Part::After => None,
        })
    });
    let best = hands.max().filter(|(change, _)| *change > 0);
    let fouls: usize = chapters.iter().map(Chapter::fouls).sum();
    let paid = sheet.fines.iter().filter(|fine| !fine.is_back);
    let cost: i64 = paid.map(|fine| fine.in_all()).sum();
    let length = sheet
        .times
        .map(|(first, last)| last.instant() - first.instant());
    let minutes = length.unwrap_or_default() / 60;
    html! {
        @if sheet.hands > 0 {
            section id="summary" {
                h2 { (tell!("summary")) }
                dl {
                    dt { (tell!("summary-won", is_final = sheet.is_final())) }
                    dd { (prose(&lead, &holders)) }
                    @if let Some((change, std::cmp::Reverse((hand, at)))) = best {
                        dt { (tell!("summary-best", round = law.round)) }
                        dd {
                            (figures::name(holders.get(at).map_or("", String::as_str))) ", " (figures::change(change)) ", "
                            a href=(format!("#hand-{hand}")) { (tell!("hand", hand, round = law.round)) }
                        }
                    }
                    dt { (tell!("summary-fouls")) }
                    dd { (tell!("fouls-and-cost", fouls, cost, figure = figures::units(cost), unit = said(law.unit))) }
                    dt { (tell!("summary-length")) }
                    dd { (sheet.hours()) @if minutes > 0 { ", " (lasted(minutes)) } }
                }
            }
        }
    }
}

/// Who has most, and how much that is more than the next; `None` if all are level.
fn lead(sheet: &Sheet, holders: &[String]) -> Option<String> {
    let row = sheet.decides()?;
    let has: Vec<i64> = row.cells.iter().filter_map(Cell::units).collect();
    let most = *has.iter().max()?;
    let next = has.iter().filter(|own| **own < most).max()?;
    let leaders = holders.iter().zip(&has).filter(|(_, own)| **own == most);
    let leaders = listed(leaders.map(|(name, _)| name.as_str()));
    let figure = match row.kind {
        Kind::Result => figures::change(most),
        _ => figures::units(most),
    };
    let ahead = figures::units(most - next);
    Some(tell!(
        "leads",
        leaders,
        figure,
        heading = row.heading,
        ahead
    ))
}

fn lasted(minutes: i64) -> String {
    tell!("lasted", hours = minutes / 60, minutes = minutes % 60)
}

/// The chart of an evening; `None` before the first hand.
pub fn charted(
    law: &'static Law,
    chapters: &[Chapter],
    sheet: &Sheet,
    target: Target,
) -> Option<Chart> {
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
        let fines = sheet.fines.iter();
        let paid = fines.filter(|fine| fine.offender == holder.name && fine.in_all() > 0);
        chart::Line {
            name: spaced(&holder.name),
            place,
            points: gone.by_ref().collect(),
            fines: paid
                .map(|fine| {
                    (
                        fine.hand,
                        fine.no,
                        format!("{}, {fine}", spaced(&fine.offender)),
                    )
                })
                .collect(),
        }
    });
    let drawn = hands().map(|chapter| chapter.table.hand_drawn().unwrap_or_default());
    let (marks, goals): (_, Vec<Option<i64>>) = drawn.map(|hand| (hand.mark, hand.target)).unzip();
    Some(Chart {
        title: tell!("by-hand", unit = said(law.unit), round = law.round),
        counts: law.library().words.plain("counts"),
        round: law.round,
        start: sheet.start,
        lines: lines.collect(),
        marks,
        goal: goals.into_iter().flatten().next(),
        target,
    })
}

fn hands(law: &Law, chapters: &[Chapter], legend: &Legend, is_short: bool) -> Markup {
    let is_hand = |chapter: &&Chapter| matches!(chapter.part, Part::Hand(_));
    let number = chapters.iter().filter(is_hand).count();
    let holders = chapters
        .last()
        .map(|chapter| (law.holders)(&chapter.table.names()));
    let holders = holders.unwrap_or_default();
    let heads = if holders.len() > MANY {
        initials(&holders)
    } else {
        holders
    };
    html! {
        @if number > 1 && !is_short {
            input type="checkbox" id="all";
            label for="all" { (tell!("open-all", round = law.round)) }
        }
        p class=(format!("{} head", columns(heads.len()))) aria-hidden="true" {
            @for (at, name) in heads.iter().enumerate() {
                span class=(colour::class(at)) { (figures::name(name)) }
            }
        }
        @for chapter in chapters {
            @if !is_short {
                (hand(chapter, legend, number == 1))
            } @else if is_hand(&chapter) {
                div class="hand" id=(id(chapter)) { div class="summary" { (in_a_line(chapter, &legend.names)) } }
            }
        }
    }
}

fn columns(holders: usize) -> &'static str {
    match holders > MANY {
        true => "moved many",
        false => "moved",
    }
}

fn id(chapter: &Chapter) -> String {
    match chapter.part {
        Part::Before => "before".to_owned(),
        Part::Hand(hand) => format!("hand-{hand}"),
        Part::After => "end".to_owned(),
    }
}

/// A hand with everything that happened in it.
pub fn hand(chapter: &Chapter, legend: &Legend, is_open: bool) -> Markup {
    let legend = legend.with_strays(&chapter.strays);
    let hand = drawn(chapter);
    let is_timed = chapter.lines.iter().any(|line| line.moment.is_some());
    html! {
        details class="hand" id=(id(chapter)) open[is_open && matches!(chapter.part, Part::Hand(_))] {
            summary { (in_a_line(chapter, &legend.names)) }
            @if let Some(lies) = &hand.picture {
                figure class="table" { (picture::picture(lies, &legend)) }
            }
            (held(chapter, &hand.held, &legend.names))
            ol class=(if is_timed { "lines timed" } else { "lines" }) {
                @for own in chapter.lines.iter() { (line(own, &legend.names)) }
            }
        }
    }
}

fn drawn(chapter: &Chapter) -> Hand {
    match chapter.part {
        Part::Before => Hand::default(),
        Part::Hand(_) => chapter.table.hand_drawn().unwrap_or_default(),
        Part::After => Hand {
            picture: chapter.laid.clone(),
            ..Hand::default()
        },
    }
}

/// What was played, how it ended and by whom, how many fouls there were, how long it took.
pub fn facts(chapter: &Chapter) -> Vec<String> {
    let Hand {
        mut facts,
        ended_by,
        ..
    } = drawn(chapter);
    let names = chapter.table.names();
    let by = ended_by.map(PlayerId::at).or(chapter.ended_by);
    if chapter.is_abandoned {
        facts.push(tell!("abandoned"));
    } else if let (Some(by), Some(ending)) = (by, facts.last_mut()) {
        *ending = tell!("ended-by", ending, player = names.of(by));
    }
    if let Part::Hand(_) = chapter.part {
        let fouls = chapter.fouls();
        facts.extend((fouls > 0).then(|| tell!("fouls", fouls)));
        let minutes = chapter.minutes().filter(|minutes| *minutes > 0);
        facts.extend(minutes.map(lasted));
    }
    facts
}

/// A hand in a line: its number, its facts, and what it changed for everybody.
fn in_a_line(chapter: &Chapter, names: &[String]) -> Markup {
    let round = chapter.table.law().round;
    let title = match chapter.part {
        Part::Before => tell!("before-the-first-hand", round),
        Part::Hand(hand) => tell!("hand", hand, round),
        Part::After => tell!("the-end"),
    };
    let facts = facts(chapter).join(" · ");
    let holders = (chapter.table.law().holders)(&chapter.table.names());
    let has = |name: &String| chapter.accounts.iter().any(|own| own.holder == *name);
    html! {
        span class="about" {
            h3 { (title) }
            @if !facts.is_empty() { " " span class="facts" { (prose(&facts, names)) } }
        }
        @if matches!(chapter.part, Part::Hand(_)) || (0..holders.len()).any(|at| chapter.change(at) != 0) {
            " " span class=(columns(holders.len())) {
                @for (at, name) in holders.iter().enumerate() {
                    @let change = chapter.change(at);
                    span class=(format!("{}{}", colour::class(at), if change == 0 { " zero" } else { "" })) {
                        @if has(name) { span class="who" { (figures::name(name)) } " " (figures::change(change)) } " "
                    }
                }
            }
        }
    }
}

fn held(chapter: &Chapter, held: &[Held], names: &[String]) -> Markup {
    let law = chapter.table.law();
    let holders = (law.holders)(&chapter.table.names());
    let round = law.round;
    let caption = tell!("what-everybody-held");
    let label = match chapter.part {
        Part::Hand(hand) => tell!("held-in", hand, round),
        Part::Before | Part::After => caption.clone(),
    };
    let has_counts = held.iter().any(|held| !held.words.is_empty());
    html! {
        @if !held.is_empty() {
            (figures::table(Some("held"), (&label, &caption), &html! {
                th scope="col" { (tell!("column-player")) }
                th scope="col" { (tell!("column-held")) }
                @if has_counts { th scope="col" class="number" { (tell!("column-count")) } }
            }, &html! {
                @for held in held {
                    tr {
                        th scope="row" class=(colour::class((law.holder_of)(held.by))) {
                            span class="name" { (figures::name(names.get(held.by).map_or("", String::as_str))) }
                        }
                        td class="tiles" {
                            @for face in &held.pieces { (small(*face)) " " }
                            @if held.unseen > 0 { span class="quiet" { (tell!("unseen", number = held.unseen)) } }
                        }
                        @if has_counts { td class="number" { (held.words) } }
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
        Face::Card(card) => picture::small(card, false),
    }
}

/// What begins an entry that only says something.
const NOTE: &str = "note ";

/// An entry in a line: what it came to, with the entry itself in its title.
fn line(line: &Line, names: &[String]) -> Markup {
    let (class, is_foul) = match &line.what {
        What::Ruled { is_foul: true, .. } => ("foul", true),
        What::Ruled { .. } => ("ruled", false),
        What::Struck(_) => ("struck", false),
        What::Correction(..) => ("correction", false),
    };
    html! {
        li class=(class) id=[line.is_first.then(|| anchor(line.no))] {
            span class="no" { (line.no) }
            @if let Some(moment) = line.moment { time datetime=(moment) { (moment.time) } }
            p title=(line.words) {
                @match &line.what {
                    What::Ruled { told, was, is_inserted, .. } => {
                        @if is_foul { span class="sign" aria-hidden="true" { "✗ " } }
                        @if let Some((made, by)) = was {
                            del { code { (made) } } " " ins { code { (line.words) } } " " (note(&tell!("fixed-by", by)))
                        } @else if *is_inserted {
                            code { (line.words) } " " (note(&tell!("inserted")))
                        } @else if let Some(text) = line.words.strip_prefix(NOTE) {
                            q { (text) } " "
                        }
                        (prose(&told.message(), names))
                        @if !told.payments.is_empty() {
                            " " span class="paid" { (prose(&told.payments.iter().map(|paid| bare(paid)).collect::<Vec<_>>().join("; "), names)) "." }
                        }
                        (articles(line.disputed()))
                    },
                    What::Struck(by) => { del { code { (line.words) } } " " (note(&tell!("struck-by", by))) },
                    What::Correction(impact, struck_by) => {
                        (note(&tell!("correction"))) code { (line.words) }
                        @if let Some(by) = struck_by { " " (note(&tell!("struck-by", by))) }
                        @for sentence in impact { " " span class="paid" { (prose(sentence, names)) } }
                    },
                }
            }
        }
    }
}

/// The name of an entry's place on a page.
pub fn anchor(no: EntryNo) -> String {
    format!("e{no}")
}

fn note(words: &str) -> Markup {
    html! { span class="note" { (words) } " " }
}

/// A payment without the articles behind it.
fn bare(payment: &str) -> &str {
    let bare = payment
        .strip_suffix(']')
        .and_then(|bare| bare.rsplit_once(" ["));
    bare.map_or(payment, |(bare, _)| bare)
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

/// Every article that decided, once, in the order of the rulebook. Those that nobody can doubt are folded.
pub fn cited(book: &Rulebook, chapters: &[Chapter]) -> Markup {
    let lines = || chapters.iter().flat_map(|chapter| chapter.lines.iter());
    let disputed: BTreeSet<&Article> = lines().flat_map(Line::disputed).collect();
    let others: BTreeSet<&Article> = lines().flat_map(Line::articles).collect();
    let others = &others - &disputed;
    html! {
        @if !(disputed.is_empty() && others.is_empty()) {
            section id="rules" {
                h2 { (tell!("rules-cited")) }
                (passages(book, &disputed))
                @if !others.is_empty() {
                    details {
                        summary { (tell!("other-rules", rules = others.len())) }
                        (passages(book, &others))
                    }
                }
            }
        }
    }
}

fn passages(book: &Rulebook, articles: &BTreeSet<&Article>) -> Markup {
    let blocks = |article: &Article| {
        book.clause(*article)
            .map_or_else(|_| Vec::new(), |own| own.blocks)
    };
    html! {
        @if !articles.is_empty() {
            dl {
                @for article in articles {
                    dt id=(format!("a{article}")) { (article) }
                    dd { @for block in blocks(article) { (passage(&block, article)) } }
                }
            }
        }
    }
}

fn passage(block: &Block, article: &Article) -> Markup {
    let plain = |words: &str| words.replace(['*', '`'], "");
    let caption = tell!("table-of", article);
    match block {
        Block::Words(words) => html! { p { (plain(words)) } },
        Block::Table(rows) => figures::table(
            None,
            (&caption, &caption),
            &html! { @for cell in rows.iter().take(1).flatten() { th scope="col" { (plain(cell)) } } },
            &html! {
                @for row in rows.iter().skip(1) { tr { @for cell in row { td { (plain(cell)) } } } }
            },
        ),
    }
}
