//! Watches for signals that end the program, in another thread. While the prompt waits for a line, the thread
//! restores the terminal and the signal ends the program. At any other moment it tells the prompt, so that no
//! entry is cut in half.

use super::modes::Modes;
use signal_hook::consts::signal::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::{flag, low_level};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What the thread and the prompt share.
#[derive(Default)]
struct State {
    /// Whether the program may end at once, because it only waits for a line.
    is_idle: bool,
    /// The signal that must end the program.
    killed: Option<i32>,
}

/// Watches for signals.
pub struct Watch {
    state: Arc<Mutex<State>>,
}

impl Watch {
    /// Starts watching. `modes` are restored before a signal ends the program.
    ///
    /// # Errors
    /// If signals cannot be watched.
    pub fn begin(modes: Arc<Modes>) -> io::Result<Watch> {
        // SIGINT from outside is handled while a line is read, and does nothing at any other moment.
        flag::register(SIGINT, Arc::default())?;
        let mut signals = Signals::new([SIGTERM, SIGHUP, SIGQUIT])?;
        let watch = Watch {
            state: Arc::default(),
        };
        let state = Arc::clone(&watch.state);
        std::thread::spawn(move || {
            for signal in signals.forever() {
                let mut state = lock(&state);
                // A second signal does not wait for the prompt.
                if state.killed.replace(signal).is_some() || state.is_idle {
                    modes.give_back();
                    // If even that fails, the prompt ends before its next line.
                    let _ = low_level::emulate_default_handler(signal);
                }
            }
        });
        Ok(watch)
    }

    /// From now on a signal may end the program at once. Returns a signal that has already come.
    pub fn rests(&self) -> Option<i32> {
        let mut state = lock(&self.state);
        state.is_idle = true;
        state.killed
    }

    /// From now on a signal must wait.
    pub fn works(&self) {
        lock(&self.state).is_idle = false;
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
