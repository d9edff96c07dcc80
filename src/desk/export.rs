//! Exports flat tables from many journals, one journal after the other.

use crate::desk::files;
use crate::desk::journals::{Read, Script};
use crate::desk::outcome::{Failure, Status, Stopped};
use crate::desk::standings::Bar;
use crate::law::referee::Law;
use crate::law::show;
use crate::season::export::{Table, Told};
use crate::season::written::{Flat, Format};
use crate::table::name::Name;
use crate::table::shown;
use std::collections::HashSet;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

pub struct Export<'a> {
    pub files: &'a [PathBuf],
    pub tables: &'a [Table],
    pub format: Format,
    pub target: &'a Target,
    pub law: Option<&'static Law>,
    pub look: &'a show::Table,
}

type Output = Flat<Box<dyn Write>>;

#[derive(Default)]
struct Written {
    open: Vec<(Table, Output)>,
    evenings: HashSet<String>,
}

impl Export<'_> {
    pub fn run(&self) -> Result<Status, Failure> {
        let bar = Bar::of(self.files.len());
        let mut written = Written::default();
        let (mut law, mut status) = (self.law, Status::Clean);
        for path in self.files {
            let read = self.read(path, &mut law);
            bar.step();
            let exported = match read {
                Ok((script, read)) => {
                    status = status.max(read.status);
                    self.write(&script, &read, &mut written)
                }
                Err(failure) => {
                    status = status.max(failure.status);
                    // If standard error is closed, the tables are written nevertheless.
                    let _ = writeln!(io::stderr(), "{}", tell!("left-out", failure));
                    continue;
                }
            };
            match exported {
                Ok(()) => {}
                Err(Stopped::Closed) => return Ok(status),
                Err(Stopped::Failed(failure)) => return Err(failure),
            }
        }
        bar.end();
        Ok(status)
    }

    /// Reads one evening. The law is that of the first.
    fn read(&self, path: &Path, law: &mut Option<&'static Law>) -> Result<(Script, Read), Failure> {
        let script = Script::read(path)?;
        let found = script.law();
        if *law.get_or_insert(found) != found {
            let (path, law) = (shown::path(path), found.name);
            return Err(Failure::usage(tell!("by-another-law", path, law)));
        }
        let read = script.judged(self.look)?;
        Ok((script, read))
    }

    fn write(&self, script: &Script, read: &Read, written: &mut Written) -> Result<(), Stopped> {
        let (law, format, target) = (script.law(), self.format, self.target);
        let bytes = script.untagged();
        let told = Told::new(&read.record, read.seal, bytes, self.look.money.as_ref());
        if !written.evenings.insert(told.evening().to_owned()) {
            let path = shown::path(script.path());
            // If standard error is closed, the tables are written nevertheless.
            let _ = writeln!(io::stderr(), "{}", tell!("exported-once", path));
            return Ok(());
        }
        let tables = self.tables.iter();
        let paths = tables.map(|table| (*table, target.path(law, *table, format, &told)));
        let paths: Vec<(Table, Option<PathBuf>)> = paths.collect();
        if written.open.is_empty() {
            // Nothing is written if anything stands in the way.
            for (table, path) in &paths {
                if let Some(path) = path {
                    let refused = target.refuse_others(path, format, *table);
                    refused.map_err(|error| stopped(Some(path), error))?;
                }
            }
        }
        for (table, path) in paths {
            let failed = |error| stopped(path.as_deref(), error);
            let output = written.output(table, || {
                let file = output(path.as_deref(), format, table)?;
                Flat::new(format, table.keys(law), self.look.decimal, file)
            });
            let output = output.map_err(failed)?;
            let rows = told.rows(table, &mut |row| output.row(row));
            rows.and_then(|()| output.flush()).map_err(failed)?;
        }
        if matches!(target, Target::Parts(..)) {
            written.open.clear();
        }
        Ok(())
    }
}

impl Written {
    fn output(
        &mut self,
        table: Table,
        open: impl FnOnce() -> io::Result<Output>,
    ) -> io::Result<&mut Output> {
        let at = match self.open.iter().position(|(open, _)| *open == table) {
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
fn stopped(path: Option<&Path>, error: io::Error) -> Stopped {
    match path {
        None => error.into(),
        Some(path) => Failure::writing_to(shown::path(path), &error).into(),
    }
}

/// The month of evenings whose time is not known, by the name that the engines which read it have for nothing.
const NO_MONTH: &str = "__HIVE_DEFAULT_PARTITION__";

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    Output,
    Folder(PathBuf),
    /// A file for each table and evening, in folders inside this one: by law, by this club, by month.
    Parts(PathBuf, Name),
}

impl Target {
    /// Returns an error if the file of a table, or a folder on its way, is not for an export to replace.
    pub(super) fn refuse_others(
        &self,
        path: &Path,
        format: Format,
        table: Table,
    ) -> io::Result<()> {
        let (Target::Folder(folder) | Target::Parts(folder, _)) = self else {
            return Ok(());
        };
        // The folder that was named may be a link.
        let inside = path
            .ancestors()
            .skip(1)
            .take_while(|inside| inside != folder);
        for inside in inside {
            if fs::symlink_metadata(inside).is_ok_and(|folder| folder.is_symlink()) {
                let path = shown::path(inside);
                return Err(io::Error::other(tell!("is-a-link", path)));
            }
        }
        files::is_there(path, |head| table.is_in(head, format)).map(|_| ())
    }

    pub(super) fn path(
        &self,
        law: &Law,
        table: Table,
        format: Format,
        told: &Told,
    ) -> Option<PathBuf> {
        let extension = format.extension();
        match self {
            Target::Output => None,
            Target::Folder(folder) => Some(folder.join(format!("{}.{extension}", table.word()))),
            Target::Parts(folder, club) => {
                let month = told.month();
                let month = month.as_deref().unwrap_or(NO_MONTH);
                let parts = [
                    table.word().to_owned(),
                    format!("law={}", law.name),
                    format!("club={club}"),
                    format!("month={month}"),
                    format!("{}.{extension}", told.evening()),
                ];
                let parts: PathBuf = parts.iter().collect();
                Some(folder.join(parts))
            }
        }
    }
}

/// Writes the games of these evenings as other programs read them, to standard output or to a file in this folder.
pub fn games(
    files: &[PathBuf],
    format: &str,
    folder: Option<&Path>,
    look: &show::Table,
) -> Result<Status, Failure> {
    let (mut text, mut status) = (String::new(), Status::Clean);
    for path in files {
        let script = Script::read(path)?;
        let law = script.law();
        if law.game_text != Some(format) {
            let (path, law) = (shown::path(path), law.name);
            return Err(Failure::usage(tell!("games-not-so", path, law, format)));
        }
        let read = script.judged(look)?;
        text.push_str(&(law.write_games)(&read.record));
        status = status.max(read.status);
    }
    let path = folder.map(|folder| folder.join(format!("games.{format}")));
    let written = match &path {
        None => io::stdout().lock().write_all(text.as_bytes()),
        Some(path) => {
            let folders = fs::create_dir_all(folder.unwrap_or(path));
            folders.and_then(|()| fs::write(path, &text))
        }
    };
    let Err(error) = written else {
        return Ok(status);
    };
    match stopped(path.as_deref(), error) {
        Stopped::Closed => Ok(status),
        Stopped::Failed(failure) => Err(failure),
    }
}

pub(super) fn output(
    path: Option<&Path>,
    format: Format,
    table: Table,
) -> io::Result<Box<dyn Write>> {
    let Some(path) = path else {
        return Ok(Box::new(BufWriter::with_capacity(
            1 << 16,
            io::stdout().lock(),
        )));
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let file = files::create(path, |head| table.is_in(head, format))?;
    Ok(Box::new(BufWriter::new(file)))
}
