//! Articles of the rulebook, by number.

use std::fmt;
use std::num::NonZeroU8;

/// An article of a rulebook, like `7.3`, or a lettered part of one, like `11.2a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    pub chapter: u8,
    /// The article's number in its chapter, from 1.
    pub number: u8,
    part: Option<NonZeroU8>,
}

pub const fn article(chapter: u8, number: u8) -> Article {
    Article { chapter, number, part: None }
}

/// Creates a part of an article; `letter` must be ASCII.
pub const fn part(chapter: u8, number: u8, letter: char) -> Article {
    Article { chapter, number, part: NonZeroU8::new(letter as u8) }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Passage {
    Chapter(u8),
    Article(Article),
}

impl From<Article> for Passage {
    fn from(article: Article) -> Passage {
        Passage::Article(article)
    }
}

impl Passage {
    /// Parses `7`, `7.3` or `11.2a`.
    pub fn read(text: &str) -> Option<Passage> {
        if text.contains('.') {
            Article::read(text).map(Passage::Article)
        } else {
            number(text).map(Passage::Chapter)
        }
    }
}

impl fmt::Display for Passage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Passage::Chapter(chapter) => chapter.fmt(f),
            Passage::Article(article) => article.fmt(f),
        }
    }
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()))
}

impl Article {
    /// Parses `7.3` or `11.2a`, the letter in either case.
    pub fn read(text: &str) -> Option<Article> {
        let (chapter, rest) = text.split_once('.')?;
        let letter = |c: char| c.is_ascii_alphabetic();
        let last = rest.chars().next_back().filter(|c| letter(*c));
        let chapter = number(chapter)?;
        let number = number(rest.strip_suffix(letter).unwrap_or(rest))?;
        Some(match last {
            Some(letter) => part(chapter, number, letter.to_ascii_lowercase()),
            None => article(chapter, number),
        })
    }

    pub fn letter(self) -> Option<char> {
        self.part.map(|letter| char::from(letter.get()))
    }

    #[must_use]
    pub const fn whole(self) -> Article {
        article(self.chapter, self.number)
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.chapter.fmt(f)?;
        f.write_str(".")?;
        self.number.fmt(f)?;
        self.letter().map_or(Ok(()), |letter| letter.fmt(f))
    }
}

impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Cites articles after a sentence, like `[7.3, 11.2a]`; empty if there are none.
pub fn cited(articles: &[Article]) -> String {
    if articles.is_empty() {
        return String::new();
    }
    format!("[{}]", articles.iter().map(Article::to_string).collect::<Vec<_>>().join(", "))
}
