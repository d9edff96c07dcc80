//! Rulebook and code cite each other.

use crate::support::sources::{below, root};
use nos_base::table::article::part;
use nos_base::{Article, Block, Clause, Language, Passage, Rulebook, article};
use nos_laws::LAWS;
use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

type EntryOutcome<T = ()> = Result<T, Box<dyn Error>>;

/// Articles without a citation, and why.
const NEED_NO_CODE: [(&str, &str); 6] = rows! {
    "1.2", "there are just these tiles; another one cannot be typed";
    "4.12", "an announcement that is none is refused by the article that it misses";
    "6.1", "whose turn it is follows from the seats, and a tile out of turn is 11.2c";
    "6.5", "the table sees it; a tile once entered stands until it is corrected";
    "11.1", "says how much every other article of its chapter costs";
    "12.4", "money changes hands away from the table; no chips move";
};

/// Returns the articles cited in the sources of a folder, outside tests: `article(7, 1)`, `part(11,
/// 2, 'a')`, or `= 7 1` after a row of `messages!`.
fn cited(folder: &str) -> EntryOutcome<BTreeSet<Article>> {
    let mut cited = BTreeSet::new();
    let sources = below(&root().join(folder), ".rs");
    assert!(!sources.is_empty());
    for path in sources {
        let text = fs::read_to_string(&path)?;
        let code = text.split("#[cfg(test)]").next().unwrap_or("");
        for line in code.lines() {
            let row = line.trim_end_matches(',').rsplit_once(" = ");
            let numbers = row.and_then(|(_, numbers)| numbers.split_once(' '));
            let numbers = numbers.map(|(chapter, number)| (chapter.parse(), number.parse()));
            if let Some((Ok(chapter), Ok(number))) = numbers {
                cited.insert(article(chapter, number));
            }
        }
        let packed: String = code.split_whitespace().collect();
        for call in ["article(", "part("] {
            for (at, _) in packed.match_indices(call) {
                let arguments = packed[at + call.len()..].split(')').next().unwrap_or("");
                let mut arguments = arguments.split(',').filter(|word| !word.is_empty());
                let mut number = || arguments.next()?.parse().ok();
                let (Some(chapter), Some(number)) = (number(), number()) else { continue };
                let letter =
                    arguments.next().and_then(|letter| letter.trim_matches('\'').chars().next());
                cited.insert(match letter {
                    Some(letter) => part(chapter, number, letter),
                    None => article(chapter, number),
                });
            }
        }
    }
    Ok(cited)
}

fn articles() -> impl Iterator<Item = &'static Clause> {
    nos_laws::nos::LAW.library().rulebook.chapters.iter().flat_map(|chapter| &chapter.clauses)
}

#[test]
fn every_article_that_is_cited_exists() -> EntryOutcome {
    let cited = cited("src/laws/nos")?;
    assert!(cited.len() > 50, "only {} were found", cited.len());
    for article in cited {
        nos_laws::nos::LAW.library().rulebook.clause(article)?;
    }
    Ok(())
}

#[test]
fn every_article_is_cited_by_the_law_or_needs_no_code() -> EntryOutcome {
    // Every verb's ruling cites the first article of its row.
    let rows = nos_laws::nos::LAW.language.lexicon().vocabulary.entries.iter();
    let rows = rows.filter_map(|row| Article::read(row.articles.first()?));
    let cited: BTreeSet<Article> =
        cited("src/laws/nos")?.into_iter().chain(rows).map(Article::whole).collect();
    let uncited: Vec<String> = articles()
        .filter(|clause| !cited.contains(&clause.article))
        .map(|clause| clause.article.to_string())
        .collect();
    let listed: Vec<&str> = NEED_NO_CODE.iter().map(|(article, _)| *article).collect();
    assert_eq!(uncited, listed);
    assert!(NEED_NO_CODE.iter().all(|(_, reason)| !reason.is_empty()));
    Ok(())
}

#[test]
fn every_article_that_an_article_refers_to_exists() -> EntryOutcome {
    let mut checked = 0;
    for clause in articles() {
        let Some(Block::Words(words)) = clause.blocks.first() else { continue };
        for word in words.split(|c: char| !c.is_ascii_alphanumeric() && c != '.') {
            let Some(article) = Article::read(word.trim_end_matches('.')) else { continue };
            nos_laws::nos::LAW.library().rulebook.clause(article)?;
            checked += 1;
        }
    }
    assert!(checked > 20, "only {checked} were found");
    Ok(())
}

#[test]
fn chapters_and_articles_are_numbered_in_order_and_none_is_empty() {
    let book = &nos_laws::nos::LAW.library().rulebook;
    assert_eq!(book.title, "The Nos referee's rulebook");
    assert_eq!(book.preface.len(), 2);
    assert_eq!(book.chapters.len(), 13);
    for (chapter, at) in book.chapters.iter().zip(1..) {
        assert_eq!(chapter.number, at);
        assert!(!chapter.title.is_empty() && !chapter.clauses.is_empty());
        for (clause, number) in chapter.clauses.iter().zip(1..) {
            assert_eq!(clause.article, article(at, number));
            assert!(matches!(clause.blocks.first(), Some(Block::Words(words)) if words.len() > 10));
        }
    }
    assert_eq!(articles().count(), 79);
}

#[test]
fn the_rulebook_names_nothing_private() -> EntryOutcome {
    let text = fs::read_to_string(root().join("src/laws/nos/rulebook.md"))?;
    assert!(!text.contains("seeds"));
    Ok(())
}

#[test]
fn a_passage_is_a_chapter_an_article_or_a_part_of_one() {
    for text in ["7", "7.3", "11.2a"] {
        let read = Passage::read(text).map(|passage| passage.to_string());
        assert_eq!(read.as_deref(), Some(text));
    }
    assert_eq!(Passage::read("11.2A"), Some(part(11, 2, 'a').into()));
    for text in ["", "nos", "7.", "-7", "300", "7.3.1"] {
        assert_eq!(Passage::read(text), None, "{text}");
    }
}

#[test]
fn an_article_reads_as_it_prints() {
    for text in ["1.1", "11.2a", "13.6", "4.12"] {
        assert_eq!(Article::read(text).map(|article| article.to_string()).as_deref(), Some(text));
    }
    for text in ["", "7", "7.", ".3", "7.3.1", "7.a", "a.1", "+7.3", "7.é", "300.1"] {
        assert_eq!(Article::read(text), None, "{text}");
    }
}

/// Returns the rulebooks below a folder, by folder and language.
fn rulebooks(folder: &Path) -> EntryOutcome<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            found.extend(rulebooks(&path)?);
        } else if name.starts_with("rulebook.") && name.ends_with(".md") {
            found.push((folder.to_owned(), fs::read_to_string(&path)?));
        }
    }
    Ok(found)
}

#[test]
fn every_language_has_every_article_of_every_law() -> EntryOutcome {
    let all = rulebooks(&root().join("src/laws"))?;
    let mut read = 0;
    for (folder, text) in &all {
        let articles = |text: &str| -> Vec<String> {
            let book = Rulebook::read(text.to_owned().leak());
            let clauses = book.chapters.iter().flat_map(|chapter| &chapter.clauses);
            clauses.map(|clause| clause.article.to_string()).collect()
        };
        for (_, other) in all.iter().filter(|(other, _)| other == folder) {
            assert_eq!(articles(text), articles(other), "{folder:?}");
        }
        assert!(articles(text).len() > 15, "{folder:?}");
        read += 1;
    }
    let folders: BTreeSet<&PathBuf> = all.iter().map(|(folder, _)| folder).collect();
    assert_eq!(folders.len(), LAWS.len(), "a law has no rulebook.md");
    assert!(read <= LAWS.len() * Language::ALL.len());
    Ok(())
}
