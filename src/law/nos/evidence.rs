//! Evidence: what the record allows, excludes and proves. It reads hands and rulings, decides nothing that
//! anybody pays for, and never says more than follows from what was entered.

pub mod audit;
pub mod contradiction;
pub mod dossier;
pub mod holds;
pub mod legal;
mod matching;
pub mod recount;
mod sums;
pub mod trial;

pub use audit::{Audit, Finding};
pub use contradiction::{Contradiction, Statement};
pub use dossier::{Dossier, OtherReading};
pub use holds::{Held, Holds};
pub use legal::{Legal, LegalPlay};
pub use trial::Trial;
