//! The terminal at which the prompt sits: its size, its modes, its signals. What differs between systems stands
//! here, and no other room of the prompt knows one.

mod modes;
mod watch;

pub use modes::{Modes, give_back_on_panic};
pub use watch::Watch;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, retry_on_intr};
use rustix::stdio::{stdin, stdout};
use rustix::termios::tcgetwinsize;
use std::io;

const USUAL: (usize, usize) = (80, 24);

/// Columns and rows.
pub fn size() -> (usize, usize) {
    match tcgetwinsize(stdout()) {
        Ok(size) if size.ws_col > 0 && size.ws_row > 0 => (size.ws_col.into(), size.ws_row.into()),
        _ => USUAL,
    }
}

pub fn write(text: &str) -> io::Result<()> {
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
