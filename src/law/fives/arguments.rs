//! The arguments of verbs that only fives and threes has.

use super::entry::Play;
use super::line::{Arm, Place};
use crate::law::tiles::{TILE, Typed, end};
use crate::speech::argument::{Actor, Argument, Naming};
use crate::speech::kind::NEW_NAME;
use crate::speech::{Class, Dialect, Fault, Kind, Reader, Reason, Want};
use crate::table::name::Name;
use std::fmt;

/// The name of this law.
pub(super) const LAW: &str = "fives-and-threes";

/// The name of this law, as an error asks for it.
static LAW_NAME: Kind = Kind::new(LAW, ", and the edition", Class::Word);
/// One more player to be seated.
static ONE_MORE: Kind = Kind::new(
    "another player's name",
    "; two players are seated, or four",
    Class::Name,
);
/// An end of the line, or the number that it shows.
static PLACE: Kind = Kind::new(
    "an end",
    ": left, right or the number it shows",
    Class::Word,
);

/// The name of the law, and the edition of its rulebook.
#[derive(Debug)]
pub struct Edition;

impl Argument for Edition {
    type Value = u32;
    const USAGE: &'static str = "fives-and-threes N";

    fn read(reader: &mut Reader<'_>) -> Result<u32, Fault> {
        reader.must(LAW, &LAW_NAME)?;
        reader.number(u32::MAX)
    }

    fn print(edition: &u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {LAW} {edition}")
    }
}

/// The players of a session, two or four (article 1.1).
#[derive(Debug)]
pub struct Players;

impl Argument for Players {
    type Value = Vec<Name>;
    const USAGE: &'static str = "NAME NAME [NAME NAME]";

    fn read(reader: &mut Reader<'_>) -> Result<Vec<Name>, Fault> {
        let mut names = Vec::with_capacity(4);
        while names.len() < 2 || reader.goes_on() {
            if names.len() == 4 {
                return Err(reader.fault(Reason::Law(
                    "\"{found}\" is one player too many; two play, or four",
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

/// A play: who, which tile, where.
#[derive(Debug)]
pub struct Played;

/// A tile as it is typed in a play: at the prompt the letter of an end can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Laid<'a> {
    typed: Typed<'a>,
    arm: Option<Arm>,
}

impl<'a> Laid<'a> {
    /// Parses `6-4`, `64` or `6>4`; at the prompt also `64l`.
    pub(super) fn read(word: &'a str, dialect: Dialect) -> Result<Laid<'a>, Reason> {
        let typed = Typed::read(word)?;
        let arm = arm(typed.rest).filter(|_| typed.rest.len() == 1);
        let is_prompted = dialect == Dialect::Prompt && arm.is_some();
        if typed.rest.is_empty() || is_prompted {
            Ok(Laid { typed, arm })
        } else {
            Err(Reason::Expected(&TILE))
        }
    }
}

/// The end with this word or letter.
fn arm(text: &str) -> Option<Arm> {
    let is = |arm: &Arm| {
        let word = arm.word();
        let letter = word.get(..1).unwrap_or(word);
        text.eq_ignore_ascii_case(word) || text.eq_ignore_ascii_case(letter)
    };
    Arm::BOTH.into_iter().find(is)
}

fn place(reader: &mut Reader<'_>) -> Result<Place, Fault> {
    for arm in Arm::BOTH {
        reader.want(Want::Word(arm.word()));
    }
    reader.piece(&PLACE, |text| match (arm(text), end(text)) {
        (Some(arm), _) => Ok(Place::Arm(arm)),
        (None, Some(spots)) => Ok(Place::Shows(spots)),
        (None, None) => Err(Reason::Expected(&PLACE)),
    })
}

impl Argument for Played {
    type Value = Play;
    const USAGE: &'static str = "[NAME] TILE [on left|right|N]";

    fn read(reader: &mut Reader<'_>) -> Result<Play, Fault> {
        let name = reader.optional_name()?;
        let dialect = reader.dialect();
        let Laid { typed, arm: letter } = reader.piece(&TILE, |word| Laid::read(word, dialect))?;
        let on = if let Some(arm) = letter {
            Some(Place::Arm(arm))
        } else if reader.take_whole("on") {
            Some(place(reader)?)
        } else if dialect == Dialect::Prompt {
            reader.maybe(&PLACE, arm).map(Place::Arm)
        } else {
            None
        };
        Ok(Play {
            name,
            one: typed.one,
            other: typed.other,
            touches: typed.touches,
            on,
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
pub(super) fn is_place(
    mark: &crate::speech::Mark,
    text: &str,
    shows: crate::dominoes::tile::Spots,
) -> bool {
    mark.kind == Some(&PLACE) && end(text) == Some(shows)
}
