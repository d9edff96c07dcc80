//! A correction changes a record as if every entry in force were judged again from the beginning.

use crate::support::records::{record, recorded, session};
use nos_entry::{Body, read_line};
use nos_law::{EntryNo, Law, Luck, Share, SimulationOptions};
use nos_laws::simulate::SimulatedEvening;
use nos_laws::{fives, nos};
use nos_records::journal::{Record, Recorded};
use std::collections::BTreeSet;

fn evening(law: &'static Law, seed: u64) -> Record {
    let wishes =
        SimulationOptions { hands: 4, fouls: Share::percent(15), ..SimulationOptions::default() };
    let mut record = Record::new(law);
    for happening in SimulatedEvening::new(law, &wishes, seed).unwrap().take(250) {
        record.enter(happening.entry.into()).unwrap();
    }
    record
}

/// Makes corrections of the entry `no`, of the entry `half` and of a player's entry. Most of them
/// change an account.
type Kinds = fn(no: usize, half: usize, name: &str, chips: usize) -> Vec<String>;

fn of_nos(no: usize, half: usize, name: &str, chips: usize) -> Vec<String> {
    vec![
        format!("insert {no} foul {name} showing"),
        format!("insert {no} foul {name} advice"),
        format!("insert {no} foul {name} showing ; strike {half}"),
        format!("insert {no} recount {name} {chips}"),
        format!("insert {no} note so ; insert {half} note so"),
        format!("fix {no} foul {name} covering waive"),
        format!("fix {no} note so"),
        format!("strike {no}"),
        "undo 2".to_owned(),
    ]
}

fn of_fives(no: usize, half: usize, name: &str, _: usize) -> Vec<String> {
    vec![
        format!("insert {no} knock {name}"),
        format!("insert {no} void"),
        format!("insert {no} note so ; insert {half} note so"),
        format!("insert {no} note so ; strike {half}"),
        format!("fix {no} note so"),
        format!("strike {no}"),
        "undo 2".to_owned(),
    ]
}

fn correction(luck: &mut Luck, record: &Record, kinds: Kinds) -> (String, Recorded) {
    let no = 3 + luck.below(record.len() - 3);
    let names = record.session().names();
    let names: Vec<_> = names.iter().collect();
    let name = luck.pick(&names).unwrap();
    let lines = kinds(no, no / 2 + 2, name.as_str(), luck.below(900));
    let line = luck.pick(&lines).unwrap();
    match read_line(record.law().language, &line).map(|line| line.body) {
        Ok(Some(Body::Correction(correction))) => (line, correction.into()),
        other => panic!("{line}: {other:?}"),
    }
}

/// Compares a record with a session that judges every entry in force from the beginning.
fn holds_good(record: &Record, what: &str) {
    let mut session = (record.law().begin)();
    let mut seen = BTreeSet::new();
    for own in record.standing() {
        // Entries of one line share a number, which means the first of them.
        if seen.insert(own.no) && own.no.0.is_multiple_of(29) {
            assert_eq!(record.before(own.no).as_ref(), Some(&session), "{what}");
        }
        let ruling = session.judge(own.entry).unwrap();
        assert_eq!(ruling, *own.ruling, "#{} after {what}", own.no);
        session.apply(own.no, &ruling);
    }
    assert_eq!(record.session(), &session, "{what}");
}

fn numbers(record: &Record) -> Vec<EntryNo> {
    record.standing().map(|own| own.no).collect()
}

#[test]
fn corrections_equal_judging_everything_again() {
    for (law, kinds, least) in rows! { of (&Law, Kinds, usize):
        &nos::LAW, of_nos, 150;
        &fives::LAW, of_fives, 60;
    } {
        let mut taken = 0;
        for seed in 0..12 {
            let mut told = evening(law, seed);
            let mut untold = told.clone();
            let mut luck = Luck::new(seed + 100);
            for _ in 0..40 {
                let (line, said) = correction(&mut luck, &told, kinds);
                let Ok(decided) = told.judge(said.clone()) else {
                    assert!(untold.enter_quietly(said).is_err(), "{line}");
                    continue;
                };
                taken += 1;
                told.apply(decided).unwrap();
                holds_good(&told, &line);
                untold.enter_quietly(said).unwrap();
                assert_eq!(untold.session(), told.session(), "{line}");
            }
            holds_good(&untold, "all of them");
            assert_eq!(numbers(&untold), numbers(&told));
        }
        assert!(taken > least, "{}: {taken}", law.name());
    }
}

#[test]
fn an_earlier_correction_changes_the_pot_of_later_entries() {
    let script = "house penalties.standard 45
        seat Anna Bram Cees Dirk
        deal
        void
        retire Dirk\n"
        .to_owned();
    let mut record = record(&(script + &"note so\n".repeat(12)));
    for (line, pot) in [("insert 5 foul Dirk covering", 5), ("undo", 0)] {
        record.enter(recorded(line)).unwrap();
        holds_good(&record, line);
        assert_eq!(session(&record).pot(), pot, "{line}");
    }
}
