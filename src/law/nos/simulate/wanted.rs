//! The games that are wished for.

use crate::dominoes::tile::Tile;
use crate::law::nos::entry::{Act, Announced, Entry};
use crate::law::nos::games::{Game, GameRow, NUMBERS};
use crate::law::nos::set::SetNeeded;
use crate::speech::{Body, read_line};

/// A game that is wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// Any of this number.
    Number(u8),
    /// Just this one.
    Game(Game),
}

/// Reads a game that is wished for: its number, or the words that announce it.
pub(super) fn wanted(game: &str) -> Result<Wanted, String> {
    if let Some(number) = game.parse().ok().filter(|number| NUMBERS.contains(number)) {
        return Ok(Wanted::Number(number));
    }
    match read_line(crate::law::nos::LAW.language, &format!("announce {game}"))
        .map(|line| line.body)
    {
        Ok(Some(Body::Entry(ref entry)))
            if let Some(Entry {
                act: Act::Announce(Announced::Words(game)),
                waived: false,
            }) = entry.get() =>
        {
            Ok(Wanted::Game(*game))
        }
        _ => Err(format!(
            "\"{game}\" is no game; a game is a number from 1 to 17, or the words that nos games lists"
        )),
    }
}

impl Wanted {
    /// What the set must be, of which one will do.
    pub(super) fn sets(self) -> Vec<SetNeeded> {
        match self {
            Wanted::Number(number) => GameRow::of(number).map(|row| row.set).collect(),
            Wanted::Game(game) => vec![game.row().set],
        }
    }

    pub(super) fn allows(self, set: Tile) -> bool {
        self.sets().iter().any(|needed| needed.allows(set))
    }
}
