//! How Nos is shown: layouts, tables, dossiers and JSON.

pub mod answers;
pub mod audit;
pub mod balances;
pub mod billitonnen;
mod cards;
pub mod count;
mod drawn;
mod exported;
pub mod games;
pub mod holds;
pub mod json;
pub mod layout;
pub mod legal;
mod lesson;
mod name;
mod paper;
mod prompted;
pub mod reckoning;
pub mod recount;
mod settlement;
pub mod stake;
mod standing;
pub mod status;
pub mod table;
mod tallied;
mod topics;
pub mod why;
