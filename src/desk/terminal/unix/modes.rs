//! The modes of the terminal while the prompt runs. Between two lines the terminal echoes nothing and handles
//! no key itself, so that what is typed ahead reaches the prompt unchanged.

use super::write;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Signal, kill_current_process_group};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
};
use std::io;

/// How long the terminal may take to be written to.
const SOON: Timespec = Timespec {
    tv_sec: 0,
    tv_nsec: 100_000_000,
};

const PASTE_IS_MARKED: &str = "\x1b[?2004h";
const PASTE_IS_NOT_MARKED: &str = "\x1b[?2004l";

pub struct Modes {
    /// Before the prompt began.
    found: Termios,
    /// Between two lines.
    quiet: Termios,
}

impl Modes {
    /// Saves the modes of the terminal on standard input, and sets those of the prompt.
    pub fn take() -> io::Result<Modes> {
        let found = tcgetattr(stdin())?;
        let mut quiet = found.clone();
        quiet.input_modes -= InputModes::ICRNL | InputModes::IXON;
        quiet.local_modes -=
            LocalModes::ECHO | LocalModes::ICANON | LocalModes::IEXTEN | LocalModes::ISIG;
        tcsetattr(stdin(), OptionalActions::Drain, &quiet)?;
        Ok(Modes { found, quiet })
    }

    /// Restores the modes. Ignores errors, because the terminal may be gone.
    pub fn give_back(&self) {
        let _ = tcsetattr(stdin(), OptionalActions::Now, &self.found);
        // Nothing may wait for ever for a terminal that takes no more.
        let takes = poll(&mut [PollFd::new(&stdout(), PollFlags::OUT)], Some(&SOON));
        if matches!(takes, Ok(1..)) {
            let _ = write(PASTE_IS_NOT_MARKED);
        }
    }

    /// Has the terminal send SIGINT for Ctrl-C. It drops what was typed before, so that no shell reads that once
    /// the program has ended. Ignores errors.
    pub fn signal_on_ctrl_c(&self) {
        let mut signalling = self.quiet.clone();
        signalling.local_modes |= LocalModes::ISIG;
        signalling.local_modes -= LocalModes::NOFLSH;
        // Their keys are ordinary ones.
        for other in [SpecialCodeIndex::VQUIT, SpecialCodeIndex::VSUSP] {
            signalling.special_codes[other] = 0;
        }
        let _ = tcsetattr(stdin(), OptionalActions::Now, &signalling);
    }

    pub fn pass_every_key(&self) {
        let _ = tcsetattr(stdin(), OptionalActions::Now, &self.quiet);
    }

    /// What was typed since the last line; `None` if only rustyline can know.
    pub fn typed(&self) -> Option<Vec<char>> {
        None
    }

    /// Has a read return at once, even if nothing was typed. The next change of the modes ends that.
    pub fn wait_for_no_key(&self) {
        let Ok(mut reading) = tcgetattr(stdin()) else {
            return;
        };
        reading.special_codes[SpecialCodeIndex::VMIN] = 0;
        reading.special_codes[SpecialCodeIndex::VTIME] = 0;
        let _ = tcsetattr(stdin(), OptionalActions::Now, &reading);
    }

    /// Stops the program and its pipeline, as Ctrl-Z does, until it is continued. Called while a line is read.
    pub fn stop(&self) {
        let Ok(reading) = tcgetattr(stdin()) else {
            return;
        };
        let _ = write("\r\n\x1b[J");
        self.give_back();
        // If it cannot be stopped, it goes on.
        let _ = kill_current_process_group(Signal::TSTP);
        let _ = tcsetattr(stdin(), OptionalActions::Now, &reading);
        // Rustyline repaints from the row above the line. Make new rows, so that it overwrites nothing.
        let _ = write("\r\n\n\n\x1b[A");
        let _ = write(PASTE_IS_MARKED);
    }
}
