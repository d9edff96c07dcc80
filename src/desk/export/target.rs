//! Where exported tables go.

use crate::desk::replace;
use crate::law::referee::Law;
use crate::season::export::{Table, Told};
use crate::season::written::Format;
use crate::table::name::Name;
use crate::table::shown;
use std::fs;
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
        let inside = path.ancestors().skip(1).take_while(|own| own != folder);
        for inside in inside {
            if fs::symlink_metadata(inside).is_ok_and(|own| own.is_symlink()) {
                let message = format!("{} {}", shown::path(inside), replace::LINK);
                return Err(io::Error::other(message));
            }
        }
        replace::is_there(path, |head| table.is_in(head, format)).map(|_| ())
    }

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
    let file = replace::create(path, |head| table.is_in(head, format))?;
    Ok(Box::new(BufWriter::new(file)))
}
