//! The verbs of the three games. Each has those that its row lists.

use super::about::{BoxGame, Phase};
use crate::law::play::{Play, Played};
use crate::law::tiles::Tiles;
use crate::speech::argument::{Actor, Naming, Number, OptionalCount, Player};
use crate::speech::rows::Verbs;
use crate::speech::verb::place;
use crate::speech::{ReadFault, Reader, VerbRow, verbs};
use std::fmt;
use std::marker::PhantomData;

verbs! {
    pub enum Deed in Phase {
        Redeal = "redeal" Hand "redeal", ["2.3"], [Lead];
        Play(play: Played<12>) = "play" Hand "play Bram 6-4 on left", ["2.2", "3.2"], [Lead, Play];
        Draw { name: Actor, tiles: OptionalCount } = "draw" 'd' Hand "draw Cees 2", ["4.1"], [Play];
        Pass(name: Actor) = "pass" 'p' Hand "pass Cees", ["4.2"], [Play];
        Reveal { name: Player, tiles: Tiles<12> } = "reveal" Hand "reveal Anna 6-3 2-0", ["5.3"], [Over];
        Count { name: Player, spots: Number } = "count" Hand "count Anna 11", ["5.3"], [Over];
    }
}

/// What only happens in one of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act<W> {
    pub deed: Deed,
    which: PhantomData<W>,
}

impl<W> From<Deed> for Act<W> {
    fn from(deed: Deed) -> Act<W> {
        let which = PhantomData;
        Act { deed, which }
    }
}

impl<W> Act<W> {
    pub fn play(play: Play) -> Act<W> {
        Deed::Play(play).into()
    }
}

impl<W> fmt::Display for Act<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deed.fmt(f)
    }
}

impl<W: BoxGame> Verbs for Act<W> {
    const ROWS: &'static [VerbRow] = W::ROW.verbs;

    fn read(place: usize, reader: &mut Reader<'_>) -> Result<Act<W>, ReadFault> {
        let word = Self::ROWS.get(place).map(|row| row.word);
        let deed = Deed::ROWS.iter().position(|row| Some(row.word) == word);
        Deed::read(deed.unwrap_or(usize::MAX), reader).map(Act::from)
    }

    fn row(&self) -> &'static VerbRow {
        let row = self.deed.row();
        let mut rows = Self::ROWS.iter();
        rows.find(|of_law| of_law.word == row.word).unwrap_or(row)
    }

    fn name_in_full(&mut self, naming: &dyn Naming) {
        self.deed.name_in_full(naming);
    }
}

pub const fn row(word: &str) -> VerbRow {
    Deed::ROWS[place(word, Deed::ROWS)]
}
