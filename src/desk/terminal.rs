//! The terminal at which the prompt sits: its size, its modes, its signals. What differs between systems stands
//! here, and no other room of the prompt knows one.

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
    Modes, Watch, die_of, has_cursor, locale, look_again, prepare, read, reflows, state_folder,
};

use std::io;
use std::panic;
use std::sync::Arc;

/// Columns and rows, where they are not known.
const USUAL: (usize, usize) = (80, 24);

/// Columns and rows.
pub fn size() -> (usize, usize) {
    let size = terminal_size::terminal_size_of(io::stdout());
    size.map_or(USUAL, |(columns, rows)| (columns.0.into(), rows.0.into()))
}

/// A panic ends the program at once, so the modes are restored before it is told.
pub fn give_back_on_panic(modes: &Arc<Modes>) {
    let (modes, tell) = (Arc::clone(modes), panic::take_hook());
    panic::set_hook(Box::new(move |panic| {
        modes.give_back();
        tell(panic);
    }));
}
