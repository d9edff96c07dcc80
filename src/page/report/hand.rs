//! A hand of the report: the layout, what everybody held and has, and the entries with their rulings.

use super::line::told_line;
use crate::page::colour;
use crate::page::drawing::{Hand, Held};
use crate::page::figures;
use crate::page::layout::{Legend, layout};
use crate::page::tile;
use crate::print::chronicle::{Chapter, Part};
use maud::{Markup, html};

/// The hands of an evening.
pub struct Telling<'a> {
    /// The chapters.
    pub chapters: &'a [Chapter],
    /// Everybody's names.
    pub names: &'a [String],
    /// The letters that tell them apart.
    pub initials: &'a [String],
    /// The colour of each.
    pub colours: &'a [usize],
}

impl Telling<'_> {
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

    fn chapter(&self, chapter: &Chapter, is_open: bool) -> Markup {
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
                    figure class="table" { (layout(drawing, &self.legend(chapter))) }
                }
                (self.held(chapter, &hand.held))
                ol class=(if chapter.lines.iter().any(|own| own.moment.is_some()) { "lines timed" } else { "lines" }) {
                    @for line in &chapter.lines { (told_line(line)) }
                }
            }
        }
    }

    fn legend<'a>(&'a self, chapter: &'a Chapter) -> Legend<'a> {
        Legend {
            names: self.names,
            initials: self.initials,
            colours: self.colours,
            strays: &chapter.strays,
        }
    }

    /// What the hand moved, in the summary.
    fn moved(&self, chapter: &Chapter) -> Markup {
        let holders = (chapter.table.law().holders)(&chapter.table.names());
        let changes = holders
            .iter()
            .enumerate()
            .map(|(at, name)| (at, name, chapter.change(at)));
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

    /// What everybody held at the end, won or lost, and has.
    fn held(&self, chapter: &Chapter, held: &[Held]) -> Markup {
        let holders = (chapter.table.law().holders)(&chapter.table.names());
        html! {
            @if !held.is_empty() {
                div class="scroll" tabindex="0" role="region" aria-label="What everybody held" {
                    table class="held" {
                        caption { "What everybody held" }
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
                                    th scope="row" class=(colour::class((chapter.table.law().holder_of)(own.by))) {
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
}
