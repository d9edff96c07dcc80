//! Evidence: what the record allows, excludes and proves. It reads hands and rulings, decides nothing that
//! anybody pays for, and never says more than follows from what was entered.

pub mod audit;
pub mod dossier;
pub mod legal;
pub mod recount;

pub use audit::{Audit, Finding};
pub use dossier::{Dossier, OtherReading};
pub use legal::{Legal, LegalPlay};
