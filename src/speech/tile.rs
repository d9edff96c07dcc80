//! Tiles as they are typed.

use super::dialect::Dialect;
use super::error::{Expected, Reason};
use super::keyword::Keyword;
use super::lexicon::{Term, term};
use super::reader::{Fault, Reader};
use crate::dominoes::tile::{Spots, Tile};
use crate::law::nos::plan::Arm;

/// A tile as one word says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The end that was typed first.
    pub one: Spots,
    /// The end that was typed second.
    pub other: Spots,
    /// Whether `>` says that the first end touches.
    pub touches: bool,
    /// The arm whose letter follows.
    pub arm: Option<Arm>,
    /// Whether the letter of `claim` follows.
    pub claim: bool,
}

impl Laid {
    /// Reads `6-4`, `64` or `6>4`; at the prompt with an arm's letter and the letter of `claim`.
    pub fn read(word: &str, dialect: Dialect) -> Result<Laid, Reason> {
        let (one, other, touches, rest) = match word.as_bytes() {
            [one, sign @ (b'-' | b'>'), other, rest @ ..] => (*one, *other, *sign == b'>', rest),
            [one, other, rest @ ..] => (*one, *other, false, rest),
            _ => return Err(Reason::Expected(Expected::Tile)),
        };
        if !one.is_ascii_digit() || !other.is_ascii_digit() {
            return Err(Reason::Expected(Expected::Tile));
        }
        let (arm, claim) = match (dialect, rest) {
            (_, []) => (None, false),
            (Dialect::Prompt, [b'c' | b'C']) => (None, true),
            (Dialect::Prompt, [letter]) => (Some(arm(*letter)?), false),
            (Dialect::Prompt, [letter, b'c' | b'C']) => (Some(arm(*letter)?), true),
            _ => return Err(Reason::Expected(Expected::Tile)),
        };
        match (Spots::new(one - b'0'), Spots::new(other - b'0')) {
            (Some(one), Some(other)) => Ok(Laid {
                one,
                other,
                touches,
                arm,
                claim,
            }),
            _ => Err(Reason::NoSuchTile),
        }
    }
}

/// The arm with this letter.
fn arm(letter: u8) -> Result<Arm, Reason> {
    match std::str::from_utf8(&[letter]).ok().and_then(term) {
        Some(Term::Keyword(Keyword::Letter(arm))) => Ok(arm),
        _ => Err(Reason::Expected(Expected::Tile)),
    }
}

impl Reader<'_> {
    /// A tile, either way round.
    pub fn tile(&mut self) -> Result<Tile, Fault> {
        let (one, other) = self.lying()?;
        Ok(Tile::new(one, other))
    }

    /// A tile, its ends in the order in which they are typed.
    pub fn lying(&mut self) -> Result<(Spots, Spots), Fault> {
        match self
            .word
            .map(|word| Laid::read(word.text, Dialect::Written))
        {
            Some(Ok(laid)) if laid.touches => Err(self.fault(Reason::OnlyInPlays)),
            Some(Ok(laid)) => {
                self.advance();
                Ok((laid.one, laid.other))
            }
            Some(Err(reason)) => Err(self.fault(reason)),
            None => self.expected(Expected::Tile),
        }
    }

    /// One or more tiles.
    pub fn tiles(&mut self) -> Result<Vec<Tile>, Fault> {
        let mut tiles = vec![self.tile()?];
        while self.goes_on() {
            tiles.push(self.tile()?);
        }
        Ok(tiles)
    }
}
