//! The reported impact of corrections: rulings, payments and every account, but no unchanged
//! ruling.

use crate::support::records::{record, recorded};
use nos_entry::{Body, read_line};
use nos_law::EntryNo;
use nos_laws::chess;
use nos_records::journal::{EntryOutcome, Record, Recorded};
use nos_records::print::chronicle::walk;
use nos_records::print::why::lines;

const HAND: &str = "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce ordinary\nplay Bram 6-4 on left\nplay Cees 4-4 on left claim\nplay Anna 6-2 on right\nfoul Bram covering\ndraw Bram\nplay Bram 2-1 on right";

const UP_TO_THE_DOUBLE: &str = "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce ordinary\nplay Bram 6-4 on left\nplay Cees 4-4 on left claim";

const CLOSED: &str = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock\ndraw 11\nuphold\ncount Cees 23";

#[test]
fn an_impact_reports_only_changes() {
    let table = rows! { of (&str, &str, &[&str]):
        HAND, "strike 8",
            &[
                "#8 foul Bram covering no longer stands.",
                "Taken back: Bram pays Anna and Cees 40 each for covering tiles (#8).",
                "Balances: Anna 552 -> 512, Bram 410 -> 490, Cees 538 -> 498.",
            ];
        HAND, "fix 8 foul Cees covering",
            &[
                "#8 foul Cees covering instead of foul Bram covering: Foul: Cees covered tiles. [11.2f] Before: Foul: Bram covered tiles. [11.2f]",
                "Taken back: Bram pays Anna and Cees 40 each for covering tiles (#8).",
                "Added: Cees pays Anna and Bram 40 each for covering tiles (#8).",
                "Balances: Anna 552, Bram 410 -> 530, Cees 538 -> 418.",
            ];
        HAND, "fix 8 foul Bram covering waive",
            &[
                "#8 foul Bram covering waive instead of foul Bram covering: Foul: Bram covered tiles. The table waives the penalty. [11.2f] Before: Foul: Bram covered tiles. [11.2f]",
                "Taken back: Bram pays Anna and Cees 40 each for covering tiles (#8).",
                "Balances: Anna 552 -> 512, Bram 410 -> 490, Cees 538 -> 498.",
            ];
        // The tile is no longer next to his predecessor's, so there is no payment.
        UP_TO_THE_DOUBLE, "fix 5 play Bram 6-4 on right",
            &[
                "#5 play Bram 6-4 on right instead of play Bram 6-4 on left: Bram plays 6-4 on right; 4 is open. Before: Bram plays 6-4 on left; 4 is open.",
                "#6 play Cees 4-4 on left claim: Foul: 4-4 does not fit as played: left asks for a 6; it goes back face up to Cees, who stays on turn. [11.2a] Before: Cees plays 4-4 on left; 4 is open. Cees asks for payment for 4-4 and is paid.",
                "Taken back: Bram pays Cees 4 for the double (#6).",
                "Added: Cees pays Anna and Bram 40 each for a tile that does not follow the game (#6).",
                "Balances: Anna 512 -> 552, Bram 490 -> 534, Cees 498 -> 414.",
            ];
        UP_TO_THE_DOUBLE, "fix 5 play Bram 6-1 on left",
            &[
                "#5 play Bram 6-1 on left instead of play Bram 6-4 on left: Bram plays 6-1 on left; 1 is open. Before: Bram plays 6-4 on left; 4 is open.",
                "#6 play Cees 4-4 on left claim: Foul: 4-4 does not fit as played: left asks for a 1; it goes back face up to Cees, who stays on turn. [11.2a] Before: Cees plays 4-4 on left; 4 is open. Cees asks for payment for 4-4 and is paid.",
                "Taken back: Bram pays Cees 4 for the double (#6).",
                "Added: Cees pays Anna and Bram 40 each for a tile that does not follow the game (#6).",
                "Balances: Anna 512 -> 552, Bram 490 -> 534, Cees 498 -> 414.",
            ];
        // Another draw changes the number of tiles left, but no ruling.
        HAND, "insert 7 draw Anna", &["#11 draw Anna now stands: Anna draws 1 tile. 12 are left.", "Balances: Anna 552, Bram 410, Cees 538."];
        HAND, "insert 10 note all is well", &["#11 note all is well now stands: Noted.", "Balances: Anna 552, Bram 410, Cees 538."];
        HAND, "insert 2 house payments.double_blank 6",
            &[
                "#11 house payments.double_blank 6 now stands: House rule: payments.double_blank 6.",
                "Balances: Anna 552, Bram 410, Cees 538.",
            ];
        HAND, "insert 2 house penalties.standard 30",
            &[
                "#11 house penalties.standard 30 now stands: House rule: penalties.standard 30.",
                "#8 foul Bram covering: the payments change.",
                "Bram pays Anna and Cees 30 each for covering tiles instead of 40 (#8).",
                "Balances: Anna 552 -> 542, Bram 410 -> 430, Cees 538 -> 528.",
            ];
        HAND, "undo 2", &["#9 draw Bram no longer stands.", "#10 play Bram 2-1 on right no longer stands.", "Balances: Anna 552, Bram 410, Cees 538."];
        "seat An Bram Cees\ndeal\nset An 6-6", "fix 1 seat Anna Bram Cees",
            &[
                "#1 seat Anna Bram Cees instead of seat An Bram Cees: Anna, Bram and Cees sit down, clockwise. Before: An, Bram and Cees sit down, clockwise.",
                "Balances: Anna 512, Bram 494, Cees 494.",
            ];
        "seat Anna Bram Cees\nnote one\njoin Dirk\nnote two\ndeal\nset Dirk 6-6\nfoul Anna asking",
            "insert 2 join Eva after Anna",
            &[
                "#8 join Eva after Anna now stands: Eva joins.",
                "#5 deal: Hand 1. Anyone shuffles. 3 tiles each, 13 in the boneyard. The highest double is set. Before: Hand 1. Anyone shuffles. 4 tiles each, 12 in the boneyard. The highest double is set.",
                "#6 set Dirk 6-6: the payments change.",
                "#7 foul Anna asking: the payments change.",
                "Added: Eva pays Dirk 6 for the set (#6).",
                "Added: Anna pays Eva 40 for asking for what is not due (#7).",
                "Balances: Anna 374 -> 334, Bram 534, Cees 534, Eva joins with 534, Dirk 558 -> 564.",
            ];
        "seat Anna Bram Cees\njoin Dirk\nretire Dirk\njoin Eva\ndeal\nset Eva 6-6\nfoul Anna asking", "strike 3",
            &[
                "#3 retire Dirk no longer stands.",
                "#5 deal: Hand 1. Anyone shuffles. 3 tiles each, 13 in the boneyard. The highest double is set. Before: Hand 1. Anyone shuffles. 4 tiles each, 12 in the boneyard. The highest double is set.",
                "#6 set Eva 6-6: the payments change.",
                "#7 foul Anna asking: the payments change.",
                "Added: Dirk pays Eva 6 for the set (#6).",
                "Added: Anna pays Dirk 40 for asking for what is not due (#7).",
                "Balances: Anna 374 -> 334, Bram 534, Cees 534, Dirk 500 -> 534, Eva 558 -> 564.",
            ];
        "seat Anna Bram Cees\nnote one", "fix 2 note two", &["#2 note two instead of note one.", "Balances: Anna 500, Bram 500, Cees 500."];
        // A counted hand is shown after all, and proves the close wrong (9.7).
        CLOSED, "fix 12 reveal Cees 1-1 6-5 6-4",
            &[
                "#12 reveal Cees 1-1 6-5 6-4 instead of count Cees 23: The close was wrong: Cees had 1-1, which could be played. Cees counts 23. Before: Cees counts 23.",
                "Added: Anna pays Bram and Cees 20 each back for the close (#12).",
                "Added: Anna pays Bram and Cees 40 each for the wrong close (#12).",
                "Balances: Anna 536 -> 416, Bram 476 -> 536, Cees 488 -> 548.",
            ];
        // Everybody has another seat, so the same ruling names another player.
        "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce ordinary\n6-4 on left\nnote so",
            "fix 1 seat Bram Cees Anna ; fix 3 set Bram 6-6",
            &[
                "#1 seat Bram Cees Anna instead of seat Anna Bram Cees: Bram, Cees and Anna sit down, clockwise. Before: Anna, Bram and Cees sit down, clockwise.",
                "#3 set Bram 6-6 instead of set Anna 6-6: Bram sets 6-6. Before: Anna sets 6-6.",
                "#5 play 6-4 on left: Cees plays 6-4 on left; 4 is open. Before: Bram plays 6-4 on left; 4 is open.",
                "Taken back: Bram and Cees pay Anna 6 each for the set (#3).",
                "Added: Cees and Anna pay Bram 6 each for the set (#3).",
                "Balances: Bram 494 -> 512, Cees 494, Anna 512 -> 494.",
            ];
    };
    assert!(!table.is_empty());
    for (script, correction, expected) in table {
        let record = record(script);
        let decided = record.judge(recorded(correction)).unwrap();
        let EntryOutcome::Corrected(impact) = decided.outcome() else {
            panic!("{correction} is a correction");
        };
        assert_eq!(lines(impact), expected, "{correction}");
    }
}

#[test]
fn a_corrected_chess_move_is_written_as_a_capture_everywhere() {
    struct Case {
        fourth: &'static str,
        fixed: &'static str,
        last: &'static str,
        told: &'static str,
    }
    let table = rows! { Case { fourth, fixed, last, told }:
        "a6", "d5", "Nd5", "Nxd5";
        "d5", "d6", "Nxd5", "Nd5";
    };
    for case in table {
        let mut record = Record::new(&chess::LAW);
        let moves = ["e4", case.fourth, "Nc3", "h6", case.last].map(|san| format!("move {san}"));
        for line in
            [vec!["seat Anna Bram".to_owned(), "begin Anna".to_owned()], moves.to_vec()].concat()
        {
            record.enter(of_chess(&line)).unwrap();
        }
        let corrected = of_chess(&format!("fix 4 move {}", case.fixed));
        let (_, outcome) = record.enter(corrected).unwrap();
        let EntryOutcome::Corrected(impact) = outcome else {
            panic!("{outcome:?}");
        };
        let seventh = impact.changes.iter().find(|change| change.no.0 == 7);
        let after = seventh.and_then(|change| change.after.as_ref()).unwrap();
        let told = format!("move {}", case.told);
        assert_eq!(after.entry.to_string(), told);
        assert_eq!(record.find(EntryNo(7)).unwrap().entry.to_string(), told);
        let mut walked = Vec::new();
        walk(&record, |_, entry| walked.push(entry.entry.to_string()));
        assert_eq!(walked.last(), Some(&told));
    }
    // The report writes a new entry in full, as the journal does.
    let mut record = Record::new(&chess::LAW);
    for line in ["seat Anna Bram", "begin Anna", "move e4", "move e5", "move Qh5"] {
        record.enter(of_chess(line)).unwrap();
    }
    let decided = record.judge(of_chess("fix 5 move Qxg4")).unwrap();
    let EntryOutcome::Corrected(impact) = decided.outcome() else {
        panic!("{decided:?}");
    };
    let told = impact.changes[0].after.as_ref().unwrap();
    assert_eq!(told.entry.to_string(), "move Qg4");
    assert_eq!(decided.expanded().to_string(), "fix 5 move Anna Qg4");
}

fn of_chess(line: &str) -> Recorded {
    match read_line(chess::LAW.language, line).unwrap().body.unwrap() {
        Body::Entry(entry) => entry.into(),
        Body::Correction(correction) => correction.into(),
        other => panic!("{other:?}"),
    }
}
