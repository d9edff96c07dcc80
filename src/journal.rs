//! The journal: what was said, in its order, with its numbers, its corrections and its file. It asks the
//! law to judge and keeps what stood; it does not know what a domino is.

pub mod account;
mod alike;
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
pub mod recount;
pub mod rejection;
pub mod said;
pub mod single;
pub mod tag;
pub mod torn;

pub use account::Account;
pub use check::{Report, Seal};
pub use clock::Clock;
pub use disk::Lost;
pub use error::{JournalError, Words};
pub use file::{Journal, Opened, header, refuse_damage};
pub use impact::Impact;
pub use record::{Decided, Outcome, Past, Record};
pub use rejection::Rejection;
pub use said::Said;
pub use torn::Torn;
