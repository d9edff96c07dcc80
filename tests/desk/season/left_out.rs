//! Journals that cannot count: each is named and left out, and the exit status says so.

use super::counted::{EVENING, PAIRS};
use super::empty_club;
use crate::support::folder::Folder;
use nos::laws::fives::LAW as FIVES;
use nos::laws::nos::LAW as NOS;

/// A row of the table: the arguments, what is said, and the exit status.
fn club() -> Folder {
    let club = empty_club();
    club.plays(&NOS, "friday.nos", "2026-11-20", EVENING);
    club.plays(&FIVES, "pairs.nos", "2026-11-21", PAIRS);
    let sound = std::fs::read_to_string(club.path().join("friday.nos")).unwrap();
    club.write("copy.nos", &sound);
    club.write("altered.nos", sound.replace("6>5 on left", "6>5 on right"));
    club.write("torn.nos", format!("{sound}2026-11-20T20:14:03+01:00 no"));
    club.write("script.nos", EVENING);
    club.write("empty.nos", "");
    let unsettled = EVENING.split("settle").next().unwrap();
    club.plays(&NOS, "unsettled.nos", "2026-11-20", unsettled);
    club.plays(
        &NOS,
        "pot.nos",
        "2026-11-20",
        EVENING.split("pot").next().unwrap(),
    );
    club.plays(
        &FIVES,
        "games.nos",
        "2026-11-20",
        PAIRS.split("settle").next().unwrap(),
    );
    std::fs::create_dir(club.path().join("folder")).unwrap();
    club
}

#[test]
fn what_cannot_count_is_named_and_left_out() {
    let club = club();
    struct Case {
        words: &'static [&'static str],
        expected: &'static str,
        status: i32,
    }
    let table = [
        Case {
            words: &["altered.nos"],
            expected: "Left out: altered.nos is damaged: line 6: it was changed, or a line before it is missing; lines 1 to 5 are as written; from line 6 on nothing is sure. nos check altered.nos tells it all; nos replay --untagged altered.nos reads it anyway.",
            status: 4,
        },
        Case {
            words: &["unsettled.nos"],
            expected: "Left out: unsettled.nos is not finished: it is not settled yet; nos play unsettled.nos goes on with it.",
            status: 2,
        },
        Case {
            words: &["pot.nos"],
            expected: "Left out: pot.nos is not finished: the pot is not taken yet; nos play pot.nos goes on with it.",
            status: 2,
        },
        Case {
            words: &["games.nos"],
            expected: "Left out: games.nos is not finished: it is not settled yet; nos play games.nos goes on with it.",
            status: 2,
        },
        Case {
            words: &["script.nos"],
            expected: "Left out: script.nos is not a nos journal, since none of its lines has a tag. nos replay script.nos reads it; nos play NEW < script.nos makes a journal of it.",
            status: 2,
        },
        Case {
            words: &["empty.nos"],
            expected: "Left out: empty.nos is not a nos journal, since none of its lines has a tag. nos replay empty.nos reads it; nos play NEW < empty.nos makes a journal of it.",
            status: 2,
        },
        Case {
            words: &["none.nos"],
            expected: "Left out: cannot read none.nos: no file or folder has that name.",
            status: 5,
        },
        Case {
            words: &["folder"],
            expected: "Left out: cannot read folder: it is a folder.",
            status: 5,
        },
        Case {
            words: &["pairs.nos", "--law", "nos"],
            expected: "Left out: pairs.nos is by the law fives-and-threes.",
            status: 2,
        },
        Case {
            words: &["friday.nos", "--alias", "Bram=Anna"],
            expected: "Left out: friday.nos: Anna and Bram sat at one table, so they are not one player; change the aliases.",
            status: 2,
        },
        Case {
            words: &["torn.nos", "--from", "2027"],
            expected: "",
            status: 0,
        },
        Case {
            words: &["altered.nos", "none.nos", "script.nos"],
            expected: "Left out: altered.nos",
            status: 5,
        },
    ];
    for Case {
        words,
        expected,
        status,
    } in table
    {
        let words: Vec<&str> = ["standings"].iter().chain(words).copied().collect();
        let ran = club.nos(&words).ran();
        assert_eq!(ran.out, "No evening counts.\n", "{words:?}");
        let said = ran.err.lines().next().unwrap_or_default();
        if expected.ends_with('.') {
            assert_eq!(said, expected, "{words:?}")
        } else {
            assert!(said.starts_with(expected), "{words:?}: {said}")
        }
        assert_eq!(ran.status, status, "{words:?}");
    }
}

#[test]
fn the_same_evening_given_twice_counts_once() {
    let club = club();
    let ran = club
        .nos(["standings", "friday.nos", "copy.nos", "--csv"])
        .ran();
    assert_eq!(
        ran.err,
        "Counted once: copy.nos is the same evening as friday.nos.\n"
    );
    assert_eq!(ran.status, 0);
    assert_eq!(
        ran.out,
        club.nos(["standings", "friday.nos", "--csv"]).ran().out
    );
}

#[test]
fn an_earlier_state_of_an_evening_counts_once_with_it() {
    let club = club();
    let script = format!("{EVENING}\nnote Cees still owes a coffee");
    club.plays(&NOS, "later.nos", "2026-11-20", &script);
    for files in [["friday.nos", "later.nos"], ["later.nos", "friday.nos"]] {
        let words: Vec<&str> = ["standings", "--csv"].into_iter().chain(files).collect();
        let ran = club.nos(&words).ran();
        let said = "Counted once: friday.nos is an earlier state of later.nos.\n";
        assert_eq!((ran.err.as_str(), ran.status), (said, 0));
        let own = club.nos(["standings", "later.nos", "--csv"]).ran();
        assert_eq!(ran.out, own.out);
    }
}

#[test]
fn a_torn_last_line_is_told_and_the_rest_counts() {
    let club = club();
    let ran = club.nos(["standings", "torn.nos", "--csv"]).ran();
    assert_eq!(
        ran.err,
        "torn.nos: the last line was never finished and is left out; nos check torn.nos shows it.\n"
    );
    assert_eq!(ran.status, 0);
    assert_eq!(
        ran.out,
        club.nos(["standings", "friday.nos", "--csv"]).ran().out
    );
}

#[test]
fn the_rest_of_the_season_is_printed_all_the_same() {
    let club = club();
    let ran = club
        .nos([
            "standings",
            "altered.nos",
            "friday.nos",
            "none.nos",
            "--csv",
        ])
        .ran();
    assert_eq!(
        ran.out,
        club.nos(["standings", "friday.nos", "--csv"]).ran().out
    );
    assert_eq!(ran.err.matches("Left out: ").count(), 2);
    assert_eq!(ran.status, 5);
}

#[test]
fn of_many_that_are_left_out_the_first_ten_are_named_and_all_are_counted() {
    let club = club();
    let unsettled = std::fs::read_to_string(club.path().join("unsettled.nos")).unwrap();
    std::fs::create_dir(club.path().join("open")).unwrap();
    for at in 0..9 {
        club.write(format!("open/{at}.nos"), &unsettled);
    }
    let table = [
        Case {
            command: &["standings", "open", "altered.nos", "--csv"],
            named: 10,
            in_all: "",
        },
        Case {
            command: &[
                "standings",
                "open",
                "altered.nos",
                "none.nos",
                "script.nos",
                "--csv",
            ],
            named: 10,
            in_all: "Left out in all: 12, of which 10 are named: 1 damaged, 1 no journal, 9 not finished and 1 that cannot be read. With --verbose all are named.",
        },
        Case {
            command: &[
                "standings",
                "open",
                "altered.nos",
                "none.nos",
                "script.nos",
                "--csv",
                "--verbose",
            ],
            named: 12,
            in_all: "",
        },
        Case {
            command: &["standings", "open", "open", "--csv", "--lang", "nl"],
            named: 10,
            in_all: "In totaal niet meegeteld: 18, waarvan er 10 zijn genoemd: 18 niet af. Met --verbose worden ze allemaal genoemd.",
        },
        Case {
            command: &[
                "export", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "--table",
                "players",
            ],
            named: 10,
            in_all: "Left out in all: 11, of which 10 are named: 11 that cannot be read. With --verbose all are named.",
        },
        Case {
            command: &[
                "export",
                "a",
                "b",
                "c",
                "d",
                "e",
                "f",
                "g",
                "h",
                "i",
                "j",
                "k",
                "--table",
                "players",
                "--verbose",
            ],
            named: 11,
            in_all: "",
        },
    ];
    struct Case {
        command: &'static [&'static str],
        named: usize,
        in_all: &'static str,
    }
    for Case {
        command,
        named,
        in_all,
    } in table
    {
        let ran = club.nos(command).ran();
        let lines = ran.err.lines();
        let told =
            |line: &&str| line.starts_with("Left out: ") || line.starts_with("Niet meegeteld: ");
        assert_eq!(
            lines.clone().filter(told).count(),
            named,
            "{command:?}: {}",
            ran.err
        );
        let rest: Vec<&str> = lines.filter(|line| !told(line)).collect();
        assert_eq!(rest.concat(), in_all, "{command:?}");
    }
}
