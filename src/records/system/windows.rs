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

/// A file that [`open_to_add`] holds keeps its name, so it is the one there.
pub fn is_same(_: &Metadata, _: &Metadata) -> bool {
    true
}

/// Folders can't be synced here, and need not be: a file is on the disk with its name.
pub fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// New files have the permissions of their folder.
pub fn readable() -> Option<Permissions> {
    None
}

pub fn private(_: &mut OpenOptions) {}

/// A new file without a name, which no folder has here.
pub fn unnamed(_: &Path) -> Option<File> {
    None
}

pub fn name(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Opens a file to write at its end, and holds it: others may read it, but neither write, rename nor remove it. A
/// lock by the system would forbid them to read, too.
pub fn open_to_add(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).share_mode(FILE_SHARE_READ);
    options.open(path)
}

/// Opens a file to read it as it is now.
pub fn open_anew(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// A lock here is one for every machine.
pub fn unshared_locks(_: &Metadata) -> Option<String> {
    None
}

/// Opens a journal to hold it while it is decided about or removed, which this program may do meanwhile.
pub fn open_to_hold(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true);
    options.share_mode(FILE_SHARE_READ | FILE_SHARE_DELETE);
    options.open(path)
}

/// Opens and holds the file whose lock is that of its folder, and creates it if it is missing.
pub fn open_lock(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).share_mode(0);
    options.open(path)
}

/// Ends a lock, and removes its file if no other program has it by then.
pub fn remove_lock(file: File, path: &Path) {
    drop(file);
    let _ = std::fs::remove_file(path);
}

/// Whether this error of [`open_to_add`] says that another program holds the file.
pub fn is_held(error: &io::Error) -> bool {
    error.raw_os_error() == Some(ERROR_SHARING_VIOLATION)
}

/// Locks a file that was opened by [`open_to_add`], which it already is.
pub fn lock(_: &File) -> io::Result<bool> {
    Ok(true)
}

/// Who holds a file is not said here.
pub fn holder(_: &File) -> Option<LockHolder> {
    None
}

/// Opens a file, and returns the bytes that were read to find out whether more will come.
pub fn open_to_read(path: &Path) -> io::Result<Result<(File, Vec<u8>), Unreadable>> {
    let file = File::open(path)?;
    Ok(Ok((file, Vec::new())))
}

/// Nothing limits how many connections are open here.
pub fn let_open(_: usize) {}
