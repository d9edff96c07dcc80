//! The Windows console. Rustyline sets its modes while it reads a line; between two lines the
//! console keeps typed input.

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use signal_hook::consts::signal::SIGINT;
use signal_hook::flag;
use std::io::{self, Read as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

const INTERRUPTED: i32 = 130;

/// Turns on escape sequences for the cursor and colours, which older consoles need.
pub fn prepare() {
    let _ = anstyle_query::windows::enable_ansi_colors();
}

/// Whether a terminal of this name can move its cursor. The console has no name.
pub fn has_cursor(term: &str) -> bool {
    !matches!(term, "dumb" | "cons25" | "emacs")
}

/// Whether nos must erase the old painting in a resized window: the console does so itself.
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

/// Reads a line, if `waits`. Returns false at the end of input.
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

pub struct ConsoleModes;

impl ConsoleModes {
    pub fn take() -> io::Result<ConsoleModes> {
        Ok(ConsoleModes)
    }

    pub fn give_back(&self) {}

    pub fn typed(&self) -> Option<Vec<char>> {
        let mut typed = Vec::new();
        while event::poll(Duration::ZERO).ok()? {
            let Event::Key(key) = event::read().ok()? else { continue };
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

    /// Windows has no way to suspend a program.
    pub fn stop(&self) {}
}

/// Handles Ctrl-C between two lines. Closing the window ends the program at once and loses nothing:
/// answered entries are on the disk.
pub struct CtrlCWatch {
    interrupted: Arc<AtomicBool>,
}

impl CtrlCWatch {
    pub fn begin(_: Option<Arc<ConsoleModes>>) -> io::Result<CtrlCWatch> {
        let interrupted = Arc::default();
        // A second Ctrl-C ends a long judgement.
        flag::register_conditional_shutdown(SIGINT, INTERRUPTED, Arc::clone(&interrupted))?;
        flag::register(SIGINT, Arc::clone(&interrupted))?;
        Ok(CtrlCWatch { interrupted })
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
