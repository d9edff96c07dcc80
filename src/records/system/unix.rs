//! Files on Unix.

use crate::system::{LockHolder, Unreadable};
#[cfg(target_os = "linux")]
use rustix::fs::{AtFlags, CWD, OFlags, StatxFlags, fcntl_setfl, linkat, major, minor, statx};
use rustix::process::{Resource, getrlimit, setrlimit};
use std::fs::{File, Metadata, OpenOptions, Permissions, TryLockError};
use std::io::{self, IsTerminal as _, Read as _};
#[cfg(target_os = "linux")]
use std::os::fd::AsRawFd as _;
use std::os::unix::fs::{
    FileTypeExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _,
};
use std::path::Path;

pub type ChangeTime = (i64, i64);

/// Returns the ctime, which unlike mtime cannot be set.
pub fn moment(file: &Metadata) -> ChangeTime {
    (file.ctime(), file.ctime_nsec())
}

pub fn is_same(one: &Metadata, other: &Metadata) -> bool {
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Returns once the entries of this folder are on the disk.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        // Some file systems cannot sync a folder, and do not need to.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(()),
        other => other,
    }
}

/// Returns the permissions that let everybody read and write, before the user's umask.
pub fn readable() -> Option<Permissions> {
    Some(Permissions::from_mode(0o666))
}

/// Lets only the owner read a file created with these options.
pub fn private(options: &mut OpenOptions) {
    options.mode(0o600);
}

/// Creates a file without a name, gone when nobody has it open. Only Linux has them.
#[cfg(target_os = "linux")]
pub fn unnamed(folder: &Path) -> Option<File> {
    let mut options = File::options();
    options.write(true).mode(0o666);
    options.custom_flags(OFlags::TMPFILE.bits() as i32).open(folder).ok()
}

#[cfg(not(target_os = "linux"))]
pub fn unnamed(_: &Path) -> Option<File> {
    None
}

/// Names a file of [`unnamed`]; the name must be free.
#[cfg(target_os = "linux")]
pub fn name(file: &File, path: &Path) -> io::Result<()> {
    let open = format!("/proc/self/fd/{}", file.as_raw_fd());
    Ok(linkat(CWD, open, CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

#[cfg(not(target_os = "linux"))]
pub fn name(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

pub fn open_to_add(path: &Path) -> io::Result<File> {
    File::options().read(true).append(true).open(path)
}

/// Opens a file to read its current content, not what a mount has cached.
pub fn open_anew(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    // An error is harmless: a local file system has no server to ask.
    #[cfg(target_os = "linux")]
    let _ = statx(&file, "", AtFlags::EMPTY_PATH | AtFlags::STATX_FORCE_SYNC, StatxFlags::SIZE);
    Ok(file)
}

/// Returns the kind of a file system whose locks other mounts and machines cannot see.
#[cfg(target_os = "linux")]
pub fn unshared_locks(file: &Metadata) -> Option<String> {
    let (major, minor) = (major(file.dev()), minor(file.dev()));
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").ok()?;
    // A line of this file: `36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw`.
    let mut mounts = mounts.lines().filter_map(|mount| {
        let (mount, kind) = mount.split_once(" - ")?;
        (mount.split(' ').nth(2)? == format!("{major}:{minor}")).then(|| kind.split(' ').next())?
    });
    let kind = mounts.next()?;
    let is_unshared = kind == "9p" || kind == "fuse" || kind.starts_with("fuse.");
    is_unshared.then(|| kind.to_owned())
}

#[cfg(not(target_os = "linux"))]
pub fn unshared_locks(_: &Metadata) -> Option<String> {
    None
}

/// Opens a journal to hold it before deciding about it or removing it.
pub fn open_to_hold(path: &Path) -> io::Result<File> {
    open_to_add(path)
}

/// Opens or creates the file whose lock is that of its folder. Another user's opens read-only.
pub fn open_lock(path: &Path) -> io::Result<File> {
    match File::options().append(true).create(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => File::open(path),
        opened => opened,
    }
}

/// Removes the file of a lock, then ends the lock: a waiting program finds its file gone.
pub fn remove_lock(file: File, path: &Path) {
    // An error is harmless: the file may be another user's.
    let _ = std::fs::remove_file(path);
    drop(file);
}

/// Whether this error of [`open_to_add`] means that another program holds the file.
pub fn is_held(_: &io::Error) -> bool {
    false
}

/// Locks a file of [`open_to_add`]; false if another program holds it.
pub fn lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        // CIFS reports another program's lock in this way.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::PermissionDenied => {
            Ok(false)
        }
        Err(TryLockError::Error(error)) => Err(error),
    }
}

pub fn holder(file: &File) -> Option<LockHolder> {
    let file = file.metadata().ok()?;
    // The kernel's list is read in pieces, so a lock can be missed while others come and go.
    let process = (0..4).find_map(|_| listed_holder(&file))?;
    Some(LockHolder { process, user: user_of(process) })
}

fn listed_holder(file: &Metadata) -> Option<u32> {
    let locks = std::fs::read_to_string("/proc/locks").ok()?;
    let inode = file.ino().to_string();
    // A line of this file: `1: FLOCK  ADVISORY  WRITE 4242 08:01:1311 0 EOF`. A line with `->`
    // waits for a lock.
    let mut holders = locks.lines().filter_map(|line| {
        let mut words = line.split_whitespace().skip(1);
        words.next().filter(|kind| *kind == "FLOCK")?;
        let (id, place) = (words.nth(2)?, words.next()?);
        let is_same = place.rsplit(':').next() == Some(inode.as_str());
        is_same.then(|| id.parse().ok()).flatten()
    });
    // Files on two disks may have the same number, so check that the process has this file open.
    holders.find(|process| has_open(*process, file))
}

/// Whether a process has this file open; false if its list may not be read.
fn has_open(process: u32, file: &Metadata) -> bool {
    let Ok(open) = std::fs::read_dir(format!("/proc/{process}/fd")) else {
        return false;
    };
    open.flatten()
        .filter_map(|open| std::fs::metadata(open.path()).ok())
        .any(|open| is_same(&open, file))
}

fn user_of(process: u32) -> Option<String> {
    let id = std::fs::metadata(format!("/proc/{process}")).ok()?.uid();
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let user = users.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse() == Ok(id)).then_some(name)
    })?;
    Some(user.to_owned())
}

/// Opens a file, and returns the bytes read while checking for a writer.
pub fn open_to_read(path: &Path) -> io::Result<Result<(File, Vec<u8>), Unreadable>> {
    let mut options = File::options();
    // Without these flags, opening a pipe waits for a writer.
    let flags = (OFlags::NONBLOCK | OFlags::NOCTTY).bits();
    let mut file = options.read(true).custom_flags(flags as i32).open(path)?;
    let kind = file.metadata()?.file_type();
    let is_device = kind.is_block_device() || kind.is_char_device() && !file.is_terminal();
    // Only a named pipe can lack a writer from the beginning.
    let is_named_pipe = kind.is_fifo() && path.canonicalize().is_ok();
    let mut bytes = Vec::new();
    if is_device || is_named_pipe {
        let mut first = [0];
        match file.read(&mut first) {
            Ok(0) if is_named_pipe => return Ok(Err(Unreadable::Unwritten)),
            Ok(0) => {}
            _ if is_device => return Ok(Err(Unreadable::Device)),
            Ok(_) => bytes.extend(first),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
    fcntl_setfl(&file, OFlags::empty())?;
    Ok(Ok((file, bytes)))
}

/// Raises the limit of open files for these connections, as far as the system allows.
pub fn let_open(connections: usize) {
    let mut limit = getrlimit(Resource::Nofile);
    let wanted = u64::try_from(connections).unwrap_or(u64::MAX).saturating_add(64);
    if limit.current.is_some_and(|current| current < wanted) {
        limit.current = Some(limit.maximum.map_or(wanted, |most| most.min(wanted)));
        // An error only means that fewer browsers can connect.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}
