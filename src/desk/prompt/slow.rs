//! Shows a note while something takes long, for example while a network share is slow.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Saving takes a few milliseconds; a disk that must spin up takes one or two seconds.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Guards something that may take long: shows a note, and removes it when dropped.
#[derive(Debug)]
pub struct SlowNote {
    done: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl SlowNote {
    /// Writes `note` if the guard is not dropped soon, and then `gone` when it is dropped.
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
            // If no thread can start, do without the note.
            thread: thread::Builder::new().spawn(watch).ok(),
        }
    }
}

impl Drop for SlowNote {
    fn drop(&mut self) {
        drop(self.done.take());
        // Wait until the note is erased, before anything else is written.
        self.thread.take().map(JoinHandle::join);
    }
}
