//! The look of text, as the desk derives it from the terminal and the settings.

use super::width::wrapped;
use anstyle::{Ansi256Color, Style};
use std::fmt;

pub const WIDTH: usize = 80;

/// The narrowest width in use, in columns. In a narrower window, lines overflow.
pub const NARROWEST: usize = 20;

/// The widest running text, in columns. Longer lines are hard to read.
const MEASURE: usize = 100;

/// The indent of later lines of a sentence, in columns.
const STEP: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    pub width: usize,
    /// Whether to use only ASCII for boxes, signs and the program's words.
    pub ascii: bool,
    pub color: bool,
    /// Whether to list tables and tiles instead of drawing boxes, for a screen reader.
    pub plain: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { width: WIDTH, ascii: false, color: false, plain: false }
    }
}

/// The kind of a piece of text, for its colour. Colour is never the only sign of anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    #[default]
    Plain,
    Heading,
    Set,
    /// An open end that may be played on.
    Open,
    /// An open end that may not be played on.
    Shut,
    Prompt,
    Status,
    Verb,
    Piece,
    Keyword,
    Wrong,
    Hint,
    HintFoul,
}

impl Ink {
    /// These colours are legible on black and on white. The terminal defines the first 16.
    fn style(self) -> Style {
        let colour = |number| Ansi256Color(number).on_default();
        match self {
            Ink::Plain => Style::new(),
            Ink::Heading | Ink::Set | Ink::Prompt => Style::new().bold(),
            Ink::Open => colour(28).bold(),
            Ink::Shut | Ink::Hint => colour(243),
            Ink::Status => colour(31),
            Ink::Verb => colour(27),
            Ink::Piece => colour(28),
            Ink::Keyword => colour(163),
            Ink::Wrong => colour(161).underline(),
            Ink::HintFoul => colour(161),
        }
    }
}

impl Look {
    #[must_use]
    pub fn at(self, width: usize) -> Look {
        Look { width, ..self }
    }

    pub fn columns(&self) -> usize {
        self.width.max(NARROWEST)
    }

    /// Returns the separator between the parts of a line that is not a sentence.
    pub fn dot(&self) -> &'static str {
        if self.ascii || self.plain { ", " } else { " · " }
    }

    pub fn measure(&self) -> usize {
        self.columns().min(MEASURE)
    }

    pub fn ink(&self, ink: Ink, text: &str) -> String {
        if self.color && ink != Ink::Plain && !text.is_empty() {
            let style = ink.style();
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// Paints a square with its content. Colour tells light men from dark ones on any terminal.
    pub fn square(&self, text: &str, is_light: bool, (is_dark, is_moved): (bool, bool)) -> String {
        let man = Ansi256Color(if is_light { 231 } else { 16 });
        let ground = match (is_moved, is_dark) {
            (true, _) => 100,
            (false, true) => 95,
            (false, false) => 138,
        };
        let style = man.on(Ansi256Color(ground));
        format!("{style}{text}{style:#}")
    }

    pub fn dash(&self) -> &'static str {
        if self.ascii { "-" } else { "–" }
    }

    /// Wraps each sentence, keeping its indent; later lines are indented two columns more.
    pub fn set(&self, sentences: &[impl fmt::Display]) -> Vec<String> {
        let lines = sentences.iter().flat_map(|sentence| {
            let sentence = sentence.to_string();
            let words = sentence.trim_start_matches(' ');
            let indent = " ".repeat(sentence.len() - words.len());
            let room = self.measure().saturating_sub(indent.len() + STEP).max(1);
            wrapped("", &self.signs(words), room).into_iter().enumerate().map(move |(at, line)| {
                format!("{indent}{}{line}", " ".repeat(if at == 0 { 0 } else { STEP }))
            })
        });
        lines.collect()
    }

    /// Replaces the signs of arithmetic if only ASCII is wanted. No name contains one.
    fn signs(&self, text: &str) -> String {
        if self.ascii { text.replace('−', "-").replace('×', "x") } else { text.to_owned() }
    }

    /// Replaces letters and signs if only ASCII is wanted. Players' names never change.
    pub fn letters(&self, text: &str) -> String {
        if !self.ascii || text.is_ascii() {
            return text.to_owned();
        }
        text.replace('ü', "u").replace('…', "...").replace(['−', '–'], "-")
    }
}
