//! The account of something said: for an entry how it stood, how it was ruled, and what later corrections
//! did to it; for a correction what it changed.

use super::impact::{Change, Impact, PaymentChange};
use super::order;
use super::record::{Outcome, Past, Record};
use super::said::Said;
use super::single::Correction;
use crate::law::EntryNo;
use crate::law::nos::entry::{Act, Entry};
use crate::law::nos::evidence::Dossier;
use std::sync::Arc;

/// What a later correction did to an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fate {
    /// The number of the correction.
    pub by: EntryNo,
    /// The correction.
    pub correction: Correction,
    /// The entry before and after.
    pub change: Change,
    /// All that the correction changed.
    pub impact: Arc<Impact>,
}

impl Fate {
    /// The payments of the entry that changed.
    pub fn payments(&self) -> impl Iterator<Item = &PaymentChange> {
        let own = |payment: &&PaymentChange| payment.no == self.change.no;
        self.impact.payments.iter().filter(own)
    }
}

/// The account of something said.
#[derive(Clone, Debug)]
pub enum Account {
    /// Of an entry.
    Entry {
        /// As it is read now or, where it stands no more, as it was last read.
        dossier: Box<Dossier>,
        /// Whether it stands.
        stands: bool,
        /// What later corrections did to it, in order.
        fates: Vec<Fate>,
    },
    /// Of a correction that brings no entry of its own.
    Correction {
        /// Its number.
        no: EntryNo,
        /// The correction.
        correction: Correction,
        /// What it changed when it was made.
        impact: Arc<Impact>,
        /// The correction that struck it since.
        struck_by: Option<EntryNo>,
    },
}

impl Record {
    /// The dossier of the entry that stands under this number.
    pub fn dossier(&self, no: EntryNo) -> Option<Dossier> {
        let read: Vec<(EntryNo, &Entry)> = self
            .standing()
            .map(|stands| (stands.no, stands.entry))
            .collect();
        let at = read.iter().position(|(own, _)| *own == no)?;
        let (since, from) = read.split_at_checked(at)?;
        let dealt = since
            .iter()
            .rposition(|(_, entry)| entry.act == Act::Deal)
            .unwrap_or_default();
        let before = self.before(read.get(dealt)?.0)?;
        Dossier::of(&before, since.get(dealt..)?, *from.first()?).ok()
    }

    /// The account of what was said under this number; nothing where there is no such number.
    pub fn account(&self, no: EntryNo) -> Option<Account> {
        let corrected = |own: Past| own.no >= no && own.said.correction().is_some();
        if !self.history().any(corrected) {
            return Some(Account::Entry {
                dossier: Box::new(self.dossier(no)?),
                stands: true,
                fates: Vec::new(),
            });
        }
        let mut past = Record::new();
        let mut fates = Vec::new();
        let mut last_read = None;
        for (at, own) in self.history().enumerate() {
            let number = order::number(at);
            let decided = past.judge(own.said.clone()).ok()?;
            if let (Outcome::Corrected(impact), Said::Correction(correction)) =
                (decided.outcome(), own.said)
                && number >= no
            {
                let brings_entry = matches!(correction, Correction::Insert(..));
                if number == no && !brings_entry {
                    return Some(Account::Correction {
                        no,
                        correction: correction.clone(),
                        impact: Arc::clone(impact),
                        struck_by: own.struck_by,
                    });
                }
                let change = impact.changes.iter().find(|change| change.no == no);
                if let Some(change) = change.filter(|_| number > no) {
                    if change.after.is_none() {
                        last_read = past.dossier(no);
                    }
                    fates.push(Fate {
                        by: number,
                        correction: correction.clone(),
                        change: change.clone(),
                        impact: Arc::clone(impact),
                    });
                }
            }
            past.apply(decided);
        }
        let now = self.dossier(no);
        let stands = now.is_some();
        let dossier = Box::new(now.or(last_read)?);
        Some(Account::Entry {
            dossier,
            stands,
            fates,
        })
    }
}
