//! Text that the terminal marks as pasted, gathered key by key: nothing in it is a key, and it is painted once.
//! Rustyline would read up to the mark of its end, and for ever where that never comes.

use crate::speech::LINE_MAX;
use rustyline::{Cmd, KeyCode, KeyEvent, Modifiers};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After this long without a key a paste is over, even without the mark of its end.
const SILENCE: Duration = Duration::from_secs(1);

/// The keys that drop the line.
pub fn drops(key: KeyEvent) -> bool {
    matches!(key, KeyEvent(KeyCode::Char('C' | '\\'), Modifiers::CTRL))
}

/// What was pasted so far.
struct Paste {
    text: String,
    /// The length of its last line, in bytes.
    row: usize,
    /// When its last key came.
    latest: Instant,
}

impl Paste {
    /// Adds a character, unless its line is already longer than any that is taken.
    fn add(&mut self, c: char) {
        if matches!(c, '\r' | '\n') {
            self.row = 0;
        } else if self.row > LINE_MAX {
            return;
        } else {
            self.row += c.len_utf8();
        }
        self.text.push(c);
    }

    /// The command that puts it into the line.
    fn insert(self) -> Cmd {
        Cmd::Insert(1, self.text.replace("\r\n", "\n").replace('\r', "\n"))
    }
}

/// A paste that is being read, if there is one.
#[derive(Default)]
pub struct Pasting(Mutex<Option<Paste>>);

impl Pasting {
    /// Takes a key that came now if it belongs to a paste, and returns what it does; `None` if it is a key of its own.
    pub fn take(&self, key: KeyEvent, now: Instant) -> Option<Cmd> {
        let mut pasting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if key.0 == KeyCode::BracketedPasteStart {
            pasting.get_or_insert_with(|| Paste {
                text: String::new(),
                row: 0,
                latest: now,
            });
        }
        let mut paste = pasting.take()?;
        if drops(key) {
            return None;
        }
        let is_over = now.saturating_duration_since(paste.latest) >= SILENCE;
        if let Some(c) = character(key) {
            paste.add(c);
        }
        if is_over || key.0 == KeyCode::BracketedPasteEnd {
            return Some(paste.insert());
        }
        paste.latest = now;
        *pasting = Some(paste);
        Some(Cmd::Noop)
    }
}

/// The character that rustyline made this key of; `None` if it was more than one.
fn character(key: KeyEvent) -> Option<char> {
    match key {
        KeyEvent(KeyCode::Char(c), Modifiers::NONE) => Some(c),
        KeyEvent(KeyCode::Char(c), Modifiers::CTRL) => {
            u8::try_from(c).ok().map(|byte| char::from(byte & 0x1f))
        }
        KeyEvent(KeyCode::Enter, Modifiers::NONE) => Some('\r'),
        KeyEvent(KeyCode::Tab, Modifiers::NONE) => Some('\t'),
        KeyEvent(KeyCode::Backspace, Modifiers::NONE) => Some('\u{7f}'),
        _ => None,
    }
}
