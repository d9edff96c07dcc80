//! The terminal of Unix.

mod modes;
mod watch;

pub use modes::Modes;
pub use watch::Watch;

use super::USUAL;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, retry_on_intr};
use rustix::stdio::{stdin, stdout};
use rustix::termios::tcgetwinsize;
use signal_hook::consts::SIGXFSZ;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// Makes a write beyond the file size limit return an error instead of ending the program.
pub fn prepare() {
    // If this fails, such a write ends the program, and the journal is whole nevertheless.
    let _ = signal_hook::flag::register(SIGXFSZ, Arc::default());
}

/// Whether a terminal of this name can move its cursor. Rustyline has the same list of those that cannot.
pub fn has_cursor(term: &str) -> bool {
    !matches!(term, "" | "dumb" | "cons25" | "emacs")
}

/// The language of the user, unless the environment names one: it always does.
pub fn locale() -> Option<String> {
    None
}

/// Where programs keep what they remember for the user.
pub fn state_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    variable("XDG_STATE_HOME").or_else(|| Some(variable("HOME")?.join(".local").join("state")))
}

/// Columns and rows.
pub fn size() -> (usize, usize) {
    match tcgetwinsize(stdout()) {
        Ok(size) if size.ws_col > 0 && size.ws_row > 0 => (size.ws_col.into(), size.ws_row.into()),
        _ => USUAL,
    }
}

fn write(text: &str) -> io::Result<()> {
    let mut rest = text.as_bytes();
    while !rest.is_empty() {
        let written = retry_on_intr(|| rustix::io::write(stdout(), rest))?;
        rest = rest.get(written..).unwrap_or_default();
    }
    Ok(())
}

/// Reads what was typed, and waits for it if `waits`, until a signal comes. Returns false if no more can come.
pub fn read(typed: &mut Vec<u8>, waits: bool) -> io::Result<bool> {
    let at_once = Timespec::default();
    // A signal ends this wait, but would not end the read.
    let wait = if waits { None } else { Some(&at_once) };
    match poll(&mut [PollFd::new(&stdin(), PollFlags::IN)], wait) {
        Err(Errno::INTR) | Ok(0) => return Ok(true),
        waited => waited?,
    };
    let mut chunk = [0; 4096];
    match rustix::io::read(stdin(), &mut chunk[..]) {
        // A terminal that is gone returns an error.
        Ok(0) | Err(Errno::IO) => return Ok(false),
        Ok(read) => typed.extend(chunk.iter().take(read)),
        Err(Errno::INTR | Errno::AGAIN) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(true)
}

/// Ends the program as this signal does.
pub fn die_of(signal: i32) {
    // If even that fails, the program ends as usual.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}
