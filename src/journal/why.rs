//! Explains an entry or a correction. For an entry: the session before it, its ruling and what later
//! corrections did to it. For a correction: what it changed.

use super::decided::Outcome;
use super::impact::{Change, Impact};
use super::record::Record;
use super::said::Said;
use super::stands::Past;
use crate::law::{EntryNo, Law, MoveChange};
use crate::speech::{Correction, Part};
use std::sync::Arc;

/// What a later correction did to an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fate<L: Law> {
    /// The number of the correction.
    pub by: EntryNo,
    /// The correction.
    pub correction: Correction<L::Entry>,
    /// The entry before and after.
    pub change: Change<L>,
    /// Everything that the correction changed.
    pub impact: Arc<Impact<L>>,
}

impl<L: Law> Fate<L> {
    /// The payments or scores of the entry that changed.
    pub fn moves(&self) -> impl Iterator<Item = &MoveChange> {
        self.impact.moves_of(self.change.no)
    }
}

/// An entry that stands, with its ruling and what came before it.
#[derive(Clone, Debug)]
pub struct Stood<L: Law> {
    /// Its number.
    pub no: EntryNo,
    /// The entry as it is read.
    pub entry: L::Entry,
    /// The ruling.
    pub ruling: Arc<L::Ruling>,
    /// The session before its hand began; before the first entry, if no hand has begun.
    pub begun: L,
    /// The entries from there to just before it.
    pub since: Vec<(EntryNo, L::Entry)>,
    /// The session before it.
    pub before: L,
    /// The session after it.
    pub after: L,
}

/// The explanation of an entry or a correction.
#[derive(Clone, Debug)]
pub enum Why<L: Law> {
    /// An entry.
    Entry {
        /// As it is read now; as it was last read, if it no longer stands.
        stood: Box<Stood<L>>,
        /// Whether it stands.
        stands: bool,
        /// What later corrections did to it, in order.
        fates: Vec<Fate<L>>,
    },
    /// A correction, unless it only inserts one entry.
    Correction {
        /// Its number.
        no: EntryNo,
        /// The correction.
        correction: Correction<L::Entry>,
        /// What it changed when it was made.
        impact: Arc<Impact<L>>,
        /// The correction that struck it; `None` if it stands.
        struck_by: Option<EntryNo>,
    },
}

impl<L: Law> Record<L> {
    /// The entry with this number, with what came before it; `None` if it does not stand.
    pub fn stood(&self, no: EntryNo) -> Option<Stood<L>> {
        let standing: Vec<_> = self.standing().collect();
        let at = standing.iter().position(|own| own.no == no)?;
        let (earlier, rest) = standing.split_at_checked(at)?;
        let own = rest.first()?;
        let from = earlier
            .iter()
            .rposition(|earlier| L::begins_hand(earlier.entry))
            .unwrap_or_default();
        let begun = self.before(standing.get(from)?.no)?;
        let before = self.before(no)?;
        let mut after = before.clone();
        after.apply(no, own.ruling);
        let since = earlier.get(from..)?;
        Some(Stood {
            no,
            entry: own.entry.clone(),
            ruling: Arc::clone(own.ruling),
            begun,
            since: since
                .iter()
                .map(|own| (own.no, own.entry.clone()))
                .collect(),
            before,
            after,
        })
    }

    /// The explanation of this number; `None` if it does not exist.
    pub fn why(&self, no: EntryNo) -> Option<Why<L>> {
        let corrected = |own: Past<L>| own.no >= no && own.said.correction().is_some();
        if !self.history().any(corrected) {
            return Some(Why::Entry {
                stood: Box::new(self.stood(no)?),
                stands: true,
                fates: Vec::new(),
            });
        }
        let mut past = Record::new();
        let mut fates = Vec::new();
        let mut last_read = None;
        for own in self.history() {
            let decided = past.judge(own.said.clone()).ok()?;
            if let (Outcome::Corrected(impact), Said::Correction(correction)) =
                (decided.outcome(), own.said)
            {
                if own.no == no && !is_one_insert(correction) {
                    return Some(Why::Correction {
                        no,
                        correction: correction.clone(),
                        impact: Arc::clone(impact),
                        struck_by: own.struck_by,
                    });
                }
                let change = impact.changes.iter().find(|change| change.no == no);
                if let Some(change) = change.filter(|_| own.no > no) {
                    if change.after.is_none() {
                        last_read = past.stood(no);
                    }
                    fates.push(Fate {
                        by: own.no,
                        correction: correction.clone(),
                        change: change.clone(),
                        impact: Arc::clone(impact),
                    });
                }
            }
            past.apply(decided).ok()?;
        }
        let now = self.stood(no);
        let stands = now.is_some();
        let stood = Box::new(now.or(last_read)?);
        Some(Why::Entry {
            stood,
            stands,
            fates,
        })
    }
}

fn is_one_insert<E>(correction: &Correction<E>) -> bool {
    matches!(correction, Correction::Parts(parts) if matches!(parts.as_slice(), [Part::Insert(..)]))
}
