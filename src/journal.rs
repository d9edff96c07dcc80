//! The journal: entries and corrections with their numbers and order, and the file that keeps them. It asks
//! the law to judge, and records what the law accepts. It does not know what a domino is.

mod chain;
pub mod check;
pub mod clock;
mod correcting;
mod creation;
mod culprit;
pub mod decided;
mod disk;
pub mod error;
pub mod fault;
pub mod file;
pub mod holder;
pub mod impact;
mod line;
pub mod record;
pub mod rejection;
pub mod revision;
pub mod said;
pub mod stands;
pub mod tag;
pub mod torn;
pub mod why;

pub use check::{Report, Seal};
pub use clock::Clock;
pub use creation::create;
pub use decided::{Decided, Outcome, Stale};
pub use disk::{Disk, Lost};
pub use error::{JournalError, Words};
pub use file::{Journal, Opened, refuse_damage};
pub use impact::Impact;
pub use record::Record;
pub use rejection::Rejection;
pub use revision::{Revision, Step, Trouble};
pub use said::Said;
pub use stands::{Past, Place, Stands};
pub use torn::Torn;
pub use why::Why;
