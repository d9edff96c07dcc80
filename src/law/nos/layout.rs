//! The tiles on the table: arms that grow from the set, in the order of the announced plan.

use super::plan::{Arm, ArmStep, Gate, Geometry, Place, Plan, Second};
use super::rule::Rule;
use super::set::SetTile;
use crate::dominoes::tile::{Spots, TILES, Tile, TileSet};
use crate::law::EntryNo;
use crate::table::seat::Seat;
use crate::table::words::{Variable, Variables};
use arrayvec::ArrayVec;
use std::ops::Deref;

/// A tile on an arm.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    pub tile: Tile,
    /// The end that touches the tile before it.
    pub touching: Spots,
    /// The end that faces outward.
    pub open: Spots,
    pub arm: Arm,
    pub seat: Seat,
    /// The entry that laid it.
    pub no: EntryNo,
}

/// A way in which a tile can lie.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    pub arm: Arm,
    /// The end that touches the arm.
    pub touching: Spots,
    /// The new open end.
    pub open: Spots,
}

/// Whose play it is, which decides the arms to play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// The player on turn.
    Turn,
    /// The player on turn, while an immediate double may still be laid (article 7.4).
    TurnInOpening,
    /// An opponent of the player on set, out of turn (article 7.4).
    OutOfTurn,
}

/// What a tile on an arm touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The set.
    Set,
    /// A tile on an arm: the slot of the arm, and the number of the tile from 1.
    Arm(u8, u8),
}

/// An arm that can be extended now.
#[expect(missing_docs, reason = "the names say enough")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenEnd {
    pub arm: Arm,
    pub end: Spots,
    pub rule: Rule,
    /// Whether a double must follow (by matador matching a matador will do too; article 4.4).
    pub needs_double: bool,
}

/// A way is told by its arm and its open end.
impl Variable for Way {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        variables.set(format!("{name}-arm"), self.arm.word());
        variables.set(format!("{name}-open"), self.open.get());
    }

    fn names(name: &str) -> Vec<String> {
        vec![format!("{name}-arm"), format!("{name}-open")]
    }
}

/// The ways of one tile: at most two on each of four arms.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways(ArrayVec<Way, 8>);

impl Ways {
    /// Keeps the ways that this end touches.
    pub fn keep_touching(&mut self, end: Spots) {
        self.0.retain(|way| way.touching == end);
    }
}

impl Deref for Ways {
    type Target = [Way];

    fn deref(&self) -> &[Way] {
        &self.0
    }
}

/// Ways are told as they are typed, with `>` only if ways differ in how the tile is turned.
impl Variable for Ways {
    fn set<'a>(&'a self, name: &str, variables: &mut Variables<'a>) {
        let turned = |one: &Way, other: &Way| one.arm == other.arm && one.open != other.open;
        let says_how = self
            .iter()
            .any(|one| self.iter().any(|other| turned(one, other)));
        let typed = self.iter().map(|way| {
            let tile = Tile::new(way.touching, way.open);
            match says_how && !tile.is_double() {
                true => format!("{}>{} on {}", way.touching, way.open, way.arm),
                false => format!("{tile} on {}", way.arm),
            }
        });
        variables.set(name.to_owned(), typed.collect::<Vec<_>>().join(", or "));
    }
}

/// The tiles that could be laid on each arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fitting {
    geometry: Geometry,
    by_slot: [TileSet; 4],
}

impl Fitting {
    /// No tile on any arm.
    pub const NONE: Fitting = Fitting {
        geometry: Geometry::Line,
        by_slot: [TileSet::EMPTY; 4],
    };

    /// The arms with their tiles, in order. Arms without tiles are left out.
    pub fn iter(&self) -> impl Iterator<Item = (Arm, TileSet)> {
        let arms = self.geometry.arms().iter();
        let arms = arms.map(|(arm, slot)| (*arm, self.by_slot[*slot]));
        arms.filter(|(_, tiles)| !tiles.is_empty())
    }

    /// Only these of the tiles.
    #[must_use]
    pub fn only(self, tiles: TileSet) -> Fitting {
        let by_slot = self.by_slot.map(|own| own.and(tiles));
        Fitting { by_slot, ..self }
    }
}

/// The layout of a game that has been announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    set: SetTile,
    plan: Plan,
    step: usize,
    /// The arms in the current step, by slot.
    arms: [ArmStep; 4],
    wants: [u8; 4],
    ends: [Spots; 4],
    lengths: [u8; 4],
    laid: ArrayVec<Laid, { TILES as usize }>,
}

impl Layout {
    /// The layout with only the set.
    pub fn new(set: SetTile, plan: Plan) -> Layout {
        let ends = [set.left, set.right, set.left, set.right];
        let arms = plan.step(0).arms;
        let wants = arms.map(|arm| arm.wants);
        Layout {
            set,
            plan,
            step: 0,
            arms,
            wants,
            ends,
            lengths: [0; 4],
            laid: ArrayVec::new(),
        }
    }

    /// The set as it lies.
    pub fn set(&self) -> SetTile {
        self.set
    }

    /// The tiles that lie on arms, in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The plan of the game.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of the current step of the plan, from 0.
    pub fn step(&self) -> usize {
        self.step
    }

    /// What an arm shows; `None` if the geometry has no such arm.
    pub fn end(&self, arm: Arm) -> Option<Spots> {
        self.plan.geometry.slot(arm).map(|slot| self.ends[slot])
    }

    /// How many tiles lie on an arm.
    pub fn length(&self, arm: Arm) -> u8 {
        self.plan
            .geometry
            .slot(arm)
            .map_or(0, |slot| self.lengths[slot])
    }

    /// How many tiles an arm still wants in the current step.
    pub fn wants(&self, arm: Arm) -> u8 {
        self.plan
            .geometry
            .slot(arm)
            .map_or(0, |slot| self.wants[slot])
    }

    fn arms(&self) -> impl Iterator<Item = (Arm, usize)> + use<> {
        self.plan.geometry.arms().iter().copied()
    }

    /// The gate of an arm now. An arm with all the tiles it wanted is shut until the step ends.
    fn gate(&self, slot: usize) -> Gate {
        let arm = self.arms[slot];
        if arm.wants > 0 && self.wants[slot] == 0 {
            Gate::Shut
        } else {
            arm.gate
        }
    }

    /// The gate of an arm; shut if the geometry has no such arm.
    pub fn gate_of(&self, arm: Arm) -> Gate {
        self.plan
            .geometry
            .slot(arm)
            .map_or(Gate::Shut, |slot| self.gate(slot))
    }

    fn rule(&self, slot: usize) -> Rule {
        self.arms[slot].rule
    }

    /// The rule by which an arm is played on now.
    pub fn rule_of(&self, arm: Arm) -> Rule {
        self.rule(self.plan.geometry.slot(arm).unwrap_or_default())
    }

    fn needs_double(&self, slot: usize) -> bool {
        self.lengths[slot] == 1 && self.arms[slot].second == Second::Double
    }

    /// The tiles that fit an arm by its rule and by what its second tile must be.
    fn fitting(&self, slot: usize) -> TileSet {
        let (rule, end) = (self.rule(slot), self.ends[slot]);
        if self.needs_double(slot) {
            rule.fitting_second(end)
        } else {
            rule.fitting(end)
        }
    }

    /// The tiles that can be laid on an arm in this scope.
    fn playable_on(&self, slot: usize, scope: Scope) -> TileSet {
        let immediate = |gate| {
            if self.lengths[slot] == 0 && gate != Gate::Shut {
                TileSet::DOUBLES
            } else {
                TileSet::EMPTY
            }
        };
        let gate = self.gate(slot);
        let allowed = match (scope, gate) {
            (Scope::Turn | Scope::TurnInOpening, Gate::Open) => TileSet::FULL,
            (Scope::Turn, _) => TileSet::EMPTY,
            (Scope::TurnInOpening | Scope::OutOfTurn, gate) => immediate(gate),
        };
        if allowed.is_empty() {
            allowed
        } else {
            allowed.and(self.fitting(slot))
        }
    }

    /// The tiles that can be laid on an arm in this scope, tiles already laid included.
    pub fn playable_on_arm(&self, arm: Arm, scope: Scope) -> TileSet {
        self.plan
            .geometry
            .slot(arm)
            .map_or(TileSet::EMPTY, |slot| self.playable_on(slot, scope))
    }

    /// Where these tiles can be laid in this scope, by arm.
    pub fn fitting_by_arm(&self, scope: Scope, tiles: TileSet) -> Fitting {
        let mut by_slot = [TileSet::EMPTY; 4];
        for (_, slot) in self.arms() {
            by_slot[slot] = self.playable_on(slot, scope).and(tiles);
        }
        let geometry = self.plan.geometry;
        Fitting { geometry, by_slot }
    }

    /// Whether the next tile of an arm must be a double (by matador matching a matador will do too; article 4.4).
    pub fn wants_double(&self, arm: Arm) -> bool {
        self.plan
            .geometry
            .slot(arm)
            .is_some_and(|slot| self.needs_double(slot))
    }

    /// How many tiles each arm lacks before this one opens, in all the steps until then.
    pub fn lacking_before(&self, arm: Arm) -> ArrayVec<(Arm, u8), 4> {
        let Some(slot) = self.plan.geometry.slot(arm) else {
            return ArrayVec::new();
        };
        let mut lacking = self.wants;
        let mut step = self.step;
        while !self.plan.is_last(step) {
            step += 1;
            let next = self.plan.step(step);
            if next.arms[slot].gate == Gate::Open {
                break;
            }
            for (own, arm) in lacking.iter_mut().zip(next.arms) {
                *own += arm.wants;
            }
        }
        self.arms()
            .filter(|(_, slot)| lacking[*slot] > 0)
            .map(|(arm, slot)| (arm, lacking[slot]))
            .collect()
    }

    /// Every tile that has a way, tiles already laid included.
    pub fn playable(&self, scope: Scope) -> TileSet {
        self.arms().fold(TileSet::EMPTY, |set, (_, slot)| {
            set.or(self.playable_on(slot, scope))
        })
    }

    /// Every way of a tile, at this place if it is given, by arm. Ways that count as one are there once, on the
    /// first of their arms.
    pub fn ways(&self, tile: Tile, scope: Scope, on: Option<Place>) -> Ways {
        let mut ways = Ways::default();
        for (arm, slot) in self
            .arms()
            .filter(|(arm, slot)| self.is_at(*arm, *slot, on))
        {
            if !self.playable_on(slot, scope).has(tile) || self.has_twin_before(slot, on) {
                continue;
            }
            let rule = self.rule(slot);
            let mut push = |touching: Spots, open: Spots| {
                if rule.joins(self.ends[slot], tile, touching) {
                    // There is always room: at most two ways on each of four arms.
                    let _ = ways.0.try_push(Way {
                        arm,
                        touching,
                        open,
                    });
                }
            };
            push(tile.high(), tile.low());
            if !tile.is_double() {
                push(tile.low(), tile.high());
            }
        }
        ways
    }

    /// The arms at this place. Arms that count as one are there once.
    pub fn arms_at(&self, on: Place) -> impl Iterator<Item = Arm> + '_ {
        self.arms()
            .filter(move |(arm, slot)| {
                self.is_at(*arm, *slot, Some(on)) && !self.has_twin_before(*slot, Some(on))
            })
            .map(|(arm, _)| arm)
    }

    fn is_at(&self, arm: Arm, slot: usize, on: Option<Place>) -> bool {
        match on {
            None => true,
            Some(Place::Arm(named)) => named == arm,
            Some(Place::Shows(end)) => self.ends[slot] == end,
        }
    }

    /// Whether an earlier arm at the same place counts as one with this: both are empty, show the same number,
    /// follow the same rule, and are both open or both not.
    fn has_twin_before(&self, slot: usize, on: Option<Place>) -> bool {
        self.arms()
            .take_while(|(_, earlier)| *earlier < slot)
            .any(|(arm, earlier)| self.is_at(arm, earlier, on) && self.are_twins(earlier, slot))
    }

    fn are_twins(&self, one: usize, other: usize) -> bool {
        self.lengths[one] == 0
            && self.lengths[other] == 0
            && self.ends[one] == self.ends[other]
            && self.rule(one) == self.rule(other)
            && self.gate(one) == self.gate(other)
    }

    /// Whether all the arms count as one with this.
    pub fn is_any_arm(&self, arm: Arm) -> bool {
        let slot = self.plan.geometry.slot(arm);
        slot.is_some_and(|slot| self.arms().all(|(_, other)| self.are_twins(slot, other)))
    }

    /// The arms that can be extended now, in order.
    pub fn open_ends(&self) -> impl Iterator<Item = OpenEnd> + '_ {
        self.arms()
            .filter(|(_, slot)| self.gate(*slot) == Gate::Open)
            .map(|(arm, slot)| OpenEnd {
                arm,
                end: self.ends[slot],
                rule: self.rule(slot),
                needs_double: self.needs_double(slot),
            })
    }

    /// What the next tile on this arm touches.
    pub fn spot(&self, arm: Arm) -> Spot {
        match self.plan.geometry.slot(arm) {
            Some(slot) if self.lengths[slot] > 0 => Spot::Arm(slot as u8, self.lengths[slot]),
            _ => Spot::Set,
        }
    }

    /// Lays a tile. If the step is over then, the next one begins.
    pub fn lay(&mut self, laid: Laid) {
        let Some(slot) = self.plan.geometry.slot(laid.arm) else {
            return;
        };
        self.ends[slot] = laid.open;
        self.lengths[slot] += 1;
        // There is always room: no tile lies twice.
        let _ = self.laid.try_push(laid);
        self.wants[slot] = self.wants[slot].saturating_sub(1);
        if self.wants == [0; 4] && !self.plan.is_last(self.step) {
            self.step += 1;
            self.arms = self.plan.step(self.step).arms;
            self.wants = self.arms.map(|arm| arm.wants);
        }
    }
}
