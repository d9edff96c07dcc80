//! Where exported tables go.

use crate::law::referee::Law;
use crate::season::export::{Table, Told};
use crate::season::written::Format;
use crate::table::name::Name;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The month of evenings whose time is not known, by the name that the engines which read it have for nothing.
const NO_MONTH: &str = "__HIVE_DEFAULT_PARTITION__";

/// Where tables go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// One table, to standard output.
    Output,
    /// A file for each table, in this folder.
    Folder(PathBuf),
    /// A file for each table and evening, in folders inside this one: by law, by this club, by month.
    Parts(PathBuf, Name),
}

impl Target {
    /// The file of a table for this evening; `None` for standard output.
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
                Some(
                    parts
                        .iter()
                        .fold(folder.clone(), |path, part| path.join(part)),
                )
            }
        }
    }
}

/// Opens a file for a table, with its folders, or standard output.
pub(super) fn output(path: Option<&Path>) -> io::Result<Box<dyn Write>> {
    let Some(path) = path else {
        return Ok(Box::new(BufWriter::with_capacity(
            1 << 16,
            io::stdout().lock(),
        )));
    };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(Box::new(BufWriter::new(File::create(path)?)))
}
