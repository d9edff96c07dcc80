//! `nos`: the referee and scorekeeper for a real table of Nos, the Dutch domino game.
//!
//! The rooms, from below: [`law`] judges, [`notation`] reads and prints entries,
//! [`journal`] keeps them.

pub mod desk;
pub mod journal;
pub mod law;
pub mod notation;
pub mod print;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
