//! Answers what rustyline asks while a line is typed: the ruling beside the line (a hint), and the colours.

use super::console::Adviser;
use super::fit::{cut, width};
use super::ink::{Ink, Piece, write_inked};
use super::modes;
use super::resized::Shown;
use crate::print::look::Look;
use crate::speech::LINE_MAX;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::{Hint, Hinter};
use rustyline::validate::Validator;
use rustyline::{Context, Helper};
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// A ruling stands to the right of the line if it fits, or if there is this much room, in columns.
const ROOM: usize = 28;

/// Stands between the line and its ruling.
const MARK: &str = "  | ";

/// An empty hint. Rustyline paints a line with a hint whole, so every line has one.
const NOTHING: &str = "\x1b[K";

/// A row of more bytes gets no ruling and no colours, which would take long for each key: rustyline then paints
/// only what is added.
const LONG: usize = 500;

/// At most this many lines of a pasted text are coloured.
const COLOURED: usize = 40;

/// Rustyline's helper.
pub struct Advising {
    /// The adviser; `None` at a question.
    pub adviser: Option<Rc<dyn Adviser>>,
    /// The look of text.
    pub look: Look,
    /// How many rows the last painting took, beyond the first.
    pub(super) rows: Cell<usize>,
    /// What the last painting was, shared with the prompt.
    pub(super) shown: Rc<RefCell<Shown>>,
}

/// The hint of a line, beside or below it.
pub struct Said(String);

impl Hint for Said {
    fn display(&self) -> &str {
        &self.0
    }

    /// `None`: a ruling cannot be completed into the line.
    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Advising {
    /// A helper without an adviser.
    pub fn new(look: Look) -> Advising {
        Advising {
            adviser: None,
            look,
            rows: Cell::default(),
            shown: Rc::default(),
        }
    }

    /// Replaces letters that the terminal does not have.
    pub fn lettered(&self, text: &str) -> String {
        if self.look.ascii {
            text.replace('…', "~")
        } else {
            text.to_owned()
        }
    }

    fn inked(&self, text: &str, ink: Ink) -> String {
        let mut out = String::new();
        write_inked(&mut out, text, ink, self.look.color);
        out
    }

    /// Puts the hint to the right of what was typed, or below if there is too little room.
    fn beside(&self, used: usize, said: &Piece) -> String {
        let columns = columns();
        let room = (columns - 1).saturating_sub(used % columns + MARK.len());
        let is_beside = room >= ROOM.min(width(&said.text));
        let (gap, room) = if is_beside {
            ("", room)
        } else {
            self.rows.set(self.rows.get() + 1);
            ("\n", (columns - 1).saturating_sub(MARK.len()))
        };
        let words = self.lettered(&cut(&said.text, room));
        self.shown.borrow_mut().ruling = Some((is_beside, MARK.len() + width(&words)));
        let mark = self.inked(MARK, Ink::Hint);
        format!("{gap}{mark}{}", self.inked(&words, said.ink))
    }
}

/// The width of the screen, at least 2.
pub fn columns() -> usize {
    modes::size().0.max(2)
}

impl Hinter for Advising {
    type Hint = Said;

    fn hint(&self, text: &str, at: usize, _: &Context<'_>) -> Option<Said> {
        let adviser = self.adviser.as_deref()?;
        let (columns, prompt) = (columns(), adviser.prompt());
        self.shown.replace(Shown {
            columns,
            standing: width(&adviser.standing(columns - 1)),
            at: prompt.len() + at,
            typed: prompt + text,
            ruling: None,
        });
        let last = text.rsplit_once('\n').map_or(text, |(_, last)| last);
        let prompt = if last.len() == text.len() {
            width(&adviser.prompt())
        } else {
            0
        };
        let used = prompt + width(last);
        let feeds = text.matches('\n').count();
        // The status row is the first.
        self.rows.set(1 + feeds + used / columns);
        let is_refused = last.len() > LINE_MAX;
        if text.is_empty() || last.len() > LONG && !is_refused {
            return None;
        }
        Some(Said(match adviser.hint_on_all(text) {
            Some(said) => self.beside(used, &said),
            None => NOTHING.to_owned(),
        }))
    }
}

impl Highlighter for Advising {
    fn highlight<'l>(&self, text: &'l str, _: usize) -> Cow<'l, str> {
        let mut out = String::new();
        for (at, line) in text.split('\n').enumerate() {
            if at > 0 {
                out.push('\n');
            }
            let pieces = match &self.adviser {
                Some(adviser) if at < COLOURED && line.len() <= LONG => adviser.pieces(line),
                _ => vec![Piece::new(Ink::Plain, line)],
            };
            for piece in pieces {
                // Rustyline counts no room for a control character, and it could move the cursor.
                let is_seen = |c: &char| !c.is_control() || *c == '\t';
                let seen: String = piece.text.chars().filter(is_seen).collect();
                write_inked(&mut out, &seen, piece.ink, self.look.color);
            }
        }
        out.into()
    }

    /// Called whenever the cursor moves. Colours never depend on it.
    fn highlight_char(&self, text: &str, at: usize, _: CmdKind) -> bool {
        let shown = &mut self.shown.borrow_mut();
        shown.at = (shown.typed.len() + at).saturating_sub(text.len());
        false
    }

    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(
        &'s self,
        prompt: &'p str,
        is_own: bool,
    ) -> Cow<'b, str> {
        if !is_own {
            return prompt.into();
        }
        let (standing, prompt) = prompt.rsplit_once('\n').map_or(("", prompt), |rows| rows);
        let prompt = self.inked(prompt, Ink::Prompt);
        if standing.is_empty() {
            return prompt.into();
        }
        format!("{}\n{prompt}", self.inked(standing, Ink::Standing)).into()
    }
}

impl Validator for Advising {}

impl Helper for Advising {}
