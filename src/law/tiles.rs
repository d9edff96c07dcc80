//! Tiles as arguments of verbs, for every law with dominoes.

use crate::{Face, Piece};
use nos_base::dominoes::SPOTS_MAX;
use nos_base::hands::sums::can_count;
use nos_base::{Name, Seat, Spots, Tile, TileRecord, TileSet};
use nos_entry::argument::{all_in_full, each};
use nos_entry::token::digits;
use nos_entry::verb::ALWAYS;
use nos_entry::{
    Argument, ArgumentRow, Class, Count, Kind, Naming, OptionalCount, Phrases, ReadFault, Reader,
    Sense, Slot, SyntaxError, Unit, Want, values,
};
use std::fmt;

pub static TILE: Kind = Kind::new("tile", Class::Piece);

impl Piece for Tile {
    const KIND: &'static Kind = &TILE;
    const USAGE: &'static str = "TILE";

    type Set = TileSet;

    /// Reads a tile in words or numbers: `six four`, `6 4`, or `double six`.
    fn said(words: &[&str], phrases: &Phrases) -> Vec<(usize, String)> {
        let number = |word: &str| {
            let said = phrases.begins(&[word], ALWAYS).find_map(|(_, sense)| match sense {
                Sense::Number(number) => Some(number),
                _ => None,
            });
            let number = said.or_else(|| u32::try_from(digits(word)?).ok())?;
            let is_short = word.len() < 3 || word.parse::<u8>().is_err();
            (is_short && number <= SPOTS_MAX.into()).then_some(number)
        };
        let is_double =
            |word: &str| phrases.pieces.iter().any(|(said, typed)| said == word && typed == "x");
        let tile = |one: u32, other: u32| format!("{one}-{other}");
        // Two numbers in one word: `vierdrie`.
        let glued = |word: &str| {
            let are_words = |(one, other): &(&str, &str)| one.len() > 1 && other.len() > 1;
            let is_word = digits(word).is_none() && number(word).is_none();
            splits(word).filter(|halves| is_word && are_words(halves)).find_map(|(one, other)| {
                let one = number(one)?;
                Some((1, tile(one, number(other)?)))
            })
        };
        // A double in one word: `dubbelzes`.
        let doubled = |word: &str| {
            let mut ends = splits(word).filter(|(double, _)| is_double(double));
            ends.find_map(|(_, end)| number(end)).map(|end| (1, tile(end, end)))
        };
        let joins = |word: &str| {
            let words = [word];
            let mut senses = phrases.begins(&words, ALWAYS);
            word.contains(char::is_alphabetic) && senses.any(|(_, sense)| sense == Sense::Joiner)
        };
        match words {
            [double, end, ..] if is_double(double) => {
                number(end).map(|end| (2, tile(end, end))).into_iter().collect()
            }
            [one, joiner, other, ..] if number(one).is_some() && joins(joiner) => {
                let ends = number(one).zip(number(other));
                ends.map(|(one, other)| (3, tile(one, other))).into_iter().collect()
            }
            [one, other, ..] => {
                let ends = number(one).and_then(|one| Some((one, number(other)?)));
                let tile = ends.map(|(one, other)| (2, tile(one, other)));
                tile.into_iter().chain(glued(one)).chain(doubled(one)).collect()
            }
            [one] => glued(one).into_iter().chain(doubled(one)).collect(),
            [] => Vec::new(),
        }
    }

    fn written(word: &str) -> Vec<String> {
        let bare = word.strip_prefix('[').and_then(|word| word.strip_suffix(']'));
        let bare = bare.unwrap_or(word).replace([':', '/', '|', '–', '—'], "-");
        let typed = TypedTile::of_set(&bare, SPOTS_MAX).ok();
        let typed = typed.filter(|typed| typed.rest.is_empty());
        let sign = |typed: &TypedTile<'_>| if typed.touches { '>' } else { '-' };
        let text = typed.map(|typed| format!("{}{}{}", typed.one, sign(&typed), typed.other));
        text.into_iter().collect()
    }

    fn all() -> Vec<Tile> {
        TileSet::set(6).iter().collect()
    }

    fn read(word: &str) -> Result<Tile, SyntaxError> {
        Tile::read_of(word, TileSet::set(6))
    }

    fn read_of(word: &str, set: TileSet) -> Result<Tile, SyntaxError> {
        let highest = set.iter().next().map_or(0, |tile| tile.high().get());
        plain(word, highest).map(|(one, other)| Tile::new(one, other))
    }

    fn weight(self) -> u32 {
        Tile::weight(self).into()
    }

    fn begins(word: &str) -> bool {
        TypedTile::of_set(word, SPOTS_MAX).is_ok()
    }

    fn offered(tiles: TileSet, stub: &str) -> Vec<String> {
        spelled(tiles, stub)
    }

    fn face(self) -> Option<Face> {
        Some(Face::Tile(self))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypedTile<'a> {
    pub one: Spots,
    pub other: Spots,
    /// Whether `>` between the ends says that the first one touches.
    pub touches: bool,
    pub rest: &'a str,
}

impl<'a> TypedTile<'a> {
    /// Parses a whole word: `6-4`, `64` or `6>4`.
    ///
    /// # Errors The word is not a tile of the set with this highest number.
    #[inline]
    pub fn whole(word: &'a str, highest: u8) -> Result<TypedTile<'a>, SyntaxError> {
        let typed = TypedTile::of_set(word, highest)?;
        match typed.rest {
            "" => Ok(typed),
            _ => Err(typed.not_ended(highest)),
        }
    }

    /// Parses a tile of the set with this highest number. Numbers of two digits need a `-` or `>`:
    /// `12-11`.
    ///
    /// # Errors The word does not begin with a tile of the set.
    #[inline]
    pub fn of_set(word: &'a str, highest: u8) -> Result<TypedTile<'a>, SyntaxError> {
        let digits = 1 + usize::from(highest > 9);
        let (one, rest) = number(word, digits).ok_or(SyntaxError::Expected(&TILE))?;
        let (touches, (one, (other, rest))) = match rest.strip_prefix(['-', '>']) {
            Some(second) => {
                let second = number(second, digits).ok_or(SyntaxError::Expected(&TILE))?;
                (rest.starts_with('>'), (one, second))
            }
            None => {
                let (one, rest) = number(word, 1).ok_or(SyntaxError::Expected(&TILE))?;
                (false, (one, number(rest, 1).ok_or(SyntaxError::Expected(&TILE))?))
            }
        };
        match (up_to(one, highest), up_to(other, highest)) {
            (Some(one), Some(other)) => Ok(TypedTile { one, other, touches, rest }),
            _ if highest <= 6 => Err(SyntaxError::Law("read-no-tile-6")),
            _ => Err(SyntaxError::Law("read-no-tile-12")),
        }
    }

    /// Returns the fault of the rest of the word: `118` of double twelve must be typed as `11-8`.
    fn not_ended(&self, highest: u8) -> SyntaxError {
        if self.rest.starts_with(|c: char| c.is_ascii_digit()) && highest > 9 {
            SyntaxError::Law("read-dashed")
        } else {
            SyntaxError::Expected(&TILE)
        }
    }
}

fn splits(word: &str) -> impl Iterator<Item = (&str, &str)> {
    word.char_indices().filter_map(|(at, _)| word.split_at_checked(at))
}

/// Parses a number of at most this many digits, and returns the rest of the word.
#[inline]
fn number(word: &str, digits: usize) -> Option<(u8, &str)> {
    let digits = word.bytes().take(digits).take_while(u8::is_ascii_digit).count();
    let (number, rest) = word.split_at_checked(digits).filter(|_| digits > 0)?;
    let add = |number: u8, digit: u8| number * 10 + (digit - b'0');
    Some((number.bytes().fold(0, add), rest))
}

fn up_to(number: u8, highest: u8) -> Option<Spots> {
    Spots::new(number).filter(|spots| spots.get() <= highest)
}

/// Parses the number at an end of double six; `None` if it is not one digit from 0 to 6.
#[inline]
pub fn end(text: &str) -> Option<Spots> {
    end_of_set(text, 6)
}

#[inline]
pub fn end_of_set(text: &str, highest: u8) -> Option<Spots> {
    let (spots, "") = number(text, 1 + usize::from(highest > 9))? else { return None };
    up_to(spots, highest)
}

/// Reads a tile of the set with this highest number, its ends in the order of typing.
///
/// # Errors The next word is not a tile, or says with `>` how it lies.
pub fn lying(reader: &mut Reader<'_>, highest: u8) -> Result<(Spots, Spots), ReadFault> {
    reader.piece(&TILE, |word| plain(word, highest))
}

fn plain(word: &str, highest: u8) -> Result<(Spots, Spots), SyntaxError> {
    let typed = TypedTile::whole(word, highest)?;
    if typed.touches {
        return Err(SyntaxError::Law("read-touches"));
    }
    Ok((typed.one, typed.other))
}

/// Whether the tiles that a player still holds can add up to these spots.
pub fn can_hold<D>(record: &TileRecord<D>, seat: Seat, spots: u16, count: fn(Tile) -> u8) -> bool {
    let known = record.known(seat);
    let rest = spots.checked_sub(known.iter().map(|tile| u16::from(count(tile))).sum());
    let unseen = record.unlaid().minus(record.known_elsewhere(seat));
    let missing = record.number(seat).saturating_sub(known.len());
    rest.is_some_and(|rest| can_count(unseen.minus(known), missing, rest, count))
}

values! {
    TileCount: u8 = "N", [Slot::number(27, Unit::Tiles)], Count::read;
    OptionalTileCount: u8 = "[N]", [Slot::number(27, Unit::Tiles).optional()], OptionalCount::read, OptionalCount::print;
    /// The same for any set.
    OptionalCountOfSet: u8 = "[N]", [Slot::number(90, Unit::Tiles).optional()], OptionalCount::read, OptionalCount::print;
    /// A tile of double six, either way round.
    OneTile: Tile = "TILE", [Slot::PIECE], |reader| lying(reader, 6).map(|(one, other)| Tile::new(one, other));
    /// A tile of double six whose ends keep the order of typing.
    LyingTile: (Spots, Spots) = "TILE", [Slot::PIECE],
        |reader| lying(reader, 6),
        |(left, right), f| write!(f, " {left}-{right}");
}

/// One or more tiles of the set with this highest number.
#[derive(Debug)]
pub struct Tiles<const HIGHEST: u8 = 6>;

impl<const HIGHEST: u8> Argument for Tiles<HIGHEST> {
    type Value = Box<[Tile]>;
    const ROW: ArgumentRow = ArgumentRow::new("TILE [TILE ...]", &[Slot::PIECE.repeated()]);

    fn read(reader: &mut Reader<'_>) -> Result<Box<[Tile]>, ReadFault> {
        let mut tiles = Vec::new();
        while tiles.is_empty() || reader.goes_on() {
            let (one, other) = lying(reader, HIGHEST)?;
            tiles.push(Tile::new(one, other));
        }
        reader.want(Want::Kind(&TILE));
        Ok(tiles.into_boxed_slice())
    }

    fn print(tiles: &Box<[Tile]>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
    }
}

#[derive(Debug)]
pub struct NamesAndTiles;

impl Argument for NamesAndTiles {
    type Value = Vec<(Name, Tile)>;
    const ROW: ArgumentRow = ArgumentRow::new(
        "NAME TILE [NAME TILE ...]",
        &[Slot::PLAYER.repeated(), Slot::PIECE.repeated()],
    );

    fn read(reader: &mut Reader<'_>) -> Result<Vec<(Name, Tile)>, ReadFault> {
        each(reader, OneTile::read)
    }

    fn print(pairs: &Vec<(Name, Tile)>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pairs.iter().try_for_each(|(name, tile)| write!(f, " {name} {tile}"))
    }

    fn name_in_full(pairs: &mut Vec<(Name, Tile)>, naming: &Naming<'_>) {
        all_in_full(pairs, naming);
    }
}

/// Returns the tiles of this set that complete the stub, each spelled the way round that fits it.
pub fn spelled(tiles: TileSet, stub: &str) -> Vec<String> {
    let digits = |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
    let plain = digits(stub);
    if plain.len() < stub.chars().filter(|c| !matches!(c, '-' | '/')).count() {
        return Vec::new();
    }
    let fits = |way: &String| {
        // Without `-`, typed numbers have one digit.
        way.starts_with(stub) || way.len() == 3 && digits(way).starts_with(&plain)
    };
    let spelling = |tile: Tile| {
        [format!("{tile}"), format!("{}-{}", tile.low(), tile.high())].into_iter().find(fits)
    };
    tiles.iter().filter_map(spelling).collect()
}
