//! Files on Windows.

use crate::system::{LockHolder, Unreadable};
use std::fs::{File, Metadata, OpenOptions, Permissions};
use std::io;
use std::os::windows::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::Path;

pub type ChangeTime = u64;

const FILE_SHARE_READ: u32 = 1;
const FILE_SHARE_DELETE: u32 = 4;
const ERROR_SHARING_VIOLATION: i32 = 32;

pub fn moment(file: &Metadata) -> ChangeTime {
    file.last_write_time()
}

/// Returns true: a file held by [`open_to_add`] cannot be renamed or replaced.
pub fn is_same(_: &Metadata, _: &Metadata) -> bool {
    true
}

/// Does nothing: folders cannot be synced, and a file is on the disk with its name.
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Returns `None`: new files have the permissions of their folder.
pub fn readable() -> Option<Permissions> {
    None
}

pub fn private(_: &mut OpenOptions) {}

/// Returns `None`: every file has a name.
pub fn unnamed(_: &Path) -> Option<File> {
    None
}

pub fn name(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Opens a file to write at its end, and holds it: others may read it, but not write, rename or
/// remove it. A system lock would forbid reading too.
pub fn open_to_add(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).share_mode(FILE_SHARE_READ);
    options.open(path)
}

pub fn open_anew(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Returns `None`: locks hold for every machine.
pub fn unshared_locks(_: &Metadata) -> Option<String> {
    None
}

/// Opens a journal to hold it before deciding about it or removing it, which stays possible.
pub fn open_to_hold(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true);
    options.share_mode(FILE_SHARE_READ | FILE_SHARE_DELETE);
    options.open(path)
}

/// Opens and holds the file whose lock is that of its folder; creates a missing one.
pub fn open_lock(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).share_mode(0);
    options.open(path)
}

/// Ends a lock, and removes its file if no other program has opened it meanwhile.
pub fn remove_lock(file: File, path: &Path) {
    drop(file);
    let _ = std::fs::remove_file(path);
}

/// Whether this error of [`open_to_add`] means that another program holds the file.
pub fn is_held(error: &io::Error) -> bool {
    error.raw_os_error() == Some(ERROR_SHARING_VIOLATION)
}

/// Returns true: [`open_to_add`] locked the file.
pub fn lock(_: &File) -> io::Result<bool> {
    Ok(true)
}

/// Returns `None`: the holder is unknown.
pub fn holder(_: &File) -> Option<LockHolder> {
    None
}

/// Opens a file; there are no bytes to return.
pub fn open_to_read(path: &Path) -> io::Result<Result<(File, Vec<u8>), Unreadable>> {
    Ok(Ok((File::open(path)?, Vec::new())))
}

/// Does nothing: connections are not limited.
pub fn let_open(_: usize) {}
