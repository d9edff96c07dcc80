//! The language of entries.
