//! Playing cards, and sets of them. It knows no game.

pub mod card;
