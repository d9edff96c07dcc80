//! The arguments of verbs that only Nos has.

use super::announced::{SIDE, arm, lettered};
use super::fouls::CALLED;
use super::{Announced, Arm, Foul, Place, Play, Tail};
use crate::dominoes::tile::Tile;
pub(super) use crate::law::tiles::end;
use crate::law::tiles::{TILE, Typed};
use crate::speech::argument::{Actor, Argument, Naming, Player};
use crate::speech::{Class, Dialect, Fault, Kind, Reader, Reason, Want};
use crate::table::name::Name;
use crate::values;
use std::fmt;

/// An arm, or the number that it shows.
static PLACE: Kind = Kind::new(
    "an arm",
    ": left, right, north, east, south, west or the number it shows",
    Class::Word,
);
/// What happened to the tiles too many.
static KEPT: Kind = Kind::new("kept or returned", "", Class::Word);
static FOUL: Kind = Kind::new("a kind of foul", CALLED, Class::Word);

values! {
    /// Whether the tiles too many are kept.
    Kept: bool = "kept|returned",
        |reader| reader.one_of([(true, "kept"), (false, "returned")], &KEPT),
        |kept, f| f.write_str(if *kept { " kept" } else { " returned" });
    /// Whether the set was drawn (article 3.2).
    Drawn: bool = "[drawn]", |reader| Ok(reader.take("drawn")),
        |drawn, f| f.write_str(if *drawn { " drawn" } else { "" });
    CalledFoul: Foul = "KIND",
        |reader| reader.one_of(Foul::callable(), &FOUL),
        |foul, f| write!(f, " {}", foul.called().unwrap_or_default().0);
    /// The spots that a player still holds.
    Held: u16 = "N",
        |reader| reader.number(u16::MAX.into()).map(|spots| spots as u16);
    /// A game, by its number or in words.
    Game: Announced = "GAME", super::announced::read;
    /// The end of the line that a turned tile is played on.
    OnSide: Option<Place> = "[on left|right|N]", on_side,
        |on, f| on.iter().try_for_each(|on| write!(f, " on {on}"));
}

fn on_side(reader: &mut Reader<'_>) -> Result<Option<Place>, Fault> {
    let said = reader.take("on");
    said.then(|| place(reader, &[Arm::Left, Arm::Right], &SIDE))
        .transpose()
}

/// The player whom a newcomer sits after; the one at the last seat if nobody is named.
#[derive(Debug)]
pub struct After;

impl Argument for After {
    type Value = Option<Name>;
    const USAGE: &'static str = "[after NAME]";

    fn read(reader: &mut Reader<'_>) -> Result<Option<Name>, Fault> {
        let said = reader.take("after");
        said.then(|| reader.name()).transpose()
    }

    fn print(after: &Option<Name>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut after = after.iter();
        after.try_for_each(|after| write!(f, " after {after}"))
    }

    fn name_in_full(after: &mut Option<Name>, naming: &dyn Naming) {
        if let Some(after) = after {
            Player::name_in_full(after, naming);
        }
    }
}

/// Reads one of these arms, or the number that one shows.
fn place(reader: &mut Reader<'_>, arms: &[Arm], kind: &'static Kind) -> Result<Place, Fault> {
    if reader.remembers() {
        let words = arms.iter().map(|arm| Want::Word(arm.word()));
        words.for_each(|word| reader.want(word));
    }
    reader.piece(kind, |text| match (arm(text), end(text)) {
        (Some(arm), _) if arms.contains(&arm) => Ok(Place::Arm(arm)),
        (None, Some(end)) => Ok(Place::Shows(end)),
        _ => Err(Reason::Expected(kind)),
    })
}

/// A play: who, which tile, where, and the last word.
#[derive(Debug)]
pub struct Played;

/// A tile as it is typed in a play: at the prompt the letters of an arm and of `claim` can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Laid<'a> {
    typed: Typed<'a>,
    arm: Option<Arm>,
    claim: bool,
}

impl<'a> Laid<'a> {
    /// Parses `6-4`, `64` or `6>4`; at the prompt also `64e`, `64c` and `64ec`.
    #[inline]
    pub(super) fn read(word: &'a str, dialect: Dialect) -> Result<Laid<'a>, Reason> {
        let typed = Typed::read(word)?;
        let claimed = typed.rest.strip_suffix(['c', 'C']);
        let (letter, claim) = (claimed.unwrap_or(typed.rest), claimed.is_some());
        let one = Some(letter).filter(|letter| letter.len() == 1);
        let arm = one.and_then(|letter| arm(letter).or_else(|| lettered(letter)));
        let is_prompted = dialect == Dialect::Prompt && (letter.is_empty() || arm.is_some());
        match is_prompted || typed.rest.is_empty() {
            true => Ok(Laid { typed, arm, claim }),
            false => Err(Reason::Expected(&TILE)),
        }
    }
}

impl Argument for Played {
    type Value = Play;
    const USAGE: &'static str = "[NAME] TILE [on ARM] [claim|stands]";

    fn read(reader: &mut Reader<'_>) -> Result<Play, Fault> {
        let name = reader.optional_name()?;
        let dialect = reader.dialect();
        let laid = reader.piece(&TILE, |word| Laid::read(word, dialect))?;
        let on = if let Some(arm) = laid.arm {
            Some(Place::Arm(arm))
        } else if laid.claim {
            None
        } else if reader.take_whole("on") {
            Some(place(reader, &Arm::ALL, &PLACE)?)
        } else if dialect == Dialect::Prompt {
            reader.maybe(&PLACE, arm).map(Place::Arm)
        } else {
            None
        };
        let tail = if laid.claim || reader.take_whole("claim") {
            Tail::Claim
        } else if reader.take_whole("stands") {
            Tail::Stands
        } else {
            Tail::Plain
        };
        Ok(Play {
            name,
            tile: Tile::new(laid.typed.one, laid.typed.other),
            touching: laid.typed.touches.then_some(laid.typed.one),
            on,
            tail,
        })
    }

    fn print(play: &Play, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {play}")
    }

    fn name_in_full(play: &mut Play, naming: &dyn Naming) {
        Actor::name_in_full(&mut play.name, naming);
    }
}
