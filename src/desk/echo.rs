//! The rulings on entries that are kept: an echo. Where nobody can hear them any more the entries are kept all
//! the same.

use std::io::{self, Write};

/// Output that never fails; from the first error on it is dropped.
pub struct Echo<'a, O> {
    out: O,
    lost: &'a mut Option<io::Error>,
}

impl<O: Write> Echo<'_, O> {
    /// An echo to this output; the error that ends it is put here.
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
