use super::BoxGame;
use super::about::Phase;
use nos_entry::verb::place;
use nos_entry::{Actor, Naming, Number, Player, ReadFault, Reader, VerbRow, Verbs, verbs};
use nos_law::{OptionalCountOfSet, Play, Played, Tiles};
use std::fmt;

verbs! {
    pub enum BoxAct in Phase {
        Redeal = "redeal" Hand "redeal", ["2.3"], [Lead];
        Play(play: Played<12>) = "play" Hand "play Bram 6-4 on left", ["2.2", "3.2"], [Lead, Play];
        Draw { name: Actor, tiles: OptionalCountOfSet } = "draw" 'd' Hand "draw Cees 2", ["4.1"], [Play];
        Pass(name: Actor) = "pass" 'p' Hand "pass Cees", ["4.2"], [Play];
        Reveal { name: Player, tiles: Tiles<12> } = "reveal" Hand "reveal Anna 6-3 2-0", ["5.3"], [Over];
        Count { name: Player, spots: Number } = "count" Hand "count Anna 11", ["5.3"], [Over];
    }
}

/// An act with a verb from the game's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act<const GAME: usize> {
    pub act: BoxAct,
}

impl<const GAME: usize> From<BoxAct> for Act<GAME> {
    fn from(act: BoxAct) -> Act<GAME> {
        Act { act }
    }
}

impl<const GAME: usize> Act<GAME> {
    pub fn play(play: Play) -> Act<GAME> {
        BoxAct::Play(play).into()
    }
}

impl<const GAME: usize> fmt::Display for Act<GAME> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.act.fmt(f)
    }
}

impl<const GAME: usize> Verbs for Act<GAME> {
    const ROWS: &'static [VerbRow] = BoxGame::<GAME>::ROW.verbs;

    fn read(place: usize, reader: &mut Reader<'_>) -> Result<Act<GAME>, ReadFault> {
        let word = Self::ROWS.get(place).map(|row| row.word);
        let act = BoxAct::ROWS.iter().position(|row| Some(row.word) == word);
        BoxAct::read(act.unwrap_or(usize::MAX), reader).map(Act::from)
    }

    fn row(&self) -> &'static VerbRow {
        let row = self.act.row();
        Self::ROWS.iter().find(|own| own.word == row.word).unwrap_or(row)
    }

    fn name_in_full(&mut self, naming: &Naming<'_>) {
        self.act.name_in_full(naming);
    }
}

pub const fn row(word: &str) -> VerbRow {
    BoxAct::ROWS[place(word, BoxAct::ROWS)]
}
