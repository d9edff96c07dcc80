//! Pages: that they are whole, and that nothing comes from outside or runs.

mod boards;
mod content;
mod markup;
mod parts;
mod placing;
mod walk;
