//! What is derived for every [`Game`](super::game::Game): the traits by which the rooms above use a law, implemented
//! for [`Table`](super::table::Table). Only the files in here know those rooms.

#[cfg(feature = "cli")]
mod answers;
mod entries;
#[cfg(feature = "cli")]
mod legal;
mod made_up;
#[cfg(feature = "cli")]
mod prompt;
#[cfg(feature = "cli")]
mod reports;
#[cfg(feature = "cli")]
mod season;
mod speech;
pub mod telling;
