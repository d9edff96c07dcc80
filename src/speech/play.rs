//! Plays: a tile, its arm, and the words at the end.

use super::error::Expected;
use super::keyword::Keyword;
use super::reader::{Fault, Reader};
use super::tile::Laid;
use crate::dominoes::tile::Tile;
use crate::law::nos::entry::{Place, Play, Tail};
use crate::table::name::Name;

impl Reader<'_> {
    /// A play, from the tile on; the name was read before it.
    pub fn play(&mut self, name: Option<Name>) -> Result<Play, Fault> {
        let laid = match self.word.map(|word| Laid::read(word.text, self.dialect)) {
            Some(Ok(laid)) => laid,
            Some(Err(reason)) => return Err(self.fault(reason)),
            None => return self.expected(Expected::Tile),
        };
        self.advance();
        let on = match laid.arm {
            Some(arm) => Some(Place::Arm(arm)),
            None if !laid.claim && self.take(Keyword::On) => Some(self.place()?),
            None => None,
        };
        let tail = if laid.claim || self.take(Keyword::Claim) {
            Tail::Claim
        } else if self.take(Keyword::Stands) {
            Tail::Stands
        } else {
            Tail::Plain
        };
        Ok(Play {
            name,
            tile: Tile::new(laid.one, laid.other),
            touching: laid.touches.then_some(laid.one),
            on,
            tail,
        })
    }
}
