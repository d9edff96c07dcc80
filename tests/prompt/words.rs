//! The words of the prompt when a line is not taken: what is wrong, what was expected, what to type.

use super::{CROSS, Tty, at_table, folder, journal};
use std::fs;
use std::path::Path;

/// Wide enough that no answer is wrapped.
const WIDE: (u16, u16) = (180, 40);

#[test]
fn before_anybody_is_seated_everything_is_answered_by_what_to_type_first() {
    for line in ["anna", "dela", "64", "bogus words"] {
        let folder = folder();
        let mut tty = Tty::start(folder.path(), WIDE, &["evening.nos"]);
        tty.press(line)
            .press("\r")
            .sees("Nobody is seated yet. Type: seat Anna Bram Cees");
    }
}

#[test]
fn what_cannot_be_says_why_and_what_to_type() {
    let announced: [&str; 2] = ["deal", "set Bram 66"];
    let line: [&str; 3] = ["deal", "set Bram 66", "announce 1"];
    let table: [(&[&str], &str, &str); 17] = [
        (
            &CROSS,
            "announce 3",
            "The game is announced already (#5). To change it: fix 5 announce 3",
        ),
        (
            &CROSS,
            "deal",
            "Hand 1 is still being played. Finish hand 1 first. To abandon it: void",
        ),
        (
            &CROSS,
            "reveal anna 54",
            "Hand 1 is still being played. Finish hand 1 first. To abandon it: void",
        ),
        (
            &CROSS,
            "settle",
            "Hand 1 is still being played. Finish hand 1 first. To abandon it: void",
        ),
        (&CROSS, "set anna 55", "The set lies already: 6-6 (#4)"),
        (
            &CROSS,
            "reshuffle",
            "Tiles are dealt again only in a first hand, before the set [2.2]",
        ),
        (
            &announced,
            "play anna 64",
            "Bram must announce first: announce 2. games shows the card",
        ),
        (&line, "64 on east", "This is a line: say left or right"),
        (
            &CROSS,
            "64 on left",
            "This is a cross: say north, east, south or west",
        ),
        (&CROSS, "uphold", "No close is open"),
        (
            &CROSS,
            "flip 64",
            "Billitonnen is not being played. After settle, type: billitonnen",
        ),
        (
            &[],
            "foul anna covering",
            "Fouls are called from the first deal until settle",
        ),
        (&[], "set anna 66", "No hand is under way. Type: deal"),
        (
            &CROSS,
            "short anna 0",
            "\"0\" is too small; the number here is 1 at the least. Type: short NAME N",
        ),
        (&CROSS, "anna d", "It is the turn of Cees, not of Anna"),
        (
            &CROSS,
            "house payments.nos 4",
            "House rules are set before the first deal",
        ),
        (
            &["deal", "set Bram 66", "announce 2", "d"],
            "declare anna 55",
            "Too late: doubles are declared before the first draw, pass or ordinary play [5.1]",
        ),
    ];
    for (entries, line, words) in table {
        let folder = folder();
        let mut tty = at_table(folder.path(), WIDE, entries);
        let before = journal(folder.path(), "evening.nos");
        tty.press(line)
            .press("\r")
            .sees(&format!("      {words}\n"));
        assert_eq!(journal(folder.path(), "evening.nos"), before, "{line}");
    }
}

#[test]
fn a_correction_says_what_it_did_and_how_to_take_it_back() {
    let table = [
        ("undo", "9  #8 is struck. strike 9 brings it back."),
        (
            "undo 2",
            "9  #7 to #8 are struck. strike 9 brings them back.",
        ),
        ("strike 7", "9  #7 is struck. strike 9 brings it back."),
        (
            "fix 7 play dirk 63",
            "9  #7 is changed. undo takes it back.",
        ),
        (
            "insert 7 note so",
            "9  1 entry is added. undo takes it back.",
        ),
        (
            "fix 7 play dirk 63 ; insert 7 note so",
            "9  Corrected: #7 is changed, 1 entry is added. undo takes it back.",
        ),
    ];
    for (line, words) in table {
        let folder = folder();
        let mut tty = at_table(
            folder.path(),
            WIDE,
            &["deal", "set Bram 66", "announce 2", "64", "65"],
        );
        tty.press(line).press("\r");
        // To undo one entry that moved nothing asks nothing.
        if line != "undo" {
            tty.answers("1");
        }
        tty.sees(words);
    }
}

#[test]
fn a_dutch_table_types_dutch_words_and_its_journal_has_those_of_every_other() {
    let folder = folder();
    let mut tty = Tty::start(folder.path(), WIDE, &["--lang", "nl", "evening.nos"]);
    let typed = [
        ("seat Anna Noord Cees", "zitten aan tafel"),
        ("deel", "Ronde 1."),
        ("zet Anna 66", "Anna zet de 6-6 op."),
        ("meld 2", "gewoon kruis"),
        ("s", "Eerst: noord, oost, zuid en west."),
        ("toon", "Eerst: noord, oost, zuid en west."),
        ("toon Noord 6-6", "Speel eerst ronde 1 uit."),
        ("65 noord", "Noord speelt de 6-5 op noord; 5 is open."),
        ("leg 64o", "Cees speelt de 6-4 op oost; 4 is open."),
        ("trek 2", "Anna trekt 2 stenen."),
        ("leg 63 op zuid", "Anna speelt de 6-3 op zuid; 3 is open."),
        ("recount Anna 500 Noord 500", "minder dan de stand"),
        ("hulp trek", "trek [NAAM] [N]"),
        ("fix", "Typ: verbeter N INVOER"),
        ("insert", "Typ: tussenvoegen N INVOER"),
    ];
    for (line, told) in typed {
        tty.press("\u{c}");
        tty.press(&format!("{line}\r")).sees(told);
    }
    tty.types_at("Noord>");
    let entries = journal(folder.path(), "evening.nos");
    assert_eq!(
        entries[2..],
        [
            "deal",
            "set Anna 6-6",
            "announce 2",
            "play Noord 6>5 on north",
            "play Cees 6>4 on east",
            "draw Anna 2",
            "play Anna 6>3 on south",
            "recount Anna 500 Noord 500"
        ]
    );
}

/// All that the program says on a terminal of so many columns, and how it ended.
fn said(
    folder: &Path,
    columns: u16,
    arguments: &[&str],
    variables: &[(&str, &str)],
) -> (Tty, u32, Vec<String>) {
    let program = env!("CARGO_BIN_EXE_nos");
    let mut tty = Tty::run(folder, (columns, 40), program, arguments, variables);
    let (status, mut screen) = tty.ends();
    screen
        .iter_mut()
        .for_each(|row| row.truncate(row.trim_end().len()));
    (tty, status.exit_code(), screen)
}

#[test]
fn an_error_is_wrapped_as_wide_as_the_terminal_and_what_it_points_at_is_cut() {
    let folder = folder();
    let text =
        "[table]\nwrong = \"a value that goes on and on, far beyond sixty columns of a screen\"\n";
    fs::write(folder.path().join("of-the-club-in-the-north.toml"), text).unwrap();
    let config = ["--config", "of-the-club-in-the-north.toml", "laws"];
    let (_, status, rows) = said(folder.path(), 60, &config, &[]);
    let expected = [
        "nos: of-the-club-in-the-north.toml:2:1: the table table has",
        "no key \"wrong\"; there are law, players, hints, colours,",
        "plain, preview",
        "2 | wrong = \"a value that goes on and on, far beyond sixty c",
        "  | ^^^^^",
    ];
    assert_eq!((status, rows), (2, expected.map(str::to_owned).to_vec()));
    let (_, _, rows) = said(folder.path(), 100, &config, &[]);
    assert!(rows[0].ends_with("there are law, players,"), "{rows:?}");
    let missing = [
        "--lang",
        "nl",
        "settle",
        "donderdag-de-twaalfde-november.nos",
    ];
    let (_, status, rows) = said(folder.path(), 60, &missing, &[]);
    let expected = [
        "nos: donderdag-de-twaalfde-november.nos is niet te lezen:",
        "dat bestand of die map is er niet",
    ];
    assert_eq!((status, rows), (5, expected.map(str::to_owned).to_vec()));
    fs::write(
        folder.path().join("thursday-of-the-club.txt"),
        "seat Anna Bram\n",
    )
    .unwrap();
    let (_, status, rows) = said(
        folder.path(),
        60,
        &["replay", "-q", "thursday-of-the-club.txt"],
        &[],
    );
    assert!(
        rows.iter().all(|row| row.chars().count() <= 60) && rows.len() > 5,
        "{rows:?}"
    );
    assert_eq!(status, 1);
}

#[test]
#[cfg(target_os = "linux")]
fn without_another_thread_the_prompt_says_so_and_leaves_the_terminal_as_it_was() {
    let folder = folder();
    // No thread gets a stack of this size.
    let size = isize::MAX.to_string();
    for arguments in [&["evening.nos"][..], &["--plain", "evening.nos"]] {
        let (tty, status, rows) = said(folder.path(), 180, arguments, &[("RUST_MIN_STACK", &size)]);
        let expected = "nos: cannot use the terminal: the system allows no more threads; close other programs and try again";
        assert_eq!((status, rows.join("\n").as_str()), (5, expected));
        assert!(tty.is_as_found());
    }
}
