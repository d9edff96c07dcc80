//! The record of a session: every entry and correction, which of them are in force, and the
//! resulting session. [`Record::judge`] makes a decision and changes nothing. [`Record::apply`]
//! applies it, so that it can be written to disk in between.

use crate::journal::decided::{Decided, EntryOutcome, RecordState, Stale};
use crate::journal::judged::{Judged, JudgedEntry, StandingSource};
use crate::journal::recorded::{
    EntrySource, Past, PlacedEntry, Recorded, StandingEntry, number, place,
};
use crate::journal::rejection::Rejection;
use crate::journal::standing::{Numbered, Placed, ResolvedCorrection};
use nos_entry::{Date, Entry, Moment};
use nos_law::{AccountChange, EntryNo, Evening, Law, Ruling, Rulings, Session};

#[derive(Clone, Debug)]
pub(super) struct KeptLine {
    pub recorded: Recorded,
    time: Option<Moment>,
}

/// Entries between kept sessions. Copying a session of Nos takes as long as judging 30 entries.
const KEPT_EVERY: usize = 512;

#[derive(Clone, Debug)]
pub struct Record {
    kept: Vec<KeptLine>,
    pub(super) numbered: Numbered,
    pub(super) judged: Judged,
    /// Every account before and after each correction, as judged when it was made.
    pub(super) moved: Vec<(EntryNo, Vec<AccountChange>)>,
    pub(super) state: RecordState,
}

impl Record {
    pub fn new(law: &'static Law) -> Record {
        Record::keeping(law, KEPT_EVERY)
    }

    /// Begins a record that keeps a session every `every` entries. The interval changes no answer.
    pub fn keeping(law: &'static Law, every: usize) -> Record {
        Record {
            kept: Vec::new(),
            numbered: Numbered::default(),
            judged: Judged::nothing(law, every),
            moved: Vec::new(),
            state: RecordState::new(),
        }
    }

    pub fn law(&self) -> &'static Law {
        self.session().law()
    }

    pub fn reserve(&mut self, entries: usize) {
        self.kept.reserve(entries);
        self.numbered.reserve(entries);
        self.judged.reserve(entries);
    }

    /// Returns the record as it was after its first `count` entries.
    #[must_use]
    pub fn first(&self, count: usize) -> Record {
        let mut record = Record::new(self.law());
        for kept in self.kept.iter().take(count) {
            // The line was accepted before, and a law is pure.
            if let Ok(no) = record.enter_quietly(kept.recorded.clone())
                && let Some(time) = kept.time
            {
                record.note_time(no, time);
            }
        }
        record
    }

    pub fn note_time(&mut self, no: EntryNo, time: Moment) {
        if let Some(kept) = self.kept.get_mut(place(no)) {
            kept.time = Some(time);
        }
    }

    pub fn time_of(&self, no: EntryNo) -> Option<Moment> {
        self.kept(no)?.time
    }

    pub fn session(&self) -> &Session {
        self.judged.session()
    }

    pub fn len(&self) -> usize {
        self.kept.len()
    }

    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    pub fn next_no(&self) -> EntryNo {
        number(self.kept.len())
    }

    pub fn judge(&self, recorded: Recorded) -> Result<Decided, Rejection> {
        let Recorded::Entry(entry) = &recorded else {
            return self.judge_correction(recorded);
        };
        let ruling = self.session().judge(entry).map_err(Rejection::Refused)?;
        Ok(Decided {
            no: self.next_no(),
            in_full: Recorded::Entry(self.session().in_full(entry, &ruling)),
            recorded,
            outcome: EntryOutcome::Ruled(ruling),
            redone: None,
            on: self.state,
        })
    }

    pub fn apply(&mut self, decided: Decided) -> Result<(EntryNo, EntryOutcome), Stale> {
        if decided.on != self.state {
            return Err(Stale);
        }
        match (&decided.outcome, decided.redone) {
            (EntryOutcome::Ruled(ruling), _) => self.stand(decided.recorded, ruling.clone()),
            (EntryOutcome::Corrected(_), Some(redone)) => self.redo(decided.recorded, *redone),
            (EntryOutcome::Corrected(_), None) => {}
        }
        Ok((decided.no, decided.outcome))
    }

    pub fn enter(&mut self, recorded: Recorded) -> Result<(EntryNo, EntryOutcome), Rejection> {
        if let Recorded::Entry(entry) = &recorded {
            let no = self.next_no();
            let ruling = self.session().judge(entry).map_err(Rejection::Refused)?;
            self.stand(recorded, ruling.clone());
            return Ok((no, EntryOutcome::Ruled(ruling)));
        }
        let decided = self.judge(recorded)?;
        let (no, outcome) = (decided.no, decided.outcome.clone());
        // The decision cannot be stale: nothing changed in between.
        let _ = self.apply(decided);
        Ok((no, outcome))
    }

    /// Judges and applies without making an answer, the slowest part of a correction.
    pub fn enter_quietly(&mut self, recorded: Recorded) -> Result<EntryNo, Rejection> {
        let no = self.next_no();
        match &recorded {
            Recorded::Entry(entry) => {
                let ruling = self.session().judge(entry).map_err(Rejection::Refused)?;
                self.stand(recorded, ruling);
            }
            Recorded::Correction(_) => {
                let redone = self.judge_again(&recorded)?;
                self.redo(recorded, redone);
            }
        }
        Ok(no)
    }

    fn stand(&mut self, recorded: Recorded, ruling: Ruling) {
        let item = EntrySource { no: self.next_no(), part: 0 };
        let restated = recorded.entry_of(0).and_then(|entry| self.restated(entry, &ruling));
        self.judged.push(StandingSource { item, words: item }, ruling, restated);
        self.keep(recorded, None);
    }

    pub(super) fn keep(&mut self, recorded: Recorded, correction: Option<ResolvedCorrection>) {
        self.numbered.push(correction);
        self.kept.push(KeptLine { recorded, time: None });
        self.state = RecordState::new();
    }

    /// Returns the entries in force, in reading order.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = StandingEntry<'_>> + Clone {
        self.judged.entries().filter_map(|entry| entry.standing(|words| self.entry_at(words)))
    }

    pub fn find(&self, no: EntryNo) -> Option<StandingEntry<'_>> {
        self.judged.get(self.judged.place_of(no)?)?.standing(|words| self.entry_at(words))
    }

    pub fn recorded(&self, no: EntryNo) -> Option<&Recorded> {
        Some(&self.kept(no)?.recorded)
    }

    fn kept(&self, no: EntryNo) -> Option<&KeptLine> {
        self.kept.get(place(no))
    }

    pub fn history(&self) -> impl Iterator<Item = Past<'_>> {
        let mut read: Vec<Option<JudgedEntry>> = vec![None; self.kept.len()];
        for entry in self.judged.entries() {
            if let Some(found) = read.get_mut(place(entry.source.item.no)) {
                *found = Some(entry);
            }
        }
        let struck = self.numbered.struck(None);
        self.kept.iter().zip(read).enumerate().map(move |(at, (kept, entry))| {
            let source = entry.map(|entry| entry.source);
            let fix = source.filter(|source| source.words != source.item);
            Past {
                no: number(at),
                recorded: &kept.recorded,
                struck_by: struck.by(number(at)),
                fixed_by: fix.map(|source| source.words.no),
                ruling: entry.map(|entry| entry.ruling),
            }
        })
    }

    /// Returns every entry in reading order, struck ones included.
    pub fn places(&self) -> impl Iterator<Item = PlacedEntry<'_>> {
        let struck = self.numbered.struck(None);
        let mut judged = self.judged.entries();
        self.numbered.placed(None).filter_map(move |Placed { item, words }| {
            let fix = words.filter(|words| *words != item);
            Some(PlacedEntry {
                no: item.no,
                is_inserted: matches!(self.recorded(item.no)?, Recorded::Correction(_)),
                made: self.entry_at(item)?,
                fixed: fix.and_then(|fix| Some((fix.no, self.entry_at(fix)?))),
                struck_by: struck.by(item.no),
                ruling: words.and_then(|_| judged.next()).map(|own| own.ruling),
            })
        })
    }

    pub fn before(&self, no: EntryNo) -> Option<Session> {
        Some(self.judged.session_at(self.judged.place_of(no)?))
    }

    pub(super) fn restated(&self, entry: &Entry, ruling: &Ruling) -> Option<Entry> {
        self.law().restated(entry, ruling)
    }

    pub(super) fn entry_at(&self, words: EntrySource) -> Option<&Entry> {
        self.recorded(words.no)?.entry_of(words.part)
    }
}

/// Lines that were accepted when made. Their numbers alone decide which entries are in force.
pub struct Unjudged(Record);

impl Unjudged {
    pub fn new(law: &'static Law, lines: usize) -> Unjudged {
        let mut record = Record::new(law);
        record.reserve(lines);
        Unjudged(record)
    }

    /// Adds a line.
    ///
    /// # Errors
    /// The line corrects an entry that cannot be corrected. Nothing changes.
    pub fn push(&mut self, recorded: Recorded, time: Moment) -> Result<(), Rejection> {
        let Unjudged(record) = self;
        let no = record.next_no();
        let correction = match &recorded {
            Recorded::Entry(_) => None,
            Recorded::Correction(_) => Some(record.resolved(&recorded)?),
        };
        record.keep(recorded, correction);
        record.note_time(no, time);
        Ok(())
    }

    /// Judges every entry in force once; `None` if one is impossible.
    pub fn judge(self) -> Option<Record> {
        let Unjudged(mut record) = self;
        for Placed { item, words } in record.numbered.placed(None).collect::<Vec<_>>() {
            if let Some(words) = words {
                let entry = record.recorded(words.no)?.entry_of(words.part)?;
                let ruling = record.session().judge(entry).ok()?;
                let restated = record.restated(entry, &ruling);
                record.judged.push(StandingSource { item, words }, ruling, restated);
            }
        }
        Some(record)
    }
}

impl Evening for Record {
    fn session(&self) -> &Session {
        self.session()
    }

    fn before(&self, no: EntryNo) -> Option<Session> {
        self.before(no)
    }

    fn rulings(&self) -> Rulings<'_> {
        Box::new(self.standing().map(|standing| (standing.no, standing.ruling)))
    }

    fn date(&self, no: EntryNo) -> Option<Date> {
        Some(self.time_of(no)?.date_naive())
    }

    fn corrections(&self, most: usize) -> Vec<(EntryNo, Vec<AccountChange>)> {
        let last = |record: &Record| record.moved.iter().rev().take(most).cloned().collect();
        if self.moved.len() == self.numbered.corrections.len() {
            last(self)
        } else {
            // When a journal is opened, each entry is judged once, in its corrected form. So judge
            // every line here to get the changes.
            last(&self.first(self.len()))
        }
    }

    fn entry(&self, no: EntryNo) -> Option<Entry> {
        Some(self.find(no)?.entry.clone())
    }
}
