//! What the table sees of fives and threes: pictures, tables and answers.

pub mod board;
pub mod line;
