//! The entries in force, each judged after all before it. The list only grows at its end or is
//! replaced from a place on, so a kept session always results from the entries before its place.

use crate::journal::recorded::{EntrySource, StandingEntry};
use nos_entry::Entry;
use nos_law::{EntryNo, Law, Ruling, Session};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StandingSource {
    /// The line that added the entry.
    pub item: EntrySource,
    /// The line that has the entry's words: `item`, or the last fix.
    pub words: EntrySource,
}

#[derive(Clone, Debug)]
struct Ruled {
    ruling: Ruling,
    /// The entry as the ruling has it, if its words differ.
    restated: Option<Box<Entry>>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct JudgedEntry<'a> {
    pub source: StandingSource,
    pub ruling: &'a Ruling,
    pub restated: Option<&'a Entry>,
}

impl<'a> JudgedEntry<'a> {
    fn new(source: &StandingSource, ruled: &'a Ruled) -> JudgedEntry<'a> {
        JudgedEntry { source: *source, ruling: &ruled.ruling, restated: ruled.restated.as_deref() }
    }

    /// Returns the entry in force. `words` finds it where the law did not restate it.
    pub fn standing(
        self,
        words: impl FnOnce(EntrySource) -> Option<&'a Entry>,
    ) -> Option<StandingEntry<'a>> {
        let entry = self.restated.or_else(|| words(self.source.words))?;
        Some(StandingEntry { no: self.source.item.no, entry, ruling: self.ruling })
    }
}

/// The session before the entry at this place, from which judging again can begin.
#[derive(Clone, Debug)]
struct KeptSession {
    place: usize,
    session: Session,
}

#[derive(Clone, Debug)]
pub(super) struct Judged {
    from: usize,
    sources: Vec<StandingSource>,
    /// Rulings in the order of `sources`, apart because a correction compares all sources.
    rulings: Vec<Ruled>,
    /// Kept sessions in order, the first at the first place, sparser towards the beginning.
    kept: Vec<KeptSession>,
    /// Entries between kept sessions.
    every: usize,
    session: Session,
}

impl Judged {
    pub fn nothing(law: &'static Law, every: usize) -> Judged {
        Judged::behind(0, (law.begin)(), every)
    }

    fn behind(place: usize, session: Session, every: usize) -> Judged {
        let first = KeptSession { place, session: session.clone() };
        Judged {
            from: place,
            sources: Vec::new(),
            rulings: Vec::new(),
            kept: vec![first],
            every,
            session,
        }
    }

    pub fn reserve(&mut self, entries: usize) {
        self.sources.reserve(entries);
        self.rulings.reserve(entries);
    }

    pub fn sources(&self) -> &[StandingSource] {
        &self.sources
    }

    pub fn entries(&self) -> impl DoubleEndedIterator<Item = JudgedEntry<'_>> + Clone {
        self.entries_from(0)
    }

    pub fn entries_from(
        &self,
        first: usize,
    ) -> impl DoubleEndedIterator<Item = JudgedEntry<'_>> + Clone {
        let sources = self.sources.get(first..).unwrap_or_default();
        let rulings = self.rulings.get(first..).unwrap_or_default();
        sources.iter().zip(rulings).map(|(source, ruled)| JudgedEntry::new(source, ruled))
    }

    pub fn place_of(&self, no: EntryNo) -> Option<usize> {
        self.sources.iter().position(|source| source.item.no == no)
    }

    pub fn get(&self, place: usize) -> Option<JudgedEntry<'_>> {
        Some(JudgedEntry::new(self.sources.get(place)?, self.rulings.get(place)?))
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn push(&mut self, source: StandingSource, ruling: Ruling, restated: Option<Entry>) {
        let place = self.from + self.sources.len();
        let last = self.kept.last().map_or(self.from, |kept| kept.place);
        if place - last >= self.every {
            self.kept.push(KeptSession { place, session: self.session.clone() });
            self.thin_out();
        }
        self.session.apply(source.item.no, &ruling);
        self.sources.push(source);
        self.rulings.push(Ruled { ruling, restated: restated.map(Box::new) });
    }

    /// Drops a kept session if its neighbours are closer together than half their distance from the
    /// end. A correction that far back must judge more entries than that anyway.
    fn thin_out(&mut self) {
        let end = self.from + self.sources.len();
        for at in (1..self.kept.len().saturating_sub(1)).rev() {
            let around = self.kept.get(at - 1).zip(self.kept.get(at + 1));
            if around.is_some_and(|(one, next)| next.place - one.place <= (end - next.place) / 2) {
                self.kept.remove(at);
            }
        }
    }

    /// Begins an empty continuation after the first `place` entries.
    pub fn fork(&self, place: usize) -> Judged {
        Judged::behind(place, self.session_at(place), self.every)
    }

    /// Replaces everything from the fork's place on by the fork.
    pub fn join(&mut self, fork: Judged) {
        self.sources.truncate(fork.from - self.from);
        self.sources.extend(fork.sources);
        self.rulings.truncate(fork.from - self.from);
        self.rulings.extend(fork.rulings);
        self.kept.truncate(self.kept.partition_point(|kept| kept.place <= fork.from));
        let last = self.kept.last().map_or(self.from, |kept| kept.place);
        self.kept.extend(fork.kept.into_iter().filter(|kept| kept.place - last >= self.every));
        self.thin_out();
        self.session = fork.session;
    }

    fn kept_before(&self, place: usize) -> Option<&KeptSession> {
        self.kept.get(self.kept.partition_point(|kept| kept.place <= place).checked_sub(1)?)
    }

    /// Returns the session before the entry at this place.
    pub fn session_at(&self, place: usize) -> Session {
        if place == self.from + self.sources.len() {
            return self.session.clone();
        }
        let (from, mut session) = match self.kept_before(place) {
            Some(kept) => (kept.place, kept.session.clone()),
            None => (self.from, (self.session.law().begin)()),
        };
        for entry in self.entries_from(from - self.from).take(place - from) {
            session.apply(entry.source.item.no, entry.ruling);
        }
        session
    }
}
