//! Transfers of chips: every change of a balance is a transfer from one party to another (article 1.4).

use super::fouls::Foul;
use super::telling::words;
use crate::law::Names;
use crate::table::article::Article;
pub use crate::table::seat::PlayerId;
use crate::told;
use std::sync::LazyLock;

/// Who can hold chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Party {
    Player(PlayerId),
    Pot,
}

impl Party {
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Party::Player(player) => Some(player),
            Party::Pot => None,
        }
    }
}

told! {
    /// What a payment is for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum Cause {
        Set,
        Declared,
        Double,
        Nos,
        Close,
        Count,
        Rounding,
        Pot,
        Void,
        Foul(foul: Foul),
    }
}

/// Every cause, and what a payment for it is for, as a phrase after `pays 40`.
static PURPOSES: LazyLock<Vec<(Cause, String)>> = LazyLock::new(|| {
    use Cause::{Close, Count, Declared, Double, Nos, Pot, Rounding, Set, Void};
    let nobody = Names::default();
    let due = [
        Set, Declared, Double, Nos, Close, Count, Rounding, Pot, Void,
    ];
    let due = due.map(|cause| (cause, words().tell(&cause, &nobody)));
    let fouls = Foul::ALL.iter().map(|foul| {
        let purpose = words().attribute(foul, "purpose", &nobody);
        (Cause::Foul(*foul), purpose.unwrap_or_default())
    });
    due.into_iter().chain(fouls).collect()
});

impl Cause {
    /// The first cause with this word in JSON; `None` if there is none.
    pub fn of(word: &str) -> Option<Cause> {
        let found = PURPOSES.iter().find(|(cause, _)| cause.word() == word);
        found.map(|(cause, _)| *cause)
    }

    pub fn word(self) -> &'static str {
        match self {
            Cause::Set => "set",
            Cause::Declared => "declared",
            Cause::Double => "double",
            Cause::Nos => "nos",
            Cause::Close => "close",
            Cause::Count => "count",
            Cause::Rounding => "rounding",
            Cause::Pot => "pot",
            Cause::Void => "void",
            Cause::Foul(foul) => foul.row().word,
        }
    }

    /// What the payment is for, as a phrase after `pays 40`.
    pub fn purpose(self) -> &'static str {
        let found = PURPOSES.iter().find(|(cause, _)| *cause == self);
        found.map_or("", |(_, purpose)| purpose)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer {
    pub from: Party,
    pub to: Party,
    /// In chips, above 0.
    pub amount: i64,
    pub cause: Cause,
    /// The article that decides it; `None` for the reversal of a hand.
    pub article: Option<Article>,
}
