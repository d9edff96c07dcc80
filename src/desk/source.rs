//! Reads lines of bytes from a file or a pipe, one at a time and of any length.

use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

/// What lines are read from.
pub trait Source: BufRead {
    /// Whether a whole line can be read without waiting for one.
    fn has_line(&self) -> bool;
}

impl Source for &[u8] {
    fn has_line(&self) -> bool {
        true
    }
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

/// The lines of a source, numbered from 1.
pub struct Lines<R> {
    source: R,
    line: Vec<u8>,
    number: u64,
}

impl<R: Source> Lines<R> {
    /// Reads this source.
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
    ///
    /// # Errors
    /// If the source cannot be read.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> io::Result<Vec<(u64, Vec<u8>)>> {
        let input = io::BufReader::with_capacity(3, bytes);
        let mut lines = Lines::new(Cursor::new(Vec::new()).chain(input));
        let mut found = Vec::new();
        while let Some((number, line)) = lines.next_line()? {
            found.push((number, line.to_vec()));
        }
        Ok(found)
    }

    #[test]
    fn lines_are_numbered_and_lose_only_their_end() -> io::Result<()> {
        let lines = all(b"deal\n\nset 6-6\r\nlast")?;
        let expected: [(u64, &[u8]); 4] = [(1, b"deal"), (2, b""), (3, b"set 6-6\r"), (4, b"last")];
        assert_eq!(
            lines,
            expected.map(|(number, line)| (number, line.to_vec()))
        );
        assert_eq!(all(b"")?, []);
        assert_eq!(all(b"\n")?, [(1, Vec::new())]);
        Ok(())
    }

    #[test]
    fn a_line_without_end_is_cut_and_the_next_one_is_whole() -> io::Result<()> {
        let mut bytes = vec![b'x'; 100_000];
        bytes.extend(b"\ndeal\n");
        let lines = all(&bytes)?;
        assert_eq!(lines[0].1.len(), KEPT);
        assert_eq!(lines[1], (2, b"deal".to_vec()));
        let mut bytes = vec![b'x'; KEPT];
        bytes.extend(b"\ndeal");
        let lines = all(&bytes)?;
        assert_eq!(lines[0].1.len(), KEPT);
        assert_eq!(lines[1], (2, b"deal".to_vec()));
        Ok(())
    }
}
