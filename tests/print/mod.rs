//! The output at the table, compared exactly, at usual widths.

mod any_layout;
mod audit;
mod cards;
mod dossier;
mod fives;
mod games;
mod holds;
mod layout;
mod legal;
mod parts;
mod prompted;
mod rulebook;
mod sheet;
mod status;
mod tables;
mod why;
mod widths;

use crate::support::records;
use nos_base::Look;
use nos_entry::{Asked, Date, Entry, Subject};
use nos_law::{AccountChange, EntryNo, Evening, Referee, Rulings, referee};
use nos_laws::nos::session::Session;
use snapbox::IntoData;
use snapbox::data::Inline;

/// The narrowest supported terminal.
const NARROW: Look = Look { width: 60, ascii: false, color: false, plain: false };

const ASCII: Look = Look { ascii: true, ..NARROW };

fn shown(session: &Session) -> &dyn Referee {
    session
}

/// Returns the session after a script in which every line is accepted.
fn session(script: &str) -> Session {
    records::session(&records::record(script)).clone()
}

fn hand(script: &str) -> Session {
    session(&format!("seat Anna Bram Cees\ndeal\n{script}"))
}

/// A first hand of four players, closed and counted; Anna is on set in the next one.
const FIRST_HAND: &str = "
    seat Anna Bram Cees Dirk
    deal
    set Bram 0-0
    announce 13
    play Cees 1>6
    play Dirk 2>5
    play Anna 3>4
    play Bram 1>0
    play Cees 2>0
    play Dirk 3>0
    block Dirk
    draw Anna 10
    reveal Bram 6-6 5-5
    reveal Cees 4-4 6-5
    reveal Dirk 1-1 2-1
    count Anna 78
";

fn second_hand(script: &str) -> Session {
    session(&format!("{FIRST_HAND}\n{script}"))
}

/// An evening without a past.
struct Present(referee::Session);

impl Evening for Present {
    fn session(&self) -> &referee::Session {
        &self.0
    }

    fn before(&self, _: EntryNo) -> Option<referee::Session> {
        None
    }

    fn rulings(&self) -> Rulings<'_> {
        Box::new(std::iter::empty())
    }

    fn date(&self, _: EntryNo) -> Option<Date> {
        None
    }

    fn corrections(&self, _: usize) -> Vec<(EntryNo, Vec<AccountChange>)> {
        Vec::new()
    }

    fn entry(&self, _: EntryNo) -> Option<Entry> {
        None
    }
}

fn asked(session: &Session, question: Asked, look: &Look) -> Vec<String> {
    let present = Present(Box::new(session.clone()));
    let (lines, _) = nos_law::answer(&present, &question, Some(look)).unwrap();
    lines
}

fn balances(session: &Session, look: &Look) -> Vec<String> {
    asked(session, Asked::Scores, look)
}

fn legal(session: &Session, look: &Look) -> Vec<String> {
    asked(session, Asked::Legal(Subject::All), look)
}

/// Compares lines with a snapshot exactly; backslashes and placeholders mean only themselves.
fn assert_lines(lines: Vec<String>, expected: Inline) {
    snapbox::assert_data_eq!(text(lines), expected.raw());
}

fn text(lines: Vec<String>) -> String {
    lines.join("\n")
}
