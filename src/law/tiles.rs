//! Tiles as arguments of verbs, for every law that is played with dominoes.

use super::game::Piece;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::shown_as_variable;
use crate::speech::argument::{Argument, Naming, all_in_full, each};
use crate::speech::{Class, Fault, Kind, Mark, Reader, Reason, Want};
use crate::table::name::Name;
use std::fmt;

/// A tile.
pub static TILE: Kind = Kind::new("a tile", ", like 6-4", Class::Piece);

shown_as_variable!(Tile as Piece, Spots as Word);

impl Piece for Tile {
    const KIND: &'static Kind = &TILE;
    const USAGE: &'static str = "TILE";

    fn all() -> Vec<Tile> {
        Tile::all().collect()
    }

    fn read(word: &str) -> Result<Tile, Reason> {
        plain(word).map(|(one, other)| Tile::new(one, other))
    }

    fn weight(self) -> u32 {
        Tile::weight(self).into()
    }

    fn tile(self) -> Option<Tile> {
        Some(self)
    }
}

/// A tile at the beginning of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Typed<'a> {
    /// The end that was typed first.
    pub one: Spots,
    /// The end that was typed second.
    pub other: Spots,
    /// Whether `>` between the ends says that the first one touches.
    pub touches: bool,
    /// The rest of the word.
    pub rest: &'a str,
}

impl<'a> Typed<'a> {
    /// Parses `6-4`, `64` or `6>4` at the beginning of a word.
    ///
    /// # Errors
    /// The word does not begin with a tile of the set.
    #[inline]
    pub fn read(word: &'a str) -> Result<Typed<'a>, Reason> {
        let (one, other, touches, from) = match word.as_bytes() {
            [one, sign @ (b'-' | b'>'), other, ..] => (*one, *other, *sign == b'>', 3),
            [one, other, ..] => (*one, *other, false, 2),
            _ => return Err(Reason::Expected(&TILE)),
        };
        if !one.is_ascii_digit() || !other.is_ascii_digit() {
            return Err(Reason::Expected(&TILE));
        }
        match (Spots::new(one - b'0'), Spots::new(other - b'0')) {
            (Some(one), Some(other)) => Ok(Typed {
                one,
                other,
                touches,
                rest: word.get(from..).unwrap_or(""),
            }),
            _ => Err(Reason::Law(
                "\"{found}\" is no tile; an end shows 0 to 6, like 6-4",
            )),
        }
    }
}

/// The tile that a word begins with; `None` if it does not begin with one.
pub fn typed_tile(word: &str) -> Option<Tile> {
    let typed = Typed::read(word).ok()?;
    Some(Tile::new(typed.one, typed.other))
}

/// Parses the number at an end; `None` if it is not one digit from 0 to 6.
#[inline]
pub fn end(text: &str) -> Option<Spots> {
    match *text.as_bytes() {
        [digit] => Spots::new(digit.checked_sub(b'0')?),
        _ => None,
    }
}

/// Whether this word of an entry means this tile.
pub fn is_tile(mark: &Mark, text: &str, tile: Tile) -> bool {
    mark.kind == Some(&TILE) && typed_tile(text) == Some(tile)
}

/// Reads a tile: its ends in the order in which they are typed.
///
/// # Errors
/// The next word is not a tile, or says with `>` how it lies.
pub fn lying(reader: &mut Reader<'_>) -> Result<(Spots, Spots), Fault> {
    reader.piece(&TILE, plain)
}

/// Parses a tile that does not say how it lies.
fn plain(word: &str) -> Result<(Spots, Spots), Reason> {
    let typed = Typed::read(word)?;
    if typed.touches {
        return Err(Reason::Law(
            "> is typed only in a play; type - instead of >",
        ));
    }
    match typed.rest {
        "" => Ok((typed.one, typed.other)),
        _ => Err(Reason::Expected(&TILE)),
    }
}

/// A tile, either way round.
#[derive(Debug)]
pub struct OneTile;

impl Argument for OneTile {
    type Value = Tile;
    const USAGE: &'static str = "TILE";

    fn read(reader: &mut Reader<'_>) -> Result<Tile, Fault> {
        lying(reader).map(|(one, other)| Tile::new(one, other))
    }

    fn print(tile: &Tile, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {tile}")
    }
}

/// A tile whose ends keep the order in which they are typed.
#[derive(Debug)]
pub struct LyingTile;

impl Argument for LyingTile {
    type Value = (Spots, Spots);
    const USAGE: &'static str = "TILE";

    fn read(reader: &mut Reader<'_>) -> Result<(Spots, Spots), Fault> {
        lying(reader)
    }

    fn print((left, right): &(Spots, Spots), f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {left}-{right}")
    }
}

/// One or more tiles.
#[derive(Debug)]
pub struct Tiles;

impl Argument for Tiles {
    type Value = Box<[Tile]>;
    const USAGE: &'static str = "TILE [TILE ...]";

    fn read(reader: &mut Reader<'_>) -> Result<Box<[Tile]>, Fault> {
        let mut tiles = vec![OneTile::read(reader)?];
        while reader.goes_on() {
            tiles.push(OneTile::read(reader)?);
        }
        reader.want(Want::Kind(&TILE));
        Ok(tiles.into_boxed_slice())
    }

    fn print(tiles: &Box<[Tile]>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
    }
}

/// Players, each with a tile.
#[derive(Debug)]
pub struct NamesAndTiles;

impl Argument for NamesAndTiles {
    type Value = Vec<(Name, Tile)>;
    const USAGE: &'static str = "NAME TILE [NAME TILE ...]";

    fn read(reader: &mut Reader<'_>) -> Result<Vec<(Name, Tile)>, Fault> {
        each(reader, OneTile::read)
    }

    fn print(pairs: &Vec<(Name, Tile)>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pairs = pairs.iter();
        pairs.try_for_each(|(name, tile)| write!(f, " {name} {tile}"))
    }

    fn name_in_full(pairs: &mut Vec<(Name, Tile)>, naming: &dyn Naming) {
        all_in_full(pairs, naming);
    }
}

/// The tiles of this set that begin with what is typed, each spelled the way round that fits it.
pub fn spelled(tiles: TileSet, stub: &str) -> Vec<String> {
    let digits = |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
    let plain = digits(stub);
    if plain.len() < stub.chars().filter(|c| *c != '-').count() || plain.len() > 2 {
        return Vec::new();
    }
    let spelling = |tile: Tile| {
        let ways = [format!("{tile}"), format!("{}-{}", tile.low(), tile.high())];
        let mut ways = ways.into_iter();
        ways.find(|way| way.starts_with(stub) || digits(way).starts_with(&plain))
    };
    tiles.iter().filter_map(spelling).collect()
}
