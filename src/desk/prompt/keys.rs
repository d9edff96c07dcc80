//! Keys with another meaning than in rustyline. Text that the terminal marks as pasted is gathered
//! key by key, inserted as plain text, and painted once. Rustyline itself would read up to the end
//! mark, and hang without one.

use crate::desk::terminal::Modes;
use nos_entry::LINE_MAX;
use rustyline::history::History;
use rustyline::{
    Cmd, ConditionalEventHandler, Editor, Event, EventContext, EventHandler, Helper, KeyCode,
    KeyEvent, Modifiers, Movement, RepeatCount,
};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

struct Keys {
    pasting: Pasting,
    modes: Arc<Modes>,
    leaving: Leaving,
    ahead: Gathering,
}

pub(super) type Gathering = Arc<Mutex<Option<String>>>;

impl ConditionalEventHandler for Keys {
    fn handle(
        &self,
        event: &Event,
        _: RepeatCount,
        _: bool,
        now: &EventContext<'_>,
    ) -> Option<Cmd> {
        let key = *event.get(0)?;
        let pasted = self.pasting.take(key, Instant::now());
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(ahead) = ahead.as_mut() {
            match (pasted, character(key)) {
                (Some(Cmd::Insert(_, text)), _) => ahead.push_str(&text),
                (None, Some(key)) => self.leaving.gather(key, ahead),
                _ => {}
            }
            return Some(Cmd::Noop);
        }
        drop(ahead);
        pasted.or_else(|| self.pressed(key, now.line(), now.pos()))
    }
}

impl Keys {
    /// Returns the command of a key at this byte of the line; `None` leaves the key to rustyline.
    fn pressed(&self, key: KeyEvent, line: &str, at: usize) -> Option<Cmd> {
        const CTRL_ALT: Modifiers = Modifiers::CTRL.union(Modifiers::ALT);
        match key {
            // Rustyline's own Ctrl-C would also drop the text typed ahead.
            key if drops(key) => {
                self.leaving.dropped.store(true, Ordering::Relaxed);
                Some(Cmd::AcceptLine)
            }
            // Leaves, if nothing is below an offered line, which rustyline's Ctrl-D would enter.
            KeyEvent(KeyCode::Char('D'), Modifiers::CTRL)
                if line.ends_with('\n') && at >= line.len() =>
            {
                self.leaving.left.store(true, Ordering::Relaxed);
                Some(Cmd::AcceptLine)
            }
            // Rustyline's own Ctrl-Z would not restore the modes from before the prompt.
            KeyEvent(KeyCode::Char('Z'), Modifiers::CTRL) => {
                self.modes.stop();
                Some(Cmd::Repaint)
            }
            // Ignore these keys, after which the next key, even Enter, would have another meaning.
            KeyEvent(KeyCode::Char('V' | 'Q' | 'X' | ']'), Modifiers::CTRL)
            | KeyEvent(KeyCode::Char(']'), CTRL_ALT) => Some(Cmd::Noop),
            // A waiting line is offered with a second row; Ctrl-U clears both.
            KeyEvent(KeyCode::Char('U'), Modifiers::CTRL) => {
                Some(Cmd::Kill(Movement::BeginningOfBuffer))
            }
            KeyEvent(KeyCode::PageUp, Modifiers::NONE) => Some(Cmd::HistorySearchBackward),
            KeyEvent(KeyCode::PageDown, Modifiers::NONE) => Some(Cmd::HistorySearchForward),
            // The line is refused already, and more would only make it slow.
            KeyEvent(KeyCode::Char(_), Modifiers::NONE) if row(line, at) > LINE_MAX => {
                Some(Cmd::Noop)
            }
            _ => None,
        }
    }
}

fn row(text: &str, at: usize) -> usize {
    let (before, after) = text.split_at_checked(at).unwrap_or((text, ""));
    let before = before.rsplit('\n').next().map_or(0, str::len);
    before + after.split('\n').next().map_or(0, str::len)
}

#[derive(Clone, Default)]
pub(super) struct Leaving {
    pub dropped: Arc<AtomicBool>,
    pub left: Arc<AtomicBool>,
}

impl Leaving {
    pub fn gather(&self, key: char, text: &mut String) {
        let row = text.rfind('\n').map_or(0, |feed| feed + 1);
        let is_empty = row == text.len();
        match key {
            '\r' | '\n' => text.push('\n'),
            '\u{8}' | '\u{7f}' if !is_empty => drop(text.pop()),
            '\u{3}' | '\u{15}' | '\u{1c}' => text.truncate(row),
            '\u{4}' if is_empty => self.left.store(true, Ordering::Relaxed),
            c if !c.is_control() => text.push(c),
            _ => {}
        }
    }
}

pub(super) fn bind<H: Helper, I: History>(
    editor: &mut Editor<H, I>,
    modes: &Arc<Modes>,
    leaving: &Leaving,
    ahead: &Gathering,
) {
    let keys = Keys {
        pasting: Pasting::default(),
        modes: Arc::clone(modes),
        leaving: leaving.clone(),
        ahead: Arc::clone(ahead),
    };
    editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(keys)));
}

/// A pause this long ends a paste, even without an end mark.
const SILENCE: Duration = Duration::from_secs(1);

fn drops(key: KeyEvent) -> bool {
    matches!(key, KeyEvent(KeyCode::Char('C' | '\\'), Modifiers::CTRL))
}

struct Paste {
    text: String,
    row: usize,
    latest: Instant,
}

impl Paste {
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

    fn insert(self) -> Cmd {
        Cmd::Insert(1, self.text.replace("\r\n", "\n").replace('\r', "\n"))
    }
}

#[derive(Default)]
pub struct Pasting(Mutex<Option<Paste>>);

impl Pasting {
    /// Takes a key that belongs to a paste, and returns the command; `None` for another key.
    pub fn take(&self, key: KeyEvent, now: Instant) -> Option<Cmd> {
        let mut pasting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if key.0 == KeyCode::BracketedPasteStart {
            let (text, row, latest) = (String::new(), 0, now);
            pasting.get_or_insert(Paste { text, row, latest });
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
