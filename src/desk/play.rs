//! The prompt at a terminal: takes entries, corrections and questions one by one.

use super::answer::{self, Table};
use super::book::Book;
use super::outcome::{Failure, Origin, Status};
use super::point::{self, Point};
use crate::journal::{Decided, Outcome, Said};
use crate::law::hand::{Hand, Stage, Table as OnTable};
use crate::law::session::{Progress, Session};
use crate::notation::{self, Body, Dialect, Question};
use crate::print::ruling::Worded;
use crate::print::{impact, status, width};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::io::{self, Write};

/// Whether the prompt goes on after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    GoesOn,
    Leaves,
}

/// A prompt and what it writes to.
struct Prompt<O> {
    book: Book,
    table: Table,
    editor: DefaultEditor,
    out: O,
    line: u64,
}

/// Plays an evening at the terminal, kept in this book, from where it stands.
///
/// # Errors
/// A terminal that cannot be read or written.
pub fn play(book: Book, table: Table, opened: &[String]) -> Result<Status, Failure> {
    let editor = DefaultEditor::new().map_err(|error| unusable(&error))?;
    let mut prompt = Prompt {
        book,
        table,
        editor,
        out: io::stdout(),
        line: 0,
    };
    prompt.say(opened)?;
    let standing = status::status(prompt.book.record().session(), &prompt.table.look);
    prompt.say(&standing)?;
    if prompt.book.record().session().seats().is_empty() {
        prompt.say(&BEGIN.map(ToOwned::to_owned))?;
    }
    loop {
        let sign = sign(prompt.book.record().session());
        match prompt.editor.readline(&sign) {
            Ok(line) => {
                let _ = prompt.editor.add_history_entry(&line);
                if prompt.take(&line)? == After::Leaves {
                    break;
                }
            }
            // Ctrl-C drops the line, never the session.
            Err(ReadlineError::Interrupted) => {}
            Err(ReadlineError::Eof) => break,
            Err(error) => return Err(unusable(&error)),
        }
    }
    prompt.say(&[farewell(&prompt.book)])?;
    Ok(Status::Clean)
}

/// How to begin, for somebody who has never done so.
const BEGIN: [&str; 4] = [
    "To begin, type seat and the names, clockwise: seat Anna Bram Cees Dirk",
    "Then deal, and who sets what: set Anna 6-6, the game: announce 2, and the tiles: 6-4",
    "undo takes the last entry back; show draws the table; rule 7.3 prints an article.",
    "help lists all that can be typed; quit leaves, and nothing is lost.",
];

/// What is said at the end.
fn farewell(book: &Book) -> String {
    match book.journal() {
        Some(journal) => match journal.seal() {
            Some(seal) => format!("All is saved in {}: {seal}.", journal.path().display()),
            None => format!("{} has no entries.", journal.path().display()),
        },
        None => "Nothing was kept.".to_owned(),
    }
}

fn unusable(error: &ReadlineError) -> Failure {
    Failure::new(Status::File, format!("cannot read the terminal: {error}"))
}

/// The sign that asks for the next entry: where the evening stands and who is to act.
fn sign(session: &Session) -> String {
    let named = |hand: &Hand, seat: crate::law::hand::Seat| {
        let player = hand
            .seats
            .get(seat.index())
            .and_then(|player| session.name(*player));
        player.map_or_else(String::new, ToString::to_string)
    };
    let number = session.hands();
    match session.progress() {
        Progress::Lobby => "nos> ".to_owned(),
        Progress::Between(_) => "between hands> ".to_owned(),
        Progress::Settling => "settled> ".to_owned(),
        Progress::Finished => "finished> ".to_owned(),
        Progress::Billitonnen(game) => {
            let turn = game.turn().and_then(|seat| game.seats.get(seat.index()));
            let name = turn
                .and_then(|player| session.name(*player))
                .map(|name| format!(", {name}"));
            format!("Billitonnen{}> ", name.unwrap_or_default())
        }
        Progress::Hand(hand) => match &hand.table {
            OnTable::Bare { .. } => format!("hand {number}, the set> "),
            OnTable::Set { on_set, .. } => {
                format!("hand {number}, {} announces> ", named(hand, *on_set))
            }
            OnTable::Game(round) => match round.stage {
                Stage::Going { .. } => format!("hand {number}, {}> ", named(hand, round.turn)),
                Stage::Claimed { .. } => {
                    format!("hand {number}, close open, {}> ", named(hand, round.turn))
                }
                Stage::Closed => {
                    format!("hand {number}, closed, {} draws> ", named(hand, round.turn))
                }
                Stage::Over { .. } => format!("hand {number}, the count> "),
            },
        },
    }
}

impl<O: Write> Prompt<O> {
    fn take(&mut self, line: &str) -> Result<After, Failure> {
        self.line += 1;
        match notation::read(line, Dialect::Prompt) {
            Ok(read) => match read.body {
                None => {}
                Some(Body::Question(Question::Quit)) => return Ok(After::Leaves),
                Some(Body::Question(question)) => {
                    self.say(&answer::text(self.book.record(), &question, &self.table))?
                }
                Some(Body::Entry(entry)) => self.enter(Said::Entry(entry), line)?,
                Some(Body::Correction(correction)) => {
                    self.enter(Said::Correction(correction), line)?
                }
            },
            Err(error) => self.wrong(&Point::of(&error), line)?,
        }
        Ok(After::GoesOn)
    }

    fn enter(&mut self, said: Said, line: &str) -> Result<(), Failure> {
        match self.book.judge(said) {
            Ok(decided) => self.ruled(decided),
            Err(rejection) => self.wrong(
                &point::rejected(&rejection, line, notation::said(line)),
                line,
            ),
        }
    }

    fn ruled(&mut self, decided: Decided) -> Result<(), Failure> {
        if let Outcome::Corrected(impact) = decided.outcome() {
            let lines = width::numbered(
                decided.no().0,
                &impact::lines(impact),
                self.table.look.measure(),
            );
            self.say(&lines)?;
            if !self.agrees("Record this correction? y or n: ")? {
                return self.say(&["Not recorded; nothing has changed.".to_owned()]);
            }
        }
        let (no, outcome) = match self.book.enter(decided) {
            Ok(entered) => entered,
            Err(error) => return self.say(&[error.to_string()]),
        };
        match &outcome {
            Outcome::Ruled(ruling) => {
                let record = self.book.record();
                let lines = Worded::new(record.session(), ruling).lines();
                let tables = answer::after(record, ruling, &self.table);
                self.say(&width::numbered(no.0, &lines, self.table.look.measure()))?;
                self.say(&tables)
            }
            Outcome::Corrected(_) => self.say(&[format!("Recorded as #{no}.")]),
        }
    }

    /// Whether the official agrees; anything but yes is no.
    fn agrees(&mut self, question: &str) -> Result<bool, Failure> {
        match self.editor.readline(question) {
            Ok(answer) => Ok(matches!(answer.trim(), "y" | "Y" | "yes")),
            Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(false),
            Err(error) => Err(unusable(&error)),
        }
    }

    fn wrong(&mut self, point: &Point, line: &str) -> Result<(), Failure> {
        let shown = point.shown(&Origin::Stdin, self.line, line);
        let lines: Vec<String> = shown.lines().map(ToOwned::to_owned).collect();
        self.say(&lines)
    }

    fn say(&mut self, lines: &[String]) -> Result<(), Failure> {
        let written = lines
            .iter()
            .try_for_each(|line| writeln!(self.out, "{line}"))
            .and_then(|()| self.out.flush());
        written.map_err(|error| Failure::writing(&error))
    }
}
