//! Keeps the record of an evening. It knows no game: a [`Session`](nos_law::referee::Session) is of any law.
//!
//! ```text
//!    print      tables, JSON, figures
//!    journal    the record and its corrections, in a file
//!    system     what differs between one system and another: files
//! ```

// `message!` and its like.
#[macro_use]
extern crate nos_base;

pub mod journal;
pub mod print;
pub mod system;
