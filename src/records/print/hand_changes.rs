//! What the hand that is played changes in the books.

use nos_rules::law::referee::{OnPaper, RulingSummary};

/// The change of each holder. What the settlement brings, and what is rounded off for a player who leaves, belongs to no
/// hand; an abandoned hand changes nothing.
#[derive(Clone, Debug, Default)]
pub struct HandChanges {
    pub changes: Vec<i64>,
    is_settled: bool,
}

impl HandChanges {
    pub fn follow(&mut self, summary: &RulingSummary, paper: &OnPaper) {
        self.is_settled |= summary.settles;
        if summary.begins_hand || summary.abandons {
            self.changes.clear();
        }
        if self.is_settled || summary.abandons || summary.leaver.is_some() {
            return;
        }
        for flow in &paper.flows {
            let holders = self.changes.len().max(flow.holder + 1);
            self.changes.resize(holders, 0);
            if let Some(change) = self.changes.get_mut(flow.holder) {
                *change += flow.amount;
            }
        }
    }
}
