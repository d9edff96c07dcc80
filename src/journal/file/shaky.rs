//! A disk in memory that can be made to fail, for tests.

#![expect(clippy::unwrap_used, reason = "tests")]

use super::Journal;
use super::lines::Lines;
use crate::journal::clock::Clock;
use crate::journal::disk::{Disk, Lost};
use crate::journal::record::Record;
use crate::law::referee::Law;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

/// A disk in memory.
pub(crate) struct Shaky {
    pub bytes: Vec<u8>,
    /// How many bytes it can hold; `None` for any number.
    pub room: Option<usize>,
    pub syncs: bool,
    pub cuts: bool,
    /// What happened to it, and what its users add to that.
    pub log: Vec<String>,
}

impl Default for Shaky {
    fn default() -> Shaky {
        Shaky {
            bytes: Vec::new(),
            room: None,
            syncs: true,
            cuts: true,
            log: Vec::new(),
        }
    }
}

/// A new journal on this disk, with its first entry.
pub(crate) fn journal_on(law: &Law, disk: &Arc<Mutex<Shaky>>) -> Journal {
    let path = Path::new("evening.nos");
    let lines = Lines::on(Box::new(Arc::clone(disk)), 0, None, path);
    let clock = Clock::set("2026-11-21T20:14:03+01:00").unwrap();
    let mut journal = Journal::of(Record::new(law), clock, lines);
    journal.begin(&[(law.first_entry)()]).unwrap();
    journal
}

impl Disk for Arc<Mutex<Shaky>> {
    fn lost(&self, len: u64) -> io::Result<Option<Lost>> {
        let there = self.lock().unwrap().bytes.len() as u64;
        Ok((there != len).then_some(Lost::Altered))
    }

    fn read(&self) -> io::Result<Vec<u8>> {
        Ok(self.lock().unwrap().bytes.clone())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut disk = self.lock().unwrap();
        let room = disk
            .room
            .map_or(bytes.len(), |room| room - disk.bytes.len());
        let fits = room.min(bytes.len());
        disk.bytes.extend(&bytes[..fits]);
        if fits < bytes.len() {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut disk = self.lock().unwrap();
        let lines = disk.bytes.iter().filter(|byte| **byte == b'\n').count();
        disk.log.push(format!("{lines} lines saved"));
        match disk.syncs {
            true => Ok(()),
            false => Err(io::Error::other("input/output error")),
        }
    }

    fn cut(&mut self, len: u64) -> io::Result<()> {
        let mut disk = self.lock().unwrap();
        if !disk.cuts {
            return Err(io::Error::other("input/output error"));
        }
        disk.bytes.truncate(len as usize);
        Ok(())
    }
}
