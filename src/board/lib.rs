//! The live board: the running evening in the browsers of players and spectators. It reads the journal that the
//! prompt appends to and never writes. What may be shown is [`seen::Seen`], and nothing else leaves this room.

#![expect(missing_docs, reason = "most names say enough")]

// `message!` and its like.
#[macro_use]
extern crate nos_base;

#[cfg(feature = "serve")]
mod connections;
pub mod delta;
#[cfg(feature = "serve")]
pub mod follow;
pub mod hall;
pub mod masked;
pub mod seen;
#[cfg(feature = "serve")]
pub mod serve;
pub mod shown;
