//! Carets below the fault in a line.

use crate::support::records::{record, recorded};
use nos::desk::outcome::Origin;
use nos::desk::point::{Point, rejected};
use nos::entry::Dialect;
use nos::journal::{Record, Rejection};
use nos::law::{Objection, PieceText, Refusal as Any, Refused};
use nos::laws::nos::LAW;
use nos::laws::nos::refusal::Refusal;
use nos_base::{Name, Spots, Tile, TileSet};

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

#[test]
fn the_caret_is_under_the_wrong_word() {
    let four = Spots::ALL[4];
    for (refusal, line, column, width) in rows! { of (Objection, &str, usize, usize):
        Objection::Shared(Refused::HasLeft { name: name("Zed") }), "  play Zed 6-4 on east  # late", 8, 3;
        Objection::Shared(Refused::AlreadyLies { piece: PieceText::of::<TileSet>(Tile::new(Spots::ALL[6], four)), no: None }), "play Zed 4>6 on east", 10, 3;
        Objection::of(Refusal::NoArmShows(four)), "play 6-4 on 4", 13, 1;
        Objection::of(Refusal::NoArmShows(four)), "flip 6-4 on 4", 13, 1;
        Objection::of(Refusal::NoArmShows(four)), "play 6-4 on 5", 1, 13;
        Objection::of(Refusal::SeveralArms(four)), "4-4 on 4 claim", 8, 1;
        Objection::Shared(Refused::NameUsed { name: name("Anna") }), "join Anna after Bram", 6, 4;
        Objection::Shared(Refused::NameTwice { name: name("Bram") }), "seat Anna Bram Cees bram", 11, 4;
        // The beginning of a name means the player, too.
        Objection::Shared(Refused::HasLeft { name: name("Zed") }), "draw Z 2", 6, 1;
        Objection::of(Refusal::NoTiles(name("Zed"))), "play Zed 6-4", 6, 3;
        Objection::Shared(Refused::NobodySeated), "   deal", 4, 4;
    } {
        let rejection = Rejection::Refused(Any::of(&LAW, refusal, None));
        let point = rejected(&rejection, line, Dialect::Written, &Record::new(&LAW));
        assert_eq!((point.column, point.width), (column, width), "{line}");
    }
}

#[test]
fn a_rejected_correction_is_pointed_at_where_it_is_wrong() {
    let record = record(
        "seat Anna Bram Cees Dirk
        deal
        set Anna 6-6
        announce 2
        play Bram 6>4 on north
        play Cees 6>5 on east
        draw Dirk
        undo
        draw Dirk 2",
    );
    for (line, column, words) in rows! { of (&str, usize, &str):
        "undo 99", 6, "99";
        "strike 99", 8, "99";
        "strike 7", 8, "7";
        "fix 8 note so", 5, "8";
        "strike 5 ; strike 5", 19, "5";
        "strike 9 ; strike 99", 19, "99";
        // The carets mark the part of a correction that makes a later entry impossible, or the word
        // in it.
        "strike 3", 1, "strike 3";
        "fix 9 note late ; strike 3", 19, "strike 3";
        "strike 3 ; fix 9 note late", 1, "strike 3";
        // Here the correction has several parts, and only the marked one is at fault.
        "strike 3 ; strike 6", 1, "strike 3";
        "strike 6 ; strike 3", 12, "strike 3";
        "fix 5 play Bram 6-5", 17, "6-5";
        "fix 9 note 6-5 ; fix 5 play Bram 6-5 # late", 34, "6-5";
        // The new entry itself.
        "fix 9 note so ; fix 6 draw Anna", 28, "Anna";
        "fix 9 note so ; fix 6 deal", 17, "fix 6 deal";
        // Neither part is responsible alone.
        "strike 3 ; strike 4", 1, "strike 3 ; strike 4";
    } {
        let Err(rejection) = record.judge(recorded(line)) else {
            panic!("{line} is taken");
        };
        for dialect in [Dialect::Written, Dialect::Prompt] {
            let point = rejected(&rejection, line, dialect, &record);
            let about: String = line.chars().skip(point.column - 1).take(point.width).collect();
            let found = (point.column, about.as_str());
            assert_eq!(found, (column, words), "{line}: {rejection}");
        }
    }
}

#[test]
fn a_correction_that_makes_a_later_entry_impossible_gets_advice() {
    let record = record(
        "seat Anna Bram Cees
        deal
        set Anna 6-6
        announce 2
        play Bram 6>4 on north",
    );
    let line = "fix 4 note so ; strike 3";
    let rejection = record.judge(recorded(line)).err().unwrap();
    let typed =
        "Nothing is changed. Correct #5 too, in the same line: fix 4 note so ; strike 3 ; fix 5 …";
    let table = [
        (Dialect::Written, typed.to_owned()),
        // Only the prompt can ask about each entry from the named one on.
        (Dialect::Prompt, format!("{typed}, or type revise 3")),
    ];
    for (dialect, help) in table {
        let point = rejected(&rejection, line, dialect, &record);
        assert_eq!(point.help, Some(help));
    }
}

fn point(column: usize, width: usize, message: &str, help: Option<&str>) -> Point {
    Point {
        column,
        width,
        message: message.to_owned(),
        help: help.map(str::to_owned),
        is_whole: false,
    }
}

#[test]
fn messages_and_advice_are_sentences() {
    let table = rows! { of (&str, Option<&str>, &str):
        "no close is open", None, "No close is open.";
        "hand 1 is still being played", Some("Finish hand 1 first. To abandon it, type: void"),
            "Hand 1 is still being played. Finish hand 1 first. To abandon it, type: void";
        "I don't know \"paly\"; did you mean play?", Some("Type: play TILE"), "I don't know \"paly\"; did you mean play? Type: play TILE";
        "payments.nos takes a whole number", None, "payments.nos takes a whole number.";
        "6-4 is on the table already", None, "6-4 is on the table already.";
        "élodie has left", None, "élodie has left.";
    };
    for (message, help, words) in table {
        assert_eq!(point(1, 1, message, help).words(), words);
    }
}

#[test]
fn a_long_line_is_cut_around_the_fault_with_invisible_characters_marked() {
    let long = format!("{}6-4 on east", "play ".repeat(40));
    let lies = "6-4 already lies, #23";
    for (point, line, shown) in rows! {
        point(201, 3, lies, Some("type legal")), long.as_str(),
            "standard input:7:201: 6-4 already lies, #23\n\
             7 | …lay play play play play 6-4 on east\n  |                          ^^^\n  = type legal\n";
        // No control character reaches the terminal.
        point(5, 1, "bad", None), "deal\u{1b}[2J", "standard input:7:5: bad\n7 | deal\u{fffd}[2J\n  |     ^\n";
        point(7, 4, "bad", None), "pass \u{202e}\u{feff}Anna", "standard input:7:7: bad\n7 | pass \u{fffd}\u{fffd}Anna\n  |       ^^^^\n";
    } {
        assert_eq!(point.shown(&Origin::Stdin, 7, line), shown);
    }
}
