//! The record of a session: every entry and correction, which of them stand, and the resulting session.
//! [`Record::judge`] makes a decision and changes nothing. [`Record::apply`] applies it, so that it can be
//! written to disk in between.

use crate::journal::rejection::Rejection;
use crate::journal::said::{
    Decided, Outcome, Past, PlacedEntry, RecordState, Said, Stale, StandingEntry,
};
use crate::journal::strikes::Strikes;
use crate::law::EntryNo;
use crate::law::evening::{Evening, Rulings};
use crate::law::referee::{Law, Ruling, Session};
use crate::speech::{Date, Entry, Moment};
use std::collections::BTreeMap;

/// Where an entry was written: under this number, in this part of a correction; part 0 for an entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct EntrySource {
    pub no: EntryNo,
    pub part: u32,
}

#[derive(Clone, Debug)]
pub(super) struct KeptLine {
    pub said: Said,
    time: Option<Moment>,
}

/// A place in the order in which entries are read. Each entry has the place of its number; entries inserted
/// there come directly before it. Struck entries keep their places.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub item: EntrySource,
    /// Where its words are read: there, or in its last fix.
    pub words: EntrySource,
    /// The ruling; `None` while it is struck.
    pub ruling: Option<Ruling>,
}

/// The session before the entry at this place, so that judging again need not begin at the first entry.
#[derive(Clone, Debug)]
pub(super) struct Checkpoint {
    pub place: usize,
    pub session: Session,
}

/// A deal this many entries after the last checkpoint gets one, because the session is small there.
const KEPT_AT_DEAL: usize = 128;
/// Any entry this many after the last checkpoint gets one.
const KEPT_ANYWAY: usize = 256;

#[derive(Clone, Debug)]
pub struct Record {
    kept: Vec<KeptLine>,
    /// What each correction strikes. What an undo strikes is fixed when it is made.
    pub(super) strikes: Strikes,
    /// Where an entry is read instead, struck fixes included, in order.
    pub(super) fixes: BTreeMap<EntryNo, Vec<EntrySource>>,
    pub(super) slots: Vec<Slot>,
    /// The place after the last entry that stands. What follows is struck, and need not be judged again.
    pub(super) end: usize,
    /// In order; the first is that of the first place.
    pub(super) checkpoints: Vec<Checkpoint>,
    pub(super) session: Session,
    pub(super) state: RecordState,
}

/// The index of a number in a list that begins with number 1.
pub(super) fn place(no: EntryNo) -> usize {
    (no.0 as usize).wrapping_sub(1)
}

/// The number at an index of a list that begins with number 1.
pub(super) fn number(place: usize) -> EntryNo {
    EntryNo(u32::try_from(place).map_or(u32::MAX, |place| place.saturating_add(1)))
}

impl Record {
    pub fn new(law: &Law) -> Record {
        let session = (law.begin)();
        Record {
            kept: Vec::new(),
            strikes: Strikes::default(),
            fixes: BTreeMap::new(),
            slots: Vec::new(),
            end: 0,
            checkpoints: vec![Checkpoint {
                place: 0,
                session: session.clone(),
            }],
            session,
            state: RecordState::new(),
        }
    }

    pub fn law(&self) -> &'static Law {
        self.session.law()
    }

    pub fn reserve(&mut self, entries: usize) {
        self.kept.reserve(entries);
        self.strikes.reserve(entries);
        self.slots.reserve(entries);
    }

    /// The record as it was after its first entries, as many as `count`.
    #[must_use]
    pub fn first(&self, count: usize) -> Record {
        let mut record = Record::new(self.law());
        for kept in self.kept.iter().take(count) {
            // It was accepted before, and a law is pure.
            if let Ok(no) = record.enter_untold(kept.said.clone())
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
        &self.session
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

    pub fn judge(&self, said: Said) -> Result<Decided, Rejection> {
        let Said::Entry(entry) = &said else {
            return self.judge_correction(said);
        };
        let ruling = self.session.judge(entry).map_err(Rejection::Refused)?;
        let in_full = Said::Entry(self.session.in_full(entry, &ruling));
        Ok(Decided {
            no: self.next_no(),
            said,
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
            (Outcome::Ruled(ruling), _) => self.stand(decided.said, ruling.clone()),
            (Outcome::Corrected(_), Some(redone)) => self.redo(decided.said, *redone),
            (Outcome::Corrected(_), None) => {}
        }
        Ok((decided.no, decided.outcome))
    }

    /// Judges and applies in one step.
    pub fn enter(&mut self, said: Said) -> Result<(EntryNo, Outcome), Rejection> {
        if let Said::Entry(entry) = &said {
            let no = self.next_no();
            let ruling = self.session.judge(entry).map_err(Rejection::Refused)?;
            self.stand(said, ruling.clone());
            return Ok((no, Outcome::Ruled(ruling)));
        }
        let decided = self.judge(said)?;
        let (no, outcome) = (decided.no, decided.outcome.clone());
        // It cannot be stale: nothing changed in between.
        let _ = self.apply(decided);
        Ok((no, outcome))
    }

    /// Judges and applies it without an answer, which takes most of the time of a correction.
    pub fn enter_untold(&mut self, said: Said) -> Result<EntryNo, Rejection> {
        let no = self.next_no();
        match &said {
            Said::Entry(entry) => {
                let ruling = self.session.judge(entry).map_err(Rejection::Refused)?;
                self.stand(said, ruling);
            }
            Said::Correction(_) => {
                let (redone, _) = self.judge_again(&said)?;
                self.redo(said, redone);
            }
        }
        Ok(no)
    }

    fn stand(&mut self, said: Said, ruling: Ruling) {
        let no = self.next_no();
        let item = EntrySource { no, part: 0 };
        let at = self.slots.len();
        let since = self.checkpoints.last().map_or(at, |last| at - last.place);
        if Record::is_checkpoint(&ruling, since) {
            self.checkpoints.push(Checkpoint {
                place: at,
                session: self.session.clone(),
            });
        }
        self.session.apply(no, &ruling);
        self.slots.push(Slot {
            item,
            words: item,
            ruling: Some(ruling),
        });
        self.end = self.slots.len();
        self.keep(said, &[], &[]);
    }

    /// Whether there is a checkpoint before this entry, `since` places after the last one.
    pub(super) fn is_checkpoint(ruling: &Ruling, since: usize) -> bool {
        since >= KEPT_ANYWAY || since >= KEPT_AT_DEAL && ruling.begins_hand()
    }

    /// Keeps an entry or a correction under the next number, with what it strikes and what stands or falls by that.
    pub(super) fn keep(&mut self, said: Said, strikes: &[EntryNo], flips: &[EntryNo]) {
        for (fixed, fix) in said.fixes(self.next_no()) {
            self.fixes.entry(fixed).or_default().push(fix);
        }
        let only = said.entries().next().is_none();
        self.strikes.push(strikes, said.is_undo(), only, flips);
        self.kept.push(KeptLine { said, time: None });
        self.state = RecordState::new();
    }

    /// The entries that stand, in the order in which they are read.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = StandingEntry<'_>> + Clone {
        self.slots.iter().filter_map(|slot| self.stands(slot))
    }

    pub fn find(&self, no: EntryNo) -> Option<StandingEntry<'_>> {
        self.stands(self.slots.get(self.place_of(no)?)?)
    }

    /// The entry or correction with this number, as it was made.
    pub fn said(&self, no: EntryNo) -> Option<&Said> {
        Some(&self.kept(no)?.said)
    }

    fn kept(&self, no: EntryNo) -> Option<&KeptLine> {
        self.kept.get(place(no))
    }

    /// Every entry and correction, by number.
    pub fn history(&self) -> impl Iterator<Item = Past<'_>> {
        let mut slots: Vec<Option<&Slot>> = vec![None; self.kept.len()];
        for slot in self.slots.iter().filter(|slot| slot.ruling.is_some()) {
            if let Some(found) = slots.get_mut(place(slot.item.no)) {
                *found = Some(slot);
            }
        }
        let struck_by = self.strikes.last_on_each();
        let kept = self.kept.iter().zip(struck_by).zip(slots).enumerate();
        kept.map(|(at, ((kept, struck_by), slot))| {
            let fix = slot.filter(|slot| slot.words != slot.item);
            Past {
                no: number(at),
                said: &kept.said,
                struck_by,
                fixed_by: fix.map(|slot| slot.words.no),
                ruling: slot.and_then(|slot| slot.ruling.as_ref()),
            }
        })
    }

    /// Every entry in the order in which it is read, struck ones included.
    pub fn places(&self) -> impl Iterator<Item = PlacedEntry<'_>> {
        let struck_by = self.strikes.last_on_each();
        self.slots.iter().filter_map(move |slot| {
            let fixed = (slot.words != slot.item).then_some(slot.words);
            Some(PlacedEntry {
                no: slot.item.no,
                is_inserted: matches!(self.said(slot.item.no)?, Said::Correction(_)),
                made: self.entry_at(slot.item)?,
                fixed: fixed.and_then(|words| Some((words.no, self.entry_at(words)?))),
                struck_by: struck_by.get(place(slot.item.no)).copied().flatten(),
                ruling: slot.ruling.as_ref(),
            })
        })
    }

    /// The session before the entry with this number; `None` if it does not stand.
    pub fn before(&self, no: EntryNo) -> Option<Session> {
        let place = self.place_of(no)?;
        Some(self.session_at(place).1)
    }

    pub(super) fn place_of(&self, no: EntryNo) -> Option<usize> {
        let brought = self.said(no)?.brought();
        // Most questions are about late entries.
        let slots = self.slots.iter().enumerate().rev();
        let of_number = slots.filter(|(_, slot)| slot.item.no == no).take(brought);
        let standing = of_number.filter(|(_, slot)| slot.ruling.is_some());
        standing.last().map(|(at, _)| at)
    }

    pub(super) fn entry_at(&self, words: EntrySource) -> Option<&Entry> {
        self.said(words.no)?.entry_of(words.part)
    }

    fn stands<'a>(&'a self, slot: &'a Slot) -> Option<StandingEntry<'a>> {
        Some(StandingEntry {
            no: slot.item.no,
            ruling: slot.ruling.as_ref()?,
            entry: self.entry_at(slot.words)?,
        })
    }

    /// The place of the last checkpoint, and the session before the entry at this place.
    pub(super) fn session_at(&self, place: usize) -> (usize, Session) {
        let at = self
            .checkpoints
            .partition_point(|checkpoint| checkpoint.place <= place);
        let last = at.checked_sub(1).and_then(|at| self.checkpoints.get(at));
        let (from, mut session) = last.map_or_else(
            || (0, (self.law().begin)()),
            |last| (last.place, last.session.clone()),
        );
        for slot in self.slots.get(from..place).unwrap_or_default() {
            if let Some(ruling) = &slot.ruling {
                session.apply(slot.item.no, ruling);
            }
        }
        (from, session)
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
