//! What is derived for every [`Game`](super::game::Game): the traits by which the rooms above use a law, implemented
//! for [`Table`](super::table::Table). Only the files in here know those rooms.
mod answers;
mod entries;
mod legal;
mod made_up;
mod prompt;
mod reports;
mod season;
mod speech;
pub mod telling;
