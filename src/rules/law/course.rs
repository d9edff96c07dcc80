//! How far an evening has come: the phase, whose turn it is, what can be done then, and what a ruling makes of it.

use super::EntryNo;
use super::about::{BETWEEN, FINISHED, LOBBY, LOT, PhaseRow};
use super::common::Common;
use super::facts::Facts;
use super::game::Game;
use super::refusal::Refused;
use super::ruling::{Outcome, Ruling};
use super::table::{Opener, Table};
use crate::table::name::Name;
use crate::table::seat::PlayerId;

impl<G: Game> Table<G> {
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

    /// The player who acts: the one who is named, or else the one on turn.
    pub fn actor(&self, typed: Option<&Name>) -> Result<PlayerId, Refused> {
        match typed {
            Some(name) => self.player(name),
            None => self.turn().ok_or(Refused::WhoActs),
        }
    }

    /// Refuses what is only possible while a hand is played.
    pub fn must_play(&self) -> Result<(), Refused> {
        self.common().must_play(self.phase())
    }

    /// Refuses what is only possible between two hands.
    pub fn must_rest(&self) -> Result<(), Refused> {
        self.common().must_rest(self.phase())
    }

    /// The facts that every law begins with.
    pub fn facts(&self) -> Facts {
        self.common().facts(self.phase())
    }

    /// Applies a ruling that this table gave in its current state; `no` is the number of the entry.
    pub fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        self.take(ruling, |table, outcome| match outcome {
            Outcome::Own(event) => {
                if let Some(event) = event.get() {
                    G::apply_event(table, no, event);
                }
            }
            Outcome::Shared(effect) => G::apply_effect(table, effect),
        });
    }
}

impl Common {
    pub(super) fn must_play(&self, phase: u32) -> Result<(), Refused> {
        match phase {
            _ if self.is_going() => Ok(()),
            LOBBY => Err(Refused::NobodySeated),
            FINISHED => Err(Refused::Settled),
            _ if self.nobody_opens() => Err(self.who_opens()),
            _ => Err(Refused::NoHand),
        }
    }

    pub(super) fn must_rest(&self, phase: u32) -> Result<(), Refused> {
        match phase {
            LOBBY => Err(Refused::NobodySeated),
            FINISHED => Err(Refused::Settled),
            LOT | BETWEEN => Ok(()),
            _ => Err(Refused::HandGoing { hand: self.hands() }),
        }
    }
}
