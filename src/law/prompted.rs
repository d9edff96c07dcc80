//! What the prompt needs of a law: the state of the session, and what an entry would do before it is entered.
//! Nothing here reveals what a player may still ask for.

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
