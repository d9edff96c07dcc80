//! The law of Nos beyond the conformance cases: properties, messages, results found in two ways.

mod announcing;
mod decided;
mod evening;
mod invariants;
mod legality;
mod naive;
mod properties;
mod recount;
mod refusals;
mod rulings;
mod simulated;
mod tables;
mod words;
