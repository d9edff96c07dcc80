//! Reads lines of bytes from a file or a pipe, one at a time and of any length.

use crate::speech::strip_bom;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

pub trait Source: BufRead {
    /// Whether a whole line can be read without waiting for one.
    fn has_line(&self) -> bool;
}

/// Standard input, after a part of it that was read before.
impl<R: Read> Source for Chain<Cursor<Vec<u8>>, BufReader<R>> {
    fn has_line(&self) -> bool {
        let (before, input) = self.get_ref();
        let rest = before.get_ref().get(before.position() as usize..);
        let has_end = |bytes: &[u8]| bytes.contains(&b'\n');
        rest.is_some_and(has_end) || has_end(input.buffer())
    }
}

/// A longer line is cut to this many bytes. It is rejected anyway, and only its beginning is shown.
const KEPT: usize = 8192;

/// The lines of a file without their line ends.
pub fn lines(file: &[u8]) -> impl Iterator<Item = &[u8]> {
    let lines = strip_bom(file).split_inclusive(|byte| *byte == b'\n');
    let lines = lines.map(|line| line.strip_suffix(b"\n").unwrap_or(line));
    lines.map(|line| line.get(..KEPT).unwrap_or(line))
}

pub struct Lines<R> {
    source: R,
    line: Vec<u8>,
    number: u64,
}

impl<R: Source> Lines<R> {
    pub fn new(source: R) -> Lines<R> {
        Lines {
            source,
            line: Vec::new(),
            number: 0,
        }
    }

    /// Whether the next line is there, so that reading it does not wait.
    pub fn has_next(&self) -> bool {
        self.source.has_line()
    }

    /// The next line without its line end, and its number; `None` at the end of the source.
    pub fn next_line(&mut self) -> io::Result<Option<(u64, &[u8])>> {
        self.line.clear();
        let mut beginning = self.source.by_ref().take(KEPT as u64);
        if beginning.read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        } else if self.line.len() == KEPT {
            self.source.skip_until(b'\n')?;
        }
        self.number += 1;
        Ok(Some((self.number, &self.line)))
    }
}
