//! The prompt in a real terminal: what an official sees and types, and that nothing is lost.

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

const USUAL: (u16, u16) = (80, 24);

const CROSS: [&str; 3] = ["deal", "set Bram 66", "announce 2"];
