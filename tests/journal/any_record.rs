//! Properties of every record, under every law.

use crate::support::records::record_of;
use crate::support::scripts::simulated;
use nos_entry::{Body, Correction, Entry, Part, read_line};
use nos_law::{EntryNo, Law, Luck, Ruling};
use nos_laws::LAWS;
use nos_laws::cribbage::LAW as CRIBBAGE;
use nos_laws::fives::LAW as FIVES;
use nos_laws::nos::LAW as NOS;
use nos_records::journal::{Record, Recorded, Revision, RevisionStep};
use nos_records::print::sheet::{PassingEvening, Sheet};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use std::sync::Arc;

type Checked = Result<(), TestCaseError>;

type Standing = Vec<(EntryNo, Entry, Ruling)>;

fn entries(law: &'static Law, seed: u64, percent: usize, hands: u32) -> Vec<Entry> {
    simulated(law, seed, percent, hands).map(|happening| happening.entry).collect()
}

fn standing(record: &Record) -> Standing {
    record.standing().map(|own| (own.no, own.entry.clone(), own.ruling.clone())).collect()
}

/// Judges a script again, line by line, and compares it with the evening, and its sheet with that of
/// an unrecorded evening.
fn check_a_replay(law: &'static Law, seed: u64, percent: usize) -> Checked {
    let mut live = simulated(law, seed, percent, 2);
    let mut record = Record::new(law);
    let mut passing = PassingEvening::new(law);
    while let Some(happening) = live.next() {
        let line = happening.entry.to_string();
        let Ok(Some(Body::Entry(entry))) = read_line(law.language, &line).map(|line| line.body)
        else {
            return Err(TestCaseError::fail(line));
        };
        prop_assert_eq!(&entry, &happening.entry, "{}", line);
        let before = record.clone();
        let decided = record.judge(Recorded::Entry(entry));
        prop_assert_eq!(record.session(), before.session(), "a preview changes nothing");
        prop_assert_eq!(record.len(), before.len());
        let decided = decided.map_err(|rejection| TestCaseError::fail(rejection.to_string()))?;
        let (no, _) = record.apply(decided).unwrap();
        prop_assert_eq!(no, happening.no);
        let ruling = record.standing().next_back().map(|own| own.ruling.clone());
        prop_assert_eq!(ruling, Some(happening.ruling), "{}", line);
        prop_assert_eq!(record.session(), live.session(), "{}", line);
        prop_assert_eq!(passing.enter(&happening.entry, None), Ok(()));
    }
    prop_assert_eq!(Sheet::of_passing(&passing, None), Sheet::of(&record, None));
    Ok(())
}

fn correction(luck: &mut Luck, entries: &[Entry]) -> Correction {
    let parts = 1 + luck.below(3);
    let part = |luck: &mut Luck| {
        // Late entries are corrected more often, because earlier corrections often fail.
        let back = luck.below(entries.len()).min(luck.below(entries.len()));
        let no = (entries.len() - back) as u32;
        let entry = entries[luck.below(entries.len())].clone();
        match luck.below(3) {
            0 => Part::Strike(no),
            1 => Part::Fix(no, entry),
            _ => Part::Insert(no, entry),
        }
    };
    match luck.below(5) {
        0 => Correction::Undo(1 + luck.below(4) as u32),
        _ => Correction::Parts((0..parts).map(|_| part(luck)).collect()),
    }
}

/// Returns how many corrections were accepted and undone.
fn check_corrections(law: &'static Law, seed: u64, percent: usize) -> Result<usize, TestCaseError> {
    let entries = entries(law, seed, percent, 2);
    let mut luck = Luck::new(seed);
    let most = entries.len() / 2 + luck.below(entries.len() / 2);
    let mut record = record_of(law, entries[..most].iter().cloned());
    let mut taken = 0;
    for _ in 0..30 {
        let correction = correction(&mut luck, &entries[..most]);
        let line = correction.to_string();
        let read = read_line(law.language, &line).map(|line| line.body);
        prop_assert_eq!(read, Ok(Some(Body::Correction(correction.clone()))), "{}", line);
        let (session, stood) = (record.session().clone(), standing(&record));
        let is_undo = matches!(correction, Correction::Undo(_));
        if let Ok((no, _)) = record.enter(correction.into()) {
            taken += 1;
            // `undo` passes over earlier undos, so take an undo back by striking its number.
            let back = if is_undo {
                Correction::Parts(vec![Part::Strike(no.0)])
            } else {
                Correction::Undo(1)
            };
            prop_assert!(record.enter(back.into()).is_ok(), "{}", line);
        }
        prop_assert_eq!(record.session(), &session, "{}", line);
        prop_assert_eq!(standing(&record), stood, "{}", line);
    }
    Ok(taken)
}

/// Revises an evening and keeps every entry, which must record nothing.
fn check_a_revision(law: &'static Law, seed: u64, percent: usize) -> Checked {
    let entries = entries(law, seed, percent, 2);
    let mut luck = Luck::new(seed);
    let record = Arc::new(record_of(law, entries.iter().cloned()));
    let from = 2 + luck.below(entries.len() - 1);
    let to = luck.once_in(2).then(|| from + luck.below(entries.len() + 1 - from));
    let no = |at: usize| EntryNo(at as u32);
    let mut revision = Revision::begin(Arc::clone(&record), no(from), to.map(no))
        .map_err(|rejection| TestCaseError::fail(rejection.to_string()))?;
    let mut kept = 0;
    while revision.upcoming().is_some() {
        prop_assert!(revision.take(RevisionStep::Keep).is_ok());
        kept += 1;
    }
    prop_assert!(kept > 0);
    prop_assert_eq!(revision.correction(), None);
    prop_assert_eq!(revision.session(), record.session());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn a_replay_of_nos_repeats_the_evening(seed: u64, percent in 0..60usize) {
        check_a_replay(&NOS, seed, percent)?;
    }

    #[test]
    fn a_replay_of_fives_and_threes_repeats_the_evening(seed: u64, percent in 0..60usize) {
        check_a_replay(&FIVES, seed, percent)?;
    }

    #[test]
    fn a_replay_of_any_other_law_repeats_the_evening(seed: u64, percent in 0..60usize, at in 2..LAWS.len()) {
        check_a_replay(LAWS[at], seed, percent)?;
    }

    #[test]
    fn a_revision_that_changes_nothing_records_nothing(seed: u64, percent in 0..60usize) {
        check_a_revision(&NOS, seed, percent)?;
        check_a_revision(&FIVES, seed, percent)?;
        check_a_revision(&CRIBBAGE, seed, percent)?;
    }
}

#[test]
fn a_correction_and_its_undo_leave_everything_as_it_was() {
    let taken = |law: &'static Law| -> usize {
        let check = |seed| check_corrections(law, seed, 20);
        let each =
            (0..24).map(|seed| check(seed).unwrap_or_else(|error| panic!("{seed}: {error}")));
        each.sum()
    };
    let taken = [&NOS, &FIVES, &CRIBBAGE].map(taken);
    assert!(taken.iter().all(|taken| *taken > 60), "{taken:?}");
}
