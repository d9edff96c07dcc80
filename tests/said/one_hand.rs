//! Sentences as an official types them with one hand: what nos records, or how it goes on.

use crate::support::official::Official;
use nos::desk::book::Book;
use nos::desk::prompt::console::Adviser;
use nos::desk::prompt::sitting::Sitting;
use nos::law::referee::Law;
use nos::law::show::TableSettings;
use nos::laws;
use nos::laws::nos::LAW;

/// Types these lines, then this one; returns the entries and the answer to the last.
fn typed(
    law: &'static Law,
    before: &[&str],
    line: &str,
    answers: &[&str],
) -> (Vec<String>, String) {
    let mut official = Official::who_types(&[before, &[line]].concat(), answers);
    let entries = official.sits_by(law, &[]);
    let (_, said) = official.said.rsplit_once(&format!("> {line}\n")).unwrap();
    (entries, said.to_owned())
}

fn recorded(law: &'static Law, before: &[&str], line: &str, answers: &[&str]) -> String {
    let (mut entries, said) = typed(law, before, line, answers);
    let known = before.len() + 1;
    assert!(entries.len() > known, "{line}: {said}");
    entries.pop().unwrap()
}

fn answer(law: &'static Law, before: &[&str], line: &str, answers: &[&str]) -> String {
    let (entries, said) = typed(law, before, line, answers);
    assert_eq!(entries.len(), before.len() + 1, "{line}: {entries:?}");
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

const ABROAD: [&str; 4] =
    ["seat Zoë Željko \"Jan de Vries\" Søren", "deal", "set zoe 66", "announce 2"];

#[test]
fn a_name_is_found_without_its_accents_and_by_its_first_words() {
    let table = [
        ("zel 64", "play Željko 6>4 on north"),
        ("nos zoe", "nos Zoë waive"),
        ("nos jan de", "nos Jan_de_Vries waive"),
        ("foul sor covering", "foul Søren covering waive"),
        ("claim JAN DE", "claim Jan_de_Vries waive"),
    ];
    for (line, entry) in table {
        assert_eq!(recorded(&LAW, &ABROAD, line, &["w"]), entry);
    }
    let both = ["seat Jan_de_Vries Jan_de_Boer Zoë Zoef", "deal"];
    let told = answer(&LAW, &both, "set jan de 66", &[]);
    assert!(
        told.contains("Several names begin with jan de: Jan de Vries and Jan de Boer"),
        "{told}"
    );
    // `zoe` is a full name without its accent, so it wins although `zo` is ambiguous.
    assert_eq!(recorded(&LAW, &both, "set zoe 66", &[]), "set Zoë 6-6");
    let several = [("set jan 66", "Jan de Vries and Jan de Boer"), ("set zo 66", "Zoë and Zoef")];
    for (line, names) in several {
        let (_, said) = typed(&LAW, &both, line, &[]);
        assert!(said.contains(names), "{said}");
    }
}

/// A hand that is over; Cees and Dirk must still count.
const COUNTED: [&str; 11] = [
    "seat Anna Bram Cees",
    "deal",
    "set Bram 00",
    "announce 13",
    "cees 1>6",
    "anna 2>5",
    "bram 3>4",
    "cees 10",
    "anna 20",
    "bram 30",
    "block",
];

#[test]
fn a_correction_reads_its_entry_at_its_place() {
    let over = [&COUNTED[..], &["draw 11", "anna 42 22 65", "55 44"]].concat();
    for (before, line, entry) in rows! { of (&[&str], &str, &str):
        &ABROAD, "fix 4 zel 55", "fix 4 set Željko 5-5";
        &ABROAD, "fix 5 7", "fix 5 announce 7";
        &over, "fix 14 anna 54 22 65", "fix 14 reveal Anna 5-4 2-2 6-5";
        &over, "fix 14 54 22 65", "fix 14 reveal Anna 5-4 2-2 6-5";
        &over, "insert 13 note so", "insert 13 note so";
    } {
        let (entries, said) = typed(&LAW, before, line, &["1"; 4]);
        assert_eq!(entries.last().unwrap(), entry, "{said}");
    }
}

#[test]
fn the_new_entry_of_a_correction_is_previewed_and_completed_at_its_place() {
    let mut official = Official::who_types(&[&ABROAD[..], &["zel 64"]].concat(), &[]);
    official.sits(&[]);
    let advice = &official.reads.last().unwrap().adviser;
    let hint = |line: &str| advice.view(line).hint.unwrap().text;
    assert_eq!(
        hint("fix 4 zel 66"),
        "Enter asks: #4 set Zoë 6-6, changed to set Željko 6-6; Željko sets 6-6. [3.3, 3.1]"
    );
    let foul = hint("fix 6 zel 54");
    assert!(foul.contains("; foul [11.2a]"), "{foul}");
    let offered = |line: &str| -> Vec<String> {
        let offered = advice.completions(line);
        assert_eq!(offered.from, line.rfind(' ').unwrap() + 1);
        offered.candidates.into_iter().map(|own| own.word).collect()
    };
    assert_eq!(offered("fix 4 resh"), ["reshuffle"]);
    assert_eq!(offered("fix 5 announce 8"), ["8"]);
    assert_eq!(offered("fix 4 set zo"), ["Zoë"]);
}

#[test]
fn the_law_of_a_journal_is_entered_once() {
    let mut official = Official::who_types(&["seat Anna Bram Cees", "deal"], &[]);
    official.sits(&[]);
    let has_law = |adviser: &dyn Adviser| {
        let offered = adviser.completions("").candidates;
        assert!(offered.len() > 3, "{offered:?}");
        offered.iter().any(|own| own.word == "law")
    };
    let offered: Vec<bool> = official.reads.iter().map(|read| has_law(&*read.adviser)).collect();
    assert_eq!(offered, [false; 3]);
}

/// A hand that is over, with one tile left for Anna.
const ONE_LEFT: [&str; 17] = [
    "seat Anna Bram Cees",
    "deal",
    "set Bram 66",
    "announce 1",
    "61",
    "13",
    "34",
    "45",
    "50",
    "02",
    "21",
    "15",
    "53",
    "32",
    "24",
    "40",
    "60l",
];

#[test]
fn two_digits_that_can_be_spots_are_asked_about_and_others_are_not() {
    for (line, answers, entry) in rows! { of (&str, &[&str], &str):
        "anna 7", &[], "count Anna 7";
        "11", &["1"], "reveal Anna 1-1";
        "11", &["2"], "count Anna 11";
        "a 11", &["2"], "count Anna 11";
        "anna 10", &["2"], "count Anna 10";
        "count 11", &[], "count Anna 11";
        "01", &[], "reveal Anna 1-0";
        "1-1", &[], "reveal Anna 1-1";
        "anna has 7", &[], "count Anna 7";
    } {
        assert_eq!(recorded(&LAW, &ONE_LEFT, line, answers), entry, "{line}");
    }
    // Anna holds three tiles, so that none is shown.
    let over = [&COUNTED[..], &["draw 11"]].concat();
    assert_eq!(recorded(&LAW, &over, "15", &[]), "count Anna 15");
    let impossible = answer(&LAW, &ONE_LEFT, "17", &[]);
    assert!(impossible.contains("17"), "{impossible}");
    // A stray answer counts nobody.
    let stray = answer(&LAW, &ONE_LEFT, "2", &[]);
    assert!(stray.contains("No question is open, so 2 answers nothing."), "{stray}");
    let mut official = Official::who_types(&ONE_LEFT, &[]);
    official.sits(&[]);
    let hint = official.reads.last().unwrap().adviser.view("11").hint.unwrap();
    assert_eq!(hint.text, "Enter asks: reveal Anna 1-1, or count Anna 11");
}

const PLAYED: [&str; 5] = ["seat Piet Bertus Bram", "deal", "set piet 66", "announce 2", "64"];

struct Recorded {
    before: &'static [&'static str],
    line: &'static str,
    entry: &'static str,
}

/// Lines at tables of Nos: the entries before, the line, the entry recorded.
const OF_NOS: [Recorded; 27] = rows! { Recorded { before, line, entry }:
    &[], "players Anna Bram Cees", "seat Anna Bram Cees";
    &["seat Piet Bertus Bram"], "shuffle", "deal";
    &["seat Piet Bertus Bram Eva"], "leaves bram", "retire Bram";
    &["seat Piet Bertus Bram Eva"], "bram goes home", "retire Bram";
    &["seat Piet Bertus Bram"], "comes Eva", "join Eva after Bram";
    &["seat Piet Bertus Bram"], "cash out", "settle";
    &["seat Piet Bertus Bram"], "check chips 500 500 500", "recount Piet 500 Bertus 500 Bram 500";
    &["seat Piet Bertus Bram", "deal"], "no doubles", "reshuffle";
    &["seat Piet Bertus Bram", "deal", "piet 66"], "game 2", "announce 2";
    &PLAYED, "bram takes 2", "draw Bram 2";
    &PLAYED, "i draw", "draw Bram";
    &PLAYED, "knock", "pass Bram";
    &PLAYED, "bram passes", "pass Bram";
    &PLAYED, "pay me", "claim Bertus";
    &PLAYED, "bertus my money", "claim Bertus";
    &PLAYED, "i close", "block Bertus";
    &PLAYED, "piet says nos", "nos Piet";
    &PLAYED, "p 65", "play Piet 6-5";
    &PLAYED, "penalty piet covering", "foul Piet covering";
    &PLAYED, "remark good play", "note good play";
    &PLAYED, "misdeal", "void";
    &PLAYED, "oops", "undo";
    &["seat Piet Bertus Bram", "deal", "undo"], "redo", "strike 4";
    &["seat Piet Bertus Bram", "deal", "piet 66", "announce 2", "foul piet covering"], "waive 6", "fix 6 foul Piet covering waive";
    &["seat Piet Bertus Bram", "deal", "piet 66", "announce 2", "foul piet covering", "note a drink"], "waive 6", "fix 6 foul Piet covering waive";
    &["seat Piet Bertus Bram", "deal", "piet 66", "foul piet covering"], "forgive him", "fix 5 foul Piet covering waive";
    &["seat Piet Bertus Bram", "deal", "piet 66", "foul piet covering"], "that was bram", "fix 5 foul Bram covering";
};

const OF_CHESS: [Recorded; 14] = rows! { Recorded { before, line, entry }:
    &["seat Anna Bram"], "start anna", "begin Anna";
    &["seat Anna Bram", "begin Anna"], "2.nf3", "move Anna Nf3";
    &["seat Anna Bram", "begin Anna"], "e2-e4", "move Anna e4";
    &["seat Anna Bram", "begin Anna"], "anna nc3", "move Anna Nc3";
    &["seat Anna Bram", "begin Anna", "e4", "d5"], "ed5", "move Anna exd5";
    &["seat Anna Bram", "begin Anna", "e4", "e5"], "bb5", "move Anna Bb5";
    &["seat Anna Bram", "begin Anna", "b4", "a5"], "ba5", "move Anna bxa5";
    &["seat Anna Bram", "begin Anna", "b4", "a5"], "bxa5", "move Anna bxa5";
    &["seat Anna Bram", "begin Anna", "b4", "e5"], "bb2", "move Anna Bb2";
    &["seat Anna Bram", "begin Anna"], "offers a draw", "offer Anna";
    &["seat Anna Bram", "begin Anna", "draw"], "agreed", "accept Bram";
    &["seat Anna Bram", "begin Anna", "draw bram"], "refuse", "decline Anna";
    &["seat Anna Bram", "begin Anna"], "resign", "resign Anna";
    &["seat Anna Bram", "begin Anna"], "out of time", "flag Anna";
};

#[test]
fn sentences_of_nos_are_recorded() {
    let all: [(&'static Law, &[Recorded]); 6] = rows! {
        &LAW, &OF_NOS;
        &laws::chess::LAW, &OF_CHESS;
        &laws::backgammon::LAW,
            &rows! { Recorded { before, line, entry }:
                &["seat Anna Bram"], "start anna 4 bram 3", "open Anna 4 Bram 3";
                &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7"], "cube", "double Bram";
                &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7", "double"], "accepts", "take Anna";
                &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7", "double"], "fold", "drop Anna";
            };
        &laws::cribbage::LAW, &[Recorded { before: &["seat Anna Bram"], line: "anna 9c bram kd", entry: "cut Anna 9c Bram Kd" }];
        laws::named("matador").unwrap(),
            &rows! { Recorded { before, line, entry }:
                &["seat Anna Bram Cees", "deal", "anna 66"], "knock", "pass Bram";
                &["seat Anna Bram Cees", "deal", "anna 66"], "bram takes", "draw Bram";
            };
        &laws::fives::LAW, &[Recorded { before: &["seat Anna Bram", "66 10", "deal", "55"], line: "go", entry: "knock Bram" }];
    };
    let mut number = 0;
    for (law, said) in all {
        for Recorded { before, line, entry } in said {
            assert_eq!(recorded(law, before, line, &["1"; 3]), *entry, "{line}");
            number += 1;
        }
    }
    assert!(number > 45, "{number}");
}

#[test]
fn first_person_and_passing_sentences_are_recorded() {
    const SEATED: &[&str] = &["seat Anna Bram"];
    const BEGUN: &[&str] = &["seat Anna Bram", "begin Anna"];
    const OFFERED: &[&str] = &["seat Anna Bram", "begin Anna", "draw"];
    const TO_ROLL: &[&str] = &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7"];
    const DOUBLED: &[&str] = &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7", "double"];
    const THREE: &[&str] = &["seat Piet Bertus Bram Eva"];
    const MATADOR: &[&str] = &["seat Anna Bram Cees", "deal", "anna 66"];
    let (chess, backgammon) = (&laws::chess::LAW, &laws::backgammon::LAW);
    let (checkers, matador) = (laws::named("checkers").unwrap(), laws::named("matador").unwrap());
    struct Case<'a> {
        law: &'static Law,
        before: &'a [&'a str],
        line: &'static str,
        entry: &'static str,
    }
    let all: &[Case<'_>] = &rows! { Case { law, before, line, entry }:
        &LAW, THREE, "we are done", "settle";
        &LAW, THREE, "bertus quits", "retire Bertus";
        &LAW, &PLAYED, "can't go", "pass Bram";
        &LAW, &PLAYED, "bram cannot play", "pass Bram";
        &LAW, &PLAYED, "bram buys one", "draw Bram";
        &LAW, &PLAYED, "take one", "draw Bram";
        &LAW, &PLAYED, "i take 2", "draw Bram 2";
        &LAW, &PLAYED, "pay up", "claim Bertus";
        &LAW, &PLAYED, "i claim", "claim Bertus";
        &LAW, &PLAYED, "it's closed", "block Bertus";
        &LAW, &PLAYED, "take it back", "undo";
        &LAW, &PLAYED, "undo that", "undo";
        chess, SEATED, "next game anna", "begin Anna";
        chess, BEGUN, "i offer a draw", "offer Anna";
        chess, BEGUN, "i give up", "resign Anna";
        chess, BEGUN, "flag fell", "flag Anna";
        chess, BEGUN, "anna flagged", "flag Anna";
        chess, OFFERED, "no thanks", "decline Bram";
        chess, OFFERED, "declined", "decline Bram";
        chess, OFFERED, "i accept", "accept Bram";
        chess, OFFERED, "yes", "accept Bram";
        checkers, SEATED, "rematch bram", "begin Bram";
        checkers, BEGUN, "i give up", "resign Anna";
        checkers, OFFERED, "i agree", "accept Bram";
        checkers, OFFERED, "no draw", "decline Bram";
        backgammon, TO_ROLL, "i double", "double Bram";
        backgammon, TO_ROLL, "not flat", "cocked Bram";
        backgammon, TO_ROLL, "cocked dice", "cocked Bram";
        backgammon, TO_ROLL, "i give up", "resign Bram";
        backgammon, DOUBLED, "i take", "take Anna";
        backgammon, DOUBLED, "take it", "take Anna";
        backgammon, DOUBLED, "i pass", "drop Anna";
        backgammon, DOUBLED, "no thanks", "drop Anna";
        matador, MATADOR, "i knock", "pass Bram";
        matador, MATADOR, "bram can't go", "pass Bram";
        matador, MATADOR, "bram buys", "draw Bram";
        &laws::fives::LAW, &["seat Anna Bram", "66 10", "deal", "55"], "can't go", "knock Bram";
    };
    for Case { law, before, line, entry } in all {
        assert_eq!(recorded(law, before, line, &["1"; 3]), *entry, "{}: {line}", law.name());
    }
}

#[test]
fn questions_and_impossible_acts_get_the_right_answer() {
    for (before, line, words) in rows! { of (&[&str], &str, &str):
        &PLAYED, "score", "player chips hand in all";
        &PLAYED, "money", "player chips hand in all";
        &PLAYED, "whose turn is it", "Bram is on turn";
        &PLAYED, "whose turn", "Bram is on turn";
        &PLAYED, "what fits", "What fits for Bram:";
        &PLAYED, "rule pay me", "7.1 Whoever plays a double";
        &PLAYED, "b 65", "Several names begin with b: Bertus and Bram";
        &PLAYED, "redo", "there is nothing to redo";
        &PLAYED, "waive 99", "There is no entry #99; the last one is #6";
        &PLAYED, "scorr", "I don't know \"scorr\"";
        &PLAYED, "scre", "I don't know \"scre\"";
    } {
        let said = answer(&LAW, before, line, &[]);
        let said = said.replace(['┌', '─', '┬', '┐', '│', '├', '┼', '┤', '└', '┴', '┘'], " ");
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(words), "{line}: {said}");
        assert!(!said.contains("mean short"), "{line}: {said}");
    }
}

#[test]
fn an_act_that_loses_a_game_always_asks() {
    const BEGUN: &[&str] = &["seat Anna Bram", "begin Anna"];
    const DOUBLED: &[&str] = &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7", "double"];
    let (chess, backgammon) = (&laws::chess::LAW, &laws::backgammon::LAW);
    for (law, before, lines, loser) in rows! { of (&Law, &[&str], &[&str], &str):
        chess, BEGUN, &["flag anna", "flag", "out of time", "resign"], "Anna";
        backgammon, DOUBLED, &["drop", "no", "pass", "anna drops"], "Anna";
    } {
        for line in lines {
            let asked = answer(law, before, line, &["2"]);
            assert!(asked.contains("record it (r)"), "{line}: {asked}");
            assert!(asked.contains("Nothing is recorded."), "{line}: {asked}");
            let entry = recorded(law, before, line, &["1"]);
            assert!(entry.ends_with(loser), "{line}: {entry}");
        }
    }
    // A letter, or the beginning of a verb, must not lose a game.
    for (law, before, line) in rows! { of (&Law, &[&str], &str):
        chess, BEGUN, "fl";
        backgammon, DOUBLED, "dr";
    } {
        let said = answer(law, before, line, &["1"]);
        assert!(!said.contains("record it"), "{line}: {said}");
    }
}

#[test]
fn a_small_b_is_asked_about_where_a_pawn_and_a_bishop_can_go() {
    let chess = &laws::chess::LAW;
    let begun = ["seat Anna Bram", "begin Anna"];
    let moves = ["d4", "nc6", "bd2", "nb4", "a3", "nd5", "a4", "nc3"];
    let before = [&begun[..], &moves].concat();
    for (answer, entry) in [("1", "move Anna bxc3"), ("2", "move Anna Bxc3")] {
        assert_eq!(recorded(chess, &before, "bc3", &[answer]), entry);
        assert_eq!(recorded(chess, &before, "bxc3", &[answer]), entry);
    }
    // Neither the bishop nor the pawn can move there. The foul is recorded as the pawn's move, if
    // there is a pawn on that file.
    let foul = recorded(chess, &begun, "bc3", &["1", "1"]);
    assert_eq!(foul, "move Anna bxc3");
}

#[test]
fn a_star_where_nobody_is_hit_is_asked_about() {
    let before = ["seat Anna Bram", "open anna 3 bram 1"];
    let law = &laws::backgammon::LAW;
    let said = answer(law, &before, "8/5* 6/5", &["2"]);
    assert!(said.contains("record it (r)"), "{said}");
    assert_eq!(recorded(law, &before, "8/5* 6/5", &["1"]), "move Anna 8/5 6/5");
}

#[test]
fn a_late_claim_says_how_to_correct_it() {
    let before =
        ["seat Anna Bram Cees", "deal", "set Bram 66", "announce 1", "64", "44", "bram 65"];
    let said = answer(&LAW, &before, "claim anna", &[]);
    let repaired = "If it was said in time, type: insert 8 claim Anna";
    assert!(said.contains(repaired), "{said}");
    let insert = recorded(&LAW, &before, "insert 8 claim anna", &["r"]);
    assert_eq!(insert, "insert 8 claim Anna");
}

#[test]
fn an_undo_asks_where_the_entry_paid_or_ended_something() {
    let chess = &laws::chess::LAW;
    let settled = ["seat Anna Bram", "begin Anna", "resign", "settle"];
    let mate = ["seat Anna Bram", "begin Anna", "f3", "e5", "g4", "qh4"];
    for (law, before, is_asked) in rows! { of (&Law, &[&str], bool):
        &LAW, &PLAYED, false;
        &LAW, &PLAYED[..3], true;
        chess, &["seat Anna Bram", "begin Anna", "e4"], false;
        chess, &mate, true;
        chess, &settled, true;
    } {
        let answers = vec!["1"; 2 + usize::from(is_asked)];
        let mut official = Official::who_types(&[before, &["u"]].concat(), &answers);
        let entries = official.sits_by(law, &[]);
        assert_eq!(entries.last().unwrap(), "undo", "{before:?}: {}", official.said);
        let asked = official.said.contains("undo it (u)") || official.said.contains("  1  ");
        assert!(asked || !is_asked, "{before:?}: {}", official.said);
        let is_quiet = !official.said.rsplit_once("> u\n").unwrap().1.contains("  1  ");
        assert_eq!(is_quiet, !is_asked, "{before:?}: {}", official.said);
    }
}

#[test]
fn an_undo_that_restores_an_entry_names_it_and_asks() {
    for (corrected, named) in rows! { of (&[&str], &str):
        &["note one", "strike 3"], "#3 note one now stands";
        &["note one", "fix 3 note two", "strike 4"], "#3 note two instead of note one";
    } {
        let before = [&["seat Anna Bram Cees"], corrected].concat();
        let answers = vec!["1"; corrected.len()];
        let mut official = Official::who_types(&[&before[..], &["undo"]].concat(), &answers);
        let entries = official.sits_by(&LAW, &[]);
        assert_eq!(entries.last().unwrap(), "undo", "{}", official.said);
        let (_, asked) = official.said.rsplit_once("> undo\n").unwrap();
        assert!(asked.contains(named) && asked.contains("undo it (u)"), "{asked}");
    }
}

#[test]
fn every_law_records_a_new_official_and_the_sheet_names_him() {
    for law in laws::LAWS {
        let names = ["Anna", "Bram", "Cees", "Dirk", "Evi", "Fred", "Gerd"];
        let seat = format!("seat {}", names[..law.about.seating.range().0].join(" "));
        let lines = ["official Zoë", "settle"];
        let mut official = Official::who_types(&[&[&*seat][..], &lines].concat(), &["1"]);
        let entries = official.sits_by(law, &[]);
        assert_eq!(entries[2], "official Zoë", "{}", law.name());
        let said = &official.said;
        assert!(said.contains("Zoë keeps the journal from here on."), "{said}");
        let is_settled = entries.last().unwrap() == "settle";
        let told = said.contains("From #3 on Zoë kept the journal.");
        assert!(told || !is_settled, "{}: {said}", law.name());
    }
}

#[test]
fn history_filters_by_player_foul_and_word() {
    let before = [&PLAYED[..], &["foul piet covering", "note covering again", "65"]].concat();
    for (line, shown) in rows! {
        "history piet", "4 set Piet 6-6|7 foul Piet covering";
        "history fouls", "7 foul Piet covering (foul, 11.2f)";
        "history fouls since 8", "";
        "history /COVER/", "7 foul Piet covering|8 note covering again";
        "history since 8", "8 note covering again|9 play Bram";
        "history piet since 5 /cov/", "7 foul Piet covering";
    } {
        let (_, said) = typed(&LAW, &before, line, &["1"; 2]);
        let lines = said.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        let rows: Vec<String> = lines
            .filter(|words| words.first().is_some_and(|no| no.parse::<u32>().is_ok()))
            .map(|words| [&words[..1], &words[2..]].concat().join(" "))
            .collect();
        let shown: Vec<&str> = shown.split('|').filter(|row| !row.is_empty()).collect();
        for row in &shown {
            assert!(rows.iter().any(|own| own.starts_with(row)), "{line}: {said}");
        }
        let seats = rows.iter().filter(|row| !row.contains("seat ")).count();
        assert_eq!(seats, shown.len(), "{line}: {said}");
    }
    let none = answer(&LAW, &PLAYED, "history fouls since 6", &["1"; 2]);
    assert!(none.starts_with("No entry matches."), "{none}");
    let nobody = answer(&LAW, &PLAYED, "history dora", &["1"; 2]);
    assert!(nobody.contains("No player of this evening is called dora"), "{nobody}");
}

#[test]
fn a_number_of_two_digits_is_typed_with_a_hyphen() {
    let twelve = ["house game.set 12", "seat Anna Bram", "deal"];
    let law = laws::named("dominoes").unwrap();
    let said = answer(law, &twelve, "anna 118", &[]);
    assert!(said.contains("like 11-8"), "{said}");
}

#[test]
fn a_setting_draws_a_board_after_each_move() {
    for has_board in [false, true] {
        let mut official =
            Official::who_types(&["seat Anna Bram", "begin Anna", "e4", "note so"], &[]);
        let book = Book::new(&laws::chess::LAW, 0);
        let mut sitting = Sitting::new(book, &mut official, TableSettings::default());
        sitting.has_board = has_board;
        sitting.run(&[]).unwrap();
        // The board is drawn at the start of the game and after the move.
        let boards = official.said.matches("\n  8  ").count();
        assert_eq!(boards, 2 * usize::from(has_board), "{}", official.said);
    }
}

#[test]
fn a_correction_of_a_struck_entry_is_refused() {
    let matador = laws::named("matador").unwrap();
    let before = ["seat Anna Bram Cees", "deal", "anna 66", "undo"];
    for (line, expected) in rows! {
        "fix 4 anna 65", "#4 does not stand: #5 struck it; strike 5 brings it back";
        "fix 9 bram 64", "There is no entry #9; the last one is #5";
    } {
        let told = answer(matador, &before, line, &[]);
        assert!(told.contains(&format!("{expected}. matador>")), "{line}: {told}");
    }
    let told = answer(matador, &[], "fix 5 bram 64", &[]);
    assert!(told.contains("Nobody is seated yet. Type: seat Anna Bram Cees matador>"), "{told}");
}

struct Spoken {
    law: &'static str,
    before: &'static [&'static str],
    said: &'static [(&'static str, &'static str)],
}

#[rustfmt::skip]
const SPOKEN: &[Spoken] = &rows! { Spoken { law, before, said }:
    "nos", &["seat Anna Bram Cees"],
        &[
            ("eva joins", "join Eva after Cees"), ("joins eva", "join Eva after Cees"), ("eva sits down", "join Eva after Cees"), ("eva wants to join", "join Eva after Cees"),
            ("next", "deal"), ("new game", "deal"), ("start", "deal"), ("bram deals", "deal"), ("we start", "deal"),
            ("remove bram", "retire Bram"), ("eva takes over", "official Eva"), ("that's it", "settle"),
            ("recount 500 500, 500", "recount Anna 500 Bram 500 Cees 500"),
        ];
    "nos", &["seat Anna Bram Cees", "deal"],
        &[
            ("bram opens with double six", "set Bram 6-6"), ("bram starts 66", "set Bram 6-6"), ("nobody has a double", "reshuffle"),
            ("bram double six", "set Bram 6-6"),
        ];
    "nos", &["seat Anna Bram Cees", "deal", "bram 66"],
        &[
            ("o f 3 on left t m", "announce ordinary first 3 on left then matador"), ("ordinary-cross then m", "announce ordinary-cross then matador"), ("bram calls 2", "announce 2"), ("number 2", "announce 2"), ("bram announces 2", "announce 2"),
        ];
    "nos", &["seat Anna Bram Cees", "deal", "bram 66", "announce 2"],
        &[
            ("anna 552200", "declare Anna 5-5 2-2 0-0"), ("anna 55 22 00", "declare Anna 5-5 2-2 0-0"), ("cees 65", "play Cees 6>5 on north"),
        ];
    "nos", &["seat Anna Bram Cees", "deal", "bram 66", "announce 2", "64"],
        &[
            ("takes back", "undo"), ("anna takes back", "undo"), ("cancel that", "undo"), ("remove last", "undo"), ("whoops", "undo"),
            ("six five", "play Anna 6>5 on east"), ("anna plays six five", "play Anna 6>5 on east"), ("the six and five", "play Anna 6>5 on east"),
            ("anna takes two", "draw Anna 2"), ("anna draws another", "draw Anna"), ("anna: draws", "draw Anna"), ("anna can't", "pass Anna"), ("picks up", "draw Anna"), ("nothing fits", "pass Anna"), ("anna has nothing", "pass Anna"),
            ("cees says pay", "claim Cees"), ("nobody can play", "block Cees"), ("note is it raining?", "note is it raining?"),
        ];
    "fives-and-threes", &["seat Anna Bram", "66 10", "deal", "55"],
        &[
            ("bram knocks", "knock Bram"), ("knocking", "knock Bram"), ("five zero", "play Bram 5>0 on left"),
            ("bram has nothing", "knock Bram"),
        ];
    "dominoes", &["seat Anna Bram Cees", "deal"], &[("anna double six", "play Anna 6-6"), ("anna leads 66", "play Anna 6-6"), ("no double", "redeal")];
    "dominoes", &["seat Anna Bram Cees", "deal", "anna 66"],
        &[("bram draws three", "draw Bram 3"), ("bram picks up", "draw Bram"), ("the six four", "play Bram 6>4 on 6")];
    "cribbage", &["seat Anna Bram"],
        &[
            ("anna cuts 9c bram kd", "cut Anna 9c Bram Kd"), ("cut 9c kd", "cut Anna 9c Bram Kd"),
            ("nine of clubs, king of diamonds", "cut Anna 9c Bram Kd"),
        ];
    "cribbage", &["seat Anna Bram", "9c kd", "deal"],
        &[
            ("bram cuts 5h", "starter 5h"), ("cut 5h", "starter 5h"), ("anna discards", "crib"), ("turn up five of hearts", "starter 5h"),
        ];
    "cribbage", &["seat Anna Bram", "9c kd", "deal", "5h"],
        &[
            ("ten of spades", "play Bram 10s"), ("bram jack of hearts", "play Bram Jh"), ("10 spades", "play Bram 10s"),
            ("bram lays kd", "play Bram Kd"),
        ];
    "cribbage", SHOWN, &[("owen has 4", "show Owen claims 4"), ("owen claims 4", "show Owen claims 4"), ("owen shows", "show Owen")];
    "chess", &["seat Anna Bram"], &[("anna has white", "begin Anna"), ("anna white", "begin Anna"), ("anna starts", "begin Anna")];
    "chess", &["seat Anna Bram", "begin Anna", "e4", "d5"],
        &[
            ("knight f3", "move Anna Nf3"), ("knight to f3", "move Anna Nf3"), ("anna knight f3", "move Anna Nf3"),
            ("pawn takes d5", "move Anna exd5"), ("e takes d5", "move Anna exd5"), ("2. nf3", "move Anna Nf3"),
            ("white resigns", "resign Anna"), ("black resigns", "resign Bram"), ("i lose", "resign Anna"), ("bram loses", "resign Bram"),
            ("bram's time is up", "flag Bram"), ("touch e4", "touch Anna e4"), ("draw offered", "offer Anna"), ("wants a draw", "offer Anna"),
            ("claim threefold", "claim Anna threefold"), ("threefold", "claim Anna threefold"), ("black claims fifty", "claim Bram fifty"),
            ("fifty moves", "claim Anna fifty"), ("50 move rule", "claim Anna fifty"), ("knight f3 {1:23:45}", "move Anna Nf3 {1:23:45}"), ("nf3!", "move Anna Nf3"),
            ("queen h5 check", "move Anna Qh5"),
        ];
    "chess", &["seat Anna Bram", "begin Anna", "e4", "d5", "ed5"], &[("queen takes d5", "move Bram Qxd5"), ("bram plays qxd5", "move Bram Qxd5")];
    "chess", &["seat Anna Bram", "begin Anna", "e4", "d5", "e5", "f5"],
        &[("exf6 en passant", "move Anna exf6"), ("ef6 e.p.", "move Anna exf6"), ("pawn takes f6", "move Anna exf6")];
    "chess", CASTLING,
        &[
            ("castle", "move Anna O-O"), ("anna castles", "move Anna O-O"), ("short castle", "move Anna O-O"),
            ("castle kingside", "move Anna O-O"),
        ];
    "checkers", &["seat Anna Bram", "begin Anna"],
        &[
            ("11 15", "move Anna 11-15"), ("anna 11 15", "move Anna 11-15"), ("11 to 15", "move Anna 11-15"),
            ("anna loses", "resign Anna"), ("black offers a draw", "offer Anna"),
        ];
    "checkers", &["seat Anna Bram", "begin Anna", "11-15", "22-18"], &[("15 takes 22", "move Anna 15x22"), ("anna jumps 15x22", "move Anna 15x22")];
    "backgammon", &["seat Anna Bram"], &[("anna 4 bram 3", "open Anna 4 Bram 3"), ("4 3", "open Anna 4 Bram 3")];
    "backgammon", &["seat Anna Bram", "open anna 6 bram 1"], &[("13/7, 8/7", "move Anna 13/7 8/7"), ("13-7 8-7", "move Anna 13/7 8/7")];
    "backgammon", &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7"],
        &[
            ("6-3", "roll Bram 6 3"), ("bram throws 6 3", "roll Bram 6 3"), ("double sixes", "roll Bram 6 6"),
            ("bram doubles", "double Bram"), ("double bram", "double Bram"), ("bram redoubles", "double Bram"),
            ("resigns a gammon", "resign Bram 2"), ("bram resigns a backgammon", "resign Bram 3"),
        ];
    "backgammon", &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7", "double"],
        &[
            ("anna takes", "take Anna"), ("yes", "take Anna"), ("anna drops", "drop Anna"), ("anna passes", "drop Anna"),
            ("pass", "drop Anna"), ("anna folds", "drop Anna"),
        ];
};

/// A hand of cribbage in which Owen shows first.
#[rustfmt::skip]
const SHOWN: &[&str] = &[
    "seat Ruth Owen", "2h 6c", "deal", "8s", "jd", "qh", "6d", "4s", "go", "go", "2c", "3c", "5c", "4h",
];

/// A game in which white may only castle on the king's side.
const CASTLING: &[&str] = &["seat Anna Bram", "begin Anna", "e4", "e5", "nf3", "nc6", "bc4", "bc5"];

#[test]
fn moves_in_words_are_recorded_like_moves_in_signs() {
    for Spoken { law, before, said } in SPOKEN {
        let law = laws::named(law).unwrap();
        for (line, entry) in *said {
            let recorded = recorded(law, before, line, &["1"; 3]);
            assert_eq!(recorded, *entry, "{}: {line}", law.name());
        }
    }
}

/// Lines that are not entries: law, lines before, what is typed, a part of the answer.
#[rustfmt::skip]
const ANSWERED: &[Spoken] = &rows! { Spoken { law, before, said }:
    "nos", &["seat Anna Bram Cees", "deal", "bram 66", "announce 2", "64"],
        &[
            ("turn?", "Anna is on turn."), ("who's turn", "Anna is on turn."), ("next", "Anna is on turn."), ("anna's turn", "Anna is on turn."),
            ("whose turn is it?", "Anna is on turn."), ("how many tiles left", "boneyard 13"), ("scores?", "chips"), ("how much", "chips"),
            ("who won", "chips"), ("which ends are open", "(6 o)"), ("what happened", "play Cees 6>4 on north"),
            ("is that right?", "play Cees 6>4 on north"),
            ("anna zzz", "I don't know \"zzz\"; help lists the entries"), ("again", "Nothing repeats by itself. Type it again, or press the up arrow"),
            ("hold on", "Nothing is recorded until you press Enter."),
            ("yes", "There is no question to answer."),
            ("coffee", "Everything you entered is kept. Type quit, or just carry on"),
            ("print", "The evening is printed outside the prompt. Type: quit, then nos report"),
            ("change 4", "To correct an entry, name its number; history shows the numbers. Type: undo, fix N ENTRY, strike N, insert N ENTRY, or was NAME"),
            ("fix it", "To correct an entry, name its number"), ("stop", "Everything you entered is kept."),
            ("who has 66", "Bram holds 4 tiles"),
            ("how many tiles does bram have", "Bram 4"),
            ("pass?", "Foul: Anna passes with 13 tiles"),
            ("undo?", "\"undo?\" asks, so nothing is recorded."),
            ("anna owes bram 20", "Payments are worked out for you. To check the chips, type recount and what each has counted"),
            ("anna is out", "Playing the last tile puts a player out; just enter the tile."),
            ("new game", "Hand 1 is still being played."), ("wait", "Anna owes no turn"), ("cheating", "I don't know \"cheating\"; help lists the entries"),
        ];
    "dominoes", &["seat Anna Bram Cees", "deal", "anna 66"],
        &[
            ("blocked", "A round in which nobody can go on ends by itself, when each has said so."), ("domino", "Playing the last tile"),
            ("whose turn", "Bram is on turn"),
        ];
    "fives-and-threes", &["seat Anna Bram", "66 10", "deal", "55"],
        &[("peg 3", "Just enter the tile; the score is worked out."), ("bram scores 3", "Just enter the tile")];
    "cribbage", &["seat Anna Bram", "9c kd", "deal"],
        &[
            ("his heels", "The 2 for a jack turned up are pegged when you enter the starter [2.5]. Type: the card"), ("whose crib", "Anna"),
        ];
    "cribbage", &["seat Anna Bram", "9c kd", "deal", "5h"],
        &[
            ("nobs", "Nobs is counted at the show [5.6]. Type: show and the player"),
            ("peg 4", "Points are pegged when you enter the card, the go or the show. Type: the card, go, or show and the player"),
            ("bram pegs 4", "Points are pegged"), ("15 for 2", "Points are pegged"),
            ("muggins", "This game is played without muggins [5.8]"), ("bram says muggins", "This game is played without muggins"),
            ("go anna", "Anna cannot say go: it is Bram's turn"),
        ];
    "cribbage", &["seat Anna Bram", "9c kd", "deal", "5h"], &[("claims 6", "The starter lies, and Bram is on turn. Type: play and the card")];
    "cribbage", &["seat Anna Bram"], &[("anna cuts 9c", "Both Anna and Bram cut, a card each [2.1].")];
    "chess", &["seat Anna Bram", "begin Anna", "e4", "d5"],
        &[
            ("mate", "Just enter the move; the referee sees the mate [5.1]."),
            ("check!", "Just enter the move; the referee sees the check."),
            ("stalemate", "Just enter the last move; the referee sees the stalemate [5.2]."),
            ("queen takes pawn", "A move needs its square. Type the move, like Qd5, e8=Q or queen takes d5"),
            ("takes en passant", "To take a pawn in passing, type the square where your pawn ends [3.2], like exd6"),
            ("white wins", "The referee sees from the last move who has won. To end a game otherwise, type resign, flag, forfeit, or offer and accept"),
            ("1-0", "The referee sees from the last move"),
            ("clock", "A clock time goes after the move, like {1:23:45}. Type: the move with it"),
            ("illegal move", "The referee rules on the move when you enter it [4.4]. Type the move as it was played"),
            ("bram pawn takes", "A move needs its square."),
            ("draw?", "Anna offers a draw. [5.5] Nothing is recorded."),
            ("next", "Anna is on turn."), ("wait", "Nothing is recorded"), ("who won", "games"), ("new game", "Game 1 is still being played."),
        ];
    "checkers", &["seat Anna Bram", "begin Anna"],
        &[
            ("no moves", "A player without a move has lost; the referee sees it from the last move [4.1, 4.2]. To give a game up, type: resign"),
            ("anna has no moves", "A player without a move has lost"), ("can't move", "A player without a move has lost"),
            ("crown me", "Just enter the move; a man that reaches the farthest row is crowned [2.3]."),
            ("jump", "A move needs its squares. Type the move, like 11-15, or 22x15 for a jump"),
            ("anna must jump", "A player who can jump must jump [3.2]"),
            ("white wins", "The referee sees from the last move who has won. To end a game otherwise, type resign, flag, forfeit, or offer and accept"),
        ];
    "backgammon", &["seat Anna Bram", "open anna 6 bram 1", "13/7 8/7"],
        &[
            ("fan", "Bram has not rolled."), ("pips", "Pips: Anna 160, Bram 167."), ("pip count", "Pips: Anna 160"),
            ("gammon", "Single, gammon or backgammon is worked out from the last play [5.2, 5.3, 5.4]."),
            ("hit", "Just enter the play, like 13/7; the referee sees who is hit [3.1]."),
            ("bear off", "Bearing off is a play. Type it, like 6/off"),
            ("illegal", "The referee rules on the play when you enter it [8.2]. Type the play as it was made"),
            ("anna won", "The referee sees from the last play who has won. To give a game up, type: resign"),
            ("pass", "Bram has not rolled."), ("take", "Nobody has doubled"),
        ];
};

#[test]
fn remarks_record_nothing_and_suggest_the_next_step() {
    for Spoken { law, before, said } in ANSWERED {
        let law = laws::named(law).unwrap();
        for (line, words) in *said {
            let told = answer(law, before, line, &[]);
            assert!(told.contains(words), "{}: {line}: {told}", law.name());
            assert!(!told.contains("did you mean"), "{line}: {told}");
        }
    }
}

#[test]
fn castling_without_a_side_asks_where_both_are_free() {
    let free = [CASTLING, &["d3", "d6", "be3", "be6", "nc3", "nf6", "qd2", "qd7"]].concat();
    for (answer, entry) in [("1", "move Anna O-O"), ("2", "move Anna O-O-O")] {
        assert_eq!(recorded(&laws::chess::LAW, &free, "castles", &[answer]), entry);
    }
}
