//! The prompt: an official's hands and eyes. A line is judged while it is typed, by the same law as
//! everywhere and without changing anything; what is entered is kept in full, and nothing that was typed
//! is lost. No rule of the game is decided here.

mod advice;
mod advising;
mod ahead;
mod asking;
mod completion;
mod console;
mod corrected;
mod fit;
mod help;
mod history;
mod ink;
mod keys;
#[cfg(test)]
mod keystrokes;
mod listing;
mod modes;
mod outlook;
mod painted;
mod plain;
mod preview;
mod revise;
mod saying;
mod sitting;
mod standing;
mod step;
mod tutor;
mod understood;
mod watch;

use super::book::Book;
use super::outcome::{Failure, Status};
use crate::print::prompted::Prompted;
use crate::print::show::Table;
use painted::Painted;
use plain::Plain;
use sitting::{Ending, Sitting};
use std::io::{self, IsTerminal};
use tutor::Tutor;

/// Takes entries at the terminal until the official leaves; what was found on opening the book is said first.
///
/// # Errors
/// A terminal that cannot be used, or an entry that could not be kept.
pub fn play<L: Prompted>(
    book: Book<L>,
    table: Table,
    opened: &[String],
) -> Result<Status, Failure> {
    let mut greeting = opened.to_vec();
    if book.record().session().first_of_all().is_some() {
        greeting.extend(L::BEGIN.iter().map(|line| (*line).to_owned()));
    }
    ended(match open(&table, true)? {
        Console::Paints(painted) => Sitting::new(book, *painted, table).run(&greeting),
        Console::Writes(plain) => Sitting::new(book, *plain, table).run(&greeting),
    }?)
}

/// Gives a lesson at the terminal; nothing of it is kept.
///
/// # Errors
/// A terminal that cannot be used.
pub fn tutor<L: Prompted>(table: Table) -> Result<Status, Failure> {
    ended(match open(&table, false)? {
        Console::Paints(painted) => Tutor::<_, L>::new(*painted, table).run(),
        Console::Writes(plain) => Tutor::<_, L>::new(*plain, table).run(),
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
    Paints(Box<Painted>),
    Writes(Box<Plain>),
}

/// Opens the terminal, with the lines typed on other evenings or with none.
fn open(table: &Table, remembers: bool) -> Result<Console, Failure> {
    let console = if io::stdout().is_terminal() && can_paint() {
        let history = history::place(|name| std::env::var_os(name)).filter(|_| remembers);
        Painted::open(history, table.look).map(|own| Console::Paints(Box::new(own)))
    } else {
        Plain::open().map(|own| Console::Writes(Box::new(own)))
    };
    console.map_err(|error| sitting::unusable(&error))
}

/// Whether the terminal can move its cursor; rustyline knows the same ones that can't.
fn can_paint() -> bool {
    let term = std::env::var("TERM").unwrap_or_default();
    !matches!(term.as_str(), "" | "dumb" | "cons25" | "emacs")
}
