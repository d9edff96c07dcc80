//! A folder for one test, which is soon gone.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tempfile::TempDir;

/// A folder with files, in which programs are run.
pub struct Folder {
    folder: TempDir,
    /// The width of their windows, if it is said.
    pub(super) columns: Option<usize>,
    pub(super) clock: Mutex<FolderClock>,
}

/// What the clock of the programs in a folder says.
pub(super) enum FolderClock {
    /// What that of all tests says.
    Usual,
    /// A minute more for each program: how many were run.
    Ticking(u32),
    /// What is said.
    Set(String),
}

impl Folder {
    /// An empty one, on a disk that takes no time where there is one.
    pub fn new() -> Folder {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        Folder::of(folder.unwrap_or_else(|error| panic!("no folder: {error}")))
    }

    fn of(folder: TempDir) -> Folder {
        Folder { folder, columns: None, clock: Mutex::new(FolderClock::Usual) }
    }

    /// An empty one on the disk, for files that are larger than memory may be.
    pub fn large() -> Folder {
        Folder::of(tempfile::tempdir().expect("a folder"))
    }

    /// The same with one file more.
    pub fn with(self, name: &str, content: impl AsRef<[u8]>) -> Folder {
        self.write(name, content);
        self
    }

    /// The same with windows of this width.
    pub fn columns(self, columns: usize) -> Folder {
        Folder { columns: Some(columns), ..self }
    }

    /// The same with a clock that goes a minute on for each program.
    pub fn ticking(self) -> Folder {
        Folder { clock: Mutex::new(FolderClock::Ticking(0)), ..self }
    }

    /// Sets the clock, which stands still then.
    pub fn set_clock(&self, clock: impl Into<String>) {
        *self.clock.lock().unwrap() = FolderClock::Set(clock.into());
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
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
        let mut names: Vec<String> =
            files.map(|file| name(file).into_string().expect("text")).collect();
        names.sort();
        names
    }

    /// The entries of a journal, without their times and tags.
    pub fn journal(&self, name: &str) -> Vec<String> {
        journal(&self.join(name))
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
