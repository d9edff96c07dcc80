//! A folder for one test, which is soon gone.

use super::environment;
use super::program::Program;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A folder with files, in which programs are run.
pub struct Folder(TempDir);

impl Folder {
    /// An empty one, on a disk that takes no time where there is one.
    pub fn new() -> Folder {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        Folder(folder.unwrap_or_else(|error| panic!("no folder: {error}")))
    }

    /// An empty one on the disk, for files that are larger than memory may be.
    pub fn large() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    /// The same with one file more.
    pub fn with(self, name: &str, content: impl AsRef<[u8]>) -> Folder {
        self.write(name, content);
        self
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Where a file is.
    pub fn join(&self, name: impl AsRef<Path>) -> PathBuf {
        self.path().join(name)
    }

    /// Writes a file.
    pub fn write(&self, name: impl AsRef<Path>, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.join(name);
        let written = fs::write(&path, content);
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        path
    }

    /// The text of a file.
    pub fn read(&self, name: impl AsRef<Path>) -> String {
        let path = self.join(name);
        let text = fs::read_to_string(&path);
        text.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The names of its files and folders.
    pub fn files(&self) -> Vec<String> {
        let files = fs::read_dir(self.path()).expect("the folder");
        let name = |file: std::io::Result<fs::DirEntry>| file.expect("a file").file_name();
        let mut names: Vec<String> = files
            .map(|file| name(file).into_string().expect("text"))
            .collect();
        names.sort();
        names
    }

    /// The entries of a journal, without their times and tags.
    pub fn journal(&self, name: &str) -> Vec<String> {
        journal(&self.join(name))
    }

    /// `nos` in this folder, with these words behind it.
    #[must_use = "it is run when something is asked of it"]
    pub fn nos(&self, words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Program {
        self.program(environment::NOS, words)
    }

    /// Another program in this folder.
    #[must_use = "it is run when something is asked of it"]
    pub fn program(
        &self,
        program: impl AsRef<OsStr>,
        words: impl IntoIterator<Item = impl AsRef<OsStr>>,
    ) -> Program {
        Program::at(self.path(), program, words)
    }
}

/// The entries of a journal, without their times and tags. The last line may be half written.
pub fn journal(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a journal");
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let entry = |line: &str| {
        let (_, rest) = line.split_once(' ').expect("a time");
        let (entry, tag) = rest.split_once(" # ~").expect("a tag");
        assert_eq!(tag.len(), 8, "{line}");
        entry.to_owned()
    };
    whole.lines().map(entry).collect()
}
