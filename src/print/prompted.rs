//! What the prompt needs of a law: where the session stands, and what can be said of a line before it is
//! entered. Nothing here tells what somebody could still ask for.

use super::show::Show;
use crate::law::asked::Asked;
use crate::speech::Kind;

/// What can be said of an entry before it is entered, in a few words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Glance {
    /// It is in order.
    Fine(String),
    /// It is a foul.
    Foul(String),
}

/// How well a word would do, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fit {
    /// The line is in order with it.
    Fits,
    /// More has to be typed.
    GoesOn,
    /// The line is a foul with it.
    Foul,
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What happens at the table, and what is to be learned from it.
    pub words: &'static str,
    /// What to type, with Enter at its end.
    pub keys: &'static str,
    /// What ends the step.
    pub goal: Goal,
}

/// What ends a step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// This entry or correction, as it is journaled.
    Entry(&'static str),
    /// A question with this verb.
    Asked(&'static str),
    /// Nothing: these are entered by the tutor.
    Played(&'static [&'static str]),
}

/// A law at the prompt.
pub trait Prompted: Show + Asked {
    /// How to begin, for somebody who has never done so.
    const BEGIN: &'static [&'static str];

    /// The lesson of the tutor, step by step.
    const LESSON: &'static [Step];

    /// Who is to act, and what to do if it is no turn; `None` if nobody is.
    fn to_act(&self) -> Option<String>;

    /// Where the session stands, part by part; what matters most comes first. So many columns are there.
    fn standing(&self, columns: usize) -> Vec<String>;

    /// What can be said of an entry before it is entered.
    ///
    /// # Errors
    /// The refusal of what cannot be, whether or not anything is due.
    fn glance(&self, entry: &Self::Entry) -> Result<Glance, Self::Refusal>;

    /// How an entry would do; `None` if it cannot be.
    fn fit(&self, entry: &Self::Entry) -> Option<Fit>;

    /// The question whose answer belongs to the help for a verb; `None` if none does.
    fn shown_with(word: &str) -> Option<Self::Question>;

    /// The verbs that are likeliest now, the likeliest first.
    fn likeliest(&self) -> &'static [&'static str];

    /// What keys are few now, for help.
    fn keys(&self) -> &'static str;

    /// The players at the table, each with what is worth knowing.
    fn seated(&self) -> Vec<(String, String)>;

    /// What of this kind could be typed where this much of it is typed already: pieces of the game, and
    /// what a line can begin with besides a verb.
    fn offers(&self, kind: &'static Kind, stub: &str) -> Vec<String>;

    /// What an entry with such a word would do, in a few words.
    fn offered(&self, entry: &Self::Entry) -> String;

    /// What a word after a verb means now; empty if only its row says so.
    fn word_now(&self, word: &str) -> String;
}
