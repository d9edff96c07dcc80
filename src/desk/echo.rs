//! Output of rulings on entries that are kept. It is held back until the entries are on the disk. If it can no
//! longer be written, the entries are kept nevertheless.

use std::io::{self, Write};

/// Output that is held back until it is flushed, and never fails. After the first error everything is dropped.
pub struct Echo<'a, O> {
    out: O,
    held: Vec<u8>,
    lost: &'a mut Option<io::Error>,
}

impl<O: Write> Echo<'_, O> {
    /// Writes to `out`. The first error goes to `lost`.
    pub fn new(out: O, lost: &mut Option<io::Error>) -> Echo<'_, O> {
        Echo {
            out,
            held: Vec::new(),
            lost,
        }
    }
}

impl<O: Write> Write for Echo<'_, O> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.held.extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.lost.is_none() {
            let written = self.out.write_all(&self.held);
            *self.lost = written.and_then(|()| self.out.flush()).err();
        }
        self.held.clear();
        Ok(())
    }
}
