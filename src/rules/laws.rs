//! The laws, each in its folder. None knows another.

#![expect(missing_docs, reason = "most names say enough")]

pub mod backgammon;
pub mod checkers;
pub mod chess;
pub mod cribbage;
pub mod fives;
pub mod leaflet;
pub mod nos;
