//! How text is to look: what the desk finds out about the terminal and the settings, and print obeys.

use super::width::wrapped;
use anstyle::{AnsiColor, Style};

/// The width that is taken where the terminal's is not known, in columns.
pub const WIDTH: usize = 80;

/// The narrowest width that is still used, in columns; below it lines run over.
pub const NARROWEST: usize = 20;

/// The widest that running text is set, in columns: longer lines are hard to read.
const MEASURE: usize = 100;

/// How much deeper the further lines of a sentence stand, in columns.
const STEP: usize = 2;

/// How text is to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// How many columns there are.
    pub width: usize,
    /// Whether boxes are drawn with ASCII characters alone.
    pub ascii: bool,
    /// Whether colours and bold letters are wanted.
    pub color: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            width: WIDTH,
            ascii: false,
            color: false,
        }
    }
}

/// What a piece of text is, for its colour; nothing is told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Running text.
    #[default]
    Plain,
    /// A heading.
    Heading,
    /// The set.
    Set,
    /// An end that may be played on.
    Open,
    /// An end that may not.
    Shut,
}

impl Ink {
    fn style(self) -> Style {
        match self {
            Ink::Plain => Style::new(),
            Ink::Heading | Ink::Set => Style::new().bold(),
            Ink::Open => AnsiColor::Green.on_default().bold(),
            Ink::Shut => Style::new().dimmed(),
        }
    }
}

impl Look {
    /// This look at another width.
    #[must_use]
    pub fn at(self, width: usize) -> Look {
        Look { width, ..self }
    }

    /// How many columns there are to fill.
    pub fn columns(&self) -> usize {
        self.width.max(NARROWEST)
    }

    /// How many columns running text takes.
    pub fn measure(&self) -> usize {
        self.columns().min(MEASURE)
    }

    /// The text in its ink.
    pub fn ink(&self, ink: Ink, text: &str) -> String {
        if self.color && ink != Ink::Plain && !text.is_empty() {
            let style = ink.style();
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// The sign of something left out or unknown.
    pub fn dash(&self) -> &'static str {
        if self.ascii { "-" } else { "–" }
    }

    /// Sentences, each on lines of its own and as far from the left as it is; its further lines stand a
    /// step deeper.
    pub fn set(&self, sentences: &[String]) -> Vec<String> {
        let lines = sentences.iter().flat_map(|sentence| {
            let words = sentence.trim_start_matches(' ');
            let indent = " ".repeat(sentence.len() - words.len());
            let room = self.measure().saturating_sub(indent.len() + STEP).max(1);
            let lines = wrapped("", &self.signs(words), room)
                .into_iter()
                .enumerate();
            lines.map(move |(at, line)| {
                let deeper = if at == 0 { 0 } else { STEP };
                format!("{indent}{}{line}", " ".repeat(deeper))
            })
        });
        lines.collect()
    }

    /// The signs of arithmetic as there are; no name has one.
    fn signs(&self, text: &str) -> String {
        if self.ascii {
            text.replace('−', "-").replace('×', "x")
        } else {
            text.to_owned()
        }
    }

    /// The program's own words with the letters that there are; a player's name is never changed.
    pub fn letters(&self, text: &str) -> String {
        if !self.ascii || text.is_ascii() {
            return text.to_owned();
        }
        text.chars().fold(String::new(), |mut plain, c| {
            match c {
                'ü' => plain.push('u'),
                '…' => plain.push_str("..."),
                '−' | '–' => plain.push('-'),
                c => plain.push(c),
            }
            plain
        })
    }
}
