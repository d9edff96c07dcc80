//! The colours of the prompt. Without colours only the text is written.

use anstyle::{AnsiColor, Style};

/// What a piece of text is, for its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Ordinary text.
    Plain,
    /// Who must act.
    Prompt,
    /// The state of the session.
    Standing,
    /// The verb of an entry.
    Verb,
    /// A tile.
    Piece,
    /// A keyword.
    Keyword,
    /// What is wrong.
    Wrong,
    /// A ruling.
    Hint,
    /// A ruling that is a foul.
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
            Ink::Piece => style.fg_color(Some(AnsiColor::Green.into())),
            Ink::Keyword => style.fg_color(Some(AnsiColor::Magenta.into())),
            Ink::Wrong => style.underline().fg_color(Some(AnsiColor::Red.into())),
            Ink::Hint => style.fg_color(Some(AnsiColor::BrightBlack.into())),
            Ink::HintFoul => style.fg_color(Some(AnsiColor::Red.into())),
        }
    }
}

/// A piece of text with its ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The ink.
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

/// Writes text, in the colour of its ink if `coloured`.
pub fn write_inked(out: &mut String, text: &str, ink: Ink, coloured: bool) {
    let style = ink.style();
    if coloured && !style.is_plain() && !text.is_empty() {
        out.push_str(&format!("{style}{text}{style:#}"));
    } else {
        out.push_str(text);
    }
}
