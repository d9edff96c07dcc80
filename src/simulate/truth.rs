//! What nobody at the table can know.

use crate::dominoes::tile::Tile;
use crate::table::article::Article;

/// What is truly in the hands after an entry.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Truth {
    /// The tiles of each player, clockwise; in a row that is turned tile by tile, from its first.
    pub hands: Vec<(String, Vec<Tile>)>,
    /// The tiles left, the one that is drawn next first.
    pub boneyard: Vec<Tile>,
    pub unseen: Vec<Offence>,
}

/// Something that was done wrong without being seen.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offence {
    pub player: String,
    /// What, by the word that `audit` has for it.
    pub kind: &'static str,
    pub article: Article,
}
