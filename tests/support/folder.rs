//! Temporary folders.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tempfile::TempDir;

/// A folder with files, in which programs run.
pub struct Folder {
    folder: TempDir,
    /// Width of the programs' windows, if set.
    pub(super) columns: Option<usize>,
    pub(super) clock: Mutex<FolderClock>,
}

/// The clock of programs in a folder.
pub(super) enum FolderClock {
    Usual,
    /// Advances by a minute with each program.
    Ticking(u32),
    Set(String),
}

impl Folder {
    /// Creates an empty folder, in memory where possible.
    pub fn new() -> Folder {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        Folder::of(folder.unwrap_or_else(|error| panic!("no folder: {error}")))
    }

    fn of(folder: TempDir) -> Folder {
        Folder { folder, columns: None, clock: Mutex::new(FolderClock::Usual) }
    }

    /// Creates an empty folder on disk, for files too large for memory.
    pub fn large() -> Folder {
        Folder::of(tempfile::tempdir().expect("a folder"))
    }

    pub fn with(self, name: &str, content: impl AsRef<[u8]>) -> Folder {
        self.write(name, content);
        self
    }

    pub fn columns(self, columns: usize) -> Folder {
        Folder { columns: Some(columns), ..self }
    }

    pub fn ticking(self) -> Folder {
        Folder { clock: Mutex::new(FolderClock::Ticking(0)), ..self }
    }

    pub fn set_clock(&self, clock: impl Into<String>) {
        *self.clock.lock().unwrap() = FolderClock::Set(clock.into());
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn join(&self, name: impl AsRef<Path>) -> PathBuf {
        self.path().join(name)
    }

    pub fn write(&self, name: impl AsRef<Path>, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.join(name);
        fs::write(&path, content).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        path
    }

    pub fn read(&self, name: impl AsRef<Path>) -> String {
        let path = self.join(name);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    pub fn files(&self) -> Vec<String> {
        let files = fs::read_dir(self.path()).expect("the folder");
        let name = |file: std::io::Result<fs::DirEntry>| file.expect("a file").file_name();
        let mut names: Vec<String> =
            files.map(|file| name(file).into_string().expect("text")).collect();
        names.sort();
        names
    }

    pub fn journal(&self, name: &str) -> Vec<String> {
        journal(&self.join(name))
    }
}

/// Returns the entries of a journal without times and tags. Ignores a half-written last line.
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
