//! The terminal's modes for as long as the prompt is up. Between two lines nothing is echoed and no key is
//! taken by the terminal itself, so that what is typed ahead comes to the prompt as it was typed.

use rustix::process::{Signal, kill_current_process_group};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, Termios, tcgetattr, tcgetwinsize, tcsetattr,
};
use std::io;

/// The size of a terminal that doesn't tell, in columns and rows.
const USUAL: (usize, usize) = (80, 24);

const PASTE_IS_MARKED: &str = "\x1b[?2004h";
const PASTE_IS_NOT_MARKED: &str = "\x1b[?2004l";

/// The modes in which the terminal was found.
pub struct Modes {
    found: Termios,
}

impl Modes {
    /// Remembers the modes of the terminal on standard input, and takes it for the prompt.
    ///
    /// # Errors
    /// What the system says if there is no terminal.
    pub fn take() -> io::Result<Modes> {
        let found = tcgetattr(stdin())?;
        let mut quiet = found.clone();
        quiet.input_modes -= InputModes::ICRNL | InputModes::IXON;
        quiet.local_modes -=
            LocalModes::ECHO | LocalModes::ICANON | LocalModes::IEXTEN | LocalModes::ISIG;
        tcsetattr(stdin(), OptionalActions::Drain, &quiet)?;
        Ok(Modes { found })
    }

    /// Leaves the terminal as it was found. It may be gone, and then there is nothing to leave.
    pub fn give_back(&self) {
        let _ = tcsetattr(stdin(), OptionalActions::Now, &self.found);
        let _ = write(PASTE_IS_NOT_MARKED);
    }

    /// Stops the program, and the pipe it stands in, until it is brought back; while a line is read.
    pub fn stop(&self) {
        let Ok(reading) = tcgetattr(stdin()) else {
            return;
        };
        let _ = write("\r\n\x1b[J");
        self.give_back();
        // A program that can't be stopped goes on.
        let _ = kill_current_process_group(Signal::TSTP);
        let _ = tcsetattr(stdin(), OptionalActions::Now, &reading);
        // The line is painted anew from the row above it on: neither is to be a row of somebody else.
        let _ = write("\r\n\n\n\x1b[A");
        let _ = write(PASTE_IS_MARKED);
    }
}

/// Columns and rows of the terminal.
pub fn size() -> (usize, usize) {
    match tcgetwinsize(stdout()) {
        Ok(size) if size.ws_col > 0 && size.ws_row > 0 => (size.ws_col.into(), size.ws_row.into()),
        _ => USUAL,
    }
}

/// Writes to the terminal at once, past every buffer.
fn write(text: &str) -> io::Result<()> {
    let mut rest = text.as_bytes();
    while !rest.is_empty() {
        let written = rustix::io::write(stdout(), rest)?;
        rest = rest.get(written..).unwrap_or_default();
    }
    Ok(())
}
