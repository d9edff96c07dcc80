//! The file of a journal. Appending and syncing either succeed or return an error, and nos notices
//! when another program changes the file.

use crate::system::new_file::sync_folder;
use crate::system::{LockHolder, files};
use nos_base::messages;
use nos_base::table::shown::is_unseen;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

messages! {
    /// How another program changed the file of an open journal.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Lost {
        Removed,
        Replaced,
        /// The length or the end of the file differs.
        Altered,
        /// The time of change differs. Only reading the file shows whether the lines do.
        Touched,
    }
}

/// Keeps the lines of a journal in order: a file, or a test's memory.
pub trait Disk: Send {
    /// Returns how the file was changed; `None` if it is as this writer left it, with `len` bytes.
    fn lost(&self, len: u64) -> io::Result<Option<Lost>>;

    fn read(&self) -> io::Result<Vec<u8>>;

    /// Appends bytes. They may reach the disk later.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    fn sync(&mut self) -> io::Result<()>;

    fn cut(&mut self, len: u64) -> io::Result<()>;
}

/// How many bytes of the end of the file to remember; most lines are shorter.
const TAIL: usize = 512;

/// How long to wait after a sync. Another program that read the end of the file before it has then
/// written its line.
const SETTLING: Duration = Duration::from_millis(20);

pub(super) struct Locked {
    pub file: File,
    path: PathBuf,
    tail: Vec<u8>,
    changed: files::ChangeTime,
    /// The kind of the file system, if another mount may not see the lock.
    pub unshared: Option<String>,
}

impl Locked {
    pub fn new(file: File, path: &Path, bytes: &[u8]) -> io::Result<Locked> {
        let there = file.metadata()?;
        let mut locked = Locked {
            changed: files::moment(&there),
            unshared: files::unshared_locks(&there),
            file,
            path: path.to_owned(),
            tail: Vec::new(),
        };
        locked.note(bytes);
        Ok(locked)
    }

    fn note(&mut self, added: &[u8]) {
        let (_, last) = added.split_at(added.len().saturating_sub(TAIL));
        self.tail.extend(last);
        self.tail.drain(..self.tail.len().saturating_sub(TAIL));
    }

    fn is_as_left(&self, mut file: &File, len: u64) -> io::Result<bool> {
        if file.metadata()?.len() != len {
            return Ok(false);
        }
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
        // A mount may show another machine's writes only to a newly opened file.
        let seen = files::open_anew(&self.path);
        let opened = self.file.metadata()?;
        let there = match &seen {
            Ok(seen) => seen.metadata(),
            Err(_) => std::fs::metadata(&self.path),
        };
        let there = match there {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Some(Lost::Removed));
            }
            there => there?,
        };
        let is_as_left = match seen.and_then(|seen| self.is_as_left(&seen, len)) {
            // On CIFS, nos can read a file that it has locked only through the locked handle.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                self.is_as_left(&self.file, len)?
            }
            is_as_left => is_as_left?,
        };
        Ok(if !files::is_same(&opened, &there) {
            Some(Lost::Replaced)
        } else if !is_as_left {
            Some(Lost::Altered)
        } else if files::moment(&opened) != self.changed {
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
        self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(bytes)?;
        self.note(bytes);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()?;
        if self.unshared.is_some() {
            thread::sleep(SETTLING);
        }
        self.changed = files::moment(&self.file.metadata()?);
        Ok(())
    }

    fn cut(&mut self, len: u64) -> io::Result<()> {
        self.file.set_len(len)?;
        self.file.sync_all()?;
        self.changed = files::moment(&self.file.metadata()?);
        Ok(())
    }
}

const TORN: &str = ".torn";

/// The most torn ends kept for one journal.
const KEPT: usize = 1000;

/// The most characters shown of a torn end.
const SHOWN: usize = 80;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Torn {
    /// The text, shortened, without the NULs that a power cut leaves.
    pub text: String,
    pub bytes: usize,
    pub kept_in: PathBuf,
}

impl Torn {
    /// Saves these bytes in a new file next to the journal, with the journal's permissions.
    pub(super) fn set_aside(path: &Path, bytes: &[u8], journal: &Metadata) -> io::Result<Torn> {
        let (mut file, kept_in) = new_file(path, journal)?;
        if let Err(error) = file.write_all(bytes).and_then(|()| file.sync_all()) {
            drop(file);
            // An error does no harm: the file left is empty.
            let _ = std::fs::remove_file(&kept_in);
            return Err(error);
        }
        sync_folder(&kept_in)?;
        Ok(Torn { text: torn_text(bytes), bytes: bytes.len(), kept_in })
    }
}

pub fn torn_text(bytes: &[u8]) -> String {
    let end = bytes.iter().rposition(|byte| *byte != 0);
    let text = String::from_utf8_lossy(bytes.get(..end.map_or(0, |end| end + 1)).unwrap_or(bytes));
    let mut shown: String = text.trim_end().chars().take(SHOWN).collect();
    if text.trim_end().chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}

/// Creates `club.nos.torn`, `club.nos.torn-2` … Never writes to an existing file or a link.
fn new_file(path: &Path, journal: &Metadata) -> io::Result<(File, PathBuf)> {
    for number in 1..=KEPT {
        let mut name = path.as_os_str().to_owned();
        name.push(TORN);
        if number > 1 {
            name.push(format!("-{number}"));
        }
        let name = PathBuf::from(name);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        // The journal's permissions are set afterwards.
        files::private(&mut options);
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

/// Names the process that holds the lock on this file, under whatever name it opened the file.
pub fn holder(journal: Option<&File>) -> String {
    match journal.and_then(files::holder) {
        Some(LockHolder { process: id, user: Some(user) }) => {
            let user: String = user.chars().filter(|c| !is_unseen(*c)).take(32).collect();
            message!("open-in-process-of", id, user)
        }
        Some(LockHolder { process: id, user: None }) => message!("open-in-process", id),
        None => message!("open-elsewhere"),
    }
}
