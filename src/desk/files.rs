//! Reads a file that somebody named, and replaces only files that the program itself wrote.

use crate::desk::outcome::{Failure, Origin};
use nos_base::table::shown;
use nos_law::imported::source;
use nos_records::system::{read, whole};
use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

pub fn all_of(origin: &Origin, most: u64) -> Result<Option<Vec<u8>>, Failure> {
    let read = match origin {
        Origin::Stdin => whole(io::stdin().lock(), Vec::new(), most),
        Origin::File(path) => read(path, most),
    };
    read.map_err(|error| Failure::reading(origin, &error))
}

/// Reads a file of at most so many megabytes.
pub fn text_of(path: &Path, most: u64) -> Result<String, Failure> {
    let by_us = |bytes| String::from_utf8(bytes).ok();
    text_by(path, most, by_us)
}

/// The same, of a file that another program wrote.
pub fn foreign_text_of(path: &Path, most: u64) -> Result<String, Failure> {
    text_by(path, most, |bytes| Some(source::text_of(bytes)))
}

fn text_by(
    path: &Path,
    most: u64,
    text: impl FnOnce(Vec<u8>) -> Option<String>,
) -> Result<String, Failure> {
    let name = shown::path(path);
    let bytes = read(path, most << 20).map_err(|error| Failure::reading(&name, &error))?;
    let text = bytes.and_then(text);
    text.ok_or_else(|| Failure::usage(message!("event-no-text", name, most)))
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
    let len = file.metadata()?.len();
    file.seek(SeekFrom::Start(len.saturating_sub(HEAD).max(HEAD)))?;
    file.take(HEAD).read_to_end(&mut ends)?;
    Ok(ends)
}

/// Whether the file at this path may be replaced: it is empty, or `is_own` recognises its first and last bytes.
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

pub fn create(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<File> {
    if is_there(path, is_own)? {
        fs::remove_file(path)?;
    }
    // This follows no link either.
    File::create_new(path)
}

/// Makes a folder, and those above it that are missing.
pub fn make_folder(path: &Path) -> Result<(), Failure> {
    let made = fs::create_dir_all(path).map_err(|error| match error.kind() {
        // Something else has its name.
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    });
    made.map_err(|error| Failure::writing_to(shown::path(path), &error))
}

/// Adds the journals of a folder and the folders in it, by name.
pub fn journals(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() && !path.is_symlink() {
            journals(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "nos") {
            found.push(path);
        }
    }
    Ok(())
}
