//! Reading a game by its number or in words: finds the row that the words lead to.

use super::games::{Announced, GAMES, Game, GameRow, Holes, NUMBERS, TILES_MOST};
use super::plan::Arm;
use super::rule::Rule;
use super::set::{NamedSide, Side};
use crate::law::tiles::end;
use crate::speech::pieces::digits;
use crate::speech::{Class, Fault, Kind, Reader, Reason, Want};
use arrayvec::ArrayVec;

/// A side of a line, or the number that it shows.
pub(super) static SIDE: Kind = Kind::new(
    "a side",
    ": left, right or the number it shows",
    Class::Word,
);
/// A game.
pub(super) static GAME: Kind = Kind::new("a game", ", like 2 or ordinary-cross", Class::Word);
/// One more word, if nothing more exact is known.
static MORE: Kind = Kind::new(
    "a further word of the game",
    "; games has them",
    Class::Word,
);
/// The number of tiles in a condition.
static TILES: Kind = Kind::new("a number of tiles", ", 1 to 4", Class::Number);

/// What comes after `first`.
const FIRST: Kind = Kind::new(
    "what comes first",
    ": a side, like left then right, or a number of tiles, like 3 on left",
    Class::Number,
);

#[rustfmt::skip]
/// What an error asks for if these parts, in alphabetical order, can come next.
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

/// What can fill `RULE`.
const RULES: [Rule; 2] = [Rule::Ordinary, Rule::Matador];

/// A row that the words so far can lead to.
struct Lead {
    row: &'static GameRow,
    /// The place of its next word.
    place: usize,
    holes: Holes,
    /// How many sides the words so far have named.
    sides: usize,
}

impl Lead {
    fn new(row: &'static GameRow) -> Lead {
        Lead {
            row,
            place: 0,
            holes: Holes::default(),
            sides: 0,
        }
    }

    /// The next part, with the hole for the other rule filled; `None` at the end.
    fn next(&self) -> Option<&'static str> {
        Some(match self.row.part(self.place)? {
            "OTHER" => self.holes.rule.other().word(),
            part => part,
        })
    }

    /// Takes the next part if it was typed, and fills its hole. Returns whether it was.
    fn goes_on(&mut self, typed: &[(&str, Option<Taken>)]) -> bool {
        let part = self.next();
        let same = typed.iter().find(|(own, _)| Some(*own) == part);
        let Some((_, Some(taken))) = same else {
            return false;
        };
        match *taken {
            Taken::Word => {}
            Taken::Rule(rule) => self.holes.rule = rule,
            Taken::Tiles(tiles) => self.holes.tiles = tiles,
            Taken::Side(side) => {
                if let Some(hole) = self.holes.sides.get_mut(self.sides) {
                    *hole = side;
                }
                self.sides += 1;
            }
        }
        self.place += 1;
        true
    }
}

/// The next word, read as one part.
#[derive(Clone, Copy)]
enum Taken {
    Word,
    Rule(Rule),
    Side(NamedSide),
    Tiles(u8),
}

/// Reads the next word as this part; `None` if it is another.
fn taken(reader: &mut Reader<'_>, part: &'static str) -> Option<Taken> {
    let typed = reader.word().map(|word| word.text);
    match part {
        "RULE" => RULES
            .into_iter()
            .filter(|rule| reader.is(rule.word()))
            .map(Taken::Rule)
            .next(),
        "SIDE" => {
            reader.want(Want::Word("left"));
            reader.want(Want::Word("right"));
            typed.and_then(named).map(Taken::Side)
        }
        "N" => {
            reader.want(Want::Kind(&TILES));
            let tiles = typed.and_then(digits);
            let tiles = tiles.and_then(|tiles| u8::try_from(tiles).ok());
            let tiles = tiles.filter(|tiles| (1..=TILES_MOST).contains(tiles));
            tiles.map(Taken::Tiles)
        }
        word => reader.is(word).then_some(Taken::Word),
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
            match number.filter(|number| NUMBERS.contains(number)) {
                Some(number) => Ok(Announced::Number(number)),
                None => Err(Reason::Law(
                    "\"{found}\" is no game; the games have the numbers 1 to 17",
                )),
            }
        });
    }
    reader.want(Want::Kind(&GAME));
    let first = reader.word().map_or("", |word| word.text);
    let (keeps_notes, lexicon) = (reader.remembers(), reader.lexicon());
    // If the reader keeps no notes, only the rows that the first word leads to matter.
    let begins = |row: &&GameRow| match row.part(0) {
        Some("RULE") => RULES.iter().any(|rule| lexicon.is(first, rule.word())),
        Some(word) => lexicon.is(first, word),
        None => false,
    };
    let rows = GAMES.iter().filter(|row| keeps_notes || begins(row));
    let mut leads: ArrayVec<Lead, { GAMES.len() }> = rows.map(Lead::new).collect();
    let mut kind = &GAME;
    loop {
        let whole = leads.iter().find_map(|lead| match lead.next() {
            None => Some(Game::new(lead.row, lead.holes)),
            Some(_) => None,
        });
        let mut typed = ArrayVec::<(&str, Option<Taken>), { GAMES.len() }>::new();
        for part in leads.iter().filter_map(Lead::next) {
            if typed.iter().all(|(own, _)| *own != part) {
                typed.push((part, taken(reader, part)));
            }
        }
        leads.retain(|lead| lead.goes_on(&typed));
        if leads.is_empty() {
            return match whole {
                Some(game) => Ok(Announced::Words(game)),
                None => reader.expected(kind),
            };
        }
        let number = reader.word().is_some_and(|word| word.is_numeric());
        reader.advance(if number { Class::Number } else { Class::Word }, None);
        if reader.remembers() {
            kind = asked(&leads);
        }
    }
}

/// What an error asks for if these rows can go on.
fn asked(leads: &[Lead]) -> &'static Kind {
    let mut parts: Vec<&str> = leads.iter().filter_map(Lead::next).collect();
    parts.sort_unstable();
    parts.dedup();
    let found = NEXT.iter().find(|(next, _)| *next == parts);
    found.map_or(&MORE, |(_, kind)| kind)
}

/// The side that a word names, by its direction or its number.
fn named(text: &str) -> Option<NamedSide> {
    match (arm(text), end(text)) {
        (Some(Arm::Left), _) => Some(NamedSide::Side(Side::Left)),
        (Some(Arm::Right), _) => Some(NamedSide::Side(Side::Right)),
        (_, end) => end.map(NamedSide::Shows),
    }
}

/// The arm with this word or letter.
pub(super) fn arm(text: &str) -> Option<Arm> {
    let letter = text.as_bytes().first()?.to_ascii_lowercase();
    // No two arms begin with the same letter.
    let mut words = Arm::WORDS.iter();
    let (arm, word) = words.find(|(_, word)| word.as_bytes().first() == Some(&letter))?;
    (text.len() == 1 || text.eq_ignore_ascii_case(word)).then_some(*arm)
}
