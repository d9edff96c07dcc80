//! The console of Windows. Rustyline sets its modes while it reads a line; between two lines it keeps what is typed.

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use signal_hook::consts::signal::SIGINT;
use signal_hook::flag;
use std::io::{self, Read as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

const INTERRUPTED: i32 = 130;

/// Has the console understand what moves the cursor and colours the text, which older ones do only if they are told.
pub fn prepare() {
    let _ = anstyle_query::windows::enable_ansi_colors();
}

/// Whether a terminal of this name can move its cursor. The console has no name.
pub fn has_cursor(term: &str) -> bool {
    !matches!(term, "dumb" | "cons25" | "emacs")
}

/// Whether what is painted must be taken back before a window of another size is painted: the console sees to that.
pub fn reflows() -> bool {
    false
}

pub fn look_again(_: usize) {}

pub fn locale() -> Option<String> {
    sys_locale::get_locale()
}

pub fn state_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    variable("LOCALAPPDATA")
}

/// Reads a line, if `waits`. Returns false if no more can come.
pub fn read(typed: &mut Vec<u8>, waits: bool) -> io::Result<bool> {
    if !waits {
        return Ok(true);
    }
    let mut chunk = [0; 4096];
    let read = io::stdin().lock().read(&mut chunk)?;
    typed.extend(chunk.iter().take(read));
    Ok(read > 0)
}

/// No signal ends the program here.
pub fn die_of(_: i32) {}

pub struct Modes;

impl Modes {
    pub fn take() -> io::Result<Modes> {
        Ok(Modes)
    }

    pub fn give_back(&self) {}

    pub fn typed(&self) -> Option<Vec<char>> {
        let mut typed = Vec::new();
        while event::poll(Duration::ZERO).ok()? {
            let Event::Key(key) = event::read().ok()? else {
                continue;
            };
            let is_control = key.modifiers == KeyModifiers::CONTROL;
            typed.extend(match key.code {
                _ if key.kind == KeyEventKind::Release => None,
                KeyCode::Enter => Some('\r'),
                KeyCode::Backspace => Some('\u{8}'),
                KeyCode::Char(c @ 'a'..='z') if is_control => {
                    char::from_u32(u32::from(c) - u32::from('a') + 1)
                }
                KeyCode::Char(c) => Some(c),
                _ => None,
            });
        }
        Some(typed)
    }

    pub fn wait_for_no_key(&self) {}

    /// A program can't be stopped for a while here.
    pub fn stop(&self) {}
}

/// Heeds Ctrl-C between two lines. A window that is closed ends the program at once, and loses nothing: what was
/// answered is on the disk.
pub struct Watch {
    interrupted: Arc<AtomicBool>,
}

impl Watch {
    pub fn begin(_: Option<Arc<Modes>>) -> io::Result<Watch> {
        let interrupted = Arc::default();
        // The second one ends what takes long.
        flag::register_conditional_shutdown(SIGINT, INTERRUPTED, Arc::clone(&interrupted))?;
        flag::register(SIGINT, Arc::clone(&interrupted))?;
        Ok(Watch { interrupted })
    }

    pub fn take_interrupt(&self) -> bool {
        self.interrupted.swap(false, Ordering::Relaxed)
    }

    pub fn idle(&self) -> Option<i32> {
        None
    }

    pub fn signal_on_ctrl_c(&self) {}

    pub fn busy(&self) {}
}
