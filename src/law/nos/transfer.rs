//! Chips in motion: every change of a balance is a transfer from one party to another (article 1.4).

use crate::table::article::Article;
pub use crate::table::seat::PlayerId;

/// Who can hold chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Party {
    /// A player.
    Player(PlayerId),
    /// The pot (article 12.1).
    Pot,
}

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Cause {
    /// The set (3.3, 3.4).
    Set,
    /// Declared doubles (5.2).
    Declared,
    /// A double on the tile before, or an immediate double (7.1, 7.4).
    Double,
    /// Going out first (8.1).
    Nos,
    /// A right close (9.2).
    Close,
    /// A wrong close (9.3).
    WrongClose,
    /// The count at the end (10.3).
    Count,
    /// Too few tiles (2.5).
    Short,
    /// Too many tiles (2.6).
    Excess,
    /// A tile that does not follow the game (11.2a).
    Illegal,
    /// The first tile by a player not on set (11.2b).
    NotOnSet,
    /// A tile out of turn (11.2c).
    OutOfTurn,
    /// A tile instead of "I wait" (11.2d).
    NoWait,
    /// Asking for what is not due (11.2e).
    NotDue,
    /// Drawing from the last two tiles (11.4).
    Stock,
    /// Passing with more than two tiles in the boneyard (11.5).
    Pass,
    /// Passing while able to play (11.6).
    PassedAble,
    /// Drawing for the set with a double in hand (3.5).
    DrewWithDouble,
    /// Saying "nos" with tiles in hand (11.7).
    WrongNos,
    /// Hiding tiles (11.2f).
    Covering,
    /// Showing tiles (11.2g).
    Showing,
    /// Advice by a player without tiles (11.9).
    Advice,
    /// Not drawing after a close (9.6).
    NoDraw,
    /// Rounding down (12.1, 12.2).
    Rounding,
    /// The pot (12.3).
    Pot,
    /// The reversal of an abandoned hand's payments.
    Void,
}

impl Cause {
    /// The word it has in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Cause::Set => "set",
            Cause::Declared => "declared",
            Cause::Double => "double",
            Cause::Nos | Cause::WrongNos => "nos",
            Cause::Close => "close",
            Cause::WrongClose => "wrong close",
            Cause::Count => "count",
            Cause::Short => "short",
            Cause::Excess => "excess",
            Cause::Illegal => "a",
            Cause::NotOnSet => "b",
            Cause::OutOfTurn => "c",
            Cause::NoWait => "d",
            Cause::NotDue => "e",
            Cause::Stock => "stock",
            Cause::Pass => "pass",
            Cause::PassedAble => "passed-able",
            Cause::DrewWithDouble => "drew-with-double",
            Cause::Covering => "covering",
            Cause::Showing => "showing",
            Cause::Advice => "advice",
            Cause::NoDraw => "no-draw",
            Cause::Rounding => "rounding",
            Cause::Pot => "pot",
            Cause::Void => "void",
        }
    }
}

/// A payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// Who pays.
    pub from: Party,
    /// Who is paid.
    pub to: Party,
    /// How much, in chips; always more than nothing.
    pub amount: i64,
    /// What for.
    pub cause: Cause,
    /// The article that says so; the reversal of a hand has none.
    pub article: Option<Article>,
}
