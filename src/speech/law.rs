//! What speech needs of a law.

use super::body::Body;
use super::dialect::Dialect;
use super::reader::{Fault, Reader};
use crate::law::Law;
use std::fmt;

/// A law that can be spoken: its verbs, its own questions, its words.
pub trait Speech: Law {
    /// What only this law can be asked.
    type Question: Clone + Eq + fmt::Debug + fmt::Display + Send + Sync;

    /// Reads all of a line but its time and its comment.
    ///
    /// # Errors
    /// What cannot be read in it.
    fn read_body(
        reader: &mut Reader<'_>,
        dialect: Dialect,
        session: Option<&Self>,
    ) -> Result<Body<Self>, Fault>;
}
