//! Journals that cannot count are named, and the exit status reports them.

use super::counted::{EVENING, PAIRS};
use super::empty_club;
use crate::support::folder::Folder;
use nos::laws::fives::LAW as FIVES;
use nos::laws::nos::LAW as NOS;

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
    club.plays(&NOS, "pot.nos", "2026-11-20", EVENING.split("pot").next().unwrap());
    club.plays(&FIVES, "games.nos", "2026-11-20", PAIRS.split("settle").next().unwrap());
    std::fs::create_dir(club.path().join("folder")).unwrap();
    club
}

#[test]
fn files_that_cannot_count_are_named_and_left_out() {
    let club = club();
    let table = rows! { of (&[&str], &str, i32):
        &["altered.nos"],
            "Left out: altered.nos is damaged: line 6: it was changed, or a line before it is missing; lines 1 to 5 are as written; from line 6 on nothing is sure. nos check altered.nos lists the damage; nos replay --untagged altered.nos reads it anyway.",
            4;
        &["unsettled.nos"], "Left out: unsettled.nos is not finished: it is not settled yet; nos play unsettled.nos continues it.", 2;
        &["pot.nos"], "Left out: pot.nos is not finished: the pot is not taken yet; nos play pot.nos continues it.", 2;
        &["games.nos"], "Left out: games.nos is not finished: it is not settled yet; nos play games.nos continues it.", 2;
        &["script.nos"],
            "Left out: script.nos is not a nos journal, since none of its lines has a tag. nos replay script.nos reads it; nos play NEW < script.nos turns it into a journal.",
            2;
        &["empty.nos"],
            "Left out: empty.nos is not a nos journal, since none of its lines has a tag. nos replay empty.nos reads it; nos play NEW < empty.nos turns it into a journal.",
            2;
        &["none.nos"], "Left out: cannot read none.nos: no file or folder has that name.", 5;
        &["folder"], "Left out: cannot read folder: it is a folder.", 5;
        &["pairs.nos", "--law", "nos"], "Left out: pairs.nos is under the law fives-and-threes.", 2;
        &["friday.nos", "--alias", "Bram=Anna"], "Left out: friday.nos: Anna and Bram sat at one table, so they are not one player; change the aliases.", 2;
        &["torn.nos", "--from", "2027"], "", 0;
        &["altered.nos", "none.nos", "script.nos"], "Left out: altered.nos", 5;
    };
    for (words, expected, status) in table {
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
    let ran = club.nos(["standings", "friday.nos", "copy.nos", "--csv"]).ran();
    assert_eq!(ran.err, "Counted once: copy.nos is the same evening as friday.nos.\n");
    assert_eq!(ran.status, 0);
    assert_eq!(ran.out, club.nos(["standings", "friday.nos", "--csv"]).ran().out);
}

#[test]
fn an_earlier_state_of_an_evening_counts_once_with_it() {
    // By these laws the last entry is `pot` and `settle`.
    for (law, script) in [(&NOS, EVENING), (&FIVES, PAIRS)] {
        let club = club();
        club.plays(law, "friday.nos", "2026-11-20", script);
        club.plays(law, "later.nos", "2026-11-20", &format!("{script}\nnote Cees owes a coffee"));
        for files in [["friday.nos", "later.nos"], ["later.nos", "friday.nos"]] {
            let words: Vec<&str> = ["standings", "--csv"].into_iter().chain(files).collect();
            let ran = club.nos(&words).ran();
            let said = "Counted once: friday.nos is an earlier state of later.nos.\n";
            assert_eq!((ran.err.as_str(), ran.status), (said, 0));
            assert_eq!(ran.out, club.nos(["standings", "later.nos", "--csv"]).ran().out);
        }
    }
}

#[test]
fn a_torn_last_line_is_reported_and_the_rest_counts() {
    let club = club();
    let ran = club.nos(["standings", "torn.nos", "--csv"]).ran();
    assert_eq!(
        ran.err,
        "torn.nos: the last line was never finished and does not count; nos check torn.nos shows it.\n"
    );
    assert_eq!(ran.status, 0);
    assert_eq!(ran.out, club.nos(["standings", "friday.nos", "--csv"]).ran().out);
}

#[test]
fn the_rest_of_the_season_is_printed_all_the_same() {
    let club = club();
    let ran = club.nos(["standings", "altered.nos", "friday.nos", "none.nos", "--csv"]).ran();
    assert_eq!(ran.out, club.nos(["standings", "friday.nos", "--csv"]).ran().out);
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
    let table = rows! { Case { command, named, in_all }:
        &["standings", "open", "altered.nos", "--csv"], 10, "";
        &["standings", "open", "altered.nos", "none.nos", "script.nos", "--csv"], 10,
            "12 files were left out, 10 of them listed: 1 damaged, 1 no journal, 9 not finished and 1 that cannot be read. --verbose lists them all.";
        &["standings", "open", "altered.nos", "none.nos", "script.nos", "--csv", "--verbose"], 12, "";
        &["standings", "open", "open", "--csv", "--lang", "nl"], 10,
            "18 bestanden zijn niet meegeteld, waarvan 10 genoemd: 18 niet af. --verbose noemt ze allemaal.";
        &["export", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "--table", "players"], 10,
            "11 files were left out, 10 of them listed: 11 that cannot be read. --verbose lists them all.";
        &["export", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "--table", "players", "--verbose"], 11, "";
    };
    struct Case {
        command: &'static [&'static str],
        named: usize,
        in_all: &'static str,
    }
    for Case { command, named, in_all } in table {
        let ran = club.nos(command).ran();
        let lines = ran.err.lines();
        let told =
            |line: &&str| line.starts_with("Left out: ") || line.starts_with("Niet meegeteld: ");
        assert_eq!(lines.clone().filter(told).count(), named, "{command:?}: {}", ran.err);
        let rest: Vec<&str> = lines.filter(|line| !told(line)).collect();
        assert_eq!(rest.concat(), in_all, "{command:?}");
    }
}
