//! What can be wrong in a `nos.toml`, and where.

use super::keys::{KeyRow, names, tables};
use crate::desk::outcome::Origin;
use crate::desk::point::Point;
use crate::table::name::Name;
use std::fmt;
use std::ops::Range;

/// How many faults are shown of one file.
const SHOWN: usize = 10;

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is not UTF-8.
    NotUtf8,
    /// It is not TOML.
    NotToml(String),
    /// There is no such table.
    NoSuchTable(String),
    /// Keys stand outside a table.
    NotATable(&'static str),
    /// The table has no such key.
    NoSuchKey {
        /// The table.
        table: &'static str,
        /// The key as it stands there.
        found: String,
    },
    /// The key does not take this value.
    Value(KeyRow),
    /// This is no name.
    NoName(String),
    /// A name stands twice.
    NameTwice(Name),
    /// A piece stands twice.
    PieceTwice(u32),
}

/// Something wrong, and the bytes that it stands in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The bytes of the text.
    pub span: Range<usize>,
    /// What is wrong.
    pub wrong: Wrong,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NotUtf8 => {
                f.write_str("from here on the file is not UTF-8 text; save it as UTF-8")
            }
            Wrong::NotToml(reason) => f.write_str(reason),
            Wrong::NoSuchTable(found) => {
                write!(f, "there is no table {}", shortened(found))?;
                suggested(f, found, tables())
            }
            Wrong::NotATable(table) => write!(
                f,
                "{table} is a table; write [{table}] on a line, and its keys below it"
            ),
            Wrong::NoSuchKey { table, found } => {
                write!(f, "the table {table} has no key {}", shortened(found))?;
                suggested(f, found, names(table))
            }
            Wrong::Value(row) => row.fmt(f),
            Wrong::NoName(reason) => f.write_str(reason),
            Wrong::NameTwice(name) => write!(
                f,
                "{name} stands here twice; names differ in more than their case"
            ),
            Wrong::PieceTwice(piece) => write!(f, "{piece} stands here twice"),
        }
    }
}

/// What was meant, where one word is near, or all there are.
fn suggested(
    f: &mut fmt::Formatter<'_>,
    found: &str,
    known: impl Iterator<Item = &'static str>,
) -> fmt::Result {
    let known: Vec<&str> = known.collect();
    let found = found.to_lowercase();
    let near = (found.chars().count() / 3).max(1);
    let distance = |word: &&str| strsim::osa_distance(&found, word);
    match known.iter().map(|word| (distance(word), word)).min() {
        Some((distance, word)) if distance <= near => write!(f, "; did you mean {word}?"),
        _ => write!(
            f,
            "; there are {}",
            crate::law::nos::show::ruling::listed(known.iter().copied())
        ),
    }
}

/// A word as it is shown in a message.
fn shortened(word: &str) -> String {
    let shown: String = word.chars().take(24).flat_map(char::escape_debug).collect();
    let more = if word.chars().nth(24).is_some() {
        "…"
    } else {
        ""
    };
    format!("\"{shown}{more}\"")
}

/// The faults as they are shown: each with its file, line and column, the line and a caret.
pub(super) fn shown(faults: &[Fault], text: &str, origin: &Origin) -> String {
    let mut shown = String::new();
    for fault in faults.iter().take(SHOWN) {
        let start = text.floor_char_boundary(fault.span.start.min(text.len()));
        let end = text
            .floor_char_boundary(fault.span.end.min(text.len()))
            .max(start);
        let (before, rest) = text.split_at(start);
        let begin = before.rfind('\n').map_or(0, |at| at + 1);
        let line = text[begin..].lines().next().unwrap_or("");
        let wrong = rest[..end - start].lines().next().unwrap_or("");
        let point = Point {
            column: before[begin..].chars().count() + 1,
            width: wrong.chars().count(),
            message: fault.wrong.to_string(),
            help: None,
        };
        let number = before.matches('\n').count() as u64 + 1;
        shown.push_str(&point.shown(origin, number, line));
    }
    match faults.len().saturating_sub(SHOWN) {
        0 => {}
        1 => shown.push_str("and one more"),
        more => shown.push_str(&format!("and {more} more")),
    }
    shown.truncate(shown.trim_end().len());
    shown
}
