//! Sides: the parties that score. A side is a player alone, or partners opposite each other.

use super::Names;
use crate::{Facts, Value};
use nos_base::words::variable::{set_none, with_ends};
use nos_base::{PlayerId, SpanKind, Told, Variable, Variables, tell_listed};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Side {
    first: u16,
    /// The distance to the next partner; 0 if the player is alone.
    step: u16,
}

impl Side {
    pub fn alone(place: usize) -> Side {
        Side::of(place, 0)
    }

    /// Returns the side at this index among `sides`, whose partners sit opposite each other.
    pub fn of(place: usize, sides: usize) -> Side {
        let small = |number| u16::try_from(number).unwrap_or(u16::MAX);
        Side { first: small(place), step: small(sides) }
    }

    pub fn place(self) -> usize {
        usize::from(self.first)
    }

    /// Returns its players, out of this many in all.
    pub fn players(self, players: usize) -> impl Iterator<Item = PlayerId> {
        let most = match self.step {
            0 => self.place() + 1,
            _ => players,
        };
        (self.place()..most).step_by(usize::from(self.step).max(1)).map(PlayerId::at)
    }

    /// Returns the names of its players, joined by `+`.
    pub fn name(self, names: &Names) -> String {
        self.told(names).as_str().to_owned()
    }

    /// Returns the same text with each player's name marked as one.
    pub fn told(self, names: &Names) -> Told {
        let players = self.players(names.iter().len());
        Told::joined(players.map(|player| Told::of(SpanKind::Name, names.of(player))), "+")
    }
}

/// Sets the variable to the name, and `NAME-number` to the number of players.
impl Variable for Side {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let names = variables.names();
        let number = self.players(names.iter().len()).count();
        variables.set(name, self.told(names));
        variables.set(&format!("{name}-number"), number);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        with_ends(name, &["", "-number"], names);
    }
}

/// The winner of a game: nobody, a side, or several that share it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Winners(Vec<Side>);

impl Winners {
    pub fn has(&self, side: Side) -> bool {
        self.0.contains(&side)
    }

    pub fn sides(&self) -> impl Iterator<Item = Side> + '_ {
        self.0.iter().copied()
    }

    pub fn are_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the name, or the names of several; `None` if nobody won.
    pub fn named(&self, names: &Names) -> Value {
        match *self.0 {
            [] => Value::None,
            [side] => side.told(names).into(),
            _ => self.sides().map(|side| side.told(names)).collect(),
        }
    }
}

impl From<Side> for Winners {
    fn from(side: Side) -> Winners {
        Winners(vec![side])
    }
}

impl FromIterator<Side> for Winners {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Winners {
        Winners(sides.into_iter().collect())
    }
}

/// Sets the variable to the names or `none`, and `NAME-number` to the number of players.
impl Variable for Winners {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let names = variables.names();
        if self.are_none() {
            let mut none = Vec::new();
            <Winners as Variable>::names(name, &mut none);
            return set_none(&none, variables);
        }
        let sides = tell_listed(self.sides().map(|side| side.told(names)).collect());
        let players = self.sides().flat_map(|side| side.players(names.iter().len()));
        variables.set(&format!("{name}-number"), players.count());
        variables.set(name, sides);
    }

    fn names(name: &str, names: &mut Vec<String>) {
        Side::names(name, names);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Party {
    Side(Side),
    Pot,
}

impl Party {
    pub fn player(player: PlayerId) -> Party {
        Party::Side(Side::alone(player.index()))
    }

    /// Returns the index of the side; `None` for the pot.
    pub fn place(self) -> Option<usize> {
        let Party::Side(side) = self else { return None };
        Some(side.place())
    }

    pub fn first(self) -> Option<PlayerId> {
        self.place().map(PlayerId::at)
    }

    pub fn name(self, names: &Names) -> PartyName {
        match self {
            Party::Side(side) => PartyName::Side(side.told(names)),
            Party::Pot => PartyName::Pot,
        }
    }
}

/// The name of a party: of a side, whose players' names a correction may change, or of the pot.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum PartyName {
    Side(Told),
    Pot,
}

impl PartyName {
    pub fn told(&self) -> Told {
        match self {
            PartyName::Side(name) => name.clone(),
            PartyName::Pot => told!("the-pot"),
        }
    }

    pub fn side(&self) -> Option<&str> {
        let PartyName::Side(name) = self else { return None };
        Some(name.as_str())
    }

    /// Returns the payer's or payee's name in JSON and in files for other programs.
    pub fn in_payments(&self) -> &str {
        self.side().unwrap_or("pot")
    }

    /// Returns the account's name in JSON and in files for other programs.
    pub fn in_accounts(&self) -> &str {
        self.side().unwrap_or("the pot")
    }
}

impl fmt::Display for PartyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told().spaced())
    }
}

/// A number for each side, printed as `Anna 2, Bram 1`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BySide(pub Box<[(Side, i64)]>);

impl BySide {
    pub fn of(&self, side: Side) -> i64 {
        self.0.iter().find(|(other, _)| *other == side).map_or(0, |(_, number)| *number)
    }

    pub fn by_name(&self, names: &Names) -> Facts {
        self.0.iter().map(|(side, number)| (side.told(names), *number)).collect()
    }
}

impl Variable for BySide {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let names = variables.names();
        let numbers = (self.0.iter())
            .map(|(side, number)| Told::joined([side.told(names), Told::from(*number)], " "));
        variables.set(name, Told::joined(numbers, ", "));
    }
}
