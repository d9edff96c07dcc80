//! The foundation of every other package. It knows no entry and no law.
//!
//! ```text
//!    dominoes   tiles, and sets of them
//!    cards      cards, and sets of them
//!    hands      which pieces hidden hands can hold
//!    order      sorting
//!    text       widths, looks, tables and money, for lines of text
//!    words      translation: languages, messages, and the sentences common to all games
//!    table      names, seats, house rules, articles
//! ```

#![expect(missing_docs, reason = "most names say enough")]

#[macro_use]
pub mod words;

pub mod cards;
pub mod dominoes;
pub mod hands;
pub mod order;
pub mod table;
pub mod text;

pub use cards::{Card, CardSet};
pub use dominoes::{Spots, Tile, TileRecord, TileSet};
pub use hands::holds::{Contradiction, Evidence, Held, Holds, Statement};
pub use hands::record::{Denial, PieceRecord, Sighting};
pub use hands::set::{NoSet, Places, Set};
pub use order::{Order, in_order};
pub use table::EntryNo;
pub use table::article::{Article, Passage, article};
pub use table::house::{House, HouseRange, HouseRow, HouseValues, NoRule, Rules, Setting};
pub use table::leaf::{Leaf, LeafValue};
pub use table::name::{Meant, NAME_MAX, Name, Names, spaced};
pub use table::rulebook::{Block, Clause, NoPassage, Rulebook};
pub use table::seat::{BySeat, Circle, PlayerId, Seat, Seats, player, seat};
pub use table::shown;
pub use text::look::{Ink, Look};
pub use text::money::Money;
pub use text::tables::{Column, Csv, Decimal};
pub use text::width;
pub use words::language::{Language, PerLanguage, Texts, Translation};
pub use words::message::Message;
pub use words::message::Messages;
pub use words::shell::{in_words, listed, tell_listed};
pub use words::told::{SpanKind, Told};
pub use words::translation::check::{Flaw, Found};
pub use words::variable::{Incidental, TypedPart, Variable};
pub use words::{Variables, Words};

/// Returns the item of an iterator that has just one.
pub fn only<T>(mut all: impl Iterator<Item = T>) -> Option<T> {
    all.next().filter(|_| all.next().is_none())
}

/// Removes later duplicates; keeps the order.
pub fn each_once<T: PartialEq>(values: impl Iterator<Item = T>) -> Vec<T> {
    values.fold(Vec::new(), |mut each, value| {
        if !each.contains(&value) {
            each.push(value);
        }
        each
    })
}
