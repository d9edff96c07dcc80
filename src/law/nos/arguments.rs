//! The arguments of verbs that only Nos has.

use super::announced::{SIDE, arm};
use super::fouls::CALLED;
use super::{Announced, Arm, Foul, Place, Play, Tail};
use crate::dominoes::tile;
use crate::dominoes::tile::Tile;
pub use crate::law::asks::{HeldBy, Holds, Legal, LegalOf};
use crate::law::tiles::{TILE, Typed};
pub(super) use crate::law::tiles::{end, is_tile};
use crate::speech::argument::{Actor, Argument, Naming, Player};
use crate::speech::kind::NEW_NAME;
use crate::speech::{Class, Dialect, Fault, Kind, Reader, Reason, Want};
use crate::table::name::Name;
use std::fmt;

/// One more player to be seated.
static ONE_MORE: Kind = Kind::new(
    "another player's name",
    "; three to five are seated",
    Class::Name,
);
/// An arm, or the number that it shows.
static PLACE: Kind = Kind::new(
    "an arm",
    ": left, right, north, east, south, west or the number it shows",
    Class::Word,
);
/// What happened to the tiles too many.
static KEPT: Kind = Kind::new("kept or returned", "", Class::Word);
static FOUL: Kind = Kind::new("a kind of foul", CALLED, Class::Word);

/// The players of a session, three to five (article 1.1).
#[derive(Debug)]
pub struct Players;

impl Argument for Players {
    type Value = Vec<Name>;
    const USAGE: &'static str = "NAME NAME NAME [NAME [NAME]]";

    fn read(reader: &mut Reader<'_>) -> Result<Vec<Name>, Fault> {
        let mut names = Vec::with_capacity(5);
        while names.len() < 3 || reader.goes_on() {
            if names.len() == 5 {
                return Err(reader.fault(Reason::Law(
                    "\"{found}\" is one player too many; three to five can be seated",
                )));
            }
            if !reader.goes_on() {
                return reader.expected(&ONE_MORE);
            }
            names.push(reader.new_name()?);
        }
        reader.want(Want::Kind(&NEW_NAME));
        Ok(names)
    }

    fn print(names: &Vec<Name>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        names.iter().try_for_each(|name| write!(f, " {name}"))
    }
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

/// Whether the tiles too many are kept.
#[derive(Debug)]
pub struct Kept;

impl Argument for Kept {
    type Value = bool;
    const USAGE: &'static str = "kept|returned";

    fn read(reader: &mut Reader<'_>) -> Result<bool, Fault> {
        reader.one_of([(true, "kept"), (false, "returned")], &KEPT)
    }

    fn print(kept: &bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *kept { " kept" } else { " returned" })
    }
}

/// Whether the set was drawn (article 3.2).
#[derive(Debug)]
pub struct Drawn;

impl Argument for Drawn {
    type Value = bool;
    const USAGE: &'static str = "[drawn]";

    fn read(reader: &mut Reader<'_>) -> Result<bool, Fault> {
        Ok(reader.take("drawn"))
    }

    fn print(drawn: &bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *drawn { " drawn" } else { "" })
    }
}

#[derive(Debug)]
pub struct CalledFoul;

impl Argument for CalledFoul {
    type Value = Foul;
    const USAGE: &'static str = "KIND";

    fn read(reader: &mut Reader<'_>) -> Result<Foul, Fault> {
        reader.one_of(Foul::callable(), &FOUL)
    }

    fn print(foul: &Foul, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", foul.called().unwrap_or_default().0)
    }
}

#[derive(Debug)]
pub struct Spots;

impl Argument for Spots {
    type Value = u16;
    const USAGE: &'static str = "N";

    fn read(reader: &mut Reader<'_>) -> Result<u16, Fault> {
        let spots = reader.number(u16::MAX.into())?;
        Ok(u16::try_from(spots).unwrap_or(u16::MAX))
    }

    fn print(spots: &u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {spots}")
    }
}

/// A game, by its number or in words.
#[derive(Debug)]
pub struct Game;

impl Argument for Game {
    type Value = Announced;
    const USAGE: &'static str = "GAME";

    fn read(reader: &mut Reader<'_>) -> Result<Announced, Fault> {
        super::announced::read(reader)
    }

    fn print(game: &Announced, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {game}")
    }
}

/// Reads one of these arms, or the number that one shows.
fn place(reader: &mut Reader<'_>, arms: &[Arm], kind: &'static Kind) -> Result<Place, Fault> {
    for arm in arms {
        reader.want(Want::Word(arm.word()));
    }
    reader.piece(kind, |text| match (arm(text), end(text)) {
        (Some(arm), _) if arms.contains(&arm) => Ok(Place::Arm(arm)),
        (None, Some(end)) => Ok(Place::Shows(end)),
        _ => Err(Reason::Expected(kind)),
    })
}

/// The end of the line that a turned tile is played on.
#[derive(Debug)]
pub struct OnSide;

impl Argument for OnSide {
    type Value = Option<Place>;
    const USAGE: &'static str = "[on left|right|N]";

    fn read(reader: &mut Reader<'_>) -> Result<Option<Place>, Fault> {
        let said = reader.take("on");
        said.then(|| place(reader, &[Arm::Left, Arm::Right], &SIDE))
            .transpose()
    }

    fn print(on: &Option<Place>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on.iter().try_for_each(|on| write!(f, " on {on}"))
    }
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
        let rest = typed.rest;
        if rest.is_empty() {
            return Ok(Laid {
                typed,
                arm: None,
                claim: false,
            });
        }
        let claim = rest.ends_with(['c', 'C']);
        let letter = if claim {
            rest.get(..rest.len() - 1).unwrap_or("")
        } else {
            rest
        };
        let arm = arm(letter).filter(|_| letter.len() == 1);
        let is_prompted = dialect == Dialect::Prompt && (letter.is_empty() || arm.is_some());
        if is_prompted {
            Ok(Laid { typed, arm, claim })
        } else {
            Err(Reason::Expected(&TILE))
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
        let arms = Arm::WORDS.map(|(arm, _)| arm);
        let on = if let Some(arm) = laid.arm {
            Some(Place::Arm(arm))
        } else if laid.claim {
            None
        } else if reader.take_whole("on") {
            Some(place(reader, &arms, &PLACE)?)
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

/// Whether this word of an entry names a place by this number.
pub(super) fn is_place(mark: &crate::speech::Mark, text: &str, shows: tile::Spots) -> bool {
    let is_place = mark.kind == Some(&PLACE) || mark.kind == Some(&SIDE);
    is_place && end(text) == Some(shows)
}
