//! The status row above the line, and who must act: painted for as many columns as the window has.

use super::console::Adviser;
use crate::desk::terminal;
use nos_rules::text::width::row_at_end;
use rustyline::Prompt;
use std::cell::{Cell, OnceCell};
use std::rc::Rc;

/// A wider window has no wider row.
const WIDEST: usize = 512;

pub struct Standing {
    pub adviser: Rc<dyn Adviser>,
    by_columns: Vec<OnceCell<String>>,
    /// For how many columns rustyline measured it, and for how many it was painted last.
    pub columns: Cell<usize>,
    painted: Cell<usize>,
}

impl Standing {
    pub fn of(adviser: Rc<dyn Adviser>) -> Standing {
        Standing {
            adviser,
            by_columns: vec![OnceCell::new(); WIDEST],
            columns: Cell::default(),
            painted: Cell::default(),
        }
    }

    fn at(&self, columns: usize) -> &str {
        let made = || {
            let status = self.adviser.status(columns.saturating_sub(1));
            let feed = if status.is_empty() { "" } else { "\n" };
            format!("{status}{feed}{}", self.adviser.prompt())
        };
        let row = self.by_columns.get(columns.min(WIDEST - 1));
        row.map_or("", |row| row.get_or_init(made))
    }

    /// What takes back what was painted before the window broke its rows elsewhere, and puts the cursor where rustyline
    /// believes it to be: after `typed`, of what took so many rows more than one.
    pub fn unpaint(&self, typed: &str, rows: usize) -> Option<String> {
        let is = self.columns.get();
        let was = self.painted.replace(is);
        let text = [self.at(was), typed].concat();
        let (now, believed) = (row_at_end(&text, is), row_at_end(&text, was));
        let (down, back) = (
            "\n".repeat(rows),
            "\x1b[A".repeat(rows.saturating_sub(believed)),
        );
        let up = "\x1b[A".repeat(now);
        (was > 0 && was != is).then(|| format!("{up}\r\x1b[J{down}{back}"))
    }
}

impl Prompt for Standing {
    /// Rustyline asks for it when it measures: at the beginning, and when the window has another size.
    fn raw(&self) -> &str {
        self.columns.set(terminal::size().0.max(2));
        self.styled()
    }

    fn styled(&self) -> &str {
        self.at(self.columns.get())
    }
}
