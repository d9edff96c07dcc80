//! The verbs of fives and threes, and how its plays are typed.

use super::line::{Arm, Place, Way};
use crate::dominoes::tile::{Spots, Tile};
use crate::law::tiles::{self, TILE, Tiles, end};
use crate::speech::argument::{Actor, Argument, Naming, Player};
use crate::speech::{Class, Dialect, Fault, Kind, Reader, Reason, Want, verbs};
use crate::table::name::Name;
use std::fmt;

/// The phases: those of every law, and that of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[expect(missing_docs, reason = "the names say enough")]
pub enum Phase {
    Lobby,
    Lot,
    Between,
    Finished,
    Play,
}

verbs! {
    /// What only happens in fives and threes.
    pub enum Act in Phase {
        Play(play: Played) = "play" Hand "a tile; 6>4 says that the 6 touches, and the verb may be left out",
            "play Bram 6>1 on left", ["3.1", "3.2", "3.6"], [Play];
        Knock(name: Actor) = "knock" | "pass" 'k' Hand "he cannot play",
            "knock Cees", ["3.3"], [Play];
        Reveal { name: Player, tiles: Tiles } = "reveal" 'r' Hand "all the tiles that a player still holds after the hand",
            "reveal Anna 6-3 2-0", ["3.3"], [Between];
    }
}

/// A tile played, as it was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Who played it; `None` means the player on turn.
    pub name: Option<Name>,
    /// The number that was typed first; of a lead, the left end.
    pub one: Spots,
    /// The number that was typed second.
    pub other: Spots,
    /// Whether `>` says that the first number touches and the second is the new open end.
    pub touches: bool,
    /// The end it was played on, if it is said.
    pub on: Option<Place>,
}

impl Play {
    /// A lead.
    pub fn lead(name: Option<Name>, tile: Tile) -> Play {
        Play {
            name,
            one: tile.high(),
            other: tile.low(),
            touches: false,
            on: None,
        }
    }

    /// A tile at an end, written out.
    pub fn at(name: Option<Name>, way: Way) -> Play {
        Play {
            name,
            one: way.touching,
            other: way.open,
            touches: way.touching != way.open,
            on: Some(Place::Arm(way.arm)),
        }
    }

    /// The tile.
    pub fn tile(&self) -> Tile {
        Tile::new(self.one, self.other)
    }

    /// The number that touches; `None` if no `>` says it.
    pub fn touching(&self) -> Option<Spots> {
        self.touches.then_some(self.one)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Play { one, other, .. } = self;
        if let Some(name) = &self.name {
            write!(f, "{name} ")?;
        }
        write!(f, "{one}{}{other}", if self.touches { '>' } else { '-' })?;
        match self.on {
            Some(on) => write!(f, " on {on}"),
            None => Ok(()),
        }
    }
}

/// An end of the line, or the number that it shows.
static PLACE: Kind = Kind::new(
    "an end",
    ": left, right or the number it shows",
    Class::Word,
);

/// A tile as it is typed in a play: at the prompt the letter of an end can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Typed<'a> {
    tile: tiles::Typed<'a>,
    arm: Option<Arm>,
}

impl<'a> Typed<'a> {
    /// Parses `6-4`, `64` or `6>4`; at the prompt also `64l`.
    pub(super) fn read(word: &'a str, dialect: Dialect) -> Result<Typed<'a>, Reason> {
        let tile = tiles::Typed::read(word)?;
        let arm = arm(tile.rest).filter(|_| tile.rest.len() == 1);
        let is_prompted = dialect == Dialect::Prompt && arm.is_some();
        match tile.rest.is_empty() || is_prompted {
            true => Ok(Typed { tile, arm }),
            false => Err(Reason::Expected(&TILE)),
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

/// A play: who, which tile, where.
#[derive(Debug)]
pub struct Played;

impl Argument for Played {
    type Value = Play;
    const USAGE: &'static str = "[NAME] TILE [on left|right|N]";

    fn read(reader: &mut Reader<'_>) -> Result<Play, Fault> {
        let name = reader.optional_name()?;
        let dialect = reader.dialect();
        let typed = reader.piece(&TILE, |word| Typed::read(word, dialect))?;
        let on = if let Some(arm) = typed.arm {
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
            one: typed.tile.one,
            other: typed.tile.other,
            touches: typed.tile.touches,
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
