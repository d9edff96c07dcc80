//! Journals: their files, what may become of these, and corrections.

mod again;
mod corrections;
mod damage;
mod explicit;
mod fed;
mod file;
mod impact;
mod model;
mod parts;
mod program;
mod recount;
mod revision;
