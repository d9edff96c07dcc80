//! The torn end of a journal, which is kept in another file beside it.

use super::disk::{beside, sync_folder};
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Added to the name of the journal.
const TORN: &str = ".torn";

/// At most this many torn ends of one journal are kept.
const KEPT: usize = 1000;

/// At most this many characters of a torn end are shown.
const SHOWN: usize = 80;

/// A last line that was not written to its end, and was set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Torn {
    /// The text, shortened, without the NULs that a power cut leaves.
    pub text: String,
    /// Its length in bytes.
    pub bytes: usize,
    /// The file that keeps it.
    pub kept_in: PathBuf,
}

impl Torn {
    /// Keeps these bytes in a new file beside the journal, with the journal's permissions.
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

/// The text of a torn end for a message.
pub fn shown(bytes: &[u8]) -> String {
    let end = bytes.iter().rposition(|byte| *byte != 0);
    let text = String::from_utf8_lossy(bytes.get(..end.map_or(0, |end| end + 1)).unwrap_or(bytes));
    let mut shown: String = text.trim_end().chars().take(SHOWN).collect();
    if text.trim_end().chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}

/// Creates a file, and returns it with its name: `club.nos.torn`, `club.nos.torn-2` and so on. Never writes
/// in an existing file or through a link.
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

/// Only the owner may read a new file until it has the journal's permissions.
fn private(options: &mut OpenOptions) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    #[cfg(not(unix))]
    let _ = options;
}
