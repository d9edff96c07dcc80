//! Replaces a file that the program wrote before, and no other: no link, and nothing of somebody else's.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

/// The bytes by which a file is recognised.
const HEAD: u64 = 1024;

/// What is said of a link.
pub const LINK: &str = "is a link, and links are not followed; remove it or name another folder";

/// Whether there is a file at this path that may be replaced: an empty one, or one that begins as `is_own` wants.
///
/// # Errors
/// If something else is there.
pub fn is_there(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<bool> {
    let there = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        there => there?,
    };
    let mut head = Vec::new();
    if there.is_file() {
        File::open(path)?.take(HEAD).read_to_end(&mut head)?;
        if head.is_empty() || is_own(&head) {
            return Ok(true);
        }
    }
    Err(io::Error::other(match there.is_symlink() {
        true => format!("it {LINK}"),
        false => {
            "it is there already and nos did not write it; move it away or name another folder"
                .to_owned()
        }
    }))
}

/// Creates a file, in the place of one that may be replaced.
///
/// # Errors
/// If something else is there, or it cannot be created.
pub fn create(path: &Path, is_own: impl FnOnce(&[u8]) -> bool) -> io::Result<File> {
    if is_there(path, is_own)? {
        fs::remove_file(path)?;
    }
    // This follows no link either.
    File::create_new(path)
}
