//! `nos import`: games that other programs wrote, and the same games out again.

mod events;
mod files;
mod hostile;
mod turns;

use crate::support::folder::Folder;
use crate::support::program::Ran;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder in which games are brought in.
struct Imports(Folder);

/// What a command ended with: its status, its output, its errors.
type Ended = (i32, String, String);

impl Imports {
    fn new() -> Imports {
        Imports(Folder::new())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        self.0.write(name, bytes);
    }

    fn command(&self, words: &[&str]) -> Ended {
        let Ran { status, out, err } = self.0.nos(words).ran();
        (status, out, err)
    }

    /// The scripts in a folder, by the numbers of their games.
    fn scripts(&self, folder: &str) -> Vec<PathBuf> {
        let Ok(files) = fs::read_dir(self.path().join(folder)) else {
            return Vec::new();
        };
        let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
        files.sort_by_key(|path| {
            let stem = path.file_stem().unwrap().to_str().unwrap();
            let (_, number) = stem.rsplit_once('-').unwrap();
            number.parse::<u32>().unwrap()
        });
        files
    }
}
