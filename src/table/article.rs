//! Articles of the rulebook, by number.

use std::fmt;

/// An article of the rulebook, such as `7.3`, or a lettered part of one, such as `11.2a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    /// The chapter, 1 to 13.
    pub chapter: u8,
    /// The article's number in its chapter.
    pub number: u8,
    /// The letter of the part, where one is meant.
    pub part: Option<char>,
}

/// The article with this number.
pub const fn article(chapter: u8, number: u8) -> Article {
    Article {
        chapter,
        number,
        part: None,
    }
}

/// A lettered part of an article.
pub const fn part(chapter: u8, number: u8, letter: char) -> Article {
    Article {
        chapter,
        number,
        part: Some(letter),
    }
}

impl Article {
    /// Reads `7.3` or `11.2a`.
    pub fn read(text: &str) -> Option<Article> {
        let (chapter, rest) = text.split_once('.')?;
        let letter = rest.chars().next_back().filter(char::is_ascii_lowercase);
        let number = if letter.is_some() {
            &rest[..rest.len() - 1]
        } else {
            rest
        };
        let digits = |text: &str| {
            text.bytes()
                .all(|b| b.is_ascii_digit())
                .then(|| text.parse().ok())
                .flatten()
        };
        Some(Article {
            chapter: digits(chapter)?,
            number: digits(number)?,
            part: letter,
        })
    }

    /// The whole article, without the letter.
    #[must_use]
    pub const fn whole(self) -> Article {
        article(self.chapter, self.number)
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.chapter, self.number)?;
        match self.part {
            Some(letter) => write!(f, "{letter}"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Articles as they are cited after a sentence, such as `[7.3, 11.2a]`; nothing without any.
pub fn cited(articles: &[Article]) -> String {
    if articles.is_empty() {
        return String::new();
    }
    let numbers: Vec<String> = articles.iter().map(Article::to_string).collect();
    format!("[{}]", numbers.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_reads_as_it_prints() {
        for text in ["1.1", "11.2a", "13.6", "4.12"] {
            assert_eq!(
                Article::read(text)
                    .map(|article| article.to_string())
                    .as_deref(),
                Some(text)
            );
        }
        for text in [
            "", "7", "7.", ".3", "7.3.1", "7.a", "a.1", "+7.3", "7.é", "300.1",
        ] {
            assert_eq!(Article::read(text), None, "{text}");
        }
    }
}
