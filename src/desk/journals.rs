//! Scripts and journals on the command line: reads one, judges it to its end, or checks it.

use crate::desk::book::Book;
use crate::desk::outcome::{Failure, Origin, Status};
use crate::desk::replay::{Manner, Replay, Style};
use crate::desk::{files, laws};
use crate::journal::check::End;
use crate::journal::error::LARGEST;
use crate::journal::tag::{Link, MARK, TAG_LEN, Tag};
use crate::journal::{JournalError, Record, Report, Seal, refuse_damage, torn_text};
use crate::law::referee::Law;
use crate::law::show::Table;
use crate::table::shown;
use crate::text::width::counted;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The bytes of a short line.
const LINE: usize = 16;

/// The number of entries for which there is room beforehand, however long a file is.
const LONG: usize = 1 << 18;

/// Whether a file is a journal: its first line has the right tag, or most lines have a tag. A script with one
/// comment that looks like a tag is still a script.
fn is_journal(bytes: &[u8]) -> bool {
    // A tag has a tilde, and in most scripts there is none.
    if !bytes.contains(&b'~') {
        return false;
    }
    let mut lines = bytes.split(|b| *b == b'\n').map(<[u8]>::trim_ascii);
    let tag_of = |line: &'_ [u8]| -> Option<(usize, Tag)> {
        let at = line.len().checked_sub(TAG_LEN)?;
        let tag = line.get(at..)?.strip_prefix(MARK.as_bytes())?;
        Some((at, Tag::read(tag)?))
    };
    let is_first = |line: &[u8]| {
        tag_of(line).is_some_and(|(at, tag)| {
            line.get(..at)
                .is_some_and(|text| Link::of(None, text).tag() == tag)
        })
    };
    if lines.clone().next().is_some_and(is_first) {
        return true;
    }
    let count = |(tagged, all), line: &[u8]| match line.is_empty() {
        true => (tagged, all),
        false => (tagged + usize::from(tag_of(line).is_some()), all + 1),
    };
    let (tagged, all) = lines.by_ref().fold((0, 0), count);
    tagged * 2 > all
}

pub struct Script {
    path: PathBuf,
    bytes: Vec<u8>,
}

impl Script {
    /// Reads a whole script or journal, from a file or a pipe.
    pub fn read(path: &Path) -> Result<Script, Failure> {
        let read = files::read(path, LARGEST);
        let read = read.map_err(|error| Failure::reading(shown::path(path), &error))?;
        let path = path.to_owned();
        match read {
            Some(bytes) => Ok(Script { path, bytes }),
            None => Err(JournalError::TooLong { path }.into()),
        }
    }

    /// Reads a journal, which must be a file.
    pub fn journal(path: &Path) -> Result<Script, Failure> {
        let is_file = |file: fs::Metadata| file.is_file() || file.is_dir();
        if fs::metadata(path).is_ok_and(|file| !is_file(file)) {
            let name = shown::path(path);
            let message = format!("{name} is a device or a pipe; a journal is a file");
            return Err(Failure::new(Status::File, message));
        }
        Script::read(path)
    }

    pub fn law(&self) -> &'static Law {
        laws::of(&self.bytes)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What a journal holds; `None` for a script. Says so if a torn last line is left out.
    fn report(&self) -> Result<Option<Report<'_>>, Failure> {
        if !self.is_journal() {
            return Ok(None);
        }
        let report = Report::on(self.law(), &self.bytes);
        refuse_damage(&self.path, &report)?;
        if let End::Torn(_) = report.end {
            let name = shown::path(&self.path);
            let _ = writeln!(
                io::stderr(),
                "{name}: the last line was never finished and is left out; nos check {name} shows it."
            );
        }
        Ok(Some(report))
    }

    /// Its lines. Those of a journal must be as written, and a torn last line is left out.
    pub fn sound(&self) -> Result<&[u8], Failure> {
        let sound = match self.report()? {
            Some(report) => self.bytes.get(..report.sound_len),
            None => None,
        };
        Ok(sound.unwrap_or(&self.bytes))
    }

    pub fn is_journal(&self) -> bool {
        is_journal(&self.bytes)
    }

    pub fn untagged(&self) -> &[u8] {
        &self.bytes
    }

    /// An empty book in memory, with room for about as many entries as there are.
    pub fn book(&self) -> Book {
        Book::new(self.law(), (self.bytes.len() / LINE).min(LONG))
    }

    /// Judges it to its end, and prints rejected entries on standard error.
    pub fn judged(&self, table: &Table) -> Result<Read, Failure> {
        if let Some(report) = self.report()? {
            return Ok(Read {
                seal: report.seal(),
                record: report.record,
                status: Status::Clean,
            });
        }
        let manner = Manner {
            style: Style::Rejections,
            keep_going: true,
            table: table.clone(),
        };
        let origin = Origin::File(self.path.clone());
        let replay = Replay::new(self.book(), origin, manner, io::sink(), io::stderr());
        let (status, book) = replay.run_to_the_end(self.untagged())?;
        Ok(Read {
            record: book.into_record(),
            seal: None,
            status,
        })
    }
}

/// A script or journal that was judged to its end.
pub struct Read {
    pub record: Record,
    /// The seal; `None` for a script.
    pub seal: Option<Seal>,
    pub status: Status,
}

/// Checks a journal, and compares it with a seal if one was noted: its seal, or what is wrong and how far it can
/// be trusted.
pub fn check(script: &Script, noted: Option<Seal>) -> (Status, Vec<String>) {
    let name = shown::path(script.path());
    let report = Report::on(script.law(), script.untagged());
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
            torn_text(torn).escape_debug(),
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
