//! Prints the rulebook: all of it, a chapter, an article or a part of one.

use nos_base::table::rulebook::{Chapter, has};
use nos_base::text::tables::table;
use nos_base::text::width::{padded, wrapped};
use nos_base::{Article, Block, Clause, Column, Ink, Look, NoPassage, Passage, Rulebook};
use nos_entry::RuleQuery;
use serde_json::{Value, json};
use std::iter::{once, repeat};

const INDENT: usize = 7;

/// From this width in columns, a table is indented like the text.
const ROOMY: usize = 80;

pub fn rule(book: &Rulebook, sought: &RuleQuery, look: &Look) -> Result<Vec<String>, NoPassage> {
    let mut lines = match sought {
        RuleQuery::Everything => whole(book, look),
        RuleQuery::Passage(Passage::Chapter(number)) => chapter(book.chapter(*number)?, look),
        RuleQuery::Passage(Passage::Article(article)) => clause(&book.clause(*article)?, look),
        RuleQuery::Words(words) => {
            let found = book.with(words)?.into_iter().flat_map(|article| {
                let text = text(book, article);
                let found = |part| has(part, words).then(|| part.trim_end_matches('.'));
                let sentences: Vec<&str> = text.split(". ").filter_map(found).collect();
                let words = look.letters(&format!("{}.", sentences.join(". … ")));
                wrapped(&padded(&article.to_string(), INDENT), &words, look.measure())
            });
            found.collect()
        }
    };
    if book.is_in_english {
        lines.extend(wrapped("", &message!("rulebook-in-english"), look.measure()));
    }
    Ok(lines)
}

pub fn json(book: &Rulebook, sought: &RuleQuery) -> Result<Value, NoPassage> {
    let listed =
        |article: &Article| json!({ "number": article.to_string(), "text": text(book, *article) });
    let of_clause = |clause: &Clause| listed(&clause.article);
    let of_chapter = |chapter: &Chapter| chapter.clauses.iter().map(of_clause).collect::<Vec<_>>();
    Ok(match sought {
        RuleQuery::Everything => book.chapters.iter().flat_map(of_chapter).collect(),
        RuleQuery::Passage(Passage::Chapter(number)) => of_chapter(book.chapter(*number)?).into(),
        RuleQuery::Passage(Passage::Article(article)) => {
            book.clause(*article)?;
            vec![listed(article)].into()
        }
        RuleQuery::Words(words) => book.with(words)?.iter().map(listed).collect(),
    })
}

/// Returns an article as one text without Markdown; empty if there is no such article.
pub fn text(book: &Rulebook, article: Article) -> String {
    book.clause(article).map_or_else(|_| String::new(), |book| book.text())
}

fn whole(book: &Rulebook, look: &Look) -> Vec<String> {
    let title = vec![look.ink(Ink::Heading, book.title)];
    let preface = book.preface.iter().map(|block| set(block, "", look));
    parted(once(title).chain(preface).chain(book.chapters.iter().map(|part| chapter(part, look))))
}

fn parted(parts: impl Iterator<Item = Vec<String>>) -> Vec<String> {
    parts.collect::<Vec<_>>().join(&String::new())
}

fn chapter(chapter: &Chapter, look: &Look) -> Vec<String> {
    let heading = vec![look.ink(Ink::Heading, &format!("{} {}", chapter.number, chapter.title))];
    parted(once(heading).chain(chapter.clauses.iter().map(|part| clause(part, look))))
}

fn clause(clause: &Clause, look: &Look) -> Vec<String> {
    let heads = once(padded(&clause.article.to_string(), INDENT)).chain(repeat(" ".repeat(INDENT)));
    parted(clause.blocks.iter().zip(heads).map(|(block, head)| set(block, &head, look)))
}

fn set(block: &Block, head: &str, look: &Look) -> Vec<String> {
    match block {
        Block::Words(words) => wrapped(head, &unmarked(words, look), look.measure()),
        Block::Table(rows) => {
            let indent = if look.columns() < ROOMY { 0 } else { head.len() };
            let narrower = look.at(look.measure() - indent);
            let cells = |row: &Vec<&str>| row.iter().map(|cell| unmarked(cell, look)).collect();
            let mut rows = rows.iter().map(cells);
            let headings: Vec<String> = rows.next().unwrap_or_default();
            let of_words = |heading| (heading, Column::Words);
            let columns: Vec<_> = headings.into_iter().map(of_words).collect();
            let lines = table(&columns, rows, &narrower);
            lines.into_iter().map(|line| format!("{:indent$}{line}", "")).collect()
        }
    }
}

fn unmarked(words: &str, look: &Look) -> String {
    look.letters(&words.replace(['*', '`'], ""))
}
