//! Making a file that was not there: it has its name only once all of it is on the disk.

use super::disk::{folder, sync_folder};
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use tempfile::Builder;

/// Makes a file with these bytes; false if another has the name by then. Many may try at once: each writes a
/// file of its own, and one of them gets the name.
///
/// # Errors
/// The disk cannot take it.
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
        // Not every disk can name a file without taking the name from another.
        Err(_) => create_in_place(path, bytes)?,
    };
    sync_folder(path)?;
    Ok(named)
}

/// Makes a file under its own name and then writes it; whoever opens it meanwhile finds it locked.
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

/// Gives it the mode of any new file.
fn readable(builder: &mut Builder) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    #[cfg(not(unix))]
    let _ = builder;
}
