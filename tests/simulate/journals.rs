//! What holds of every journal, whatever the law.

use nos::journal::{Clock, Journal, Record, Report, Said};
use nos::law::fives::Session as Fives;
use nos::law::nos::session::Session as Nos;
use nos::simulate::{Evening, Luck, Share, Simulated, Wishes};
use nos::speech::Speech;
use std::fs;
use std::path::Path;

fn clock() -> Clock {
    Clock::set("2026-11-21T20:14:03+01:00").unwrap()
}

/// Writes a journal of an evening; returns it with the session after every entry.
fn kept<L: Simulated + Speech>(path: &Path, seed: u64) -> (Vec<u8>, Vec<L>) {
    let wishes = Wishes {
        hands: 1,
        fouls: Share::percent(20),
        ..Wishes::default()
    };
    let mut evening = Evening::<L>::new(&wishes, seed).unwrap();
    evening.next();
    let (mut journal, _) = Journal::<L>::open(path, &[L::first_entry()], clock()).unwrap();
    let mut sessions = vec![L::default(), journal.record().session().clone()];
    while let Some(happening) = evening.next() {
        let decided = journal.judge(Said::Entry(happening.entry)).ok().unwrap();
        journal.enter(decided).unwrap();
        sessions.push(evening.session().clone());
    }
    drop(journal);
    (fs::read(path).unwrap(), sessions)
}

fn check<L: Simulated + Speech>(seed: u64) {
    let memory = Path::new("/dev/shm");
    let folder = match memory.is_dir() {
        true => tempfile::tempdir_in(memory),
        false => tempfile::tempdir(),
    };
    let folder = folder.unwrap();
    let path = folder.path().join("evening.nos");
    let (whole, sessions) = kept::<L>(&path, seed);
    let mut luck = Luck::new(seed);
    for turn in 0..25 {
        let cut = luck.below(whole.len() + 1);
        let bytes = &whole[..cut];
        // A last line that lacks no more than its end is whole.
        let is_whole = whole.get(cut) == Some(&b'\n');
        let ends = bytes.iter().filter(|byte| **byte == b'\n').count();
        let lines = ends + usize::from(is_whole);
        let record = Report::<L>::on(bytes).record;
        assert_eq!(record.len(), lines, "{cut}");
        assert_eq!(record.session(), &sessions[lines], "{cut}");
        let path = folder.path().join(format!("cut-{turn}.nos"));
        fs::write(&path, bytes).unwrap();
        let (journal, _) = Journal::<L>::open(&path, &[L::first_entry()], clock()).unwrap();
        let record: &Record<L> = journal.record();
        assert_eq!(record.session(), &sessions[lines.max(1)], "{cut}");
        drop(journal);
        let left = fs::read(&path).unwrap();
        assert!(whole.starts_with(&left) && left.ends_with(b"\n"), "{cut}");
    }
}

#[test]
fn a_journal_that_is_cut_anywhere_recovers_to_what_came_before() {
    for seed in 0..6 {
        check::<Nos>(seed);
        check::<Fives>(seed);
    }
}
