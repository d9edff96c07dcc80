//! The games that can be announced (chapter 4): what the announcer says, and the card of the seventeen.

use super::house::{House, HouseKey};
use super::plan::{Gate, Geometry, Plan, Step};
use super::rule::Rule;
use crate::dominoes::tile::{Spots, Tile};

/// One side of a line's set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Side {
    /// Where the first number of the set lies.
    Left,
    /// Where the second number lies.
    Right,
}

/// A side as the announcer names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum NamedSide {
    /// By its direction.
    Side(Side),
    /// By the number that the set shows there.
    Shows(Spots),
}

/// Whether the second tile on an arm must be a double (article 4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Second {
    /// Any tile that fits.
    Any,
    /// A double; by matador matching a matador serves too.
    Double,
}

/// A condition on a line (article 4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Condition {
    /// First here, then there (4.6a).
    HereThere {
        /// The side of the second tile.
        here: NamedSide,
        /// The side of the third tile.
        there: NamedSide,
    },
    /// So many tiles, 1 to 4, on one side before any on the other (4.6b).
    First {
        /// How many tiles.
        tiles: u8,
        /// The named side.
        on: NamedSide,
    },
}

/// What follows a triangle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum AfterTriangle {
    /// Matador matching goes on, perhaps with doubles (nos. 13, 14).
    Matador(Second),
    /// Ordinary matching on the three arms (no. 15).
    Ordinary,
    /// A blank end on the fourth side, then an ordinary cross or double cross (4.9, 4.11).
    OrdinaryCross(Second),
}

/// A game as it is announced; not every one of them may be (see [`Game::plan`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Game {
    /// A line (nos. 1, 4, 11).
    Line {
        /// The rule from the start.
        rule: Rule,
        /// A condition, where one is named.
        condition: Option<Condition>,
        /// The rule once the condition is fulfilled, where one is named.
        then: Option<Rule>,
    },
    /// A cross (nos. 2, 3, 5 to 10).
    Cross {
        /// The rule for the first four tiles.
        rule: Rule,
        /// What the second tile on each arm must be, where nothing else follows.
        second: Second,
        /// The rule and the second tile once the cross is complete, where they are named.
        then: Option<(Rule, Second)>,
    },
    /// Volapük on a line (no. 12).
    Volapuk {
        /// The side of ordinary matching.
        ordinary: NamedSide,
        /// A condition, where one is named.
        condition: Option<Condition>,
    },
    /// Volapük on a cross (no. 12).
    VolapukCross(Second),
    /// A triangle (nos. 13 to 16).
    Triangle(AfterTriangle),
    /// First here and then there on a double, then a cross in the other rule (no. 17, 4.11).
    HereThereCross {
        /// The rule for the first two tiles.
        first: Rule,
        /// What the second tile on each arm must be.
        second: Second,
    },
}

/// What the set must be for a game to be announced (article 4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetNeeded {
    /// Any tile.
    Any,
    /// A double.
    Double,
    /// A double, but not `0-0`.
    DoubleWithSpots,
    /// `0-0`.
    DoubleBlank,
}

impl SetNeeded {
    /// Whether this tile will do as the set.
    pub fn allows(self, set: Tile) -> bool {
        let blank = set == Tile::double(Spots::BLANK);
        match self {
            SetNeeded::Any => true,
            SetNeeded::Double => set.is_double(),
            SetNeeded::DoubleWithSpots => set.is_double() && !blank,
            SetNeeded::DoubleBlank => blank,
        }
    }

    /// The words of the card.
    pub fn words(self) -> &'static str {
        match self {
            SetNeeded::Any => "any tile",
            SetNeeded::Double => "a double",
            SetNeeded::DoubleWithSpots => "a double, not 0-0",
            SetNeeded::DoubleBlank => "0-0",
        }
    }
}

/// Why an announcement is none (article 4.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoGame {
    /// The set does not allow it (4.5).
    SetNeeded(SetNeeded),
    /// It is none of the seventeen (4.11).
    NotOfTheSeventeen,
    /// It is a further game, and `house.extra_games` is off (4.11).
    ExtraGamesOff,
    /// The named sides must differ (4.6).
    SameSide,
    /// No side of the set shows this number (4.6).
    NoSideShows(Spots),
    /// Both sides of the set show this number, so it names none (4.6).
    BothSidesShow(Spots),
    /// A condition names one to four tiles (4.6).
    TilesNamed(u8),
    /// The rule that follows must be the other one (4.7).
    SameRule,
    /// This number needs words (4.5).
    NeedsWords(u8),
}

/// One line of the card of the seventeen games.
#[derive(Debug)]
pub struct GameCard {
    /// Its number, 1 to 17.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
    /// What to type to announce it.
    pub announce: &'static str,
    /// What the set must be.
    pub set: SetNeeded,
    /// The game that the number alone announces; nothing where it needs words.
    pub by_number: Option<Game>,
}

const fn line(rule: Rule) -> Option<Game> {
    Some(Game::Line {
        rule,
        condition: None,
        then: None,
    })
}

const fn cross(rule: Rule, second: Second) -> Option<Game> {
    Some(Game::Cross {
        rule,
        second,
        then: None,
    })
}

const fn cross_then(rule: Rule, second: Second) -> Option<Game> {
    Some(Game::Cross {
        rule,
        second: Second::Any,
        then: Some((rule.other(), second)),
    })
}

const fn triangle(after: AfterTriangle) -> Option<Game> {
    Some(Game::Triangle(after))
}

#[rustfmt::skip]
/// The seventeen games (article 4.5).
pub const GAMES: [GameCard; 17] = {
    use AfterTriangle as After;
    use Rule::{Matador, Ordinary};
    use Second::{Any, Double};
    use SetNeeded as Set;
    [
        GameCard { number: 1, name: "ordinary", announce: "ordinary", set: Set::Any, by_number: line(Ordinary) },
        GameCard { number: 2, name: "ordinary cross", announce: "ordinary-cross", set: Set::Double, by_number: cross(Ordinary, Any) },
        GameCard { number: 3, name: "ordinary double cross", announce: "ordinary-double-cross", set: Set::Double, by_number: cross(Ordinary, Double) },
        GameCard { number: 4, name: "matador", announce: "matador", set: Set::Any, by_number: line(Matador) },
        GameCard { number: 5, name: "matador cross", announce: "matador-cross", set: Set::DoubleWithSpots, by_number: cross(Matador, Any) },
        GameCard { number: 6, name: "matador double cross", announce: "matador-double-cross", set: Set::DoubleWithSpots, by_number: cross(Matador, Double) },
        GameCard { number: 7, name: "ordinary cross, then matador", announce: "ordinary-cross then matador", set: Set::Double, by_number: cross_then(Ordinary, Any) },
        GameCard { number: 8, name: "ordinary cross, then matador double cross", announce: "ordinary-cross then matador double-cross", set: Set::Double, by_number: cross_then(Ordinary, Double) },
        GameCard { number: 9, name: "matador cross, then ordinary", announce: "matador-cross then ordinary", set: Set::DoubleWithSpots, by_number: cross_then(Matador, Any) },
        GameCard { number: 10, name: "matador cross, then ordinary double cross", announce: "matador-cross then ordinary double-cross", set: Set::DoubleWithSpots, by_number: cross_then(Matador, Double) },
        GameCard { number: 11, name: "ordinary or matador, with a condition", announce: "ordinary|matador first …", set: Set::Any, by_number: None },
        GameCard { number: 12, name: "volapük: line, cross or double cross", announce: "volapuk ordinary … | volapuk-cross | volapuk-double-cross", set: Set::Any, by_number: None },
        GameCard { number: 13, name: "triangle (colonel cross)", announce: "triangle", set: Set::DoubleBlank, by_number: triangle(After::Matador(Any)) },
        GameCard { number: 14, name: "triangle double cross (general cross)", announce: "triangle-double-cross", set: Set::DoubleBlank, by_number: triangle(After::Matador(Double)) },
        GameCard { number: 15, name: "triangle, then ordinary", announce: "triangle then ordinary", set: Set::DoubleBlank, by_number: triangle(After::Ordinary) },
        GameCard { number: 16, name: "triangle, then ordinary cross", announce: "triangle then ordinary-cross", set: Set::DoubleBlank, by_number: triangle(After::OrdinaryCross(Any)) },
        GameCard { number: 17, name: "matador here then there, then ordinary cross or double cross", announce: "matador first here then there then ordinary-cross|ordinary-double-cross", set: Set::Double, by_number: None },
    ]
};

/// The sides of a line's set as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetTile {
    /// The number on the left.
    pub left: Spots,
    /// The number on the right.
    pub right: Spots,
}

impl SetTile {
    /// The tile.
    pub fn tile(self) -> Tile {
        Tile::new(self.left, self.right)
    }

    /// The side that was named; a number names a side only where just one shows it.
    fn side(self, named: NamedSide) -> Result<Side, NoGame> {
        match named {
            NamedSide::Side(side) => Ok(side),
            NamedSide::Shows(end) => match (self.left == end, self.right == end) {
                (true, false) => Ok(Side::Left),
                (false, true) => Ok(Side::Right),
                (true, true) => Err(NoGame::BothSidesShow(end)),
                (false, false) => Err(NoGame::NoSideShows(end)),
            },
        }
    }
}

impl Game {
    /// The number of the game among the seventeen; nothing for the further ones of article 4.11.
    pub fn number(self) -> Option<u8> {
        match self {
            Game::Line {
                condition: Some(_), ..
            } => Some(11),
            Game::Volapuk {
                condition: Some(Condition::HereThere { .. }),
                ..
            } => None,
            Game::Volapuk { .. } | Game::VolapukCross(_) => Some(12),
            Game::HereThereCross {
                first: Rule::Matador,
                ..
            } => Some(17),
            _ => GAMES
                .iter()
                .find(|card| card.by_number == Some(self))
                .map(|card| card.number),
        }
    }

    /// What the set must be for this game.
    pub fn set_needed(self) -> SetNeeded {
        match self {
            Game::Line { .. } | Game::Volapuk { .. } => SetNeeded::Any,
            Game::Cross {
                rule: Rule::Ordinary,
                ..
            }
            | Game::VolapukCross(_)
            | Game::HereThereCross { .. } => SetNeeded::Double,
            Game::Cross {
                rule: Rule::Matador,
                ..
            } => SetNeeded::DoubleWithSpots,
            Game::Triangle(_) => SetNeeded::DoubleBlank,
        }
    }

    /// Whether it is one of the further games of article 4.11.
    pub fn is_extra(self) -> bool {
        matches!(
            self,
            Game::Triangle(AfterTriangle::OrdinaryCross(Second::Double))
                | Game::Volapuk {
                    condition: Some(Condition::HereThere { .. }),
                    ..
                }
                | Game::HereThereCross {
                    first: Rule::Ordinary,
                    ..
                }
        )
    }

    /// The order in which this game is played on this set, or why it may not be announced.
    pub fn plan(self, set: SetTile, house: &House) -> Result<Plan, NoGame> {
        if self.is_extra() && !house.is_on(HouseKey::ExtraGames) {
            return Err(NoGame::ExtraGamesOff);
        }
        if !self.set_needed().allows(set.tile()) {
            return Err(NoGame::SetNeeded(self.set_needed()));
        }
        match self {
            Game::Line {
                rule,
                condition,
                then,
            } => match (condition, then) {
                (None, Some(_)) => Err(NoGame::NotOfTheSeventeen),
                (_, Some(next)) if next == rule => Err(NoGame::SameRule),
                _ => line_plan(set, [rule; 2], condition, [then.unwrap_or(rule); 2]),
            },
            Game::Volapuk {
                ordinary,
                condition,
            } => {
                let rules = match set.side(ordinary)? {
                    Side::Left => [Rule::Ordinary, Rule::Matador],
                    Side::Right => [Rule::Matador, Rule::Ordinary],
                };
                line_plan(set, rules, condition, rules)
            }
            Game::Cross { rule, second, then } => match (second, then) {
                (Second::Any, Some((next, _))) if next == rule => Err(NoGame::SameRule),
                (Second::Double, Some(_)) => Err(NoGame::NotOfTheSeventeen),
                _ => {
                    let (next, second) = then.unwrap_or((rule, second));
                    Ok(Plan::new(
                        Geometry::Cross,
                        &[Step::once([rule; 4], [true; 4])],
                        Step::free([next; 4], second),
                    ))
                }
            },
            Game::VolapukCross(second) => {
                let rules = [Rule::Matador, Rule::Ordinary, Rule::Matador, Rule::Ordinary];
                Ok(Plan::new(
                    Geometry::Cross,
                    &[Step::once(rules, [true; 4])],
                    Step::free(rules, second),
                ))
            }
            Game::Triangle(after) => {
                let start = Step::once([Rule::Matador; 4], [true, true, false, true]);
                Ok(match after {
                    AfterTriangle::Matador(second) => Plan::new(
                        Geometry::Triangle,
                        &[start],
                        Step::free([Rule::Matador; 4], second),
                    ),
                    AfterTriangle::Ordinary => Plan::new(
                        Geometry::Triangle,
                        &[start],
                        Step::free([Rule::Ordinary; 4], Second::Any),
                    ),
                    AfterTriangle::OrdinaryCross(second) => {
                        let fourth = Step::once([Rule::Ordinary; 4], [false, false, true, false]);
                        Plan::new(
                            Geometry::Cross,
                            &[start, fourth],
                            Step::free([Rule::Ordinary; 4], second),
                        )
                    }
                })
            }
            Game::HereThereCross { first, second } => {
                let here_there = Step::once([first; 4], [false, true, false, true]);
                let others = Step::once([first.other(); 4], [true, false, true, false]);
                Ok(Plan::new(
                    Geometry::Cross,
                    &[here_there, others],
                    Step::free([first.other(); 4], second),
                ))
            }
        }
    }
}

/// The plan of a line: what the condition asks for, then both arms.
fn line_plan(
    set: SetTile,
    rules: [Rule; 2],
    condition: Option<Condition>,
    then: [Rule; 2],
) -> Result<Plan, NoGame> {
    let four = |rules: [Rule; 2]| [rules[0], rules[1], rules[0], rules[1]];
    let free = Step::free(four(then), Second::Any);
    match condition {
        None => Ok(Plan::new(Geometry::Line, &[], free)),
        Some(Condition::HereThere { here, there }) => {
            let (here, there) = (set.side(here)?, set.side(there)?);
            if here == there {
                return Err(NoGame::SameSide);
            }
            let only = |side| Step::first(four(rules), side, 1, Gate::Shut);
            Ok(Plan::new(Geometry::Line, &[only(here), only(there)], free))
        }
        Some(Condition::First { tiles, on }) => {
            if !(1..=4).contains(&tiles) {
                return Err(NoGame::TilesNamed(tiles));
            }
            let side = set.side(on)?;
            Ok(Plan::new(
                Geometry::Line,
                &[Step::first(four(rules), side, tiles, Gate::Immediate)],
                free,
            ))
        }
    }
}
