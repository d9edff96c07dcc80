//! Watches for signals that end the program, in another thread. While the prompt waits for a line,
//! the thread restores the terminal and the signal ends the program. At any other moment the thread
//! tells the prompt, so that the prompt still answers the entry being recorded; it does not wait
//! for a long judgement. During a long judgement, and while pasted lines are taken, Ctrl-C is a
//! signal that stops them. At other times Ctrl-C is a key, in order with the other keys.

use super::{Modes, die_of};
use nos_records::system::start;
use signal_hook::consts::signal::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::flag;
use signal_hook::iterator::Signals;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Time for the prompt to end by itself.
const PATIENCE: Duration = Duration::from_millis(250);

/// The judgement after which Ctrl-C ends the program. Most take a thousandth of this.
const LONG: Duration = Duration::from_secs(1);

#[derive(Default)]
struct WatchState {
    /// Whether the program only waits for a line, and may end at once.
    is_idle: bool,
    taken: u64,
    /// Whether the judgement of the last line is long, so that Ctrl-C is a signal.
    is_long: bool,
    /// Whether the terminal sends a signal for Ctrl-C, because the prompt takes several lines.
    stops_on_ctrl_c: bool,
    killed: Option<i32>,
}

impl WatchState {
    /// Whether the line taken then is still being judged.
    fn is_at(&self, taken: u64) -> bool {
        !self.is_idle && self.taken == taken
    }
}

#[derive(Default)]
struct SharedState {
    state: Mutex<WatchState>,
    changed: Condvar,
}

impl SharedState {
    fn lock(&self) -> MutexGuard<'_, WatchState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_while<'a>(
        &'a self,
        state: MutexGuard<'a, WatchState>,
        most: Duration,
        is_so: impl FnMut(&mut WatchState) -> bool,
    ) -> MutexGuard<'a, WatchState> {
        let waited = self.changed.wait_timeout_while(state, most, is_so);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}

pub struct Watch {
    shared: Arc<SharedState>,
    modes: Option<Arc<Modes>>,
    interrupted: Arc<AtomicBool>,
}

impl Watch {
    /// Starts watching. Restores `modes`, if any, before a signal ends the program.
    pub fn begin(modes: Option<Arc<Modes>>) -> io::Result<Watch> {
        let interrupted = Arc::default();
        flag::register(SIGINT, Arc::clone(&interrupted))?;
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
        let shared = Arc::<SharedState>::default();
        let watch = Watch { shared: Arc::clone(&shared), modes: modes.clone(), interrupted };
        if let Some(modes) = modes.clone() {
            let shared = Arc::clone(&shared);
            start(move || {
                loop {
                    signal_on_ctrl_c_if_long(&shared, &modes);
                }
            })?;
        }
        start(move || {
            for signal in signals.forever() {
                if ends(&shared, signal) {
                    // Keep the lock, so that nothing else changes the modes before the end.
                    let _state = shared.lock();
                    if let Some(modes) = &modes {
                        modes.give_back();
                    }
                    die_of(signal);
                }
            }
        })?;
        Ok(watch)
    }

    /// Whether Ctrl-C came as a signal since the last call.
    pub fn take_interrupt(&self) -> bool {
        self.interrupted.swap(false, Ordering::Relaxed)
    }

    /// Allows a signal to end the program at once. Returns a signal that has come already.
    pub fn idle(&self) -> Option<i32> {
        let mut state = self.shared.lock();
        state.is_idle = true;
        if let (true, Some(modes)) = (state.is_long || state.stops_on_ctrl_c, &self.modes) {
            modes.pass_every_key();
        }
        state.is_long = false;
        state.stops_on_ctrl_c = false;
        self.shared.changed.notify_all();
        state.killed
    }

    /// Makes the terminal send a signal for Ctrl-C, until the next line is read.
    pub fn signal_on_ctrl_c(&self) {
        let mut state = self.shared.lock();
        if let (false, Some(modes)) = (state.stops_on_ctrl_c, &self.modes) {
            modes.signal_on_ctrl_c();
        }
        state.stops_on_ctrl_c = true;
    }

    pub fn busy(&self) {
        let mut state = self.shared.lock();
        state.is_idle = false;
        state.taken += 1;
        self.shared.changed.notify_all();
    }
}

/// Waits for the judgement of a line. Makes Ctrl-C a signal while it takes long.
fn signal_on_ctrl_c_if_long(shared: &SharedState, modes: &Modes) {
    let begun = shared.wait_while(shared.lock(), Duration::MAX, |now| now.is_idle);
    let taken = begun.taken;
    let mut state = shared.wait_while(begun, LONG, |now| now.is_at(taken));
    if state.is_at(taken) {
        state.is_long = true;
        modes.signal_on_ctrl_c();
        drop(shared.wait_while(state, Duration::MAX, |now| now.is_at(taken)));
    }
}

/// Whether a signal ends the program now. Waits for the prompt, but not for a long judgement.
fn ends(shared: &SharedState, signal: i32) -> bool {
    let mut now = shared.lock();
    // While a line is read, SIGINT only drops the line.
    let is_drop = signal == SIGINT;
    if !is_drop {
        now.killed = Some(signal);
    }
    if now.is_idle || now.is_long || is_drop && now.stops_on_ctrl_c {
        return !is_drop || now.is_long;
    }
    let taken = now.taken;
    let now = shared.wait_while(now, PATIENCE, |now| !is_drop || now.is_at(taken));
    !is_drop || now.is_at(taken)
}
