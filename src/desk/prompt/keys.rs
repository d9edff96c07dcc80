//! Keys with another meaning than in rustyline.

use super::modes::Modes;
use rustyline::history::History;
use rustyline::{
    Cmd, ConditionalEventHandler, Editor, Event, EventContext, EventHandler, Helper, KeyCode,
    KeyEvent, Modifiers, Movement, RepeatCount,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Drops the line. Rustyline's own Ctrl-C would also drop what was typed ahead.
struct Drop(Arc<AtomicBool>);

impl ConditionalEventHandler for Drop {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        self.0.store(true, Ordering::Relaxed);
        Some(Cmd::AcceptLine)
    }
}

/// Leaves, if nothing is typed below an offered line. Rustyline's own Ctrl-D would treat that line as typed.
struct Leave(Arc<AtomicBool>);

impl ConditionalEventHandler for Leave {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, now: &EventContext<'_>) -> Option<Cmd> {
        if !now.line().ends_with('\n') || now.pos() < now.line().len() {
            return None;
        }
        self.0.store(true, Ordering::Relaxed);
        Some(Cmd::AcceptLine)
    }
}

/// Stops the program. Rustyline's own Ctrl-Z would not restore the modes from before the prompt.
struct Stop(Arc<Modes>);

impl ConditionalEventHandler for Stop {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        self.0.stop();
        Some(Cmd::Repaint)
    }
}

/// Binds the keys of the prompt. `dropped` is set when the line that is read must be dropped, `left` when the
/// official leaves.
pub fn bind<H: Helper, I: History>(
    editor: &mut Editor<H, I>,
    modes: &Arc<Modes>,
    dropped: &Arc<AtomicBool>,
    left: &Arc<AtomicBool>,
) {
    for key in ['C', '\\'] {
        let drop = Drop(Arc::clone(dropped));
        editor.bind_sequence(
            KeyEvent::ctrl(key),
            EventHandler::Conditional(Box::new(drop)),
        );
    }
    let leave = Leave(Arc::clone(left));
    editor.bind_sequence(
        KeyEvent::ctrl('D'),
        EventHandler::Conditional(Box::new(leave)),
    );
    let stop = Stop(Arc::clone(modes));
    editor.bind_sequence(
        KeyEvent::ctrl('Z'),
        EventHandler::Conditional(Box::new(stop)),
    );
    // These would give the next key, even Enter, another meaning.
    for key in ['V', 'Q', 'X', ']'] {
        editor.bind_sequence(KeyEvent::ctrl(key), Cmd::Noop);
    }
    let ctrl_alt = Modifiers::CTRL | Modifiers::ALT;
    editor.bind_sequence(KeyEvent(KeyCode::Char(']'), ctrl_alt), Cmd::Noop);
    // A waiting line is offered with a second row; Ctrl-U clears both.
    editor.bind_sequence(KeyEvent::ctrl('U'), Cmd::Kill(Movement::BeginningOfBuffer));
    let page = |code| KeyEvent(code, Modifiers::NONE);
    editor.bind_sequence(page(KeyCode::PageUp), Cmd::HistorySearchBackward);
    editor.bind_sequence(page(KeyCode::PageDown), Cmd::HistorySearchForward);
}
