//! A session, as far as what is typed at its prompt depends on it.

use crate::entry::Entry;
use crate::verb::VerbRow;
use std::fmt;
use std::rc::Rc;

/// Finds the session before the entry with this number, in which what is typed in its place is read; `None` if no such
/// entry stands.
pub type Before<'a> = &'a dyn Fn(u32) -> Option<Box<dyn PromptContext>>;

/// What came of judging an entry that a line may mean.
#[derive(Clone, Copy, Debug, Default)]
pub struct TriedEntry {
    /// Whether it is a foul, apart from a request or a claim in it that is wrong.
    pub is_foul: bool,
    /// Whether the prompt asks in which of several ways it is meant.
    pub has_ways: bool,
    /// Whether it cannot have happened as it was read.
    pub is_refused: bool,
    /// Points that the law works out for it; `None` where a score that is said is a claim.
    pub points: Option<i64>,
    /// What is said in the line and is not so, as a capture where nothing is taken.
    pub is_overstated: bool,
}

impl TriedEntry {
    /// Whether it is refused, or a foul.
    pub fn is_wrong(&self) -> bool {
        self.is_refused || self.is_foul
    }
}

/// Tiles that lie in the boneyard.
#[derive(Clone, Copy, Debug)]
pub struct Boneyard {
    pub tiles: u32,
    /// The number that may be drawn.
    pub drawable: u32,
    /// Whether the player on turn must draw all of these.
    pub is_due: bool,
}

/// A session, as far as it says how a line at its prompt is understood.
pub trait PromptContext: fmt::Debug {
    fn phase_bit(&self) -> u64;

    /// What each player at the table is called: his name, and the word for his colour.
    fn called(&self) -> Vec<Vec<String>>;

    /// The verbs that a line may leave out now, the likeliest first.
    fn implied(&self) -> Vec<&'static str>;

    /// The verbs that an act may leave out that comes after others.
    fn later(&self) -> Vec<&'static str>;

    /// The place among the names of who acts, if nobody is named.
    fn actor(&self) -> Option<usize>;

    /// The places among the names of those who are meant by a verb that must name somebody, and names nobody: who is next, or
    /// all who may be.
    fn meant(&self, row: &VerbRow) -> Vec<usize>;

    /// How many pieces a player holds, by his place; `None` if no hands are hidden.
    fn held(&self, place: usize) -> Option<u32>;

    /// Whether a number may count this: the tiles that somebody holds, or the pips of a card.
    fn may_be(&self, unit: &str, number: u32) -> bool;

    /// `None` if there is no boneyard.
    fn boneyard(&self) -> Option<Boneyard>;

    /// An entry with every player, place and direction written out; as it is if it is refused.
    fn written_out(&self, entry: &Entry) -> String;

    /// What comes of an entry that was read from this part of a line.
    fn tried(&self, entry: &Entry, typed: &str) -> TriedEntry;

    /// The session after an entry that is in order, or a foul; `None` if it is refused.
    fn after(&self, entry: &Entry) -> Option<Rc<dyn PromptContext>>;

    /// The sentence that says what must be typed before anything else; `None` if nothing must.
    fn first_of_all(&self) -> Option<&'static str>;
}
