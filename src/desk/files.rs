//! Reads a file that somebody named, and replaces a file that the program wrote before, and no other. A device is
//! refused, and a pipe that nobody writes in, so that nothing waits for what may never come.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Reads a whole file or pipe; `None` if it has more than `most` bytes.
pub fn read(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let (file, mut bytes) = open(path)?;
    let len = file.metadata()?.len();
    if len > most {
        return Ok(None);
    }
    // The byte after the last one shows that it was the last.
    bytes.reserve(usize::try_from(len).map_or(0, |len| len + 1));
    whole(file, bytes, most)
}

/// Reads all that follows these bytes; `None` if it is more than `most`.
pub fn whole(from: impl io::Read, mut bytes: Vec<u8>, most: u64) -> io::Result<Option<Vec<u8>>> {
    from.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

/// Opens a file, and returns the bytes that were read to find out whether more will come.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<(File, Vec<u8>)> {
    use rustix::fs::{OFlags, fcntl_setfl};
    use std::io::IsTerminal as _;
    use std::os::unix::fs::{FileTypeExt as _, OpenOptionsExt as _};
    let mut options = File::options();
    // Otherwise opening a pipe waits for somebody to write in it.
    let flags = (OFlags::NONBLOCK | OFlags::NOCTTY).bits();
    let mut file = options.read(true).custom_flags(flags as i32).open(path)?;
    let kind = file.metadata()?.file_type();
    let is_device = kind.is_block_device() || kind.is_char_device() && !file.is_terminal();
    // Only a pipe with a name can be without a writer from the beginning.
    let is_named_pipe = kind.is_fifo() && path.canonicalize().is_ok();
    let mut bytes = Vec::new();
    if is_device || is_named_pipe {
        let mut first = [0];
        match file.read(&mut first) {
            Ok(0) if is_named_pipe => return Err(io::Error::other(tell!("nobody-writes"))),
            Ok(0) => {}
            _ if is_device => return Err(io::Error::other(tell!("is-a-device"))),
            Ok(_) => bytes.extend(first),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
    fcntl_setfl(&file, OFlags::empty())?;
    Ok((file, bytes))
}

#[cfg(not(unix))]
fn open(path: &Path) -> io::Result<(File, Vec<u8>)> {
    Ok((File::open(path)?, Vec::new()))
}

const HEAD: u64 = 1024;

pub fn head(path: &Path) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    File::open(path)?.take(HEAD).read_to_end(&mut head)?;
    Ok(head)
}

/// Whether there is a file at this path that may be replaced: an empty one, or one that begins as `is_own` wants.
pub fn is_there(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<bool> {
    let there = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        there => there?,
    };
    if there.is_file() {
        let head = head(path)?;
        if head.is_empty() || is_own(&head) {
            return Ok(true);
        }
    }
    Err(io::Error::other(match there.is_symlink() {
        true => tell!("is-a-link", path = "it"),
        false => tell!("not-ours"),
    }))
}

pub fn create(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<File> {
    if is_there(path, is_own)? {
        fs::remove_file(path)?;
    }
    // This follows no link either.
    File::create_new(path)
}

/// Adds the journals of a folder and the folders in it, by name.
pub fn journals(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<io::Result<_>>()?;
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
