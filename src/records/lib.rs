//! Keeps the record of an evening, for a [`Session`](nos_law::referee::Session) of any law.
//!
//! ```text
//!    print      tables, JSON, figures
//!    journal    the record and its corrections, in a file
//!    system     files, and what differs between operating systems
//! ```

#[macro_use]
extern crate nos_base;

pub mod journal;
pub mod print;
pub mod system;
