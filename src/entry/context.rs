//! What the prompt asks a session about a line.

use crate::entry::Entry;
use crate::slot::Unit;
use crate::verb::VerbRow;
use std::fmt;
use std::rc::Rc;

/// Finds an entry to correct; `None` if no such entry is in force.
pub type Before<'a> = &'a dyn Fn(EntryPlace) -> Option<EarlierEntry>;

#[derive(Clone, Copy, Debug)]
pub enum EntryPlace {
    No(u32),
    /// This number of entries before the last one.
    Last(usize),
}

/// An entry, with the session before it, in which its replacement is read.
#[derive(Debug)]
pub struct EarlierEntry {
    pub no: u32,
    pub entry: Entry,
    pub before: Box<dyn PromptContext>,
}

/// A piece that words describe, such as a move or, if it names a place, a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Described {
    /// The number of these words.
    pub words: usize,
    /// As a file has it.
    pub piece: String,
    pub is_place: bool,
}

impl Described {
    pub fn piece(words: usize, piece: &impl fmt::Display) -> Described {
        Described { words, piece: piece.to_string(), is_place: false }
    }
}

/// The result of judging an entry that a line may mean.
#[derive(Clone, Copy, Debug, Default)]
pub struct TriedEntry {
    /// Whether it is a foul, apart from a wrong request or claim in it.
    pub is_foul: bool,
    /// Whether the prompt must ask which of several ways the official means.
    pub has_ways: bool,
    /// Whether the session refuses it.
    pub is_refused: bool,
    /// The points that the law works out; `None` where a stated score is a claim.
    pub points: Option<i64>,
    /// Whether the line states something false, such as a capture where nothing is captured.
    pub is_overstated: bool,
}

impl TriedEntry {
    pub fn is_wrong(&self) -> bool {
        self.is_refused || self.is_foul
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Boneyard {
    pub tiles: u32,
    /// The number that may be drawn.
    pub drawable: u32,
    pub is_due: bool,
}

/// A session, as the reader of its prompt sees it.
pub trait PromptContext: fmt::Debug {
    fn phase_bit(&self) -> u64;

    /// Returns the names of each player at the table, with the word for the player's colour.
    fn called(&self) -> Vec<Vec<String>>;

    /// Returns the verbs that a line may leave out now, the likeliest first.
    fn implied(&self) -> Vec<&'static str>;

    /// Returns the verbs that an act after others may leave out.
    fn later(&self) -> Vec<&'static str>;

    /// Returns the place of the player who acts if the line names nobody.
    fn actor(&self) -> Option<usize>;

    /// Returns the places of the players whom a verb may mean if it lacks the name that it needs:
    /// the next player, or all possible players.
    fn meant(&self, row: &VerbRow) -> Vec<usize>;

    /// Returns how many pieces a player holds; `None` if hands are open.
    fn held(&self, place: usize) -> Option<u32>;

    /// Returns the pieces that the record shows in a player's hand, as a file has them.
    fn shown(&self, place: usize) -> Vec<String>;

    /// Whether a number may count this unit: the tiles in a hand, or the pips of a card.
    fn may_be(&self, unit: Unit, number: u32) -> bool;

    /// Returns the boneyard; `None` if the game has none.
    fn boneyard(&self) -> Option<Boneyard>;

    /// Writes out every player, place and direction of an entry; leaves a refused entry unchanged.
    fn written_out(&self, entry: &Entry) -> String;

    /// Judges an entry that was read from this part of a line.
    fn tried(&self, entry: &Entry, typed: &str) -> TriedEntry;

    /// Whether the law works out this number for an entry: a count, a sum, a value.
    fn works_out(&self, entry: &Entry, number: u32) -> bool;

    /// Returns the session after an entry; `None` if it is refused.
    fn after(&self, entry: &Entry) -> Option<Rc<dyn PromptContext>>;

    /// Returns the only legal pieces that the first of these words describe, as in `bishop takes
    /// knight`; one for each number of words.
    fn described(&self, words: &[&str]) -> Vec<Described>;

    /// Returns a sentence that says what must be typed first, if anything.
    fn first_of_all(&self) -> Option<&'static str>;
}
