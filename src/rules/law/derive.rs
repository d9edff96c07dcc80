//! What is derived for every [`Game`](super::game::Game), and [`Table`](super::table::Table) as a
//! [`Referee`](super::referee::Referee).

pub mod answers;
pub mod audit;
pub mod legal;
pub mod library;
pub mod made_up;
pub mod prompt;
mod referee;
pub mod reports;
pub mod ruling_text;
pub mod season;
pub mod shorthand;
pub mod speech;
pub mod stated;
