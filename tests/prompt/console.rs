//! The prompt on any terminal: lines that wait, answers to questions, entries that are revised.

use crate::support::official::Official;
use nos::laws::chess::LAW as CHESS;
use nos::laws::fives::LAW as FIVES;
use nos_base::Language;

#[test]
fn a_line_is_taken_as_it_is_and_an_empty_one_too() {
    for line in ["note so", ""] {
        let mut official = Official::who_types(&[line], &[]);
        official.sits(&[]);
        assert_eq!(official.reads[1].remembered, [line]);
        // The line is on the screen already, so the prompt does not print it again.
        assert_eq!(official.said.matches("nos> ").count(), 2);
    }
}

const STOPPED: &str = "bogus\nnote 64\r\n\nnote 65\n";

#[test]
fn waiting_lines_go_on_with_the_offered_line() {
    for (typed, remembered, offered) in rows! { of (&str, &[&str], &str):
        // Columns: the typed text, the lines added to the history, and the line offered next.
        "note 64\n", &["note 64", "note 65"], "";
        "note 64", &["note 64", "note 65"], "";
        // Typed ahead, after the offered line.
        "note 64\nnote on", &["note 64", "note 65", "note on"], "";
        // The official changed the offered line; the history also keeps the old text.
        "note 63\n", &["note 64", "note 63", "note 65"], "";
        // Something else before it.
        "note so", &["note so"], "note 64";
        "note so\nnote on", &["note so", "note on"], "note 64";
        // The prompt stops again: the rest of the typed text comes before the line that waited.
        "note so\nbogus\nnote on", &["note so", "bogus"], "note on";
        // Left out.
        "\n", &["note 64"], "note 65";
    } {
        let mut official = Official::who_types(&[STOPPED, typed], &[]);
        official.sits(&[]);
        assert_eq!(official.reads[1].offered, "note 64");
        let next = &official.reads[2];
        assert_eq!(next.remembered, remembered, "{typed:?}");
        assert_eq!(next.offered, offered, "{typed:?}");
    }
}

#[test]
fn lines_below_a_kept_line_come_first_and_below_a_paste_last() {
    // Line, text at its question, text typed then, next offer, entries recorded.
    type Case = (
        &'static str,
        &'static str,
        &'static [&'static str],
        &'static str,
        &'static [&'static str],
    );
    const CHAIN: &str = "cees passes and draws 2";
    let table: [Case; 9] = rows! {
        CHAIN, "2", &["draw 2\nnote b"], "draw 2", &["note b"];
        CHAIN, "2", &["draw 2\nnote b\nnote c"], "draw 2", &["note b", "note c"];
        CHAIN, "2", &["draw 2\nnote b", "draw 2\n"], "", &["note b", "draw Cees 2"];
        CHAIN, "2", &["draw 2\n"], "", &["draw Cees 2"];
        CHAIN, "2", &["note x\nnote b"], "draw 2", &["note x", "note b"];
        CHAIN, "2", &["draw 2\nbogus\nnote b"], "note b", &[];
        // Repeating an entry does not enter it twice.
        CHAIN, "2", &["draw 2\ncees draws two", ""], "", &["draw Cees 2"];
        CHAIN, "2", &["draw 2\nnote b\ncees draws two"], "", &["note b", "draw Cees 2"];
        // The entry was pasted after an answer, so it keeps its place in the order.
        "42", "2\ndraw 2", &["draw 2\nnote b"], "", &["draw Cees 2", "note b"];
    };
    for (first, at_question, typed, offered, recorded) in table {
        let lines = [&[first], typed].concat();
        let mut official = Official::who_types(&lines, &[at_question]);
        let entries = official.sits(&CROSS);
        assert_eq!(official.reads[1].offered, "draw 2");
        assert_eq!(official.reads[lines.len()].offered, offered, "{typed:?}");
        assert_eq!(entries[5..], *recorded, "{typed:?}");
    }
}

#[test]
fn a_waiting_line_goes_when_the_same_is_typed() {
    let table: [&[&str]; 3] = [&["note 64\nnote 65"], &["note 65", "note 64\n"], &["note 64", ""]];
    for typed in table {
        let mut official = Official::who_types(&[&[STOPPED], typed].concat(), &[]);
        let entries = official.sits(&[]);
        let number = |entry: &str| entries.iter().filter(|own| *own == entry).count();
        assert_eq!((number("note 64"), number("note 65")), (1, 1), "{typed:?}");
    }
}

/// A hand of an ordinary game: Anna is on turn, and 5 and 4 are open.
const ORDINARY: [&str; 6] =
    ["seat Anna Bram Cees Dirk", "deal", "set Bram 66", "announce 1", "65", "64"];

/// The beginning of a first hand: Cees is to play first.
const CROSS: [&str; 4] = ["seat Anna Bram Cees Dirk", "deal", "set Bram 66", "announce 2"];

#[test]
fn a_growing_number_of_waiting_lines_is_announced() {
    // A line typed ahead at a question waits behind the lines that waited before.
    let mut official = Official::who_types(&[STOPPED, "note so", "42"], &["bram 65\npass", "2"]);
    let entries = official.sits(&CROSS);
    assert_eq!(entries[5..], ["note so"]);
    let said = |words: &str| official.said.matches(words).count();
    assert_eq!(said("2 lines wait: Enter submits them"), 1);
    assert_eq!(said("4 lines wait: Enter submits them"), 1);
    assert_eq!(said("4 lines were not submitted"), 1);
}

#[test]
fn only_a_whole_line_makes_a_choice() {
    let recorded = Some("play Cees 4-2");
    let waived = Some("play Cees 4-2 waive");
    for (typed, is_choice, entry) in rows! { of (&str, bool, Option<&str>):
        "1", true, recorded;
        "record", true, recorded;
        " 3 ", true, waived;
        "WAIVE", true, waived;
        "2", true, None;
        "Forget", true, None;
        "4", false, None;
        "0", false, None;
        "01", false, None;
        "1 2", false, None;
        "11", false, None;
        "r", true, recorded;
        "W", true, waived;
        "f", true, None;
        "re", false, None;
        "s", false, None;
        "recorded", false, None;
        "bram 65", false, None;
        "", false, None;
    } {
        let mut official = Official::who_types(&["42"], &[typed, "forget"]);
        let entries = official.sits(&CROSS);
        let asked = if is_choice { 1 } else { 2 };
        assert_eq!(official.questions.len(), asked, "{typed:?}");
        assert_eq!(entries.get(5).map(String::as_str), entry, "{typed:?}");
    }
}

#[test]
fn a_line_that_is_no_answer_is_offered_if_it_is_an_entry_and_dropped_if_not() {
    for (typed, said) in rows! {
        "note so", "4 leave this and take: note so";
        // It may be a piece.
        "64", "4 leave this and take: 64";
        "undo", "4 leave this and take: undo";
        "recorded", "\"recorded\" is not an answer, so nos dropped it. Answer 1, 2 or 3.";
        "bogus", "\"bogus\" is not an answer, so nos dropped it. Answer 1, 2 or 3.";
        // It cannot happen now.
        "reveal cees 11", "\"reveal cees 11\" is not an answer, so nos dropped it.";
        "4", "There is no 4 to choose; answer 1, 2 or 3.";
        "99", "There is no 99 to choose; answer 1, 2 or 3.";
    } {
        let mut official = Official::who_types(&["42"], &[typed, "forget"]);
        let entries = official.sits(&CROSS);
        let told = official.said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(said), "{typed}: {told}");
        assert_eq!(entries.len(), 5, "{typed}");
        assert!(official.reads.iter().all(|read| read.offered.is_empty()), "{typed}");
    }
}

#[test]
fn a_chosen_entry_replaces_the_one_in_question() {
    let table: [(&[&str], &[&str]); 7] = [
        (&["note so", "4"], &["note so"]),
        (&["note so", "leave this"], &["note so"]),
        // Repeating it chooses it.
        (&["note so", "note so"], &["note so"]),
        // Of two other entries, only the last one becomes a choice.
        (&["note so", "note b", "4"], &["note b"]),
        (&["note so", "1"], &["play Cees 4-2"]),
        (&["note so", "2"], &[]),
        (&["undo", "undo"], &[]),
    ];
    for (answers, recorded) in table {
        let mut official = Official::who_types(&["42"], answers);
        let entries = official.sits(&CROSS);
        let undone = usize::from(answers == ["undo", "undo"]);
        assert_eq!(entries[5 + undone..], *recorded, "{answers:?}");
    }
}

#[test]
fn a_choice_in_full_answers_its_question() {
    for (before, typed, answer, entry) in rows! { of (&[&str], &str, &str, &str):
        &CROSS, "42", "cees 42", "play Cees 4-2";
        &CROSS, "42", "play 42 waive", "play Cees 4-2 waive";
        &ORDINARY, "54", "anna 54 on the left", "play Anna 5>4 on left";
        &ORDINARY, "54", "54r", "play Anna 4>5 on right";
        &ORDINARY, "54", "5 right", "play Anna 4>5 on right";
        &ORDINARY, "undo 2", "undo 2", "undo 2";
        &ORDINARY, "strike 7", "strike 7", "strike 7";
        &ORDINARY, "void", "void", "void";
    } {
        let mut official = Official::who_types(&[typed], &[answer]);
        let entries = official.sits(before);
        assert_eq!(entries.last().unwrap(), entry, "{typed}: {answer}: {}", official.said);
        assert_eq!(official.questions.len(), 1, "{typed}");
    }
    let mut official = Official::who_types(&["Edwin and Chris"], &["seat Edwin and Chris"]);
    assert_eq!(official.sits_by(&CHESS, &[])[1..], ["seat Edwin Chris"]);
}

#[test]
fn an_answer_leaves_nothing_that_is_entered_later() {
    let mut official = Official::who_types(&["54", "bram draws 2", ""], &["bram draws 2", "1"]);
    let entries = official.sits(&ORDINARY);
    assert_eq!(entries[7..], ["play Anna 5>4 on left", "draw Bram 2"]);
}

#[test]
fn was_means_the_last_entry_whatever_was_corrected_after_it() {
    let before = [&ORDINARY[..], &["note x", "draw Anna 1"]].concat();
    let mut official = Official::who_types(&["strike 8", "was bram"], &["1"]);
    official.sits(&before);
    let said = "At that place \"draw Bram\" would be impossible";
    assert!(official.said.contains(said), "{}", official.said);
}

#[test]
fn questions_at_a_question_are_about_its_entry() {
    let asked = |typed: &str, question: &str| {
        let mut official = Official::who_types(&[typed], &[question, "forget"]);
        official.sits(&ORDINARY);
        official.said
    };
    assert!(asked("54", "legal").contains("5-4"));
    assert!(!asked("54", "legal").contains("6-1"), "{}", asked("54", "legal"));
}

#[test]
fn a_unique_beginning_chooses_a_way() {
    let left = Some("play Anna 4>5 on left");
    let right = Some("play Anna 5>4 on right");
    struct Case {
        language: Language,
        typed: &'static str,
        entry: Option<&'static str>,
    }
    let case = |language, typed, entry| Case { language, typed, entry };
    let table = [
        case(Language::English, "l", left),
        case(Language::English, "le", left),
        case(Language::English, "RI", right),
        case(Language::English, "righ", right),
        case(Language::English, "lr", None),
        case(Language::English, "xx", None),
        case(Language::Dutch, "li", left),
        case(Language::Dutch, "rech", right),
        case(Language::Dutch, "xx", None),
    ];
    let before = ["seat Anna Bram", "lot Anna 6-6 Bram 5-5", "deal", "play 6-5", "play 6-4"];
    for Case { language, typed, entry } in table {
        let mut official = Official::who_types(&["54"], &[typed]);
        let mut entries = Vec::new();
        language.tells(|| entries = official.sits_by(&FIVES, &before));
        assert_eq!(entries.get(6).map(String::as_str), entry, "{typed:?}");
    }
}

#[test]
fn a_correction_in_parts_prints_its_impact() {
    let notes = ["note 2", "note 3", "note 4", "note 5", "note 6"];
    let parts =
        "fix 2 note a ; strike 5 ; fix 3 note b ; insert 6 note c ; fix 4 note d ; insert 6 note e";
    let mut official = Official::who_types(&[parts], &["record"]);
    official.sits(&notes);
    assert_eq!(official.questions, ["1 or 2? "]);
    let words = "Corrected: #2, #3 and #4 are changed, #5 is struck, 2 entries are added.";
    let said = official.said.split_whitespace().collect::<Vec<_>>();
    assert!(said.join(" ").contains(words), "{}", official.said);
}

#[test]
fn the_offered_row_of_a_revision_answers_only_alone_or_changed() {
    for (typed, offered, recorded) in rows! {
        // The typed text, the next offer, the entries recorded in the end.
        "note a\n", "note b", "";
        "note a", "note b", "";
        "note a\n-", "note b", "strike 2";
        "note a\n+ note so\nnote a", "note b", "insert 2 note so";
        "note a\nnote a\n-", "", "strike 3";
        "note x\n", "note b", "fix 2 note x";
        "note x\n-", "", "fix 2 note x ; strike 3";
        "\n", "note a", "";
    } {
        let mut official = Official::who_types(&["revise 2 3", typed, "done"], &["record"]);
        let entries = official.sits(&["note a", "note b"]);
        assert_eq!(official.reads[1].offered, "note a");
        assert_eq!(official.reads[2].offered, offered, "{typed:?}");
        let last = entries.get(3).map_or("", String::as_str);
        assert_eq!(last, recorded, "{typed:?}");
    }
}

/// Returns the official after these steps of a revision from #6 on, and the place of the next read.
fn revised(steps: &[&str]) -> (Official, usize) {
    let lines: Vec<&str> = std::iter::once("revise 6").chain(steps.iter().copied()).collect();
    let mut official = Official::who_types(&lines, &[]);
    official.sits(&[
        "seat Anna Bram Cees",
        "deal",
        "set Anna 6-6",
        "announce 2",
        "play Bram 6>4 on north",
        "play Cees 6>5 on east",
        "draw Anna",
        "note in between",
    ]);
    (official, lines.len())
}

#[test]
fn a_revision_previews_its_changes() {
    let six = "then #7 play Cees 6>5 on east would be impossible: 6-5 is on the table already (#6)";
    let one = "every entry is possible; 1 entry changes so far";
    let table = rows! { of (&[&str], &str, &str):
        &[], "play Bram 6>4 on north", "nothing changes so far";
        &[], "64", "nothing changes so far";
        &[], "-", "then #7 would be a foul, and #8 draw Anna impossible: it is Bram's turn";
        &[], "65", six;
        &[], "63", one;
        &[], "54", "a foul; then #7 would be a foul, and #8 draw Anna impossible";
        &[], "+ draw", one;
        &[], "+", "+ ENTRY: inserted before this one";
        &[], "66", "6-6 is on the table already (#4)";
        &[], "play", "play [NAME] TILE [on ARM] [claim|stands]: a tile";
        &[], "done", "nothing changes so far";
        &[], "stop", "nothing is changed";
        &[], "show", "the layout";
        &["65"], "play Cees 6>5 on east", six;
        &["65"], "64", "every entry is possible; 2 entries change so far";
        &["65", "+ draw"], "64", "every entry is possible; 3 entries change so far";
    };
    for (steps, line, words) in table {
        let (official, at) = revised(steps);
        let hint = official.reads[at].adviser.view(line).hint;
        let said = hint.map_or(String::new(), |piece| piece.text);
        assert!(said.starts_with(words), "{line} after {steps:?}: {said}");
    }
    let (official, at) = revised(&[]);
    let adviser = &official.reads[at].adviser;
    assert_eq!(adviser.view("undo").hint, None);
    let rows = adviser.view("play Bram 6>4 on north\n63").hint;
    assert_eq!(rows.map(|piece| piece.text).as_deref(), Some(one));
    assert_eq!(adviser.prompt(), "#6> ");
}

#[test]
fn completion_works_after_a_plus() {
    let (official, at) = revised(&[]);
    let adviser = &official.reads[at].adviser;
    let (plain, put_before) = (adviser.completions("no"), adviser.completions("+ no"));
    assert!(!plain.candidates.is_empty());
    assert_eq!(plain.candidates, put_before.candidates);
    assert_eq!((plain.from, put_before.from), (0, 2));
}
