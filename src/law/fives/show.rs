//! How fives and threes is shown: pictures, tables and answers.

mod answers;
pub mod audit;
pub mod board;
mod cards;
mod drawn;
mod exported;
pub mod holds;
pub mod json;
pub mod legal;
mod lesson;
pub mod line;
mod paper;
mod prompted;
pub mod scores;
pub mod status;
mod tallied;
mod topics;
mod why;
