//! What the program finds around it: the terminal's width, the locale, whether colours are wanted.

use crate::print::look::{Look, WIDTH};
use std::env;
use std::ffi::OsStr;
use std::io::{IsTerminal, stderr, stdout};

/// How text on standard output is to look.
pub fn look() -> Look {
    let terminal = stdout().is_terminal();
    Look {
        width: width(terminal),
        ascii: is_ascii(),
        color: terminal && wants_color(),
    }
}

/// The terminal's width in columns; as wide as usual where the output goes elsewhere or nobody knows.
fn width(terminal: bool) -> usize {
    let asked = env::var("COLUMNS")
        .ok()
        .and_then(|columns| columns.parse().ok());
    let own = terminal
        .then(terminal_size::terminal_size)
        .flatten()
        .map(|(width, _)| usize::from(width.0));
    own.or(asked).filter(|width| *width > 0).unwrap_or(WIDTH)
}

/// How many rows the terminal has that standard output goes to; `None` if it goes elsewhere.
pub fn rows() -> Option<usize> {
    let (_, rows) = terminal_size::terminal_size_of(stdout())?;
    stdout().is_terminal().then_some(usize::from(rows.0))
}

/// Whether the terminal can move its cursor; rustyline knows the same ones that can't.
pub fn can_paint() -> bool {
    let term = std::env::var("TERM").unwrap_or_default();
    !matches!(term.as_str(), "" | "dumb" | "cons25" | "emacs")
}

/// Whether the locale, where one is set, knows only ASCII.
fn is_ascii() -> bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(env::var_os)
        .find(|value| !value.is_empty());
    set.is_some_and(|locale| {
        let locale = locale.to_string_lossy().to_ascii_lowercase();
        !locale.contains("utf-8") && !locale.contains("utf8")
    })
}

/// Whether colours are wanted: not where NO_COLOR is set, and not on a terminal that has none.
fn wants_color() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    !is_set("NO_COLOR") && env::var_os("TERM").as_deref() != Some(OsStr::new("dumb"))
}

/// Whether somebody sits at a terminal: both the input and what is said go there.
pub fn is_attended() -> bool {
    std::io::stdin().is_terminal() && (stdout().is_terminal() || stderr().is_terminal())
}

/// Lets a write past the limit on a file's size fail like any other, instead of ending the program.
pub fn bear_file_limits() {
    #[cfg(unix)]
    {
        use signal_hook::consts::SIGXFSZ;
        // Where it cannot be done, the program ends there, and the journal is whole all the same.
        let _ = signal_hook::flag::register(SIGXFSZ, std::sync::Arc::default());
    }
}
