//! The torn end of a journal, kept in a file of its own beside it.

use super::disk::{beside, sync_folder};
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What is added to the name of a journal for a file that keeps its torn end.
const TORN: &str = ".torn";

/// How many torn ends of one journal are kept.
const KEPT: usize = 1000;

/// How many characters of a torn end are shown.
const SHOWN: usize = 80;

/// An end that was set aside, since it was never written whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Torn {
    /// What there was of it, without the NULs that a power cut leaves, shortened.
    pub text: String,
    /// How many bytes it had.
    pub bytes: usize,
    /// Where it is kept.
    pub kept_in: PathBuf,
}

impl Torn {
    /// Keeps these bytes beside the journal, in a new file that only those may read who may read the journal.
    pub(super) fn set_aside(path: &Path, bytes: &[u8], journal: &Metadata) -> io::Result<Torn> {
        let (mut file, kept_in) = new_file(path, journal)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        sync_folder(&kept_in)?;
        Ok(Torn {
            text: shown(bytes),
            bytes: bytes.len(),
            kept_in,
        })
    }
}

/// A torn end as it is shown.
pub fn shown(bytes: &[u8]) -> String {
    let end = bytes.iter().rposition(|byte| *byte != 0);
    let text = String::from_utf8_lossy(bytes.get(..end.map_or(0, |end| end + 1)).unwrap_or(bytes));
    let mut shown: String = text.trim_end().chars().take(SHOWN).collect();
    if text.trim_end().chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}

/// A file that nobody had before, and its name: `club.nos.torn`, `club.nos.torn-2` and so on. One that is there
/// already, were it a link to somewhere else, is never written in.
fn new_file(path: &Path, journal: &Metadata) -> io::Result<(File, PathBuf)> {
    for number in 1..=KEPT {
        let added = match number {
            1 => TORN.to_owned(),
            number => format!("{TORN}-{number}"),
        };
        let name = beside(path, &added);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        private(&mut options);
        match options.open(&name) {
            Ok(file) => {
                file.set_permissions(journal.permissions())?;
                return Ok((file, name));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Lets nobody else read a new file until it has the journal's own mode.
fn private(options: &mut OpenOptions) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    #[cfg(not(unix))]
    let _ = options;
}
