//! Journals that cannot count: each is named and left out, and the exit status says so.

use super::Club;
use super::counted::{EVENING, PAIRS};

/// A row of the table: the arguments, what is said, and the exit status.
type Case = (&'static [&'static str], &'static str, i32);

fn club() -> Club {
    let club = Club::new();
    club.nos("friday.nos", "2026-11-20", EVENING);
    club.fives("pairs.nos", "2026-11-21", PAIRS);
    let sound = std::fs::read_to_string(club.path().join("friday.nos")).unwrap();
    club.write("copy.nos", &sound);
    club.write("altered.nos", sound.replace("6>5 on left", "6>5 on right"));
    club.write("torn.nos", format!("{sound}2026-11-20T20:14:03+01:00 no"));
    club.write("script.nos", EVENING);
    club.write("empty.nos", "");
    let unsettled = EVENING.split("settle").next().unwrap();
    club.nos("unsettled.nos", "2026-11-20", unsettled);
    club.nos(
        "pot.nos",
        "2026-11-20",
        EVENING.split("pot").next().unwrap(),
    );
    club.fives(
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
    let table: [Case; 12] = [
        (
            &["altered.nos"],
            "Left out: altered.nos is damaged: line 6: it was changed, or a line before it is missing; lines 1 to 5 are as written; from line 6 on nothing is sure. nos check altered.nos tells it all; nos replay --untagged altered.nos reads it anyway.",
            4,
        ),
        (
            &["unsettled.nos"],
            "Left out: unsettled.nos is not finished: it is not settled yet; nos play unsettled.nos goes on with it.",
            2,
        ),
        (
            &["pot.nos"],
            "Left out: pot.nos is not finished: the pot is not taken yet; nos play pot.nos goes on with it.",
            2,
        ),
        (
            &["games.nos"],
            "Left out: games.nos is not finished: it is not settled yet; nos play games.nos goes on with it.",
            2,
        ),
        (
            &["script.nos"],
            "Left out: script.nos is not a nos journal, since none of its lines has a tag. nos replay script.nos reads it; nos play NEW < script.nos makes a journal of it.",
            2,
        ),
        (
            &["empty.nos"],
            "Left out: empty.nos is not a nos journal, since none of its lines has a tag. nos replay empty.nos reads it; nos play NEW < empty.nos makes a journal of it.",
            2,
        ),
        (
            &["none.nos"],
            "Left out: cannot read none.nos: there is no such file or folder.",
            5,
        ),
        (
            &["folder"],
            "Left out: cannot read folder: it is a folder.",
            5,
        ),
        (
            &["pairs.nos", "--law", "nos"],
            "Left out: pairs.nos is by the law fives-and-threes.",
            2,
        ),
        (
            &["friday.nos", "--alias", "Bram=Anna"],
            "Left out: friday.nos: Anna and Bram sat at one table, so they are not one player; change the aliases.",
            2,
        ),
        (&["torn.nos", "--from", "2027"], "", 0),
        (
            &["altered.nos", "none.nos", "script.nos"],
            "Left out: altered.nos",
            5,
        ),
    ];
    for (words, expected, status) in table {
        let words: Vec<&str> = ["standings"].iter().chain(words).copied().collect();
        let ran = club.run(&words);
        assert_eq!(ran.out, "No evening counts.\n", "{words:?}");
        let said = ran.err.lines().next().unwrap_or_default();
        if expected.ends_with('.') {
            assert_eq!(said, expected, "{words:?}")
        } else {
            assert!(said.starts_with(expected), "{words:?}: {said}")
        }
        assert_eq!(ran.status, Some(status), "{words:?}");
    }
}

#[test]
fn the_same_evening_given_twice_counts_once() {
    let club = club();
    let ran = club.run(&["standings", "friday.nos", "copy.nos", "--csv"]);
    assert_eq!(
        ran.err,
        "Counted once: copy.nos is the same evening as friday.nos.\n"
    );
    assert_eq!(ran.status, Some(0));
    assert_eq!(ran.out, club.run(&["standings", "friday.nos", "--csv"]).out);
}

#[test]
fn an_earlier_state_of_an_evening_counts_once_with_it() {
    let club = club();
    let script = format!("{EVENING}\nnote Cees still owes a coffee");
    club.nos("later.nos", "2026-11-20", &script);
    for files in [["friday.nos", "later.nos"], ["later.nos", "friday.nos"]] {
        let words: Vec<&str> = ["standings", "--csv"].into_iter().chain(files).collect();
        let ran = club.run(&words);
        let said = "Counted once: friday.nos is an earlier state of later.nos.\n";
        assert_eq!((ran.err.as_str(), ran.status), (said, Some(0)));
        let own = club.run(&["standings", "later.nos", "--csv"]);
        assert_eq!(ran.out, own.out);
    }
}

#[test]
fn a_torn_last_line_is_told_and_the_rest_counts() {
    let club = club();
    let ran = club.run(&["standings", "torn.nos", "--csv"]);
    assert_eq!(
        ran.err,
        "torn.nos: the last line was never finished and is left out; nos check torn.nos shows it.\n"
    );
    assert_eq!(ran.status, Some(0));
    assert_eq!(ran.out, club.run(&["standings", "friday.nos", "--csv"]).out);
}

#[test]
fn the_rest_of_the_season_is_printed_all_the_same() {
    let club = club();
    let ran = club.run(&[
        "standings",
        "altered.nos",
        "friday.nos",
        "none.nos",
        "--csv",
    ]);
    assert_eq!(ran.out, club.run(&["standings", "friday.nos", "--csv"]).out);
    assert_eq!(ran.err.matches("Left out: ").count(), 2);
    assert_eq!(ran.status, Some(5));
}
