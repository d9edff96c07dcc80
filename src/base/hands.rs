//! Hidden hands: the record of what happened to the pieces of a game, the denials, and who can hold what according
//! to that record. It knows no game and no piece.

#![expect(missing_docs, reason = "most names say enough")]

pub mod holds;
mod matching;
pub mod record;
pub mod set;
pub mod sums;
