//! Exports flat tables from many journals, one journal after the other.

mod target;

use super::bar::Bar;
use super::journals::Script;
use super::outcome::{Failure, Status};
use crate::journal::Words;
use crate::law::referee::Law;
use crate::print::show;
use crate::season::export::{Table, Told};
use crate::season::written::{Flat, Format};
use crate::table::shown;
use std::collections::HashSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
pub use target::Target;
use target::output;

/// An export.
pub struct Export<'a> {
    /// The journals or scripts.
    pub files: &'a [PathBuf],
    /// Which tables.
    pub tables: &'a [Table],
    /// Their format.
    pub format: Format,
    /// Where they go.
    pub target: &'a Target,
    /// The law; that of the first file if it is not said.
    pub law: Option<&'static Law>,
    /// The look of messages, and the money of the table.
    pub look: &'a show::Table,
}

/// A file or standard output that a table is written to.
type Output = Flat<Box<dyn Write>>;

/// Why an evening is not exported.
enum Stopped {
    /// It is left out.
    LeftOut(Failure),
    /// Nothing can be written.
    Writing(Failure),
    /// The reader has closed standard output.
    Closed,
}

impl From<Failure> for Stopped {
    fn from(failure: Failure) -> Stopped {
        Stopped::LeftOut(failure)
    }
}

/// What is open to be written to, and the evenings that were written.
#[derive(Default)]
struct Written {
    open: Vec<(Table, Output)>,
    evenings: HashSet<String>,
}

impl Export<'_> {
    /// Writes the tables.
    ///
    /// # Errors
    /// If something cannot be written.
    pub fn run(&self) -> Result<Status, Failure> {
        let bar = Bar::of(self.files.len());
        let mut written = Written::default();
        let (mut law, mut status) = (self.law, Status::Clean);
        for path in self.files {
            let told = self.one(path, &mut law, &mut written);
            bar.step();
            match told {
                Ok(own) => status = status.max(own),
                Err(Stopped::LeftOut(failure)) => {
                    status = status.max(failure.status);
                    // If standard error is closed, the tables are written nevertheless.
                    let _ = writeln!(io::stderr(), "Left out: {failure}.");
                }
                Err(Stopped::Closed) => return Ok(status),
                Err(Stopped::Writing(failure)) => return Err(failure),
            }
        }
        bar.end();
        Ok(status)
    }

    /// Exports one evening. The law is that of the first.
    fn one(
        &self,
        path: &Path,
        law: &mut Option<&'static Law>,
        written: &mut Written,
    ) -> Result<Status, Stopped> {
        let script = Script::read(path)?;
        let own = script.law();
        if *law.get_or_insert(own) != own {
            let (path, law) = (shown::path(path), own.name);
            let message = format!("{path} is by another law; --law {law} exports it");
            return Err(Failure::new(Status::Usage, message).into());
        }
        self.write_evening(own, &script, written)
    }

    /// Exports an evening by its law.
    fn write_evening(
        &self,
        law: &Law,
        script: &Script,
        written: &mut Written,
    ) -> Result<Status, Stopped> {
        let Export {
            tables,
            format,
            target,
            look,
            ..
        } = *self;
        let read = script.judged(look)?;
        let bytes = script.untagged();
        let told = Told::new(&read.record, read.seal, bytes, look.money.as_ref());
        if !written.evenings.insert(told.evening().to_owned()) {
            let path = shown::path(script.path());
            // If standard error is closed, the tables are written nevertheless.
            let _ = writeln!(
                io::stderr(),
                "Exported once: {path} is an evening that was there before."
            );
            return Ok(read.status);
        }
        let paths = tables
            .iter()
            .map(|table| (*table, target.path(law, *table, format, &told)));
        let paths: Vec<(Table, Option<PathBuf>)> = paths.collect();
        if written.open.is_empty() {
            // Nothing is written if anything stands in the way.
            for (table, path) in &paths {
                if let Some(path) = path {
                    let refused = target.refuse_others(path, format, *table);
                    refused.map_err(|error| stopped(Some(path), &error))?;
                }
            }
        }
        for (table, path) in paths {
            let failed = |error| stopped(path.as_deref(), &error);
            let output = written.output(table, || {
                let file = output(path.as_deref(), format, table)?;
                Flat::new(format, table.keys(law), file)
            });
            let output = output.map_err(failed)?;
            let rows = told.rows(table, &mut |row| output.row(row));
            rows.and_then(|()| output.flush()).map_err(failed)?;
        }
        if matches!(target, Target::Parts(..)) {
            written.open.clear();
        }
        Ok(read.status)
    }
}

impl Written {
    /// Where a table is written to, opened if it is not open yet.
    fn output(
        &mut self,
        table: Table,
        open: impl FnOnce() -> io::Result<Output>,
    ) -> io::Result<&mut Output> {
        let at = match self.open.iter().position(|(own, _)| *own == table) {
            Some(at) => at,
            None => {
                self.open.push((table, open()?));
                self.open.len() - 1
            }
        };
        let output = self.open.get_mut(at).map(|(_, output)| output);
        output.ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// Why no more is written: to this file, or to standard output.
fn stopped(path: Option<&Path>, error: &io::Error) -> Stopped {
    match path {
        None if error.kind() == io::ErrorKind::BrokenPipe => Stopped::Closed,
        None => Stopped::Writing(Failure::writing(error)),
        Some(path) => {
            let message = format!("cannot write {}: {}", shown::path(path), Words(error));
            Stopped::Writing(Failure::new(Status::File, message))
        }
    }
}
