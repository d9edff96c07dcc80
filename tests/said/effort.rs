//! No line takes long at any key: these tests count the steps of reading it.

use super::salad::phrases;
use nos::entry::{Body, Reading, read_line};
use nos::law::referee::{Law, Session};
use nos::law::simulated::Luck;
use nos::laws::{LAWS, chess, nos as main_law};
use nos::listen::effort::{MOST, SEARCHED, TRIAL, WORD};
use nos::listen::understand;

const LONG: usize = 500;

fn session(law: &'static Law, entries: &str) -> Session {
    let mut session = (law.begin)();
    for (entry, no) in entries.split(" ; ").zip(1..) {
        let Some(Body::Entry(entry)) = read_line(law.language, entry).unwrap().body else {
            panic!("{entry}");
        };
        let ruling = session.judge(&entry).unwrap();
        session.apply(nos::law::EntryNo(no), &ruling);
    }
    session
}

fn reading<'a>(session: &Session, line: &'a str) -> Reading<'a> {
    understand(session.law().language, line, session)
}

/// The reader may exceed the bound by this much, since it finishes the work in progress.
const OVER: u32 = 20 * (WORD + TRIAL);

const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O Be7 5. Re1 O-O";

fn at_chess() -> Session {
    session(&chess::LAW, "seat Anna Bram ; begin Anna")
}

fn at_nos() -> Session {
    let entries = "seat Anna Bram Cees Dirk ; deal ; set Anna 6-6 ; announce 1 ; play Bram 6-5 ; play Cees 6-4";
    session(&main_law::LAW, entries)
}

#[test]
fn any_line_is_read_within_the_bound() {
    let mut lines: Vec<(Session, String)> = vec![
        (at_chess(), "e4 e5 Nf3 Nc6 Bc4 Nf6 ".repeat(22)),
        (at_chess(), "a1 b2 c3 d4 ".repeat(41)),
        (at_nos(), "reveal anna 54 43 42 41 20 10 33 21 and 11 ".repeat(11)),
        (at_nos(), "a ".repeat(250)),
        (at_nos(), "64 ".repeat(166)),
        (at_nos(), "d p 5 m 6 4 l ".repeat(36)),
        (at_nos(), "then and the draws two ".repeat(22)),
        (at_nos(), "anna draws 2 and passes, bram plays the five one on the left, ".repeat(8)),
        (at_nos(), "seat and join Anna B c, D and e ".repeat(16)),
        (at_nos(), "fix 4 set 66 ; ".repeat(33)),
        (at_nos(), format!("grabbed {}", "anna draws 2, bram plays the five one, ".repeat(12))),
        (at_nos(), "anna slams the six four down and passes two".to_owned()),
    ];
    for law in LAWS {
        let (mut luck, phrases) = (Luck::new(7), phrases(law));
        for _ in 0..6 {
            let mut line = String::new();
            while line.len() < LONG {
                line += &luck.pick(&phrases).unwrap();
                line.push(' ');
            }
            lines.push(((law.begin)(), line));
        }
    }
    for (session, mut line) in lines {
        line.truncate(line.floor_char_boundary(LONG));
        let steps = reading(&session, &line).steps;
        assert!(steps <= MOST + SEARCHED + OVER, "{steps}: {line}");
    }
}

#[test]
fn nine_acts_take_a_small_part_of_the_bound_at_each_key() {
    let tiles = "dirk 51, anna draws 2, anna passes, bram 11, cees 54, dirk passes, anna 52, bram draws 1, bram passes";
    for (session, line) in [(at_chess(), GAME), (at_nos(), tiles)] {
        for end in 1..=line.len() {
            let steps = reading(&session, &line[..end]).steps;
            assert!(steps <= MOST * 3 / 4, "{steps}: {}", &line[..end]);
        }
    }
}

#[test]
fn a_game_with_castling_is_read_in_one_line() {
    let session = at_chess();
    for line in [GAME, &GAME.replace("2. Nf3", "2. knight f3"), "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Be7"] {
        let reading = reading(&session, line);
        let is_move = |word: &&str| !word.ends_with('.') && *word != "knight";
        let acts = line.split(' ').filter(is_move).count();
        let why = reading.line.as_ref().err().map(ToString::to_string);
        assert_eq!(why, None, "{line}");
        assert_eq!((reading.rest.len() + 1, reading.is_unsure), (acts, false), "{line}");
    }
}

#[test]
fn a_line_beyond_the_bound_is_refused() {
    let session = at_nos();
    let line = "dirk 51, anna draws 2, anna passes, bram 11, cees 54, ".repeat(9);
    let reading = reading(&session, &line);
    let why = reading.line.unwrap_err().to_string();
    assert_eq!(
        why,
        "This line is too long to understand at once, so nothing is recorded. Enter one act at a time"
    );
    assert!(reading.rest.is_empty() && reading.others.is_empty());
}
