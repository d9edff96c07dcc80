//! The journal: what was said, in its order, with its numbers, its corrections and its file. It asks the
//! law to judge and keeps what stood; it does not know what a domino is.

mod alike;
pub mod impact;
mod order;
pub mod record;
pub mod rejection;
pub mod said;

pub use impact::Impact;
pub use record::{Decided, Outcome, Record};
pub use rejection::Rejection;
pub use said::Said;
