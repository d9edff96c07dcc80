//! What differs between one system and another: files that are locked, told apart and known to be on the disk.

#![expect(missing_docs, reason = "most names say enough")]

#[cfg_attr(unix, path = "system/unix.rs")]
#[cfg_attr(windows, path = "system/windows.rs")]
pub mod files;

use std::{io, thread};

/// Starts a thread that nothing waits for.
pub fn start(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let thread = thread::Builder::new().spawn(work).map(drop);
    thread.map_err(|_| io::Error::other(tell!("no-thread")))
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
