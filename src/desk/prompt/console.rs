//! What the prompt needs of a terminal, whether or not it can move its cursor.

use super::ink::{Ink, Piece};
use crate::print::width::wrapped;
use std::io;
use std::rc::Rc;

/// What was typed, or why there is no more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A line. Pasted text may be several lines, with line feeds between them.
    Line(String),
    /// Ctrl-C: the line is dropped. True if it was not empty.
    Dropped(bool),
    /// Ctrl-D on an empty line, or the terminal is gone.
    End,
    /// This signal must end the program.
    Killed(i32),
}

/// The answer to a question with choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The choice with this number, from 0.
    Choice(usize),
    /// None of them: Ctrl-C.
    None,
    /// There is no more input.
    End,
    /// This signal must end the program.
    Killed(i32),
}

/// One of several choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The words that choose it, besides its number.
    answers: Vec<String>,
    /// What it does.
    pub words: String,
}

impl Choice {
    /// A choice with the words that choose it.
    pub fn new(answers: &[&str], words: impl Into<String>) -> Choice {
        Choice {
            answers: answers.iter().map(|&answer| answer.to_owned()).collect(),
            words: words.into(),
        }
    }
}

/// The choice of a line that holds its number or one of its words, and nothing else.
pub fn chosen(choices: &[Choice], line: &str) -> Option<usize> {
    let typed = line.trim();
    choices.iter().enumerate().position(|(at, choice)| {
        let is_typed = |answer: &String| answer.eq_ignore_ascii_case(typed);
        typed == (at + 1).to_string() || choice.answers.iter().any(is_typed)
    })
}

/// The list of choices, each on lines of its own, of at most this many columns.
pub fn listed(choices: &[Choice], columns: usize) -> Vec<String> {
    let numbered = choices.iter().enumerate();
    let lines = numbered
        .flat_map(|(at, choice)| wrapped(&format!("  {}  ", at + 1), &choice.words, columns));
    lines.collect()
}

/// The prompt of a question: `1, 2 or 3? `.
pub fn question(choices: &[Choice]) -> String {
    let mut words = String::new();
    for at in 1..=choices.len() {
        words.push_str(match at {
            1 => "",
            at if at == choices.len() => " or ",
            _ => ", ",
        });
        words.push_str(&at.to_string());
    }
    words + "? "
}

/// A completion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The word.
    pub word: String,
    /// What it means, in a few words.
    pub help: String,
}

/// The completions of the word being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Completions {
    /// Where the word begins, in bytes.
    pub from: usize,
    /// The completions, the likeliest first.
    pub candidates: Vec<Candidate>,
}

/// The hint of several lines: how many there are.
pub fn several(lines: usize) -> Option<Piece> {
    let words = format!("{lines} lines: Enter takes them one by one");
    (lines > 1).then(|| Piece::new(Ink::Hint, words))
}

/// Gives advice on a line while it is typed. Changes nothing.
pub trait Adviser {
    /// The state of the session, in at most this many columns.
    fn standing(&self, columns: usize) -> String;
    /// Who must act, as the line begins.
    fn prompt(&self) -> String;
    /// The line in coloured pieces.
    fn pieces(&self, line: &str) -> Vec<Piece>;
    /// How the line would be ruled, or how to go on.
    fn hint(&self, line: &str) -> Option<Piece>;
    /// The same for a text that may have several lines.
    fn hint_on_all(&self, text: &str) -> Option<Piece> {
        let mut filled = text.lines().filter(|line| !line.trim().is_empty());
        let first = filled.next()?;
        match filled.count() {
            0 => self.hint(first),
            more => several(more + 1),
        }
    }
    /// The completions of the word before the cursor.
    fn completions(&self, before: &str) -> Completions;
}

/// A terminal that the prompt reads from and writes to.
pub trait Console {
    /// Reads the next line, or several that were pasted. `waiting` is an earlier line that is offered again.
    ///
    /// # Errors
    /// If the terminal fails.
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Typed>;

    /// Reads the answer to a question.
    ///
    /// # Errors
    /// If the terminal fails.
    fn answer(&mut self, question: &str) -> io::Result<Typed>;

    /// Takes the whole lines that were typed already; none, if the terminal does not let them be seen.
    ///
    /// # Errors
    /// If the terminal fails.
    fn typed_ahead(&mut self) -> io::Result<Vec<String>> {
        Ok(Vec::new())
    }

    /// Whether Ctrl-C was pressed since the last of several lines that are taken one by one.
    fn is_interrupted(&mut self) -> bool {
        false
    }

    /// Notes that a line is taken now: adds it to the history.
    fn remember(&mut self, line: &str);

    /// Writes text, whose lines end with a line feed.
    ///
    /// # Errors
    /// If the terminal fails.
    fn say(&mut self, text: &str) -> io::Result<()>;

    /// The width of the screen.
    fn columns(&self) -> usize;
}
