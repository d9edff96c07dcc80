//! Feats of an evening: the best hand and the dearest foul, each with the entry that made it.

use crate::print::chronicle::WalkedEntry;
use crate::print::hand_changes::HandChanges;
use nos_rules::law::referee::Session;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Feat {
    /// The name of the player, or those of partners with `+` between.
    pub who: Box<str>,
    /// Above 0 if there is a feat at all.
    pub amount: i64,
    pub hand: u32,
    pub entry: u32,
}

impl Feat {
    /// Replaces a feat by a greater one. Of two the same the earlier stays.
    fn rise(&mut self, table: &Session, holder: usize, (amount, hand, entry): (i64, u32, u32)) {
        if amount > self.amount {
            let holders = table.law().seating.holders(&table.names());
            let who = holders.get(holder).map_or("", String::as_str).into();
            *self = Feat {
                who,
                amount,
                hand,
                entry,
            };
        }
    }
}

/// Feats so far, while an evening is walked through.
#[derive(Debug, Default)]
pub(super) struct Feats {
    pub best: Feat,
    pub dearest: Feat,
    /// The last entry of the settlement that changed the books.
    pub settled: u32,
    /// The dearest foul before the hand, which may be abandoned.
    before: Feat,
    changes: HandChanges,
    hand: u32,
    /// The entry by which each holder won something last.
    won: Vec<u32>,
}

impl Feats {
    pub fn follow(&mut self, table: &Session, step: &WalkedEntry<'_>) {
        let (summary, paper) = (step.ruling.summary(), step.ruling.on_paper());
        if summary.begins_hand || summary.settles {
            for (holder, change) in self.changes.changes.iter().enumerate() {
                let entry = self.won.get(holder).copied().unwrap_or_default();
                self.best.rise(table, holder, (*change, self.hand, entry));
            }
            self.before.clone_from(&self.dearest);
        }
        if summary.abandons {
            self.dearest.clone_from(&self.before);
        }
        if summary.settles || self.settled > 0 && !paper.flows.is_empty() {
            self.settled = step.no.0;
        }
        self.hand = step.hand;
        self.changes.follow(&summary, &paper);
        for flow in paper.flows.iter().filter(|flow| flow.amount > 0) {
            self.won.resize(self.won.len().max(flow.holder + 1), 0);
            if let Some(won) = self.won.get_mut(flow.holder) {
                *won = step.no.0;
            }
        }
        for penalty in &paper.penalties {
            let feat = (penalty.in_all(), step.hand, step.no.0);
            self.dearest.rise(table, penalty.holder, feat);
        }
    }
}
