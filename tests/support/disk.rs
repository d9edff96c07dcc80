//! A disk in memory that can fail.

use crate::support::records::clock;
use nos_law::Law;
use nos_laws::nos::LAW;
use nos_records::journal::{Disk, Journal, Lost};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

pub struct Shaky {
    pub bytes: Vec<u8>,
    /// Size in bytes; `None` has no limit.
    pub room: Option<usize>,
    pub syncs: bool,
    pub cuts: bool,
    /// Bytes that another program, which this lock does not stop, writes before the next sync.
    pub other: Vec<u8>,
    /// Operations on the disk, and notes of its users.
    pub log: Vec<String>,
}

impl Default for Shaky {
    fn default() -> Shaky {
        Shaky {
            bytes: Vec::new(),
            room: None,
            syncs: true,
            cuts: true,
            other: Vec::new(),
            log: Vec::new(),
        }
    }
}

#[derive(Clone)]
pub struct Shared(Arc<Mutex<Shaky>>);

impl Shared {
    pub fn with<T>(&self, doing: impl FnOnce(&mut Shaky) -> T) -> T {
        doing(&mut self.0.lock().unwrap())
    }
}

/// Creates a journal on this disk, with its first entry.
pub fn journal_on(disk: Shaky) -> (Journal, Shared) {
    journal_of(&LAW, disk)
}

pub fn journal_of(law: &'static Law, disk: Shaky) -> (Journal, Shared) {
    let disk = Shared(Arc::new(Mutex::new(disk)));
    let path = Path::new("evening.nos");
    let header = [law.first_entry()];
    let journal = Journal::begin_on(law, Box::new(disk.clone()), path, &header, clock());
    (journal.unwrap(), disk)
}

impl Disk for Shared {
    fn lost(&self, len: u64) -> io::Result<Option<Lost>> {
        let there = self.with(|disk| disk.bytes.len() as u64);
        Ok((there != len).then_some(Lost::Altered))
    }

    fn read(&self) -> io::Result<Vec<u8>> {
        Ok(self.with(|disk| disk.bytes.clone()))
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.with(|disk| {
            let room = disk.room.map(|room| room - disk.bytes.len());
            let fits = room.unwrap_or(bytes.len()).min(bytes.len());
            disk.bytes.extend(&bytes[..fits]);
            if fits < bytes.len() {
                return Err(io::ErrorKind::StorageFull.into());
            }
            Ok(())
        })
    }

    fn sync(&mut self) -> io::Result<()> {
        self.with(|disk| {
            let other = std::mem::take(&mut disk.other);
            disk.bytes.extend(other);
            let lines = disk.bytes.iter().filter(|byte| **byte == b'\n').count();
            disk.log.push(format!("{lines} lines saved"));
            if disk.syncs { Ok(()) } else { Err(io::Error::other("input/output error")) }
        })
    }

    fn cut(&mut self, len: u64) -> io::Result<()> {
        self.with(|disk| {
            if !disk.cuts {
                return Err(io::Error::other("input/output error"));
            }
            disk.bytes.truncate(len as usize);
            Ok(())
        })
    }
}
