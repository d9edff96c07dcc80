//! The table: names, seats, articles and rulebooks. It knows no game.

pub mod article;
pub mod house;
pub mod name;
pub mod rulebook;
pub mod seat;
