//! Writes files whole or not at all: a file gets its name when all of it is on the disk.

use super::files;
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// Prefix and suffix of the name of a file being written, and the random characters between them.
const NEW: (&str, &str) = (".nos-", ".new");
const RANDOM: usize = 6;

/// Limits the attempts at a file that [`sweep`] keeps removing, and the links to follow.
const TRIES: usize = 8;

/// A new file under a temporary name. Until [`NewFile::end`] an old file of its name stays.
#[derive(Debug)]
pub struct NewFile {
    file: NamedTempFile,
    path: PathBuf,
    replaces: bool,
}

impl NewFile {
    /// Begins a file. Unless it `replaces` one, the name must still be free at the end.
    pub fn new(path: &Path, replaces: bool) -> io::Result<NewFile> {
        NewFile::with(path, replaces, files::readable())
    }

    /// Begins a file that only its owner may read.
    pub fn private(path: &Path, replaces: bool) -> io::Result<NewFile> {
        NewFile::with(path, replaces, None)
    }

    fn with(path: &Path, replaces: bool, permissions: Option<Permissions>) -> io::Result<NewFile> {
        let mut builder = Builder::new();
        builder.prefix(NEW.0).suffix(NEW.1).rand_bytes(RANDOM);
        // Unless permissions are set, only its owner may read a temporary file.
        if let Some(permissions) = permissions {
            builder.permissions(permissions);
        }
        for _ in 0..TRIES {
            let file = builder.tempfile_in(folder(path))?;
            // The lock keeps `sweep` of another program away. Some file systems have no locks.
            if files::lock(file.as_file()).unwrap_or(true) && file.path().exists() {
                return Ok(NewFile { file, path: path.to_owned(), replaces });
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }

    pub fn writer(&self) -> io::Result<File> {
        self.file.as_file().try_clone()
    }

    /// Writes all of the file, and names it.
    pub fn write(mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.end()
    }

    /// Names the file once all of it is on the disk.
    pub fn end(self) -> io::Result<()> {
        let NewFile { file, path, replaces } = self;
        file.as_file().sync_all()?;
        let is_free = || fs::symlink_metadata(&path).is_err();
        match replaces {
            true => file.persist(&path)?,
            false => match file.persist_noclobber(&path) {
                // Some file systems cannot rename without overwriting an existing file.
                Err(error) if is_free() => error.file.persist(&path)?,
                named => named?,
            },
        };
        sync_folder(&path)
    }
}

/// A file that the user named. Follows a link; writes every byte of a pipe or a device at once.
#[derive(Debug)]
pub enum NamedFile {
    Whole(NewFile),
    AtOnce(File),
}

impl NamedFile {
    /// Opens it. Replacing keeps the permissions, and fails if the file is read-only.
    pub fn open(path: &Path) -> io::Result<NamedFile> {
        let path = followed(path);
        match fs::metadata(&path) {
            Ok(there) if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(there) if !there.is_file() || path.starts_with("/proc") => {
                Ok(NamedFile::AtOnce(File::options().append(true).open(path)?))
            }
            Ok(there) => {
                File::options().append(true).open(&path)?;
                let new = NewFile::new(&path, true)?;
                new.file.as_file().set_permissions(there.permissions())?;
                Ok(NamedFile::Whole(new))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                NewFile::new(&path, true).map(NamedFile::Whole)
            }
            Err(error) => Err(error),
        }
    }

    pub fn writer(&self) -> io::Result<File> {
        match self {
            NamedFile::Whole(new) => new.writer(),
            NamedFile::AtOnce(file) => file.try_clone(),
        }
    }

    pub fn end(self) -> io::Result<()> {
        match self {
            NamedFile::Whole(new) => new.end(),
            NamedFile::AtOnce(_) => Ok(()),
        }
    }
}

/// Follows links to a path, whether a file is there or not. Links of open files are not followed.
fn followed(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..TRIES {
        match fs::read_link(&path) {
            Ok(link) if !path.starts_with("/proc") => path = folder(&path).join(link),
            _ => break,
        }
    }
    path
}

fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    files::sync_folder(folder(path))
}

/// Creates a file with these bytes; returns false if the name is taken.
///
/// Several programs may try at once: each writes a separate file, and one of them gets the name.
/// Where a file can be written without a name, a program that is killed leaves nothing.
pub fn create(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let named = match create_unnamed(path, bytes)? {
        Some(named) => named,
        None => {
            let NewFile { mut file, .. } = NewFile::new(path, false)?;
            file.write_all(bytes)?;
            file.as_file().sync_all()?;
            match file.persist_noclobber(path) {
                Ok(_) => true,
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => false,
                // The file system cannot rename without overwriting, so create the file under its
                // own name.
                Err(_) => create_in_place(path, bytes)?,
            }
        }
    };
    sync_folder(path)?;
    Ok(named)
}

/// Replaces a file; the old one stays until the new one is whole.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    NewFile::new(path, true)?.write(bytes)
}

/// Creates a file without a name until it is whole; `None` if the file system has none.
fn create_unnamed(path: &Path, bytes: &[u8]) -> io::Result<Option<bool>> {
    let Some(mut file) = files::unnamed(folder(path)) else {
        return Ok(None);
    };
    file.write_all(bytes)?;
    file.sync_all()?;
    Ok(match files::name(&file, path) {
        Ok(()) => Some(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Some(false),
        Err(_) => None,
    })
}

/// Creates a file under its name and then writes it, under a lock.
fn create_in_place(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let mut file = match File::create_new(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
        made => made?,
    };
    file.lock()?;
    if file.metadata()?.len() == 0 {
        let written = file.write_all(bytes).and_then(|()| file.sync_all());
        written.inspect_err(|_| drop(fs::remove_file(path)))?;
    }
    Ok(true)
}

/// Removes files that killed programs were writing, but none that a running program writes.
pub fn sweep(folder: &Path) {
    let there = fs::read_dir(folder).into_iter().flatten().flatten();
    for file in there.filter(|file| is_new(&file.file_name().to_string_lossy())) {
        let is_left = || files::lock(&files::open_to_add(&file.path())?);
        let is_file = file.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && is_left().is_ok_and(|left| left) {
            // An error does no harm: the file stays.
            let _ = fs::remove_file(file.path());
        }
    }
}

fn is_new(name: &str) -> bool {
    let random = name.strip_prefix(NEW.0).and_then(|name| name.strip_suffix(NEW.1));
    random.is_some_and(|random| {
        random.len() == RANDOM && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}
