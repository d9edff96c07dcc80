//! An entry of the report with its ruling, or a correction with what it changed.

use crate::law::{EntryNo, Told};
use crate::print::chronicle::{Line, What};
use crate::table::article::Article;
use maud::{Markup, html};

/// An entry or a correction with its ruling.
pub(super) fn told_line(line: &Line) -> Markup {
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

fn ruling(told: &Told, is_foul: bool) -> Markup {
    html! {
        p {
            @if is_foul { span class="sign" aria-hidden="true" { "✗ " } }
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
