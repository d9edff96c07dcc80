//! What every other package builds on. It knows no entry and no law.
//!
//! ```text
//!    dominoes   tiles, and sets of them
//!    cards      cards, and sets of them
//!    hands      what hands can hold: records, denials
//!    text       widths, looks, tables and money, for lines of text
//!    words      translation: the languages, messages, the sentences of packages that know no game
//!    table      names, seats, house rules, articles
//! ```

#[macro_use]
pub mod words;

pub mod cards;
pub mod dominoes;
pub mod hands;
pub mod table;
pub mod text;
