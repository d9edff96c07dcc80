//! Clears the rows of the prompt in a window that got another width. Rustyline paints over the rows that it
//! painted before, but most terminals wrap them anew first, so that there are more of them, or fewer.

use super::fit::width;
use std::env;

/// What was painted last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// The width of the window, in columns; 0 if nothing is painted.
    pub columns: usize,
    /// The width of the status row, in columns.
    pub standing: usize,
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
        rows(self.standing, columns) + lines.sum::<usize>() + width(last) / columns.max(1)
    }

    /// All rows, as they were painted.
    fn all(&self) -> usize {
        let (beside, below) = match self.ruling {
            None => (0, 0),
            Some((true, width)) => (width, 0),
            Some((false, _)) => (0, 1),
        };
        let mut lines: Vec<usize> = self.typed.split('\n').map(width).collect();
        lines
            .last_mut()
            .into_iter()
            .for_each(|last| *last += beside);
        let lines = lines.iter().chain([&self.standing]);
        lines.map(|own| rows(*own, self.columns)).sum::<usize>() + below
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
