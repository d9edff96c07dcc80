//! Text on the screen: its colours, its width, and cutting it to fit.
use anstyle::{Ansi256Color, Style};
use unicode_width::UnicodeWidthChar;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Plain,
    Prompt,
    Status,
    Verb,
    /// A tile.
    Piece,
    Keyword,
    Wrong,
    Hint,
    /// A ruling that is a foul.
    HintFoul,
}

impl Ink {
    /// These colours are legible on black and on white. The first 16 are what a terminal makes of them.
    fn style(self) -> Style {
        let style = Style::new();
        let color = match self {
            Ink::Plain => return style,
            Ink::Prompt => return style.bold(),
            Ink::Wrong => return Ansi256Color(161).on_default().underline(),
            Ink::Status => 31,
            Ink::Verb => 27,
            Ink::Piece => 28,
            Ink::Keyword => 163,
            Ink::Hint => 243,
            Ink::HintFoul => 161,
        };
        Ansi256Color(color).on_default()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub ink: Ink,
    pub text: String,
}

impl Piece {
    pub fn new(ink: Ink, text: impl Into<String>) -> Piece {
        Piece {
            ink,
            text: text.into(),
        }
    }
}

pub fn write_inked(out: &mut String, text: &str, ink: Ink, coloured: bool) {
    let style = ink.style();
    if coloured && !style.is_plain() && !text.is_empty() {
        out.push_str(&format!("{style}{text}{style:#}"));
    } else {
        out.push_str(text);
    }
}

/// A character as it is shown, and its width in columns.
fn visible(c: char) -> (char, usize) {
    match c.width() {
        Some(columns) => (c, columns),
        None => (char::REPLACEMENT_CHARACTER, 1),
    }
}

pub fn width(text: &str) -> usize {
    text.chars().map(|c| visible(c).1).sum()
}

/// Cuts a text to `room` columns, between words unless a word takes more than half of them. `…` marks what is left out.
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
