//! Adds up evenings: the club night of several tables, and the season. It knows no game.
//!
//! ```text
//!    listing    a titled table
//!    event      several tables, several rounds: seating, standings
//!    season     exported tables, standings, ratings
//! ```

#![expect(missing_docs, reason = "most names say enough")]

// `message!` and its like.
#[macro_use]
extern crate nos_base;

pub mod event;
pub mod listing;
pub mod season;
