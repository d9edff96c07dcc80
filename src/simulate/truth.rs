//! What nobody at the table can know.

use crate::dominoes::tile::Tile;
use crate::table::article::Article;

/// What is truly in the hands after an entry.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Truth {
    /// The tiles of each player, clockwise; in a row that is turned tile by tile, from its first.
    pub hands: Vec<(String, Vec<Tile>)>,
    /// The tiles left, the one that is drawn next first.
    pub boneyard: Vec<Tile>,
    /// What was done wrong in the entry without being seen.
    pub unseen: Vec<Offence>,
}

/// Something that was done wrong without being seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offence {
    /// Who did it.
    pub player: String,
    /// What, by the word that `audit` has for it.
    pub kind: &'static str,
    /// The article that forbids it.
    pub article: Article,
}
