//! What the prompt needs of a terminal, and what a terminal shows while a text is typed.

use crate::desk::terminal;
use nos_base::Ink;
use std::io;
use std::rc::Rc;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InkedText {
    pub ink: Ink,
    pub text: String,
}

impl InkedText {
    pub fn new(ink: Ink, text: impl Into<String>) -> InkedText {
        InkedText { ink, text: text.into() }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Pasted text may have several lines, with line feeds between them.
    Line(String),
    /// Ctrl-C dropped the line. True if the line was not empty.
    Dropped(bool),
    Ended(InputEnd),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputEnd {
    /// `quit`, Ctrl-D on an empty line, or the loss of the terminal.
    Left,
    /// A signal that must end the program, once everything is closed.
    Killed(i32),
}

#[derive(Debug)]
pub enum Stop {
    Ended(InputEnd),
    Failed(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Failed(error)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    pub word: String,
    pub help: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Completions {
    pub from: usize,
    pub candidates: Vec<Completion>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PromptView {
    /// The ruling on the text, or how to go on typing.
    pub hint: Option<InkedText>,
    pub rows: Vec<Vec<InkedText>>,
}

/// Advises on a line while the official types it. Changes nothing.
pub trait Adviser {
    fn status(&self, columns: usize) -> String;
    /// Returns the beginning of the line: who must act.
    fn prompt(&self) -> String;
    fn view(&self, text: &str) -> PromptView;
    fn completions(&self, before: &str) -> Completions;
}

/// A terminal that the prompt reads from and writes to. Every error comes from the terminal.
pub trait Console {
    /// Reads the next line, or several pasted ones. `waiting` is an earlier line, offered again.
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Input>;

    fn answer(&mut self, question: &str) -> io::Result<Input>;

    /// Takes the whole lines typed ahead; none if the terminal hides them.
    fn typed_ahead(&mut self) -> io::Result<Vec<String>> {
        Ok(Vec::new())
    }

    /// Whether Ctrl-C was pressed since the last of several lines taken one by one.
    fn is_interrupted(&mut self) -> bool {
        false
    }

    /// Notes that the prompt takes a line now, and adds the line to the history.
    fn remember(&mut self, line: &str);

    fn write(&mut self, text: &str) -> io::Result<()>;

    fn columns(&self) -> usize {
        terminal::size().0
    }

    fn rows(&self) -> Option<usize> {
        None
    }
}
