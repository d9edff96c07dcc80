//! A table: what the law itself keeps of a session, and what every law does.

use super::common::Common;
use super::game::Game;
use super::ruling::{Outcome, Ruling};
use crate::table::house::{House, Rules as _};
use std::ops::{Deref, DerefMut};

pub use super::common::{HandStage, Opener};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    /// What the law itself keeps.
    pub game: G,
    common: Common,
}

impl<G: Game> Default for Table<G> {
    fn default() -> Table<G> {
        Table {
            game: G::default(),
            common: Common::of(G::ABOUT, G::Rule::ROWS),
        }
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
    /// What every law keeps.
    pub fn common(&self) -> &Common {
        &self.common
    }

    pub fn rules(&self) -> House<G::Rule> {
        House::of(self.house_values())
    }

    pub fn house(&self, rule: G::Rule) -> i64 {
        self.rules().amount(rule)
    }

    /// Takes the outcomes of a ruling, in order. `own` does with each what the law does.
    pub(super) fn take(&mut self, ruling: &Ruling, own: impl Fn(&mut Table<G>, &Outcome)) {
        let mut before = self.common.take(ruling.scored().next().is_some());
        for outcome in &ruling.outcomes {
            if let Outcome::Shared(effect) = outcome {
                self.common.follow(effect, &mut before);
            }
            own(self, outcome);
        }
        for (side, _) in ruling.scored() {
            self.common.peg(side, before.as_ref());
        }
    }
}
