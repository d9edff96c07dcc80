//! A journal fed by another program: nos saves waiting entries together and only then answers.

use crate::support::disk::{Shaky, Shared, journal_on};
use nos::desk::Echo;
use nos::desk::book::Book;
use nos::desk::outcome::Origin;
use nos::desk::replay::{Manner, Replay, Style};
use nos::desk::source::Lines;
use nos::law::TableSettings;
use std::io::{self, Read, Write};
use std::slice::Iter;

/// Feeds a journal with these pieces of text. The disk logs them.
struct Feeder<'a> {
    disk: Shared,
    pieces: Iter<'a, &'a str>,
}

impl Read for Feeder<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let piece = self.pieces.next().copied().unwrap_or_default();
        self.disk.with(|disk| disk.log.push(format!("read {piece:?}")));
        room[..piece.len()].copy_from_slice(piece.as_bytes());
        Ok(piece.len())
    }
}

struct Reader(Shared);

impl Write for Reader {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for line in String::from_utf8_lossy(bytes).lines() {
            let answer: serde_json::Value = serde_json::from_str(line)?;
            let what = match answer.get("n") {
                Some(n) => format!("answered {n}"),
                None => "ended".to_owned(),
            };
            self.0.with(|disk| disk.log.push(what));
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Logs the feeding of a new journal with these pieces, and returns the error that ends it.
fn fed(pieces: &[&str], syncs: bool) -> (Vec<String>, Option<String>) {
    let (journal, disk) = journal_on(Shaky::default());
    disk.with(|disk| {
        disk.syncs = syncs;
        disk.log.clear();
    });
    let manner = Manner { style: Style::Json, keep_going: true, table: TableSettings::default() };
    let mut lost = None;
    let out = Echo::new(Reader(disk.clone()), &mut lost);
    let book = Book::Journaled(Box::new(journal));
    let feeder = Feeder { disk: disk.clone(), pieces: pieces.iter() };
    let input = Lines::new(feeder);
    let ended =
        Replay::new(book, Origin::Stdin, manner, Box::new(out), Box::new(io::sink())).run(input);
    let log = disk.with(|disk| disk.log.clone());
    (log, ended.err().map(|failure| failure.message))
}

#[test]
fn waiting_entries_are_saved_together_and_then_answered_in_order() {
    let pieces =
        ["seat Anna Bram Cees\n", "deal\nset Bram 6-6\nplay Anna 9-9\nannoun", "ce 1\nnote a"];
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
fn an_unsaved_entry_is_not_answered() {
    let (log, error) = fed(&["seat Anna Bram Cees\ndeal\n"], false);
    let expected = ["read \"seat Anna Bram Cees\\ndeal\\n\"", "3 lines saved"];
    assert_eq!(log, expected);
    assert_eq!(
        error.as_deref(),
        Some(
            "not recorded: the disk does not confirm that it is saved: input/output error. evening.nos keeps #1; nos writes nothing more until you start it again"
        )
    );
}
