//! What may be left out at the prompt because the evening makes it plain.

use crate::support::scripts::entry;
use nos_entry::{Body, Dialect, ReadError};
use nos_law::EntryNo;
use nos_law::referee::Referee as _;
use nos_laws::nos::LAW;
use nos_laws::nos::session::{Phase, Session};
use nos_listen::understand;

/// What a line says at the prompt; or what is wrong with it, and whether only something is missing.
fn understood(typed: &str, session: &Session) -> Result<Option<Body>, (ReadError, bool)> {
    let reading = understand(LAW.language, typed, Dialect::Prompt, Some(&session.copy()));
    let unfinished = reading.is_unfinished();
    let read = reading.line.map(|line| line.body);
    read.map_err(|error| (error, unfinished))
}

/// A session after these entries.
fn after(entries: &[&str]) -> Session {
    let mut session = Session::default();
    for (at, line) in entries.iter().enumerate() {
        let ruling = session.judge(&entry(line)).unwrap();
        session.apply(EntryNo(at as u32 + 1), &ruling);
    }
    session
}

const CROSS: [&str; 4] = [
    "seat Anna Bram Cees Dirk",
    "deal",
    "set Bram 6-6",
    "announce 2",
];

fn at(phase: Phase) -> Session {
    let session = match phase {
        Phase::Lobby => after(&[]),
        Phase::Between => after(&CROSS[..1]),
        Phase::Dealt => after(&CROSS[..2]),
        Phase::Set => after(&CROSS[..3]),
        Phase::Opening => after(&CROSS),
        Phase::Over => after(&[
            "seat Anna Bram Cees",
            "deal",
            "set Bram 0-0",
            "announce 13",
            "play Cees 1>6",
            "play Anna 2>5",
            "play Bram 3>4",
            "play Cees 1-0",
            "play Anna 2-0",
            "play Bram 3-0",
            "block",
            "draw 11",
        ]),
        _ => after(&[
            "house chips.start 476",
            "seat Anna Bram Cees",
            "settle",
            "billitonnen",
        ]),
    };
    if phase != Phase::Between && phase != Phase::Billitonnen {
        assert_eq!(session.phase(), phase as u32);
    }
    session
}

#[test]
fn what_the_evening_makes_plain_may_be_left_out() {
    struct Case {
        typed: &'static str,
        phase: Phase,
        says: &'static str,
    }
    let table = [
        Case {
            typed: "de",
            phase: Phase::Between,
            says: "deal",
        },
        Case {
            typed: "de Cees 44 55",
            phase: Phase::Opening,
            says: "declare Cees 4-4 5-5",
        },
        Case {
            typed: "de cees 445511",
            phase: Phase::Opening,
            says: "declare Cees 4-4 5-5 1-1",
        },
        Case {
            typed: "se A B C",
            phase: Phase::Lobby,
            says: "seat A B C",
        },
        Case {
            typed: "sit A B C",
            phase: Phase::Lobby,
            says: "I don't know \"sit\"; did you mean seat?",
        },
        Case {
            typed: "start",
            phase: Phase::Lobby,
            says: "deal",
        },
        Case {
            typed: "anna",
            phase: Phase::Lobby,
            says: "Nobody is seated yet. Type: seat Anna Bram Cees",
        },
        Case {
            typed: "se 66",
            phase: Phase::Dealt,
            says: "set Anna 6-6",
        },
        Case {
            typed: "se",
            phase: Phase::Opening,
            says: "\"se\" is short for more than one word: seat, settle, set",
        },
        // What takes payments back or ends something is typed in full.
        Case {
            typed: "se",
            phase: Phase::Between,
            says: "\"se\" is short for more than one word: seat, settle, set",
        },
        Case {
            typed: "sett",
            phase: Phase::Between,
            says: "I don't know \"sett\"; did you mean settle?",
        },
        Case {
            typed: "v",
            phase: Phase::Opening,
            says: "I don't know \"v\"; did you mean void?",
        },
        Case {
            typed: "set 66",
            phase: Phase::Between,
            says: "set 6-6",
        },
        Case {
            typed: "d",
            phase: Phase::Between,
            says: "deal",
        },
        Case {
            typed: "d",
            phase: Phase::Set,
            says: "draw",
        },
        Case {
            typed: "d3",
            phase: Phase::Between,
            says: "draw 3",
        },
        Case {
            typed: "nos",
            phase: Phase::Over,
            says: "nos Bram",
        },
        Case {
            typed: "nos",
            phase: Phase::Opening,
            says: "nos Bram",
        },
        Case {
            typed: "rec 496 500 504",
            phase: Phase::Over,
            says: "recount Anna 496 Bram 500 Cees 504",
        },
        Case {
            typed: "rec 496 500",
            phase: Phase::Over,
            says: "a player's name is expected here instead of \"496\"",
        },
        Case {
            typed: "b 66",
            phase: Phase::Dealt,
            says: "set Bram 6-6",
        },
        Case {
            typed: "b 66",
            phase: Phase::Opening,
            says: "play Bram 6-6",
        },
        Case {
            typed: "c 44c",
            phase: Phase::Opening,
            says: "play Cees 4-4 claim",
        },
        Case {
            typed: "d 10",
            phase: Phase::Opening,
            says: "draw 10",
        },
        Case {
            typed: "fo anna cov",
            phase: Phase::Opening,
            says: "foul Anna covering",
        },
        Case {
            typed: "5>3e st",
            phase: Phase::Opening,
            says: "play 5>3 on east stands",
        },
        Case {
            typed: "anna 5>3 on east ST",
            phase: Phase::Opening,
            says: "play Anna 5>3 on east stands",
        },
        Case {
            typed: "play 5>3e st",
            phase: Phase::Opening,
            says: "play 5>3 on east stands",
        },
        Case {
            typed: "note 64 st",
            phase: Phase::Opening,
            says: "note 64 st",
        },
        Case {
            typed: "j 44",
            phase: Phase::Opening,
            says: "a player's name is expected here instead of \"44\"",
        },
        Case {
            typed: "d3",
            phase: Phase::Opening,
            says: "draw 3",
        },
        Case {
            typed: "u2",
            phase: Phase::Opening,
            says: "undo 2",
        },
        Case {
            typed: "a13",
            phase: Phase::Set,
            says: "announce 13",
        },
        Case {
            typed: "s",
            phase: Phase::Lobby,
            says: "show",
        },
        Case {
            typed: "66",
            phase: Phase::Dealt,
            says: "set Anna 6-6",
        },
        Case {
            typed: "42 d",
            phase: Phase::Dealt,
            says: "set 4-2 drawn",
        },
        Case {
            typed: "42d",
            phase: Phase::Dealt,
            says: "set 4-2 drawn",
        },
        Case {
            typed: "b 42d",
            phase: Phase::Dealt,
            says: "set Bram 4-2 drawn",
        },
        Case {
            typed: "set b 4-2D",
            phase: Phase::Dealt,
            says: "set Bram 4-2 drawn",
        },
        Case {
            typed: "64e",
            phase: Phase::Opening,
            says: "play 6-4 on east",
        },
        Case {
            typed: "64",
            phase: Phase::Between,
            says: "play 6-4",
        },
        Case {
            typed: "ce 64",
            phase: Phase::Opening,
            says: "play Cees 6-4",
        },
        Case {
            typed: "dirk 64c",
            phase: Phase::Opening,
            says: "play Dirk 6-4 claim",
        },
        Case {
            typed: "a o",
            phase: Phase::Set,
            says: "announce ordinary",
        },
        Case {
            typed: "a o f 3 o 2 t m",
            phase: Phase::Set,
            says: "announce ordinary first 3 on 2 then matador",
        },
        Case {
            typed: "a m f h t t t ordinary-c",
            phase: Phase::Set,
            says: "announce matador first here then there then ordinary-cross",
        },
        Case {
            typed: "a m f h t t t o-d",
            phase: Phase::Set,
            says: "announce matador first here then there then ordinary-double-cross",
        },
        Case {
            typed: "a v o l f 3 on r",
            phase: Phase::Set,
            says: "announce volapuk ordinary left first 3 on right",
        },
        Case {
            typed: "a tri t o",
            phase: Phase::Set,
            says: "announce triangle then ordinary",
        },
        Case {
            typed: "foul d cov",
            phase: Phase::Opening,
            says: "foul Dirk covering",
        },
        Case {
            typed: "ex d 1 k",
            phase: Phase::Opening,
            says: "excess Dirk 1 kept",
        },
        Case {
            typed: "64 s",
            phase: Phase::Opening,
            says: "play 6-4 on south",
        },
        Case {
            typed: "64 c",
            phase: Phase::Opening,
            says: "play 6-4 claim",
        },
        Case {
            typed: "64e c",
            phase: Phase::Opening,
            says: "play 6-4 on east claim",
        },
        Case {
            typed: "6 4",
            phase: Phase::Opening,
            says: "play 6-4",
        },
        Case {
            typed: "6 4e",
            phase: Phase::Opening,
            says: "play 6-4 on east",
        },
        Case {
            typed: "6/4 on east",
            phase: Phase::Opening,
            says: "play 6-4 on east",
        },
        Case {
            typed: "dirk 6 4",
            phase: Phase::Opening,
            says: "play Dirk 6-4",
        },
        Case {
            typed: "play 6 4",
            phase: Phase::Opening,
            says: "play 6-4",
        },
        Case {
            typed: "set b 6 6",
            phase: Phase::Dealt,
            says: "set Bram 6-6",
        },
        Case {
            typed: "d 2",
            phase: Phase::Opening,
            says: "draw 2",
        },
        Case {
            typed: "revise 3 7",
            phase: Phase::Opening,
            says: "revise 3 7",
        },
        Case {
            typed: "exit",
            phase: Phase::Opening,
            says: "quit",
        },
        Case {
            typed: "64 e",
            phase: Phase::Opening,
            says: "play 6-4 on east",
        },
        Case {
            typed: "64 sta",
            phase: Phase::Opening,
            says: "play 6-4 stands",
        },
        Case {
            typed: "64 wa",
            phase: Phase::Opening,
            says: "I can't read \"wa\" here",
        },
        Case {
            typed: "dirk d",
            phase: Phase::Opening,
            says: "draw Dirk",
        },
        Case {
            typed: "dirk p",
            phase: Phase::Opening,
            says: "pass Dirk",
        },
        Case {
            typed: "seat Anna, Bram, Cees",
            phase: Phase::Lobby,
            says: "seat Anna Bram Cees",
        },
        Case {
            typed: "2",
            phase: Phase::Set,
            says: "announce 2",
        },
        Case {
            typed: "12",
            phase: Phase::Set,
            says: "announce 12",
        },
        Case {
            typed: "reve 44 65",
            phase: Phase::Over,
            says: "reveal Anna 4-4 6-5",
        },
        Case {
            typed: "fix 4 a o-d",
            phase: Phase::Set,
            says: "fix 4 announce ordinary-double-cross",
        },
        Case {
            typed: "fix 4 a 2 ; st 3",
            phase: Phase::Set,
            says: "fix 4 announce 2 ; strike 3",
        },
        Case {
            typed: "64 w",
            phase: Phase::Opening,
            says: "play 6-4 on west",
        },
        Case {
            typed: "446553",
            phase: Phase::Over,
            says: "reveal Anna 4-4 6-5 5-3",
        },
        Case {
            typed: "44 65",
            phase: Phase::Over,
            says: "reveal Anna 4-4 6-5",
        },
        Case {
            typed: "b 4465",
            phase: Phase::Over,
            says: "reveal Bram 4-4 6-5",
        },
        Case {
            typed: "p",
            phase: Phase::Over,
            says: "pass",
        },
        Case {
            typed: "c",
            phase: Phase::Opening,
            says: "\"c\" is short for more than one word",
        },
        Case {
            typed: "b",
            phase: Phase::Opening,
            says: "\"b\" is short for more than one word",
        },
        Case {
            typed: "n anna",
            phase: Phase::Over,
            says: "\"n\" is short for more than one word",
        },
        Case {
            typed: "rev 44 65",
            phase: Phase::Over,
            says: "\"rev\" is short for more than one word",
        },
        Case {
            typed: "546342",
            phase: Phase::Billitonnen,
            says: "lot Anna 5-4 Bram 6-3 Cees 4-2",
        },
        Case {
            typed: "54 63",
            phase: Phase::Billitonnen,
            says: "lot Anna 5-4 Bram 6-3",
        },
        Case {
            typed: "",
            phase: Phase::Opening,
            says: "status",
        },
        Case {
            typed: "note  two  blanks",
            phase: Phase::Opening,
            says: "note two  blanks",
        },
        Case {
            typed: "bogus",
            phase: Phase::Opening,
            says: "I don't know \"bogus\"",
        },
        Case {
            typed: "hallo",
            phase: Phase::Between,
            says: "I don't know \"hallo\"; help",
        },
        Case {
            typed: "# only a comment",
            phase: Phase::Opening,
            says: "",
        },
    ];
    let mut wrong = Vec::new();
    for Case { typed, phase, says } in table {
        let session = at(phase);
        let said = match understood(typed, &session) {
            Ok(body) => body.map_or_else(String::new, |body| body.to_string()),
            Err((error, _)) => error.to_string(),
        };
        if !said.starts_with(says) || says.is_empty() != said.is_empty() {
            wrong.push(format!("{typed} in {phase:?}: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_is_wrong_is_pointed_at_where_it_was_typed() {
    struct Case {
        typed: &'static str,
        phase: Phase,
        column: usize,
        unfinished: bool,
    }
    let table = [
        Case {
            typed: "de x",
            phase: Phase::Between,
            column: 4,
            unfinished: false,
        },
        Case {
            typed: "reve Anna 63 x",
            phase: Phase::Over,
            column: 14,
            unfinished: false,
        },
        Case {
            typed: "66 x",
            phase: Phase::Dealt,
            column: 4,
            unfinished: false,
        },
        Case {
            typed: "  66 x",
            phase: Phase::Dealt,
            column: 6,
            unfinished: false,
        },
        Case {
            typed: "ann",
            phase: Phase::Set,
            column: 4,
            unfinished: true,
        },
        Case {
            typed: "play",
            phase: Phase::Opening,
            column: 5,
            unfinished: true,
        },
        Case {
            typed: "bogus",
            phase: Phase::Opening,
            column: 1,
            unfinished: false,
        },
        Case {
            typed: "é 64",
            phase: Phase::Opening,
            column: 1,
            unfinished: false,
        },
        Case {
            typed: "6342x1",
            phase: Phase::Over,
            column: 1,
            unfinished: false,
        },
        Case {
            typed: "anna 639242",
            phase: Phase::Over,
            column: 8,
            unfinished: false,
        },
        Case {
            typed: "a o f 3 x 2",
            phase: Phase::Set,
            column: 9,
            unfinished: false,
        },
        Case {
            typed: "  a  o  f  3  on  x",
            phase: Phase::Set,
            column: 19,
            unfinished: false,
        },
    ];
    for Case {
        typed,
        phase,
        column,
        unfinished,
    } in table
    {
        let session = at(phase);
        let found =
            understood(typed, &session).map_err(|(error, unfinished)| (error.column, unfinished));
        assert_eq!(found, Err((column, unfinished)), "{typed}");
    }
}
