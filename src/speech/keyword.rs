//! The words that stand after a verb.

use crate::law::nos::fouls::Foul;
use crate::law::nos::game::Second;
use crate::law::nos::plan::Arm;
use crate::law::nos::rule::Rule;

/// A word with a meaning of its own after a verb; like a verb it is no player's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Keyword {
    /// Before the place of a tile.
    On,
    /// The payment for the double is asked for.
    Claim,
    /// The tile stays where it lies.
    Stands,
    /// The table waives the penalty.
    Waive,
    /// The set was drawn.
    Drawn,
    /// The tiles too many are kept.
    Kept,
    /// The tiles too many went back.
    Returned,
    /// Before the name of whom a newcomer sits after.
    After,
    /// Begins a condition.
    First,
    /// Before what follows.
    Then,
    /// The side of the second tile.
    Here,
    /// The side of the third tile.
    There,
    /// Everything.
    All,
    /// Before the number of an entry.
    At,
    /// An arm.
    Arm(Arm),
    /// An arm's letter.
    Letter(Arm),
    /// A matching rule.
    Rule(Rule),
    /// A cross.
    Cross(Rule, Second),
    /// A double cross in the rule that was just named.
    DoubleCross,
    /// Volapük on a line.
    Volapuk,
    /// Volapük on a cross.
    VolapukCross(Second),
    /// A triangle.
    Triangle(Second),
    /// A kind of foul.
    Foul(Foul),
}

#[rustfmt::skip]
/// Every keyword but the arms and the kinds of foul, which the law has words for.
pub(super) const KEYWORDS: [(&str, Keyword); 26] = {
    use Rule::{Matador, Ordinary};
    use Second::{Any, Double};
    [
        ("on", Keyword::On),
        ("claim", Keyword::Claim),
        ("stands", Keyword::Stands),
        ("waive", Keyword::Waive),
        ("drawn", Keyword::Drawn),
        ("kept", Keyword::Kept),
        ("returned", Keyword::Returned),
        ("after", Keyword::After),
        ("first", Keyword::First),
        ("then", Keyword::Then),
        ("here", Keyword::Here),
        ("there", Keyword::There),
        ("all", Keyword::All),
        ("at", Keyword::At),
        ("ordinary", Keyword::Rule(Ordinary)),
        ("matador", Keyword::Rule(Matador)),
        ("ordinary-cross", Keyword::Cross(Ordinary, Any)),
        ("ordinary-double-cross", Keyword::Cross(Ordinary, Double)),
        ("matador-cross", Keyword::Cross(Matador, Any)),
        ("matador-double-cross", Keyword::Cross(Matador, Double)),
        ("double-cross", Keyword::DoubleCross),
        ("volapuk", Keyword::Volapuk),
        ("volapuk-cross", Keyword::VolapukCross(Any)),
        ("volapuk-double-cross", Keyword::VolapukCross(Double)),
        ("triangle", Keyword::Triangle(Any)),
        ("triangle-double-cross", Keyword::Triangle(Double)),
    ]
};

impl Keyword {
    /// Every keyword with its word.
    pub fn all() -> impl Iterator<Item = (&'static str, Keyword)> {
        let arms = Arm::WORDS
            .iter()
            .map(|(arm, word)| (*word, Keyword::Arm(*arm)));
        let fouls = Foul::callable().map(|(kind, word)| (word, Keyword::Foul(kind)));
        KEYWORDS.into_iter().chain(arms).chain(fouls)
    }
}
