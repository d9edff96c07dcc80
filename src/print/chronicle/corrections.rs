//! The corrections of a record, each with what it changed when it was made.

use super::{Line, What};
use crate::journal::{Outcome, Record, Said};
use crate::law::EntryNo;
use crate::print::impact;
use std::collections::BTreeMap;

/// The corrections of a record with their impacts, by number.
pub(super) type Corrections = BTreeMap<EntryNo, Line>;

/// Every correction. The record is entered once more, up to the last of them.
pub(super) fn corrections(record: &Record) -> Corrections {
    let is_correction = |said: &Said| said.correction().is_some();
    let Some(last) = record
        .history()
        .filter(|own| is_correction(own.said))
        .last()
    else {
        return Corrections::new();
    };
    let mut past = Record::new(record.law());
    let mut found = Corrections::new();
    for own in record.history().take_while(|own| own.no <= last.no) {
        let Ok((no, outcome)) = past.enter(own.said.clone()) else {
            break;
        };
        if let Outcome::Corrected(changed) = outcome {
            let line = Line {
                no,
                moment: record.time_of(no),
                words: own.said.to_string(),
                what: What::Correction(impact::lines(&changed), own.struck_by),
            };
            found.insert(no, line);
        }
    }
    found
}
