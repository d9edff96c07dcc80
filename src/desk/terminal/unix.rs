//! The Unix terminal, and its modes while the prompt runs. Between two lines the terminal echoes
//! nothing and handles no key, so that text typed ahead reaches the prompt unchanged.

mod watch;

pub use watch::Watch;

use nos_records::system::start;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, retry_on_intr};
use rustix::process::{Signal, getpid, kill_current_process_group, kill_process};
use rustix::stdio::{stdin, stdout};
use rustix::termios::{
    InputModes, LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
};
use signal_hook::consts::SIGXFSZ;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Makes a write beyond the file size limit return an error instead of ending the program.
pub fn prepare() {
    // If this fails, such a write ends the program; the journal stays whole.
    let _ = signal_hook::flag::register(SIGXFSZ, Arc::default());
}

/// Whether a terminal of this name can move its cursor. Rustyline has the same list.
pub fn has_cursor(term: &str) -> bool {
    !matches!(term, "" | "dumb" | "cons25" | "emacs")
}

/// Whether the terminal rewraps long rows when its window changes size. Most do; xterm, the Linux
/// console and GNU screen do not.
pub fn reflows() -> bool {
    let has = |name| std::env::var_os(name).is_some();
    let cuts = has("XTERM_VERSION")
        || has("STY")
        || std::env::var("TERM").is_ok_and(|term| term == "linux");
    has("TMUX") || !cuts
}

/// Has rustyline query the window size if the number of columns has changed: rustyline misses a
/// signal during painting, and ignores a superfluous one.
pub fn look_again(columns: usize) {
    let _ = start(move || {
        for wait in [50, 200] {
            std::thread::sleep(Duration::from_millis(wait));
            if super::size().0 != columns {
                let _ = kill_process(getpid(), Signal::WINCH);
            }
        }
    });
}

/// The user's language apart from the environment: none on Unix.
pub fn locale() -> Option<String> {
    None
}

pub fn state_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    variable("XDG_STATE_HOME").or_else(|| Some(variable("HOME")?.join(".local").join("state")))
}

fn write(text: &str) -> io::Result<()> {
    let mut rest = text.as_bytes();
    while !rest.is_empty() {
        let written = retry_on_intr(|| rustix::io::write(stdout(), rest))?;
        rest = rest.get(written..).unwrap_or_default();
    }
    Ok(())
}

/// Reads typed input, waiting for it if `waits`, until a signal. False at the end of input.
pub fn read(typed: &mut Vec<u8>, waits: bool) -> io::Result<bool> {
    let at_once = Timespec::default();
    // A signal ends this wait; it would not end the read.
    let wait = if waits { None } else { Some(&at_once) };
    match poll(&mut [PollFd::new(&stdin(), PollFlags::IN)], wait) {
        Err(Errno::INTR) | Ok(0) => return Ok(true),
        waited => waited?,
    };
    let mut chunk = [0; 4096];
    match rustix::io::read(stdin(), &mut chunk[..]) {
        // A closed terminal returns an error.
        Ok(0) | Err(Errno::IO) => return Ok(false),
        Ok(read) => typed.extend(chunk.iter().take(read)),
        Err(Errno::INTR | Errno::AGAIN) => {}
        Err(error) => return Err(error.into()),
    }
    Ok(true)
}

pub fn die_of(signal: i32) {
    // If that fails, the program ends as usual.
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// The longest wait for a write to the terminal.
const SOON: Timespec = Timespec { tv_sec: 0, tv_nsec: 100_000_000 };

const PASTE_IS_MARKED: &str = "\x1b[?2004h";
const PASTE_IS_NOT_MARKED: &str = "\x1b[?2004l";

pub struct Modes {
    found: Termios,
    /// The modes between two lines.
    quiet: Termios,
}

impl Modes {
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
        // A stopped terminal must not block the program for ever.
        if matches!(poll(&mut [PollFd::new(&stdout(), PollFlags::OUT)], Some(&SOON)), Ok(1..)) {
            let _ = write(PASTE_IS_NOT_MARKED);
        }
    }

    /// Has the terminal send SIGINT for Ctrl-C, and drops input typed before, so that no shell
    /// reads that input after the program. Ignores errors.
    pub fn signal_on_ctrl_c(&self) {
        let mut signalling = self.quiet.clone();
        signalling.local_modes |= LocalModes::ISIG;
        signalling.local_modes -= LocalModes::NOFLSH;
        // The keys of suspension are ordinary keys.
        for other in [SpecialCodeIndex::VQUIT, SpecialCodeIndex::VSUSP] {
            signalling.special_codes[other] = 0;
        }
        let _ = tcsetattr(stdin(), OptionalActions::Now, &signalling);
    }

    pub fn pass_every_key(&self) {
        let _ = tcsetattr(stdin(), OptionalActions::Now, &self.quiet);
    }

    /// Returns input typed since the last line; `None` if rustyline holds it.
    pub fn typed(&self) -> Option<Vec<char>> {
        None
    }

    /// Makes reads return at once, even without input, until the next change of modes.
    pub fn wait_for_no_key(&self) {
        let Ok(mut reading) = tcgetattr(stdin()) else { return };
        reading.special_codes[SpecialCodeIndex::VMIN] = 0;
        reading.special_codes[SpecialCodeIndex::VTIME] = 0;
        let _ = tcsetattr(stdin(), OptionalActions::Now, &reading);
    }

    /// Stops the program and its pipeline, as Ctrl-Z does. Called while a line is read.
    pub fn stop(&self) {
        let Ok(reading) = tcgetattr(stdin()) else { return };
        let _ = write("\r\n\x1b[J");
        self.give_back();
        // A program that cannot be stopped goes on.
        let _ = kill_current_process_group(Signal::TSTP);
        let _ = tcsetattr(stdin(), OptionalActions::Now, &reading);
        // Rustyline repaints from the row above the line. New rows protect earlier output.
        let _ = write("\r\n\n\n\x1b[A");
        let _ = write(PASTE_IS_MARKED);
    }
}
