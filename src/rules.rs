//! The laws, and all that they are made of.

#[macro_use]
pub mod words;

pub mod cards;
pub mod dominoes;
pub mod hands;
pub mod law;
pub mod laws;
pub mod simulate;
pub mod speech;
pub mod table;
pub mod text;
