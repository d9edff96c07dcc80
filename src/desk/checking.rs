//! Checking a journal: its seal, or what is wrong with it and how far it can be trusted.

use super::journals::Script;
use super::outcome::Status;
use crate::journal::check::End;
use crate::journal::torn::shown as torn_end;
use crate::journal::{Report, Seal};
use crate::print::number::counted;
use crate::table::shown;
use std::mem::ManuallyDrop;

/// Checks a journal, and compares it with a seal if one was noted: its seal, or what is wrong and how far it can
/// be trusted.
pub fn check(script: &Script, noted: Option<Seal>) -> (Status, Vec<String>) {
    let name = shown::path(script.path());
    // The program ends after this. Taking a long record apart would take a tenth of its time.
    let report = ManuallyDrop::new(Report::on(script.law(), script.untagged()));
    if !script.is_journal() && !script.untagged().is_empty() {
        let line = format!(
            "{name} is a script, not a journal: none of its lines has a tag, so nothing can be proved."
        );
        let lines = vec![line, format!("nos replay {name} judges it.")];
        return (Status::Usage, lines);
    }
    let mut lines: Vec<String> = report
        .findings
        .iter()
        .map(|finding| format!("{name}: {finding}."))
        .collect();
    match &report.end {
        End::Torn(torn) => lines.push(format!(
            "{name}: the last line was never finished: \"{}\" ({}); nos play sets it aside.",
            torn_end(torn).escape_debug(),
            counted(torn.len() as u64, "byte", "bytes")
        )),
        End::NoLineEnd => lines.push(format!(
            "{name}: the last line lacks its line end; nos play mends it."
        )),
        End::Whole => {}
    }
    if let Some(trust) = report.trust() {
        lines.push(format!("{name}: {trust}."));
    } else {
        lines.push(format!("{name}: every line is as it was written."));
    }
    match report.seal() {
        Some(seal) if report.is_sound() => lines.push(format!("The seal: {seal}.")),
        Some(seal) => lines.push(format!("The seal of what can be trusted: {seal}.")),
        None => lines.push("There is no entry.".to_owned()),
    }
    let is_it = noted.is_none_or(|noted| {
        let (is_it, line) = compared(&report, noted);
        lines.push(line);
        is_it
    });
    let status = if report.is_sound() && is_it {
        Status::Clean
    } else {
        Status::Damaged
    };
    (status, lines)
}

/// Whether a journal has the noted seal, now or after fewer entries; and a sentence that says so.
fn compared(report: &Report, noted: Seal) -> (bool, String) {
    let (now, then) = (report.record.len(), noted.entries);
    if report.seal_after(then) != Some(noted) {
        let line = format!("It is not the evening of the seal {noted}.");
        return (false, line);
    }
    let line = match now.saturating_sub(then) {
        0 => "It is the evening of that seal.".to_owned(),
        more => format!(
            "It is the evening of that seal, and {} after it.",
            counted(more as u64, "entry came", "entries came")
        ),
    };
    (true, line)
}
