//! The articles that an evening cites, with their wording.

use crate::print::chronicle::{Chapter, What};
use crate::print::rulebook::text;
use crate::table::article::Article;
use crate::table::rulebook::Rulebook;
use maud::{Markup, html};
use std::collections::BTreeSet;

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
                h2 { "Rules cited" }
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
