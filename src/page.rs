//! Pages: HTML with drawings in SVG, each in one file, without scripts and without anything from outside. It knows
//! tiles, cards and boards, and what `print` makes of an evening; it knows no law.

#![expect(missing_docs, reason = "most names say enough")]

pub mod board;
pub mod card;
pub mod cards;
pub mod chart;
pub mod colour;
pub mod figures;
pub mod frame;
pub mod layout;
pub mod picture;
pub mod points;
pub mod report;
pub mod sheet;
pub mod tile;
mod tree;

pub use frame::{Frame, page};
