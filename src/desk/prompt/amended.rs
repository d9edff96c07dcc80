//! Works out `redo`, `waive` and `was` from the entries in force, and whose an entry is.

use crate::desk::refuse_if;
use nos_base::Name;
use nos_entry::{Amendment, Correction, Entry, Part};
use nos_law::EntryNo;
use nos_records::journal::{Record, Recorded, StandingEntry};
use std::cell::RefCell;

fn renamed(record: &Record, entry: &Entry, name: Option<&Name>) -> (Entry, Vec<Name>) {
    let had = RefCell::new(Vec::new());
    let entry = record.law().renamed(entry, &|typed| {
        had.borrow_mut().push(typed.clone());
        name.unwrap_or(typed).clone()
    });
    (entry, had.into_inner())
}

/// Whether a correction takes back an entry of the player who is blamed for it, or blames nobody.
pub fn is_theirs(record: &Record, correction: &Correction, blamed: Option<&Name>) -> bool {
    let (Correction::Undo(count), Some(player)) = (correction, blamed) else { return true };
    record.last_standing(*count).into_iter().any(|no| match record.recorded(no) {
        Some(Recorded::Entry(entry)) => renamed(record, entry, None).1.contains(player),
        _ => false,
    })
}

/// Returns the correction that an amendment makes.
///
/// # Errors
/// The sentence that says why it makes none. A revision never makes a single one.
pub fn amended(record: &Record, amendment: &Amendment) -> Result<Correction, String> {
    match amendment {
        Amendment::Revise { .. } => Err(message!("revise-at-the-prompt")),
        Amendment::Redo => redone(record),
        Amendment::Waive(no) => waived(record, *no),
        Amendment::Was(name) => made_by(record, name),
    }
    .map(Correction::from)
}

fn redone(record: &Record) -> Result<Part, String> {
    let last = record.history().filter(|past| past.struck_by.is_none()).last();
    let undo =
        last.filter(|past| matches!(past.recorded, Recorded::Correction(Correction::Undo(_))));
    Ok(Part::Strike(undo.ok_or_else(|| message!("nothing-to-redo"))?.no.0))
}

/// Returns the last entry in force, unless it only names the law.
pub fn last_entry(record: &Record) -> Option<StandingEntry<'_>> {
    let is_law = |entry: &StandingEntry<'_>| *entry.entry == record.law().first_entry();
    record.standing().max_by_key(|entry| entry.no).filter(|last| !is_law(last))
}

fn named(record: &Record, no: Option<u32>) -> Result<StandingEntry<'_>, String> {
    let Some(no) = no else {
        return last_entry(record).ok_or_else(|| message!("nothing-recorded"));
    };
    record.find(EntryNo(no)).ok_or_else(|| {
        let rejection = record.judge(Correction::from(Part::Strike(no)).into()).err();
        rejection.map_or_else(|| message!("nothing-to-waive", no), |why| why.to_string())
    })
}

fn waived(record: &Record, no: Option<u32>) -> Result<Part, String> {
    let past = named(record, no)?;
    refuse_if(!past.ruling.summary().asks, || message!("nothing-to-waive", no = past.no))?;
    Ok(Part::Fix(past.no.0, past.entry.clone().waiving(true)))
}

fn made_by(record: &Record, name: &Name) -> Result<Part, String> {
    let past = named(record, None)?;
    let no = past.no;
    match renamed(record, past.entry, Some(name)) {
        (_, had) if had == [name.clone()] => {
            Err(message!("theirs-already", no, name = name.spaced()))
        }
        (entry, had) if had.len() == 1 => Ok(Part::Fix(no.0, entry)),
        _ => Err(message!("not-of-one-player", no)),
    }
}
