//! What the room of made-up evenings needs of a law.

use crate::law::luck::Share;
use crate::table::article::Article;

/// The options of a made-up evening.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SimulationOptions {
    /// How many players sit down; by chance if `None`.
    pub players: Option<usize>,
    pub hands: u32,
    /// How often somebody does something wrong, at every step of a hand.
    pub fouls: Share,
    /// The games to be announced, by number or in words; any game if there are none.
    pub games: Vec<String>,
}

/// What is truly in the hands after an entry.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Truth {
    /// The pieces of each player as they are printed, clockwise; in a row that is turned tile by tile, from its first.
    pub hands: Vec<(String, Vec<String>)>,
    /// Those anywhere else, such as the boneyard; the one that is drawn next first.
    pub places: Vec<(&'static str, Vec<String>)>,
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
