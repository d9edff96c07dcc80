//! Output of rulings on entries that are kept. If it can no longer be written, the entries are kept
//! nevertheless.

use std::io::{self, Write};

/// Output that never fails. After the first error everything is dropped.
pub struct Echo<'a, O> {
    out: O,
    lost: &'a mut Option<io::Error>,
}

impl<O: Write> Echo<'_, O> {
    /// Writes to `out`. The first error goes to `lost`.
    pub fn new(out: O, lost: &mut Option<io::Error>) -> Echo<'_, O> {
        Echo { out, lost }
    }

    fn tried<T>(&mut self, write: impl FnOnce(&mut O) -> io::Result<T>) -> Option<T> {
        if self.lost.is_some() {
            return None;
        }
        write(&mut self.out)
            .map_err(|error| *self.lost = Some(error))
            .ok()
    }
}

impl<O: Write> Write for Echo<'_, O> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.tried(|out| out.write_all(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.tried(O::flush);
        Ok(())
    }
}
