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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_kept_in_the_state_folder() {
        type Variables = &'static [(&'static str, &'static str)];
        let table: [(Variables, Option<&str>); 4] = [
            (
                &[("XDG_STATE_HOME", "/state"), ("HOME", "/home/a")],
                Some("/state/nos/history"),
            ),
            (
                &[("HOME", "/home/a")],
                Some("/home/a/.local/state/nos/history"),
            ),
            (
                &[("XDG_STATE_HOME", "state"), ("HOME", "/home/a")],
                Some("/home/a/.local/state/nos/history"),
            ),
            (&[("HOME", "")], None),
        ];
        for (variables, path) in table {
            let variable = |name: &str| {
                let found = variables.iter().find(|(own, _)| *own == name);
                found.map(|(_, value)| OsString::from(value))
            };
            assert_eq!(place(variable), path.map(PathBuf::from), "{variables:?}");
        }
    }
}
