//! The file of the lines typed before, in the user's state folder. It is a convenience: if it cannot be read or
//! written, the prompt works without it.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// At most this many lines are kept.
pub const KEPT: usize = 2000;

/// The largest file that is read, in bytes.
const LARGEST: u64 = 16 << 20;

/// The path of the history, in the state folder that the environment names.
pub fn place(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let absolute = |name| {
        variable(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let state = absolute("XDG_STATE_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".local").join("state")))?;
    Some(state.join("nos").join("history"))
}

/// Whether lines can be kept in this file. A pipe would wait for a reader, and a device never ends.
pub fn is_usable(path: &Path) -> bool {
    match fs::metadata(path) {
        Ok(there) => there.is_file() && there.len() <= LARGEST,
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    }
}
