//! Dominoes: the tiles, the record of what happened to them in a hand, the denials, and who can hold what
//! according to that record. It knows no game.

pub mod contradiction;
pub mod holds;
mod matching;
pub mod record;
pub mod sums;
pub mod tile;
