//! The width of text in a terminal, and wrapping.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The width of a text, in columns.
pub fn columns(text: &str) -> usize {
    text.width()
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
    let mut line = String::new();
    let mut used = 0;
    for piece in text.split_whitespace().flat_map(|word| pieces(word, room)) {
        let wide = columns(piece);
        let blank = usize::from(used > 0);
        if used + blank + wide > room {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(piece);
        used += wide;
    }
    lines.push(line);
    let blanks = " ".repeat(indent);
    lines
        .iter()
        .enumerate()
        .map(|(at, line)| {
            let before = if at == 0 { head } else { &blanks };
            format!("{before}{line}").trim_end().to_owned()
        })
        .collect()
}

/// Splits a word that is too long into pieces that fit.
fn pieces(word: &str, room: usize) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = word;
    while columns(rest) > room {
        let mut used = 0;
        let end = rest
            .char_indices()
            .find(|(at, c)| {
                used += c.width().unwrap_or(0);
                used > room && *at > 0
            })
            .map_or(rest.len(), |(at, _)| at);
        let (piece, after) = rest.split_at(end);
        pieces.push(piece);
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(rest);
    }
    pieces
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
