//! What the room of made-up evenings needs of a law.

use crate::law::Law;
use crate::law::luck::{Luck, Share};
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

/// A law with a table of players who are made up.
pub trait Simulated: Law {
    /// The players: what they truly hold, and what they are about to do.
    type Table;

    /// A table at which nobody sits yet.
    ///
    /// # Errors
    /// The options are not possible by this law; the message says what is.
    fn table(options: &SimulationOptions) -> Result<Self::Table, String>;

    /// What somebody does next; `None` once the session is over. If the law refuses it, it did not happen.
    fn next(&self, table: &mut Self::Table, luck: &mut Luck) -> Option<Self::Entry>;

    /// Moves the true tiles after a ruling; the session is the one after it.
    fn happened(&self, table: &mut Self::Table, luck: &mut Luck, ruling: &Self::Ruling);

    /// What is truly in the hands, and what was done wrong in the last entry without being seen.
    fn truth(&self, table: &Self::Table) -> Truth;

    /// The entry without word of what the table made of it.
    fn unwaived(entry: Self::Entry) -> Self::Entry {
        entry
    }

    /// Whether somebody new to the law could take an entry that was in order for a foul.
    fn is_doubtful(entry: &Self::Entry, ruling: &Self::Ruling) -> bool;
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
