//! Lines of text: their width, wrapping, colours, tables, and amounts of money.

#![expect(missing_docs, reason = "most names say enough")]

pub mod look;
pub mod money;
pub mod tables;
pub mod width;
