//! Reading a game, by its number or in words: whichever row the words lead to.

use super::arguments::{SIDE, arm, end};
use super::entry::Announced;
use super::games::{GAMES, Game, GameRow, Holes, TILES_MOST};
use super::plan::Arm;
use super::rule::Rule;
use super::set::{NamedSide, Side};
use crate::speech::reader::digits;
use crate::speech::{Class, Fault, Kind, Reader, Reason, Want};
use std::fmt;
use std::iter::Peekable;
use std::str::Split;

/// A game.
pub(super) static GAME: Kind = Kind::new("a game", ", like 2 or ordinary-cross", Class::Word);
/// Some further word, where no better is known.
static MORE: Kind = Kind::new(
    "a further word of the game",
    "; games has them",
    Class::Word,
);
/// The tiles of a condition.
static TILES: Kind = Kind::new("a number of tiles", ", 1 to 4", Class::Number);

/// What comes after `first`.
const FIRST: Kind = Kind::new(
    "what comes first",
    ": a side, like left then right, or a number of tiles, like 3 on left",
    Class::Number,
);

#[rustfmt::skip]
/// What is asked for where these parts, by the alphabet, can come next.
static NEXT: [(&[&str], Kind); 11] = {
    const fn word(what: &'static str) -> Kind {
        Kind::new(what, "", Class::Word)
    }
    [
        (&["SIDE"], Kind::new(SIDE.what, SIDE.typed, SIDE.class)),
        (&["N", "SIDE"], FIRST),
        (&["N", "SIDE", "here"], FIRST),
        (&["on", "then"], Kind::new("on or then", ": 3 on left for three tiles, 3 then 5 for the sides", Class::Word)),
        (&["then"], word("then")),
        (&["there"], word("there")),
        (&["ordinary"], word("ordinary")),
        (&["matador"], word("matador")),
        (&["ordinary", "ordinary-cross", "ordinary-double-cross"], word("ordinary or ordinary-cross")),
        (&["ordinary-cross", "ordinary-double-cross"], word("ordinary-cross or ordinary-double-cross")),
        (&["matador-cross", "matador-double-cross"], word("matador-cross or matador-double-cross")),
    ]
};

/// A row that the words so far lead to.
struct Lead {
    row: &'static GameRow,
    parts: Peekable<Split<'static, char>>,
    holes: Holes,
    /// How many sides are named so far.
    sides: usize,
}

impl Lead {
    fn new(row: &'static GameRow) -> Lead {
        Lead {
            row,
            parts: row.words.split(' ').peekable(),
            holes: Holes::default(),
            sides: 0,
        }
    }

    /// The part that comes next, the hole for the other rule filled; `None` at the end.
    fn next(&mut self) -> Option<&'static str> {
        Some(match *self.parts.peek()? {
            "OTHER" => self.holes.rule.other().word(),
            part => part,
        })
    }

    /// Whether the next word is the next part; what that part asks for is remembered.
    fn goes_on(&mut self, reader: &mut Reader<'_>) -> bool {
        let Some(part) = self.next() else {
            return false;
        };
        let typed = reader.word().map(|word| word.text);
        let fits = match part {
            "RULE" => {
                let said = [Rule::Ordinary, Rule::Matador].into_iter();
                let mut said = said.filter(|rule| reader.is(rule.word()));
                said.next()
                    .inspect(|rule| self.holes.rule = *rule)
                    .is_some()
            }
            "SIDE" => {
                reader.want(Want::Word("left"));
                reader.want(Want::Word("right"));
                let side = typed.and_then(named);
                if let (Some(side), Some(hole)) = (side, self.holes.sides.get_mut(self.sides)) {
                    *hole = side;
                }
                self.sides += 1;
                side.is_some()
            }
            "N" => {
                reader.want(Want::Kind(&TILES));
                let tiles = typed
                    .and_then(digits)
                    .and_then(|tiles| u8::try_from(tiles).ok());
                let tiles = tiles.filter(|tiles| (1..=TILES_MOST).contains(tiles));
                tiles.inspect(|tiles| self.holes.tiles = *tiles).is_some()
            }
            word => reader.is(word),
        };
        self.parts.next();
        fits
    }
}

/// Reads a game.
pub(super) fn read(reader: &mut Reader<'_>) -> Result<Announced, Fault> {
    if reader
        .word()
        .is_some_and(|word| digits(word.text).is_some())
    {
        return reader.piece(&GAME, |text| {
            let number = digits(text).and_then(|number| u8::try_from(number).ok());
            match number.filter(|number| GameRow::of(*number).next().is_some()) {
                Some(number) => Ok(Announced::Number(number)),
                None => Err(Reason::Law(
                    "\"{found}\" is no game; the games have the numbers 1 to 17",
                )),
            }
        });
    }
    reader.want(Want::Kind(&GAME));
    let mut leads: Vec<Lead> = GAMES.iter().map(Lead::new).collect();
    let mut kind = &GAME;
    loop {
        let whole = leads.iter_mut().find_map(|lead| match lead.next() {
            None => Some(Game::new(lead.row, lead.holes)),
            Some(_) => None,
        });
        leads.retain_mut(|lead| lead.goes_on(reader));
        if leads.is_empty() {
            return match whole {
                Some(game) => Ok(Announced::Words(game)),
                None => reader.expected(kind),
            };
        }
        reader.advance(Class::Word, None);
        kind = asked(&mut leads);
    }
}

/// What is asked for where these rows go on.
fn asked(leads: &mut [Lead]) -> &'static Kind {
    let mut parts: Vec<&str> = leads.iter_mut().filter_map(Lead::next).collect();
    parts.sort_unstable();
    parts.dedup();
    let found = NEXT.iter().find(|(next, _)| *next == parts);
    found.map_or(&MORE, |(_, kind)| kind)
}

/// The side that a word names, or the number it shows.
fn named(text: &str) -> Option<NamedSide> {
    match (arm(text), end(text)) {
        (Some(Arm::Left), _) => Some(NamedSide::Side(Side::Left)),
        (Some(Arm::Right), _) => Some(NamedSide::Side(Side::Right)),
        (_, end) => end.map(NamedSide::Shows),
    }
}

impl fmt::Display for Announced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Announced::Number(number) => number.fmt(f),
            Announced::Words(game) => game.fmt(f),
        }
    }
}
