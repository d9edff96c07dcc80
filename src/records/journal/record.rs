//! The record of a session: every entry and correction, which of them stand, and the resulting session.
//! [`Record::judge`] makes a decision and changes nothing. [`Record::apply`] applies it, so that it can be
//! written to disk in between.

use crate::journal::decided::{Decided, Outcome, RecordState, Stale};
use crate::journal::judged::{Judged, JudgedEntry};
use crate::journal::order::Order;
use crate::journal::recorded::{
    EntrySource, Past, PlacedEntry, Recorded, StandingEntry, number, place,
};
use crate::journal::rejection::Rejection;
use crate::journal::strikes::Strikes;
use nos_rules::law::EntryNo;
use nos_rules::law::referee::{Evening, Rulings};
use nos_rules::law::referee::{Law, Ruling, Session};
use nos_rules::speech::{Date, Entry, Moment};
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
pub(super) struct KeptLine {
    pub recorded: Recorded,
    time: Option<Moment>,
}

/// After how many entries a session is kept. One of Nos takes as long to copy as 30 entries to judge.
const KEPT_EVERY: usize = 128;

#[derive(Clone, Debug)]
pub struct Record {
    kept: Vec<KeptLine>,
    /// The numbers that are entries, not corrections.
    entries: Vec<EntryNo>,
    /// What each correction strikes. What an undo strikes is fixed when it is made.
    pub(super) strikes: Strikes,
    pub(super) order: Order,
    pub(super) judged: Judged,
    pub(super) state: RecordState,
}

impl Record {
    pub fn new(law: &Law) -> Record {
        Record::keeping(law, KEPT_EVERY)
    }

    /// A record that keeps a session after so many entries. What it says is the same with any number.
    pub fn keeping(law: &Law, every: usize) -> Record {
        Record {
            kept: Vec::new(),
            entries: Vec::new(),
            strikes: Strikes::default(),
            order: Order::default(),
            judged: Judged::nothing(law, every),
            state: RecordState::new(),
        }
    }

    pub fn law(&self) -> &'static Law {
        self.session().law()
    }

    pub fn reserve(&mut self, entries: usize) {
        self.kept.reserve(entries);
        self.strikes.reserve(entries);
        self.judged.reserve(entries);
    }

    /// The record as it was after its first entries, as many as `count`.
    #[must_use]
    pub fn first(&self, count: usize) -> Record {
        let mut record = Record::new(self.law());
        for kept in self.kept.iter().take(count) {
            // It was accepted before, and a law is pure.
            if let Ok(no) = record.enter_quietly(kept.recorded.clone())
                && let Some(time) = kept.time
            {
                record.note_time(no, time);
            }
        }
        record
    }

    /// Notes when an entry was made. The time never changes a ruling.
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
        let in_full = Recorded::Entry(self.session().in_full(entry, &ruling));
        Ok(Decided {
            no: self.next_no(),
            recorded,
            in_full,
            outcome: Outcome::Ruled(ruling),
            redone: None,
            on: self.state,
        })
    }

    pub fn apply(&mut self, decided: Decided) -> Result<(EntryNo, Outcome), Stale> {
        if decided.on != self.state {
            return Err(Stale);
        }
        match (&decided.outcome, decided.redone) {
            (Outcome::Ruled(ruling), _) => self.stand(decided.recorded, ruling.clone()),
            (Outcome::Corrected(_), Some(redone)) => self.redo(decided.recorded, *redone),
            (Outcome::Corrected(_), None) => {}
        }
        Ok((decided.no, decided.outcome))
    }

    /// Judges and applies in one step.
    pub fn enter(&mut self, recorded: Recorded) -> Result<(EntryNo, Outcome), Rejection> {
        if let Recorded::Entry(entry) = &recorded {
            let no = self.next_no();
            let ruling = self.session().judge(entry).map_err(Rejection::Refused)?;
            self.stand(recorded, ruling.clone());
            return Ok((no, Outcome::Ruled(ruling)));
        }
        let decided = self.judge(recorded)?;
        let (no, outcome) = (decided.no, decided.outcome.clone());
        // It cannot be stale: nothing changed in between.
        let _ = self.apply(decided);
        Ok((no, outcome))
    }

    /// Judges and applies it without an answer, which takes most of the time of a correction.
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
        let item = EntrySource {
            no: self.next_no(),
            part: 0,
        };
        self.judged.push(item, item, ruling);
        self.keep(recorded, &[]);
    }

    /// Keeps an entry or a correction under the next number, with what it strikes.
    pub(super) fn keep(&mut self, recorded: Recorded, strikes: &[EntryNo]) {
        let no = self.next_no();
        let only = recorded.entries().next().is_none();
        let flips = self.strikes.push(strikes, recorded.is_undo(), only);
        let kept = |no: EntryNo| self.kept.get(place(no));
        for flipped in flips {
            if let Some(kept) = kept(flipped) {
                self.order
                    .fix(&kept.recorded, flipped, self.strikes.stands(flipped));
            }
        }
        if recorded.correction().is_some() {
            let read_at = recorded
                .inserts(no)
                .map(|(before, _)| self.place_of_number(before))
                .collect();
            self.order.push(&recorded, no, read_at);
        }
        if matches!(recorded, Recorded::Entry(_)) {
            self.entries.push(no);
        }
        self.kept.push(KeptLine {
            recorded,
            time: None,
        });
        self.state = RecordState::new();
    }

    /// Whether no correction that counts strikes this number.
    pub(super) fn stands(&self, no: EntryNo) -> bool {
        self.strikes.stands(no)
    }

    /// The entries that stand, in the order in which they are read.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = StandingEntry<'_>> + Clone {
        self.judged
            .entries()
            .iter()
            .filter_map(|entry| self.standing_entry(entry))
    }

    pub fn find(&self, no: EntryNo) -> Option<StandingEntry<'_>> {
        self.standing_entry(self.judged.entries().get(self.place_of(no)?)?)
    }

    /// The entry or correction with this number, as it was made.
    pub fn recorded(&self, no: EntryNo) -> Option<&Recorded> {
        Some(&self.kept(no)?.recorded)
    }

    fn kept(&self, no: EntryNo) -> Option<&KeptLine> {
        self.kept.get(place(no))
    }

    /// Every entry and correction, by number.
    pub fn history(&self) -> impl Iterator<Item = Past<'_>> {
        let mut read: Vec<Option<&JudgedEntry>> = vec![None; self.kept.len()];
        for entry in self.judged.entries() {
            if let Some(found) = read.get_mut(place(entry.item.no)) {
                *found = Some(entry);
            }
        }
        let struck_by = self.strikes.last_on_each();
        let kept = self.kept.iter().zip(struck_by).zip(read).enumerate();
        kept.map(|(at, ((kept, struck_by), entry))| {
            let fix = entry.filter(|entry| entry.words != entry.item);
            Past {
                no: number(at),
                recorded: &kept.recorded,
                struck_by,
                fixed_by: fix.map(|entry| entry.words.no),
                ruling: entry.map(|entry| &entry.ruling),
            }
        })
    }

    /// Every entry in the order in which it is read, struck ones included.
    pub fn places(&self) -> impl Iterator<Item = PlacedEntry<'_>> {
        let struck_by = self.strikes.last_on_each();
        let mut judged = self.judged.entries().iter().peekable();
        self.order_from(EntryNo(1))
            .into_iter()
            .filter_map(move |item| {
                let read = judged.next_if(|entry| entry.item == item);
                let fixed = read
                    .filter(|read| read.words != item)
                    .map(|read| read.words);
                Some(PlacedEntry {
                    no: item.no,
                    is_inserted: matches!(self.recorded(item.no)?, Recorded::Correction(_)),
                    made: self.entry_at(item)?,
                    fixed: fixed.and_then(|words| Some((words.no, self.entry_at(words)?))),
                    struck_by: struck_by.get(place(item.no)).copied().flatten(),
                    ruling: read.map(|read| &read.ruling),
                })
            })
    }

    /// The session before the entry with this number; `None` if it does not stand.
    pub fn before(&self, no: EntryNo) -> Option<Session> {
        Some(self.judged.session_at(self.place_of(no)?))
    }

    /// The place of the first entry that stands with this number.
    pub(super) fn place_of(&self, no: EntryNo) -> Option<usize> {
        let first = self.standing_before(self.place_of_number(no));
        let mut behind = self.judged.entries().iter().skip(first);
        behind
            .position(|entry| entry.item.no == no)
            .map(|at| first + at)
    }

    /// The number in whose place the entry with this number is read. Of a correction that inserts several, the first.
    pub(super) fn place_of_number(&self, no: EntryNo) -> EntryNo {
        let items = self
            .recorded(no)
            .into_iter()
            .flat_map(|recorded| recorded.items(no));
        let places = items.map(|item| self.order.place_of(item));
        places.min().unwrap_or(no)
    }

    /// Where the words of an entry are read; `None` if it is struck.
    pub(super) fn words(&self, item: EntrySource) -> Option<EntrySource> {
        let last = self.order.last_fix(item.no, |_| false);
        self.stands(item.no).then(|| last.unwrap_or(item))
    }

    /// How many entries that stand are read before this number's place.
    pub(super) fn standing_before(&self, place: EntryNo) -> usize {
        let before = |entry: &JudgedEntry| self.order.place_of(entry.item) < place;
        self.judged.entries().partition_point(before)
    }

    /// The entries from this number's place on, struck ones included, with what is coming.
    pub(super) fn order_with(
        &self,
        first: EntryNo,
        coming: &BTreeMap<EntryNo, Vec<EntrySource>>,
    ) -> Vec<EntrySource> {
        let from = self.entries.partition_point(|no| *no < first);
        let entries = self.entries.get(from..).unwrap_or_default();
        self.order.of(entries.iter().copied(), coming)
    }

    /// The same without a correction that is coming.
    fn order_from(&self, first: EntryNo) -> Vec<EntrySource> {
        self.order_with(first, &BTreeMap::new())
    }

    pub(super) fn entry_at(&self, words: EntrySource) -> Option<&Entry> {
        self.recorded(words.no)?.entry_of(words.part)
    }

    fn standing_entry<'a>(&'a self, entry: &'a JudgedEntry) -> Option<StandingEntry<'a>> {
        Some(StandingEntry {
            no: entry.item.no,
            ruling: &entry.ruling,
            entry: self.entry_at(entry.words)?,
        })
    }
}

/// Lines that were accepted when they were made. What stands is worked out by their numbers alone.
pub struct Unjudged(Record);

impl Unjudged {
    pub fn new(law: &Law, lines: usize) -> Unjudged {
        let mut record = Record::new(law);
        record.reserve(lines);
        Unjudged(record)
    }

    /// Adds a line.
    ///
    /// # Errors
    /// It corrects what cannot be corrected. Nothing changes.
    pub fn push(&mut self, recorded: Recorded, time: Moment) -> Result<(), Rejection> {
        let Unjudged(record) = self;
        let strikes = record.strikes(&recorded)?;
        let no = record.next_no();
        record.keep(recorded, &strikes);
        record.note_time(no, time);
        Ok(())
    }

    /// Judges what stands, once; `None` if it cannot have happened.
    pub fn judge(self) -> Option<Record> {
        let Unjudged(mut record) = self;
        for item in record.order_from(EntryNo(1)) {
            if let Some(words) = record.words(item) {
                let entry = record.recorded(words.no)?.entry_of(words.part)?;
                let ruling = record.session().judge(entry).ok()?;
                record.judged.push(item, words, ruling);
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
        Box::new(
            self.standing()
                .map(|standing| (standing.no, standing.ruling)),
        )
    }

    fn date(&self, no: EntryNo) -> Option<Date> {
        Some(self.time_of(no)?.date)
    }
}
