//! Files that are read, and files that are written whole or not at all; and what differs between one system and another:
//! files that are locked, told apart and known to be on the disk, and how many may be open.

#![expect(missing_docs, reason = "most names say enough")]

#[cfg_attr(unix, path = "system/unix.rs")]
#[cfg_attr(windows, path = "system/windows.rs")]
pub mod files;
pub mod lock;
pub mod new_file;

use files::open_to_read;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use std::thread;

/// Starts a thread that nothing waits for.
pub fn start(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().spawn(work).map(drop);
    thread.map_err(|_| io::Error::other(message!("no-thread")))
}

/// Reads a whole file or pipe; `None` if it has more than `most` bytes. A device is refused, and a pipe that nobody
/// writes in, so that nothing waits for what may never come.
pub fn read(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    let (file, bytes) = opened(path)?;
    read_opened(file, bytes, most)
}

/// The same for a file that is to be read again and again, which no pipe can be.
pub fn read_file(path: &Path, most: u64) -> io::Result<Option<Vec<u8>>> {
    match opened(path)? {
        (file, bytes) if file.metadata()?.is_file() => read_opened(file, bytes, most),
        _ => Err(io::ErrorKind::NotSeekable.into()),
    }
}

/// Opens a file or pipe, and returns the bytes that were read to find out whether more will come.
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
    // The byte after the last one shows that it was the last.
    bytes.reserve(usize::try_from(len).map_or(0, |len| len + 1));
    whole(file, bytes, most).map_err(while_reading)
}

/// The error of reading a file that was opened: what is forbidden only now, a lock of another program forbids, as on CIFS.
pub fn while_reading(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::PermissionDenied => io::ErrorKind::ResourceBusy.into(),
        _ => error,
    }
}

/// All of this after what was read of it already; `None` if that is more than `most` bytes.
pub fn whole(from: impl io::Read, mut bytes: Vec<u8>, most: u64) -> io::Result<Option<Vec<u8>>> {
    from.take(most + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= most).then_some(bytes))
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LockHolder {
    pub process: u32,
    pub user: Option<String>,
}

/// Why a file can't be read at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is a device that has no end.
    Device,
    /// It is a pipe in which nobody writes.
    Unwritten,
}
