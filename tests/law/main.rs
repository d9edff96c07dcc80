//! The law of Nos, held to the rulebook: every article in what it allows, what it forbids and where it ends.
//! Evenings are scripts as they are typed at the table; see [`evening`] for what their marks mean.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used)]

mod billitonnen;
mod closing;
mod count;
mod deal;
mod declaring;
mod doubles;
mod evening;
mod games;
mod invariants;
mod legality;
mod naive;
mod nos;
mod penalties;
mod players;
mod properties;
mod refusals;
mod rulings;
mod set;
mod settlement;
mod turn;

#[path = "../table/mod.rs"]
mod table;

#[path = "../notation/values.rs"]
#[allow(
    dead_code,
    reason = "of all that can be said, only entries are used here"
)]
mod values;
