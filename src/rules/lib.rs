//! From a line of text to a ruling: the laws, and all that they are made of. It needs no terminal, no clock and no file.
//!
//! ```text
//!    laws       each law in its folder, and the list of them
//!    simulate   evenings of players who are made up
//!    law        the ground of every law: the seam, and what is derived
//!    speech     the language of entries
//!    dominoes   tiles, and sets of them
//!    cards      cards, and sets of them
//!    hands      what hands can hold: records, denials
//!    text       widths, looks, tables and money, for lines of text
//!    words      translation: the languages, messages, the sentences of rooms that know no game
//!    table      names, seats, house rules, articles
//! ```

#[macro_use]
pub mod words;

pub mod cards;
pub mod dominoes;
pub mod hands;
pub mod law;
pub mod laws;
pub mod simulate;
pub mod speech;
pub mod table;
pub mod text;

#[cfg(doctest)]
#[doc = include_str!("../../docs/library.md")]
struct Library;
