//! The journal: entries and corrections with their numbers and order, and the file that keeps them.
//! It asks the law to judge, and records what the law accepts.

#![expect(missing_docs, reason = "most names say enough")]

mod chain;
pub mod check;
pub mod clock;
mod correcting;
pub mod decided;
mod disk;
pub mod error;
mod fault;
pub mod file;
pub mod impact;
mod judged;
pub mod limit;
pub mod record;
pub mod recorded;
pub mod rejection;
pub mod revision;
mod standing;
pub mod tag;
pub mod why;

pub use check::{Report, Seal};
pub use clock::Clock;
pub use decided::{Decided, EntryOutcome, Stale};
pub use disk::{Disk, Lost, Torn, holder, torn_text};
pub use error::JournalError;
pub use fault::{Fault, Finding};
pub use file::{Journal, OpenedJournal, refuse_damage};
pub use impact::Impact;
pub use record::{Record, Unjudged};
pub use recorded::{Past, PlacedEntry, Recorded, StandingEntry};
pub use rejection::Rejection;
pub use revision::{Revision, RevisionStep, Trouble};
pub use why::Why;
