//! Lines of text: their width, wrapping, colours, tables, and amounts of money.

pub mod look;
pub mod money;
pub mod tables;
pub mod width;
