//! Reads files, and replaces them safely: a file that the official named, or one of nos's own.

use crate::desk::{Failure, Origin, Script, Status};
use nos_base::{in_order, shown};
use nos_law::imported::source;
use nos_records::journal::holder;
use nos_records::system::lock::FolderLock;
use nos_records::system::new_file::{self, NamedFile, NewFile};
use nos_records::system::{read, whole};
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

pub fn all_of(origin: &Origin, most: u64) -> Result<Option<Vec<u8>>, Failure> {
    let read = match origin {
        Origin::Stdin => whole(io::stdin().lock(), Vec::new(), most),
        Origin::File(path) => read(path, most),
    };
    read.map_err(|error| Failure::reading(origin, &error))
}

pub fn text_of(path: &Path, most: u64) -> Result<String, Failure> {
    text_by(path, most, |bytes| String::from_utf8(bytes).ok())
}

pub fn foreign_text_of(path: &Path, most: u64) -> Result<String, Failure> {
    text_by(path, most, |bytes| Some(source::text_of(bytes)))
}

fn text_by(
    path: &Path,
    most: u64,
    text: impl FnOnce(Vec<u8>) -> Option<String>,
) -> Result<String, Failure> {
    let text = all_of(&Origin::of(path), most << 20)?.and_then(text);
    let name = || shown::path(path);
    text.ok_or_else(|| Failure::usage(message!("event-no-text", name = name(), most)))
}

const HEAD: u64 = 1024;

pub fn head(path: &Path) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    File::open(path)?.take(HEAD).read_to_end(&mut head)?;
    Ok(head)
}

fn ends(path: &Path) -> io::Result<Vec<u8>> {
    let mut ends = head(path)?;
    let mut file = File::open(path)?;
    file.seek(SeekFrom::Start(file.metadata()?.len().saturating_sub(HEAD).max(HEAD)))?;
    file.take(HEAD).read_to_end(&mut ends)?;
    Ok(ends)
}

/// Whether a file exists and may be replaced: it is empty, or `is_own` recognises both its ends.
pub fn is_there(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<bool> {
    let there = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        there => there?,
    };
    if there.is_file() {
        let ends = ends(path)?;
        if ends.is_empty() || is_own(&ends) {
            return Ok(true);
        }
    }
    Err(io::Error::other(if there.is_symlink() {
        message!("is-a-link", path = message!("link-it"))
    } else {
        message!("not-ours")
    }))
}

/// Begins a file that nos named. Replaces only a file whose beginning and end `is_own` recognises.
pub fn begin(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<NewFile> {
    NewFile::new(path, is_there(path, is_own)?)
}

/// Writes a file that nos named, over one that `is_own` recognises. Leaves an identical one alone,
/// and returns whether it wrote.
pub fn put(path: &Path, bytes: &[u8], is_own: impl FnOnce(&[u8]) -> bool) -> Result<bool, Failure> {
    if has(path, bytes) {
        return Ok(false);
    }
    let written = begin(path, is_own).and_then(|file| file.write(bytes));
    written.map(|()| true).map_err(|error| Failure::writing_to(shown::path(path), &error))
}

/// Whether a file, not a link, has exactly these bytes.
pub fn has(path: &Path, bytes: &[u8]) -> bool {
    let there = fs::symlink_metadata(path);
    there.is_ok_and(|there| there.is_file() && there.len() == bytes.len() as u64)
        && fs::read(path).is_ok_and(|there| there == bytes)
}

/// Begins the file that the official named. Replaces any file except an evening, such as `evening`.
pub fn begin_named(path: &Path, evening: Option<&Path>) -> Result<NamedFile, Failure> {
    let name = shown::path(path);
    let is_source = |own: &Path| {
        own.canonicalize().ok().zip(path.canonicalize().ok()).is_some_and(|(own, path)| own == path)
    };
    if path.is_file() {
        let bytes = head(path).unwrap_or_default();
        let path = path.to_owned();
        let is_named_so = path.extension().is_some_and(|ending| ending == "nos");
        let is_journal = Script { path, bytes }.is_journal();
        if is_named_so || is_journal || evening.is_some_and(is_source) {
            return Err(Failure::usage(message!("holds-an-evening", name)));
        }
    }
    NamedFile::open(path).map_err(|error| Failure::writing_to(name, &error))
}

/// Writes the file that the official named, over any file except an evening.
pub fn write_named(path: &Path, bytes: &[u8], evening: Option<&Path>) -> Result<(), Failure> {
    let file = begin_named(path, evening)?;
    let written = file.writer().and_then(|mut out| out.write_all(bytes));
    let written = written.and_then(|()| file.end());
    written.map_err(|error| Failure::writing_to(shown::path(path), &error))
}

/// Writes a new file. Never overwrites one.
pub fn create(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let name = shown::path(path);
    match new_file::create(path, bytes) {
        Ok(true) => Ok(()),
        Ok(false) => Err(Failure::usage(message!("config-there", name))),
        Err(error) => Err(Failure::writing_to(name, &error)),
    }
}

pub fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    new_file::replace(path, bytes).map_err(|error| Failure::writing_to(shown::path(path), &error))
}

/// Locks a folder, so that no other nos changes it meanwhile.
pub fn lock(folder: &Path) -> Result<FolderLock, Failure> {
    let name = shown::path(folder);
    match FolderLock::of(folder) {
        Ok(Ok(lock)) => Ok(lock),
        Ok(Err(file)) => {
            let holder = holder(file.as_ref());
            Err(Failure::new(Status::InUse, message!("folder-in-use", name, holder)))
        }
        Err(error) => Err(Failure::writing_to(name, &error)),
    }
}

pub fn make_folder(path: &Path) -> Result<(), Failure> {
    let made = fs::create_dir_all(path).map_err(|error| match error.kind() {
        // The name is that of a file, so report that it is not a folder.
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    });
    made.map_err(|error| Failure::writing_to(shown::path(path), &error))
}

pub fn folder_to_write(path: &Path) -> Result<FolderLock, Failure> {
    make_folder(path)?;
    lock(path)
}

/// Adds the journals of a folder and its subfolders, by name.
pub fn journals(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    for path in in_order(paths) {
        if path.is_dir() && !path.is_symlink() {
            journals(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "nos") {
            found.push(path);
        }
    }
    Ok(())
}
