//! What is made of the laws' rulings. It knows no game: a [`Session`](nos_rules::law::referee::Session) is of any law.
//!
//! ```text
//!    event      several tables, several rounds: seating, standings
//!    season     exported tables, standings, ratings
//!    page       HTML and drawings
//!    print      tables, JSON, figures
//!    journal    the record and its corrections, in a file
//!    system     what differs between one system and another: files
//! ```

// `message!` and its like.
#[macro_use]
extern crate nos_rules;

pub mod event;
pub mod journal;
pub mod page;
pub mod print;
pub mod season;
pub mod system;
