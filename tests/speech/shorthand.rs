//! What may be left out at the prompt because the evening makes it plain.

use crate::support::scripts::entry;
use nos_entry::{Body, ReadError};
use nos_law::{EntryNo, Referee as _};
use nos_laws::nos::{LAW, Phase, Session};
use nos_listen::understand;

/// Reads a line at the prompt; returns the fault, and whether only something is missing.
fn understood(typed: &str, session: &Session) -> Result<Option<Body>, (ReadError, bool)> {
    let reading = understand(LAW.language, typed, &session.copy());
    let unfinished = reading.is_unfinished();
    reading.line.map(|line| line.body).map_err(|error| (error, unfinished))
}

fn after(entries: &[&str]) -> Session {
    let mut session = Session::default();
    for (at, line) in entries.iter().enumerate() {
        let ruling = session.judge(&entry(line)).unwrap();
        session.apply(EntryNo(at as u32 + 1), &ruling);
    }
    session
}

const CROSS: [&str; 4] = ["seat Anna Bram Cees Dirk", "deal", "set Bram 6-6", "announce 2"];

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
        _ => after(&["house chips.start 476", "seat Anna Bram Cees", "settle", "billitonnen"]),
    };
    if phase != Phase::Between && phase != Phase::Billitonnen {
        assert_eq!(session.phase(), phase as u32);
    }
    session
}

#[test]
fn obvious_words_may_be_left_out() {
    let table = rows! {
        "de", Phase::Between, "deal";
        "de Cees 44 55", Phase::Opening, "declare Cees 4-4 5-5";
        "de cees 445511", Phase::Opening, "declare Cees 4-4 5-5 1-1";
        "se A B C", Phase::Lobby, "seat A B C";
        "sit A B C", Phase::Lobby, "seat A B C";
        "start", Phase::Lobby, "deal";
        "anna", Phase::Lobby, "Nobody is seated yet. Type: seat Anna Bram Cees";
        "se 66", Phase::Dealt, "set Anna 6-6";
        "se", Phase::Opening, "\"se\" is short for more than one word: seat, settle, set";
        // Verbs that take payments back or end something are typed in full.
        "se", Phase::Between, "\"se\" is short for more than one word: seat, settle, set";
        "sett", Phase::Between, "I don't know \"sett\"; did you mean settle?";
        "v", Phase::Opening, "I can't use \"v\" here";
        "set 66", Phase::Between, "set 6-6";
        "d", Phase::Between, "deal";
        "d", Phase::Set, "draw";
        "d3", Phase::Between, "draw 3";
        "nos", Phase::Over, "nos Bram";
        "nos", Phase::Opening, "nos Bram";
        "rec 496 500 504", Phase::Over, "recount Anna 496 Bram 500 Cees 504";
        "rec 496 500", Phase::Over, "a player's name is expected here instead of \"496\"";
        "b 66", Phase::Dealt, "set Bram 6-6";
        "b 66", Phase::Opening, "play Bram 6-6";
        "c 44c", Phase::Opening, "play Cees 4-4 claim";
        "d 10", Phase::Opening, "draw 10";
        "fo anna cov", Phase::Opening, "foul Anna covering";
        "5>3e st", Phase::Opening, "play 5>3 on east stands";
        "anna 5>3 on east ST", Phase::Opening, "play Anna 5>3 on east stands";
        "play 5>3e st", Phase::Opening, "play 5>3 on east stands";
        "note 64 st", Phase::Opening, "note 64 st";
        "j 44", Phase::Opening, "a player's name is expected here instead of \"44\"";
        "d3", Phase::Opening, "draw 3";
        "u2", Phase::Opening, "undo 2";
        "a13", Phase::Set, "announce 13";
        "s", Phase::Lobby, "show";
        "66", Phase::Dealt, "set Anna 6-6";
        "42 d", Phase::Dealt, "set 4-2 drawn";
        "42d", Phase::Dealt, "set 4-2 drawn";
        "b 42d", Phase::Dealt, "set Bram 4-2 drawn";
        "set b 4-2D", Phase::Dealt, "set Bram 4-2 drawn";
        "64e", Phase::Opening, "play 6-4 on east";
        "64", Phase::Between, "play 6-4";
        "ce 64", Phase::Opening, "play Cees 6-4";
        "dirk 64c", Phase::Opening, "play Dirk 6-4 claim";
        "a o", Phase::Set, "announce ordinary";
        "a o f 3 o 2 t m", Phase::Set, "announce ordinary first 3 on 2 then matador";
        "a m f h t t t ordinary-c", Phase::Set, "announce matador first here then there then ordinary-cross";
        "a m f h t t t o-d", Phase::Set, "announce matador first here then there then ordinary-double-cross";
        "a v o l f 3 on r", Phase::Set, "announce volapuk ordinary left first 3 on right";
        "a tri t o", Phase::Set, "announce triangle then ordinary";
        "foul d cov", Phase::Opening, "foul Dirk covering";
        "ex d 1 k", Phase::Opening, "excess Dirk 1 kept";
        "64 s", Phase::Opening, "play 6-4 on south";
        "64 c", Phase::Opening, "play 6-4 claim";
        "64e c", Phase::Opening, "play 6-4 on east claim";
        "6 4", Phase::Opening, "play 6-4";
        "6 4e", Phase::Opening, "play 6-4 on east";
        "6/4 on east", Phase::Opening, "play 6-4 on east";
        "dirk 6 4", Phase::Opening, "play Dirk 6-4";
        "play 6 4", Phase::Opening, "play 6-4";
        "set b 6 6", Phase::Dealt, "set Bram 6-6";
        "d 2", Phase::Opening, "draw 2";
        "revise 3 7", Phase::Opening, "revise 3 7";
        "exit", Phase::Opening, "quit";
        "64 e", Phase::Opening, "play 6-4 on east";
        "64 sta", Phase::Opening, "play 6-4 stands";
        "64 wa", Phase::Opening, "I don't know \"64 wa\"";
        "dirk d", Phase::Opening, "draw Dirk";
        "dirk p", Phase::Opening, "pass Dirk";
        "seat Anna, Bram, Cees", Phase::Lobby, "seat Anna Bram Cees";
        "2", Phase::Set, "announce 2";
        "12", Phase::Set, "announce 12";
        "reve 44 65", Phase::Over, "reveal Anna 4-4 6-5";
        "fix 4 a o-d", Phase::Set, "fix 4 announce ordinary-double-cross";
        "fix 4 a 2 ; st 3", Phase::Set, "fix 4 announce 2 ; strike 3";
        "64 w", Phase::Opening, "play 6-4 on west";
        "446553", Phase::Over, "reveal Anna 4-4 6-5 5-3";
        "44 65", Phase::Over, "reveal Anna 4-4 6-5";
        "b 4465", Phase::Over, "reveal Bram 4-4 6-5";
        "p", Phase::Over, "pass";
        "c", Phase::Opening, "\"c\" is short for more than one word";
        "b", Phase::Opening, "\"b\" is short for more than one word";
        "n anna", Phase::Over, "\"n\" is short for more than one word";
        "rev 44 65", Phase::Over, "\"rev\" is short for more than one word";
        "546342", Phase::Billitonnen, "lot Anna 5-4 Bram 6-3 Cees 4-2";
        "54 63", Phase::Billitonnen, "lot Anna 5-4 Bram 6-3";
        "", Phase::Opening, "status";
        "note  two  blanks", Phase::Opening, "note two  blanks";
        "bogus", Phase::Opening, "I don't know \"bogus\"";
        "hallo", Phase::Between, "I don't know \"hallo\"; help";
        "# only a comment", Phase::Opening, "";
    };
    let mut wrong = Vec::new();
    for (typed, phase, says) in table {
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
fn an_error_points_at_the_typed_word() {
    for (typed, phase, column, unfinished) in rows! { of (&str, Phase, usize, bool):
        "de x", Phase::Between, 4, false;
        "reve Anna 63 x", Phase::Over, 14, false;
        "66 x", Phase::Dealt, 4, false;
        "  66 x", Phase::Dealt, 6, false;
        "ann", Phase::Set, 4, true;
        "play", Phase::Opening, 5, true;
        "bogus", Phase::Opening, 1, false;
        "é 64", Phase::Opening, 1, false;
        "6342x1", Phase::Over, 1, false;
        "anna 639242", Phase::Over, 8, false;
        "a o f 3 x 2", Phase::Set, 9, false;
        "  a  o  f  3  on  x", Phase::Set, 19, false;
    } {
        let session = at(phase);
        let found =
            understood(typed, &session).map_err(|(error, unfinished)| (error.column, unfinished));
        assert_eq!(found, Err((column, unfinished)), "{typed}");
    }
}
