//! Creates a file. It gets its name only when all of it is on the disk.

use super::disk::{folder, sync_folder};
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use tempfile::Builder;

/// Creates a file with these bytes; returns false if the name is already taken.
///
/// Several programs may try at once. Each writes a temporary file, and only one of them gets the name.
///
/// # Errors
/// If it cannot be written.
pub fn create(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let mut builder = Builder::new();
    builder.prefix(".nos-").suffix(".new");
    readable(&mut builder);
    let mut file = builder.tempfile_in(folder(path))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    let named = match file.persist_noclobber(path) {
        Ok(_) => true,
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => false,
        // Some file systems cannot rename without overwriting an existing file.
        Err(_) => create_in_place(path, bytes)?,
    };
    sync_folder(path)?;
    Ok(named)
}

/// Creates a file under its own name and then writes it. The lock keeps other programs out meanwhile.
fn create_in_place(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let mut file = match File::create_new(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(false),
        made => made?,
    };
    file.lock()?;
    if file.metadata()?.len() == 0 {
        file.write_all(bytes)?;
        file.sync_all()?;
    }
    Ok(true)
}

/// Gives the file the usual mode. A temporary file could be read by its owner only.
fn readable(builder: &mut Builder) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    #[cfg(not(unix))]
    let _ = builder;
}
