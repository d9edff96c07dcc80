//! Explains an entry by its session, ruling and corrections; a correction by its changes.

use crate::journal::impact::ChangedEntry;
use crate::journal::{EntryOutcome, Impact, Past, Record, Recorded};
use nos_entry::{Correction, Part};
use nos_law::{EntryInContext, EntryNo, MoveChange};
use std::sync::Arc;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fate {
    pub by: EntryNo,
    pub correction: Correction,
    pub change: ChangedEntry,
    pub impact: Arc<Impact>,
}

impl Fate {
    pub fn moves(&self) -> impl Iterator<Item = &MoveChange> {
        self.impact.moves_of(self.change.no)
    }
}

#[derive(Clone, Debug)]
pub enum Why {
    Entry(Box<WhyEntry>),
    /// A correction, unless it only inserts one entry.
    Correction(WhyCorrection),
}

#[derive(Clone, Debug)]
pub struct WhyEntry {
    /// The entry as it is read now or, if struck, as it was last read.
    pub stood: EntryInContext,
    pub stands: bool,
    pub fates: Vec<Fate>,
}

#[derive(Clone, Debug)]
pub struct WhyCorrection {
    pub no: EntryNo,
    pub correction: Correction,
    pub impact: Arc<Impact>,
    pub struck_by: Option<EntryNo>,
}

impl Record {
    pub fn stood(&self, no: EntryNo) -> Option<EntryInContext> {
        let standing: Vec<_> = self.standing().collect();
        let at = standing.iter().position(|entry| entry.no == no)?;
        let (earlier, rest) = standing.split_at_checked(at)?;
        let entry = rest.first()?;
        let from = earlier.iter().rposition(|own| own.ruling.begins_hand()).unwrap_or_default();
        let before = self.before(no)?;
        let mut after = before.clone();
        after.apply(no, entry.ruling);
        let since = earlier.get(from..)?;
        Some(EntryInContext {
            no,
            entry: entry.entry.clone(),
            ruling: entry.ruling.clone(),
            begun: self.before(standing.get(from)?.no)?,
            since: since.iter().map(|entry| (entry.no, entry.entry.clone())).collect(),
            before,
            after,
        })
    }

    pub fn why(&self, no: EntryNo) -> Option<Why> {
        let corrected = |past: Past| past.no >= no && past.recorded.correction().is_some();
        if !self.history().any(corrected) {
            return Some(Why::Entry(Box::new(WhyEntry {
                stood: self.stood(no)?,
                stands: true,
                fates: Vec::new(),
            })));
        }
        let mut past = Record::new(self.law());
        let mut fates = Vec::new();
        let mut last_read = None;
        for made in self.history() {
            let decided = past.judge(made.recorded.clone()).ok()?;
            if let (EntryOutcome::Corrected(impact), Recorded::Correction(correction)) =
                (decided.outcome(), made.recorded)
            {
                if made.no == no && !matches!(made.recorded.parts(), [Part::Insert(..)]) {
                    return Some(Why::Correction(WhyCorrection {
                        no,
                        correction: correction.clone(),
                        impact: Arc::clone(impact),
                        struck_by: made.struck_by,
                    }));
                }
                let change = impact.changes.iter().find(|change| change.no == no);
                if let Some(change) = change.filter(|_| made.no > no) {
                    if change.after.is_none() {
                        last_read = past.stood(no);
                    }
                    fates.push(Fate {
                        by: made.no,
                        correction: correction.clone(),
                        change: change.clone(),
                        impact: Arc::clone(impact),
                    });
                }
            }
            past.apply(decided).ok()?;
        }
        let now = self.stood(no);
        Some(Why::Entry(Box::new(WhyEntry {
            stands: now.is_some(),
            stood: now.or(last_read)?,
            fates,
        })))
    }
}
