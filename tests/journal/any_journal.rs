//! Properties of every journal, under every law.

use crate::support::folder::Folder;
use crate::support::records::clock;
use nos_law::{Law, Luck, Session, Share, SimulationOptions};
use nos_laws::LAWS;
use nos_laws::simulate::SimulatedEvening;
use nos_records::journal::{Journal, JournalError, Recorded, Report};
use std::fs;
use std::ops::Range;
use std::path::Path;

fn kept(law: &'static Law, path: &Path, seed: u64) -> (Vec<u8>, Vec<Session>) {
    let wishes =
        SimulationOptions { hands: 1, fouls: Share::percent(20), ..SimulationOptions::default() };
    let mut evening = SimulatedEvening::new(law, &wishes, seed).unwrap();
    evening.next();
    let (mut journal, _) = Journal::open(law, path, &[law.first_entry()], clock()).unwrap();
    let mut sessions = vec![(law.begin)(), journal.record().session().clone()];
    while let Some(happening) = evening.next() {
        let decided = journal.judge(Recorded::Entry(happening.entry)).ok().unwrap();
        journal.enter(decided).unwrap();
        sessions.push(evening.session().clone());
    }
    drop(journal);
    (fs::read(path).unwrap(), sessions)
}

fn check(law: &'static Law, seed: u64) {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let (whole, sessions) = kept(law, &path, seed);
    let mut luck = Luck::new(seed);
    for turn in 0..25 {
        let cut = luck.below(whole.len() + 1);
        let bytes = &whole[..cut];
        // A last line that lacks only its end is whole.
        let is_whole = whole.get(cut) == Some(&b'\n');
        let ends = bytes.iter().filter(|byte| **byte == b'\n').count();
        let lines = ends + usize::from(is_whole);
        let record = Report::on(law, bytes).record;
        assert_eq!(record.len(), lines, "{cut}");
        assert_eq!(record.session(), &sessions[lines], "{cut}");
        let path = folder.join(format!("cut-{turn}.nos"));
        fs::write(&path, bytes).unwrap();
        let opened = Journal::open(law, &path, &[law.first_entry()], clock());
        // A file that ends within the first date is not recognised as a journal.
        if (1.."2026-11-21T".len()).contains(&cut) {
            assert!(matches!(opened, Err(JournalError::NoJournal { .. })), "{cut}");
            assert_eq!(fs::read(&path).unwrap(), bytes);
            continue;
        }
        let (journal, _) = opened.unwrap();
        assert_eq!(journal.record().session(), &sessions[lines.max(1)], "{cut}");
        drop(journal);
        let left = fs::read(&path).unwrap();
        assert!(whole.starts_with(&left) && left.ends_with(b"\n"), "{cut}");
    }
}

#[test]
fn a_journal_cut_anywhere_keeps_its_earlier_entries() {
    check_seeds(0..1);
}

#[test]
#[ignore = "takes minutes: a hundred times as many evenings"]
fn very_many_journals_that_are_cut_anywhere_recover_to_what_came_before() {
    check_seeds(1..100);
}

fn check_seeds(seeds: Range<u64>) {
    for seed in seeds {
        LAWS.into_iter().for_each(|law| check(law, seed));
    }
}
