//! The names by which players are told.

use super::name::Name;
use super::seat::PlayerId;

/// The names of everybody who has played, in the order of arrival.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<Name>);

impl Names {
    /// The names in this order.
    pub fn new(names: impl IntoIterator<Item = Name>) -> Names {
        Names(names.into_iter().collect())
    }

    /// The name of a player; empty if there is no such player.
    pub fn of(&self, player: PlayerId) -> &str {
        self.0.get(player.index()).map_or("", Name::as_str)
    }

    /// Every name, in the order of arrival.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Name> {
        self.0.iter()
    }
}
