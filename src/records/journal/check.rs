//! Reads a journal and reports how far it can be trusted. Changes nothing.

pub use crate::journal::chain::FileEnd;
use crate::journal::chain::{Chain, trust};
use crate::journal::tag::{self, Link};
use crate::journal::{Fault, Finding, Record, Rejection, Unjudged};
use nos_entry::read_bytes;
use nos_law::Law;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The seal that players write down to recognise a record: the number of entries, half a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seal {
    pub entries: usize,
    /// The first 128 bits of the last entry's link.
    pub half: u128,
}

impl Seal {
    pub fn new(entries: usize, last: Link) -> Seal {
        Seal { entries, half: last.half() }
    }

    /// Parses a seal as printed; `None` if it is not one. Blanks between the digits and upper case are allowed.
    pub fn read(text: &str) -> Option<Seal> {
        let (entries, digits) = text.trim().split_once(char::is_whitespace)?;
        let digits: String = digits.split_whitespace().collect();
        let is_hex = digits.len() == 32 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let is_number = entries.bytes().all(|digit| digit.is_ascii_digit());
        (is_hex && is_number).then_some(Seal {
            entries: entries.parse().ok()?,
            half: u128::from_str_radix(&digits, 16).ok()?,
        })
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.entries)?;
        (0..8).try_for_each(|group| write!(f, " {:04x}", self.half >> (112 - 16 * group) & 0xffff))
    }
}

#[derive(Debug)]
pub struct Report<'a> {
    pub record: Record,
    /// Every line with a correct tag, and its link. The record may end before the last one.
    chained: Vec<(&'a [u8], Link)>,
    pub sound_len: usize,
    pub findings: Vec<Finding>,
    pub end: FileEnd<'a>,
    /// Whether any line has a tag. A file without tags is a script.
    pub is_tagged: bool,
}

impl<'a> Report<'a> {
    /// Reads a journal, trusting its corrections, and judges each entry in force once.
    pub fn on(law: &'static Law, file: &'a [u8]) -> Report<'a> {
        let mut report = Report::read(law, file);
        match judged_once(law, &report.chained) {
            Some((record, fault)) => report.take(record, fault),
            None => report.judge_each(law),
        }
        report
    }

    /// Reads a journal and judges each line as when it was made.
    pub fn on_each(law: &'static Law, file: &'a [u8]) -> Report<'a> {
        let mut report = Report::read(law, file);
        report.judge_each(law);
        report
    }

    fn read(law: &'static Law, file: &'a [u8]) -> Report<'a> {
        let chain = Chain::follow(file, &|text| read_bytes(law.language, text).is_ok());
        Report {
            record: Record::new(law),
            chained: chain.sound,
            sound_len: chain.sound_len,
            findings: chain.findings,
            end: chain.end,
            is_tagged: chain.tagged,
        }
    }

    fn judge_each(&mut self, law: &'static Law) {
        let mut record = Record::new(law);
        let fault = take_each(&mut record, &self.chained).err();
        self.take(record, fault);
    }

    fn take(&mut self, record: Record, fault: Option<Fault>) {
        let line = record.len() + 1;
        self.record = record;
        self.findings.splice(0..0, fault.map(|fault| Finding { line, fault }));
    }

    pub fn links(&self) -> impl DoubleEndedIterator<Item = Link> {
        self.chained.iter().take(self.record.len()).map(|(_, link)| *link)
    }

    pub fn seal(&self) -> Option<Seal> {
        self.seal_after(self.record.len())
    }

    /// Returns the seal after this many entries; `None` for 0, or if there are fewer.
    pub fn seal_after(&self, entries: usize) -> Option<Seal> {
        Some(Seal::new(entries, self.links().nth(entries.checked_sub(1)?)?))
    }

    /// Whether every line is as written and was accepted. The last line may be torn.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }

    pub fn trust(&self) -> Option<String> {
        Some(trust(self.findings.first()?.line))
    }
}

/// Enters lines appended to a sound journal, and returns the new last link; `None` if the journal
/// must be read again, because a line is torn, altered, or a correction.
pub fn grow(record: &mut Record, lines: &[u8], before: Link) -> Option<Link> {
    lines.split_inclusive(|byte| *byte == b'\n').try_fold(before, |link, line| {
        let (text, link) = tag::follows(line.strip_suffix(b"\n")?, Some(link))?;
        let (recorded, time) = tag::read(record.law(), text).ok()?;
        if recorded.correction().is_some() {
            return None;
        }
        let no = record.enter_quietly(recorded).ok()?;
        record.note_time(no, time);
        Some(link)
    })
}

type Lines<'a> = [(&'a [u8], Link)];

/// Returns the record up to the first fault, and that fault; `None` if the entries are impossible.
fn judged_once(law: &'static Law, lines: &Lines) -> Option<(Record, Option<Fault>)> {
    let mut record = Unjudged::new(law, lines.len());
    let mut push = |text: &[u8]| {
        let (recorded, time) = tag::read(law, text)?;
        record.push(recorded, time).map_err(not_taken)
    };
    let fault = lines.iter().try_for_each(|(text, _)| push(text)).err();
    Some((record.judge()?, fault))
}

fn take_each(record: &mut Record, lines: &Lines) -> Result<(), Fault> {
    record.reserve(lines.len());
    for (text, _) in lines {
        let (recorded, time) = tag::read(record.law(), text)?;
        let no = record.enter_quietly(recorded).map_err(not_taken)?;
        record.note_time(no, time);
    }
    Ok(())
}

fn not_taken(rejection: Rejection) -> Fault {
    match rejection {
        Rejection::TooTangled => Fault::TooTangled,
        rejection => Fault::NotTaken(rejection.to_string()),
    }
}
