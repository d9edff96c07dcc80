//! Every sentence about a line that cannot be read, to the letter, with where it points.

use nos_entry::{Dialect, SyntaxError, read_bytes};
use nos_laws::nos::LAW;
use nos_listen::read;
use std::collections::HashSet;

struct Sentence {
    line: &'static str,
    marks: &'static str,
    sentence: &'static str,
}

#[rustfmt::skip]
/// A line of a file with `^` under what is wrong, and the sentence; a bare `^` past the end is something missing.
const SENTENCES: &[Sentence] = &[// The line.
    Sentence { line: "pass\tAnna",
     marks: "    ^", sentence: "a tab stands here; put blanks between the words" }, Sentence { line: "note \u{1b}[1m",
     marks: "     ^", sentence: "the control character U+001B stands here; take it out" }, Sentence { line: "2026-13-01T20:14:03Z pass",
     marks: "^^^^^^^^^^^^^^^^^^^^", sentence: "\"2026-13-01T20:14:03Z\" is not a time; a time is written like 2026-11-21T20:14:03+01:00" }, Sentence { line: "2026-11-21T20:14:03Z # pass",
     marks: "                    |", sentence: "an entry is expected here; help lists the entries" },// The verb.
    Sentence { line: "frobnicate",
     marks: "^^^^^^^^^^", sentence: "I don't know \"frobnicate\"; help lists the entries" }, Sentence { line: "paly Anna 64",
     marks: "^^^^", sentence: "I don't know \"paly\"; did you mean play?" }, Sentence { line: "dr Anna",
     marks: "^^", sentence: "I don't know \"dr\"; did you mean draw?" }, Sentence { line: "p Anna",
     marks: "^", sentence: "I don't know \"p\"; did you mean pass?" }, Sentence { line: "?",
     marks: "^", sentence: "I don't know \"?\"; did you mean help?" }, Sentence { line: "e 6-4",
     marks: "^", sentence: "I don't know \"e\"; help lists the entries" }, Sentence { line: "bilitonen",
     marks: "^^^^^^^^^", sentence: "I don't know \"bilitonen\"; did you mean billitonnen?" }, Sentence { line: "3 4",
     marks: "^", sentence: "I don't know \"3\"; help lists the entries" }, Sentence { line: "abcdefghijklmnopqrstuvwxyz-abcdefghijklmnopqrstuvwxyz",
     marks: "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
     sentence: "I don't know \"abcdefghijklmnopqrstuvwxyz-abcdefghijklm…\"; help lists the entries" }, Sentence { line: "pass\u{200b} Anna",
     marks: "^^^^^", sentence: "I don't know \"pass\\u{200b}\"; did you mean pass?" }, Sentence { line: "fix 3 undo",
     marks: "      ^^^^", sentence: "\"undo\" cannot stand inside fix; no correction and no question can" }, Sentence { line: "try legal",
     marks: "    ^^^^^", sentence: "\"legal\" cannot stand inside try; no correction and no question can" }, Sentence { line: "fix 3 pass ; undo",
     marks: "             ^^^^", sentence: "strike, fix or insert is expected here instead of \"undo\", each with the number of an entry" }, Sentence { line: "fix 3 pass ; strike",
     marks: "                   |", sentence: "the number of an entry is expected here, like 14" }, Sentence { line: "fix 3 ; strike 4",
     marks: "      |", sentence: "an entry is expected here; help lists the entries" }, Sentence { line: "strike 3 4 ; strike 5",
     marks: "         ^", sentence: "I can't read \"4\" here" }, Sentence { line: "insert 3",
     marks: "        |", sentence: "an entry is expected here; help lists the entries" },// Names.
    Sentence { line: "retire",
     marks: "      |", sentence: "a player's name is expected here" }, Sentence { line: "short 2",
     marks: "      ^", sentence: "a player's name is expected here instead of \"2\"" }, Sentence { line: "seat Anna Bram",
     marks: "              |", sentence: "another player's name is expected here; three to five play Nos" }, Sentence { line: "seat Anna Bram waive",
     marks: "               ^^^^^", sentence: "another player's name is expected here instead of \"waive\"; three to five play Nos" }, Sentence { line: "seat A B C D F G",
     marks: "               ^", sentence: "\"G\" is one player too many; three to five play Nos" }, Sentence { line: "seat Anna Draw Bram",
     marks: "          ^^^^", sentence: "a player's name is expected here; \"Draw\" is a word of the entries and no name" }, Sentence { line: "join E",
     marks: "     ^", sentence: "a player's name is expected here; \"E\" is a word of the entries and no name" }, Sentence { line: "retire Volapük",
     marks: "       ^^^^^^^", sentence: "a player's name is expected here; \"Volapük\" is a word of the entries and no name" }, Sentence { line: "pot Bob!",
     marks: "    ^^^^", sentence: "\"Bob!\" is not a name; a name begins with a letter and has letters, digits, - _ ' and . only" }, Sentence { line: "seat \"Jan de Vries\" Rob Pat",
     marks: "     ^^^^^^^^^^^^^^", sentence: "a file or a pipe takes no names in quotes; write Jan_de_Vries for \"Jan de Vries\"" }, Sentence { line: "pass abcdefghijklmnopqrstuvwxyzabcdefghijklmno",
     marks: "     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^", sentence: "\"abcdefghijklmnopqrstuvwxyzabcdefghijklmn…\" is not a name; a name has at most 40 letters" },// Tiles and places.
    Sentence { line: "play Anna",
     marks: "         |", sentence: "a tile is expected here, like 6-4" }, Sentence { line: "reveal Anna 6-4 Bram",
     marks: "                ^^^^", sentence: "a tile is expected here instead of \"Bram\", like 6-4" }, Sentence { line: "6-7",
     marks: "^^^", sentence: "\"6-7\" is not a tile; an end shows 0 to 6, like 6-4" }, Sentence { line: "play Anna 87",
     marks: "          ^^", sentence: "\"87\" is not a tile; an end shows 0 to 6, like 6-4" }, Sentence { line: "set Anna 2>5",
     marks: "         ^^^", sentence: "> is typed only in a play; type - instead of >" }, Sentence { line: "play 64 on",
     marks: "          |", sentence: "an arm is expected here: left, right, north, east, south, west or the number it shows" }, Sentence { line: "play 64 on esat",
     marks: "           ^^^^", sentence: "an arm is expected here instead of \"esat\": left, right, north, east, south, west or the number it shows; did you mean east?" }, Sentence { line: "play 64 on 7",
     marks: "           ^", sentence: "an arm is expected here instead of \"7\": left, right, north, east, south, west or the number it shows" }, Sentence { line: "flip 64 on north",
     marks: "           ^^^^^", sentence: "a side is expected here instead of \"north\": left, right or the number it shows" }, Sentence { line: "play 64 claim on east",
     marks: "              ^^", sentence: "\"on\" cannot stand here; a play ends with on ARM, then claim or stands, then waive" }, Sentence { line: "64 waive claim",
     marks: "         ^^^^^", sentence: "\"claim\" cannot stand here; a play ends with on ARM, then claim or stands, then waive" }, Sentence { line: "64 claim stands",
     marks: "         ^^^^^^", sentence: "\"stands\" cannot stand here; a play ends with on ARM, then claim or stands, then waive" },// Numbers.
    Sentence { line: "draw 0",
     marks: "     ^", sentence: "\"0\" is too small; the number here is at least 1" }, Sentence { line: "short Anna 256",
     marks: "           ^^^", sentence: "\"256\" is too large; the number here is at most 255" }, Sentence { line: "strike 0",
     marks: "       ^", sentence: "\"0\" is too small; the number here is at least 1" }, Sentence { line: "status Anna",
     marks: "       ^^^^", sentence: "I can't read \"Anna\" here" }, Sentence { line: "strike 99999999999999999999",
     marks: "       ^^^^^^^^^^^^^^^^^^^^", sentence: "\"99999999999999999999\" is too large; the number here is at most 4294967295" }, Sentence { line: "count Anna -3",
     marks: "           ^^", sentence: "a whole number is expected here instead of \"-3\"" }, Sentence { line: "draw Anna 3x",
     marks: "          ^^", sentence: "a whole number is expected here instead of \"3x\"" }, Sentence { line: "strike",
     marks: "      |", sentence: "the number of an entry is expected here, like 14" }, Sentence { line: "legal at play",
     marks: "         ^^^^", sentence: "the number of an entry is expected here instead of \"play\", like 14" },// Words after a verb.
    Sentence { line: "excess Anna 2 keptt",
     marks: "              ^^^^^", sentence: "kept or returned is expected here instead of \"keptt\"; did you mean kept?" }, Sentence { line: "foul Anna dancing",
     marks: "          ^^^^^^^", sentence: "a kind of foul is expected here instead of \"dancing\": covering, showing, advice, asking, drew-with-double, passed-able or no-draw" }, Sentence { line: "foul Anna advise",
     marks: "          ^^^^^^", sentence: "a kind of foul is expected here instead of \"advise\": covering, showing, advice, asking, drew-with-double, passed-able or no-draw; did you mean advice?" }, Sentence { line: "note # nothing",
     marks: "    |", sentence: "a text is expected here" }, Sentence { line: "rule 7.x",
     marks: "     ^^^", sentence: "an article of the rulebook is expected here instead of \"7.x\", like 7.3" }, Sentence { line: "house payment.nos 5",
     marks: "      ^^^^^^^^^^^", sentence: "a house rule is expected here instead of \"payment.nos\"; did you mean payments.nos?" }, Sentence { line: "house payments.nos many",
     marks: "                   ^^^^", sentence: "payments.nos takes a whole number from 0 to 1000000, not \"many\"" }, Sentence { line: "house chips.round",
     marks: "                 |", sentence: "chips.round takes a whole number from 1 to 1000000" }, Sentence { line: "house house.extra_games 1",
     marks: "                        ^", sentence: "house.extra_games takes true or false, not \"1\"" },// Games.
    Sentence { line: "announce",
     marks: "        |", sentence: "a game is expected here, like 2 or ordinary-cross" }, Sentence { line: "announce 18",
     marks: "         ^^", sentence: "\"18\" is not a game; the games have the numbers 1 to 17" }, Sentence { line: "announce ordinary-cros",
     marks: "         ^^^^^^^^^^^^^", sentence: "a game is expected here instead of \"ordinary-cros\", like 2 or ordinary-cross; did you mean ordinary-cross?" }, Sentence { line: "announce matador-cross then cross",
     marks: "                            ^^^^^", sentence: "ordinary is expected here instead of \"cross\"" }, Sentence { line: "announce volapu\u{308}k left",
     marks: "                  ^^^^", sentence: "ordinary is expected here instead of \"left\"" }, Sentence { line: "announce volapuk left",
     marks: "                 ^^^^", sentence: "ordinary is expected here instead of \"left\"" }, Sentence { line: "announce volapuk ordinary",
     marks: "                         |", sentence: "a side is expected here: left, right or the number it shows" }, Sentence { line: "announce ordinary first",
     marks: "                       |", sentence: "what comes first is expected here: a side, like left then right, or a number of tiles, like 3 on left" }, Sentence { line: "announce ordinary first 3 left",
     marks: "                          ^^^^", sentence: "on or then is expected here instead of \"left\": 3 on left for three tiles, 3 then 5 for the sides" }, Sentence { line: "announce ordinary first 9 then 3",
     marks: "                        ^", sentence: "what comes first is expected here instead of \"9\": a side, like left then right, or a number of tiles, like 3 on left" }, Sentence { line: "announce ordinary first left right",
     marks: "                             ^^^^^", sentence: "then is expected here instead of \"right\"" }, Sentence { line: "announce matador first here then three",
     marks: "                                 ^^^^^", sentence: "there is expected here instead of \"three\"; did you mean there?" }, Sentence { line: "announce matador first here then there then matador-cross",
     marks: "                                            ^^^^^^^^^^^^^", sentence: "ordinary-cross or ordinary-double-cross is expected here instead of \"matador-cross\"" }, Sentence { line: "announce ordinary first here then there then",
     marks: "                                            |", sentence: "matador-cross or matador-double-cross is expected here" }, Sentence { line: "announce triangle then matador",
     marks: "                       ^^^^^^^", sentence: "ordinary or ordinary-cross is expected here instead of \"matador\"" },// The end.
    Sentence { line: "settle now",
     marks: "       ^^^", sentence: "I can't read \"now\" here" }, Sentence { line: "play 64 onn east",
     marks: "        ^^^", sentence: "I can't read \"onn\" here; did you mean on?" }, Sentence { line: "set 64 dawn",
     marks: "       ^^^^", sentence: "I can't read \"dawn\" here; did you mean drawn?" }, Sentence { line: "draw waive 3",
     marks: "           ^", sentence: "\"3\" cannot stand here; waive is the last word of an entry" }, Sentence { line: "play d'Ærcü 64 \"so\"",
     marks: "               ^^^^", sentence: "I can't read \"\"so\"\" here" },
];

#[test]
fn every_sentence_stands_as_it_is_printed_and_points_where_the_trouble_is() {
    assert!(!SENTENCES.is_empty());
    for Sentence {
        line,
        marks,
        sentence,
    } in SENTENCES
    {
        let error = read(LAW.language, line, Dialect::Written, None).unwrap_err();
        assert_eq!(error.to_string(), *sentence, "{line}");
        let blanks = marks.chars().take_while(|c| *c == ' ').count();
        let width = marks.chars().filter(|c| *c == '^').count();
        assert_eq!((error.column, error.width), (blanks + 1, width), "{line}");
    }
}

#[test]
fn what_is_said_of_lines_that_are_no_text() {
    let error = read_bytes(LAW.language, &[b'x'; 5000]).unwrap_err();
    assert_eq!(error.to_string(), "the line has more than 4096 bytes");
    let error = read_bytes(LAW.language, b"note \xff").unwrap_err();
    assert_eq!(error.to_string(), "from here on the line is not UTF-8 text");
}

#[test]
fn at_the_prompt_a_word_may_be_short_for_several() {
    for (line, sentence) in [
        (
            "re Anna",
            "\"re\" is short for more than one word: retire, recount, reshuffle, refute, reveal, revise, redo",
        ),
        ("CL", "\"CL\" is short for more than one word: claim, close"),
        (
            "st",
            "\"st\" is short for more than one word: starter, strike, status",
        ),
        ("64x", "I don't know \"64x\"; help lists the entries"),
        ("64e on north", "I can't read \"north\" here"),
    ] {
        let error = read(LAW.language, line, Dialect::Prompt, None).unwrap_err();
        assert_eq!(error.to_string(), sentence);
    }
}

/// A number for every reason, so that a new one is missed here.
fn number(reason: SyntaxError) -> usize {
    match reason {
        SyntaxError::TooLong => 0,
        SyntaxError::NotUtf8 => 1,
        SyntaxError::Control(_) => 2,
        SyntaxError::NoTime => 3,
        SyntaxError::NoEntry => 4,
        SyntaxError::SeveralEntries => 5,
        SyntaxError::NotWithin(_) => 6,
        SyntaxError::NameTaken => 7,
        SyntaxError::NameTooLong => 8,
        SyntaxError::NameCharacters => 9,
        SyntaxError::Zero => 10,
        SyntaxError::TooLarge { .. } => 11,
        SyntaxError::HouseValue { .. } => 12,
        SyntaxError::AfterClosing(_) => 13,
        SyntaxError::Beyond => 14,
        SyntaxError::Law(_)
        | SyntaxError::First(_)
        | SyntaxError::Said(_)
        | SyntaxError::Unused => 15,
        SyntaxError::Expected(_) => 16,
        SyntaxError::Unfinished => 17,
        SyntaxError::NameQuoted => 18,
    }
}

#[test]
fn every_reason_has_its_sentence_in_these_tables() {
    let told: HashSet<usize> = SENTENCES
        .iter()
        .map(|Sentence { line, .. }| {
            number(
                read(LAW.language, line, Dialect::Written, None)
                    .unwrap_err()
                    .reason,
            )
        })
        .collect();
    // The four that the other tests here hold to the letter.
    let elsewhere = [0, 1, 5, 17];
    let untold: Vec<usize> = (0..19)
        .filter(|reason| !told.contains(reason) && !elsewhere.contains(reason))
        .collect();
    assert_eq!(untold, Vec::<usize>::new());
}
