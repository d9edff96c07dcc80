//! Fives and threes, in what a script of `tests/conformance/` cannot show: words, answers, pictures, corrections.
//! Evenings are scripts as they are typed at the table; see [`fives`](crate::support::fives) for what their marks mean.

mod answers;
mod knocks;
mod pictures;
mod words;
