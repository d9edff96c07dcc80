//! Games as they are announced, by number or in words.

use super::arguments::{SIDE, arm, end};
use super::entry::Announced;
use super::game::{AfterTriangle, Condition, GAMES, Game, NamedSide, Second, Side};
use super::plan::Arm;
use super::rule::Rule;
use crate::speech::reader::digits;
use crate::speech::{Class, Fault, Kind, Reader, Reason, Want};
use std::fmt::{Display, Formatter};

/// A game.
pub(super) static GAME: Kind = Kind::new("a game", ", like 2 or ordinary-cross", Class::Word);
static RULE: Kind = Kind::new("ordinary or matador", "", Class::Word);
static VOLAPUK: Kind = Kind::new(
    "ordinary",
    ", then its side: left, right or the number it shows",
    Class::Word,
);
static FIRST: Kind = Kind::new(
    "what comes first",
    ": a side, like left then right, or a number of tiles, like 3 on left",
    Class::Number,
);
static ON_OR_THEN: Kind = Kind::new(
    "on or then",
    ": 3 on left for three tiles, 3 then 5 for the sides",
    Class::Word,
);
static THEN: Kind = Kind::new("then", "", Class::Word);
static THERE: Kind = Kind::new("there", "", Class::Word);
static ORDINARY_CROSS: Kind = Kind::new("ordinary-cross or ordinary-double-cross", "", Class::Word);
static MATADOR_CROSS: Kind = Kind::new("matador-cross or matador-double-cross", "", Class::Word);
static AFTER_TRIANGLE: Kind = Kind::new("ordinary or ordinary-cross", "", Class::Word);

/// What a game can begin with.
#[derive(Clone, Copy)]
enum Head {
    Line(Rule),
    Cross(Rule, Second),
    Volapuk,
    VolapukCross(Second),
    Triangle(Second),
}

const HEADS: [(Head, &str); 11] = {
    use Rule::{Matador, Ordinary};
    use Second::{Any, Double};
    [
        (Head::Line(Ordinary), "ordinary"),
        (Head::Line(Matador), "matador"),
        (Head::Cross(Ordinary, Any), "ordinary-cross"),
        (Head::Cross(Ordinary, Double), "ordinary-double-cross"),
        (Head::Cross(Matador, Any), "matador-cross"),
        (Head::Cross(Matador, Double), "matador-double-cross"),
        (Head::Volapuk, "volapuk"),
        (Head::VolapukCross(Any), "volapuk-cross"),
        (Head::VolapukCross(Double), "volapuk-double-cross"),
        (Head::Triangle(Any), "triangle"),
        (Head::Triangle(Double), "triangle-double-cross"),
    ]
};

const RULES: [(Rule, &str); 2] = [(Rule::Ordinary, "ordinary"), (Rule::Matador, "matador")];

/// Reads a game.
pub(super) fn read(reader: &mut Reader<'_>) -> Result<Announced, Fault> {
    if reader
        .word()
        .is_some_and(|word| digits(word.text).is_some())
    {
        return reader.piece(&GAME, |text| {
            let number = digits(text).and_then(|number| u8::try_from(number).ok());
            let mut cards = GAMES.iter();
            match number.filter(|number| cards.any(|card| card.number == *number)) {
                Some(number) => Ok(Announced::Number(number)),
                None => Err(Reason::Law(
                    "\"{found}\" is no game; the games have the numbers 1 to 17",
                )),
            }
        });
    }
    reader.want(Want::Kind(&GAME));
    let read = match reader.one_of(HEADS, &GAME)? {
        Head::Line(rule) => line(reader, rule)?,
        Head::Cross(rule, second) => {
            let then = then(reader, |reader| reader.one_of(RULES, &RULE))?;
            let then = then.map(|rule| {
                let double = reader.take("double-cross");
                (rule, if double { Second::Double } else { Second::Any })
            });
            Game::Cross { rule, second, then }
        }
        Head::Volapuk => volapuk(reader)?,
        Head::VolapukCross(second) => Game::VolapukCross(second),
        Head::Triangle(Second::Any) => {
            let after = then(reader, after_triangle)?;
            Game::Triangle(after.unwrap_or(AfterTriangle::Matador(Second::Any)))
        }
        Head::Triangle(second) => Game::Triangle(AfterTriangle::Matador(second)),
    };
    Ok(Announced::Words(read))
}

/// A line from its rule on, or no. 17 and its like, which begin as a line does.
fn line(reader: &mut Reader<'_>, rule: Rule) -> Result<Game, Fault> {
    let mut first = None;
    if reader.take("first") {
        if reader.take("here") {
            return here_there(reader, rule);
        }
        first = Some(condition(reader)?);
    }
    let then = then(reader, |reader| reader.one_of(RULES, &RULE))?;
    Ok(Game::Line {
        rule,
        condition: first,
        then,
    })
}

fn volapuk(reader: &mut Reader<'_>) -> Result<Game, Fault> {
    reader.must("ordinary", &VOLAPUK)?;
    let ordinary = side(reader)?;
    let condition = if reader.take("first") {
        Some(condition(reader)?)
    } else {
        None
    };
    Ok(Game::Volapuk {
        ordinary,
        condition,
    })
}

/// What stands after `first`: so many on a side, or one side and then the other.
fn condition(reader: &mut Reader<'_>) -> Result<Condition, Fault> {
    want_sides(reader);
    let no_side = reader.fault(Reason::Expected(&SIDE));
    let (number, here) = reader.piece(&FIRST, |text| match (digits(text), named(text)) {
        (None, None) => Err(Reason::Expected(&FIRST)),
        read => Ok(read),
    })?;
    if let Some(tiles) = number {
        if reader.take("on") {
            return Ok(Condition::First {
                tiles: u8::try_from(tiles).unwrap_or(u8::MAX),
                on: side(reader)?,
            });
        }
        if !reader.is("then") {
            return reader.expected(&ON_OR_THEN);
        }
    }
    let here = here.ok_or(no_side)?;
    reader.must("then", &THEN)?;
    let there = side(reader)?;
    Ok(Condition::HereThere { here, there })
}

fn here_there(reader: &mut Reader<'_>, first: Rule) -> Result<Game, Fault> {
    reader.must("then", &THEN)?;
    reader.must("there", &THERE)?;
    reader.must("then", &THEN)?;
    let kind = match first.other() {
        Rule::Ordinary => &ORDINARY_CROSS,
        Rule::Matador => &MATADOR_CROSS,
    };
    let crosses = HEADS.into_iter().filter_map(|(head, word)| match head {
        Head::Cross(rule, second) if rule == first.other() => Some((second, word)),
        _ => None,
    });
    let second = reader.one_of(crosses, kind)?;
    Ok(Game::HereThereCross { first, second })
}

/// What follows, if `then` comes next.
fn then<'a, T>(
    reader: &mut Reader<'a>,
    read: impl FnOnce(&mut Reader<'a>) -> Result<T, Fault>,
) -> Result<Option<T>, Fault> {
    let follows = reader.take("then");
    follows.then(|| read(reader)).transpose()
}

fn after_triangle(reader: &mut Reader<'_>) -> Result<AfterTriangle, Fault> {
    let words = [
        (AfterTriangle::Ordinary, "ordinary"),
        (AfterTriangle::OrdinaryCross(Second::Any), "ordinary-cross"),
        (
            AfterTriangle::OrdinaryCross(Second::Double),
            "ordinary-double-cross",
        ),
    ];
    reader.one_of(words, &AFTER_TRIANGLE)
}

/// A side of a line, as the announcer names it.
fn side(reader: &mut Reader<'_>) -> Result<NamedSide, Fault> {
    want_sides(reader);
    reader.piece(&SIDE, |text| named(text).ok_or(Reason::Expected(&SIDE)))
}

fn want_sides(reader: &mut Reader<'_>) {
    reader.want(Want::Word("left"));
    reader.want(Want::Word("right"));
}

/// The side that a word names, or the number it shows.
fn named(text: &str) -> Option<NamedSide> {
    match (arm(text), end(text)) {
        (Some(Arm::Left), _) => Some(NamedSide::Side(Side::Left)),
        (Some(Arm::Right), _) => Some(NamedSide::Side(Side::Right)),
        (_, end) => end.map(NamedSide::Shows),
    }
}

impl Display for Announced {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Announced::Number(number) => number.fmt(f),
            Announced::Words(game) => game.fmt(f),
        }
    }
}

impl Display for Game {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Game::Line {
                rule,
                condition,
                then,
            } => {
                write!(f, "{rule}")?;
                condition.iter().try_for_each(|own| write!(f, " {own}"))?;
                then.iter().try_for_each(|then| write!(f, " then {then}"))
            }
            Game::Cross { rule, second, then } => {
                write!(f, "{rule}-{}", cross(*second))?;
                let Some((next, second)) = then else {
                    return Ok(());
                };
                write!(f, " then {next}")?;
                match second {
                    Second::Any => Ok(()),
                    Second::Double => write!(f, " {}", cross(*second)),
                }
            }
            Game::Volapuk {
                ordinary,
                condition,
            } => {
                write!(f, "volapuk ordinary {ordinary}")?;
                condition.iter().try_for_each(|own| write!(f, " {own}"))
            }
            Game::VolapukCross(second) => write!(f, "volapuk-{}", cross(*second)),
            Game::Triangle(AfterTriangle::Matador(Second::Any)) => f.write_str("triangle"),
            Game::Triangle(AfterTriangle::Matador(second)) => {
                write!(f, "triangle-{}", cross(*second))
            }
            Game::Triangle(AfterTriangle::Ordinary) => f.write_str("triangle then ordinary"),
            Game::Triangle(AfterTriangle::OrdinaryCross(second)) => {
                write!(f, "triangle then ordinary-{}", cross(*second))
            }
            Game::HereThereCross { first, second } => write!(
                f,
                "{first} first here then there then {}-{}",
                first.other(),
                cross(*second)
            ),
        }
    }
}

/// The word for a cross with this second tile.
fn cross(second: Second) -> &'static str {
    match second {
        Second::Any => "cross",
        Second::Double => "double-cross",
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Condition::HereThere { here, there } => write!(f, "first {here} then {there}"),
            Condition::First { tiles, on } => write!(f, "first {tiles} on {on}"),
        }
    }
}

impl Display for NamedSide {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            NamedSide::Side(side) => side.fmt(f),
            NamedSide::Shows(end) => end.fmt(f),
        }
    }
}

impl Display for Side {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Side::Left => "left",
            Side::Right => "right",
        })
    }
}
