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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::desk::book::Book;
    use crate::desk::outcome::Origin;
    use crate::desk::replay::{Manner, Replay, Style};
    use crate::journal::shaky::{Shaky, journal_on};
    use crate::law::nos::session::Session;
    use crate::print::show::Table;
    use std::io::{BufReader, Cursor, Read};
    use std::sync::{Arc, Mutex};

    /// A program that feeds a journal with these pieces of text and reads the answers. All of it is logged.
    struct Feeder<'a> {
        disk: Arc<Mutex<Shaky>>,
        pieces: std::slice::Iter<'a, &'a str>,
    }

    impl Read for Feeder<'_> {
        fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
            let piece = self.pieces.next().copied().unwrap_or_default();
            self.disk
                .lock()
                .unwrap()
                .log
                .push(format!("read {piece:?}"));
            room[..piece.len()].copy_from_slice(piece.as_bytes());
            Ok(piece.len())
        }
    }

    struct Reader(Arc<Mutex<Shaky>>);

    impl Write for Reader {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let log = &mut self.0.lock().unwrap().log;
            for line in String::from_utf8_lossy(bytes).lines() {
                let answer: serde_json::Value = serde_json::from_str(line)?;
                log.push(match answer.get("n") {
                    Some(n) => format!("answered {n}"),
                    None => "ended".to_owned(),
                });
            }
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// What happens when these pieces are fed to a new journal, and how it ends.
    fn fed(pieces: &[&str], syncs: bool) -> (Vec<String>, Option<String>) {
        let disk = Arc::<Mutex<Shaky>>::default();
        let journal = journal_on::<Session>(&disk);
        disk.lock().unwrap().syncs = syncs;
        disk.lock().unwrap().log.clear();
        let feeder = Feeder {
            disk: Arc::clone(&disk),
            pieces: pieces.iter(),
        };
        let manner = Manner {
            style: Style::Json,
            keep_going: true,
            table: Table::default(),
        };
        let mut lost = None;
        let out = Echo::new(Reader(Arc::clone(&disk)), &mut lost);
        let replay = Replay::new(Origin::Stdin, manner, out, io::sink());
        let ended = replay
            .kept_in(Book::Kept(Box::new(journal)))
            .run(Cursor::new(Vec::new()).chain(BufReader::new(feeder)));
        let log = std::mem::take(&mut disk.lock().unwrap().log);
        (log, ended.err().map(|failure| failure.message))
    }

    #[test]
    fn what_has_come_is_saved_together_and_only_then_answered_in_order() {
        let pieces = [
            "seat Anna Bram Cees\n",
            "deal\nset Bram 6-6\nplay Anna 9-9\nannoun",
            "ce 1\nnote a",
        ];
        let (log, error) = fed(&pieces, true);
        assert_eq!(error, None);
        let expected = [
            "read \"seat Anna Bram Cees\\n\"",
            "2 lines saved",
            "answered 2",
            "read \"deal\\nset Bram 6-6\\nplay Anna 9-9\\nannoun\"",
            "4 lines saved",
            "answered 3",
            "answered 4",
            "answered null",
            "read \"ce 1\\nnote a\"",
            "5 lines saved",
            "answered 5",
            "read \"\"",
            "6 lines saved",
            "answered 6",
            "read \"\"",
            "ended",
        ];
        assert_eq!(log, expected);
    }

    #[test]
    fn what_was_not_saved_is_not_answered() {
        let (log, error) = fed(&["seat Anna Bram Cees\ndeal\n"], false);
        let expected = ["read \"seat Anna Bram Cees\\ndeal\\n\"", "3 lines saved"];
        assert_eq!(log, expected);
        assert_eq!(
            error.as_deref(),
            Some(
                "not recorded: the disk does not confirm that it is saved: input/output error. evening.nos keeps entry 1; nothing more is written until nos is started again"
            )
        );
    }
}
