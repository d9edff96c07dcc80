//! The two matching rules: what may touch an open end (articles 4.2 to 4.4).

use super::matador::{MATADORS, is_matador, to_seven};
use crate::dominoes::tile::{Spots, Tile, TileSet};
use std::fmt;

/// How two touching ends must match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Rule {
    /// They show the same number (article 4.2).
    Ordinary,
    /// They add up to seven, and a matador may touch any end (article 4.3).
    Matador,
}

/// What may touch an open end, by rule and number; a table, since it is needed often.
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
    /// The other rule.
    #[must_use]
    pub const fn other(self) -> Rule {
        match self {
            Rule::Ordinary => Rule::Matador,
            Rule::Matador => Rule::Ordinary,
        }
    }

    /// The word for it in an entry.
    pub const fn word(self) -> &'static str {
        match self {
            Rule::Ordinary => "ordinary",
            Rule::Matador => "matador",
        }
    }

    /// Whether this end of this tile may touch that open end.
    pub const fn joins(self, open: Spots, tile: Tile, touching: Spots) -> bool {
        match self {
            Rule::Ordinary => touching.get() == open.get(),
            Rule::Matador => is_matador(tile) || touching.get() + open.get() == 7,
        }
    }

    /// Every tile that may touch that open end, with either of its ends.
    pub const fn fitting(self, open: Spots) -> TileSet {
        FITTING[self as usize][open.get() as usize]
    }

    /// Every tile that may be the second on an arm of a double cross: the double that matches and, by matador
    /// matching, every matador (article 4.4).
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

#[cfg(test)]
mod tests {
    use super::*;

    fn tiles(text: &str) -> TileSet {
        text.split_whitespace()
            .filter_map(|tile| {
                let mut ends = tile
                    .bytes()
                    .filter(u8::is_ascii_digit)
                    .filter_map(|end| Spots::new(end - b'0'));
                Some(Tile::new(ends.next()?, ends.next()?))
            })
            .collect()
    }

    #[test]
    fn art_4_2_ordinary_ends_show_the_same_number() {
        assert_eq!(
            Rule::Ordinary.fitting(Spots::ALL[4]),
            tiles("64 54 44 43 42 41 40")
        );
        assert!(!Rule::Ordinary.joins(
            Spots::ALL[4],
            Tile::new(Spots::ALL[4], Spots::ALL[2]),
            Spots::ALL[2]
        ));
    }

    #[test]
    fn art_4_3_matador_ends_make_seven_or_the_tile_is_a_matador() {
        assert_eq!(
            Rule::Matador.fitting(Spots::ALL[4]),
            tiles("63 53 43 33 32 31 30 61 52 00")
        );
        let matador = Tile::new(Spots::ALL[6], Spots::ALL[1]);
        assert!(Rule::Matador.joins(Spots::ALL[4], matador, Spots::ALL[6]));
        assert!(Rule::Matador.joins(Spots::ALL[4], matador, Spots::ALL[1]));
    }

    #[test]
    fn art_4_3_on_a_blank_only_a_matador_and_no_blank_end_but_the_double_blank_faces_inward() {
        assert_eq!(Rule::Matador.fitting(Spots::BLANK), MATADORS);
        for open in Spots::ALL.into_iter().take(7) {
            for tile in TileSet::set(6)
                .with_end(Spots::BLANK)
                .iter()
                .filter(|tile| !is_matador(*tile))
            {
                assert!(
                    !Rule::Matador.joins(open, tile, Spots::BLANK),
                    "{tile} on {open}"
                );
            }
        }
    }

    #[test]
    fn art_4_4_the_second_tile_of_a_double_cross_is_a_double_or_by_matador_matching_a_matador() {
        assert_eq!(Rule::Ordinary.fitting_second(Spots::ALL[4]), tiles("44"));
        assert_eq!(
            Rule::Matador.fitting_second(Spots::ALL[4]),
            tiles("33 61 52 43 00")
        );
        assert_eq!(Rule::Matador.fitting_second(Spots::BLANK), MATADORS);
    }

    #[test]
    fn a_tile_fits_exactly_if_one_of_its_ends_joins() {
        for rule in [Rule::Ordinary, Rule::Matador] {
            for open in Spots::ALL.into_iter().take(7) {
                for tile in TileSet::set(6).iter() {
                    let joins = [tile.high(), tile.low()]
                        .into_iter()
                        .any(|end| rule.joins(open, tile, end));
                    assert_eq!(rule.fitting(open).has(tile), joins, "{rule} {open} {tile}");
                }
            }
        }
    }
}
