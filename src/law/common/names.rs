//! The players of a session and their names.

use crate::{Common, Facts, Names, Refused, Value};
use nos_base::{Meant, Name, PlayerId};
use std::cmp::Ordering;

impl Common {
    /// Finds this player in `by_name`, also one who has left; `Err` has a newcomer's position.
    fn place_by_name(&self, name: &Name) -> Result<usize, usize> {
        let order = |player: &PlayerId| {
            let other = self.players.get(player.index());
            other.map_or(Ordering::Less, |other| other.order(name))
        };
        self.by_name.binary_search_by(order)
    }

    pub fn is_used(&self, name: &Name) -> bool {
        self.place_by_name(name).is_ok()
    }

    pub(super) fn add_player(&mut self, name: &Name) {
        if let Err(at) = self.place_by_name(name) {
            self.by_name.insert(at, PlayerId::at(self.players.len()));
        }
        self.players.push(name.clone());
    }

    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = PlayerId> + use<> {
        (0..self.players.len()).map(PlayerId::at)
    }

    pub fn names(&self) -> Names {
        Names::new(self.players.iter().cloned())
    }

    pub fn name(&self, player: PlayerId) -> Name {
        self.players.get(player.index()).cloned().unwrap_or_else(Name::nobody)
    }

    pub fn named_as(&self, player: Option<PlayerId>) -> Option<Name> {
        player.map(|player| self.name(player))
    }

    pub fn named(&self, players: &[PlayerId]) -> Vec<Name> {
        players.iter().map(|player| self.name(*player)).collect()
    }

    /// Returns a fact for each player for whom `value` returns one.
    pub fn by_player<V: Into<Value>>(&self, value: impl Fn(PlayerId) -> Option<V>) -> Facts {
        let each = self.everybody().zip(&self.players);
        each.filter_map(|(player, name)| Some((name.clone(), value(player)?))).collect()
    }

    /// Finds a player by a typed name, or by an unambiguous prefix of it.
    pub fn player(&self, typed: &Name) -> Result<PlayerId, Refused> {
        let seated = self.seated.iter().filter_map(|player| self.players.get(player.index()));
        let meant = typed.meant_among(seated.clone());
        if let Meant::One(place) = meant {
            return self.seated.get(place).copied().ok_or(Refused::NobodySeated);
        }
        let typed = typed.clone();
        Err(match meant {
            Meant::Several(meant) => Refused::AmbiguousName { typed, meant },
            Meant::Nobody if self.is_used(&typed) => Refused::HasLeft { name: typed },
            _ if self.players.is_empty() => Refused::NobodySeated,
            Meant::Nobody | Meant::One(_) => {
                Refused::UnknownName { typed, seated: seated.cloned().collect() }
            }
        })
    }

    pub fn is_name(&self, word: &str) -> bool {
        Name::typed(word).is_some_and(|name| self.can_be(&name))
    }

    pub fn can_be(&self, name: &Name) -> bool {
        matches!(self.player(name), Ok(_) | Err(Refused::AmbiguousName { .. }))
    }
}
