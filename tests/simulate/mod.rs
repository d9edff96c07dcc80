//! Evenings of players who are made up, and what holds of every evening.

mod accounts;
mod chance;
mod counting;
mod evenings;
mod evidence;
mod known;
mod legality;
