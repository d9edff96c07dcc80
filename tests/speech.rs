//! The language of entries as its users meet it: what is read, how it is printed, what is said of
//! what cannot be read.

#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

#[path = "speech/bytes.rs"]
mod bytes;
#[path = "speech/garbage.rs"]
mod garbage;
#[path = "speech/lines.rs"]
mod lines;
#[path = "speech/marks.rs"]
mod marks;
#[path = "speech/messages.rs"]
mod messages;
#[path = "speech/prompt.rs"]
mod prompt;
#[path = "speech/round_trip.rs"]
mod round_trip;
#[path = "speech/shorthand.rs"]
mod shorthand;
#[path = "speech/table.rs"]
mod table;
#[path = "speech/values.rs"]
mod values;

use nos::law::nos::entry::{Act, Entry};
use nos::speech::{Body, Dialect, read, read_line};

/// What a line of a file says.
fn said(line: &str) -> Body<nos::law::nos::session::Session> {
    match read_line::<nos::law::nos::session::Session>(line) {
        Ok(line) => line.body.expect("the line says something"),
        Err(error) => panic!("{line}: {error}"),
    }
}

/// The entry on a line of a file.
fn entry(line: &str) -> Entry {
    match said(line) {
        Body::Entry(entry) => entry,
        other => panic!("{line}: {other} is no entry"),
    }
}

/// What happened, of an entry that is not waived.
fn act(line: &str) -> Act {
    let entry = entry(line);
    assert!(!entry.waived, "{line}");
    entry.act
}

/// How a line is printed in a dialect.
fn printed(line: &str, dialect: Dialect) -> String {
    match read::<nos::law::nos::session::Session>(line, dialect, None) {
        Ok(line) => line.body.map_or(String::new(), |body| body.to_string()),
        Err(error) => panic!("{line}: {error}"),
    }
}
