//! The prompt in a real terminal: what an official sees, types and loses, which is nothing.

mod asked;
mod balances;
mod citizen;
mod entering;
mod event;
mod neutral;
mod open;
mod paging;
mod pasting;
mod questions;
mod revise;
mod screens;
mod signals;
mod words;

/// A screen as most have it.
const USUAL: (u16, u16) = (80, 24);

/// The beginning of a first hand: Bram has set 6-6 and announced an ordinary cross.
const CROSS: [&str; 3] = ["deal", "set Bram 66", "announce 2"];
