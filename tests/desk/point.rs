//! Where a line is wrong, and how that is shown.

use crate::support::records::{record, recorded};
use nos::desk::outcome::Origin;
use nos::desk::point::{Point, rejected};
use nos::dominoes::{Spots, Tile, TileSet};
use nos::entry::Dialect;
use nos::journal::{Record, Rejection};
use nos::law::objection::{Objection, Refused};
use nos::law::piece::PieceText;
use nos::law::refusal::Refusal as Any;
use nos::laws::nos::LAW;
use nos::laws::nos::refusal::Refusal;
use nos::table::name::Name;

fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

#[test]
fn the_caret_stands_under_the_word_that_is_wrong() {
    let four = Spots::ALL[4];
    struct Case {
        refusal: Objection,
        line: &'static str,
        column: usize,
        width: usize,
    }
    let table = [
        Case {
            refusal: Objection::Shared(Refused::HasLeft { name: name("Zed") }),
            line: "  play Zed 6-4 on east  # late",
            column: 8,
            width: 3,
        },
        Case {
            refusal: Objection::Shared(Refused::AlreadyLies {
                piece: PieceText::of::<TileSet>(Tile::new(Spots::ALL[6], four)),
                no: None,
            }),
            line: "play Zed 4>6 on east",
            column: 10,
            width: 3,
        },
        Case {
            refusal: Objection::of(Refusal::NoArmShows(four)),
            line: "play 6-4 on 4",
            column: 13,
            width: 1,
        },
        Case {
            refusal: Objection::of(Refusal::NoArmShows(four)),
            line: "flip 6-4 on 4",
            column: 13,
            width: 1,
        },
        Case {
            refusal: Objection::of(Refusal::NoArmShows(four)),
            line: "play 6-4 on 5",
            column: 1,
            width: 13,
        },
        Case {
            refusal: Objection::of(Refusal::SeveralArms(four)),
            line: "4-4 on 4 claim",
            column: 8,
            width: 1,
        },
        Case {
            refusal: Objection::Shared(Refused::NameUsed { name: name("Anna") }),
            line: "join Anna after Bram",
            column: 6,
            width: 4,
        },
        Case {
            refusal: Objection::Shared(Refused::NameTwice { name: name("Bram") }),
            line: "seat Anna Bram Cees bram",
            column: 11,
            width: 4,
        },
        // The beginning of a name is the player's, too.
        Case {
            refusal: Objection::Shared(Refused::HasLeft { name: name("Zed") }),
            line: "draw Z 2",
            column: 6,
            width: 1,
        },
        Case {
            refusal: Objection::of(Refusal::NoTiles(name("Zed"))),
            line: "play Zed 6-4",
            column: 6,
            width: 3,
        },
        Case {
            refusal: Objection::Shared(Refused::NobodySeated),
            line: "   deal",
            column: 4,
            width: 4,
        },
    ];
    for Case {
        refusal,
        line,
        column,
        width,
    } in table
    {
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
    struct Case {
        line: &'static str,
        column: usize,
        words: &'static str,
    }
    let table = [
        Case {
            line: "undo 99",
            column: 6,
            words: "99",
        },
        Case {
            line: "strike 99",
            column: 8,
            words: "99",
        },
        Case {
            line: "strike 7",
            column: 8,
            words: "7",
        },
        Case {
            line: "fix 8 note so",
            column: 5,
            words: "8",
        },
        Case {
            line: "strike 5 ; strike 5",
            column: 19,
            words: "5",
        },
        Case {
            line: "strike 9 ; strike 99",
            column: 19,
            words: "99",
        },
        // By which part a later entry is impossible, or by which word of it.
        Case {
            line: "strike 3",
            column: 1,
            words: "strike 3",
        },
        Case {
            line: "fix 9 note late ; strike 3",
            column: 19,
            words: "strike 3",
        },
        Case {
            line: "strike 3 ; fix 9 note late",
            column: 1,
            words: "strike 3",
        },
        // The other part makes a later entry impossible.
        Case {
            line: "strike 3 ; strike 6",
            column: 1,
            words: "strike 3",
        },
        Case {
            line: "strike 6 ; strike 3",
            column: 12,
            words: "strike 3",
        },
        Case {
            line: "fix 5 play Bram 6-5",
            column: 17,
            words: "6-5",
        },
        Case {
            line: "fix 9 note 6-5 ; fix 5 play Bram 6-5 # late",
            column: 34,
            words: "6-5",
        },
        // The new entry itself.
        Case {
            line: "fix 9 note so ; fix 6 draw Anna",
            column: 28,
            words: "Anna",
        },
        Case {
            line: "fix 9 note so ; fix 6 deal",
            column: 17,
            words: "fix 6 deal",
        },
        // Neither part alone can be left out.
        Case {
            line: "strike 3 ; strike 4",
            column: 1,
            words: "strike 3 ; strike 4",
        },
    ];
    for Case {
        line,
        column,
        words,
    } in table
    {
        let Err(rejection) = record.judge(recorded(line)) else {
            panic!("{line} is taken");
        };
        for dialect in [Dialect::Written, Dialect::Prompt] {
            let point = rejected(&rejection, line, dialect, &record);
            let at = line.chars().skip(point.column - 1);
            let about: String = at.take(point.width).collect();
            let found = (point.column, about.as_str());
            assert_eq!(found, (column, words), "{line}: {rejection}");
        }
    }
}

#[test]
fn a_correction_that_makes_a_later_entry_impossible_is_told_how_to_go_on() {
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
        "Nothing is changed. Correct #5 with it, in one line: fix 4 note so ; strike 3 ; fix 5 …";
    let table = [
        (Dialect::Written, typed.to_owned()),
        // Only the prompt can ask about each entry, from the first that is named.
        (Dialect::Prompt, format!("{typed}, or type revise 3")),
    ];
    for (dialect, help) in table {
        let point = rejected(&rejection, line, dialect, &record);
        assert_eq!(point.help, Some(help));
    }
}

/// A point of so many characters.
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
fn the_message_and_what_to_type_are_sentences() {
    struct Case {
        message: &'static str,
        help: Option<&'static str>,
        words: &'static str,
    }
    let table = [
        Case {
            message: "no close is open",
            help: None,
            words: "No close is open.",
        },
        Case {
            message: "hand 1 is still being played",
            help: Some("Finish hand 1 first. To abandon it, type: void"),
            words: "Hand 1 is still being played. Finish hand 1 first. To abandon it, type: void",
        },
        Case {
            message: "I don't know \"paly\"; did you mean play?",
            help: Some("Type: play TILE"),
            words: "I don't know \"paly\"; did you mean play? Type: play TILE",
        },
        Case {
            message: "payments.nos takes a whole number",
            help: None,
            words: "payments.nos takes a whole number.",
        },
        Case {
            message: "6-4 is on the table already",
            help: None,
            words: "6-4 is on the table already.",
        },
        Case {
            message: "élodie has left",
            help: None,
            words: "élodie has left.",
        },
    ];
    for Case {
        message,
        help,
        words,
    } in table
    {
        assert_eq!(point(1, 1, message, help).words(), words);
    }
}

#[test]
fn a_long_line_is_shown_where_it_matters_and_what_cannot_be_seen_is_marked() {
    let long = format!("{}6-4 on east", "play ".repeat(40));
    let lies = "6-4 already lies, #23";
    struct Case<'a> {
        point: Point,
        line: &'a str,
        shown: &'static str,
    }
    let table = [
        Case {
            point: point(201, 3, lies, Some("type legal")),
            line: long.as_str(),
            shown: "standard input:7:201: 6-4 already lies, #23\n\
             7 | …lay play play play play 6-4 on east\n  |                          ^^^\n  = type legal\n",
        },
        // No control character reaches the terminal.
        Case {
            point: point(5, 1, "bad", None),
            line: "deal\u{1b}[2J",
            shown: "standard input:7:5: bad\n7 | deal\u{fffd}[2J\n  |     ^\n",
        },
        Case {
            point: point(7, 4, "bad", None),
            line: "pass \u{202e}\u{feff}Anna",
            shown: "standard input:7:7: bad\n7 | pass \u{fffd}\u{fffd}Anna\n  |       ^^^^\n",
        },
    ];
    for Case { point, line, shown } in table {
        assert_eq!(point.shown(&Origin::Stdin, 7, line), shown);
    }
}
