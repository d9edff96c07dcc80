//! Fives and threes, in what a script of `tests/conformance/` cannot show: words, answers, pictures, corrections.
//! Evenings are scripts as they are typed at the table; see [`evening`] for what their marks mean.

mod answers;
mod corrections;
mod evening;
mod knocks;
mod pictures;
mod pointing;
mod reader;
mod speech;
mod words;
