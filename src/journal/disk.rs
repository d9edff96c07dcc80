//! The file of a journal. Appending and syncing either succeed or return an error, and a change made by
//! another program is noticed.

use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How another program changed the file of an open journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// It was removed or renamed.
    Removed,
    /// Another file has its name.
    Replaced,
    /// Its length or its last bytes differ.
    Altered,
    /// Its time of change differs. To know whether its lines do, read it.
    Touched,
}

/// Storage for the lines of a journal: its file, or anything that keeps bytes in order.
pub trait Disk: Send {
    /// How the file was changed; `None` if it is as it was left, with `len` bytes.
    ///
    /// # Errors
    /// If that cannot be found out.
    fn lost(&self, len: u64) -> io::Result<Option<Lost>>;

    /// Reads the whole file.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&self) -> io::Result<Vec<u8>>;

    /// Appends bytes, which need not be on the disk yet.
    ///
    /// # Errors
    /// If not all of them could be written.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Returns once the appended bytes are on the disk.
    ///
    /// # Errors
    /// If nobody knows whether they are.
    fn sync(&mut self) -> io::Result<()>;

    /// Shortens the file to this many bytes.
    ///
    /// # Errors
    /// If it cannot be shortened.
    fn cut(&mut self, len: u64) -> io::Result<()>;
}

/// How many bytes at the end of a file are remembered. Most lines are shorter.
const TAIL: usize = 512;

/// A locked file, opened for appending, and the state in which it was left.
pub(super) struct Locked {
    pub file: File,
    path: PathBuf,
    /// The last bytes of the file.
    tail: Vec<u8>,
    /// The time of its last change; `None` if it is not known, so that the file must be read.
    changed: Option<Moment>,
}

impl Locked {
    /// A file that has these bytes.
    pub fn new(file: File, path: &Path, bytes: &[u8]) -> io::Result<Locked> {
        let mut locked = Locked {
            changed: moment(&file.metadata()?),
            file,
            path: path.to_owned(),
            tail: Vec::new(),
        };
        locked.note(bytes);
        Ok(locked)
    }

    /// Notes that the file ends with these bytes now.
    fn note(&mut self, added: &[u8]) {
        let (_, last) = added.split_at(added.len().saturating_sub(TAIL));
        self.tail.extend(last);
        self.tail.drain(..self.tail.len().saturating_sub(TAIL));
    }

    /// Whether the file still ends with the same bytes.
    fn has_its_tail(&self, len: u64) -> io::Result<bool> {
        let mut file = &self.file;
        file.seek(SeekFrom::Start(len.saturating_sub(self.tail.len() as u64)))?;
        let mut tail = [0; TAIL];
        let tail = tail.get_mut(..self.tail.len()).unwrap_or_default();
        match file.read_exact(tail) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
            read => read.map(|()| *tail == *self.tail),
        }
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
        } else if own.len() != len || !self.has_its_tail(len)? {
            Some(Lost::Altered)
        } else if self.changed.is_none() || moment(&own) != self.changed {
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

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.note(bytes);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()?;
        self.changed = moment(&self.file.metadata()?);
        Ok(())
    }

    fn cut(&mut self, len: u64) -> io::Result<()> {
        self.file.set_len(len)?;
        self.file.sync_all()?;
        self.changed = moment(&self.file.metadata()?);
        Ok(())
    }
}

/// The time of a file's last change.
type Moment = (i64, i64);

/// When a file was last changed. Unlike the time of its last modification, nobody can set this back.
#[cfg(unix)]
fn moment(file: &Metadata) -> Option<Moment> {
    use std::os::unix::fs::MetadataExt;
    Some((file.ctime(), file.ctime_nsec()))
}

/// This system does not tell it.
#[cfg(not(unix))]
fn moment(_: &Metadata) -> Option<Moment> {
    None
}

/// Whether both are the same file.
#[cfg(unix)]
pub(super) fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Whether both are probably the same file; this system does not say for sure.
#[cfg(not(unix))]
pub(super) fn is_same(one: &Metadata, other: &Metadata) -> bool {
    one.len() == other.len() && one.created().ok() == other.created().ok()
}

/// The folder of a file.
pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Returns once the entry of this file in its folder is on the disk.
#[cfg(unix)]
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    match File::open(folder(path))?.sync_all() {
        // Some file systems cannot sync a folder, and do not need to.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(()),
        other => other,
    }
}

/// Folders cannot be synced on this system.
#[cfg(not(unix))]
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    folder(path).metadata().map(|_| ())
}

/// The path with `added` at the end of the file name.
pub(super) fn beside(path: &Path, added: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(added);
    PathBuf::from(name)
}
