//! The lines of an open journal on its disk. After something has gone wrong, nothing more is written.

use crate::journal::chain::Chain;
use crate::journal::disk::{Disk, Lost};
use crate::journal::error::Broken;
use crate::journal::tag::Link;
use std::io;
use std::path::{Path, PathBuf};

/// The lines of an open journal.
pub(super) struct Lines {
    pub disk: Box<dyn Disk>,
    /// The length of the file in bytes.
    pub len: u64,
    /// The link of the last line.
    pub last: Option<Link>,
    path: PathBuf,
    /// What went wrong, if anything did.
    broken: Option<String>,
}

impl Lines {
    /// The lines that are on this disk.
    pub fn on(disk: Box<dyn Disk>, len: u64, last: Option<Link>, path: &Path) -> Lines {
        Lines {
            disk,
            len,
            last,
            path: path.to_owned(),
            broken: None,
        }
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether something has gone wrong.
    pub fn are_broken(&self) -> bool {
        self.broken.is_some()
    }

    /// Appends lines, and returns once they are on the disk; `last` is the link of the last one.
    ///
    /// # Errors
    /// What went wrong, now or before.
    pub fn append(&mut self, bytes: &[u8], last: Option<Link>) -> Result<(), String> {
        if let Some(broken) = &self.broken {
            return Err(broken.clone());
        }
        match self.write(bytes) {
            Ok(()) => {
                self.len += bytes.len() as u64;
                self.last = last;
                Ok(())
            }
            Err(broken) => Err(self.broken.insert(broken.to_string()).clone()),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        match self.disk.lost(self.len).map_err(Broken::Write)? {
            None => {}
            Some(Lost::Touched) if self.are_as_left().map_err(Broken::Write)? => {}
            Some(lost) => return Err(Broken::Lost(lost)),
        }
        let written = self.disk.append(bytes).map_err(Broken::Write);
        let synced = written.and_then(|()| self.disk.sync().map_err(Broken::Sync));
        if synced.is_err() {
            // Take back what was not acknowledged. If that fails too, it is set aside when the journal is
            // opened again.
            let _ = self.disk.cut(self.len);
        }
        synced
    }

    /// Whether the file still has the same lines, whatever its time says.
    fn are_as_left(&self) -> io::Result<bool> {
        let bytes = self.disk.read()?;
        // What is wrong with the lines does not matter, so none need be read.
        let chain = Chain::follow(&bytes, &|_| false);
        let last = chain.sound.last().map(|(_, link)| *link);
        Ok(chain.sound_len == bytes.len() && last == self.last)
    }
}
