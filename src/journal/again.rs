//! Judges entries again after a correction: from the first entry that it concerns, until the new session
//! equals the old one at the same place.

use super::impact::Pair;
use super::order::{Checkpoint, Piece, Slot, Source, is_checkpoint, thin};
use super::record::Record;
use super::rejection::Rejection;
use super::said::Said;
use crate::law::Law;
use crate::law::reach::Reach;
use std::sync::Arc;

/// A change that a correction makes at one place of the old order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Edit {
    /// Inserts an entry before this place.
    Insert(Source),
    /// Reads the entry at this place from another source; `None` strikes it.
    Read(Option<Source>),
}

/// Judges again, with the old session beside the new one.
pub(super) struct Again<'a, L: Law> {
    record: &'a Record<L>,
    own: &'a Said<L::Entry>,
    /// The places that were judged again; the last one grows.
    pub pieces: Vec<Piece<L>>,
    /// What the rulings up to the first new checkpoint depend on.
    pub head: Reach,
    /// The new checkpoints.
    pub checkpoints: Vec<Checkpoint<L>>,
    /// The next place in the new order.
    at: usize,
    /// The place of the last checkpoint in the new order.
    kept_at: usize,
    /// The new session before the next place; `None` once it equals the old one.
    pub session: Option<L>,
    /// The correction in full.
    pub in_full: Said<L::Entry>,
}

impl<'a, L: Law> Again<'a, L> {
    pub fn new(
        record: &'a Record<L>,
        own: &'a Said<L::Entry>,
        edits: &[(usize, Edit)],
    ) -> Again<'a, L> {
        let from = edits.first().map_or(record.slots.len(), |(at, _)| *at);
        let (kept_at, session) = match edits {
            [] => (from, None),
            _ => {
                let (kept_at, session) = record.session_at(from);
                (kept_at, Some(session))
            }
        };
        Again {
            record,
            own,
            pieces: vec![Piece::at(from)],
            head: Reach::default(),
            checkpoints: Vec::new(),
            at: from,
            kept_at,
            session,
            in_full: own.clone(),
        }
    }

    pub fn run(&mut self, edits: &[(usize, Edit)]) -> Result<(), Rejection<L>> {
        let Some(session) = &self.session else {
            return Ok(());
        };
        let last = edits.last().map_or(0, |(at, _)| *at);
        let mut edits = edits.iter().copied().peekable();
        let record = self.record;
        // The old session, if an entry comes after the last one that the correction concerns.
        let mut was = (last + 1 < record.slots.len()).then(|| session.clone());
        let later = |own: &&Checkpoint<L>| own.place > last;
        let mut checkpoints = record.checkpoints.iter().filter(later).peekable();
        let mut place = self.at;
        while let Some(slot) = record.slots.get(place) {
            let mut read = slot.ruling.as_ref().map(|_| slot.words);
            while let Some((_, edit)) = edits.next_if(|(own, _)| *own == place) {
                match edit {
                    Edit::Insert(source) => self.take(source, Some(source), None)?,
                    Edit::Read(words) => read = words,
                }
            }
            let unchanged = (read == Some(slot.words))
                .then_some(slot.ruling.as_ref())
                .flatten();
            self.take(slot.item, read, unchanged)?;
            if place <= last
                && let Some(was) = &mut was
                && let Some(ruling) = &slot.ruling
            {
                was.apply(slot.item.no, ruling);
            }
            place += 1;
            if let Some(piece) = self.pieces.last_mut() {
                piece.to = place;
            }
            let checkpoint = checkpoints.next_if(|own| own.place == place);
            let there = match place == last + 1 {
                true => was.as_ref(),
                false => checkpoint.map(|own| &own.session),
            };
            if there.is_some() && there == self.session.as_ref() {
                self.session = None;
                return Ok(());
            }
            if let Some(checkpoint) = checkpoint {
                place = self.pass_by(checkpoint, &mut checkpoints);
            }
        }
        Ok(())
    }

    /// From a checkpoint on, passes by the entries whose rulings stay as they are, since the sessions differ only
    /// in what everybody has. Returns the next place of the old order.
    fn pass_by<'b>(
        &mut self,
        from: &'b Checkpoint<L>,
        checkpoints: &mut impl Iterator<Item = &'b Checkpoint<L>>,
    ) -> usize {
        let was = &from.session;
        let Some(is) = self.session.clone() else {
            return from.place;
        };
        let more = is.more_than(was).filter(|more| from.reach.bears(more));
        let Some(more) = more else {
            return from.place;
        };
        let before = self.at;
        thin(&mut self.checkpoints, &mut self.head, before);
        let mut stretch = from;
        loop {
            let session = stretch.session.moved(was, &is);
            let place = self.at;
            self.kept_at = place;
            if !stretch.reach.bears(&more) {
                self.checkpoints
                    .push(Checkpoint::new(place, session.clone()));
                self.session = Some(session);
                self.pieces.push(Piece::at(stretch.place));
                return stretch.place;
            }
            self.checkpoints.push(Checkpoint {
                place,
                session,
                reach: stretch.reach.with(&more),
            });
            let Some(next) = checkpoints.next() else {
                self.session = Some(self.record.session.moved(was, &is));
                return self.record.slots.len();
            };
            self.at = before + (next.place - from.place);
            stretch = next;
        }
    }

    /// Judges the entry at the next place, if one is read there. `old` is its ruling if it is read as before.
    fn take(
        &mut self,
        item: Source,
        words: Option<Source>,
        old: Option<&Arc<L::Ruling>>,
    ) -> Result<(), Rejection<L>> {
        let mut slot = Slot {
            item,
            words: words.unwrap_or(item),
            ruling: None,
        };
        if let (Some(words), Some(session)) = (words, &mut self.session) {
            let own = words.no == self.record.next_no();
            let entry = match own {
                true => self.own.entry_of(words.part),
                false => self.record.entry_at(words),
            };
            let Some(entry) = entry else {
                return Ok(());
            };
            let is_first = self.pieces.first().is_some_and(|own| own.from == self.at);
            if !is_first && is_checkpoint::<L>(entry, self.at - self.kept_at) {
                self.kept_at = self.at;
                let checkpoint = Checkpoint::new(self.at, session.clone());
                self.checkpoints.push(checkpoint);
            }
            let ruling = session
                .judge(entry)
                .map_err(|refusal| Rejection::Impossible {
                    no: item.no,
                    entry: Box::new(entry.clone()),
                    refusal,
                    own,
                })?;
            if own {
                self.in_full
                    .set_entry(words.part, session.in_full(entry, &ruling));
            }
            session.apply(item.no, &ruling);
            let reach = self.checkpoints.last_mut().map(|own| &mut own.reach);
            session.note_reach(Some(&ruling), reach.unwrap_or(&mut self.head));
            slot.ruling = Some(match old.filter(|old| ***old == ruling) {
                Some(old) => Arc::clone(old),
                None => Arc::new(ruling),
            });
        }
        self.at += 1;
        if let Some(piece) = self.pieces.last_mut() {
            piece.slots.push(slot);
        }
        Ok(())
    }
}

/// The places of a piece, each before and after.
pub(super) struct Pairs<'a, L: Law> {
    old: &'a [Slot<L>],
    new: &'a [Slot<L>],
}

impl<'a, L: Law> Pairs<'a, L> {
    /// The places of this piece; `old` are all slots before the correction.
    pub fn of(piece: &'a Piece<L>, old: &'a [Slot<L>]) -> Pairs<'a, L> {
        Pairs {
            old: old.get(piece.from..piece.to).unwrap_or_default(),
            new: &piece.slots,
        }
    }
}

impl<'a, L: Law> Iterator for Pairs<'a, L> {
    type Item = Pair<'a, L>;

    fn next(&mut self) -> Option<Pair<'a, L>> {
        let (new, rest) = self.new.split_first()?;
        self.new = rest;
        // An item that the old slots do not have was inserted.
        let old = match self.old.split_first() {
            Some((old, rest)) if old.item == new.item => {
                self.old = rest;
                Some(old)
            }
            _ => None,
        };
        Some((old, new))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "tests")]
mod tests {
    use super::*;
    use crate::law::nos::entry::Entry;
    use crate::law::nos::session::Session;
    use crate::simulate::{Evening, Luck, Share, Wishes};
    use crate::speech::{self, Body};

    fn said(line: &str) -> Said<Entry> {
        match speech::read_line::<Session>(line).map(|line| line.body) {
            Ok(Some(Body::Correction(correction))) => correction.into(),
            other => panic!("{line}: {other:?}"),
        }
    }

    /// The record of an evening in which much is paid.
    fn record(seed: u64) -> Record<Session> {
        let wishes = Wishes {
            hands: 4,
            fouls: Share::percent(15),
            ..Wishes::default()
        };
        let mut record = Record::new();
        for happening in Evening::<Session>::new(&wishes, seed).unwrap().take(250) {
            record.enter(happening.entry.into()).unwrap();
        }
        record
    }

    /// A correction that changes what somebody has, more often than not.
    fn correction(luck: &mut Luck, record: &Record<Session>) -> String {
        let no = 3 + luck.below(record.len() - 3);
        let roster = record.session().roster();
        let name = luck.pick(roster).map(|own| own.name.to_string());
        let name = name.unwrap_or_default();
        let kinds = [
            format!("insert {no} foul {name} showing"),
            format!("insert {no} foul {name} advice"),
            format!("insert {no} foul {name} showing ; strike {}", no / 2 + 2),
            format!("insert {no} recount {name} {}", luck.below(900)),
            format!("insert {no} note so ; insert {} note so", no / 2 + 2),
            format!("fix {no} foul {name} covering waive"),
            format!("fix {no} note so"),
            format!("strike {no}"),
            "undo 2".to_owned(),
        ];
        luck.pick(&kinds).unwrap_or_default()
    }

    /// Checks the record against a session that judges everything that stands from the beginning.
    fn holds_good(record: &Record<Session>) {
        let mut session = Session::default();
        let mut checkpoints = record.checkpoints.iter();
        let mut next = checkpoints.next();
        for (place, slot) in record.slots.iter().enumerate() {
            while let Some(own) = next.filter(|own| own.place == place) {
                assert_eq!(own.session, session, "the checkpoint at {place}");
                next = checkpoints.next();
            }
            if let Some(own) = record.stands(slot) {
                let ruling = session.judge(own.entry).unwrap();
                assert_eq!(ruling, **own.ruling, "#{}", own.no);
                session.apply(own.no, &ruling);
            }
        }
        assert!(next.is_none(), "a checkpoint out of place");
        assert_eq!(*record.session(), session);
    }

    #[test]
    fn what_a_correction_passes_by_is_as_if_it_were_judged_again() {
        let (mut taken, mut passed_by) = (0, 0);
        for seed in 0..12 {
            let mut record = record(seed);
            let mut untold = record.clone();
            let mut luck = Luck::new(seed + 100);
            for _ in 0..40 {
                let line = correction(&mut luck, &record);
                let Ok(decided) = record.judge(said(&line)) else {
                    continue;
                };
                let redone = decided.redone.as_ref().unwrap();
                let judged: usize = redone.pieces.iter().map(|own| own.to - own.from).sum();
                let first = redone.pieces.first().map_or(0, |own| own.from);
                let is_to_the_end = redone.session.is_some();
                passed_by += usize::from(is_to_the_end && first + judged < record.slots.len());
                taken += 1;
                record.apply(decided).unwrap();
                holds_good(&record);
                untold.enter_untold(said(&line)).unwrap();
                assert_eq!(*untold.session(), *record.session(), "{line}");
            }
            holds_good(&untold);
            assert!(
                untold
                    .standing()
                    .map(|own| own.no)
                    .eq(record.standing().map(|own| own.no))
            );
        }
        assert!(taken > 150, "{taken}");
        assert!(passed_by > 20, "{passed_by} of {taken}");
    }

    #[test]
    fn the_pot_and_the_balances_of_what_is_passed_by_change_with_what_came_before() {
        let mut record = Record::<Session>::new();
        let script = [
            "house penalties.standard 45",
            "seat Anna Bram Cees Dirk",
            "deal",
            "void",
            "retire Dirk",
        ];
        let notes = ["note so"; 12];
        for line in script.into_iter().chain(notes) {
            match speech::read_line::<Session>(line).map(|line| line.body) {
                Ok(Some(Body::Entry(entry))) => record.enter(entry.into()).unwrap(),
                other => panic!("{line}: {other:?}"),
            };
        }
        let pots = ["insert 5 foul Dirk covering", "undo"].map(|line| {
            let decided = record.judge(said(line)).unwrap();
            assert!(decided.redone.as_ref().unwrap().session.is_some());
            record.apply(decided).unwrap();
            holds_good(&record);
            record.session().pot()
        });
        assert_eq!(pots, [5, 0]);
    }
}
