//! The prompt: an official's hands and eyes. A line is judged while it is typed, by the same law as
//! everywhere and without changing anything; what is entered is kept in full, and nothing that was typed
//! is lost. No rule of the game is decided here.

mod advice;
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
use super::book::Book;
use super::outcome::{Failure, Status};
use editor::Editor;
use history::History;
use plain::Plain;
use sitting::{Ending, Sitting};
use std::ffi::OsStr;
use std::io::{self, IsTerminal};
use terminal::Terminal;

/// How to begin, for somebody who has never done so.
const BEGIN: [&str; 4] = [
    "To begin, type seat and the names, clockwise: seat Anna Bram Cees Dirk",
    "Then deal, who sets what: set Anna 66, the game: announce 2, and the tiles: 64",
    "What a line would be ruled stands beside it; undo takes back what you entered.",
    "help says what can be typed; nos tutor plays a hand with you in five minutes.",
];

/// Takes entries at the terminal until the official leaves; what was found on opening the book is said first.
///
/// # Errors
/// A terminal that cannot be used, or an entry that could not be kept.
pub fn play(book: Book, table: Table, opened: &[String]) -> Result<Status, Failure> {
    let mut greeting = opened.to_vec();
    if book.record().session().seats().is_empty() {
        greeting.extend(BEGIN.map(ToOwned::to_owned));
    }
    let ending = sit(book, table, &greeting)?;
    if let Ending::Killed(by) = ending {
        // Everything is closed by now. Where even dying fails, the program ends as usual.
        let _ = signal_hook::low_level::emulate_default_handler(by);
    }
    Ok(Status::Clean)
}

fn sit(book: Book, table: Table, greeting: &[String]) -> Result<Ending, Failure> {
    let paints = io::stdout().is_terminal() && !is_dumb();
    let terminal = Terminal::open(paints).map_err(|error| sitting::unusable(&error))?;
    if paints {
        let history = History::open(history::place(|name| std::env::var_os(name)));
        let editor = Editor::new(terminal, history, table.look);
        Sitting::new(book, editor, table).run(greeting)
    } else {
        Sitting::new(book, Plain::new(terminal), table).run(greeting)
    }
}

fn is_dumb() -> bool {
    let term = std::env::var_os("TERM");
    term.as_deref()
        .is_none_or(|term| term.is_empty() || term == OsStr::new("dumb"))
}
