//! A hand of the report: the layout, what everybody held and has, and the entries with their rulings.

use crate::law::{EntryNo, Told, Verdict};
use crate::page::colour;
use crate::page::drawing::{Drawn, Hand, Held};
use crate::page::figures;
use crate::page::layout::{Legend, layout};
use crate::page::tile;
use crate::print::chronicle::{Chapter, Line, Part, What};
use crate::table::article::Article;
use maud::{Markup, html};

/// The hands of an evening.
pub struct Telling<'a, L: Drawn> {
    /// The chapters.
    pub chapters: &'a [Chapter<L>],
    /// Everybody's names.
    pub names: &'a [String],
    /// The letters that tell them apart.
    pub initials: &'a [String],
}

impl<L: Drawn> Telling<'_, L> {
    /// Every chapter.
    pub fn all(&self) -> Markup {
        let alone = self
            .chapters
            .iter()
            .filter(|own| matches!(own.part, Part::Hand(_)))
            .count()
            == 1;
        html! {
            @for chapter in self.chapters { (self.chapter(chapter, alone)) }
        }
    }

    fn chapter(&self, chapter: &Chapter<L>, is_open: bool) -> Markup {
        let hand = match chapter.part {
            Part::Hand(_) => chapter.table.hand_drawn().unwrap_or_default(),
            Part::Before | Part::After => Hand::default(),
        };
        let (title, id) = match chapter.part {
            Part::Before => ("Before the first hand".to_owned(), "before".to_owned()),
            Part::Hand(number) => (format!("Hand {number}"), format!("hand-{number}")),
            Part::After => ("The end".to_owned(), "end".to_owned()),
        };
        let mut facts = hand.facts.clone();
        if chapter.is_abandoned {
            facts.push("abandoned".to_owned());
        }
        html! {
            details class="hand" id=(id) open[is_open && matches!(chapter.part, Part::Hand(_))] {
                summary {
                    h3 { (title) }
                    @if !facts.is_empty() { " " span class="facts" { (facts.join(" · ")) } }
                    (self.moved(chapter))
                }
                @if let Some(drawing) = &hand.drawing {
                    @let legend = Legend { names: self.names, initials: self.initials, strays: &chapter.strays };
                    figure class="table" { (layout(drawing, &legend)) }
                }
                (self.held(chapter, &hand.held))
                ol class=(if chapter.lines.iter().any(|own| own.moment.is_some()) { "lines timed" } else { "lines" }) {
                    @for line in &chapter.lines { (told_line(line)) }
                }
            }
        }
    }

    /// What the hand moved, in the summary.
    fn moved(&self, chapter: &Chapter<L>) -> Markup {
        let holders = L::holders(&chapter.table.names());
        let changes = holders
            .iter()
            .enumerate()
            .map(|(at, name)| (at, name, chapter.change(at)));
        let changes: Vec<_> = changes.filter(|(_, _, change)| *change != 0).collect();
        html! {
            @if !changes.is_empty() {
                " " span class="moved" {
                    @for (at, name, change) in changes {
                        span class=(format!("p{}", at % colour::COLOURS.len())) {
                            span class="who" { (figures::name(name)) } " " (figures::change(change))
                        }
                        " "
                    }
                }
            }
        }
    }

    /// What everybody held at the end, won or lost, and has.
    fn held(&self, chapter: &Chapter<L>, held: &[Held]) -> Markup {
        let holders = L::holders(&chapter.table.names());
        html! {
            @if !held.is_empty() {
                div class="scroll" tabindex="0" role="region" aria-label="The hands at the end" {
                    table class="held" {
                        caption { "At the end of the hand" }
                        thead {
                            tr {
                                th scope="col" { "player" }
                                th scope="col" { "held" }
                                th scope="col" class="number" { "count" }
                            }
                        }
                        tbody {
                            @for own in held {
                                tr {
                                    th scope="row" class=(format!("p{}", own.by % colour::COLOURS.len())) {
                                        span class="name" { (figures::name(self.names.get(own.by).map_or("", String::as_str))) }
                                    }
                                    td class="tiles" {
                                        @for held in own.tiles.iter() { (tile::small(held)) " " }
                                        @match own.unseen {
                                            0 => {},
                                            1 => span class="quiet" { "1 unseen" },
                                            more => span class="quiet" { (more) " unseen" },
                                        }
                                    }
                                    td class="number" { (own.words) }
                                }
                            }
                        }
                    }
                }
                p class="accounts" {
                    "After it: "
                    @for (at, holder) in holders.iter().enumerate() {
                        @let account = chapter.accounts.iter().find(|account| account.holder == *holder);
                        @if let Some(account) = account {
                            span class=(format!("p{}", at % colour::COLOURS.len())) {
                                span class="who" { (figures::name(holder)) } " " (figures::units(account.amount))
                            }
                            " "
                        }
                    }
                }
            }
        }
    }
}

/// An entry or a correction with its ruling.
fn told_line(line: &Line) -> Markup {
    let class = match &line.what {
        What::Ruled { told, .. } => match told.verdict {
            Verdict::Foul(_) => "foul",
            Verdict::Accepted => "ruled",
        },
        What::Struck(_) => "struck",
        What::Correction(..) => "correction",
    };
    html! {
        li class=(class) {
            span class="no" { (line.no) }
            @if let Some(moment) = line.moment { time datetime=(moment) { (moment.time) } }
            div {
                @match &line.what {
                    What::Ruled { told, was, is_inserted } => {
                        (entry(&line.words, was.as_ref(), *is_inserted))
                        (ruling(told))
                    },
                    What::Struck(by) => {
                        p class="entry" { del { code { (line.words) } } " " span class="note" { "struck by #" (by) } }
                    },
                    What::Correction(impact, struck_by) => {
                        p class="entry" {
                            span class="note" { "correction " } code { (line.words) }
                            @if let Some(by) = struck_by { " " span class="note" { "struck by #" (by) } }
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
                span class="note" { "fixed by #" (by) }
            } @else {
                code { (words) }
            }
            @if is_inserted { " " span class="note" { "inserted" } }
        }
    }
}

fn ruling(told: &Told) -> Markup {
    html! {
        p {
            @if matches!(told.verdict, Verdict::Foul(_)) { span class="sign" aria-hidden="true" { "✗ " } }
            (told.message()) (articles(&told.articles))
        }
        @for payment in &told.payments { p class="paid" { (payment) } }
    }
}

/// Links to the articles at the foot of the page.
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
