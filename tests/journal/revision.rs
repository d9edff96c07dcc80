//! Revising entries: the resulting correction, and impossible steps.

use crate::support::records::record;
use crate::support::scripts::entry;
use nos_law::EntryNo;
use nos_records::journal::{EntryOutcome, Revision, RevisionStep};
use std::sync::Arc;

const PLAYED: &str = "seat Anna Bram Cees
deal
set Anna 6-6
announce 2
play Bram 6>4 on north
play Cees 6>5 on east
play Anna 6>3 on south
note in between
play Bram 6>2 on west
play Cees 4>1 on north";

fn begun(script: &str, from: u32, to: Option<u32>) -> Result<Revision, String> {
    let begun = Revision::begin(Arc::new(record(script)), EntryNo(from), to.map(EntryNo));
    begun.map_err(|rejection| rejection.to_string())
}

fn step(line: &str) -> RevisionStep {
    match (line, line.strip_prefix("+ ")) {
        ("", _) => RevisionStep::Keep,
        ("-", _) => RevisionStep::LeaveOut,
        (_, Some(before)) => RevisionStep::PutBefore(entry(before)),
        (line, None) => RevisionStep::Change(entry(line)),
    }
}

#[test]
fn the_steps_become_one_correction() {
    // Columns: the first and the last number, the steps, and the resulting correction.
    for (from, to, steps, correction) in rows! { of (u32, Option<u32>, &[&str], &str):
        5, None, &["", "", "", "", "", ""], "";
        // The same entry in other words changes nothing.
        5, Some(5), &["play 64"], "";
        8, Some(8), &["-"], "strike 8";
        8, Some(8), &["note otherwise"], "fix 8 note otherwise";
        8, Some(8), &["+ note one", "+ note two", ""], "insert 8 note one ; insert 8 note two";
        // The tiles of two players were swapped.
        5, Some(6), &["play 6>5 on north", "play 6>4 on east", "play Cees 5>1 on north"],
            "fix 5 play Bram 6>5 on north ; fix 6 play Cees 6>4 on east ; fix 10 play Cees 5>1 on north";
        // Entries after the range are shown only if they became impossible.
        7, Some(7), &["play Anna 6>2 on south", "play Bram 6>3 on west"], "fix 7 play Anna 6>2 on south ; fix 9 play Bram 6>3 on west";
        9, None, &["+ draw Bram", "", "-"], "insert 9 draw Bram ; strike 10";
    } {
        let mut revision = begun(PLAYED, from, to).unwrap();
        for line in steps {
            assert!(revision.upcoming().is_some(), "{line} of {correction}");
            let taken = revision.take(step(line));
            assert!(taken.is_ok(), "{line} of {correction}: {taken:?}");
        }
        assert_eq!(revision.upcoming(), None, "{correction}");
        let is = revision.correction();
        assert_eq!(is.as_ref().map_or(String::new(), ToString::to_string), correction);
        let Some(is) = is else { continue };
        let mut record = record(PLAYED);
        assert!(record.enter(is.into()).is_ok(), "{correction}");
        assert_eq!(record.session(), revision.session(), "{correction}");
    }
}

#[test]
fn an_early_wrong_player_is_fixed_without_revising_the_rest() {
    let mut script = "seat Anna Bram Cees Dirk\ndeal\nset Anna 6-6\nannounce 2\n".to_owned();
    script += "foul Bram showing waive\n";
    for number in 1..=40 {
        script += &format!("note line {number}\n");
    }
    let mut revision = begun(&script, 5, Some(5)).unwrap();
    assert_eq!(revision.take(step("foul Cees showing waive")), Ok(true));
    assert_eq!(revision.upcoming(), None);
    let correction = revision.correction().unwrap();
    assert_eq!(correction.to_string(), "fix 5 foul Cees showing waive");
}

#[test]
fn an_impossible_step_is_refused() {
    let several = format!("{PLAYED}\ninsert 8 note one ; insert 8 note two");
    let drawn = format!("{PLAYED}\ndraw Anna");
    let mixed = format!("{PLAYED}\nfix 8 note other ; insert 9 note more");
    let table = rows! { of (&str, u32, &[&str], &str, &str):
        PLAYED, 5, &[], "play Bram 6-6", "6-6 is on the table already (#3)";
        PLAYED, 5, &[], "+ deal", "hand 1 is still being played";
        &drawn, 10, &["-"], "", "then #11 draw Anna would be impossible: it is Cees's turn";
        &several, 11, &[], "note other", "#11 inserted several entries";
        &several, 11, &[], "+ note other", "#11 inserted several entries";
        &mixed, 11, &[], "-", "#11 came with other corrections in one line. To take them all back: strike 11";
    };
    for (script, from, steps, line, message) in table {
        let mut revision = begun(script, from, None).unwrap();
        for line in steps {
            assert_eq!(revision.take(step(line)), Ok(true), "{line}");
        }
        let before = revision.clone();
        if let Ok(taken) = revision.take(step(line)) {
            panic!("{line}: {taken} instead of {message}");
        }
        let rejection = revision.take(step(line)).unwrap_err().to_string();
        assert!(rejection.starts_with(message), "{rejection}");
        assert_eq!(revision.session(), before.session());
        assert_eq!(revision.correction(), before.correction());
        assert_eq!(revision.upcoming(), before.upcoming());
    }
}

#[test]
fn a_revision_begins_and_ends_at_entries_in_force() {
    let script = format!("{PLAYED}\nstrike 8\nundo\nstrike 12\nfix 5 play Bram 6>4 on north waive");
    for (from, to, message) in rows! { of (u32, Option<u32>, &str):
        15, None, "there is no entry #15; the last one is #14";
        8, None, "#8 does not stand: #11 struck it; strike 11 brings it back";
        14, None, "#14 is a fix of #5. Correct #5 instead, or take the correction back: strike 14";
        7, Some(5), "#5 comes before #7. Type: revise 5 7";
        7, Some(99), "there is no entry #99; the last one is #14";
    } {
        assert_eq!(begun(&script, from, to).unwrap_err(), message);
    }
}

#[test]
fn the_law_is_kept_and_stays_first() {
    let mut revision = begun(&format!("law 1\n{PLAYED}"), 1, None).unwrap();
    for line in ["-", "note x", "+ note x"] {
        let rejection = revision.take(step(line)).unwrap_err().to_string();
        assert!(rejection.starts_with("#1 is the law"), "{line}: {rejection}");
    }
    assert_eq!(revision.take(step("")), Ok(false));
    assert_eq!(revision.take(step("+ note x")), Ok(true));
}

#[test]
fn the_outlook_names_changes_or_the_first_impossible_entry() {
    let mut revision = begun(PLAYED, 5, None).unwrap();
    assert_eq!(revision.outlook(), Ok(None));
    assert_eq!(revision.take(step("play 6>5 on north")), Ok(true));
    let message = revision.outlook().unwrap_err().to_string();
    assert!(
        message.starts_with(
            "then #6 play Cees 6>5 on east would be impossible: 6-5 is on the table already"
        ),
        "{message}"
    );
    assert_eq!(revision.take(step("play 6>4 on east")), Ok(true));
    for line in ["", "", "", "-"] {
        assert!(revision.take(step(line)).is_ok(), "{line}");
    }
    let impact = revision.outlook().unwrap().unwrap();
    let changed: Vec<u32> = impact.changes.iter().map(|own| own.no.0).collect();
    assert_eq!(changed, [5, 6, 10]);
    let mut record = record(PLAYED);
    let correction = revision.correction().unwrap();
    let (_, outcome) = record.enter(correction.into()).unwrap();
    assert!(matches!(outcome, EntryOutcome::Corrected(own) if *own == *impact));
}
