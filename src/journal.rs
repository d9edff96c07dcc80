//! The journal: entries and corrections with their numbers and order, and the file that keeps them. It asks
//! the law to judge, and records what the law accepts. It does not know what a domino is.

#[cfg(feature = "cli")]
mod chain;
#[cfg(feature = "cli")]
pub mod check;
#[cfg(feature = "cli")]
pub mod clock;
mod correcting;
#[cfg(feature = "cli")]
mod creation;
mod culprit;
pub mod decided;
#[cfg(feature = "cli")]
mod disk;
#[cfg(feature = "cli")]
pub mod error;
#[cfg(feature = "cli")]
pub mod fault;
#[cfg(feature = "cli")]
pub mod file;
#[cfg(feature = "cli")]
pub mod holder;
pub mod impact;
#[cfg(feature = "cli")]
mod line;
pub mod record;
pub mod rejection;
pub mod revision;
pub mod said;
pub mod stands;
#[cfg(feature = "cli")]
pub mod tag;
#[cfg(feature = "cli")]
pub mod torn;
pub mod why;

#[cfg(feature = "cli")]
pub use check::{Report, Seal};
#[cfg(feature = "cli")]
pub use clock::Clock;
#[cfg(feature = "cli")]
pub use creation::create;
pub use decided::{Decided, Outcome, Stale};
#[cfg(feature = "cli")]
pub use disk::{Disk, Lost};
#[cfg(feature = "cli")]
pub use error::{JournalError, Words};
#[cfg(feature = "cli")]
pub use file::{Journal, Opened, refuse_damage};
pub use impact::Impact;
pub use record::Record;
pub use rejection::Rejection;
pub use revision::{Revision, Step, Trouble};
pub use said::Said;
pub use stands::{Past, Place, Stands};
#[cfg(feature = "cli")]
pub use torn::Torn;
pub use why::Why;
