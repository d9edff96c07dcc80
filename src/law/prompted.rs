//! What the prompt needs of a law: the state of the session, and what an entry would do before it is entered.
//! Nothing here reveals what a player may still ask for.

use super::show::Show;
pub use crate::law::about::{Goal, Step};
use crate::law::asked::Asked;
use crate::speech::Kind;

/// What an entry would do, in a few words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Glance {
    /// It is in order.
    Fine(String),
    /// It is a foul.
    Foul(String),
}

/// How well a word fits at its place, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// The line is in order with it.
    Fits,
    /// More has to be typed.
    GoesOn,
    /// The line is a foul with it.
    Foul,
}

/// A law at the prompt.
pub trait Prompted: Show + Asked {
    /// How to begin, for a new user.
    const BEGIN: &'static [&'static str];

    /// The steps of the tutor's lesson.
    const LESSON: &'static [Step];

    /// Who must act, and what to do if it is not a turn; `None` if nobody must.
    fn to_act(&self) -> Option<String>;

    /// The state of the session in parts, the most important first, for a row of this many columns.
    fn standing(&self, columns: usize) -> Vec<String>;

    /// What an entry would do.
    ///
    /// # Errors
    /// If the law refuses the entry.
    fn glance(&self, entry: &Self::Entry) -> Result<Glance, Self::Refusal>;

    /// How well an entry fits; `None` if the law refuses it.
    fn fit(&self, entry: &Self::Entry) -> Option<Fit>;

    /// The question whose answer is shown with the help for a verb, if any.
    fn shown_with(word: &str) -> Option<Self::Question>;

    /// The verbs that are likely now, the likeliest first.
    fn likeliest(&self) -> &'static [&'static str];

    /// The shortest keys in this phase, for help.
    fn keys(&self) -> &'static str;

    /// The players at the table, each with a few words for completion.
    fn seated(&self) -> Vec<(String, String)>;

    /// Completions of an argument of this kind that begins with `stub`: pieces of the game, and what a line may
    /// begin with instead of a verb.
    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String>;

    /// What an entry with an offered word would do, in a few words.
    fn offered(&self, entry: &Self::Entry) -> String;

    /// What a keyword means in this phase; empty if its row says enough.
    fn word_now(&self, word: &str) -> String;
}
