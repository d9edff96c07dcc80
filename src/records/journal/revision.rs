//! Goes through entries again, one by one, and combines all changes in one correction. With the
//! changes, the entries passed so far are possible; later ones may not be.

use crate::journal::{EntryOutcome, Impact, Record, Recorded, Rejection};
use nos_entry::{Correction, Entry, Part};
use nos_law::{EntryNo, Refusal, Ruling, Session, Verdict};
use std::sync::Arc;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RevisionStep {
    Keep,
    Change(Entry),
    LeaveOut,
    /// Insert an entry before the current one, which is then shown again.
    PutBefore(Entry),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    Impossible(Refusal),
    Foul(Ruling),
}

#[derive(Clone, Debug)]
struct EntryToRevise {
    no: EntryNo,
    entry: Entry,
    verdict: Verdict,
}

#[derive(Clone, Debug)]
pub struct Revision {
    record: Arc<Record>,
    entries: Vec<EntryToRevise>,
    at: usize,
    asked: usize,
    session: Session,
    parts: Vec<Part>,
}

impl Revision {
    /// Begins a revision from one entry to another, or to the last.
    pub fn begin(
        record: Arc<Record>,
        from: EntryNo,
        to: Option<EntryNo>,
    ) -> Result<Revision, Rejection> {
        let first = record.place_of_standing(from)?;
        let standing = record.standing().skip(first).map(|entry| EntryToRevise {
            no: entry.no,
            entry: entry.entry.clone(),
            verdict: entry.ruling.verdict,
        });
        let entries: Vec<_> = standing.collect();
        let asked = match to {
            None => entries.len(),
            Some(to) => match record.place_of_standing(to)?.checked_sub(first) {
                Some(before) => before + 1,
                None => return Err(Rejection::Backwards { from, to }),
            },
        };
        let session = record.before(from).unwrap_or_else(|| (record.law().begin)());
        Ok(Revision { record, entries, at: 0, asked, session, parts: Vec::new() })
    }

    pub fn record(&self) -> &Record {
        &self.record
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn record_so_far(&self) -> Record {
        let mut record = Record::clone(&self.record);
        let changes = self.correction().map(Recorded::from);
        record.correct_before(changes, self.upcoming().map(|(no, _)| no));
        record
    }

    pub fn upcoming(&self) -> Option<(EntryNo, &Entry)> {
        let next = self.entries.get(self.at)?;
        Some((next.no, &next.entry))
    }

    /// Returns the problem that the changes so far cause in the next entry.
    pub fn trouble(&self) -> Option<Trouble> {
        let next = self.entries.get(self.at)?;
        match self.session.judge(&next.entry) {
            Err(refusal) => Some(Trouble::Impossible(refusal)),
            Ok(ruling) => (next.verdict == Verdict::Accepted
                && ruling.verdict != Verdict::Accepted)
                .then_some(Trouble::Foul(ruling)),
        }
    }

    /// Takes a step, and returns whether it changes anything. Moves on through the requested
    /// entries, then only to entries that the changes make wrong.
    pub fn take(&mut self, step: RevisionStep) -> Result<bool, Rejection> {
        let Some(EntryToRevise { no, entry, .. }) = self.entries.get(self.at).cloned() else {
            return Ok(false);
        };
        let part = match step {
            RevisionStep::Keep => None,
            RevisionStep::Change(new) => {
                let new = self.in_full(&new)?;
                let is_same = self.in_full(&entry).is_ok_and(|full| full == new);
                (!is_same).then_some(Part::Fix(no.0, new))
            }
            RevisionStep::LeaveOut => Some(Part::Strike(no.0)),
            RevisionStep::PutBefore(new) => Some(Part::Insert(no.0, self.in_full(&new)?)),
        };
        if let Some(part) = &part {
            self.record.stands_alone(part)?;
        }
        match &part {
            None => self.apply(no, &entry)?,
            Some(Part::Strike(_)) => {}
            Some(Part::Fix(_, new)) => self.apply(no, new)?,
            Some(Part::Insert(_, new)) => self.apply(self.record.next_no(), new)?,
        }
        if !matches!(part, Some(Part::Insert(..))) {
            self.at += 1;
        }
        let is_change = part.is_some();
        self.parts.extend(part);
        self.pass();
        Ok(is_change)
    }

    /// Keeps the rest, up to an entry that the changes make wrong.
    pub fn keep_rest(&mut self) {
        self.asked = self.at;
        self.pass();
    }

    pub fn correction(&self) -> Option<Correction> {
        (!self.parts.is_empty()).then(|| Correction::Parts(self.parts.clone()))
    }

    /// Returns the impact of the changes so far; `None` without changes.
    pub fn outlook(&self) -> Result<Option<Arc<Impact>>, Rejection> {
        let Some(correction) = self.correction() else {
            return Ok(None);
        };
        let decided = self.record.judge(Recorded::Correction(correction))?;
        Ok(match decided.outcome() {
            EntryOutcome::Corrected(impact) => Some(Arc::clone(impact)),
            EntryOutcome::Ruled(_) => None,
        })
    }

    /// Skips entries that were not requested, up to one that the changes make wrong.
    fn pass(&mut self) {
        while self.at >= self.asked && self.trouble().is_none() {
            let Some(EntryToRevise { no, entry, .. }) = self.entries.get(self.at).cloned() else {
                return;
            };
            if self.apply(no, &entry).is_err() {
                return;
            }
            self.at += 1;
        }
    }

    fn in_full(&self, entry: &Entry) -> Result<Entry, Rejection> {
        Ok(self.session.in_full(entry, &self.session.judge(entry).map_err(Rejection::Refused)?))
    }

    fn apply(&mut self, no: EntryNo, entry: &Entry) -> Result<(), Rejection> {
        let ruling = self.session.judge(entry).map_err(|refusal| Rejection::Impossible {
            no,
            entry: Box::new(entry.clone()),
            refusal,
            own: false,
            fouled: 0,
        })?;
        self.session.apply(no, &ruling);
        Ok(())
    }
}

impl Record {
    fn place_of_standing(&self, no: EntryNo) -> Result<usize, Rejection> {
        self.standing_number(no, &self.numbered.struck(None))?;
        match self.standing().position(|entry| entry.no == no) {
            Some(place) => Ok(place),
            None => Err(match self.brings_one_entry(no) {
                Err(rejection) => rejection,
                Ok(()) => Rejection::NoSuchEntry { no: no.0, last: self.len() as u32 },
            }),
        }
    }

    /// Returns an error if a part concerns more than the entry with its number, or the law.
    fn stands_alone(&self, part: &Part) -> Result<(), Rejection> {
        let no = EntryNo(part.no());
        self.brings_one_entry(no)?;
        self.comes_after_the_law(no)?;
        match (part, self.recorded(no).map_or(0, |recorded| recorded.parts().len())) {
            (Part::Fix(..) | Part::Insert(..), _) | (Part::Strike(_), 0 | 1) => Ok(()),
            (Part::Strike(_), _) => Err(Rejection::WithOthers { no }),
        }
    }
}
