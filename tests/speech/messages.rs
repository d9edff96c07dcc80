//! Every sentence about an unreadable line, in full, with its place.

use crate::support::anywhere::heard;
use nos_entry::{SyntaxError, read_bytes, read_line};
use nos_laws::nos::LAW;
use std::collections::HashSet;

struct Sentence {
    line: &'static str,
    marks: &'static str,
    sentence: &'static str,
}

#[rustfmt::skip]
/// A line of a file, `^` below the fault, the sentence; `^` beyond the end: something is missing.
const SENTENCES: &[Sentence] = &rows! { Sentence { line, marks, sentence }:
    // The line.
    "pass\tAnna", "    ^", "there is a tab here; put spaces between the words";
    "note \u{1b}[1m", "     ^", "there is a control character here (U+001B); remove it";
    "2026-13-01T20:14:03Z pass", "^^^^^^^^^^^^^^^^^^^^", "\"2026-13-01T20:14:03Z\" is not a time; a time is written like 2026-11-21T20:14:03+01:00";
    "2026-11-21T20:14:03Z # pass", "                    |", "an entry is expected here; help lists the entries";
    // The verb.
    "frobnicate", "^^^^^^^^^^", "I don't know \"frobnicate\"; help lists the entries";
    "paly Anna 64", "^^^^", "I don't know \"paly\"; did you mean play?";
    "dr Anna", "^^", "I don't know \"dr\"; did you mean draw?";
    "p Anna", "^", "I don't know \"p\"; did you mean pass?";
    "?", "^", "I don't know \"?\"; did you mean help?";
    "e 6-4", "^", "I don't know \"e\"; help lists the entries";
    "bilitonen", "^^^^^^^^^", "I don't know \"bilitonen\"; did you mean billitonnen?";
    "3 4", "^", "I don't know \"3\"; help lists the entries";
    "abcdefghijklmnopqrstuvwxyz-abcdefghijklmnopqrstuvwxyz",
        "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
        "I don't know \"abcdefghijklmnopqrstuvwxyz-abcdefghijklm…\"; help lists the entries";
    "pass\u{200b} Anna", "^^^^^", "I don't know \"pass\\u{200b}\"; did you mean pass?";
    "fix 3 undo", "      ^^^^", "\"undo\" cannot be inside fix; no correction and no question can";
    "try legal", "    ^^^^^", "\"legal\" cannot be inside try; no correction and no question can";
    "fix 3 pass ; undo", "             ^^^^", "strike, fix or insert is expected here instead of \"undo\", each with the number of an entry";
    "fix 3 pass ; strike", "                   |", "the number of an entry is expected here, like 14";
    "fix 3 ; strike 4", "      |", "an entry is expected here; help lists the entries";
    "strike 3 4 ; strike 5", "         ^", "I can't read \"4\" here";
    "insert 3", "        |", "an entry is expected here; help lists the entries";
    // Names.
    "retire", "      |", "a player's name is expected here";
    "short 2", "      ^", "a player's name is expected here instead of \"2\"";
    "seat Anna Bram", "              |", "another player's name is expected here; three to five play Nos";
    "seat Anna Bram waive", "               ^^^^^", "another player's name is expected here instead of \"waive\"; three to five play Nos";
    "seat A B C D F G", "               ^", "\"G\" is one player too many; three to five play Nos";
    "seat Anna Draw Bram", "          ^^^^", "a player's name is expected here; \"Draw\" is a word of nos: write the name as Draw_V";
    "join E", "     ^", "a player's name is expected here; \"E\" is a word of nos: write the name as E_V";
    "retire Volapük", "       ^^^^^^^", "a player's name is expected here instead of \"Volapük\"";
    "pot Bob!", "    ^^^^", "\"Bob!\" is not a name; a name begins with a letter and has letters, digits, - _ ' and . only";
    "seat \"Jan de Vries\" Rob Pat", "     ^^^^^^^^^^^^^^", "a file or a pipe takes no names in quotes; write Jan_de_Vries for \"Jan de Vries\"";
    "pass abcdefghijklmnopqrstuvwxyzabcdefghijklmno", "     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
        "\"abcdefghijklmnopqrstuvwxyzabcdefghijklmn…\" is not a name; a name has at most 40 letters";
    // Tiles and places.
    "play Anna", "         |", "a tile is expected here, like 6-4";
    "reveal Anna 6-4 Bram", "                ^^^^", "a tile is expected here instead of \"Bram\", like 6-4";
    "6-7", "^^^", "\"6-7\" is not a tile; an end shows 0 to 6, like 6-4";
    "play Anna 87", "          ^^", "\"87\" is not a tile; an end shows 0 to 6, like 6-4";
    "set Anna 2>5", "         ^^^", "> is typed only in a play; type - instead of >";
    "play 64 on", "          |", "an arm is expected here: left, right, north, east, south, west or the number it shows";
    "play 64 on esat", "           ^^^^",
        "an arm is expected here instead of \"esat\": left, right, north, east, south, west or the number it shows; did you mean east?";
    "play 64 on 7", "           ^", "an arm is expected here instead of \"7\": left, right, north, east, south, west or the number it shows";
    "flip 64 on north", "           ^^^^^", "a side is expected here instead of \"north\": left, right or the number it shows";
    "play 64 claim on east", "              ^^", "\"on\" cannot come here; a play ends with on ARM, then claim or stands, then waive";
    "64 waive claim", "         ^^^^^", "\"claim\" cannot come here; a play ends with on ARM, then claim or stands, then waive";
    "64 claim stands", "         ^^^^^^", "\"stands\" cannot come here; a play ends with on ARM, then claim or stands, then waive";
    // Numbers.
    "draw 0", "     ^", "\"0\" is too small; the number here is at least 1";
    "short Anna 256", "           ^^^", "\"256\" is too large; the number here is at most 255";
    "strike 0", "       ^", "\"0\" is too small; the number here is at least 1";
    "status Anna", "       ^^^^", "I can't read \"Anna\" here";
    "strike 99999999999999999999", "       ^^^^^^^^^^^^^^^^^^^^", "\"99999999999999999999\" is too large; the number here is at most 4294967295";
    "count Anna -3", "           ^^", "a whole number is expected here instead of \"-3\"";
    "draw Anna 3x", "          ^^", "a whole number is expected here instead of \"3x\"";
    "strike", "      |", "the number of an entry is expected here, like 14";
    "legal at play", "         ^^^^", "the number of an entry is expected here instead of \"play\", like 14";
    // Words after a verb.
    "excess Anna 2 keptt", "              ^^^^^", "kept or returned is expected here instead of \"keptt\"; did you mean kept?";
    "foul Anna dancing", "          ^^^^^^^",
        "a kind of foul is expected here instead of \"dancing\": covering, showing, advice, asking, drew-with-double, passed-able or no-draw";
    "foul Anna advise", "          ^^^^^^",
        "a kind of foul is expected here instead of \"advise\": covering, showing, advice, asking, drew-with-double, passed-able or no-draw; did you mean advice?";
    "note # nothing", "    |", "a text is expected here";
    "rule 7.x", "     ^^^", "an article of the rulebook is expected here instead of \"7.x\", like 7.3";
    "house payment.nos 5", "      ^^^^^^^^^^^", "a house rule is expected here instead of \"payment.nos\"; help house lists them; did you mean payments.nos?";
    "house payments.nos many", "                   ^^^^", "payments.nos takes a whole number from 0 to 1000000, not \"many\"";
    "house chips.round", "                 |", "chips.round takes a whole number from 1 to 1000000";
    "house house.extra_games 1", "                        ^", "house.extra_games takes true or false, not \"1\"";
    // Games.
    "announce", "        |", "a game is expected here, like 2 or ordinary-cross";
    "announce 18", "         ^^", "\"18\" is not a game; the games have the numbers 1 to 17";
    "announce ordinary-cros", "         ^^^^^^^^^^^^^",
        "a game is expected here instead of \"ordinary-cros\", like 2 or ordinary-cross; did you mean ordinary-cross?";
    "announce matador-cross then cross", "                            ^^^^^", "ordinary is expected here instead of \"cross\"";
    "announce volapu\u{308}k left", "                  ^^^^", "ordinary is expected here instead of \"left\"";
    "announce volapuk left", "                 ^^^^", "ordinary is expected here instead of \"left\"";
    "announce volapuk ordinary", "                         |", "a side is expected here: left, right or the number it shows";
    "announce ordinary first", "                       |",
        "the first step is expected here: a side, like left then right, or a number of tiles, like 3 on left";
    "announce ordinary first 3 left", "                          ^^^^",
        "on or then is expected here instead of \"left\": 3 on left for three tiles, 3 then 5 for the sides";
    "announce ordinary first 9 then 3", "                        ^",
        "the first step is expected here instead of \"9\": a side, like left then right, or a number of tiles, like 3 on left";
    "announce ordinary first left right", "                             ^^^^^", "then is expected here instead of \"right\"";
    "announce matador first here then three", "                                 ^^^^^", "there is expected here instead of \"three\"; did you mean there?";
    "announce matador first here then there then matador-cross",
        "                                            ^^^^^^^^^^^^^",
        "ordinary-cross or ordinary-double-cross is expected here instead of \"matador-cross\"";
    "announce ordinary first here then there then", "                                            |", "matador-cross or matador-double-cross is expected here";
    "announce triangle then matador", "                       ^^^^^^^", "ordinary or ordinary-cross is expected here instead of \"matador\"";
    // The end.
    "settle now", "       ^^^", "I can't read \"now\" here";
    "play 64 onn east", "        ^^^", "I can't read \"onn\" here; did you mean on?";
    "set 64 dawn", "       ^^^^", "I can't read \"dawn\" here; did you mean drawn?";
    "draw waive 3", "           ^", "\"3\" cannot come after waive, which is the last word of an entry";
    "play d'Ærcü 64 \"so\"", "               ^^^^", "I can't read \"\"so\"\" here";
};

#[test]
fn every_error_has_its_sentence_and_place() {
    assert!(!SENTENCES.is_empty());
    for Sentence { line, marks, sentence } in SENTENCES {
        let error = read_line(LAW.language, line).unwrap_err();
        assert_eq!(error.to_string(), *sentence, "{line}");
        let blanks = marks.chars().take_while(|c| *c == ' ').count();
        let width = marks.chars().filter(|c| *c == '^').count();
        assert_eq!((error.column, error.width), (blanks + 1, width), "{line}");
    }
}

#[test]
fn lines_that_are_no_text_have_their_errors() {
    let error = read_bytes(LAW.language, &[b'x'; 5000]).unwrap_err();
    assert_eq!(error.to_string(), "the line has more than 4096 bytes");
    let error = read_bytes(LAW.language, b"note \xff").unwrap_err();
    assert_eq!(error.to_string(), "from here on the line is not UTF-8 text");
}

#[test]
fn at_the_prompt_a_word_may_be_short_for_several() {
    for (line, sentence) in rows! {
        "re Anna", "\"re\" is short for more than one word: retire, recount, reshuffle, refute, reveal, revise, redo";
        "CL", "\"CL\" is short for more than one word: claim, close";
        "st", "\"st\" is short for more than one word: starter, strike, status";
        "64x", "I don't know \"64x\"; help lists the entries";
        "64e on north", "I can't read \"north\" here";
    } {
        let error = heard(LAW.language, line).line.unwrap_err();
        assert_eq!(error.to_string(), sentence);
    }
}

/// Numbers the reasons; the match fails to compile without a new reason.
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
        .map(|Sentence { line, .. }| number(read_line(LAW.language, line).unwrap_err().reason))
        .collect();
    // Other tests here check these four sentences in full.
    let elsewhere = [0, 1, 5, 17];
    let untold: Vec<usize> =
        (0..19).filter(|reason| !told.contains(reason) && !elsewhere.contains(reason)).collect();
    assert_eq!(untold, Vec::<usize>::new());
}
