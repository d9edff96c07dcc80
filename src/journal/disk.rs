//! The file of a journal: created whole, locked, its torn end set aside. Appending and syncing either succeed or
//! return an error, and a change made by another program is noticed.

#![expect(missing_docs, reason = "the names say enough")]

use crate::table::shown::is_unseen;
use crate::told;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use tempfile::Builder;

told! {
    /// How another program changed the file of an open journal.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Lost {
        Removed,
        Replaced,
        /// Its length or its last bytes differ.
        Altered,
        /// Its time of change differs. To know whether its lines do, read it.
        Touched,
    }
}

/// Storage for the lines of a journal: its file, or anything that keeps bytes in order.
pub trait Disk: Send {
    /// How the file was changed; `None` if it is as it was left, with `len` bytes.
    fn lost(&self, len: u64) -> io::Result<Option<Lost>>;

    fn read(&self) -> io::Result<Vec<u8>>;

    /// Appends bytes, which need not be on the disk yet.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Returns once the appended bytes are on the disk.
    fn sync(&mut self) -> io::Result<()>;

    fn cut(&mut self, len: u64) -> io::Result<()>;
}

/// How many bytes at the end of a file are remembered. Most lines are shorter.
const TAIL: usize = 512;

/// A locked file, opened for appending, and the state in which it was left.
pub(super) struct Locked {
    pub file: File,
    path: PathBuf,
    tail: Vec<u8>,
    /// The time of its last change; `None` if it is not known, so that the file must be read.
    changed: Option<Moment>,
}

impl Locked {
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
        let opened = self.file.metadata()?;
        let there = match std::fs::metadata(&self.path) {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Some(Lost::Removed));
            }
            Err(error) => return Err(error),
        };
        Ok(if !is_same(&opened, &there) {
            Some(Lost::Replaced)
        } else if opened.len() != len || !self.has_its_tail(len)? {
            Some(Lost::Altered)
        } else if self.changed.is_none() || moment(&opened) != self.changed {
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

type Moment = (i64, i64);

/// The ctime of a file: unlike mtime it cannot be set.
#[cfg(unix)]
fn moment(file: &Metadata) -> Option<Moment> {
    use std::os::unix::fs::MetadataExt;
    Some((file.ctime(), file.ctime_nsec()))
}

#[cfg(not(unix))]
fn moment(_: &Metadata) -> Option<Moment> {
    None
}

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

/// Creates a file with these bytes; returns false if the name is already taken.
///
/// Several programs may try at once. Each writes a temporary file, and only one of them gets the name.
pub fn create(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let mut builder = Builder::new();
    builder.prefix(".nos-").suffix(".new");
    readable(&mut builder);
    let mut file = builder.tempfile_in(folder(path))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    let named = match file.persist_noclobber(path) {
        Ok(_) => true,
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => false,
        // Some file systems cannot rename without overwriting an existing file.
        Err(_) => create_in_place(path, bytes)?,
    };
    sync_folder(path)?;
    Ok(named)
}

/// Creates a file under its own name and then writes it. The lock keeps other programs out meanwhile.
fn create_in_place(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let mut file = match File::create_new(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
        made => made?,
    };
    file.lock()?;
    if file.metadata()?.len() == 0 {
        file.write_all(bytes)?;
        file.sync_all()?;
    }
    Ok(true)
}

/// Gives the file the usual mode. A temporary file could be read by its owner only.
fn readable(builder: &mut Builder) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    #[cfg(not(unix))]
    let _ = builder;
}

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
    pub bytes: usize,
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
            text: torn_text(bytes),
            bytes: bytes.len(),
            kept_in,
        })
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

/// Says which process holds the lock on this file, even if it opened the file by another name.
pub(super) fn holder(journal: &File) -> String {
    let journal = journal.metadata().ok();
    match journal.and_then(|journal| locks_on(&journal)) {
        Some(id) => match user_of(id) {
            Some(user) => tell!("open-in-process-of", id, user),
            None => tell!("open-in-process", id),
        },
        None => tell!("open-elsewhere"),
    }
}

/// The process that holds a lock on a file, by the kernel's list.
#[cfg(target_os = "linux")]
fn locks_on(journal: &Metadata) -> Option<u32> {
    use std::os::unix::fs::MetadataExt;
    let locks = std::fs::read_to_string("/proc/locks").ok()?;
    let inode = journal.ino().to_string();
    // `1: FLOCK  ADVISORY  WRITE 4242 08:01:1311 0 EOF`. A line with `->` waits for a lock.
    let holders = locks.lines().filter_map(|line| {
        let mut words = line.split_whitespace().skip(1);
        let kind = words.next().filter(|kind| *kind == "FLOCK")?;
        let mut words = words.skip(2);
        let (id, file) = (words.next()?, words.next()?);
        let same = file.rsplit(':').next() == Some(inode.as_str());
        (kind == "FLOCK" && same).then(|| id.parse().ok()).flatten()
    });
    // Files on two disks may have the same number, so check that the process has this file open.
    holders.into_iter().find(|id| has_open(*id, journal))
}

/// Whether a process has this file open; false if its list may not be read.
#[cfg(target_os = "linux")]
fn has_open(process: u32, journal: &Metadata) -> bool {
    let Ok(open) = std::fs::read_dir(format!("/proc/{process}/fd")) else {
        return false;
    };
    open.flatten()
        .any(|file| std::fs::metadata(file.path()).is_ok_and(|file| is_same(&file, journal)))
}

#[cfg(target_os = "linux")]
fn user_of(process: u32) -> Option<String> {
    use std::os::unix::fs::MetadataExt;
    let id = std::fs::metadata(format!("/proc/{process}")).ok()?.uid();
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let user = users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse() == Ok(id)).then_some(name)
    })?;
    Some(user.chars().filter(|c| !is_unseen(*c)).take(32).collect())
}

#[cfg(not(target_os = "linux"))]
fn locks_on(_: &Metadata) -> Option<u32> {
    None
}

#[cfg(not(target_os = "linux"))]
fn user_of(_: u32) -> Option<String> {
    None
}
