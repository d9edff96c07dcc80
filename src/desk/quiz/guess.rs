//! A ruling as it is typed in a quiz.

use crate::law::{Told, Verdict};
use crate::table::article::Article;

/// What the official rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guess {
    InOrder,
    Foul(Option<Article>),
    /// The referee may say it.
    Left,
    Quit,
}

impl Guess {
    /// Parses a ruling; `None` if it is none.
    pub(super) fn read(typed: &str) -> Option<Guess> {
        let typed = typed.trim();
        let is = |words: &[&str]| words.iter().any(|word| typed.eq_ignore_ascii_case(word));
        if typed.is_empty() {
            Some(Guess::Left)
        } else if is(&["ok", "o", "accepted"]) {
            Some(Guess::InOrder)
        } else if is(&["foul", "f"]) {
            Some(Guess::Foul(None))
        } else if is(&["quit", "q"]) {
            Some(Guess::Quit)
        } else {
            Article::read(typed).map(|article| Guess::Foul(Some(article)))
        }
    }

    /// Whether the verdict is the same.
    pub(super) fn is_right(self, told: &Told) -> bool {
        match (self, told.verdict) {
            (Guess::InOrder, Verdict::Accepted) | (Guess::Foul(None), Verdict::Foul(_)) => true,
            (Guess::Foul(Some(named)), Verdict::Foul(article)) => {
                named == article || told.articles.contains(&named)
            }
            _ => false,
        }
    }
}
