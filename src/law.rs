//! The law of Nos: pure, total and deterministic. It knows tiles, games, hands and chips, and nothing
//! of files, clocks or terminals. `judge` decides what an entry deserves and touches nothing;
//! `apply` lets the ruling happen and cannot fail.

pub mod entry;
pub mod game;
pub mod house;
pub mod name;
pub mod plan;
pub mod rule;
pub mod tile;
