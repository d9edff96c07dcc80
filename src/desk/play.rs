//! The prompt at a terminal: takes entries, corrections and questions one by one.

use super::answer::{self, Table};
use super::outcome::{Failure, Origin, Status};
use super::point::{self, Point};
use crate::journal::{Decided, Outcome, Record, Said};
use crate::law::hand::{Hand, Stage, Table as OnTable};
use crate::law::session::{Progress, Session};
use crate::notation::{self, Body, Dialect, Question};
use crate::print::ruling::Worded;
use crate::print::{impact, width};
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
    record: Record,
    table: Table,
    out: O,
    line: u64,
}

/// Plays an evening at the terminal, with nothing kept.
///
/// # Errors
/// A terminal that cannot be read or written.
pub fn play(table: Table) -> Result<Status, Failure> {
    let mut prompt = Prompt {
        record: Record::new(),
        table,
        out: io::stdout(),
        line: 0,
    };
    let mut editor = DefaultEditor::new().map_err(|error| unusable(&error))?;
    prompt.say(&[
        "nos: type seat and the names, clockwise, to begin; help for help, quit to leave."
            .to_owned(),
    ])?;
    loop {
        match editor.readline(&sign(prompt.record.session())) {
            Ok(line) => {
                let _ = editor.add_history_entry(&line);
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
    Ok(Status::Clean)
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
                    self.say(&answer::text(&self.record, &question, &self.table))?
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
        match self.record.judge(said) {
            Ok(decided) => self.ruled(decided),
            Err(rejection) => self.wrong(
                &point::rejected(&rejection, line, notation::said(line)),
                line,
            ),
        }
    }

    fn ruled(&mut self, decided: Decided) -> Result<(), Failure> {
        let (no, outcome) = self.record.apply(decided.in_full());
        let (lines, tables) = match &outcome {
            Outcome::Ruled(ruling) => (
                Worded::new(self.record.session(), ruling).lines(),
                answer::after(&self.record, ruling, &self.table),
            ),
            Outcome::Corrected(impact) => (impact::lines(impact), Vec::new()),
        };
        let lines: Vec<String> = width::numbered(no.0, &lines, self.table.look.measure());
        self.say(&lines)?;
        self.say(&tables)
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
