//! The prompt: an official's hands and eyes. A line is judged while it is typed, by the same law as
//! everywhere and without changing anything; what is entered is kept in full, and nothing that was typed
//! is lost. No rule of the game is decided here.

mod advice;
mod book;
mod completion;
mod console;
mod editor;
mod frame;
mod help;
mod history;
mod ink;
mod key;
mod line;
mod menu;
mod phase;
mod plain;
mod preview;
mod sitting;
mod standing;
mod terminal;
mod understood;

use super::answer::Table;
use super::outcome::{Failure, Status};
use editor::Editor;
use history::History;
use plain::Plain;
use std::ffi::OsStr;
use std::io::{self, IsTerminal};
use terminal::Terminal;

pub use book::{Book, failure};
pub use sitting::{Ending, Sitting};

/// Sits at the terminal over a book until the official leaves; the greeting is said first.
///
/// # Errors
/// A terminal that cannot be used, or an entry that could not be kept.
pub fn sit(book: &mut dyn Book, table: Table, greeting: &[String]) -> Result<Ending, Failure> {
    let unusable = |error: io::Error| Failure::new(Status::File, format!("cannot use the terminal: {error}"));
    let paints = io::stdout().is_terminal() && !is_dumb();
    let terminal = Terminal::open(paints).map_err(unusable)?;
    if paints {
        let history = History::open(history::place(|name| std::env::var_os(name)));
        let editor = Editor::new(terminal, history, table.look);
        Sitting::new(book, editor, table).run(greeting)
    } else {
        Sitting::new(book, Plain::new(terminal), table).run(greeting)
    }
}

/// Dies by a signal, now that everything is closed, so that whoever started the program learns of it.
pub fn die_by(signal: i32) {
    // Where even that fails, the program ends as it would have anyway.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

fn is_dumb() -> bool {
    let term = std::env::var_os("TERM");
    term.as_deref().is_none_or(|term| term.is_empty() || term == OsStr::new("dumb"))
}
