//! The live board: the running evening in the browsers of players and spectators. It reads the
//! journal that the prompt writes. It shows only what [`seen::Seen`] holds.

#![expect(missing_docs, reason = "most names say enough")]

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
