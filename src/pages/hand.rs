//! A hand on a page: summary, table, held pieces and entries. Lines and cells have no end tags.

use super::legend::{SEPARATORS, tenths};
use super::{Legend, colour, figures, picture, prose, tile};
use chrono::Timelike as _;
use maud::{Markup, html};
use nos_base::{Article, Told};
use nos_entry::Entry;
use nos_entry::timestamp::time_of_day;
use nos_law::{EntryNo, Face, HeldAtEnd};
use nos_records::print::chronicle::{ChronicleLine, EveningChapter, EveningPart, LineKind};
use nos_records::print::sheet::Sheet;

/// With more holders than this, columns are narrow.
pub(super) const MANY: usize = 5;

/// Widths of a column, and the most that all may take, in letters of the page.
const WIDTHS: [usize; 3] = [5, 7, 9];
const ABREAST: usize = 36;

const NOT_THERE: &str = "–";

/// A column for each holder of the evening, present or not. The hands are rows below.
pub struct Columns {
    names: Vec<String>,
    heads: Vec<String>,
    class: String,
}

impl Columns {
    pub fn new_for(sheet: &Sheet, legend: &Legend) -> Columns {
        let names: Vec<String> = sheet.holders.iter().map(|own| own.name.clone()).collect();
        let (heads, class) = match width(&names) {
            Some(width) => (names.clone(), format!("moved w{width}")),
            None => {
                let initials = (0..names.len()).map(|holder| legend.initials_of(holder));
                let class = if names.len() > MANY { "moved many" } else { "moved w5" };
                (initials.collect(), class.to_owned())
            }
        };
        Columns { names, heads, class }
    }

    pub fn head(&self) -> Markup {
        html! {
            p class={ (self.class) " head" } aria-hidden="true" {
                @for (at, head) in self.heads.iter().enumerate() {
                    span class=(colour::class(at)) { (figures::name(head)) }
                }
            }
        }
    }

    fn row(&self, chapter: &EveningChapter) -> Markup {
        html! {
            span class=(self.class) {
                @for (at, name) in self.names.iter().enumerate() {
                    @let change = chapter.change(at);
                    span class={ (colour::class(at)) @if change.unwrap_or(0) == 0 { " zero" } } {
                        span class="who" { (figures::name(name)) } " "
                        (change.map_or(NOT_THERE.to_owned(), figures::change)) " "
                    }
                }
            }
        }
    }
}

/// Width of each column, so that the longest word of a name fits; `None` if no width does.
fn width(names: &[String]) -> Option<usize> {
    let longest = names.iter().flat_map(|own| own.split(SEPARATORS)).map(tenths).max().unwrap_or(0);
    // The heading's letters are 0.9 of the page's, and the margin is 8 pixels.
    let width = WIDTHS.into_iter().find(|width| longest * 9 / 10 + 8 <= width * 16)?;
    (width * names.len() <= ABREAST).then_some(width)
}

pub(super) fn id(chapter: &EveningChapter) -> String {
    match chapter.part {
        EveningPart::Before => "before".to_owned(),
        EveningPart::Hand(hand) => format!("hand-{hand}"),
        EveningPart::After => "end".to_owned(),
    }
}

pub const WALK: &str = include_str!("walk.js");

/// A hand as it was after this entry, or after its last one.
pub fn hand(
    chapter: &EveningChapter,
    columns: &Columns,
    legend: &Legend,
    is_open: bool,
    at: Option<EntryNo>,
) -> Markup {
    let legend = Legend { tells_entries: true, ..legend.with_strays(&chapter.strays) };
    let hand = chapter.drawn();
    let is_timed = chapter.lines.iter().any(|line| line.moment.is_some());
    html! {
        details class="hand" id=(id(chapter)) open[is_open && chapter.hand().is_some()] data-at=[at] {
            summary { (in_a_line(chapter, columns)) }
            div class="body" {
                @if let Some(lies) = &hand.picture {
                    div class="stage" { figure class="table" { (picture::picture(lies, &legend)) } }
                }
                ol class=(if is_timed { "lines timed" } else { "lines" }) {
                    @for ((told, paired), time) in chapter.lines.iter().zip(paired(&chapter.lines)).zip(times(&chapter.lines)) {
                        (line(told, paired, time))
                    }
                }
                (held(chapter, &hand.held, &legend.names))
            }
        }
    }
}

/// Template of the controls for a walk through a hand, and of the line that describes the entry.
pub fn player() -> Markup {
    let nearest = message!("walk-nearest", no = "%1", nearest = "%2");
    let entry = message!("walk-entry", no = "%1");
    let button =
        |class, label: String| html! { button type="button" class=(class) aria-label=(label) {} };
    html! {
        template id="player" data-nearest=(nearest) data-entry=(entry) {
            div class="walk" {
                (button("back", message!("walk-back")))
                (button("on", message!("walk-on")))
                (button("end", message!("walk-end")))
                (button("play", message!("walk-play")))
                label { span class="hidden" { (message!("walk-through")) ": " } input type="range" min="0"; }
                output {}
            }
        }
    }
}

pub fn in_short(
    chapter: &EveningChapter,
    columns: &Columns,
    legend: &Legend,
    has_picture: bool,
) -> Markup {
    let hand = chapter.drawn();
    html! {
        div class="hand" {
            div class="summary" { (in_a_line(chapter, columns)) }
            @if let Some(lies) = hand.picture.as_ref().filter(|_| has_picture) {
                figure class="table" { (picture::picture(lies, &legend.with_strays(&chapter.strays))) }
            }
            (held(chapter, &hand.held, &legend.names))
        }
    }
}

pub fn facts(chapter: &EveningChapter) -> Told {
    let mut facts = chapter.drawn().facts.clone();
    facts.extend(chapter.is_abandoned.then(|| told!("abandoned")));
    if chapter.hand().is_some() {
        let fouls = chapter.fouls();
        facts.extend((fouls > 0).then(|| told!("fouls", fouls)));
        let minutes = chapter.minutes().filter(|minutes| *minutes > 0);
        facts.extend(minutes.map(|minutes| lasted(minutes).into()));
    }
    Told::joined(facts, " · ")
}

pub(super) fn in_a_line(chapter: &EveningChapter, columns: &Columns) -> Markup {
    let round = chapter.table.law().round();
    let title = match chapter.part {
        EveningPart::Before => message!("before-the-first-hand", round),
        EveningPart::Hand(hand) => message!("hand", hand, round),
        EveningPart::After => message!("the-end"),
    };
    let facts = facts(chapter);
    let mut changes = chapter.changes.iter().flatten();
    html! {
        h3 { (title) }
        @if !facts.is_empty() { " " span class="facts" { (prose(&facts)) } }
        @if chapter.hand().is_some() || changes.any(|change| *change != 0) { " " (columns.row(chapter)) }
    }
}

fn held(chapter: &EveningChapter, held: &[HeldAtEnd], names: &[String]) -> Markup {
    let law = chapter.table.law();
    let holders = law.about.seating.holders(&chapter.table.names());
    let has = |player| chapter.has(holders.get(law.about.seating.holder_of(player))?);
    let round = law.round();
    let caption = message!("what-everybody-held");
    let caption = chapter.hand().map_or(caption, |hand| message!("held-in", hand, round));
    let has_counts = held.iter().any(|held| !held.words.is_empty());
    html! {
        @if !held.is_empty() { div class="outcome" { table class="held" {
            caption { (caption) }
            thead { tr {
                th scope="col" { (message!("column-player")) }
                th scope="col" { (message!("column-held")) }
                @if has_counts { th scope="col" class="number" { (message!("column-count")) } }
                th scope="col" class="number" { (message!("column-after")) }
            } }
            tbody { @for held in held {
                tr;
                th scope="row" class=(colour::class(law.about.seating.holder_of(held.by)));
                span class="name" { (figures::name(names.get(held.by).map_or("", String::as_str))) }
                td;
                @for face in &held.pieces { (small(*face)) " " }
                @if held.unseen > 0 { span class="quiet" { (message!("unseen", number = held.unseen)) } }
                @if has_counts { td; (held.words) }
                td;
                @if let Some(has) = has(held.by) { (figures::units(has)) }
            } }
        } } }
    }
}

fn small(face: Face) -> Markup {
    match face {
        Face::Tile(tile) => tile::small(tile),
        Face::Card(card) => picture::small_card(card, false),
    }
}

/// The index of a move among the moves of a game, its entry, and its notation.
type Paired<'a> = (usize, &'a Entry, &'a str);

/// Finds the lines that only moved a piece on a board. The page prints these in pairs.
fn paired(lines: &[ChronicleLine]) -> Vec<Option<Paired<'_>>> {
    let (mut stands, mut moves) = (false, 0);
    let pairs = lines.iter().map(|line| {
        let is_moved = stands && line.change.is_some();
        stands |= line.change.is_some();
        let moved = line.moved.as_deref().filter(|_| is_moved)?;
        let LineKind::Ruled { entry, told, was: None, is_foul: false, ends: false, is_inserted } =
            &line.kind
        else {
            return None;
        };
        (told.payments.is_empty() && !is_inserted).then(|| {
            moves += 1;
            (moves - 1, entry, moved)
        })
    });
    pairs.collect()
}

/// The time of each line, unless the line before has the same.
fn times(lines: &[ChronicleLine]) -> impl Iterator<Item = Option<String>> {
    let mut last = None;
    lines.iter().map(move |line| {
        let minute = line.moment.map(|moment| (moment.hour(), moment.minute()));
        let is_new = std::mem::replace(&mut last, minute) != minute;
        line.moment.filter(|_| is_new).map(|moment| time_of_day(&moment))
    })
}

fn clock_of(entry: &Entry) -> Markup {
    html! { @if let Some(clock) = entry.clock { " " (note(&clock.to_string())) } }
}

/// An entry in a line: its number and its ruling, with the entry as typed in its title.
fn line(line: &ChronicleLine, paired: Option<Paired<'_>>, time: Option<String>) -> Markup {
    let number = line.no.to_string();
    let (class, number) = match (paired, &line.kind) {
        (Some((at, ..)), _) if at % 2 == 0 => (Some("move first"), format!("{}.", at / 2 + 1)),
        (Some(_), _) => (Some("move"), "…".to_owned()),
        (None, LineKind::Ruled { is_foul, .. }) => (is_foul.then_some("foul"), number),
        (None, LineKind::Struck(_)) => (Some("struck"), number),
        (None, LineKind::Correction(..)) => (Some("correction"), number),
    };
    let time = time.filter(|_| paired.is_none());
    html! {
        li class=[class] id=[line.is_first.then(|| anchor(line.no))] data-b=[line.change.as_deref().map(figures::shows_isolates)];
            // The script makes the number a link to its moment.
            @if line.is_first { a { (number) } } @else { span { (number) } }
            @if let Some(time) = time { time { (time) } }
            p title=(line.words);
                @if let Some((_, entry, words)) = paired { (words) (clock_of(entry)) } @else { @match &line.kind {
                    LineKind::Ruled { entry, told, was, is_inserted, is_foul, .. } => {
                        @if *is_foul { b aria-hidden="true" { "✗ " } }
                        @if let Some((made, by)) = was {
                            del { code { (made) } } " " ins { code { (line.words) } } " " (note(&message!("fixed-by", by)))
                        } @else if *is_inserted {
                            code { (line.words) } " " (note(&message!("inserted")))
                        } @else if let Some(text) = entry.what.free_text() {
                            q { (text) } " "
                        }
                        (prose(&told.told()))
                        @if !told.payments.is_empty() {
                            " " i { (prose(&Told::joined(told.payments.iter().map(|paid| paid.words.clone()), "; "))) "." }
                        }
                        (articles(line.disputed()))
                        (clock_of(entry))
                    },
                    LineKind::Struck(by) => { del { code { (line.words) } } " " (note(&message!("struck-by", by))) },
                    LineKind::Correction(impact, struck_by) => {
                        (note(&message!("correction"))) code { (line.words) }
                        @if let Some(by) = struck_by { " " (note(&message!("struck-by", by))) }
                        @for sentence in impact { " " i { (prose(sentence)) } }
                    },
                } }
    }
}

pub fn anchor(no: EntryNo) -> Markup {
    html! { "e" (no.0) }
}

fn note(words: &str) -> Markup {
    html! { span class="note" { (words) } " " }
}

fn articles(articles: &[Article]) -> Markup {
    html! {
        @if !articles.is_empty() {
            " " small {
                "["
                @for (at, article) in articles.iter().enumerate() {
                    @if at > 0 { ", " }
                    a href={ "#a" (article) } { (article) }
                }
                "]"
            }
        }
    }
}

pub(super) fn lasted(minutes: i64) -> String {
    message!("lasted", hours = minutes / 60, minutes = minutes % 60)
}
