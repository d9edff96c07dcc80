//! A rulebook: the text that rulings cite, found by the numbers of its articles.

use super::article::{Article, part};
use crate::messages;
use crate::words::translation;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph as one line of Markdown: `**` and `*` for stress, backquotes for code.
    Words(String),
    /// The rows of a table; the first has the headings.
    Table(Vec<Vec<&'static str>>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    pub article: Article,
    pub blocks: Vec<Block>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    pub number: u8,
    pub title: &'static str,
    pub clauses: Vec<Clause>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook {
    pub title: &'static str,
    /// Whether it is in English because the chosen language lacks it.
    pub is_in_english: bool,
    pub preface: Vec<Block>,
    pub chapters: Vec<Chapter>,
}

messages! {
    /// Why a passage was not found, with the last one that exists.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum NoPassage {
        Chapter { asked: u8, last: u8 },
        Article { asked: Article, chapter: u8, last: u8 },
        Part { asked: Article, whole: Article, last: Option<String> },
        Words(words: String),
    }
}

shell_errors!(NoPassage);

impl Rulebook {
    /// Parses Markdown: `##` begins a chapter, a number an article, `|` a row of a table.
    pub fn read(text: &'static str) -> Rulebook {
        let mut book = Rulebook::default();
        let mut goes_on = false;
        for line in text.lines().filter(|line| !translation::is_comment(line)) {
            if let Some(heading) = line.strip_prefix("## ") {
                let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
                book.chapters.push(Chapter {
                    number: number.parse().unwrap_or(0),
                    title,
                    clauses: Vec::new(),
                });
                goes_on = false;
            } else if let Some(title) = line.strip_prefix("# ") {
                book.title = title;
            } else if line.trim().is_empty() {
                goes_on = false;
            } else {
                match (numbered(line), book.chapters.last_mut()) {
                    (Some((article, words)), Some(chapter)) => chapter
                        .clauses
                        .push(Clause { article, blocks: vec![Block::Words(words.to_owned())] }),
                    (Some(_), None) => {}
                    (None, _) => book.add(line.trim(), goes_on),
                }
                goes_on = true;
            }
        }
        book
    }

    fn add(&mut self, line: &'static str, goes_on: bool) {
        let blocks = match self.chapters.last_mut() {
            None => &mut self.preface,
            Some(chapter) => match chapter.clauses.last_mut() {
                None => return,
                Some(clause) => &mut clause.blocks,
            },
        };
        if let Some(row) = line.strip_prefix('|') {
            let cells: Vec<&str> = row.trim_end_matches('|').split('|').map(str::trim).collect();
            match blocks.last_mut() {
                _ if cells.iter().all(|cell| cell.bytes().all(|b| b == b'-')) => {}
                Some(Block::Table(rows)) => rows.push(cells),
                _ => blocks.push(Block::Table(vec![cells])),
            }
            return;
        }
        match blocks.last_mut() {
            Some(Block::Words(words)) if goes_on => {
                words.push(' ');
                words.push_str(line);
            }
            _ => blocks.push(Block::Words(line.to_owned())),
        }
    }

    pub fn chapter(&self, asked: u8) -> Result<&Chapter, NoPassage> {
        let found = self.chapters.iter().find(|chapter| chapter.number == asked);
        let last = self.chapters.last().map_or(0, |chapter| chapter.number);
        found.ok_or(NoPassage::Chapter { asked, last })
    }

    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// Returns an article, or a lettered part after the words that precede all parts.
    pub fn clause(&self, asked: Article) -> Result<Clause, NoPassage> {
        let clauses = &self.chapter(asked.chapter)?.clauses;
        let whole = asked.whole();
        let Some(clause) = clauses.iter().find(|clause| clause.article == whole) else {
            return Err(NoPassage::Article {
                asked: whole,
                chapter: whole.chapter,
                last: clauses.last().map_or(0, |clause| clause.article.number),
            });
        };
        match asked.letter() {
            None => Ok(clause.clone()),
            Some(letter) => clause.part(letter).ok_or_else(|| NoPassage::Part {
                asked,
                whole,
                last: clause.parts().last().map(|(letter, _)| letter.to_string()),
            }),
        }
    }

    pub fn with(&self, words: &str) -> Result<Vec<Article>, NoPassage> {
        let with = |clause: &Clause| has(&clause.text(), words).then_some(clause.article);
        let found: Vec<Article> = self.clauses().filter_map(with).collect();
        if found.is_empty() { Err(NoPassage::Words(words.to_owned())) } else { Ok(found) }
    }
}

/// Whether a text contains these words in any case; the last may be a prefix.
pub fn has(text: &str, words: &str) -> bool {
    let (text, words) = (text.to_lowercase(), words.to_lowercase());
    text.match_indices(&words).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        !before.is_some_and(char::is_alphanumeric)
    })
}

fn numbered(line: &str) -> Option<(Article, &str)> {
    let (number, words) = line.split_once(' ')?;
    Some((Article::read(number).filter(|number| number.letter().is_none())?, words))
}

impl Clause {
    pub fn text(&self) -> String {
        let words = |block: &Block| match block {
            Block::Words(words) => words.clone(),
            Block::Table(rows) => {
                rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join("; ")
            }
        };
        self.blocks.iter().map(words).collect::<Vec<_>>().join(" ").replace(['*', '`'], "")
    }

    fn words(&self) -> &str {
        match self.blocks.first() {
            Some(Block::Words(words)) => words,
            _ => "",
        }
    }

    /// Returns the lettered parts of the first paragraph: each letter and the place of its mark.
    fn parts(&self) -> Vec<(char, usize)> {
        let words = self.words();
        let mut parts = Vec::new();
        let mut from = 0;
        for letter in 'a'..='z' {
            let mark = format!("({letter}) ");
            // A part begins the article or follows a colon or semicolon; other letters are
            // references.
            let found = words.match_indices(&mark).map(|(at, _)| at).find(|at| {
                let before = words.get(..*at).unwrap_or("").trim_end();
                *at >= from && (before.is_empty() || before.ends_with([':', ';']))
            });
            let Some(at) = found else { break };
            parts.push((letter, at));
            from = at + mark.len();
        }
        parts
    }

    fn part(&self, letter: char) -> Option<Clause> {
        let (words, parts) = (self.words(), self.parts());
        let at = parts.iter().position(|(other, _)| *other == letter)?;
        let end = parts.get(at + 1).map_or(words.len(), |(_, next)| *next);
        let lead = words.get(..parts.first()?.1)?;
        let words = words.get(parts.get(at)?.1..end)?.trim_end().trim_end_matches(';');
        Some(Clause {
            article: part(self.article.chapter, self.article.number, letter),
            blocks: vec![Block::Words(format!("{lead}{words}"))],
        })
    }
}
