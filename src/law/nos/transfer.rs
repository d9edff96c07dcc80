//! Transfers of chips: every change of a balance is a transfer from one party to another (article 1.4).

use super::fouls::Foul;
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
    /// The count at the end (10.3).
    Count,
    /// Rounding down (12.1, 12.2).
    Rounding,
    /// The pot (12.3).
    Pot,
    /// The reversal of an abandoned hand's payments.
    Void,
    /// A foul (chapter 11).
    Foul(Foul),
}

impl Cause {
    /// The word in JSON, and the phrase after `pays 40`.
    const fn row(self) -> (&'static str, &'static str) {
        match self {
            Cause::Set => ("set", "for the set"),
            Cause::Declared => ("declared", "for the declared doubles"),
            Cause::Double => ("double", "for the double"),
            Cause::Nos => ("nos", "for nos"),
            Cause::Close => ("close", "for the close"),
            Cause::Count => ("count", "by the count"),
            Cause::Rounding => ("rounding", "in rounding down"),
            Cause::Pot => ("pot", "from the pot"),
            Cause::Void => ("void", "back"),
            Cause::Foul(foul) => (foul.row().word, foul.row().purpose),
        }
    }

    /// The causes that are not fouls.
    const DUE: [Cause; 9] = [
        Cause::Set,
        Cause::Declared,
        Cause::Double,
        Cause::Nos,
        Cause::Close,
        Cause::Count,
        Cause::Rounding,
        Cause::Pot,
        Cause::Void,
    ];

    /// The first cause with this word in JSON; `None` if there is none.
    pub fn of(word: &str) -> Option<Cause> {
        let fouls = Foul::ALL.iter().map(|foul| Cause::Foul(*foul));
        let mut causes = Cause::DUE.into_iter().chain(fouls);
        causes.find(|cause| cause.word() == word)
    }

    /// The word in JSON.
    pub fn word(self) -> &'static str {
        self.row().0
    }

    /// What the payment is for, as a phrase after `pays 40`.
    pub fn purpose(self) -> &'static str {
        self.row().1
    }
}

/// A payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// Who pays.
    pub from: Party,
    /// Who is paid.
    pub to: Party,
    /// In chips, above 0.
    pub amount: i64,
    /// What the payment is for.
    pub cause: Cause,
    /// The article that decides it; `None` for the reversal of a hand.
    pub article: Option<Article>,
}
