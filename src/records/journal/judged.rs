//! Entries that stand, judged one after the other from nothing. They only grow at their end, or are replaced from
//! a place on, so a session that is kept before one of them is what all before it come to.

use crate::journal::recorded::EntrySource;
use nos_rules::law::EntryNo;
use nos_rules::law::referee::{Law, Session};
use nos_rules::law::ruling::Ruling;
use nos_rules::speech::Entry;

/// An entry that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    /// Where it was made.
    pub item: EntrySource,
    /// Where its words are read: there, or in its last fix.
    pub words: EntrySource,
}

#[derive(Clone, Debug)]
struct Ruled {
    ruling: Ruling,
    /// The entry as the ruling has it, where its words say otherwise.
    restated: Option<Entry>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct JudgedEntry<'a> {
    pub reading: Reading,
    pub ruling: &'a Ruling,
    pub restated: Option<&'a Entry>,
}

impl<'a> JudgedEntry<'a> {
    fn new(reading: &Reading, ruled: &'a Ruled) -> JudgedEntry<'a> {
        JudgedEntry {
            reading: *reading,
            ruling: &ruled.ruling,
            restated: ruled.restated.as_ref(),
        }
    }
}

/// The session before the entry at this place, so that judging again need not begin at the first entry.
#[derive(Clone, Debug)]
struct KeptSession {
    place: usize,
    session: Session,
}

/// What was judged from a place on.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    from: usize,
    readings: Vec<Reading>,
    /// As many, apart from them since a correction compares all readings.
    rulings: Vec<Ruled>,
    /// In order, the first at the first place; fewer, the farther back.
    kept: Vec<KeptSession>,
    /// A session is kept this many entries after the last one.
    every: usize,
    session: Session,
}

impl Judged {
    pub fn nothing(law: &'static Law, every: usize) -> Judged {
        Judged::behind(0, (law.begin)(), every)
    }

    fn behind(place: usize, session: Session, every: usize) -> Judged {
        let first = KeptSession {
            place,
            session: session.clone(),
        };
        Judged {
            from: place,
            readings: Vec::new(),
            rulings: Vec::new(),
            kept: vec![first],
            every,
            session,
        }
    }

    pub fn reserve(&mut self, entries: usize) {
        self.readings.reserve(entries);
        self.rulings.reserve(entries);
    }

    pub fn readings(&self) -> &[Reading] {
        &self.readings
    }

    pub fn entries(&self) -> impl DoubleEndedIterator<Item = JudgedEntry<'_>> + Clone {
        self.entries_from(0)
    }

    /// Without the first ones, as many as `first`.
    pub fn entries_from(
        &self,
        first: usize,
    ) -> impl DoubleEndedIterator<Item = JudgedEntry<'_>> + Clone {
        let readings = self.readings.get(first..).unwrap_or_default();
        let rulings = self.rulings.get(first..).unwrap_or_default();
        readings
            .iter()
            .zip(rulings)
            .map(|(reading, ruled)| JudgedEntry::new(reading, ruled))
    }

    /// The place of the first entry with this number.
    pub fn place_of(&self, no: EntryNo) -> Option<usize> {
        self.readings
            .iter()
            .position(|reading| reading.item.no == no)
    }

    pub fn get(&self, place: usize) -> Option<JudgedEntry<'_>> {
        Some(JudgedEntry::new(
            self.readings.get(place)?,
            self.rulings.get(place)?,
        ))
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Applies a ruling that the session gave. `restated` is the entry as the ruling has it, where its words say
    /// otherwise.
    pub fn push(&mut self, reading: Reading, ruling: Ruling, restated: Option<Entry>) {
        let place = self.from + self.readings.len();
        let last = self.kept.last().map_or(self.from, |kept| kept.place);
        if place - last >= self.every {
            let session = self.session.clone();
            self.kept.push(KeptSession { place, session });
            self.thin_out();
        }
        self.session.apply(reading.item.no, &ruling);
        self.readings.push(reading);
        self.rulings.push(Ruled { ruling, restated });
    }

    /// Drops sessions that lie closer together than half their distance from the end: whoever goes back so far
    /// judges more entries than that anyway.
    fn thin_out(&mut self) {
        let end = self.from + self.readings.len();
        for at in (1..self.kept.len().saturating_sub(1)).rev() {
            let around = self.kept.get(at - 1).zip(self.kept.get(at + 1));
            if around.is_some_and(|(one, next)| next.place - one.place <= (end - next.place) / 2) {
                self.kept.remove(at);
            }
        }
    }

    /// What follows the first entries, as many as `place`: nothing yet.
    pub fn fork(&self, place: usize) -> Judged {
        Judged::behind(place, self.session_at(place), self.every)
    }

    /// Puts a fork and what was judged since in the place of all behind it.
    pub fn join(&mut self, fork: Judged) {
        self.readings.truncate(fork.from - self.from);
        self.readings.extend(fork.readings);
        self.rulings.truncate(fork.from - self.from);
        self.rulings.extend(fork.rulings);
        let unchanged = self.kept.partition_point(|kept| kept.place <= fork.from);
        self.kept.truncate(unchanged);
        let last = self.kept.last().map_or(self.from, |kept| kept.place);
        let is_far = |kept: &KeptSession| kept.place - last >= self.every;
        self.kept.extend(fork.kept.into_iter().filter(is_far));
        self.thin_out();
        self.session = fork.session;
    }

    fn kept_before(&self, place: usize) -> Option<&KeptSession> {
        let at = self.kept.partition_point(|kept| kept.place <= place);
        self.kept.get(at.checked_sub(1)?)
    }

    /// The session before the entry at this place.
    pub fn session_at(&self, place: usize) -> Session {
        if place == self.from + self.readings.len() {
            return self.session.clone();
        }
        let (from, mut session) = match self.kept_before(place) {
            Some(kept) => (kept.place, kept.session.clone()),
            None => (self.from, (self.session.law().begin)()),
        };
        let since = self.entries_from(from - self.from);
        for entry in since.take(place - from) {
            session.apply(entry.reading.item.no, entry.ruling);
        }
        session
    }
}
