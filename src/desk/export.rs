//! Exports flat tables from many journals, a few of them in memory at a time.

mod games;

pub use games::games;

use crate::desk::left_out::{FileLeftOut, LeftOut, OTHER_LAW, TWICE};
use crate::desk::standings::{Bar, begun};
use crate::desk::{Failure, Script, Status, Stopped, files, pager};
use clap::ValueEnum;
use nos_base::{Name, Order, shown};
use nos_club::season::export::month_of;
use nos_club::season::{ExportTable, ExportedEvening, Flat, Format, Rows};
use nos_law::{Law, TableSettings};
use nos_records::system::new_file::NewFile;
use rayon::prelude::*;
use std::collections::HashSet;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::{fs, io};

pub struct Export<'a> {
    pub files: &'a [PathBuf],
    pub tables: &'a [ExportTable],
    pub format: Format,
    pub target: &'a ExportTarget,
    pub law: Option<&'static Law>,
    pub is_verbose: bool,
    pub look: &'a TableSettings,
}

type TableWriter = Flat<Box<dyn Write + Send>>;

const AT_ONCE: usize = 32;

struct Exported {
    law: &'static Law,
    path: PathBuf,
    evening: u128,
    month: Option<String>,
    rows: Vec<Rows>,
    status: Status,
    /// Remarks for standard error, in the order of the evenings.
    remarks: Vec<u8>,
}

struct OpenTable {
    table: ExportTable,
    outputs: Vec<OutputFile>,
}

struct OutputFile {
    /// `None` for standard output.
    path: Option<PathBuf>,
    file: Option<NewFile>,
    month: Option<String>,
    output: TableWriter,
}

impl Export<'_> {
    pub fn run(&self) -> Result<Status, Failure> {
        let _lock = match self.target {
            ExportTarget::Output => None,
            ExportTarget::Folder(folder) | ExportTarget::Parts { folder, .. } => {
                Some(files::folder_to_write(folder)?)
            }
        };
        let mut status = Status::Clean;
        Stopped::unless_closed(self.write_all(&mut status))?;
        Ok(status)
    }

    fn write_all(&self, status: &mut Status) -> Result<(), Stopped> {
        let bar = Bar::new(self.files.len());
        let open = |table: &ExportTable| OpenTable { table: *table, outputs: Vec::new() };
        let mut open: Vec<OpenTable> = self.tables.iter().map(open).collect();
        let mut evenings = HashSet::new();
        let mut law = self.law;
        let mut left_out = LeftOut::new(self.is_verbose);
        let mut files: Vec<(Option<String>, &PathBuf)> =
            self.files.iter().map(|path| (self.target.month(path), path)).collect();
        files.order_by(|(one, _), (other, _)| one.cmp(other));
        let mut chunks = files.chunks(AT_ONCE);
        let mut next = || {
            let files = chunks.next()?;
            let read: Vec<Result<Exported, FileLeftOut>> =
                files.par_iter().map(|(_, path)| bar.step(self.read(path))).collect();
            Some((files, read))
        };
        let mut ready = next();
        while let Some((files, read)) = ready {
            let mut batch = Vec::with_capacity(read.len());
            for exported in read {
                if let Ok(Exported { remarks, .. }) = &exported {
                    // Standard error may be closed.
                    let _ = pager::Remarks.write_all(remarks);
                }
                match exported.and_then(|exported| exported.by(&mut law)) {
                    Ok(exported) if evenings.insert(exported.evening) => {
                        *status = exported.status.max(*status);
                        batch.push(exported);
                    }
                    Ok(exported) if left_out.count(TWICE) => {
                        let path = shown::path(&exported.path);
                        pager::remark(message!("exported-once", path));
                    }
                    Ok(_) => {}
                    Err(FileLeftOut(reason, failure)) => {
                        *status = failure.status.max(*status);
                        if left_out.count(reason) {
                            pager::remark(message!("left-out", failure));
                        }
                    }
                }
            }
            // Writes some evenings while it reads the next, so both cores work.
            let (written, read) = rayon::join(|| self.write(batch, &mut open), &mut next);
            written?;
            ready = read;
            if let Some((Some(month), _)) = files.last() {
                // Close the files of earlier months, now complete: the number of open files is
                // limited.
                let is_past =
                    |opened: &OutputFile| opened.month.as_ref().is_some_and(|past| past < month);
                open.par_iter_mut().try_for_each(|open| open.end(is_past))?;
            }
        }
        bar.end();
        left_out.in_all().iter().for_each(pager::remark);
        open.par_iter_mut().try_for_each(|open| open.end(|_| true))
    }

    fn read(&self, path: &Path) -> Result<Exported, FileLeftOut> {
        let script = Script::read(path)?.listed()?;
        let mut remarks = Vec::new();
        let read = script.judged(self.look, &mut remarks)?;
        let money = self.look.money.as_ref();
        let evening = ExportedEvening::new(&read.record, read.seal, &script.bytes, money);
        Ok(Exported {
            law: script.law(),
            path: path.to_owned(),
            evening: evening.evening,
            month: evening.month(),
            rows: evening.rows(self.tables),
            status: read.status,
            remarks,
        })
    }

    fn write(&self, mut batch: Vec<Exported>, open: &mut [OpenTable]) -> Result<(), Stopped> {
        let Some(first) = batch.first() else { return Ok(()) };
        if open.iter().all(|open| open.outputs.is_empty()) {
            for table in self.tables {
                if let Some(path) = self.target.path(*table, self.format, first) {
                    let refused = self.target.refuse_others(&path, self.format, *table);
                    refused.map_err(|error| stopped(Some(&path), error))?;
                }
            }
        }
        // `pop` takes each evening's rows from the end, so go through the tables in reverse.
        let tables: Vec<(&mut OpenTable, Vec<Rows>)> = open
            .iter_mut()
            .rev()
            .map(|open| {
                let rows = batch.iter_mut().map(|evening| evening.rows.pop().unwrap_or_default());
                (open, rows.collect::<Vec<_>>())
            })
            .collect();
        tables.into_par_iter().try_for_each(|(open, rows)| {
            let is_each_a_file = matches!(self.target, ExportTarget::Parts { by: By::Evening, .. });
            batch.iter().zip(rows).try_for_each(|(evening, rows)| {
                self.append(evening, rows, open)?;
                open.end(|_| is_each_a_file)
            })
        })
    }

    fn append(&self, evening: &Exported, rows: Rows, open: &mut OpenTable) -> Result<(), Stopped> {
        let (table, format) = (open.table, self.format);
        let path = self.target.path(table, format, evening);
        let failed = |error| stopped(path.as_deref(), error);
        if open.outputs.iter().all(|open| open.path != path) {
            let file = path.as_deref().map(|path| begin(path, format, table));
            let file = file.transpose().map_err(failed)?;
            let output = output(file.as_ref()).map_err(failed)?;
            let in_parts = matches!(self.target, ExportTarget::Parts { .. });
            let flat = Flat::new(format, table, evening.law, (self.look.decimal, in_parts), output);
            open.outputs.push(OutputFile {
                path: path.clone(),
                file,
                month: evening.month.clone(),
                output: flat.map_err(failed)?,
            });
        }
        if let Some(opened) = open.outputs.iter_mut().rev().find(|open| open.path == path) {
            opened.output.write(rows).map_err(failed)?;
        }
        Ok(())
    }
}

impl OpenTable {
    fn end(&mut self, is_done: impl Fn(&OutputFile) -> bool) -> Result<(), Stopped> {
        let mut done = self.outputs.extract_if(.., |opened| is_done(opened));
        done.try_for_each(|OutputFile { path, file, output, .. }| {
            let ended = output.end().and_then(|()| file.map_or(Ok(()), NewFile::end));
            ended.map_err(|error| stopped(path.as_deref(), error))
        })
    }
}

impl Exported {
    /// Rejects an evening whose law differs from the first evening's.
    fn by(self, law: &mut Option<&'static Law>) -> Result<Exported, FileLeftOut> {
        if *law.get_or_insert(self.law) == self.law {
            return Ok(self);
        }
        let (path, law) = (shown::path(&self.path), self.law.name());
        Err(FileLeftOut::because(OTHER_LAW, message!("by-another-law", path, law)))
    }
}

fn stopped(path: Option<&Path>, error: io::Error) -> Stopped {
    match path {
        None => error.into(),
        Some(path) => Failure::writing_to(shown::path(path), &error).into(),
    }
}

/// Partition of evenings without a time. Query engines read this name as null.
const NO_MONTH: &str = "__HIVE_DEFAULT_PARTITION__";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum By {
    #[default]
    Evening,
    Month,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportTarget {
    Output,
    Folder(PathBuf),
    Parts { folder: PathBuf, club: Name, by: By },
}

impl ExportTarget {
    /// Refuses to replace a file, or a folder in a table's path, that no export wrote.
    pub(super) fn refuse_others(
        &self,
        path: &Path,
        format: Format,
        table: ExportTable,
    ) -> io::Result<()> {
        let (ExportTarget::Folder(folder) | ExportTarget::Parts { folder, .. }) = self else {
            return Ok(());
        };
        // The chosen folder itself may be a link.
        let mut inside = path.ancestors().skip(1).take_while(|inside| inside != folder);
        if let Some(link) = inside.find(|inside| inside.is_symlink()) {
            return Err(io::Error::other(message!("is-a-link", path = shown::path(link))));
        }
        files::is_there(path, |head| table.is_in(head, format)).map(|_| ())
    }

    /// Returns the month of a journal's first line, if evenings are partitioned by month.
    fn month(&self, journal: &Path) -> Option<String> {
        let ExportTarget::Parts { by: By::Month, .. } = self else { return None };
        Some(month_of(begun(&files::head(journal).ok()?)?))
    }

    fn path(&self, table: ExportTable, format: Format, evening: &Exported) -> Option<PathBuf> {
        let extension = format.extension();
        match self {
            ExportTarget::Output => None,
            ExportTarget::Folder(folder) => {
                Some(folder.join(format!("{}.{extension}", table.word())))
            }
            ExportTarget::Parts { folder, club, by } => {
                let month = evening.month.as_deref().unwrap_or(NO_MONTH);
                let name = match by {
                    By::Evening => format!("{:032x}.{extension}", evening.evening),
                    By::Month => format!("{club}-{month}.{extension}"),
                };
                let folder = folder.join(table.word()).join(format!("law={}", evening.law.name()));
                Some(folder.join(format!("club={club}")).join(format!("month={month}")).join(name))
            }
        }
    }

    /// Returns a glob for a table's files, for query engines.
    pub fn files(&self, law: &'static Law, table: ExportTable, format: Format) -> String {
        let (word, extension) = (table.word(), format.extension());
        match self {
            ExportTarget::Output => format!("{word}.{extension}"),
            ExportTarget::Folder(folder) => format!("{}/{word}.{extension}", folder.display()),
            ExportTarget::Parts { folder, .. } => {
                let (folder, law) = (folder.display(), law.name());
                format!("{folder}/{word}/law={law}/*/*/*.{extension}")
            }
        }
    }
}

fn begin(path: &Path, format: Format, table: ExportTable) -> io::Result<NewFile> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    files::begin(path, |head| table.is_in(head, format))
}

fn output(file: Option<&NewFile>) -> io::Result<Box<dyn Write + Send>> {
    Ok(match file {
        None => Box::new(BufWriter::with_capacity(1 << 16, io::stdout())),
        Some(file) => Box::new(BufWriter::new(file.writer()?)),
    })
}
