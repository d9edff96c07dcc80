//! The two matching rules and the matadors (articles 4.2 to 4.4).

use nos_base::{Spots, Tile, TileSet};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Rule {
    /// Touching ends show the same number (article 4.2).
    Ordinary,
    /// Touching ends add up to seven; a matador may touch any end (article 4.3).
    Matador,
}

/// The four matadors: the tiles of seven spots, and `0-0`.
pub const MATADORS: TileSet = {
    let mut matadors = TileSet::of(Tile::double(Spots::BLANK));
    let mut end = 4;
    while end < 7 {
        if let Some(other) = to_seven(Spots::ALL[end]) {
            matadors = matadors.with(Tile::new(Spots::ALL[end], other));
        }
        end += 1;
    }
    matadors
};

pub const fn is_matador(tile: Tile) -> bool {
    MATADORS.has(tile)
}

/// Returns the number that makes seven with this one; `None` for a blank.
pub const fn to_seven(end: Spots) -> Option<Spots> {
    match 7u8.checked_sub(end.get()) {
        Some(other @ 0..=6) => Spots::new(other),
        _ => None,
    }
}

/// The tiles that fit an open end, by rule and number. A table is faster.
const FITTING: [[TileSet; Spots::ALL.len()]; 2] = {
    let mut fitting = [[TileSet::EMPTY; Spots::ALL.len()]; 2];
    let mut end = 0;
    while end < Spots::ALL.len() {
        let open = Spots::ALL[end];
        fitting[0][end] = TileSet::set(6).with_end(open);
        fitting[1][end] = match to_seven(open) {
            Some(partner) => TileSet::set(6).with_end(partner).or(MATADORS),
            None => MATADORS,
        };
        end += 1;
    }
    fitting
};

impl Rule {
    #[must_use]
    pub const fn other(self) -> Rule {
        match self {
            Rule::Ordinary => Rule::Matador,
            Rule::Matador => Rule::Ordinary,
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Rule::Ordinary => "ordinary",
            Rule::Matador => "matador",
        }
    }

    pub const fn joins(self, open: Spots, tile: Tile, touching: Spots) -> bool {
        match self {
            Rule::Ordinary => touching.get() == open.get(),
            Rule::Matador => is_matador(tile) || touching.get() + open.get() == 7,
        }
    }

    pub const fn fitting(self, open: Spots) -> TileSet {
        FITTING[self as usize][open.get() as usize]
    }

    /// Returns every tile that may be second on an arm of a double cross: the matching double and,
    /// by matador matching, every matador (article 4.4).
    pub const fn fitting_second(self, open: Spots) -> TileSet {
        let doubles = self.fitting(open).doubles();
        match self {
            Rule::Ordinary => doubles,
            Rule::Matador => doubles.or(MATADORS),
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
