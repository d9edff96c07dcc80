//! Finds out who has a journal open, to tell the next program that wants to write in it. The lock on the
//! journal itself shows it, so no other file is needed.

use crate::table::shown::is_unseen;
use std::fmt;
use std::fs::{File, Metadata};

/// The process that has a journal open, if the system tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holder(Option<String>);

impl Holder {
    /// The process that holds the lock on this file, even if it opened the file by another name.
    pub(super) fn of(journal: &File) -> Holder {
        let process = journal
            .metadata()
            .ok()
            .and_then(|journal| locks_on(&journal));
        Holder(process.map(|id| match user_of(id) {
            Some(user) => format!("process {id} of {user}"),
            None => format!("process {id}"),
        }))
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(who) => write!(f, "{who} has it open"),
            None => f.write_str("another program has it open"),
        }
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
    open.flatten().any(|file| {
        std::fs::metadata(file.path()).is_ok_and(|file| super::disk::is_same(&file, journal))
    })
}

/// The name of the user who runs a process.
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

/// Other systems have no such list.
#[cfg(not(target_os = "linux"))]
fn locks_on(_: &Metadata) -> Option<u32> {
    None
}

#[cfg(not(target_os = "linux"))]
fn user_of(_: u32) -> Option<String> {
    None
}
