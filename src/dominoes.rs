//! Dominoes: the tiles, the record of what happened to them in a hand, denials, and from these who can
//! hold what. It knows no game.

pub mod contradiction;
pub mod denial;
mod hall;
pub mod holds;
mod matching;
mod premises;
pub mod record;
mod sums;
pub mod tile;
