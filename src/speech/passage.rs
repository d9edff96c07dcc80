//! Passages of the rulebook, as they are asked for.

use crate::table::article::Article;
use std::fmt;

/// A passage of the rulebook: a chapter, an article such as `7.3`, or a part of one such as `11.2e`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Passage {
    /// The chapter.
    pub chapter: u8,
    /// The article of the chapter; the whole chapter where it is not said.
    pub article: Option<u8>,
    /// The letter of the part, in lower case; only where there is an article.
    pub part: Option<char>,
}

impl From<Article> for Passage {
    fn from(article: Article) -> Passage {
        Passage {
            chapter: article.chapter,
            article: Some(article.number),
            part: article.part,
        }
    }
}

impl Passage {
    /// Reads `7`, `7.3` or `11.2e`; nothing where it is none of them.
    pub(super) fn read(text: &str) -> Option<Passage> {
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            digits.then(|| text.parse().ok()).flatten()
        };
        let Some((chapter, article)) = text.split_once('.') else {
            return Some(Passage {
                chapter: number(text)?,
                article: None,
                part: None,
            });
        };
        let part = article
            .chars()
            .next_back()
            .filter(char::is_ascii_alphabetic);
        let article = article
            .strip_suffix(|c: char| c.is_ascii_alphabetic())
            .unwrap_or(article);
        Some(Passage {
            chapter: number(chapter)?,
            article: Some(number(article)?),
            part: part.map(|letter| letter.to_ascii_lowercase()),
        })
    }
}

impl fmt::Display for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.chapter)?;
        if let Some(article) = self.article {
            write!(f, ".{article}")?;
        }
        self.part.map_or(Ok(()), |part| write!(f, "{part}"))
    }
}
