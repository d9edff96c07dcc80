//! Reads lines on a terminal that cannot move its cursor, or if the output goes elsewhere. The
//! terminal itself edits the line; there is no preview.

use super::console::{Adviser, Console, Input, InputEnd};
use crate::desk::terminal::{self, Watch};
use std::io;
use std::rc::Rc;

pub struct Plain {
    pending: Vec<u8>,
    ended: bool,
    watch: Watch,
}

impl Plain {
    pub fn open() -> io::Result<Plain> {
        Ok(Plain { pending: Vec::new(), ended: false, watch: Watch::begin(None)? })
    }

    fn line_ahead(&mut self) -> Option<String> {
        let end = self.pending.iter().position(|byte| *byte == b'\n')?;
        let line: Vec<u8> = self.pending.drain(..=end).collect();
        Some(String::from_utf8_lossy(&line).trim_end_matches(['\r', '\n']).to_owned())
    }

    fn next(&mut self) -> io::Result<Input> {
        if let Some(signal) = self.watch.idle() {
            return Ok(Input::Ended(InputEnd::Killed(signal)));
        }
        let typed = self.wait();
        self.watch.busy();
        typed
    }

    fn wait(&mut self) -> io::Result<Input> {
        loop {
            if let Some(line) = self.line_ahead() {
                return Ok(Input::Line(line));
            }
            // The terminal has dropped the line.
            if self.watch.take_interrupt() {
                self.write("\n")?;
                return Ok(Input::Dropped(true));
            }
            if self.ended {
                self.write("\n")?;
                return Ok(Input::Ended(InputEnd::Left));
            }
            self.ended = !terminal::read(&mut self.pending, true)?;
        }
    }
}

impl Console for Plain {
    fn read(&mut self, adviser: Rc<dyn Adviser>, waiting: Option<&str>) -> io::Result<Input> {
        if let Some(line) = waiting {
            self.write(&format!("{}\n", message!("enter-takes", line)))?;
        }
        let status = adviser.status(self.columns());
        self.write(&format!("{status}\n{}", adviser.prompt()))?;
        // A waiting line cannot be edited here. Enter alone takes it.
        Ok(match (self.next()?, waiting) {
            (Input::Line(line), Some(waiting)) if line.trim().is_empty() => {
                Input::Line(waiting.to_owned())
            }
            (typed, _) => typed,
        })
    }

    fn answer(&mut self, question: &str) -> io::Result<Input> {
        self.write(question)?;
        self.next()
    }

    fn typed_ahead(&mut self) -> io::Result<Vec<String>> {
        let mut before = None;
        // The terminal gives one line at a time.
        while before != Some(self.pending.len()) && !self.ended {
            before = Some(self.pending.len());
            self.ended = !terminal::read(&mut self.pending, false)?;
        }
        Ok(std::iter::from_fn(|| self.line_ahead()).collect())
    }

    fn is_interrupted(&mut self) -> bool {
        self.watch.take_interrupt()
    }

    fn remember(&mut self, _: &str) {
        self.watch.busy();
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        terminal::show(text)
    }

    fn rows(&self) -> Option<usize> {
        Some(terminal::size().1)
    }
}

impl Drop for Plain {
    fn drop(&mut self) {
        self.watch.idle();
    }
}
