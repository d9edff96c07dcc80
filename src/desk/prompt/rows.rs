//! The status row and the prompt, as rustyline asks for them.

use super::console::Adviser;
use super::modes;
use super::resized::Shown;
use rustyline::Prompt;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// The widest status row, in columns.
const WIDEST: usize = 400;

/// The status row and the prompt. The row is made again for each width, because the window may be resized
/// while a line is read.
pub struct Rows<'a> {
    adviser: &'a dyn Adviser,
    by_width: Vec<OnceCell<String>>,
    /// What was painted last, if the terminal wraps it anew when the window is resized.
    shown: Option<Rc<RefCell<Shown>>>,
}

impl Rows<'_> {
    /// What this adviser says, and what was painted last.
    pub fn of(adviser: &dyn Adviser, shown: Option<Rc<RefCell<Shown>>>) -> Rows<'_> {
        Rows {
            adviser,
            by_width: vec![OnceCell::new(); WIDEST + 1],
            shown,
        }
    }

    /// Clears what is painted if the window has got another width since.
    fn clear_if_resized(&self) {
        let columns = modes::size().0;
        let Some(shown) = &self.shown else {
            return;
        };
        let mut shown = shown.borrow_mut();
        if shown.columns > 0 && shown.columns != columns {
            // What cannot be cleared is only untidy.
            let _ = modes::write(&shown.clearing(columns));
            *shown = Shown::default();
        }
    }
}

impl Prompt for Rows<'_> {
    /// Rustyline asks for it when the window is resized, before it paints over the rows that it knows.
    fn raw(&self) -> &str {
        self.clear_if_resized();
        let columns = modes::size().0.min(WIDEST);
        let rows = || {
            let standing = self.adviser.standing(columns.saturating_sub(1));
            let feed = if standing.is_empty() { "" } else { "\n" };
            format!("{standing}{feed}{}", self.adviser.prompt())
        };
        self.by_width
            .get(columns)
            .map_or("", |own| own.get_or_init(rows))
    }
}
