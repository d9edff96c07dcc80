//! The sentence that says what a correction did, and how to take it back.

use crate::journal::{Record, Said};
use crate::law::EntryNo;
use crate::print::number::counted;
use crate::speech::Part;
use crate::table::name::listed;

/// What the correction with this number did, and how to take it back.
pub fn corrected(record: &Record, no: EntryNo) -> String {
    let parts = record.said(no).map_or(&[][..], Said::parts);
    if parts.len() > 1 {
        return format!("Corrected: {}. undo takes it back.", done(parts));
    }
    let struck: Vec<EntryNo> = record
        .history()
        .filter(|past| past.struck_by == Some(no))
        .map(|past| past.no)
        .collect();
    match struck.as_slice() {
        [] => format!("{}. undo takes it back.", done(parts)),
        [one] => format!("#{one} is struck. strike {no} brings it back."),
        [first, .., last] => {
            format!("#{first} to #{last} are struck. strike {no} brings them back.")
        }
    }
}

/// What a correction in several parts did, in a few words.
fn done(parts: &[Part]) -> String {
    let named = |holds: fn(&Part) -> bool| -> Vec<String> {
        let own = parts.iter().filter(|part| holds(part));
        own.map(|part| format!("#{}", part.no())).collect()
    };
    let fixed = named(|part| matches!(part, Part::Fix(..)));
    let struck = named(|part| matches!(part, Part::Strike(_)));
    let added = named(|part| matches!(part, Part::Insert(..))).len();
    let listing = |all: &[String]| listed(all.iter().map(String::as_str));
    let are = |all: &[String]| if all.len() == 1 { "is" } else { "are" };
    let mut done = Vec::new();
    if !fixed.is_empty() {
        done.push(format!("{} {} changed", listing(&fixed), are(&fixed)));
    }
    if !struck.is_empty() {
        done.push(format!("{} {} struck", listing(&struck), are(&struck)));
    }
    if added > 0 {
        done.push(counted(added as u64, "entry is added", "entries are added"));
    }
    done.join(", ")
}
