//! The set, the names of its sides, and the announcements it allows (chapters 3 and 4).

use nos_base::words::variable::with_ends;
use nos_base::{Spots, Tile, Variable, Variables, messages};
use nos_law::Place;

pub use nos_law::play::LineArm;

pub type NamedSide = Place<LineArm>;

messages! {
    /// The set that a game needs (article 4.5).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum SetNeeded {
        Any,
        Double,
        DoubleWithSpots,
        DoubleBlank,
    }
}

impl SetNeeded {
    pub fn allows(self, set: Tile) -> bool {
        let blank = set == Tile::double(Spots::BLANK);
        match self {
            SetNeeded::Any => true,
            SetNeeded::Double => set.is_double(),
            SetNeeded::DoubleWithSpots => set.is_double() && !blank,
            SetNeeded::DoubleBlank => blank,
        }
    }
}

messages! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum NoGame {
        SetNeeded(needed: SetNeeded) = 4 5,
        ExtraGamesOff = 4 11,
        SameSide = 4 6,
        NoSideShows(end: Spots) = 4 6,
        BothSidesShow(end: Spots) = 4 6,
        NeedsWords(number: u8) = 4 5,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetTile {
    pub left: Spots,
    pub right: Spots,
}

impl SetTile {
    pub fn tile(self) -> Tile {
        Tile::new(self.left, self.right)
    }

    /// Returns the named side. A number names a side if only one side shows it.
    pub(super) fn side(self, named: NamedSide) -> Result<LineArm, NoGame> {
        match named {
            NamedSide::Arm(side) => Ok(side),
            NamedSide::Shows(end) => match (self.left == end, self.right == end) {
                (true, false) => Ok(LineArm::Left),
                (false, true) => Ok(LineArm::Right),
                (true, true) => Err(NoGame::BothSidesShow(end)),
                (false, false) => Err(NoGame::NoSideShows(end)),
            },
        }
    }
}

impl Variable for SetTile {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let [left, right] = [self.left, self.right].map(|end| end.get());
        variables.set(name, self.tile().to_string());
        variables.set(&[name, "-left"].concat(), left);
        variables.set(&[name, "-right"].concat(), right);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["", "-left", "-right"], names);
    }
}
