//! Entering: previews, few keys, questions, slips.

use super::CROSS;
use crate::support::terminal::Prompt;

#[test]
fn the_ruling_is_shown_beside_the_line() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    let before = prompt.journal();
    let table = rows! {
        "64", "Cees> 64  | 6-4 on north, 4 is open";
        "6>4 on east", "Cees> 6>4 on east  | 6-4 on east, 4 is open";
        "dirk", "Cees> dirk\n  | \"dirk\" is a player. Type what the player does as well; help lists the…";
        "play dirk 54", "Cees> play dirk 54  | foul [11.2c], 40 each: it is Cees's turn, not Dirk's\n";
        "42", "Cees> 42\n  | foul [11.2a], 40 each: 4-2 does not fit as played: every end asks for a 6\n";
        "42 waive", "Cees> 42 waive\n  | foul [11.2a], waived: 4-2 does not fit as played: every end asks for a 6\n";
        "66", "Cees> 66  | 6-6 is on the table already (#4)";
        "d", "Cees> d  | Cees draws 1 tile. 11 are left. [6.2]";
        "draw zoe", "Cees> draw zoe\n  | nobody here is called zoe; seated are Anna, Bram, Cees and Dirk\n";
        "sho", "Cees> sho  | short, show";
        "6", "Cees> 6  | 6-5, 6-4, 6-3, 6-2, 6-1, 6-0";
        "show", "Cees> show  | the layout";
    };
    for (typed, row) in table {
        if row.contains('\n') {
            prompt.press(typed).shows(row.trim_end())
        } else {
            prompt.press(typed).types_at(row)
        };
        prompt.press("\u{15}").types_at("Cees>");
    }
    assert_eq!(prompt.journal(), before);
}

#[test]
fn an_impossible_word_is_marked_in_the_line() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    for (typed, wrong) in
        [("66", "66"), ("bogus", "bogus"), ("play zoe 64", "zoe"), ("64 on 5", "5")]
    {
        prompt.press(typed).marks(wrong);
        prompt.press("\u{15}").types_at("Cees>");
    }
    prompt.press("64").types_at("Cees> 64  | 6-4 on north, 4 is open");
}

#[test]
fn the_usage_is_shown_until_the_line_is_whole() {
    let mut prompt = Prompt::on((200, 24)).table(&CROSS);
    let table = rows! {
        "play", "play [NAME] TILE [on ARM] [claim|stands]: a tile";
        "play an", "play [NAME] TILE [on ARM] [claim|stands]: a tile";
        "foul", "foul NAME KIND: a foul that only the table saw";
        "foul dirk", "foul NAME KIND: a foul that only the table saw";
        "fix", "fix N ENTRY: replaces entry N by another";
    };
    for (typed, usage) in table {
        prompt.press(typed).shows(&format!("> {typed}  | {usage}"));
        prompt.press("\u{15}").types_at("Cees>");
    }
}

#[test]
fn short_entries_are_journaled_in_full() {
    let mut prompt = Prompt::at(80);
    let lines =
        ["se Anna Bram Cees Dirk", "d", "b 66", "a2", "64", "6>5e", "62", "d", "61w", "44c"];
    for line in lines {
        prompt.types(line);
    }
    prompt.answers("r").types("u").answers("u").types("note end");
    prompt.keeps("note end");
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
    assert_eq!(prompt.journal(), expected);
}

#[test]
fn a_hash_in_a_note_is_dropped() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    for (typed, kept) in [
        ("note #22 was wrong", "note 22 was wrong"),
        ("note mate by Qh7# she said", "note mate by Qh7 she said"),
    ] {
        prompt.types(typed).keeps(kept);
    }
}

#[test]
fn a_play_that_could_lie_in_several_ways_is_asked_about() {
    let laid = ["64", "65", "63", "62", "55"];
    let entries: Vec<&str> = CROSS.into_iter().chain(laid).collect();
    let mut prompt = Prompt::at(80).table(&entries);
    prompt.types("54").shows("1 or 2?");
    let screen = prompt.screen();
    let choices = ["  1  on north, 5 is open", "  2  on east, 4 is open", "1 or 2?"];
    assert_eq!(screen[screen.len() - 3..], choices);
    prompt.types("east").shows("Dirk plays 5-4 on east; 4 is open.");
    // The same by its number.
    prompt.types("43").answers("1").types("note end");
    prompt.keeps("note end");
    let entries = prompt.journal();
    assert_eq!(
        entries[entries.len() - 3..],
        ["play Dirk 5>4 on east", "play Anna 4>3 on north", "note end"]
    );
}

#[test]
fn without_a_choice_nothing_is_recorded() {
    let laid = ["64", "65", "63", "62", "55"];
    let entries: Vec<&str> = CROSS.into_iter().chain(laid).collect();
    let mut prompt = Prompt::at(80).table(&entries);
    let before = prompt.journal();
    prompt.types("54").shows("1 or 2?");
    prompt.press("9x\u{3}").shows("Nothing is recorded.").types_at("Dirk>");
    assert_eq!(prompt.journal(), before);
}

#[test]
fn a_foul_is_shown_in_full_and_recorded_waived_or_forgotten() {
    let table = rows! { of (&str, &str, Option<&str>):
        "1", "Recorded.", Some("play Cees 4-2");
        "record", "Recorded.", Some("play Cees 4-2");
        "3", "Recorded; the table waives the penalty [11.10].", Some("play Cees 4-2 waive");
        "waive", "Recorded; the table waives the penalty [11.10].", Some("play Cees 4-2 waive");
        "2", "Nothing is recorded.", None;
        "Forget", "Nothing is recorded.", None;
        "record it", "Recorded.", Some("play Cees 4-2");
        "the table waives it", "Recorded; the table waives the penalty [11.10].", Some("play Cees 4-2 waive");
        "cancel", "Nothing is recorded.", None;
        "it did not happen", "Nothing is recorded.", None;
        "9\rforget it", "There is no 9 to choose; answer 1, 2 or 3.", None;
        "why\rforget it", "Cees: 494 − 120 = 374", None;
    };
    for (key, answer, recorded) in table {
        let mut prompt = Prompt::at(80).table(&CROSS);
        prompt.types("42").shows("1, 2 or 3?");
        prompt.shows("Foul: 4-2 does not fit as played: every end asks for a 6");
        prompt.shows("Cees pays Anna, Bram and Dirk 40 each");
        prompt.shows("  2  forget it: mistyped, it did not happen");
        prompt.types(key).shows(answer).types_at("Cees>");
        let last = prompt.journal().pop();
        assert_eq!(last.as_deref(), Some(recorded.unwrap_or("note ready")), "{key}");
    }
}

#[test]
fn a_tile_is_recorded_without_its_wrong_claim() {
    let mut prompt = Prompt::at(80).table(&CROSS);
    prompt.types("64c").shows("1, 2, 3 or 4?");
    prompt.shows("  4  record it without the claim: no payment was asked for");
    prompt.types("without the claim").types_at("Dirk>");
    let last = prompt.journal().pop();
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
        let entries = ["deal", "set Bram 55", "announce 4", "play 5>2 on left"];
        let mut prompt = Prompt::at(80).table(&entries);
        prompt.types("61").shows("1, 2, 3 or 4?");
        prompt.types(answer).types_at("Anna>");
        let last = prompt.journal().pop();
        assert_eq!(last.as_deref(), Some(recorded), "{answer}");
    }
}

#[test]
fn yes_and_no_answer_where_there_are_two_choices() {
    for (answer, recorded) in [("yes", "void"), ("no", "note ready")] {
        let mut prompt = Prompt::at(80).table(&CROSS);
        prompt.types("void").shows("1 or 2?");
        prompt.types(answer).shows(if answer == "no" {
            "Nothing is recorded."
        } else {
            "Recorded."
        });
        let last = prompt.journal().pop();
        assert_eq!(last.as_deref(), Some(recorded), "{answer}");
    }
}

#[test]
fn a_correction_shows_its_impact_and_asks() {
    let entries: Vec<&str> = CROSS.into_iter().chain(["64"]).collect();
    let mut prompt = Prompt::at(80).table(&entries);
    prompt.types("strike 4").shows("Then #5 announce 2 would be impossible").types_at("Dirk>");
    prompt.types("fix 6 play 65").shows("1 or 2?");
    prompt.shows("1  record it: fix 6 play Cees 6>5 on north").shows("2  keep it as it was");
    prompt.answers("keep").shows("Nothing is recorded.").types_at("Dirk>");
    prompt.types("fix 6 play 65").shows("1 or 2?");
    prompt.answers("1").shows("8  #6 is changed. undo takes it back.").types_at("Dirk>");
    prompt.types("u").shows("#8 is struck. strike 9 brings it back.");
    prompt.types("note end");
    prompt.keeps("note end");
    let entries = prompt.journal();
    assert_eq!(entries[entries.len() - 3..], ["fix 6 play Cees 6>5 on north", "undo", "note end"]);
}

#[test]
fn tab_offers_what_makes_sense_in_the_phase() {
    let mut prompt = Prompt::at(80);
    prompt.press("\t").shows("  seat      the players, clockwise; once, before the first deal");
    prompt.press("\u{15}se\t").shows(
        "nos> seat\n  | seat NAME NAME NAME [NAME [NAME]]: the players, clockwise; once, before…",
    );
    prompt.press("Anna Bram Cees Dirk\rde\t").shows(
        "nos> deal\n  | Hand 1. Anyone shuffles. 4 tiles each, 12 in the boneyard. The highest",
    );
    prompt.press("\rset Bram 6-6\rannounce 1\t").shows("  10  matador cross");
    prompt.press("\u{15}announce \t").shows("  2                      ordinary cross");
    prompt.press("\u{15}announce 2\rplay A\t").shows(
        "Cees> play Anna\n  | play [NAME] TILE [on ARM] [claim|stands]: a tile; 6>4 says that the 6",
    );
    prompt.press("\u{15}64 on \t").shows("  north  shows 6, ordinary");
    prompt.press("e\t").types_at("Cees> 64 on east   | 6-4 on east, 4 is open");
    prompt.press("\u{15}play 6\t").shows("  6-5  on north, 5 is open");
}

#[test]
fn the_last_completion_and_the_number_of_others_stay_on_the_screen() {
    for columns in [60, 80, 200] {
        let mut prompt = Prompt::on((columns, 24)).table(&CROSS);
        prompt.press("\u{c}\t");
        prompt.lists_above("Cees>");
        let screen = prompt.screen();
        let last = screen.len() - 1;
        assert_eq!(screen[last], "Cees>", "{screen:#?}");
        assert!(screen[last - 1].starts_with("open n"), "{screen:#?}");
        assert_eq!(screen[last - 2], "  and 25 more: type on", "{screen:#?}");
    }
}

#[test]
fn a_name_may_have_blanks() {
    let mut prompt = Prompt::at(80);
    prompt
        .press("seat \"Jan de Vries\" Piet_Hein Anna\r")
        .shows("Jan de Vries, Piet Hein and Anna sit down");
    for line in ["deal", "set jan de vries 66", "a 1"] {
        prompt.types(line);
    }
    prompt.shows("Piet Hein>");
    prompt.press("64").shows("Piet Hein> 64  | 6-4 on left");
    prompt.press("\r");
    prompt.press("\"Jan de Vries\" 44\r").shows("not Jan de Vries's;");
    prompt.answers("f");
    prompt.types("revise 4").shows("set Jan_de_Vries 6-6");
    prompt.types("stop").shows("Nothing is changed.");
    prompt.press("note \"so it was\"\r").types("note end");
    prompt.keeps("note end");
    let entries = prompt.journal();
    for entry in ["seat Jan_de_Vries Piet_Hein Anna", "set Jan_de_Vries 6-6", "note \"so it was\""]
    {
        assert!(entries.iter().any(|kept| kept == entry), "{entry}: {entries:?}");
    }
}
