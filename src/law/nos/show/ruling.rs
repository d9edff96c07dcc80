//! Rulings in words, where the rooms above look for them.

pub use crate::law::nos::telling::{Worded, ended, game, groups, listed};
use crate::law::nos::transfer::Cause;
pub use crate::table::article::cited;

/// What a payment is for, as it follows `pays 40`.
pub fn purpose(cause: Cause) -> &'static str {
    cause.purpose()
}
