//! `nos`: the referee and scorekeeper for a real table of Nos, the Dutch domino game.
//!
//! The rooms, from below: [`law`] judges, [`speech`] reads and prints entries,
//! [`journal`] keeps them.

pub mod desk;
pub mod dominoes;
pub mod journal;
pub mod law;
pub mod print;
pub mod speech;
pub mod table;

#[cfg(doctest)]
#[doc = include_str!("../docs/library.md")]
struct Library;
