//! Hidden hands: the record of a game's pieces, the denials, and who can hold which piece.

pub mod holds;
mod matching;
pub mod record;
pub mod set;
pub mod sums;
