//! Entries that stand, judged one after the other from nothing. They only grow at their end, or are replaced from
//! a place on, so a session that is kept before one of them is what all before it come to.

use crate::journal::recorded::EntrySource;
use nos_rules::law::referee::{Law, Ruling, Session};

#[derive(Clone, Debug)]
pub(super) struct JudgedEntry {
    /// Where it was made.
    pub item: EntrySource,
    /// Where its words are read: there, or in its last fix.
    pub words: EntrySource,
    pub ruling: Ruling,
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
    entries: Vec<JudgedEntry>,
    /// In order, the first at the first place; fewer, the farther back.
    kept: Vec<KeptSession>,
    /// A session is kept this many entries after the last one.
    every: usize,
    session: Session,
}

impl Judged {
    pub fn nothing(law: &Law, every: usize) -> Judged {
        Judged::behind(0, (law.begin)(), every)
    }

    fn behind(place: usize, session: Session, every: usize) -> Judged {
        let first = KeptSession {
            place,
            session: session.clone(),
        };
        Judged {
            from: place,
            entries: Vec::new(),
            kept: vec![first],
            every,
            session,
        }
    }

    pub fn reserve(&mut self, entries: usize) {
        self.entries.reserve(entries);
    }

    pub fn entries(&self) -> &[JudgedEntry] {
        &self.entries
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Applies a ruling that the session gave.
    pub fn push(&mut self, item: EntrySource, words: EntrySource, ruling: Ruling) {
        let place = self.from + self.entries.len();
        let last = self.kept.last().map_or(self.from, |kept| kept.place);
        if place - last >= self.every {
            let session = self.session.clone();
            self.kept.push(KeptSession { place, session });
            self.thin_out();
        }
        self.session.apply(item.no, &ruling);
        self.entries.push(JudgedEntry {
            item,
            words,
            ruling,
        });
    }

    /// Drops sessions that lie closer together than half their distance from the end: whoever goes back so far
    /// judges more entries than that anyway.
    fn thin_out(&mut self) {
        let end = self.from + self.entries.len();
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
        self.entries.truncate(fork.from - self.from);
        self.entries.extend(fork.entries);
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
        if place == self.from + self.entries.len() {
            return self.session.clone();
        }
        let (from, mut session) = match self.kept_before(place) {
            Some(kept) => (kept.place, kept.session.clone()),
            None => (self.from, (self.session.law().begin)()),
        };
        let since = self.entries.get(from - self.from..place - self.from);
        for entry in since.unwrap_or_default() {
            session.apply(entry.item.no, &entry.ruling);
        }
        session
    }
}
