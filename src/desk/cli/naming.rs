//! Checks the name of a new journal: `nos NAME` may be a mistyped command.

use crate::desk::outcome::{Failure, Status};
use crate::table::shown;
use std::path::Path;

/// At most this many letters may differ from the command that was meant.
const NEAR: usize = 2;

/// Refuses `-` as the name of a journal.
///
/// # Errors
/// If the path is `-`.
pub(super) fn refuse_standard_input(path: &Path) -> Result<(), Failure> {
    if path.as_os_str() != "-" {
        return Ok(());
    }
    let message = "a journal needs a name: type nos play friday.nos. \
                   To judge standard input without a journal, type nos replay -";
    Err(Failure::new(Status::Usage, message))
}

/// Refuses a new journal without an extension, because its name may be a mistyped command.
///
/// # Errors
/// If the file does not exist and the name has no extension.
pub(super) fn refuse_a_mistyped_command(path: &Path, commands: &[String]) -> Result<(), Failure> {
    if path.extension().is_some() || path.symlink_metadata().is_ok() {
        return Ok(());
    }
    let name = shown::path(path);
    let meant = path.to_str().and_then(|typed| meant(typed, commands));
    let message = match meant {
        Some(command) => format!(
            "there is no command {name}; did you mean nos {command}? \
             To begin a journal of that name, type nos play {name}"
        ),
        None => format!(
            "there is no file {name}, and no command of that name. \
             To begin a journal, type nos play {name}, or nos {name}.nos"
        ),
    };
    Err(Failure::new(Status::Usage, message))
}

/// The command that was meant, if one is near enough.
fn meant<'a>(typed: &str, commands: &'a [String]) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let near = |command: &'a String| {
        let distance = strsim::osa_distance(&typed, command);
        (distance <= NEAR.min(command.len() / 2)).then_some((distance, command.as_str()))
    };
    let near = commands.iter().filter_map(near);
    near.min_by_key(|(distance, _)| *distance)
        .map(|(_, command)| command)
}
