//! The seventeen games by number and in words, on every kind of set.

use super::evening::{Evening, later_hand};
use crate::support::scripts::entry;
use nos_laws::nos::session::NosTable;
use nos_laws::nos::{NoGame, Refusal};

struct Case {
    number: u8,
    words: &'static str,
    allowed: [bool; 3],
}

/// Each number with its words and the sets that allow it: a double, 0-0, or no double.
const BY_NUMBER: [Case; 14] = rows! { Case { number, words, allowed }:
    1, "ordinary", [true, true, true];
    2, "ordinary-cross", [true, true, false];
    3, "ordinary-double-cross", [true, true, false];
    4, "matador", [true, true, true];
    5, "matador-cross", [true, false, false];
    6, "matador-double-cross", [true, false, false];
    7, "ordinary-cross then matador", [true, true, false];
    8, "ordinary-cross then matador double-cross", [true, true, false];
    9, "matador-cross then ordinary", [true, false, false];
    10, "matador-cross then ordinary double-cross", [true, false, false];
    13, "triangle", [false, true, false];
    14, "triangle-double-cross", [false, true, false];
    15, "triangle then ordinary", [false, true, false];
    16, "triangle then ordinary-cross", [false, true, false];
};

const IN_WORDS: [Case; 9] = rows! { Case { number, words, allowed }:
    11, "ordinary first left then right", [true, true, true];
    11, "matador first 3 on right then ordinary", [true, true, true];
    11, "matador first right then left", [true, true, true];
    12, "volapuk ordinary left", [true, true, true];
    12, "volapük ordinary right first 2 on left", [true, true, true];
    12, "volapuk-cross", [true, true, false];
    12, "volapuk-double-cross", [true, true, false];
    17, "matador first here then there then ordinary-cross", [true, true, false];
    17, "matador first here then there then ordinary-double-cross", [true, true, false];
};

fn three_sets() -> [Evening; 3] {
    ["5-5", "0-0", "6-2"].map(|tile| later_hand(3).goes_on(&format!("set {tile} drawn")))
}

#[test]
fn each_game_may_be_announced_on_the_sets_that_allow_it() {
    let sets = three_sets();
    for Case { number, words, allowed } in BY_NUMBER.iter().chain(&IN_WORDS) {
        for (evening, is_allowed) in sets.iter().zip(allowed) {
            let line = format!("announce {words}");
            if *is_allowed {
                let game = evening.clone().goes_on(&line);
                let round = game.session.hand().unwrap().round().unwrap();
                assert_eq!(round.game.row.number, Some(*number), "{words}");
            } else {
                let refusal = evening.session.judge(&entry(&line));
                let why = refusal.as_ref().err().and_then(|refusal| refusal.why().reason());
                assert!(matches!(why, Some(Refusal::NoGame(NoGame::SetNeeded(_)))), "{words}");
            }
        }
    }
}

#[test]
fn a_number_announces_the_same_game_as_its_words() {
    let sets = three_sets();
    for Case { number, words, allowed } in BY_NUMBER {
        for (evening, _) in sets.iter().zip(allowed).filter(|(_, is_allowed)| *is_allowed) {
            let by_number = evening.clone().goes_on(&format!("announce {number}"));
            let in_words = evening.clone().goes_on(&format!("announce {words}"));
            assert_eq!(by_number.session, in_words.session, "no. {number}");
        }
    }
}
