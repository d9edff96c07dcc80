//! The rulebook on the table: the whole of it, a chapter, an article or a part of one, in its own words.

use super::look::{Ink, Look};
use super::tables::{Column, table};
use super::width::{padded, wrapped};
use crate::table::article::{Article, Passage};
use crate::table::rulebook::{Block, Chapter, Clause, NoPassage, Rulebook};
use serde_json::{Value, json};

/// How far an article's text stands from the left, in columns; its number stands before it.
const INDENT: usize = 7;

/// From this width on a table stands under the text, below it at the left, in columns.
const ROOMY: usize = 80;

/// What the rulebook says; all of it where nothing is named.
///
/// # Errors
/// There is no such chapter, article or part.
pub fn rule(
    book: &Rulebook,
    passage: Option<Passage>,
    look: &Look,
) -> Result<Vec<String>, NoPassage> {
    Ok(match passage {
        None => whole(book, look),
        Some(Passage::Chapter(number)) => chapter(book.chapter(number)?, look),
        Some(Passage::Article(article)) => clause(&book.clause(article)?, look),
    })
}

/// The same in JSON: a list of articles with their numbers and words.
///
/// # Errors
/// There is no such chapter, article or part.
pub fn json(book: &Rulebook, passage: Option<Passage>) -> Result<Value, NoPassage> {
    let listed =
        |article: &Article| json!({ "number": article.to_string(), "text": text(book, *article) });
    let of_chapter = |chapter: &Chapter| -> Vec<Value> {
        let clauses = chapter.clauses.iter();
        clauses.map(|clause| listed(&clause.article)).collect()
    };
    Ok(match passage {
        None => book.chapters.iter().flat_map(of_chapter).collect(),
        Some(Passage::Chapter(number)) => of_chapter(book.chapter(number)?).into(),
        Some(Passage::Article(article)) => {
            book.clause(article)?;
            vec![listed(&article)].into()
        }
    })
}

/// The words of an article without marks, as one text; nothing if there is no such article.
pub fn text(book: &Rulebook, article: Article) -> String {
    let words = |block: &Block| match block {
        Block::Words(words) => words.clone(),
        Block::Table(rows) => {
            let rows: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
            rows.join("; ")
        }
    };
    let clause = book.clause(article);
    let blocks: Vec<String> = clause
        .iter()
        .flat_map(|own| own.blocks.iter().map(words))
        .collect();
    blocks.join(" ").replace(['*', '`'], "")
}

fn whole(book: &Rulebook, look: &Look) -> Vec<String> {
    let mut lines = vec![look.ink(Ink::Heading, book.title)];
    for block in &book.preface {
        lines.push(String::new());
        lines.extend(set(block, "", look));
    }
    for own in &book.chapters {
        lines.push(String::new());
        lines.extend(chapter(own, look));
    }
    lines
}

fn chapter(chapter: &Chapter, look: &Look) -> Vec<String> {
    let heading = format!("{} {}", chapter.number, chapter.title);
    let mut lines = vec![look.ink(Ink::Heading, &heading)];
    for own in &chapter.clauses {
        lines.push(String::new());
        lines.extend(clause(own, look));
    }
    lines
}

fn clause(clause: &Clause, look: &Look) -> Vec<String> {
    let number = padded(&clause.article.to_string(), INDENT);
    let mut lines = Vec::new();
    for (at, block) in clause.blocks.iter().enumerate() {
        if at == 0 {
            lines.extend(set(block, &number, look));
        } else {
            lines.push(String::new());
            lines.extend(set(block, &" ".repeat(INDENT), look));
        }
    }
    lines
}

/// A block after its head.
fn set(block: &Block, head: &str, look: &Look) -> Vec<String> {
    match block {
        Block::Words(words) => wrapped(head, &unmarked(words, look), look.measure()),
        Block::Table(rows) => {
            let indent = if look.columns() < ROOMY {
                0
            } else {
                head.len()
            };
            let narrower = look.at(look.measure() - indent);
            let mut rows = rows
                .iter()
                .map(|row| row.iter().map(|cell| unmarked(cell, look)).collect());
            let headings: Vec<String> = rows.next().unwrap_or_default();
            let columns: Vec<(&str, Column)> = headings
                .iter()
                .map(|heading| (heading.as_str(), Column::Words))
                .collect();
            let lines = table(&columns, rows, &narrower);
            lines
                .iter()
                .map(|line| format!("{}{line}", " ".repeat(indent)))
                .collect()
        }
    }
}

/// The words without the marks that stress them or say that they are code.
fn unmarked(words: &str, look: &Look) -> String {
    look.letters(&words.replace(['*', '`'], ""))
}
