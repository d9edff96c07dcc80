//! Evenings of players who are made up, and what holds of every evening.

mod accounts;
mod chance;
mod corrections;
mod counting;
mod evenings;
mod evidence;
mod journals;
mod legality;
mod program;
mod records;
