//! Fives and threes beyond the conformance cases: words, answers, pictures, corrections.
//! [`fives`](crate::support::fives) explains the marks in the scripts.

mod answers;
mod knocks;
mod pictures;
mod words;
