//! A note on the terminal while something takes long, as when a share does not answer.

use std::io::{self, Write as _};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Saving takes a few thousandths of a second, a disk that must wake up one or two seconds.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Guards something that may take long. If it does, a note appears, and it is gone when the guard is dropped.
#[derive(Debug)]
pub struct SlowNote {
    done: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl SlowNote {
    /// Writes `note` if the guard is not dropped soon, and then `gone` once it is dropped.
    pub fn begin(
        note: String,
        gone: &'static str,
        mut write: impl FnMut(&str) + Send + 'static,
    ) -> SlowNote {
        let (done, waits) = channel();
        let watch = move || {
            if waits.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                write(&note);
                // It ends with an error when the guard is dropped.
                let _ = waits.recv();
                write(gone);
            }
        };
        SlowNote {
            done: Some(done),
            // Without a thread there is no note.
            thread: thread::Builder::new().spawn(watch).ok(),
        }
    }
}

impl Drop for SlowNote {
    fn drop(&mut self) {
        drop(self.done.take());
        // The note must be gone before anything else is written.
        self.thread.take().map(JoinHandle::join);
    }
}

/// Writes at the terminal what the program can do without.
pub fn show(text: &str) {
    let mut output = io::stdout().lock();
    let _ = output.write_all(text.as_bytes()).and_then(|()| output.flush());
}
