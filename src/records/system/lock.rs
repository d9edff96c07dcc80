//! The lock on a folder whose files a program reads, changes and writes back.

use super::{files, new_file};
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

/// The locked file, removed when the lock ends. A file left by a killed program locks nothing.
const LOCK: &str = ".nos-lock";

/// How long to wait for another program; most changes take less.
const TRIES: usize = 100;
const PAUSE: Duration = Duration::from_millis(20);

/// Keeps other programs from locking this folder. Ends with the process at the latest.
#[derive(Debug)]
pub struct FolderLock {
    file: Option<File>,
    path: PathBuf,
}

/// The lock, or the file that another program has locked, where the system shows it.
pub type Locking = Result<FolderLock, Option<File>>;

impl FolderLock {
    /// Locks a folder and removes the files of killed programs. Waits briefly for another program.
    pub fn of(folder: &Path) -> io::Result<Locking> {
        let path = folder.join(LOCK);
        let mut held = None;
        for _ in 0..TRIES {
            match files::open_lock(&path) {
                Err(error) if files::is_held(&error) => held = None,
                Err(error) => return Err(error),
                // A file system without locks keeps nobody out, and does not stop the work.
                Ok(file) if files::lock(&file).unwrap_or(true) => {
                    // Its last holder may have removed the file after it was opened.
                    let there = std::fs::metadata(&path);
                    if there.is_ok_and(|there| {
                        file.metadata().is_ok_and(|own| files::is_same(&own, &there))
                    }) {
                        new_file::sweep(folder);
                        return Ok(Ok(FolderLock { file: Some(file), path }));
                    }
                    continue;
                }
                Ok(file) => held = Some(file),
            }
            sleep(PAUSE);
        }
        Ok(Err(held))
    }
}

impl Drop for FolderLock {
    fn drop(&mut self) {
        if let Some(file) = self.file.take() {
            files::remove_lock(file, &self.path);
        }
    }
}
