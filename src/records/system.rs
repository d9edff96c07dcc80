//! Reads files, and writes them whole or not at all. Hides the differences between operating
//! systems: locking and syncing files, telling two files apart, and how many may be open.

#![expect(missing_docs, reason = "most names say enough")]

#[cfg_attr(unix, path = "system/unix.rs")]
#[cfg_attr(windows, path = "system/windows.rs")]
pub mod files;
pub mod lock;
pub mod new_file;

use files::open_to_read;
use std::collections::BTreeSet;
use std::fs::{self, DirEntry, File};
use std::io::{self, Read as _};
use std::path::Path;
use std::thread;

pub fn start(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().spawn(work).map(drop);
    thread.map_err(|_| io::Error::other(message!("no-thread")))
}

pub fn names(folder: &Path) -> io::Result<BTreeSet<String>> {
    let name = |file: io::Result<DirEntry>| Ok(file?.file_name().to_string_lossy().into_owned());
    fs::read_dir(folder)?.map(name).collect()
}

/// Reads a whole file or pipe; `None` if it has more than `most` bytes. Refuses a device, and a
/// pipe without a writer, which could block for ever.
pub fn read(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let (file, bytes) = opened(path)?;
    read_opened(file, bytes, most)
}

/// Like [`read`], for a file that is read several times. Refuses pipes.
pub fn read_file(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    match opened(path)? {
        (file, bytes) if file.metadata()?.is_file() => read_opened(file, bytes, most),
        _ => Err(io::ErrorKind::NotSeekable.into()),
    }
}

/// Opens a file or pipe. Also returns the bytes read while checking that a pipe has a writer.
pub fn opened(path: &Path) -> io::Result<(File, Vec<u8>)> {
    open_to_read(path)?.map_err(|why| {
        io::Error::other(match why {
            Unreadable::Device => message!("is-a-device"),
            Unreadable::Unwritten => message!("nobody-writes"),
        })
    })
}

fn read_opened(file: File, mut bytes: Vec<u8>, most: u64) -> io::Result<Option<Vec<u8>>> {
    let len = file.metadata()?.len();
    if len > most {
        return Ok(None);
    }
    // One byte more than the length lets the read notice the end without growing the buffer.
    bytes.reserve(usize::try_from(len).map_or(0, |len| len + 1));
    whole(file, bytes, most).map_err(while_reading)
}

/// Converts an error of reading an open file: permission denied means a lock, as on CIFS.
pub fn while_reading(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::PermissionDenied => io::ErrorKind::ResourceBusy.into(),
        _ => error,
    }
}

/// Reads the rest, after the bytes already read; `None` if all together exceed `most` bytes.
pub fn whole(from: impl io::Read, mut bytes: Vec<u8>, most: u64) -> io::Result<Option<Vec<u8>>> {
    from.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LockHolder {
    pub process: u32,
    pub user: Option<String>,
}

/// Why a file cannot be read at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A device, which has no end.
    Device,
    /// A pipe without a writer.
    Unwritten,
}
