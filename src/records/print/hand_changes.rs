//! The changes of accounts in the current hand.

use nos_base::PlayerId;
use nos_law::Session;
use nos_law::paper::{Flow, OnPaper};
use nos_law::ruling::RulingSummary;

/// The changes since the last deal. After the settlement, the changes since it began, with the
/// amounts rounded off for players who left earlier. An abandoned hand changes nothing.
#[derive(Clone, Debug, Default)]
pub struct HandChanges {
    /// The change of each holder; `None` for an absent one.
    pub changes: Vec<Option<i64>>,
    pub are_settled: bool,
    /// The amounts rounded off for players who left.
    pub rounded: Vec<Flow>,
}

impl HandChanges {
    pub fn add(&mut self, before: &Session, summary: &RulingSummary, paper: &OnPaper) {
        if summary.begins_hand || summary.settles {
            self.changes.clear();
            let players = 0..before.names().iter().len();
            for at in players.filter(|at| before.standing(PlayerId::at(*at)).sits) {
                self.change_account(before.law().about.seating.holder_of(at), 0);
            }
        }
        if summary.settles {
            self.are_settled = true;
            for flow in self.rounded.clone() {
                self.change_account(flow.holder, flow.amount);
            }
        }
        if summary.abandons {
            self.changes.iter_mut().flatten().for_each(|own| *own = 0);
        }
        match summary.leaver {
            Some(_) => self.rounded.extend(&paper.flows),
            None => {
                (paper.flows.iter()).for_each(|flow| self.change_account(flow.holder, flow.amount))
            }
        }
    }

    /// Adds an amount to a holder, who counts as present from then on.
    fn change_account(&mut self, holder: usize, amount: i64) {
        self.changes.resize(self.changes.len().max(holder + 1), None);
        if let Some(change) = self.changes.get_mut(holder) {
            *change.get_or_insert(0) += amount;
        }
    }
}
