//! The language of entries: what nos reads and prints, and its sentences about bad lines.

mod boards;
mod bytes;
mod fives;
mod garbage;
mod lines;
mod marks;
mod messages;
mod parts;
mod prompt;
mod round_trip;
mod shorthand;
mod table;
mod typed;

use crate::support::scripts::entry;
use nos_entry::{Body, Line, ReadError, read_line};
use nos_laws::nos::{Act, LAW};

fn body(line: &str) -> Body {
    match read_line(LAW.language, line) {
        Ok(line) => line.body.expect("the line says something"),
        Err(error) => panic!("{line}: {error}"),
    }
}

fn act(line: &str) -> Act {
    let entry = entry(line);
    assert!(!entry.waives, "{line}");
    entry.what.act().cloned().expect("an act of Nos")
}

fn printed(line: &str, read: Result<Line<'_>, ReadError>) -> String {
    match read {
        Ok(line) => line.body.map_or(String::new(), |body| body.to_string()),
        Err(error) => panic!("{line}: {error}"),
    }
}
