//! The foundation of every other package. It knows no entry and no law.
//!
//! ```text
//!    dominoes   tiles, and sets of them
//!    cards      cards, and sets of them
//!    hands      which pieces hidden hands can hold
//!    text       widths, looks, tables and money, for lines of text
//!    words      translation: languages, messages, and the sentences common to all games
//!    table      names, seats, house rules, articles
//! ```

#[macro_use]
pub mod words;

pub mod cards;
pub mod dominoes;
pub mod hands;
pub mod table;
pub mod text;
