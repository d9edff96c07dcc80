//! The width of text in a terminal, and wrapping.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The width of a text, in columns.
pub fn columns(text: &str) -> usize {
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~');
    if text.bytes().all(is_plain) {
        text.len()
    } else {
        text.width()
    }
}

/// Pads a text with blanks to this width. A wider text stays as it is.
pub fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(columns(text));
    format!("{text}{}", " ".repeat(blanks))
}

/// Lines under one number: it stands before the first, and the others are indented as far.
pub fn numbered(number: u32, lines: &[String], width: usize) -> Vec<String> {
    let head = |at| {
        if at == 0 {
            format!("{number:>4}  ")
        } else {
            " ".repeat(6)
        }
    };
    lines
        .iter()
        .enumerate()
        .flat_map(|(at, line)| wrapped(&head(at), line, width))
        .collect()
}

/// Wraps text to lines of this width. The first begins with `head`, and the others are indented as far.
pub fn wrapped(head: &str, text: &str, width: usize) -> Vec<String> {
    let indent = columns(head);
    let room = width.saturating_sub(indent).max(1);
    let mut lines = Vec::new();
    let mut line = head.to_owned();
    let mut used = 0;
    for word in text.split_whitespace() {
        let mut rest = word;
        while !rest.is_empty() {
            let (piece, wide) = beginning(rest, room);
            rest = rest.get(piece.len()..).unwrap_or_default();
            let blank = usize::from(used > 0);
            if used + blank + wide > room {
                lines.push(ended(line));
                line = " ".repeat(indent);
                used = 0;
            }
            if used > 0 {
                line.push(' ');
                used += 1;
            }
            line.push_str(piece);
            used += wide;
        }
    }
    lines.push(ended(line));
    lines
}

/// A line without blanks at its end.
fn ended(mut line: String) -> String {
    line.truncate(line.trim_end().len());
    line
}

/// As much of a word as there is room for, but at least one letter, and its width.
fn beginning(word: &str, room: usize) -> (&str, usize) {
    let wide = columns(word);
    if wide <= room {
        return (word, wide);
    }
    let mut used = 0;
    let end = word.char_indices().find(|(at, c)| {
        used += c.width().unwrap_or(0);
        used > room && *at > 0
    });
    let piece = end.map_or(word, |(at, _)| word.get(..at).unwrap_or(word));
    (piece, columns(piece))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lines_after_the_first_are_indented_as_far_as_the_head() {
        assert_eq!(
            wrapped("7.3  ", "The player must ask.", 15),
            ["7.3  The player", "     must ask."]
        );
        assert_eq!(wrapped("", "", 10), [""]);
        assert_eq!(wrapped("7.3", "", 10), ["7.3"]);
    }

    #[test]
    fn wide_and_combining_letters_count_as_they_are_shown() {
        assert_eq!(columns("李明"), 4);
        assert_eq!(columns("e\u{301}"), 1);
        assert_eq!(wrapped("", "李明 李明", 8), ["李明", "李明"]);
        assert_eq!(wrapped("", "李明李明", 5), ["李明", "李明"]);
        assert_eq!(padded("李", 4), "李  ");
    }

    proptest! {
        #[test]
        fn no_line_is_too_wide_and_no_letter_is_lost(text in "[ a-z李é]{0,80}", width in 2usize..40) {
            let lines = wrapped("", &text, width);
            prop_assert!(lines.iter().all(|line| columns(line) <= width));
            let letters = |text: &str| text.chars().filter(|c| *c != ' ').collect::<String>();
            prop_assert_eq!(letters(&lines.concat()), letters(&text));
        }
    }
}
