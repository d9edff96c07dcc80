//! A hand as the record has it, and what its players say of it.

use super::table::Table;
use crate::dominoes::tile::{Spots, Tile, TileSet};
use crate::law::luck::Luck;
use crate::law::nos::entry::{Act, Place, Play, Tail};
use crate::law::nos::hand::{Hand, LAST_TWO, Round, Seat, Stage};
use crate::law::nos::layout::{Scope, Way};
use crate::law::nos::ruling::Verdict;
use crate::law::nos::session::Session;
use crate::table::name::Name;

/// A hand under way, as the record has it.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub session: &'a Session,
    pub hand: &'a Hand,
}

impl Scene<'_> {
    pub(super) fn name(self, seat: Seat) -> Name {
        self.session.name_at(self.hand, seat)
    }

    /// Whether the law takes this and finds it in order.
    pub(super) fn is_in_order(self, act: &Act) -> bool {
        let ruling = self.session.judge(&act.clone().into());
        ruling.is_ok_and(|ruling| ruling.verdict == Verdict::Accepted)
    }

    /// The unplayed tiles that fit somewhere, whoever holds them.
    pub(super) fn fitting(self, round: &Round) -> TileSet {
        let scope = match round.is_opening() {
            true => Scope::TurnInOpening,
            false => Scope::Turn,
        };
        round.layout.playable(scope).and(self.hand.tiles.unlaid())
    }

    /// What this player can play on turn.
    pub(super) fn playable(self, round: &Round, table: &Table, seat: Seat) -> TileSet {
        round
            .layout
            .playable(round.scope(seat))
            .and(table.hands[seat])
    }

    /// Whether nobody could play any more after the boneyard is drawn, if the truth were known (article 9.4).
    pub(super) fn is_closed(self, round: &Round, table: &Table) -> bool {
        let mut held = self
            .hand
            .all()
            .fold(TileSet::EMPTY, |held, seat| held.or(table.hands[seat]));
        if !matches!(round.stage, Stage::Over { .. }) {
            held = held.or(table
                .boneyard
                .iter()
                .skip(usize::from(LAST_TWO))
                .copied()
                .collect());
        }
        self.fitting(round).and(held).is_empty()
    }
}

/// A play with its tile as it lies.
pub(super) fn laid(name: Name, tile: Tile, way: Way, tail: Tail) -> Play {
    Play {
        name: Some(name),
        tile,
        touching: (!tile.is_double()).then_some(way.touching),
        on: Some(Place::Arm(way.arm)),
        tail,
    }
}

/// The number of an end as it is typed first or second.
pub(super) fn lying(tile: Tile, luck: &mut Luck) -> (Spots, Spots) {
    match luck.once_in(2) {
        true => (tile.high(), tile.low()),
        false => (tile.low(), tile.high()),
    }
}
