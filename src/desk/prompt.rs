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
#[cfg(test)]
mod keystrokes;
mod lesson;
mod line;
mod menu;
mod phase;
mod plain;
mod preview;
mod sitting;
mod standing;
mod terminal;
mod tutor;
mod understood;

use super::outcome::{Failure, Status};
use crate::law::nos::entry::Entry;
use crate::law::nos::session::Session;
use crate::print::show::{Show, Table};
use editor::Editor;
use history::History;
use plain::Plain;
use sitting::{Ending, Sitting};
use std::ffi::OsStr;
use std::io::{self, IsTerminal};
use terminal::Terminal;
use tutor::Tutor;

type Book = super::book::Book<Session>;
type Record = crate::journal::Record<Session>;
type Decided = crate::journal::Decided<Session>;
type Outcome = crate::journal::Outcome<Session>;
type Rejection = crate::journal::Rejection<Session>;
type Said = crate::journal::Said<Entry>;
type Past<'a> = crate::journal::Past<'a, Session>;

/// A law that can be played at the prompt.
pub trait Prompted: Show {
    /// Takes entries at the terminal until the official leaves; what was found on opening the book is said
    /// first.
    ///
    /// # Errors
    /// A terminal that cannot be used, or an entry that could not be kept.
    fn sit(
        book: super::book::Book<Self>,
        table: Table,
        opened: &[String],
    ) -> Result<Status, Failure>;

    /// Gives a lesson at the terminal; nothing of it is kept.
    ///
    /// # Errors
    /// A terminal that cannot be used.
    fn teach(table: Table) -> Result<Status, Failure>;
}

impl Prompted for Session {
    fn sit(book: Book, table: Table, opened: &[String]) -> Result<Status, Failure> {
        play(book, table, opened)
    }

    fn teach(table: Table) -> Result<Status, Failure> {
        tutor(table)
    }
}

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
    ended(match open(&table, true)? {
        Console::Paints(editor) => Sitting::new(book, *editor, table).run(&greeting),
        Console::Writes(plain) => Sitting::new(book, *plain, table).run(&greeting),
    }?)
}

/// Gives a lesson at the terminal; nothing of it is kept.
///
/// # Errors
/// A terminal that cannot be used.
pub fn tutor(table: Table) -> Result<Status, Failure> {
    ended(match open(&table, false)? {
        Console::Paints(editor) => Tutor::new(*editor, table).run(),
        Console::Writes(plain) => Tutor::new(*plain, table).run(),
    }?)
}

/// Ends as the sitting did, now that everything is closed.
fn ended(ending: Ending) -> Result<Status, Failure> {
    if let Ending::Killed(by) = ending {
        // Where even dying fails, the program ends as usual.
        let _ = signal_hook::low_level::emulate_default_handler(by);
    }
    Ok(Status::Clean)
}

/// A terminal that can paint, or one that is written to.
enum Console {
    Paints(Box<Editor>),
    Writes(Box<Plain>),
}

/// Opens the terminal, with the lines typed on other evenings or with none.
fn open(table: &Table, remembers: bool) -> Result<Console, Failure> {
    let paints = io::stdout().is_terminal() && !is_dumb();
    let terminal = Terminal::open(paints).map_err(|error| sitting::unusable(&error))?;
    if !paints {
        return Ok(Console::Writes(Box::new(Plain::new(terminal))));
    }
    let file = history::place(|name| std::env::var_os(name)).filter(|_| remembers);
    let editor = Editor::new(terminal, History::open(file), table.look);
    Ok(Console::Paints(Box::new(editor)))
}

fn is_dumb() -> bool {
    let term = std::env::var_os("TERM");
    term.as_deref()
        .is_none_or(|term| term.is_empty() || term == OsStr::new("dumb"))
}
