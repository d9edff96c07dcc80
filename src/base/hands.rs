//! Hidden hands: the record of the pieces of a game, the denials, and who can hold which piece
//! according to that record.

pub mod holds;
mod matching;
pub mod record;
pub mod set;
pub mod sums;
