//! Corrections of points, games and knocks.

use crate::support::records::{record_by, recorded_by};
use nos_entry::Asked;
use nos_laws::fives::{LAW, Session};
use nos_records::journal::{EntryOutcome, Record};
use nos_records::print::why::lines;

fn scores(record: &Record) -> Vec<i64> {
    let session = record.session();
    session.accounts(&session.names()).iter().map(|own| own.amount).collect()
}

const HAND: &str = "
    house game.target 12
    seat Anna Bram
    lot Anna 6-5 Bram 3-3
    deal
    play 6-6
    play 6-3 on left
    play 3-1 on left
    play 6-1 on right
";

#[test]
fn a_correction_takes_points_back_and_gives_them_again() {
    let mut record = record_by(&LAW, HAND);
    assert_eq!(scores(&record), [4, 8]);
    for (line, points) in [
        ("fix 7 play 3-0 on left", [8, 8]),
        ("undo", [4, 8]),
        ("strike 10", [8, 8]),
        ("fix 6 play 6-2 on left ; fix 7 play 2-1 on left", [4, 0]),
        ("undo", [8, 8]),
    ] {
        record.enter(recorded_by(&LAW, line)).unwrap();
        assert_eq!(scores(&record), points, "{line}");
    }
}

#[test]
fn a_correction_reports_changed_points() {
    struct Case {
        script: &'static str,
        line: &'static str,
        told: &'static [&'static str],
    }
    let table: &[Case] = &rows! { Case { script, line, told }:
        HAND, "fix 7 play 3-0 on left",
            &[
                "#7 play 3-0 on left instead of play 3-1 on left: Anna plays 3-0 on the left. The ends make 12. Before: Anna plays 3-1 on the left. The ends make 13.",
                "#8 play 6-1 on right: Bram plays 6-1 on the right. The ends make 1. Before: Bram plays 6-1 on the right. The ends make 2.",
                "Added: Anna scores 4 for the ends (#7).",
                "Points: Anna 4 -> 8, Bram 8.",
            ];
        HAND, "fix 6 play 6-2 on left ; fix 7 play 2-1 on left",
            &[
                "#6 play 6-2 on left instead of play 6-3 on left: Bram plays 6-2 on the left. The ends make 14. Before: Bram plays 6-3 on the left. The ends make 15.",
                "#7 play 2-1 on left instead of play 3-1 on left: Anna plays 2-1 on the left. The ends make 13. Before: Anna plays 3-1 on the left. The ends make 13.",
                "Taken back: Bram scores 8 for the ends (#6).",
                "Points: Anna 4, Bram 8 -> 0.",
            ];
        HAND, "fix 6 play 6-0 on left ; fix 7 play 0-1 on left",
            &[
                "#6 play 6-0 on left instead of play 6-3 on left: Bram plays 6-0 on the left. The ends make 12. Before: Bram plays 6-3 on the left. The ends make 15.",
                "#7 play 0-1 on left instead of play 3-1 on left: Anna plays 1-0 on the left. The ends make 13. Before: Anna plays 3-1 on the left. The ends make 13.",
                "Bram scores 4 for the ends instead of 8 (#6).",
                "Points: Anna 4, Bram 8 -> 4.",
            ];
        "note so", "strike 1", &["#1 note so no longer stands.", "Nobody has points yet."];
    };
    for Case { script, line, told } in table {
        let decided = record_by(&LAW, script).judge(recorded_by(&LAW, line)).unwrap();
        let EntryOutcome::Corrected(impact) = decided.outcome() else {
            panic!("{line} is a correction");
        };
        assert_eq!(lines(impact), *told, "{line}");
    }
}

#[test]
fn a_correction_that_makes_a_later_entry_impossible_is_rejected() {
    let mut record = record_by(&LAW, HAND);
    for line in ["fix 5 play 6-3", "fix 8 play 3-1", "strike 4"] {
        let before = record.clone();
        assert!(record.enter(recorded_by(&LAW, line)).is_err(), "{line}");
        assert_eq!(record.session(), before.session());
    }
}

#[test]
fn a_correction_can_win_a_game_and_take_it_back() {
    let mut record = record_by(&LAW, HAND);
    let won = |record: &Record| record.session().get::<Session>().unwrap().games_won().0[1].1;
    record.enter(recorded_by(&LAW, "fix 7 play 3-0 on left ; fix 8 play 0-0 on left")).unwrap();
    assert_eq!((scores(&record), won(&record)), (vec![8, 12], 1));
    record.enter(recorded_by(&LAW, "undo")).unwrap();
    assert_eq!((scores(&record), won(&record)), (vec![4, 8], 0));
    record.enter(recorded_by(&LAW, "void")).unwrap();
    assert_eq!(scores(&record), [0, 0]);
    record.enter(recorded_by(&LAW, "undo")).unwrap();
    assert_eq!(scores(&record), [4, 8]);
}

#[test]
fn a_false_knock_becomes_right_when_the_tile_is_fixed() {
    let mut record = record_by(
        &LAW,
        "seat Anna Bram
         lot Anna 6-5 Bram 3-3
         deal
         play 6-5
         knock
         play 5-4
         play 6-3 on left",
    );
    let found = |record: &Record| {
        let (_, audit) = nos_law::answer(record, &Asked::Audit, None).unwrap();
        let audit = serde_json::to_value(audit).unwrap();
        audit["findings"].as_array().unwrap().len()
    };
    assert_eq!(found(&record), 1);
    record.enter(recorded_by(&LAW, "fix 7 play Bram 4-3")).unwrap();
    assert_eq!(found(&record), 0);
}
