//! What tests of whole evenings share: lines read as they would be in a file, and records made of them.

#![allow(dead_code, reason = "each test uses what it needs")]
#![allow(
    clippy::panic,
    reason = "a line of a test that cannot be read is a fault of the test"
)]

pub mod evening;

use nos::journal::{Record, Said};
use nos::notation::{self, Body};

/// What a line of a script says.
pub fn said(line: &str) -> Said {
    match notation::read_line(line).map(|line| line.body) {
        Ok(Some(Body::Entry(entry))) => Said::Entry(entry),
        Ok(Some(Body::Correction(correction))) => Said::Correction(correction),
        other => panic!("{line}: {other:?}"),
    }
}

/// The record of a script, every line of which is taken.
pub fn record(script: &str) -> Record {
    let mut record = Record::new();
    for line in script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        if let Err(rejection) = record.enter(said(line)) {
            panic!("{line}: {rejection}");
        }
    }
    record
}
