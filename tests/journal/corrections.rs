//! Corrections: the entries in force after them, refusals, and changes.

use crate::support::records::{record, recorded};
use nos_law::EntryNo;
use nos_records::journal::{EntryOutcome, Record, Stale};

fn standing(record: &Record) -> Vec<u32> {
    record.standing().map(|one| one.no.0).collect()
}

const NOTES: &str = "seat Anna Bram Cees\nnote two\nnote three\nnote four\nnote five";

#[test]
fn corrections_strike_restore_fix_and_insert() {
    // The lines after five entries, and the entries then in force.
    let table: &[(&[&str], &[u32])] = &rows! {
        &["undo"], &[1, 2, 3, 4];
        &["undo 3"], &[1, 2];
        &["undo", "undo"], &[1, 2, 3];
        &["undo 2", "undo 2"], &[1];
        // Striking an undo brings its entries back.
        &["undo 2", "strike 6"], &[1, 2, 3, 4, 5];
        &["undo 2", "strike 6", "strike 7"], &[1, 2, 3];
        // A strike is a correction, which undo takes back.
        &["strike 3", "undo"], &[1, 2, 3, 4, 5];
        &["strike 3", "note seven", "undo 2"], &[1, 2, 3, 4, 5];
        // An undo's numbers are settled when it is entered.
        &["strike 5", "undo 2", "strike 7"], &[1, 2, 3, 4];
        &["insert 3 note before three"], &[1, 2, 6, 3, 4, 5];
        &["insert 3 note one", "insert 3 note other"], &[1, 2, 6, 7, 3, 4, 5];
        &["insert 3 note one", "insert 6 note other"], &[1, 2, 7, 6, 3, 4, 5];
        // An inserted entry stays in its place when the entry after it is struck.
        &["insert 3 note one", "strike 3"], &[1, 2, 6, 4, 5];
        &["insert 3 note one", "insert 6 note other", "strike 6"], &[1, 2, 7, 3, 4, 5];
        &["insert 3 note one", "strike 6"], &[1, 2, 3, 4, 5];
        &["insert 3 note one", "undo"], &[1, 2, 3, 4, 5];
        &["fix 3 note other"], &[1, 2, 3, 4, 5];
        // The parts of one correction take effect together and are struck together.
        &["strike 3 ; insert 3 note one"], &[1, 2, 6, 4, 5];
        &["strike 2 ; strike 3 ; fix 4 note x"], &[1, 4, 5];
        &["strike 2 ; strike 3", "undo"], &[1, 2, 3, 4, 5];
        &["strike 2 ; strike 3", "strike 6"], &[1, 2, 3, 4, 5];
        &["strike 3", "strike 6 ; strike 4"], &[1, 2, 3, 5];
        &["insert 3 note one ; insert 3 note other"], &[1, 2, 6, 6, 3, 4, 5];
        &["insert 5 note one ; insert 2 note other"], &[1, 6, 2, 3, 4, 6, 5];
        &["insert 3 note one ; insert 3 note other", "undo"], &[1, 2, 3, 4, 5];
        // The one entry that a line inserts has the line's number, even if the line also fixes
        // others.
        &["fix 4 note x ; insert 3 note one", "insert 6 note other"], &[1, 2, 7, 6, 3, 4, 5];
    };
    for (corrections, expected) in table {
        let record = record(&format!("{NOTES}\n{}", corrections.join("\n")));
        assert_eq!(standing(&record), *expected, "{corrections:?}");
        assert_eq!(record.len(), 5 + corrections.len());
    }
}

#[test]
fn the_last_fix_in_force_is_read() {
    let table: &[(&[&str], &str)] = &rows! {
        &["fix 3 note one"], "note one";
        &["fix 3 note one", "fix 3 note other"], "note other";
        &["fix 3 note one", "fix 3 note other", "undo"], "note one";
        &["fix 3 note one", "strike 6"], "note three";
        &["fix 3 note one", "strike 6", "strike 7"], "note one";
        &["fix 2 note x ; fix 3 note one"], "note one";
        &["fix 2 note x ; fix 3 note one", "undo"], "note three";
        // Each part refers to the record before the line.
        &["fix 3 note one", "strike 6 ; fix 3 note other"], "note other";
        &["fix 3 note one", "strike 6 ; fix 3 note other", "undo"], "note one";
    };
    for (corrections, expected) in table {
        let record = record(&format!("{NOTES}\n{}", corrections.join("\n")));
        let read = record.find(EntryNo(3)).map(|one| one.entry.to_string());
        assert_eq!(read.as_deref(), Some(*expected), "{corrections:?}");
    }
}

#[test]
fn an_impossible_correction_is_rejected_and_changes_nothing() {
    let table = rows! { of (&[&str], &str, &str):
        &[], "undo 6", "only 5 entries can be undone";
        &["undo 5"], "undo", "there is no entry to undo";
        &["undo 4"], "undo 2", "only 1 entry can be undone";
        &[], "strike 6", "there is no entry #6; the last one is #5";
        &["strike 3"], "strike 3", "#3 does not stand: #6 struck it; strike 6 brings it back";
        &["strike 3"], "fix 3 deal", "#3 does not stand: #6 struck it; strike 6 brings it back";
        &["strike 3"], "insert 3 deal", "#3 does not stand: #6 struck it; strike 6 brings it back";
        &["undo"], "fix 6 deal", "#6 is an undo, not an entry. To take it back: strike 6";
        &["strike 3"], "insert 6 deal", "#6 is a strike, not an entry. To take it back: strike 6";
        &["fix 3 note x"], "fix 6 deal", "#6 is a fix of #3. Correct #3 instead, or take the correction back: strike 6";
        &[], "insert 6 deal", "there is no entry #6; the last one is #5";
        &[], "fix 3 note x ; fix 3 note y", "#3 is there twice; one correction fixes or strikes an entry only once";
        &[], "strike 3 ; fix 3 note y", "#3 is there twice; one correction fixes or strikes an entry only once";
        &["insert 3 note one ; insert 3 note other"], "fix 6 note x",
            "#6 inserted several entries, so its number does not say which one. To take them all back: strike 6";
        &["fix 2 note one ; fix 3 note other"], "fix 6 note x", "#6 is a correction of #2 and #3. Correct one of these instead, or take the whole correction back: strike 6";
        &[], "strike 2 ; insert 6 note x", "there is no entry #6; the last one is #5";
        &["deal"], "strike 2 ; strike 1", "then #6 deal would be impossible: nobody is seated yet";
        &[], "fix 3 play 6-6", "at that place \"play 6-6\" would be impossible: no hand is under way";
        &["deal"], "strike 1", "then #6 deal would be impossible: nobody is seated yet";
        &["deal"], "insert 3 deal", "then #6 deal would be impossible: hand 1 is still being played";
    };
    assert!(!table.is_empty());
    for (corrections, correction, message) in table {
        let mut record = record(&format!("{NOTES}\n{}", corrections.join("\n")));
        let before = (record.len(), record.session().clone(), standing(&record));
        let rejection = record.enter(recorded(correction)).unwrap_err();
        assert_eq!(rejection.to_string(), message, "{correction}");
        assert_eq!(before, (record.len(), record.session().clone(), standing(&record)));
    }
}

#[test]
fn a_refused_correction_also_names_the_first_new_foul() {
    let mut record = record(
        "seat Anna Bram Cees
deal
set Anna 6-6
announce 1
play Bram 6-5
play Cees 5-4
draw Anna",
    );
    let rejection = record.enter(recorded("fix 5 play Bram 6-3")).unwrap_err();
    assert_eq!(
        rejection.to_string(),
        "then #6 would be a foul, and #7 draw Anna impossible: it is Cees's turn, not Anna's"
    );
    let rejection = record.enter(recorded("strike 6")).unwrap_err();
    assert_eq!(
        rejection.to_string(),
        "then #7 draw Anna would be impossible: it is Cees's turn, not Anna's"
    );
}

#[test]
fn an_early_fix_holds_for_entries_brought_back_later() {
    let notes = "note x\n".repeat(130);
    let steps = format!(
        "law 1\nhouse chips.start 600\nseat Anna Bram Cees\n{notes}deal\nundo\nstrike 2\ndeal\nnote x\nundo"
    );
    let record = record(&steps);
    let accounts = record.session().accounts(&record.session().names());
    let chips: Vec<i64> = accounts.iter().map(|account| account.amount).collect();
    assert_eq!(chips, [500, 500, 500, 0]);
}

#[test]
fn the_entry_of_the_law_stays_first_and_unchanged() {
    let law = "#1 is the law, which cannot be changed; correct a later entry";
    let table = [
        ("strike 1", law),
        ("fix 1 note x", law),
        ("fix 1 law 1", law),
        ("insert 1 note x", law),
        ("insert 1 law 1", law),
        ("strike 3 ; strike 1", law),
        ("fix 3 note x ; insert 1 note y", law),
        ("undo 6", "only 5 entries can be undone"),
        ("undo 4294967295", "only 5 entries can be undone"),
    ];
    for (correction, message) in table {
        let mut record = record(&format!("law 1\n{NOTES}"));
        let rejection = record.enter(recorded(correction)).unwrap_err();
        assert_eq!(rejection.to_string(), message, "{correction}");
        assert_eq!(standing(&record), [1, 2, 3, 4, 5, 6]);
    }
    let all_but_the_law = record(&format!("law 1\n{NOTES}\nundo 5"));
    assert_eq!(standing(&all_but_the_law), [1]);
    // Entries after the law can be corrected, and so can the first entry of a record without a law.
    let after = record(&format!("law 1\n{NOTES}\ninsert 2 note x\nstrike 2"));
    assert_eq!(standing(&after), [1, 7, 3, 4, 5, 6]);
    let without = record(&format!("{NOTES}\ninsert 1 note x\nstrike 1"));
    assert_eq!(standing(&without), [6, 2, 3, 4, 5]);
}

#[test]
fn the_impact_names_only_changes() {
    let mut record = record(
        "seat Anna Bram Cees
        deal
        set Anna 6-6
        announce 1
        play Bram 6-4
        play Cees 4-4 claim
        play Anna 4-2",
    );
    let (no, outcome) = record.enter(recorded("insert 6 draw Cees")).unwrap();
    assert_eq!(no, EntryNo(8));
    let EntryOutcome::Corrected(impact) = outcome else { panic!("a correction has an impact") };
    let changed: Vec<u32> = impact.changes.iter().map(|change| change.no.0).collect();
    assert_eq!(changed, [8]);
    assert!(impact.moves.is_empty());
}

#[test]
fn a_decision_made_before_the_record_changed_is_not_applied() {
    let mut record = record(NOTES);
    let stale = record.judge(recorded("fix 3 note other")).unwrap();
    let current = record.judge(recorded("note six")).unwrap();
    assert!(record.clone().apply(stale.clone()).is_ok());
    assert!(record.apply(current.clone()).is_ok());
    let before = (record.len(), record.session().clone(), standing(&record));
    for decided in [stale, current] {
        assert_eq!(record.apply(decided).err(), Some(Stale));
    }
    assert_eq!(before, (record.len(), record.session().clone(), standing(&record)));
}

#[test]
fn many_entries_are_undone_and_brought_back_many_times() {
    let notes: String = (1..=600).map(|no| format!("note {no}\n")).collect();
    let mut record = record(&notes);
    let before = (record.session().clone(), standing(&record));
    for _ in 0..300 {
        let (no, _) = record.enter(recorded("undo 300")).unwrap();
        assert_eq!(standing(&record).len(), 300);
        record.enter(recorded(&format!("strike {}", no.0))).unwrap();
    }
    assert_eq!((record.session().clone(), standing(&record)), before);
    assert_eq!(record.len(), 1200);
}
