//! The width of text on the screen, and cutting it to fit.

use unicode_width::UnicodeWidthChar;

/// A character as it is shown, and its width in columns.
fn visible(c: char) -> (char, usize) {
    match c.width() {
        Some(columns) => (c, columns),
        None => (char::REPLACEMENT_CHARACTER, 1),
    }
}

/// The width of a text, in columns.
pub fn width(text: &str) -> usize {
    text.chars().map(|c| visible(c).1).sum()
}

/// Cuts a text to `room` columns. `…` marks what is left out.
pub fn cut(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.chars().map(|c| visible(c).0).collect();
    }
    let mut kept = String::new();
    let mut taken = 1;
    for c in text.chars() {
        let (c, columns) = visible(c);
        taken += columns;
        if taken > room {
            break;
        }
        kept.push(c);
    }
    if room > 0 {
        kept.push('…');
    }
    kept
}
