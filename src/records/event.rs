//! An event: a roster, several tables a round, several rounds. It decides who sits where next, and adds up what was
//! played. Texts and records come in, and it knows no file: everything follows from them, the same on any machine.

#![expect(missing_docs, reason = "most names say enough")]

pub mod account;
pub mod cross;
pub mod decided;
pub mod design;
pub mod limits;
pub mod pairing;
pub mod roster;
pub mod round;
pub mod search;
pub mod seating;
pub mod shown;
pub mod sizes;
pub mod standings;
pub mod trf;
mod turns;
mod units;
