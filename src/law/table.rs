//! A table: the state of a session under a law, and the way in which rulings change it.

use super::EntryNo;
use super::about::{BETWEEN, FINISHED, LOBBY, LOT, PhaseRow};
use super::common::Common;
use super::facts::Facts;
use super::game::Game;
use super::ruling::{Outcome, Ruling};
use crate::objection::Refused;
use nos_base::{House, Name, PlayerId, Rules as _};
use std::ops::{Deref, DerefMut};

pub use super::common::{HandStage, Opener};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    pub game: G,
    common: Common,
}

impl<G: Game> Default for Table<G> {
    fn default() -> Table<G> {
        Table { game: G::default(), common: Common::of(G::ABOUT, G::Rule::ROWS) }
    }
}

impl<G: Game> Deref for Table<G> {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.common
    }
}

impl<G: Game> DerefMut for Table<G> {
    fn deref_mut(&mut self) -> &mut Common {
        &mut self.common
    }
}

impl<G: Game> Table<G> {
    pub fn common(&self) -> &Common {
        &self.common
    }

    pub fn rules(&self) -> House<G::Rule> {
        House::of(self.house_values())
    }

    pub fn house(&self, rule: G::Rule) -> i64 {
        self.rules().amount(rule)
    }

    pub fn phase(&self) -> u32 {
        match self.opener {
            _ if self.is_settled() && G::ABOUT.chips.is_none() => FINISHED,
            _ if self.is_settled() || self.is_going() => G::phase(self),
            _ if self.players().is_empty() => LOBBY,
            Opener::Lots(_) => LOT,
            Opener::Nobody | Opener::Of(_) => BETWEEN,
        }
    }

    pub fn phase_row(&self) -> PhaseRow {
        self.common().phase_row(self.phase())
    }

    pub fn turn(&self) -> Option<PlayerId> {
        self.is_going().then(|| G::turn(self))?
    }

    pub fn actor(&self, typed: Option<&Name>) -> Result<PlayerId, Refused> {
        self.common().actor(typed, self.turn())
    }

    /// Refuses an act that is only possible during a hand.
    pub fn must_play(&self) -> Result<(), Refused> {
        self.common().must_play(self.phase())
    }

    /// Refuses an act that is only possible between two hands.
    pub fn must_rest(&self) -> Result<(), Refused> {
        self.common().must_rest(self.phase())
    }

    pub fn facts(&self) -> Facts {
        self.common().facts(self.phase())
    }

    /// Applies a ruling that this table gave in its current state; `no` is the number of the entry.
    pub fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        let mut before = self.common.take(ruling.scored().next().is_some());
        for outcome in &ruling.outcomes {
            match outcome {
                Outcome::Own(event) => {
                    if let Some(event) = event.get() {
                        G::apply_event(self, no, event);
                    }
                }
                Outcome::Shared(effect) => {
                    self.common.apply_effect(effect, &mut before);
                    G::apply_effect(self, effect);
                }
            }
        }
        for (side, _) in ruling.scored() {
            self.common.peg(side, before.as_ref());
        }
    }
}
