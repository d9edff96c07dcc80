//! Watches for signals that end the program, in another thread. While the prompt waits for a line, the thread
//! restores the terminal and the signal ends the program. At any other moment it tells the prompt, so that what
//! is being recorded is still answered; but a long judgement is not waited for.

use super::modes::Modes;
use signal_hook::consts::signal::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long the prompt may take to end by itself.
const PATIENCE: Duration = Duration::from_millis(250);

/// What the thread and the prompt share.
#[derive(Default)]
struct State {
    /// Whether the program may end at once, because it only waits for a line.
    is_idle: bool,
    /// How many lines were taken.
    taken: u64,
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
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
        let watch = Watch {
            state: Arc::default(),
        };
        let state = Arc::clone(&watch.state);
        thread::spawn(move || {
            for signal in signals.forever() {
                if ends(&state, signal, PATIENCE) {
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
        let mut state = lock(&self.state);
        state.is_idle = false;
        state.taken += 1;
    }
}

/// Whether a signal ends the program now. Waits for the prompt if it is at work.
fn ends(state: &Mutex<State>, signal: i32, patience: Duration) -> bool {
    let mut now = lock(state);
    // While a line is read, SIGINT only drops the line.
    let is_drop = signal == SIGINT;
    if !is_drop {
        now.killed = Some(signal);
    }
    if now.is_idle {
        return !is_drop;
    }
    let taken = now.taken;
    drop(now);
    thread::sleep(patience);
    let now = lock(state);
    !is_drop || !now.is_idle && now.taken == taken
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signal_ends_the_prompt_at_work_or_waiting_and_ctrl_c_only_at_work() {
        let table = [
            (true, SIGTERM, true),
            (true, SIGHUP, true),
            (true, SIGINT, false),
            (false, SIGTERM, true),
            (false, SIGINT, true),
        ];
        for (is_idle, signal, expected) in table {
            let state = Mutex::new(State {
                is_idle,
                ..State::default()
            });
            let ended = ends(&state, signal, Duration::ZERO);
            assert_eq!(ended, expected, "{is_idle} {signal}");
            let told = lock(&state).killed;
            assert_eq!(told, (signal != SIGINT).then_some(signal));
        }
    }
}
