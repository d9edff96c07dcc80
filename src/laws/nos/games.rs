//! The games of chapter 4, one row each. The words have holes: `RULE` is ordinary or matador,
//! `OTHER` the other of the two, `SIDE` a side of the set, `N` a number of tiles.

use super::house::{House, HouseKey};
use super::plan::{Gate, Geometry, Plan, Rule, Second, Step};
use super::set::{LineArm, NamedSide, NoGame, SetNeeded, SetTile};
use nos_base::{Article, article};
use std::fmt;

pub const NUMBERS: std::ops::RangeInclusive<u8> = 1..=17;

/// The most tiles in a condition (article 4.6).
pub const TILES_MOST: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum RuleChoice {
    Rule(Rule),
    /// The rule in `RULE`, on every arm.
    Named,
    Other,
    /// Ordinary on the first `SIDE` of a line, matador on the other.
    Volapuk,
    /// On a cross, ordinary to the east and west, matador to the north and south.
    VolapukCross,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum StepArms {
    /// One tile on each of north, east, south, west.
    Each([bool; 4]),
    /// One tile on the side that fills this `SIDE`, counted from 0.
    Side(usize),
    /// `N` tiles on the side that fills this `SIDE`.
    First(usize),
}

/// A step that ends when its arms have their tiles: arms, rules, and the article of the order.
pub type StepRow = (StepArms, RuleChoice, Article);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct GameRow {
    /// As in article 4.5; `None` for a further game of article 4.11.
    pub number: Option<u8>,
    pub article: Article,
    pub words: &'static str,
    pub set: SetNeeded,
    pub geometry: Geometry,
    pub steps: &'static [StepRow],
    /// The rules of the last step, which lasts to the end of the hand.
    pub by: RuleChoice,
    /// The kind of the second tile on each arm in the last step.
    pub second: Second,
}

const fn row(
    number: u8,
    article: Article,
    words: &'static str,
    set: SetNeeded,
    (geometry, steps): (Geometry, &'static [StepRow]),
    (by, second): (RuleChoice, Second),
) -> GameRow {
    GameRow {
        number: if number == 0 { None } else { Some(number) },
        article,
        words,
        set,
        geometry,
        steps,
        by,
        second,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum WordOrHole {
    Rule,
    Other,
    Side,
    Tiles,
    Word(&'static str),
}

use Geometry::{Cross, Line, Triangle};
use RuleChoice::{Named, Other, Volapuk, VolapukCross};
use Second::{Any, Double};
use SetNeeded as Set;

const ORDINARY: RuleChoice = RuleChoice::Rule(Rule::Ordinary);
const MATADOR: RuleChoice = RuleChoice::Rule(Rule::Matador);
const ALL: StepArms = StepArms::Each([true; 4]);
const THREE: StepArms = StepArms::Each([true, true, false, true]);
const SOUTH: StepArms = StepArms::Each([false, false, true, false]);
const EAST_WEST: StepArms = StepArms::Each([false, true, false, true]);
const NORTH_SOUTH: StepArms = StepArms::Each([true, false, true, false]);

type Order = (Geometry, &'static [StepRow]);

const LINE: Order = (Line, &[]);
const ORDINARY_CROSS: Order = (Cross, &[(ALL, ORDINARY, article(4, 4))]);
const MATADOR_CROSS: Order = (Cross, &[(ALL, MATADOR, article(4, 4))]);
const VOLAPUK_CROSS: Order = (Cross, &[(ALL, VolapukCross, article(4, 4))]);
const TRIANGLE: Order = (Triangle, &[(THREE, MATADOR, article(4, 4))]);
const FOURTH: Order = (Cross, &[(THREE, MATADOR, article(4, 4)), (SOUTH, ORDINARY, article(4, 9))]);
const MATADOR_THERE: Order =
    (Cross, &[(EAST_WEST, MATADOR, article(4, 10)), (NORTH_SOUTH, ORDINARY, article(4, 10))]);
const ORDINARY_THERE: Order =
    (Cross, &[(EAST_WEST, ORDINARY, article(4, 10)), (NORTH_SOUTH, MATADOR, article(4, 10))]);
const HERE_THERE: Order =
    (Line, &[(StepArms::Side(0), Named, article(4, 6)), (StepArms::Side(1), Named, article(4, 6))]);
const FIRST: Order = (Line, &[(StepArms::First(0), Named, article(4, 6))]);
const VOLAPUK_FIRST: Order = (Line, &[(StepArms::First(1), Volapuk, article(4, 6))]);
const VOLAPUK_THERE: Order = {
    let first = (StepArms::Side(1), Volapuk, article(4, 6));
    (Line, &[first, (StepArms::Side(2), Volapuk, article(4, 6))])
};

#[rustfmt::skip]
/// The seventeen games in order, then those of article 4.11.
pub static GAMES: &[GameRow] = &[
    row(1, article(4, 5), "ordinary", Set::Any, LINE, (ORDINARY, Any)),
    row(2, article(4, 5), "ordinary-cross", Set::Double, ORDINARY_CROSS, (ORDINARY, Any)),
    row(3, article(4, 5), "ordinary-double-cross", Set::Double, ORDINARY_CROSS, (ORDINARY, Double)),
    row(4, article(4, 5), "matador", Set::Any, LINE, (MATADOR, Any)),
    row(5, article(4, 5), "matador-cross", Set::DoubleWithSpots, MATADOR_CROSS, (MATADOR, Any)),
    row(6, article(4, 5), "matador-double-cross", Set::DoubleWithSpots, MATADOR_CROSS, (MATADOR, Double)),
    row(7, article(4, 5), "ordinary-cross then matador", Set::Double, ORDINARY_CROSS, (MATADOR, Any)),
    row(8, article(4, 5), "ordinary-cross then matador double-cross", Set::Double, ORDINARY_CROSS, (MATADOR, Double)),
    row(9, article(4, 5), "matador-cross then ordinary", Set::DoubleWithSpots, MATADOR_CROSS, (ORDINARY, Any)),
    row(10, article(4, 5), "matador-cross then ordinary double-cross", Set::DoubleWithSpots, MATADOR_CROSS, (ORDINARY, Double)),
    row(11, article(4, 6), "RULE first SIDE then SIDE", Set::Any, HERE_THERE, (Named, Any)),
    row(11, article(4, 7), "RULE first SIDE then SIDE then OTHER", Set::Any, HERE_THERE, (Other, Any)),
    row(11, article(4, 6), "RULE first N on SIDE", Set::Any, FIRST, (Named, Any)),
    row(11, article(4, 7), "RULE first N on SIDE then OTHER", Set::Any, FIRST, (Other, Any)),
    row(12, article(4, 8), "volapuk ordinary SIDE", Set::Any, LINE, (Volapuk, Any)),
    row(12, article(4, 8), "volapuk ordinary SIDE first N on SIDE", Set::Any, VOLAPUK_FIRST, (Volapuk, Any)),
    row(12, article(4, 8), "volapuk-cross", Set::Double, VOLAPUK_CROSS, (VolapukCross, Any)),
    row(12, article(4, 8), "volapuk-double-cross", Set::Double, VOLAPUK_CROSS, (VolapukCross, Double)),
    row(13, article(4, 5), "triangle", Set::DoubleBlank, TRIANGLE, (MATADOR, Any)),
    row(14, article(4, 5), "triangle-double-cross", Set::DoubleBlank, TRIANGLE, (MATADOR, Double)),
    row(15, article(4, 5), "triangle then ordinary", Set::DoubleBlank, TRIANGLE, (ORDINARY, Any)),
    row(16, article(4, 9), "triangle then ordinary-cross", Set::DoubleBlank, FOURTH, (ORDINARY, Any)),
    row(17, article(4, 10), "matador first here then there then ordinary-cross", Set::Double, MATADOR_THERE, (ORDINARY, Any)),
    row(17, article(4, 10), "matador first here then there then ordinary-double-cross", Set::Double, MATADOR_THERE, (ORDINARY, Double)),
    row(0, article(4, 11), "triangle then ordinary-double-cross", Set::DoubleBlank, FOURTH, (ORDINARY, Double)),
    row(0, article(4, 11), "volapuk ordinary SIDE first SIDE then SIDE", Set::Any, VOLAPUK_THERE, (Volapuk, Any)),
    row(0, article(4, 11), "ordinary first here then there then matador-cross", Set::Double, ORDINARY_THERE, (MATADOR, Any)),
    row(0, article(4, 11), "ordinary first here then there then matador-double-cross", Set::Double, ORDINARY_THERE, (MATADOR, Double)),
];

impl GameRow {
    pub fn with_number(number: u8) -> impl Iterator<Item = &'static GameRow> {
        GAMES.iter().filter(move |row| row.number == Some(number))
    }

    pub fn parts(&self) -> impl Iterator<Item = WordOrHole> + use<> {
        self.words.split(' ').map(|part| match part {
            "RULE" => WordOrHole::Rule,
            "OTHER" => WordOrHole::Other,
            "SIDE" => WordOrHole::Side,
            "N" => WordOrHole::Tiles,
            word => WordOrHole::Word(word),
        })
    }

    /// Returns the message with its name; rows with the same number share it.
    pub fn message(&self) -> String {
        match self.number {
            Some(number) => format!("game-{number}"),
            None => format!("game-{}", self.words.replace(' ', "-")),
        }
    }

    pub fn has_holes(&self) -> bool {
        self.parts().any(|part| !matches!(part, WordOrHole::Word(_)))
    }

    pub fn is_extra(&self) -> bool {
        self.number.is_none()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Holes {
    pub rule: Rule,
    pub sides: [NamedSide; 3],
    pub tiles: u8,
}

impl Default for Holes {
    fn default() -> Holes {
        Holes { rule: Rule::Ordinary, sides: [NamedSide::Arm(LineArm::Left); 3], tiles: 1 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Game {
    pub row: &'static GameRow,
    pub holes: Holes,
}

impl Game {
    /// Returns the game that a number alone announces; `None` if it needs words.
    pub fn by_number(number: u8) -> Option<Game> {
        let mut rows = GameRow::with_number(number);
        match (rows.next(), rows.next()) {
            (Some(row), None) if !row.has_holes() => Some(Game { row, holes: Holes::default() }),
            _ => None,
        }
    }

    /// Plans this game on this set.
    ///
    /// # Errors The game may not be announced.
    pub fn plan(self, set: SetTile, house: &House) -> Result<Plan, NoGame> {
        let row = self.row;
        if row.is_extra() && !house.is_on(HouseKey::ExtraGames) {
            return Err(NoGame::ExtraGamesOff);
        }
        if !row.set.allows(set.tile()) {
            return Err(NoGame::SetNeeded(row.set));
        }
        let mut ending = arrayvec::ArrayVec::<Step, 2>::new();
        let mut before = None;
        for (on, by, order) in row.steps {
            let rules = self.rules(*by, set)?;
            let side = |at: usize| set.side(self.holes.sides[at]);
            let step = match *on {
                StepArms::Each(arms) => Step::each(rules, arms, *order),
                StepArms::Side(at) => {
                    let side = side(at)?;
                    if before.replace(side) == Some(side) {
                        return Err(NoGame::SameSide);
                    }
                    Step::first(rules, side, (1, Gate::Shut), *order)
                }
                StepArms::First(at) => {
                    Step::first(rules, side(at)?, (self.holes.tiles, Gate::Immediate), *order)
                }
            };
            let _ = ending.try_push(step);
        }
        Ok(Plan {
            geometry: row.geometry,
            ending,
            last: Step::free(self.rules(row.by, set)?, row.second),
        })
    }

    fn rules(self, by: RuleChoice, set: SetTile) -> Result<[Rule; 4], NoGame> {
        use Rule::{Matador, Ordinary};
        let [first, ..] = self.holes.sides;
        Ok(match by {
            RuleChoice::Rule(rule) => [rule; 4],
            RuleChoice::Named => [self.holes.rule; 4],
            RuleChoice::Other => [self.holes.rule.other(); 4],
            RuleChoice::Volapuk => match set.side(first)? {
                LineArm::Left => [Ordinary, Matador, Ordinary, Matador],
                LineArm::Right => [Matador, Ordinary, Matador, Ordinary],
            },
            RuleChoice::VolapukCross => [Matador, Ordinary, Matador, Ordinary],
        })
    }

    pub fn words(&self) -> impl Iterator<Item = String> {
        let mut sides = self.holes.sides.iter();
        self.row.parts().map(move |part| match part {
            WordOrHole::Rule => self.holes.rule.to_string(),
            WordOrHole::Other => self.holes.rule.other().to_string(),
            WordOrHole::Side => sides.next().map(ToString::to_string).unwrap_or_default(),
            WordOrHole::Tiles => self.holes.tiles.to_string(),
            WordOrHole::Word(word) => word.to_owned(),
        })
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().collect::<Vec<_>>().join(" "))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Announced {
    Number(u8),
    Words(Game),
}

impl fmt::Display for Announced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Announced::Number(number) => number.fmt(f),
            Announced::Words(game) => game.fmt(f),
        }
    }
}
