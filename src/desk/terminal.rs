//! The terminal of the prompt: size, modes, signals. Only this room of the prompt knows differences
//! between systems.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::{
    Modes, Watch, die_of, has_cursor, locale, look_again, prepare, read, reflows, state_folder,
};
#[cfg(windows)]
pub use windows::{
    ConsoleModes as Modes, CtrlCWatch as Watch, die_of, has_cursor, locale, look_again, prepare,
    read, reflows, state_folder,
};

use std::io::{self, Write as _};
use std::panic;
use std::sync::Arc;

/// Columns and rows of a terminal of unknown size.
const USUAL: (usize, usize) = (80, 24);

/// Returns columns and rows.
pub fn size() -> (usize, usize) {
    let size = terminal_size::terminal_size_of(io::stdout());
    size.map_or(USUAL, |(columns, rows)| (columns.0.into(), rows.0.into()))
}

/// Writes a text that appears at once.
pub fn show(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// Restores the modes before a panic is printed, since a panic ends the program at once.
pub fn give_back_on_panic(modes: &Arc<Modes>) {
    let (modes, tell) = (Arc::clone(modes), panic::take_hook());
    panic::set_hook(Box::new(move |panic| {
        modes.give_back();
        tell(panic);
    }));
}
