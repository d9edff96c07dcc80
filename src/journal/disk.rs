//! The file under a journal: what is appended stays, or is known not to have stayed.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What has become of the file under an open journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// It was removed or renamed.
    Removed,
    /// Another file has its name.
    Replaced,
    /// It is longer or shorter than it was left, or its last line is another one.
    Altered,
    /// Its time is another one; whether its lines are must be read.
    Touched,
}

/// Where the lines of a journal go.
pub(super) trait Disk: Send {
    /// What has become of the file, if it is not as it was left, so many bytes long.
    fn lost(&self, len: u64) -> io::Result<Option<Lost>>;

    /// Everything in the file.
    fn read(&self) -> io::Result<Vec<u8>>;

    /// Takes the file as it is now for the one that was left.
    fn remember(&mut self) -> io::Result<()>;

    /// Appends bytes.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Returns once what was appended is on the disk itself.
    fn sync(&mut self) -> io::Result<()>;

    /// Cuts the file to so many bytes.
    fn cut(&mut self, len: u64) -> io::Result<()>;
}

/// How many bytes at the end of a file are remembered: more than most lines have.
const TAIL: u64 = 512;

/// A locked file, opened for appending, and how it was left.
pub(super) struct Locked {
    pub file: File,
    path: PathBuf,
    tail: Vec<u8>,
    modified: Option<SystemTime>,
}

impl Locked {
    /// A locked file as it is now.
    pub fn new(file: File, path: &Path) -> io::Result<Locked> {
        let mut locked = Locked {
            file,
            path: path.to_owned(),
            tail: Vec::new(),
            modified: None,
        };
        locked.remember()?;
        Ok(locked)
    }

    /// The last bytes of a file of this length.
    fn tail(&self, len: u64) -> io::Result<Vec<u8>> {
        let mut file = &self.file;
        file.seek(SeekFrom::Start(len.saturating_sub(TAIL)))?;
        let mut tail = Vec::new();
        file.take(TAIL).read_to_end(&mut tail)?;
        Ok(tail)
    }
}

impl Disk for Locked {
    fn lost(&self, len: u64) -> io::Result<Option<Lost>> {
        let own = self.file.metadata()?;
        let there = match std::fs::metadata(&self.path) {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Some(Lost::Removed));
            }
            Err(error) => return Err(error),
        };
        Ok(if !is_same(&own, &there) {
            Some(Lost::Replaced)
        } else if own.len() != len || self.tail(len)? != self.tail {
            Some(Lost::Altered)
        } else if own.modified().ok() != self.modified {
            Some(Lost::Touched)
        } else {
            None
        })
    }

    fn read(&self) -> io::Result<Vec<u8>> {
        let mut file = &self.file;
        file.seek(SeekFrom::Start(0))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn remember(&mut self) -> io::Result<()> {
        let now = self.file.metadata()?;
        self.modified = now.modified().ok();
        self.tail = self.tail(now.len())?;
        Ok(())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }

    fn cut(&mut self, len: u64) -> io::Result<()> {
        self.file.set_len(len)?;
        self.file.sync_all()
    }
}

/// Whether two files are one.
#[cfg(unix)]
pub(super) fn is_same(one: &std::fs::Metadata, other: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Whether two files are one, as far as can be told here.
#[cfg(not(unix))]
pub(super) fn is_same(one: &std::fs::Metadata, other: &std::fs::Metadata) -> bool {
    one.len() == other.len() && one.created().ok() == other.created().ok()
}

/// The folder that a file is in.
pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Returns once the folder knows on the disk itself that it has this file.
#[cfg(unix)]
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    match File::open(folder(path))?.sync_all() {
        // Some file systems have nothing to sync here, and say so.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(()),
        other => other,
    }
}

/// Folders cannot be synced here.
#[cfg(not(unix))]
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    folder(path).metadata().map(|_| ())
}

/// The file beside this one whose name has this added.
pub(super) fn beside(path: &Path, added: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(added);
    PathBuf::from(name)
}
