//! The journal: what was said, in its order, with its numbers, its corrections and its file. It asks the
//! law to judge and keeps what stood; it does not know what a domino is.

mod chain;
pub mod check;
pub mod clock;
mod creation;
mod disk;
pub mod error;
pub mod fault;
pub mod file;
pub mod holder;
pub mod impact;
mod line;
mod order;
pub mod record;
mod redone;
pub mod rejection;
pub mod said;
pub mod tag;
pub mod torn;
pub mod why;

pub use check::{Report, Seal};
pub use clock::Clock;
pub use disk::Lost;
pub use error::{JournalError, Words};
pub use file::{Journal, Opened, refuse_damage};
pub use impact::Impact;
pub use record::{Decided, Outcome, Past, Record, Stale, Stands};
pub use rejection::Rejection;
pub use said::Said;
pub use torn::Torn;
pub use why::Why;
