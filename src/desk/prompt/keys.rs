//! Keys with another meaning than in rustyline.

use super::modes::Modes;
use super::pasting::{Pasting, drops};
use crate::speech::LINE_MAX;
use rustyline::history::History;
use rustyline::{
    Cmd, ConditionalEventHandler, Editor, Event, EventContext, EventHandler, Helper, KeyCode,
    KeyEvent, Modifiers, Movement, RepeatCount,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Sees every key before rustyline does.
struct Keys {
    pasting: Pasting,
    modes: Arc<Modes>,
    dropped: Arc<AtomicBool>,
    left: Arc<AtomicBool>,
}

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
        pasted.or_else(|| self.pressed(key, now.line(), now.pos()))
    }
}

impl Keys {
    /// What a key does when the cursor is at this byte of the line; `None` if it does the same as in rustyline.
    fn pressed(&self, key: KeyEvent, line: &str, at: usize) -> Option<Cmd> {
        const CTRL_ALT: Modifiers = Modifiers::CTRL.union(Modifiers::ALT);
        match key {
            // Rustyline's own Ctrl-C would also drop what was typed ahead.
            key if drops(key) => {
                self.dropped.store(true, Ordering::Relaxed);
                Some(Cmd::AcceptLine)
            }
            // Leaves, if nothing is typed below an offered line. Rustyline's own Ctrl-D would treat that line as
            // typed.
            KeyEvent(KeyCode::Char('D'), Modifiers::CTRL)
                if line.ends_with('\n') && at >= line.len() =>
            {
                self.left.store(true, Ordering::Relaxed);
                Some(Cmd::AcceptLine)
            }
            // Rustyline's own Ctrl-Z would not restore the modes from before the prompt.
            KeyEvent(KeyCode::Char('Z'), Modifiers::CTRL) => {
                self.modes.stop();
                Some(Cmd::Repaint)
            }
            // These would give the next key, even Enter, another meaning.
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

/// The length of the row with this byte, in bytes.
fn row(text: &str, at: usize) -> usize {
    let (before, after) = text.split_at_checked(at).unwrap_or((text, ""));
    let before = before.rsplit('\n').next().map_or(0, str::len);
    before + after.split('\n').next().map_or(0, str::len)
}

/// Binds the keys of the prompt. `dropped` is set when the line that is read must be dropped, `left` when the
/// official leaves.
pub fn bind<H: Helper, I: History>(
    editor: &mut Editor<H, I>,
    modes: &Arc<Modes>,
    dropped: &Arc<AtomicBool>,
    left: &Arc<AtomicBool>,
) {
    let keys = Keys {
        pasting: Pasting::default(),
        modes: Arc::clone(modes),
        dropped: Arc::clone(dropped),
        left: Arc::clone(left),
    };
    editor.bind_sequence(Event::Any, EventHandler::Conditional(Box::new(keys)));
}
