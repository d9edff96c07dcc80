//! What a line should hold where it holds something else, or nothing.

use super::keyword::Keyword;
use crate::law::nos::plan::Arm;
use crate::law::nos::rule::Rule;
use std::fmt;

/// What should stand at a place in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Expected {
    /// An entry.
    Entry,
    /// A name.
    Name,
    /// One more of the players at the table.
    Player,
    /// A tile.
    Tile,
    /// A whole number.
    Number,
    /// The number of an entry.
    EntryNumber,
    /// An arm, or the number it shows.
    Place,
    /// A side of a line, or the number it shows.
    Side,
    /// What became of the tiles too many.
    KeptOrReturned,
    /// A kind of foul.
    FoulKind,
    /// The key of a house rule.
    HouseKey,
    /// The text of a note.
    Text,
    /// A passage of the rulebook.
    Passage,
    /// A game.
    Game,
    /// A matching rule.
    Rule,
    /// The word after `volapuk`.
    VolapukOrdinary,
    /// What stands after `first`.
    First,
    /// `on` or `then`, after a number.
    OnOrThen,
    /// `then`.
    Then,
    /// `there`.
    There,
    /// A cross or a double cross in this rule.
    Cross(Rule),
    /// What follows a triangle.
    AfterTriangle,
}

impl Expected {
    /// What it is called, and how it is typed.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Expected::Entry => ("an entry", ", like draw Anna 2"),
            Expected::Name => ("a player's name", ""),
            Expected::Player => ("another player's name", "; three to five are seated"),
            Expected::Tile => ("a tile", ", like 6-4"),
            Expected::Number => ("a whole number", ""),
            Expected::EntryNumber => ("the number of an entry", ", like 14"),
            Expected::Place => (
                "an arm",
                ": left, right, north, east, south, west or the number it shows",
            ),
            Expected::Side => ("a side", ": left, right or the number it shows"),
            Expected::KeptOrReturned => ("kept or returned", ""),
            Expected::FoulKind => (
                "a kind of foul",
                ": covering, showing, advice, asking, drew-with-double, passed-able or no-draw",
            ),
            Expected::HouseKey => ("a house rule", ", like payments.nos"),
            Expected::Text => ("a text", ""),
            Expected::Passage => ("an article of the rulebook", ", like 7.3"),
            Expected::Game => ("a game", ", like 2 or ordinary-cross"),
            Expected::Rule => ("ordinary or matador", ""),
            Expected::VolapukOrdinary => (
                "ordinary",
                ", then its side: left, right or the number it shows",
            ),
            Expected::First => (
                "what comes first",
                ": a side, like left then right, or a number of tiles, like 3 on left",
            ),
            Expected::OnOrThen => (
                "on or then",
                ": 3 on left for three tiles, 3 then 5 for the sides",
            ),
            Expected::Then => ("then", ""),
            Expected::There => ("there", ""),
            Expected::Cross(Rule::Ordinary) => ("ordinary-cross or ordinary-double-cross", ""),
            Expected::Cross(Rule::Matador) => ("matador-cross or matador-double-cross", ""),
            Expected::AfterTriangle => ("ordinary or ordinary-cross", ""),
        }
    }

    /// The sentence that asks for it.
    pub(super) fn write(self, f: &mut fmt::Formatter<'_>, found: Option<&str>) -> fmt::Result {
        let (name, typed) = self.words();
        write!(f, "{name} is expected here")?;
        if let Some(found) = found {
            write!(f, " instead of \"{found}\"")?;
        }
        f.write_str(typed)
    }

    /// Whether this keyword would do.
    pub(super) fn takes(self, keyword: Keyword) -> bool {
        match self {
            Expected::Place => matches!(keyword, Keyword::Arm(_)),
            Expected::Side => matches!(keyword, Keyword::Arm(Arm::Left | Arm::Right)),
            Expected::KeptOrReturned => matches!(keyword, Keyword::Kept | Keyword::Returned),
            Expected::FoulKind => matches!(keyword, Keyword::Foul(_)),
            Expected::Game => matches!(
                keyword,
                Keyword::Rule(_)
                    | Keyword::Cross(..)
                    | Keyword::Volapuk
                    | Keyword::VolapukCross(_)
                    | Keyword::Triangle(_)
            ),
            Expected::Rule => matches!(keyword, Keyword::Rule(_)),
            Expected::VolapukOrdinary => keyword == Keyword::Rule(Rule::Ordinary),
            Expected::First => {
                matches!(
                    keyword,
                    Keyword::Here | Keyword::Arm(Arm::Left | Arm::Right)
                )
            }
            Expected::OnOrThen => matches!(keyword, Keyword::On | Keyword::Then),
            Expected::Then => keyword == Keyword::Then,
            Expected::There => keyword == Keyword::There,
            Expected::Cross(rule) => matches!(keyword, Keyword::Cross(own, _) if own == rule),
            Expected::AfterTriangle => matches!(
                keyword,
                Keyword::Rule(Rule::Ordinary) | Keyword::Cross(Rule::Ordinary, _)
            ),
            _ => false,
        }
    }
}
