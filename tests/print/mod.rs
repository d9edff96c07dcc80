//! What the table sees, held to the letter at the widths that people use.

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
use nos_base::text::look::Look;
use nos_entry::Date;
use nos_entry::Entry;
use nos_entry::entry::{Asked, Subject};
use nos_law::referee::{Evening, Referee, Rulings};
use nos_law::{AccountChange, EntryNo, referee};
use nos_laws::nos::session::Session;
use snapbox::IntoData;
use snapbox::data::Inline;

/// The narrowest terminal that everything must fit.
const NARROW: Look = Look { width: 60, ascii: false, color: false, plain: false };

/// The same without box characters.
const ASCII: Look = Look { ascii: true, ..NARROW };

/// The session as the shell knows it.
fn shown(session: &Session) -> &dyn Referee {
    session
}

/// The session after a script, every line of which is taken.
fn session(script: &str) -> Session {
    records::session(&records::record(script)).clone()
}

/// A hand of three players with this set, announcement and plays.
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

/// A session after the first hand and these entries.
fn second_hand(script: &str) -> Session {
    session(&format!("{FIRST_HAND}\n{script}"))
}

/// An evening of which only the present is known.
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

/// The answer to a question of the law.
fn asked(session: &Session, question: Asked, look: &Look) -> Vec<String> {
    let present = Present(Box::new(session.clone()));
    let (lines, _) = nos_law::answer(&present, &question, Some(look)).unwrap();
    lines
}

/// What everybody has.
fn balances(session: &Session, look: &Look) -> Vec<String> {
    asked(session, Asked::Scores, look)
}

/// What can be played.
fn legal(session: &Session, look: &Look) -> Vec<String> {
    asked(session, Asked::Legal(Subject::All), look)
}

/// Holds lines to a snapshot, to the letter: a backslash is no path's here, and nothing stands for anything else.
fn assert_lines(lines: Vec<String>, expected: Inline) {
    snapbox::assert_data_eq!(text(lines), expected.raw());
}

/// The lines as one text.
fn text(lines: Vec<String>) -> String {
    lines.join("\n")
}
