//! Entries as they are printed: one way for each, which reads back as the same entry.

use super::verb::Verb;
use crate::law::nos::entry::{Act, Announced, Entry, Place, Play, Tail};
use crate::law::nos::game::{AfterTriangle, Condition, Game, NamedSide, Second, Side};
use std::fmt::{Display, Formatter, Result};

impl Verb {
    /// The verb of an act.
    pub fn of(act: &Act) -> Verb {
        match act {
            Act::Law(_) => Verb::Law,
            Act::Seat(_) => Verb::Seat,
            Act::House(_) => Verb::House,
            Act::Join { .. } => Verb::Join,
            Act::Retire(_) => Verb::Retire,
            Act::Settle => Verb::Settle,
            Act::Pot(_) => Verb::Pot,
            Act::Billitonnen => Verb::Billitonnen,
            Act::Recount(_) => Verb::Recount,
            Act::Note(_) => Verb::Note,
            Act::Deal => Verb::Deal,
            Act::Reshuffle => Verb::Reshuffle,
            Act::Short { .. } => Verb::Short,
            Act::Excess { .. } => Verb::Excess,
            Act::Set { .. } => Verb::Set,
            Act::Announce(_) => Verb::Announce,
            Act::Declare { .. } => Verb::Declare,
            Act::Draw { .. } => Verb::Draw,
            Act::Play(_) => Verb::Play,
            Act::Claim(_) => Verb::Claim,
            Act::Pass(_) => Verb::Pass,
            Act::Wait(_) => Verb::Wait,
            Act::Nos(_) => Verb::Nos,
            Act::Block(_) => Verb::Block,
            Act::Refute { .. } => Verb::Refute,
            Act::Uphold => Verb::Uphold,
            Act::Foul { .. } => Verb::Foul,
            Act::Reveal { .. } => Verb::Reveal,
            Act::Count { .. } => Verb::Count,
            Act::Lot(_) => Verb::Lot,
            Act::Void => Verb::Void,
            Act::Starter { .. } => Verb::Starter,
            Act::Flip { .. } => Verb::Flip,
        }
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.act.fmt(f)?;
        // After a note the word would be one of the note's.
        let waived = self.waived && !matches!(self.act, Act::Note(_));
        f.write_str(if waived { " waive" } else { "" })
    }
}

impl Display for Act {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(Verb::of(self).word())?;
        match self {
            Act::Settle
            | Act::Billitonnen
            | Act::Deal
            | Act::Reshuffle
            | Act::Uphold
            | Act::Void => Ok(()),
            Act::Law(edition) => write!(f, " {edition}"),
            Act::Seat(names) => all(f, names),
            Act::House(setting) => write!(f, " {setting}"),
            Act::Join { name, after } => {
                write!(f, " {name}")?;
                after
                    .iter()
                    .try_for_each(|after| write!(f, " after {after}"))
            }
            Act::Retire(name) | Act::Pot(name) | Act::Nos(name) => write!(f, " {name}"),
            Act::Recount(chips) => pairs(f, chips),
            Act::Note(text) => write!(f, " {text}"),
            Act::Short { name, tiles } => write!(f, " {name} {tiles}"),
            Act::Excess { name, tiles, kept } => {
                let word = if *kept { "kept" } else { "returned" };
                write!(f, " {name} {tiles} {word}")
            }
            Act::Set {
                name,
                left,
                right,
                drawn,
            } => {
                all(f, name)?;
                write!(f, " {left}-{right}")?;
                f.write_str(if *drawn { " drawn" } else { "" })
            }
            Act::Announce(game) => write!(f, " {game}"),
            Act::Declare { name, tiles } | Act::Reveal { name, tiles } => {
                write!(f, " {name}")?;
                all(f, tiles)
            }
            Act::Draw { name, tiles } => {
                all(f, name)?;
                all(f, (*tiles != 1).then_some(tiles))
            }
            Act::Play(play) => write!(f, " {play}"),
            Act::Claim(name) | Act::Pass(name) | Act::Wait(name) | Act::Block(name) => all(f, name),
            Act::Refute { name, tile } => write!(f, " {name} {tile}"),
            Act::Foul { name, kind } => {
                write!(f, " {name} {}", kind.called().unwrap_or_default())
            }
            Act::Count { name, spots } => write!(f, " {name} {spots}"),
            Act::Lot(tiles) => pairs(f, tiles),
            Act::Starter { left, right } => write!(f, " {left}-{right}"),
            Act::Flip {
                name,
                left,
                right,
                on,
            } => {
                all(f, name)?;
                write!(f, " {left}-{right}")?;
                on.iter().try_for_each(|on| write!(f, " on {on}"))
            }
        }
    }
}

/// Each of these after a blank.
fn all<T: Display>(f: &mut Formatter<'_>, items: impl IntoIterator<Item = T>) -> Result {
    items.into_iter().try_for_each(|item| write!(f, " {item}"))
}

/// Each of these pairs after a blank.
fn pairs<A: Display, B: Display>(f: &mut Formatter<'_>, pairs: &[(A, B)]) -> Result {
    pairs.iter().try_for_each(|(a, b)| write!(f, " {a} {b}"))
}

impl Display for Play {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if let Some(name) = &self.name {
            write!(f, "{name} ")?;
        }
        match self.touching.map(|end| (end, self.tile.other(end))) {
            Some((end, Some(open))) => write!(f, "{end}>{open}")?,
            _ => write!(f, "{}", self.tile)?,
        }
        if let Some(on) = self.on {
            write!(f, " on {on}")?;
        }
        f.write_str(match self.tail {
            Tail::Plain => "",
            Tail::Claim => " claim",
            Tail::Stands => " stands",
        })
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Place::Arm(arm) => arm.fmt(f),
            Place::Shows(end) => end.fmt(f),
        }
    }
}

impl Display for Announced {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Announced::Number(number) => number.fmt(f),
            Announced::Words(game) => game.fmt(f),
        }
    }
}

impl Display for Game {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Game::Line {
                rule,
                condition,
                then,
            } => {
                write!(f, "{rule}")?;
                all(f, condition)?;
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
                all(f, condition)
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
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Condition::HereThere { here, there } => write!(f, "first {here} then {there}"),
            Condition::First { tiles, on } => write!(f, "first {tiles} on {on}"),
        }
    }
}

impl Display for NamedSide {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            NamedSide::Side(side) => side.fmt(f),
            NamedSide::Shows(end) => end.fmt(f),
        }
    }
}

impl Display for Side {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Side::Left => "left",
            Side::Right => "right",
        })
    }
}
