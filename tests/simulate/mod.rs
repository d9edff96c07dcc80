//! Evenings of players who are made up, and what holds of every evening.

mod accounts;
mod corrections;
mod counting;
mod cribbage;
mod evenings;
mod evidence;
mod journals;
mod leaflet;
mod legality;
mod program;
mod records;
