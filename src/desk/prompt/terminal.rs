//! The terminal for as long as the prompt is up: its modes, its size, the bytes that come from it, and
//! the signals that concern it. However the prompt ends, the terminal is left as it was found.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Signal as Kill, kill_current_process_group};
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcgetwinsize,
    tcsetattr,
};
use signal_hook::consts::signal::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGWINCH};
use signal_hook::iterator::backend::SignalDelivery;
use signal_hook::iterator::exfiltrator::SignalOnly;
use std::io::{self, Write};
use std::os::unix::net::UnixStream;
use std::time::Duration;

/// What came from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Bytes, now among those that are pending.
    Bytes,
    /// Nothing, for as long as was waited.
    Nothing,
    /// There will be no more bytes.
    End,
    /// The terminal has another size.
    Resized,
    /// The program was stopped and is back.
    Back,
    /// Ctrl-C from outside the terminal.
    Interrupted,
    /// The program is to die by this signal.
    Killed(i32),
}

/// How many bytes are read at once.
const CHUNK: usize = 4096;

/// The size of a terminal that does not tell, in columns and rows.
const USUAL: (usize, usize) = (80, 24);

const PASTE_IS_MARKED: &str = "\x1b[?2004h";
const PASTE_IS_NOT_MARKED: &str = "\x1b[?2004l";

/// The terminal on standard input and output.
pub struct Terminal {
    input: io::Stdin,
    output: io::Stdout,
    signals: SignalDelivery<UnixStream, SignalOnly>,
    /// How it was found, while every key is taken as it comes.
    found: Option<Termios>,
    pending: Vec<u8>,
    /// What was heard while the program was being brought back.
    meanwhile: Option<Heard>,
}

impl Terminal {
    /// The terminal; with `every_key` keys are taken as they come, without it lines when they are whole.
    ///
    /// # Errors
    /// What the system says where there is no terminal.
    pub fn open(every_key: bool) -> io::Result<Terminal> {
        let (read, write) = UnixStream::pair()?;
        let heeded = [SIGWINCH, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT];
        let mut terminal = Terminal {
            input: io::stdin(),
            output: io::stdout(),
            signals: SignalDelivery::with_pipe(read, write, SignalOnly, heeded)?,
            found: None,
            pending: Vec::new(),
            meanwhile: None,
        };
        if every_key {
            terminal.found = Some(tcgetattr(&terminal.input)?);
            terminal.take_keys()?;
        }
        Ok(terminal)
    }

    /// Takes every key from now on, unechoed.
    fn take_keys(&mut self) -> io::Result<()> {
        let Some(found) = &self.found else {
            return Ok(());
        };
        let mut keys = found.clone();
        keys.input_modes -= InputModes::BRKINT
            | InputModes::ICRNL
            | InputModes::INPCK
            | InputModes::ISTRIP
            | InputModes::IXON;
        keys.local_modes -=
            LocalModes::ECHO | LocalModes::ICANON | LocalModes::IEXTEN | LocalModes::ISIG;
        keys.special_codes[SpecialCodeIndex::VMIN] = 1;
        keys.special_codes[SpecialCodeIndex::VTIME] = 0;
        tcsetattr(&self.input, OptionalActions::Drain, &keys)?;
        self.write(PASTE_IS_MARKED)
    }

    /// Leaves the terminal as it was found. It may be gone, and then there is nothing to leave.
    fn give_back(&mut self) {
        if let Some(found) = &self.found {
            let _ = tcsetattr(&self.input, OptionalActions::Drain, found);
            let _ = self.write(PASTE_IS_NOT_MARKED);
        }
    }

    /// Stops the program, and the pipe it stands in, until it is brought back.
    ///
    /// # Errors
    /// What the system says where the terminal cannot be taken again.
    pub fn stop(&mut self) -> io::Result<()> {
        self.give_back();
        kill_current_process_group(Kill::TSTP)?;
        // That it is back is known; anything else still counts.
        self.meanwhile = self.signal()?.filter(|heard| *heard != Heard::Back);
        self.take_keys()
    }

    /// Columns and rows.
    pub fn size(&self) -> (usize, usize) {
        match tcgetwinsize(&self.output) {
            Ok(size) if size.ws_col > 0 && size.ws_row > 0 => {
                (size.ws_col.into(), size.ws_row.into())
            }
            _ => USUAL,
        }
    }

    /// The bytes that have come and are not yet taken.
    pub fn pending(&self) -> &[u8] {
        &self.pending
    }

    /// Takes so many of the pending bytes.
    pub fn take(&mut self, bytes: usize) {
        self.pending.drain(..bytes.min(self.pending.len()));
    }

    /// Whether bytes are waiting, taken or not.
    ///
    /// # Errors
    /// What the system says where the terminal cannot be read.
    pub fn has_more(&self) -> io::Result<bool> {
        let mut watched = [PollFd::new(&self.input, PollFlags::IN)];
        let now = Timespec::default();
        Ok(!self.pending.is_empty() || poll(&mut watched, Some(&now))? > 0)
    }

    /// Waits for something to come: for ever, or for so long.
    ///
    /// # Errors
    /// What the system says where the terminal cannot be read.
    pub fn hear(&mut self, patience: Option<Duration>) -> io::Result<Heard> {
        loop {
            if let Some(heard) = self.meanwhile.take() {
                return Ok(heard);
            }
            if let Some(heard) = self.signal()? {
                return Ok(heard);
            }
            let wait = patience.and_then(|wait| Timespec::try_from(wait).ok());
            let mut watched = [
                PollFd::new(&self.input, PollFlags::IN),
                PollFd::new(self.signals.get_read(), PollFlags::IN),
            ];
            match poll(&mut watched, wait.as_ref()) {
                Ok(0) => return Ok(Heard::Nothing),
                Ok(_) | Err(Errno::INTR) => {}
                Err(error) => return Err(error.into()),
            }
            let [input, _] = &watched;
            let readable = !input.revents().is_empty();
            if let Some(heard) = self.signal()? {
                return Ok(heard);
            }
            if readable {
                return self.read();
            }
        }
    }

    fn read(&mut self) -> io::Result<Heard> {
        let mut chunk = [0; CHUNK];
        match rustix::io::read(&self.input, &mut chunk[..]) {
            // A terminal that has gone away answers with an error.
            Ok(0) | Err(Errno::IO) => Ok(Heard::End),
            Ok(read) => {
                self.pending.extend_from_slice(&chunk[..read]);
                Ok(Heard::Bytes)
            }
            Err(Errno::INTR | Errno::AGAIN) => Ok(Heard::Nothing),
            Err(error) => Err(error.into()),
        }
    }

    /// The most urgent of the signals that have come.
    fn signal(&mut self) -> io::Result<Option<Heard>> {
        let mut heard = None;
        let mut back = false;
        for signal in self.signals.pending() {
            heard = match (heard, signal) {
                (Some(Heard::Killed(by)), _) => Some(Heard::Killed(by)),
                (_, SIGTERM | SIGHUP | SIGQUIT) => Some(Heard::Killed(signal)),
                (_, SIGINT) => Some(Heard::Interrupted),
                (Some(Heard::Interrupted), _) => Some(Heard::Interrupted),
                (_, SIGCONT) => Some(Heard::Back),
                (heard, _) => heard.or(Some(Heard::Resized)),
            };
            back |= signal == SIGCONT;
        }
        if back && !matches!(heard, Some(Heard::Killed(_))) {
            self.take_keys()?;
        }
        Ok(heard)
    }

    /// Writes text as it is, at once.
    ///
    /// # Errors
    /// What the system says where it cannot be written.
    pub fn write(&mut self, text: &str) -> io::Result<()> {
        let mut output = self.output.lock();
        output.write_all(text.as_bytes())?;
        output.flush()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.give_back();
    }
}
