use crate::desk::import::refuse_games;
use crate::desk::{Book, Failure, Manner, Origin, Replay, Status, Style, files, pager, source};
use memchr::memchr;
use nos_base::shown;
use nos_entry::{Body, read_script};
use nos_law::{Law, TableSettings};
use nos_records::journal::check::FileEnd;
use nos_records::journal::limit::{Extent, LARGEST};
use nos_records::journal::{JournalError, Record, Report, Seal, refuse_damage, tag, torn_text};
use nos_records::print::sheet::PassingEvening;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

const LINE: usize = 16;

/// Most entries to reserve memory for, however long the file.
const LONG: usize = 1 << 18;

pub struct Script {
    pub path: PathBuf,
    pub bytes: Vec<u8>,
}

impl Script {
    pub fn read(path: &Path) -> Result<Script, Failure> {
        let read = files::all_of(&Origin::of(path), LARGEST)?;
        let path = path.to_owned();
        match read {
            Some(bytes) if !Extent::of(&bytes).is_too_long() => {
                refuse_games(&path, &bytes)?;
                Ok(Script { path, bytes })
            }
            _ => Err(JournalError::TooLong { path }.into()),
        }
    }

    pub fn listed(self) -> Result<Script, Failure> {
        if Extent::of(&self.bytes).is_too_long_to_list() {
            let message = message!("too-long-to-list", name = shown::path(&self.path));
            return Err(Failure::new(Status::File, message));
        }
        Ok(self)
    }

    pub fn journal(path: &Path) -> Result<Script, Failure> {
        let is_file = |file: fs::Metadata| file.is_file() || file.is_dir();
        let is_stdin = Origin::of(path) == Origin::Stdin;
        if is_stdin || fs::metadata(path).is_ok_and(|file| !is_file(file)) {
            return Err(Failure::new(Status::File, message!("no-file", name = shown::path(path))));
        }
        Script::read(path)
    }

    pub fn law(&self) -> &'static Law {
        nos_laws::law_of(&self.bytes)
    }

    /// Reads a journal; `None` for a script. Adds to `remarks` if it left out a torn last line.
    fn report(&self, remarks: &mut impl Write) -> Result<Option<Report<'_>>, Failure> {
        if !self.is_journal() {
            return Ok(None);
        }
        let report = Report::on(self.law(), &self.bytes);
        refuse_damage(&self.path, &report)?;
        if let FileEnd::Torn(_) = report.end {
            // Standard error may be closed.
            let torn = message!("torn-left-out", name = shown::path(&self.path));
            let _ = writeln!(remarks, "{torn}");
        }
        Ok(Some(report))
    }

    /// Returns the lines. Refuses a damaged journal, and leaves out its torn last line.
    pub fn sound(&self) -> Result<&[u8], Failure> {
        let report = self.report(&mut pager::Remarks)?;
        Ok(report.and_then(|report| self.bytes.get(..report.sound_len)).unwrap_or(&self.bytes))
    }

    /// Whether the first line has a correct tag, or most lines have a tag.
    pub fn is_journal(&self) -> bool {
        let bytes = &self.bytes;
        // A tag contains a tilde, and most scripts have none.
        if memchr(b'~', bytes).is_none() {
            return false;
        }
        let lines = || bytes.split(|b| *b == b'\n').map(<[u8]>::trim_ascii);
        if lines().next().is_some_and(|line| tag::follows(line, None).is_some()) {
            return true;
        }
        let (mut tagged, mut all) = (0, 0);
        for line in lines().filter(|line| !line.is_empty()) {
            tagged += usize::from(tag::split(line).is_some());
            all += 1;
        }
        tagged * 2 > all
    }

    /// Judges a script that corrects nothing and in which no line is rejected, without recording it; `None` for any
    /// other script, and for a journal.
    pub fn passed(&self) -> Option<PassingEvening> {
        if self.is_journal() {
            return None;
        }
        let law = self.law();
        let mut evening = PassingEvening::new(law);
        for line in source::lines(&self.bytes) {
            let line = read_script(law.language, line).ok()?;
            match line.body {
                None | Some(Body::Question(_)) => {}
                Some(Body::Entry(entry)) => {
                    evening.enter(&entry, line.timestamp.map(|time| time.moment())).ok()?;
                }
                Some(Body::Correction(_) | Body::Amendment(_)) => return None,
            }
        }
        Some(evening)
    }

    pub fn book(&self) -> Book {
        Book::new(self.law(), (self.bytes.len() / LINE).min(LONG))
    }

    pub fn judged(
        &self,
        table: &TableSettings,
        mut remarks: impl Write,
    ) -> Result<ReadJournal, Failure> {
        if let Some(report) = self.report(&mut remarks)? {
            return Ok(ReadJournal {
                seal: report.seal(),
                record: report.record,
                status: Status::Clean,
            });
        }
        let manner = Manner { style: Style::Rejections, keep_going: true, table: table.clone() };
        let (out, err) = (Box::new(io::sink()), Box::new(remarks));
        let replay = Replay::new(self.book(), Origin::of(&self.path), manner, out, err);
        let (status, book) = replay.run_script(&self.bytes)?;
        Ok(ReadJournal { record: book.into_record(), seal: None, status })
    }
}

pub struct ReadJournal {
    pub record: Record,
    pub seal: Option<Seal>,
    pub status: Status,
}

/// Checks a journal and a noted seal. Prints the seal, or the fault and how far to trust the file.
pub fn check(script: &Script, noted: Option<Seal>) -> Result<Status, Failure> {
    let name = shown::path(&script.path);
    let report = Report::on_each(script.law(), &script.bytes);
    if !script.is_journal() && !script.bytes.is_empty() {
        let lines = message!("check-script", name);
        pager::show(&lines.lines().map(str::to_owned).collect::<Vec<_>>())?;
        return Ok(Status::Usage);
    }
    if let Err(error @ JournalError::TooTangled { .. }) = refuse_damage(&script.path, &report) {
        return Err(error.into());
    }
    let told = |finding| message!("check-finding", name, finding);
    let mut lines: Vec<String> = report.findings.iter().map(told).collect();
    match &report.end {
        FileEnd::Torn(torn) => {
            let (text, bytes) = (torn_text(torn), torn.len());
            lines.push(message!("check-torn", name, text, bytes));
        }
        FileEnd::NoLineEnd => lines.push(message!("check-no-line-end", name)),
        FileEnd::Whole => {}
    }
    lines.push(match report.trust() {
        Some(trust) => message!("check-finding", name, finding = trust),
        None => message!("check-sound", name),
    });
    lines.push(match report.seal() {
        Some(seal) if report.is_sound() => message!("the-seal", seal),
        Some(seal) => message!("check-seal-trusted", seal),
        None => message!("check-no-entry"),
    });
    let is_it = noted.is_none_or(|noted| report.seal_after(noted.entries) == Some(noted));
    lines.extend(noted.map(|noted| {
        if is_it {
            message!("check-same", more = report.record.len() - noted.entries)
        } else {
            message!("check-other", noted)
        }
    }));
    pager::show(&lines)?;
    Ok(if report.is_sound() && is_it { Status::Clean } else { Status::Damaged })
}
