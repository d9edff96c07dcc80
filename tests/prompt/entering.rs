//! Entering: previews, few keys, questions, slips.

use super::{CROSS, Tty, USUAL, at_table, folder, journal, kept};

#[test]
fn the_ruling_stands_beside_the_line_before_it_is_entered() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    let before = journal(folder.path(), "evening.nos");
    let table = [
        ("64", "Cees> 64  | 6-4 on north, 4 is open"),
        ("6>4 on east", "Cees> 6>4 on east  | 6-4 on east, 4 is open"),
        (
            "dirk",
            "Cees> dirk  | \"dirk\" is no entry; help lists the entries",
        ),
        (
            "play dirk 54",
            "Cees> play dirk 54\n  | foul [11.2c], 40 each: it is the turn of Cees, not of Dirk\n",
        ),
        (
            "42",
            "Cees> 42\n  | foul [11.2a], 40 each: 4-2 does not fit as played: every end asks for a 6\n",
        ),
        (
            "42 waive",
            "Cees> 42 waive\n  | foul [11.2a], waived: 4-2 does not fit as played: every end asks for a 6\n",
        ),
        ("66", "Cees> 66  | 6-6 already lies, laid at #4"),
        ("d", "Cees> d  | Cees draws 1 tile. 11 are left. [6.2]"),
        (
            "draw zoe",
            "Cees> draw zoe\n  | nobody here is called zoe; seated are Anna, Bram, Cees and Dirk\n",
        ),
        ("sho", "Cees> sho  | short, show"),
        ("6", "Cees> 6  | 6-5, 6-4, 6-3, 6-2, 6-1, 6-0"),
        ("show", "Cees> show  | the layout"),
    ];
    for (typed, row) in table {
        if row.contains('\n') {
            tty.press(typed).sees(row.trim_end())
        } else {
            tty.press(typed).types_at(row)
        };
        tty.press("\u{15}").types_at("Cees>");
    }
    assert_eq!(journal(folder.path(), "evening.nos"), before);
}

#[test]
fn what_cannot_be_is_marked_in_the_line() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    for (typed, wrong) in [
        ("66", "66"),
        ("bogus", "bogus"),
        ("play zoe 64", "zoe"),
        ("64 on 5", "5"),
    ] {
        tty.press(typed).marks(wrong);
        tty.press("\u{15}").types_at("Cees>");
    }
    tty.press("64")
        .types_at("Cees> 64  | 6-4 on north, 4 is open");
}

#[test]
fn the_usage_is_shown_until_the_line_is_whole() {
    let folder = folder();
    let mut tty = at_table(folder.path(), (200, 24), &CROSS);
    let table = [
        ("play", "play [NAME] TILE [on ARM] [claim|stands]: a tile"),
        (
            "play an",
            "play [NAME] TILE [on ARM] [claim|stands]: a tile",
        ),
        ("foul", "foul NAME KIND: a foul that only the table saw"),
        (
            "foul dirk",
            "foul NAME KIND: a foul that only the table saw",
        ),
        ("fix", "fix N ENTRY: replaces entry N by another"),
    ];
    for (typed, usage) in table {
        tty.press(typed).sees(&format!("> {typed}  | {usage}"));
        tty.press("\u{15}").types_at("Cees>");
    }
}

#[test]
fn a_few_keys_are_journaled_in_full() {
    let folder = folder();
    let mut tty = Tty::start(folder.path(), USUAL, &["evening.nos"]);
    let lines = [
        "se Anna Bram Cees Dirk",
        "d",
        "b 66",
        "a2",
        "64",
        "6>5e",
        "62",
        "d",
        "61w",
        "44c",
    ];
    for line in lines {
        tty.press(line).press("\r");
    }
    tty.answers("r")
        .press("u\r")
        .answers("u")
        .press("note end\r");
    kept(&tty, folder.path(), "note end");
    let expected = [
        "law 1",
        "seat Anna Bram Cees Dirk",
        "deal",
        "set Bram 6-6",
        "announce 2",
        "play Cees 6>4 on north",
        "play Dirk 6>5 on east",
        "play Anna 6>2 on south",
        "draw Bram",
        "play Bram 6>1 on west",
        "play Cees 4-4 on north claim",
        "undo",
        "note end",
    ];
    assert_eq!(journal(folder.path(), "evening.nos"), expected);
}

#[test]
fn a_play_that_could_lie_in_several_ways_is_asked_about() {
    let folder = folder();
    let laid = ["64", "65", "63", "62", "55"];
    let entries: Vec<&str> = CROSS.into_iter().chain(laid).collect();
    let mut tty = at_table(folder.path(), USUAL, &entries);
    tty.press("54\r").sees("1 or 2?");
    let screen = tty.screen();
    let choices = [
        "  1  on north, 5 is open",
        "  2  on east, 4 is open",
        "1 or 2?",
    ];
    assert_eq!(screen[screen.len() - 3..], choices);
    tty.press("east\r")
        .sees("Dirk plays 5-4 on east; 4 is open.");
    // The same by its number.
    tty.press("43\r").answers("1").press("note end\r");
    kept(&tty, folder.path(), "note end");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(
        entries[entries.len() - 3..],
        [
            "play Dirk 5>4 on east",
            "play Anna 4>3 on north",
            "note end"
        ]
    );
}

#[test]
fn nothing_is_recorded_where_no_choice_is_made() {
    let folder = folder();
    let laid = ["64", "65", "63", "62", "55"];
    let entries: Vec<&str> = CROSS.into_iter().chain(laid).collect();
    let mut tty = at_table(folder.path(), USUAL, &entries);
    let before = journal(folder.path(), "evening.nos");
    tty.press("54\r").sees("1 or 2?");
    tty.press("9x\u{3}")
        .sees("Nothing is recorded.")
        .types_at("Dirk>");
    assert_eq!(journal(folder.path(), "evening.nos"), before);
}

#[test]
fn a_foul_is_shown_in_full_and_recorded_waived_or_forgotten() {
    let table = [
        ("1", "Recorded.", Some("play Cees 4-2")),
        ("record", "Recorded.", Some("play Cees 4-2")),
        (
            "3",
            "Recorded; the table waives the penalty [11.10].",
            Some("play Cees 4-2 waive"),
        ),
        (
            "waive",
            "Recorded; the table waives the penalty [11.10].",
            Some("play Cees 4-2 waive"),
        ),
        ("2", "Nothing is recorded.", None),
        ("Forget", "Nothing is recorded.", None),
        ("record it", "Recorded.", Some("play Cees 4-2")),
        (
            "the table waives it",
            "Recorded; the table waives the penalty [11.10].",
            Some("play Cees 4-2 waive"),
        ),
        ("cancel", "Nothing is recorded.", None),
        ("it did not happen", "Nothing is recorded.", None),
        (
            "9\rforget it",
            "There is no 9 to choose; answer 1, 2 or 3.",
            None,
        ),
        ("why\rforget it", "Cees: 494 − 120 = 374", None),
    ];
    for (key, answer, recorded) in table {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, &CROSS);
        tty.press("42\r").sees("1, 2 or 3?");
        tty.sees("Foul: 4-2 does not fit as played: every end asks for a 6");
        tty.sees("Cees pays Anna, Bram and Dirk 40 each");
        tty.sees("  2  forget it: mistyped, it did not happen");
        tty.press(key).press("\r").sees(answer).types_at("Cees>");
        let last = journal(folder.path(), "evening.nos").pop();
        assert_eq!(
            last.as_deref(),
            Some(recorded.unwrap_or("note ready")),
            "{key}"
        );
    }
}

#[test]
fn a_tile_is_recorded_without_its_wrong_claim() {
    let folder = folder();
    let mut tty = at_table(folder.path(), USUAL, &CROSS);
    tty.press("64c\r").sees("1, 2, 3 or 4?");
    tty.sees("  4  record it without the claim: no payment was asked for");
    tty.press("without the claim\r").types_at("Dirk>");
    let last = journal(folder.path(), "evening.nos").pop();
    assert_eq!(last.as_deref(), Some("play Cees 6>4 on north"));
}

#[test]
fn a_way_to_lay_a_tile_is_chosen_by_its_words_or_by_the_whole_play() {
    for (answer, recorded) in [
        ("on the right, 1 open", "play Dirk 6>1 on right"),
        ("left 6 open", "play Dirk 1>6 on left"),
        ("6>1 on left", "play Dirk 6>1 on left"),
        ("1>6r", "play Dirk 1>6 on right"),
    ] {
        let folder = folder();
        let entries = ["deal", "set Bram 55", "announce 4", "play 5>2 on left"];
        let mut tty = at_table(folder.path(), USUAL, &entries);
        tty.press("61\r").sees("1, 2, 3 or 4?");
        tty.press(answer).press("\r").types_at("Anna>");
        let last = journal(folder.path(), "evening.nos").pop();
        assert_eq!(last.as_deref(), Some(recorded), "{answer}");
    }
}

#[test]
fn yes_and_no_answer_where_there_are_two_choices() {
    for (answer, recorded) in [("yes", "void"), ("no", "note ready")] {
        let folder = folder();
        let mut tty = at_table(folder.path(), USUAL, &CROSS);
        tty.press("void\r").sees("1 or 2?");
        tty.press(answer).press("\r").sees(if answer == "no" {
            "Nothing is recorded."
        } else {
            "Recorded."
        });
        let last = journal(folder.path(), "evening.nos").pop();
        assert_eq!(last.as_deref(), Some(recorded), "{answer}");
    }
}

#[test]
fn a_correction_shows_its_impact_and_asks() {
    let folder = folder();
    let entries: Vec<&str> = CROSS.into_iter().chain(["64"]).collect();
    let mut tty = at_table(folder.path(), USUAL, &entries);
    tty.press("strike 4\r")
        .sees("Then #5 announce 2 would be impossible")
        .types_at("Dirk>");
    tty.press("fix 6 play 65\r").sees("1 or 2?");
    tty.sees("1  record it: fix 6 play Cees 6>5 on north")
        .sees("2  keep it as it was");
    tty.answers("keep")
        .sees("Nothing is recorded.")
        .types_at("Dirk>");
    tty.press("fix 6 play 65\r").sees("1 or 2?");
    tty.answers("1")
        .sees("8  #6 is changed. undo takes it back.")
        .types_at("Dirk>");
    tty.press("u\r")
        .sees("#8 is struck. strike 9 brings it back.");
    tty.press("note end\r");
    kept(&tty, folder.path(), "note end");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(
        entries[entries.len() - 3..],
        ["fix 6 play Cees 6>5 on north", "undo", "note end"]
    );
}

#[test]
fn tab_offers_what_makes_sense_in_the_phase() {
    let folder = folder();
    let mut tty = Tty::start(folder.path(), USUAL, &["evening.nos"]);
    tty.press("\t")
        .sees("  seat      the players, clockwise; once, before the first deal");
    tty.press("\u{15}se\t").sees(
        "nos> seat\n  | seat NAME NAME NAME [NAME [NAME]]: the players, clockwise; once, before…",
    );
    tty.press("Anna Bram Cees Dirk\rde\t").sees(
        "nos> deal\n  | Hand 1. Anyone shuffles. 4 tiles each, 12 in the boneyard. The highest",
    );
    tty.press("\rset Bram 6-6\rannounce 1\t")
        .sees("  10  matador cross");
    tty.press("\u{15}announce \t")
        .sees("  2                      ordinary cross");
    tty.press("\u{15}announce 2\rplay A\t").sees(
        "Cees> play Anna\n  | play [NAME] TILE [on ARM] [claim|stands]: a tile; 6>4 says that the 6",
    );
    tty.press("\u{15}64 on \t")
        .sees("  north  shows 6, ordinary");
    tty.press("e\t")
        .types_at("Cees> 64 on east   | 6-4 on east, 4 is open");
    tty.press("\u{15}play 6\t")
        .sees("  6-5  on north, 5 is open");
}

#[test]
fn the_last_completion_and_the_number_of_others_stay_on_the_screen() {
    for columns in [60, 80, 200] {
        let folder = folder();
        let mut tty = at_table(folder.path(), (columns, 24), &CROSS);
        tty.press("\u{c}\t");
        tty.lists_above("Cees>");
        let screen = tty.screen();
        let last = screen.len() - 1;
        assert_eq!(screen[last], "Cees>", "{screen:#?}");
        assert!(screen[last - 1].starts_with("open n"), "{screen:#?}");
        assert_eq!(screen[last - 2], "  and 25 more: type on", "{screen:#?}");
    }
}

#[test]
fn a_name_may_have_blanks() {
    let folder = folder();
    let mut tty = Tty::start(folder.path(), USUAL, &["evening.nos"]);
    tty.press("seat \"Jan de Vries\" Piet_Hein Anna\r")
        .sees("Jan de Vries, Piet Hein and Anna sit down");
    for line in ["deal", "set jan de vries 66", "a 1"] {
        tty.press(line).press("\r");
    }
    tty.sees("Piet Hein>");
    tty.press("64").sees("Piet Hein> 64  | 6-4 on left");
    tty.press("\r");
    tty.press("\"Jan de Vries\" 44\r")
        .sees("not of Jan de Vries;");
    tty.answers("f");
    tty.press("revise 4\r").sees("set Jan_de_Vries 6-6");
    tty.press("stop\r").sees("Nothing is changed.");
    tty.press("note \"so it was\"\r").press("note end\r");
    kept(&tty, folder.path(), "note end");
    let entries = journal(folder.path(), "evening.nos");
    for entry in [
        "seat Jan_de_Vries Piet_Hein Anna",
        "set Jan_de_Vries 6-6",
        "note \"so it was\"",
    ] {
        assert!(
            entries.iter().any(|kept| kept == entry),
            "{entry}: {entries:?}"
        );
    }
}
