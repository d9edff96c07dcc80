//! Reads lines on a terminal that cannot move its cursor, or if the output goes elsewhere. The terminal
//! itself edits the line, and there is no advice before Enter.

use super::console::{Adviser, Console, Typed};
use super::modes;
use super::watch::Watch;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::stdio::stdin;
use signal_hook::consts::signal::SIGINT;
use signal_hook::flag;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub struct Plain {
    pending: Vec<u8>,
    /// Whether Ctrl-C was pressed. The terminal has dropped the line then.
    interrupted: Arc<AtomicBool>,
    /// Whether Ctrl-D was pressed, or the terminal is gone.
    ended: bool,
    watch: Watch,
}

impl Plain {
    pub fn open() -> io::Result<Plain> {
        let interrupted = Arc::default();
        flag::register(SIGINT, Arc::clone(&interrupted))?;
        Ok(Plain {
            pending: Vec::new(),
            interrupted,
            ended: false,
            watch: Watch::begin(None)?,
        })
    }

    fn line_ahead(&mut self) -> Option<String> {
        let end = self.pending.iter().position(|byte| *byte == b'\n')?;
        let line: Vec<u8> = self.pending.drain(..=end).collect();
        let line = String::from_utf8_lossy(&line);
        Some(line.trim_end_matches(['\r', '\n']).to_owned())
    }

    /// Reads what has been typed, and waits for it as long as this; `None` is for ever.
    fn fill(&mut self, wait: Option<&Timespec>) -> io::Result<()> {
        // A signal ends this wait, but would not end the read.
        match poll(&mut [PollFd::new(&stdin(), PollFlags::IN)], wait) {
            Err(Errno::INTR) | Ok(0) => return Ok(()),
            waited => waited?,
        };
        let mut chunk = [0; 4096];
        match rustix::io::read(stdin(), &mut chunk[..]) {
            // A terminal that is gone returns an error.
            Ok(0) | Err(Errno::IO) => self.ended = true,
            Ok(read) => self.pending.extend(chunk.iter().take(read)),
            Err(Errno::INTR | Errno::AGAIN) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    fn next(&mut self) -> io::Result<Typed> {
        if let Some(signal) = self.watch.idle() {
            return Ok(Typed::Killed(signal));
        }
        let typed = self.wait();
        self.watch.busy();
        typed
    }

    fn wait(&mut self) -> io::Result<Typed> {
        loop {
            if let Some(line) = self.line_ahead() {
                return Ok(Typed::Line(line));
            }
            if self.interrupted.swap(false, Ordering::Relaxed) {
                self.write("\n")?;
                return Ok(Typed::Dropped(true));
            }
            if self.ended {
                self.write("\n")?;
                return Ok(Typed::End);
            }
            self.fill(None)?;
        }
    }
}

impl Console for Plain {
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Typed> {
        if let Some(line) = waiting {
            self.write(&format!("{}\n", tell!("enter-takes", line)))?;
        }
        let status = adviser.status(self.columns());
        self.write(&format!("{status}\n{}", adviser.prompt()))?;
        // A waiting line cannot be edited here. Enter alone takes it.
        Ok(match (self.next()?, waiting) {
            (Typed::Line(line), Some(waiting)) if line.trim().is_empty() => {
                Typed::Line(waiting.to_owned())
            }
            (typed, _) => typed,
        })
    }

    fn answer(&mut self, question: &str) -> io::Result<Typed> {
        self.write(question)?;
        self.next()
    }

    fn typed_ahead(&mut self) -> io::Result<Vec<String>> {
        let mut before = None;
        // The terminal gives one line at a time.
        while before != Some(self.pending.len()) && !self.ended {
            before = Some(self.pending.len());
            self.fill(Some(&Timespec::default()))?;
        }
        Ok(std::iter::from_fn(|| self.line_ahead()).collect())
    }

    fn is_interrupted(&mut self) -> bool {
        self.interrupted.swap(false, Ordering::Relaxed)
    }

    fn remember(&mut self, _: &str) {
        self.watch.busy();
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        let mut output = io::stdout().lock();
        output.write_all(text.as_bytes())?;
        output.flush()
    }

    fn columns(&self) -> usize {
        modes::size().0
    }
}

impl Drop for Plain {
    fn drop(&mut self) {
        self.watch.idle();
    }
}
