//! The law of Nos, in what a script of `tests/conformance/` cannot show: properties, words, two ways to the same
//! answer.

mod announcing;
mod decided;
mod evening;
mod invariants;
mod legality;
mod made_up;
mod naive;
mod properties;
mod recount;
mod refusals;
mod rulings;
mod tables;
mod words;
