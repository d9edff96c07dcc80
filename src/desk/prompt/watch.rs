//! The signals that end the program. They come to a thread of their own; while a line is waited for it
//! gives the terminal back and dies by the signal, and at any other moment the prompt is told, so that no
//! entry is cut in half.

use super::modes::Modes;
use signal_hook::consts::signal::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::{flag, low_level};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What the thread and the prompt know of each other.
#[derive(Default)]
struct State {
    /// Whether the program may die at once: nothing is being done.
    is_idle: bool,
    /// The signal by which it is to die.
    killed: Option<i32>,
}

/// Watches for signals.
pub struct Watch {
    state: Arc<Mutex<State>>,
}

impl Watch {
    /// Watches from now on; before the program dies the terminal is given back.
    ///
    /// # Errors
    /// What the system says if signals can't be watched.
    pub fn begin(modes: Arc<Modes>) -> io::Result<Watch> {
        // Ctrl-C sent from outside is heard while a line is read, and does nothing at any other moment.
        flag::register(SIGINT, Arc::default())?;
        let mut signals = Signals::new([SIGTERM, SIGHUP, SIGQUIT])?;
        let watch = Watch {
            state: Arc::default(),
        };
        let state = Arc::clone(&watch.state);
        std::thread::spawn(move || {
            for signal in signals.forever() {
                let mut state = lock(&state);
                // Who is killed twice doesn't wait any longer.
                if state.killed.replace(signal).is_some() || state.is_idle {
                    modes.give_back();
                    // If even dying fails, the prompt ends at its next line.
                    let _ = low_level::emulate_default_handler(signal);
                }
            }
        });
        Ok(watch)
    }

    /// From now on the program may die at once; the signal by which it is to die already, if there is one.
    pub fn rests(&self) -> Option<i32> {
        let mut state = lock(&self.state);
        state.is_idle = true;
        state.killed
    }

    /// From now on something is being done.
    pub fn works(&self) {
        lock(&self.state).is_idle = false;
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
