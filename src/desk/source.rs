//! Reads lines of bytes from a file or a pipe, one at a time.

use memchr::memchr;
use nos_entry::{Body, read_script, strip_bom};
use nos_law::Law;
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read};
use std::iter;

/// Bytes to keep of a longer line. Such a line is rejected, and only its beginning is shown.
const KEPT: usize = 8192;

/// Most bytes of blanks and comments before the entry that names the law.
const BLANK: usize = 1 << 20;

pub fn lines(file: &[u8]) -> impl Iterator<Item = &[u8]> + Clone {
    let mut rest = strip_bom(file);
    let next = move || {
        let end = memchr(b'\n', rest);
        let (line, behind) = rest.split_at_checked(end.map_or(rest.len(), |end| end + 1))?;
        rest = behind;
        (!line.is_empty()).then_some(line.strip_suffix(b"\n").unwrap_or(line))
    };
    iter::from_fn(next).map(|line| line.get(..KEPT).unwrap_or(line))
}

pub struct Lines<R> {
    source: BufReader<R>,
    /// Lines already read in search of the law.
    ahead: VecDeque<Vec<u8>>,
    line: Vec<u8>,
    number: u64,
}

impl<R: Read> Lines<R> {
    pub fn new(source: R) -> Lines<R> {
        Lines {
            source: BufReader::with_capacity(1 << 16, source),
            ahead: VecDeque::new(),
            line: Vec::new(),
            number: 0,
        }
    }

    /// Returns the law that the first entry names. The lines read for that remain in the source.
    pub fn law(&mut self) -> io::Result<Option<&'static Law>> {
        let mut read = 0;
        while read <= BLANK && self.read()? {
            let law = nos_laws::begun_by(&self.line);
            read += self.line.len() + 1;
            self.ahead.push_back(std::mem::take(&mut self.line));
            if let Some(law) = law {
                return Ok(law);
            }
        }
        Ok(None)
    }

    /// Whether the first entry, already read, begins a session of this law.
    pub fn begins(&self, law: &'static Law) -> bool {
        let line = self.ahead.back().map_or(&[][..], |line| strip_bom(line));
        let body = read_script(law.language, line).ok().and_then(|line| line.body);
        matches!(body, Some(Body::Entry(entry)) if (law.begin)().judge(&entry).is_ok())
    }

    /// Whether the next line is buffered whole, so that reading it does not block.
    pub fn has_next(&self) -> bool {
        !self.ahead.is_empty() || self.source.buffer().contains(&b'\n')
    }

    /// Returns the next line without its line end, and its number; `None` at the end of the source.
    pub fn next_line(&mut self) -> io::Result<Option<(u64, &[u8])>> {
        match self.ahead.pop_front() {
            Some(line) => self.line = line,
            None if !self.read()? => return Ok(None),
            None => {}
        }
        self.number += 1;
        Ok(Some((self.number, &self.line)))
    }

    fn read(&mut self) -> io::Result<bool> {
        self.line.clear();
        if self.source.by_ref().take(KEPT as u64).read_until(b'\n', &mut self.line)? == 0 {
            return Ok(false);
        }
        if self.line.last() == Some(&b'\n') {
            self.line.pop();
        } else if self.line.len() == KEPT {
            self.source.skip_until(b'\n')?;
        }
        Ok(true)
    }
}
