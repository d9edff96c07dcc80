//! Rulings in words, where the rooms above look for them.

pub use crate::law::nos::telling::{Worded, ended, game, groups, listed};
pub use crate::table::article::cited;
