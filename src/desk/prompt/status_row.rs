//! The status row above the line, and the prompt, laid out for the width of the window.

use super::console::Adviser;
use crate::desk::terminal;
use nos_base::text::width::row_at_end;
use rustyline::Prompt;
use std::cell::{Cell, OnceCell};
use std::rc::Rc;

const WIDEST: usize = 512;

pub struct StatusRow {
    pub adviser: Rc<dyn Adviser>,
    by_columns: Vec<OnceCell<String>>,
    /// Columns for which rustyline measured the row, and columns of the last painting.
    pub columns: Cell<usize>,
    painted: Cell<usize>,
}

impl StatusRow {
    pub fn new(adviser: Rc<dyn Adviser>) -> StatusRow {
        StatusRow {
            adviser,
            by_columns: vec![OnceCell::new(); WIDEST],
            columns: Cell::default(),
            painted: Cell::default(),
        }
    }

    fn text(&self, columns: usize) -> &str {
        let made = || {
            let status = self.adviser.status(columns.saturating_sub(1));
            let feed = if status.is_empty() { "" } else { "\n" };
            format!("{status}{feed}{}", self.adviser.prompt())
        };
        let row = self.by_columns.get(columns.min(WIDEST - 1));
        row.map_or("", |row| row.get_or_init(made))
    }

    /// Returns escape codes that erase a painting which the resized window wrapped elsewhere, and
    /// put the cursor where rustyline expects it: after `typed`, in a painting of `rows` rows
    /// beyond the first.
    pub fn unpaint(&self, typed: &str, rows: usize) -> Option<String> {
        let is = self.columns.get();
        let was = self.painted.replace(is);
        let text = [self.text(was), typed].concat();
        let (now, believed) = (row_at_end(&text, is), row_at_end(&text, was));
        let (down, back) = ("\n".repeat(rows), "\x1b[A".repeat(rows.saturating_sub(believed)));
        let up = "\x1b[A".repeat(now);
        (was > 0 && was != is).then(|| format!("{up}\r\x1b[J{down}{back}"))
    }
}

impl Prompt for StatusRow {
    /// Rustyline calls this to measure: at the beginning, and after the window was resized.
    fn raw(&self) -> &str {
        self.columns.set(terminal::size().0.max(2));
        self.styled()
    }

    fn styled(&self) -> &str {
        self.text(self.columns.get())
    }
}
