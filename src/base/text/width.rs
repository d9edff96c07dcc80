//! The width of text in a terminal, wrapping, and numbers with their nouns.

use std::borrow::Cow;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

pub fn columns(text: &str) -> usize {
    if is_plain(text) { text.len() } else { text.width() }
}

pub fn widest(text: &str) -> usize {
    if is_plain(text) { text.len() } else { text.lines().map(columns).max().unwrap_or(0) }
}

/// Whether a text has only visible ASCII and blanks. Tests many bytes at once.
fn is_plain(text: &str) -> bool {
    text.bytes().fold(true, |plain, byte| plain & matches!(byte, b' '..=b'~'))
}

/// Returns the row, from 0, of the cursor after a text in a window of this width.
pub fn row_at_end(text: &str, columns: usize) -> usize {
    let columns = columns.max(1);
    let mut rows: Vec<usize> = text.split('\n').map(visible_width).collect();
    let last = rows.pop().unwrap_or_default();
    rows.into_iter().map(|row| row.max(1).div_ceil(columns)).sum::<usize>() + last / columns
}

/// Pads a text with blanks to this width; leaves a wider one unchanged.
pub fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// Puts a number before the first line, and indents the others by its width.
pub fn numbered(number: u32, lines: &[String], width: usize) -> Vec<String> {
    let head = |at| {
        if at == 0 { format!("{number:>4}  ") } else { " ".repeat(6) }
    };
    lines.iter().enumerate().flat_map(|(at, line)| wrapped(&head(at), line, width)).collect()
}

/// Wraps text to this width. The first line begins with `head`; its width indents the others.
pub fn wrapped(head: &str, text: &str, width: usize) -> Vec<String> {
    let indent = columns(head);
    let room = width.saturating_sub(indent).max(1);
    let text = single_spaced(text);
    let (line, mut rest) = broken(&text, room);
    let mut first = [head, line].concat();
    first.truncate(first.trim_end().len());
    let mut lines = vec![first];
    while !rest.is_empty() {
        let (line, after) = broken(rest, room);
        lines.push([&*" ".repeat(indent), line].concat());
        rest = after;
    }
    lines
}

/// Leaves one blank between words, and none around them.
fn single_spaced(text: &str) -> Cow<'_, str> {
    let blanks = text.starts_with(' ') || text.ends_with(' ');
    let or = |double: bool, pair: (u8, u8)| double | (pair == (b' ', b' '));
    let double = text.bytes().zip(text.bytes().skip(1)).fold(false, or);
    if !blanks && !double && is_plain(text) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Splits off the words that fit. Breaks a word longer than the room.
fn broken(text: &str, room: usize) -> (&str, &str) {
    let fits = beginning(text, room);
    let rest = text.get(fits.len()..).unwrap_or_default();
    if rest.is_empty() {
        return (fits, rest);
    }
    if let Some(rest) = rest.strip_prefix(' ') {
        return (fits, rest);
    }
    match fits.rsplit_once(' ') {
        Some((line, _)) => (line, text.get(line.len() + 1..).unwrap_or_default()),
        None => (fits, rest),
    }
}

pub fn beginning(text: &str, room: usize) -> &str {
    // A letter never takes more columns than bytes.
    if text.len() <= room {
        return text;
    }
    if text.get(..=room).is_some_and(is_plain) {
        return text.get(..room).unwrap_or(text);
    }
    let mut used = 0;
    let end = text.char_indices().find(|(at, c)| {
        used += c.width().unwrap_or(0);
        used > room && *at > 0
    });
    let mut fits = end.map_or(text, |(at, _)| text.get(..at).unwrap_or(text));
    // A letter can be wider next to others than alone.
    while columns(fits) > room
        && let Some((at @ 1.., _)) = fits.char_indices().next_back()
    {
        fits = fits.get(..at).unwrap_or_default();
    }
    fits
}

/// A number with its noun: `1 entry`, `2 entries`.
pub fn counted(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

fn visible(c: char) -> (char, usize) {
    c.width().map_or((char::REPLACEMENT_CHARACTER, 1), |columns| (c, columns))
}

/// Returns the width of a text, with each invisible character shown as �.
pub fn visible_width(text: &str) -> usize {
    text.chars().map(|c| visible(c).1).sum()
}

/// Cuts a text to `room` columns and adds `…`. Cuts between words unless one fills half the room.
pub fn cut(text: &str, room: usize) -> String {
    if visible_width(text) <= room {
        return text.chars().map(|c| visible(c).0).collect();
    }
    let mut kept = String::new();
    let mut taken = 1;
    for c in text.chars() {
        let (c, columns) = visible(c);
        taken += columns;
        if taken > room {
            let words = kept.rfind(' ').filter(|end| c != ' ' && 2 * end > room);
            kept.truncate(words.unwrap_or(kept.trim_end().len()));
            break;
        }
        kept.push(c);
    }
    if room > 0 {
        kept.push('…');
    }
    kept
}
