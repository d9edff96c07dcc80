//! Records the lines of a journal: reads them ahead, and judges each.

use super::fault::Fault;
use super::line::{self, Read};
use super::record::Record;
use super::tag::Link;
use crate::speech::Speech;
use std::sync::mpsc;
use std::thread;

/// How many lines are read at once.
const AT_ONCE: usize = if cfg!(test) { 8 } else { 1024 };

/// Records these lines. If there are many, another thread reads what comes next while this one judges.
pub(super) fn take_all<L: Speech>(
    record: &mut Record<L>,
    lines: &[(&[u8], Link)],
) -> Result<(), Fault> {
    record.reserve(lines.len());
    let read = |lines: &[(&[u8], Link)]| -> Vec<Read<L::Entry>> {
        lines
            .iter()
            .map(|(text, _)| line::read::<L>(text))
            .collect()
    };
    let take =
        |lines: Vec<Read<L::Entry>>| lines.into_iter().try_for_each(|line| take(record, line));
    let parts = lines.chunks(AT_ONCE);
    if lines.len() <= AT_ONCE {
        return parts.map(read).try_for_each(take);
    }
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel(2);
        let ahead = parts.clone();
        // If a line is not taken, nobody receives the next part, and the thread ends.
        let reads = move || ahead.map(read).try_for_each(|part| sender.send(part));
        match thread::Builder::new().spawn_scoped(scope, reads) {
            Ok(_) => receiver.into_iter().try_for_each(take),
            // The system has no other thread for us.
            Err(_) => parts.map(read).try_for_each(take),
        }
    })
}

/// Records a line.
fn take<L: Speech>(record: &mut Record<L>, line: Read<L::Entry>) -> Result<(), Fault> {
    let (said, time) = line?;
    match record.enter_untold(said) {
        Ok(no) => {
            record.note_time(no, time);
            Ok(())
        }
        Err(rejection) => Err(Fault::NotTaken(rejection.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Report;
    use crate::law::nos::session::Session;

    /// A journal of notes in which one line says something else.
    fn journal(lines: usize, other: (usize, &str)) -> Vec<u8> {
        let (mut bytes, mut before) = (Vec::new(), None);
        for no in 1..=lines {
            let said = match other {
                (at, other) if at == no => other.to_owned(),
                _ => format!("note {no}"),
            };
            let text = format!("2026-11-21T20:14:03+01:00 {said}");
            let link = Link::of(before, text.as_bytes());
            bytes.extend(format!("{text} # ~{}\n", link.tag()).into_bytes());
            before = Some(link);
        }
        bytes
    }

    #[test]
    fn a_long_journal_is_taken_up_to_the_first_line_that_is_wrong() {
        const LINES: usize = 2 * AT_ONCE + 5;
        let whole = journal(LINES, (1, "law 1"));
        let report = Report::<Session>::on(&whole);
        assert!(report.is_sound());
        assert_eq!(
            (report.record.len(), report.links().count()),
            (LINES, LINES)
        );
        let wrong = [
            ("deal", "it cannot have happened: nobody is seated yet"),
            (
                "NOTE so",
                "it is not spelled as this program spells its lines",
            ),
            (
                "status",
                "it says nothing, and was not written by this program",
            ),
        ];
        for (other, told) in wrong {
            for at in [
                1,
                2,
                AT_ONCE,
                AT_ONCE + 1,
                AT_ONCE + 2,
                2 * AT_ONCE + 1,
                LINES,
            ] {
                let bytes = journal(LINES, (at, other));
                let report = Report::<Session>::on(&bytes);
                let found = report.findings.iter();
                let found: Vec<_> = found.map(|own| (own.line, own.fault.to_string())).collect();
                assert_eq!(found, [(at, told.to_owned())]);
                assert_eq!(
                    (report.record.len(), report.links().count()),
                    (at - 1, at - 1)
                );
            }
        }
    }
}
