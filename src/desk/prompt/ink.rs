//! What the parts of a screen look like: colours where they are wanted, and nothing but the text where not.

use anstyle::{AnsiColor, Style};

/// What a piece of text is, for the eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Nothing special.
    Plain,
    /// Who is to act.
    Prompt,
    /// Where the evening stands.
    Standing,
    /// The verb of an entry.
    Verb,
    /// A tile.
    Tile,
    /// A keyword.
    Keyword,
    /// What cannot be.
    Wrong,
    /// What would be ruled.
    Hint,
    /// What would be a foul.
    HintFoul,
}

impl Ink {
    fn style(self) -> Style {
        let style = Style::new();
        match self {
            Ink::Plain => style,
            Ink::Prompt => style.bold(),
            Ink::Standing => style.fg_color(Some(AnsiColor::Cyan.into())),
            Ink::Verb => style.fg_color(Some(AnsiColor::Blue.into())),
            Ink::Tile => style.fg_color(Some(AnsiColor::Green.into())),
            Ink::Keyword => style.fg_color(Some(AnsiColor::Magenta.into())),
            Ink::Wrong => style.underline().fg_color(Some(AnsiColor::Red.into())),
            Ink::Hint => style.fg_color(Some(AnsiColor::BrightBlack.into())),
            Ink::HintFoul => style.fg_color(Some(AnsiColor::Red.into())),
        }
    }
}

/// A piece of text and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What it is.
    pub ink: Ink,
    /// The text.
    pub text: String,
}

impl Piece {
    /// This text in this ink.
    pub fn new(ink: Ink, text: impl Into<String>) -> Piece {
        Piece {
            ink,
            text: text.into(),
        }
    }
}

/// Writes text in its ink, or as it is.
pub fn write_inked(out: &mut String, text: &str, ink: Ink, coloured: bool) {
    let style = ink.style();
    if coloured && !style.is_plain() && !text.is_empty() {
        out.push_str(&format!("{style}{text}{style:#}"));
    } else {
        out.push_str(text);
    }
}
