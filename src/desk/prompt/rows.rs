//! The status row and the prompt, as rustyline asks for them. In a window that got another width, the rows that
//! were painted are cleared first. Rustyline paints over them, but most terminals wrap them anew before, so that
//! there are more of them, or fewer.

use super::console::Adviser;
use super::ink::width;
use super::modes;
use rustyline::Prompt;
use std::cell::{OnceCell, RefCell};
use std::env;
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
            let status = self.adviser.status(columns.saturating_sub(1));
            let feed = if status.is_empty() { "" } else { "\n" };
            format!("{status}{feed}{}", self.adviser.prompt())
        };
        let cell = self.by_width.get(columns);
        cell.map_or("", |cell| cell.get_or_init(rows))
    }
}

/// What was painted last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// The width of the window, in columns; 0 if nothing is painted.
    pub columns: usize,
    /// The width of the status row, in columns.
    pub status: usize,
    /// The prompt and what was typed.
    pub typed: String,
    /// Where the cursor is in it, in bytes.
    pub at: usize,
    /// Whether a ruling stands beside the last line, not below it, and its width, in columns.
    pub ruling: Option<(bool, usize)>,
}

/// The rows of a line of this width.
fn rows(width: usize, columns: usize) -> usize {
    width.saturating_sub(1) / columns.max(1) + 1
}

impl Shown {
    /// The rows above the one with the cursor, in a window of this width.
    fn above(&self, columns: usize) -> usize {
        let before = self.typed.get(..self.at).unwrap_or(&self.typed);
        let (lines, last) = before.rsplit_once('\n').map_or(("", before), |rows| rows);
        let lines = lines.lines().map(|line| rows(width(line), columns));
        rows(self.status, columns) + lines.sum::<usize>() + width(last) / columns.max(1)
    }

    /// All rows, as they were painted.
    fn all(&self) -> usize {
        let (beside, below) = match self.ruling {
            None => (0, 0),
            Some((true, width)) => (width, 0),
            Some((false, _)) => (0, 1),
        };
        let mut lines: Vec<usize> = self.typed.split('\n').map(width).collect();
        if let Some(last) = lines.last_mut() {
            *last += beside;
        }
        let lines = lines.iter().chain([&self.status]);
        lines.map(|width| rows(*width, self.columns)).sum::<usize>() + below
    }

    /// The control sequences that clear everything, now that the terminal has wrapped it to this width. They
    /// leave the cursor as far below the first row as it was painted.
    pub fn clearing(&self, columns: usize) -> String {
        let last = self.all().saturating_sub(1);
        let mut out = up(self.above(columns)) + "\r\x1b[J";
        // Line feeds make room at the bottom of the screen.
        out.push_str(&"\n".repeat(last));
        out + &up(last.saturating_sub(self.above(self.columns)))
    }
}

fn up(rows: usize) -> String {
    match rows {
        0 => String::new(),
        rows => format!("\x1b[{rows}A"),
    }
}

/// Set by terminals that wrap their rows anew.
const WRAPPING: [&str; 9] = [
    "ALACRITTY_WINDOW_ID",
    "GHOSTTY_RESOURCES_DIR",
    "ITERM_SESSION_ID",
    "KITTY_WINDOW_ID",
    "KONSOLE_VERSION",
    "TERM_PROGRAM",
    "VTE_VERSION",
    "WEZTERM_PANE",
    "WT_SESSION",
];

/// Set by terminals that do not. What another terminal around them has set is still there.
const CUTTING: [&str; 2] = ["STY", "XTERM_VERSION"];

/// Whether the terminal wraps its rows anew when the window gets another width, as far as is known.
pub fn wraps_anew() -> bool {
    let is_set = |name: &&str| env::var_os(name).is_some();
    is_set(&"TMUX") || WRAPPING.iter().any(is_set) && !CUTTING.iter().any(is_set)
}
