//! The live board: the running evening in the browsers of players and spectators. It reads the journal that the
//! prompt appends to and never writes. What may be shown is [`seen::Seen`], and nothing else leaves this room.

#![expect(missing_docs, reason = "most names say enough")]

#[cfg(feature = "board")]
#[cfg(feature = "board")]
mod connections;
pub mod delta;
#[cfg(feature = "board")]
pub mod follow;
pub mod hall;
pub mod seen;
#[cfg(feature = "board")]
pub mod serve;
pub mod shown;
