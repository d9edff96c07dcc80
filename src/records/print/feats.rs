//! The most remarkable results of an evening, for the report and for a season.

use super::chronicle::{WalkedEntry, walk};
use super::fine::{Fine, Fines, dearest};
use super::hand_changes::HandChanges;
use crate::journal::Record;
use nos_law::common::HandStage;
use nos_law::{EntryNo, Session};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Feat {
    /// The name of the player, or of partners with `+` between.
    pub who: Box<str>,
    pub amount: i64,
    pub hand: u32,
    pub entry: u32,
}

impl From<&Fine> for Feat {
    fn from(fine: &Fine) -> Feat {
        Feat {
            who: fine.offender.as_str().into(),
            amount: fine.in_all(),
            hand: fine.hand,
            entry: fine.no.0,
        }
    }
}

#[derive(Debug)]
pub struct Feats {
    /// The hand that brought a player most (fewest, where the fewest points win), with the last
    /// entry by which it did; the earlier of two equal ones.
    pub best: Option<Feat>,
    /// The last entry of the settlement that changed the books; 0 before the settlement.
    pub settled: u32,
    is_fewest: bool,
    holders: Vec<String>,
    fines: Fines,
    changes: HandChanges,
    hand: u32,
    /// The last entry with which each holder won something.
    won: Vec<EntryNo>,
}

impl Feats {
    pub fn begun(record: &Record, is_fewest: bool) -> Feats {
        let holders = (record.law().about.seating).holders(&record.session().names());
        Feats {
            best: None,
            settled: 0,
            is_fewest,
            won: vec![EntryNo(0); holders.len()],
            holders,
            fines: Fines::default(),
            changes: HandChanges::default(),
            hand: 0,
        }
    }

    pub fn of(record: &Record, is_fewest: bool) -> Feats {
        let mut feats = Feats::begun(record, is_fewest);
        let session = walk(record, |before, step| feats.add(before, step));
        feats.end_hand(&session);
        feats
    }

    pub fn add(&mut self, before: &Session, step: &WalkedEntry<'_>) {
        if step.ruling.is_play() {
            return;
        }
        let (summary, paper) = (step.ruling.summary(), step.ruling.on_paper());
        if summary.begins_hand || summary.settles {
            self.end_hand(before);
            self.won.fill(step.no);
        }
        self.hand = step.hand;
        self.changes.add(before, &summary, &paper);
        (self.fines).add(before.law(), &self.holders, (step.no, step.hand), (&summary, &paper));
        if summary.settles || self.changes.are_settled && !paper.flows.is_empty() {
            self.settled = step.no.0;
        }
        for flow in (paper.flows.iter()).filter(|flow| flow.amount > 0) {
            if let Some(won) = self.won.get_mut(flow.holder) {
                *won = step.no;
            }
        }
    }

    /// Takes the best of the hand that was played last; `session` is at the end of that hand.
    pub fn end_hand(&mut self, session: &Session) {
        // If the fewest points win, an unfinished hand does not count.
        let is_over = matches!(session.common().stage(), HandStage::Over(_));
        let counts = |amount: i64| if self.is_fewest { is_over } else { amount > 0 };
        if self.hand == 0 || self.changes.are_settled {
            return;
        }
        for ((change, who), won) in self.changes.changes.iter().zip(&self.holders).zip(&self.won) {
            let Some(amount) = change.filter(|amount| counts(*amount)) else { continue };
            let is_better = |best: &Feat| match self.is_fewest {
                true => amount < best.amount,
                false => amount > best.amount,
            };
            if self.best.as_ref().is_none_or(is_better) {
                self.best =
                    Some(Feat { who: who.as_str().into(), amount, hand: self.hand, entry: won.0 });
            }
        }
    }

    pub fn dearest(&self) -> Option<Feat> {
        dearest(&self.fines.all).map(Feat::from)
    }
}
