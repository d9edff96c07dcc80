//! The prompt. Judges a line while it is typed, by the same law as everywhere, and changes nothing
//! until Enter. Records entries in full, and loses nothing that was typed. Decides no rule of a
//! game.

mod advice;
mod ahead;
mod amended;
mod asking;
mod choice;
mod completion;
pub mod console;
mod entering;
mod help;
mod helper;
pub mod keys;
pub mod painted;
mod plain;
mod preview;
mod revise;
pub mod sitting;
pub mod slow;
mod status;
pub mod tutor;
pub mod typed;

use super::{Failure, Status, answer, surroundings, terminal};
use console::{Console, InputEnd};
use nos_base::width;
use nos_entry::PromptContext as _;
use nos_law::{Law, TableSettings};
use painted::Painted;
use plain::Plain;
use sitting::Sitting;
use std::io::IsTerminal;
use std::{fs, io};
use tutor::Tutor;

/// Takes entries at the terminal until the official leaves. First prints the sentences in `opened`
/// and, if the journal is new, the rulings on its first entries.
pub fn play(sitting: Sitting<'_>, opened: &[String], is_begun: bool) -> Result<InputEnd, Failure> {
    let (book, table) = (&sitting.book, &sitting.table);
    let wrapped = |line: &str| width::wrapped("", line, table.look.measure());
    let mut greeting: Vec<String> = opened.iter().flat_map(|line| wrapped(line)).collect();
    let record = book.record();
    let told = if is_begun { answer::so_far } else { answer::latest };
    greeting.extend(told(record, table));
    if record.session().first_of_all().is_some() {
        greeting.extend(record.law().library().help.begin.iter().flat_map(|line| wrapped(line)));
    }
    sitting.run(&greeting)
}

pub fn tutor(
    law: &'static Law,
    table: TableSettings,
    from_beginning: bool,
) -> Result<Status, Failure> {
    let mut console = open(&table, false)?;
    let history = painted::history_file(|name| std::env::var_os(name));
    let kept_in = history.map(|path| path.with_file_name(format!("lesson-{}", law.name())));
    if let Some(path) = &kept_in {
        // Ignore errors of this file: the lesson works without it.
        let _ = path.parent().map(fs::create_dir_all);
        let _ = from_beginning.then(|| fs::remove_file(path));
    }
    let ending = Tutor::new(law, &mut *console, table, kept_in).run()?;
    drop(console);
    Ok(ended(ending))
}

/// Ends the program by the signal that ended the sitting, or returns the exit status. Call it once
/// the terminal and the journal are closed.
pub fn ended(ending: InputEnd) -> Status {
    if let InputEnd::Killed(by) = ending {
        terminal::die_of(by);
    }
    Status::Clean
}

pub fn open(table: &TableSettings, remembers: bool) -> Result<Box<dyn Console>, Failure> {
    let console = if !table.look.plain && io::stdout().is_terminal() && surroundings::can_paint() {
        let history = painted::history_file(|name| std::env::var_os(name))
            .filter(|path| remembers && painted::is_usable(path));
        Painted::open(history, table.look).map(|painted| Box::new(painted) as Box<dyn Console>)
    } else {
        Plain::open().map(|plain| Box::new(plain) as Box<dyn Console>)
    };
    console.map_err(|error| sitting::unusable(&error))
}
