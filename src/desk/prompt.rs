//! The prompt.

mod console;
mod editor;
mod frame;
mod history;
mod ink;
mod key;
mod line;
mod menu;
mod phase;
mod standing;
mod terminal;
mod understood;
