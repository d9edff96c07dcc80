//! Places to play on: arms, sides, and the numbers that they show.

use super::error::Expected;
use super::keyword::Keyword;
use super::reader::{Fault, Reader};
use crate::dominoes::tile::Spots;
use crate::law::nos::entry::Place;
use crate::law::nos::game::{NamedSide, Side};
use crate::law::nos::plan::Arm;

impl Reader<'_> {
    /// An arm, or the number that it shows.
    pub fn place(&mut self) -> Result<Place, Fault> {
        let place = match self.keyword() {
            Some(Keyword::Arm(arm) | Keyword::Letter(arm)) => Place::Arm(arm),
            _ => match self.spots() {
                Some(spots) => Place::Shows(spots),
                None => return self.expected(Expected::Place),
            },
        };
        self.advance();
        Ok(place)
    }

    /// An end of a line, or the number that it shows.
    pub fn end(&mut self) -> Result<Place, Fault> {
        match self.keyword() {
            Some(Keyword::Arm(arm) | Keyword::Letter(arm))
                if !matches!(arm, Arm::Left | Arm::Right) =>
            {
                self.expected(Expected::Side)
            }
            None if self.spots().is_none() => self.expected(Expected::Side),
            _ => self.place(),
        }
    }

    /// The number at an end, if it comes next.
    pub fn spots(&self) -> Option<Spots> {
        match *self.word?.text.as_bytes() {
            [digit] => Spots::new(digit.checked_sub(b'0')?),
            _ => None,
        }
    }

    /// A side of a line, as the announcer names it.
    pub fn side(&mut self) -> Result<NamedSide, Fault> {
        match self.named() {
            Some(side) => {
                self.advance();
                Ok(side)
            }
            None => self.expected(Expected::Side),
        }
    }

    /// The side that the next word names, or the number it shows.
    pub fn named(&self) -> Option<NamedSide> {
        match self.keyword() {
            Some(Keyword::Arm(Arm::Left) | Keyword::Letter(Arm::Left)) => {
                Some(NamedSide::Side(Side::Left))
            }
            Some(Keyword::Arm(Arm::Right) | Keyword::Letter(Arm::Right)) => {
                Some(NamedSide::Side(Side::Right))
            }
            _ => self.spots().map(NamedSide::Shows),
        }
    }
}
