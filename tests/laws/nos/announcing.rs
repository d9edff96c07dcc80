//! The seventeen games: each by its number and in words, on every kind of set.

use super::evening::{Evening, later_hand};
use crate::support::scripts::entry;
use nos_laws::nos::refusal::Refusal;
use nos_laws::nos::session::NosTable;
use nos_laws::nos::set::NoGame;

struct Case {
    number: u8,
    words: &'static str,
    allowed: [bool; 3],
}

/// What each number says in words, and which sets allow it: a double, 0-0, a tile that is no double.
const BY_NUMBER: [Case; 14] = [
    Case {
        number: 1,
        words: "ordinary",
        allowed: [true, true, true],
    },
    Case {
        number: 2,
        words: "ordinary-cross",
        allowed: [true, true, false],
    },
    Case {
        number: 3,
        words: "ordinary-double-cross",
        allowed: [true, true, false],
    },
    Case {
        number: 4,
        words: "matador",
        allowed: [true, true, true],
    },
    Case {
        number: 5,
        words: "matador-cross",
        allowed: [true, false, false],
    },
    Case {
        number: 6,
        words: "matador-double-cross",
        allowed: [true, false, false],
    },
    Case {
        number: 7,
        words: "ordinary-cross then matador",
        allowed: [true, true, false],
    },
    Case {
        number: 8,
        words: "ordinary-cross then matador double-cross",
        allowed: [true, true, false],
    },
    Case {
        number: 9,
        words: "matador-cross then ordinary",
        allowed: [true, false, false],
    },
    Case {
        number: 10,
        words: "matador-cross then ordinary double-cross",
        allowed: [true, false, false],
    },
    Case {
        number: 13,
        words: "triangle",
        allowed: [false, true, false],
    },
    Case {
        number: 14,
        words: "triangle-double-cross",
        allowed: [false, true, false],
    },
    Case {
        number: 15,
        words: "triangle then ordinary",
        allowed: [false, true, false],
    },
    Case {
        number: 16,
        words: "triangle then ordinary-cross",
        allowed: [false, true, false],
    },
];

/// Games that need words, with the sets that allow them.
const IN_WORDS: [Case; 9] = [
    Case {
        number: 11,
        words: "ordinary first left then right",
        allowed: [true, true, true],
    },
    Case {
        number: 11,
        words: "matador first 3 on right then ordinary",
        allowed: [true, true, true],
    },
    Case {
        number: 11,
        words: "matador first right then left",
        allowed: [true, true, true],
    },
    Case {
        number: 12,
        words: "volapuk ordinary left",
        allowed: [true, true, true],
    },
    Case {
        number: 12,
        words: "volapük ordinary right first 2 on left",
        allowed: [true, true, true],
    },
    Case {
        number: 12,
        words: "volapuk-cross",
        allowed: [true, true, false],
    },
    Case {
        number: 12,
        words: "volapuk-double-cross",
        allowed: [true, true, false],
    },
    Case {
        number: 17,
        words: "matador first here then there then ordinary-cross",
        allowed: [true, true, false],
    },
    Case {
        number: 17,
        words: "matador first here then there then ordinary-double-cross",
        allowed: [true, true, false],
    },
];

/// The three kinds of set, each in a hand of its own.
fn three_sets() -> [Evening; 3] {
    ["5-5", "0-0", "6-2"].map(|tile| later_hand(3).goes_on(&format!("set {tile} drawn")))
}

#[test]
fn each_game_may_be_announced_on_the_sets_that_allow_it() {
    let sets = three_sets();
    for Case {
        number,
        words,
        allowed,
    } in BY_NUMBER.iter().chain(&IN_WORDS)
    {
        for (evening, is_allowed) in sets.iter().zip(allowed) {
            let line = format!("announce {words}");
            if *is_allowed {
                let game = evening.clone().goes_on(&line);
                let round = game.session.hand().unwrap().round().unwrap();
                assert_eq!(round.game.row.number, Some(*number), "{words}");
            } else {
                let refusal = evening.session.judge(&entry(&line));
                let why = refusal
                    .as_ref()
                    .err()
                    .and_then(|refusal| refusal.why().reason());
                assert!(
                    matches!(why, Some(Refusal::NoGame(NoGame::SetNeeded(_)))),
                    "{words}"
                );
            }
        }
    }
}

#[test]
fn a_number_says_the_same_as_its_words() {
    let sets = three_sets();
    for Case {
        number,
        words,
        allowed,
    } in BY_NUMBER
    {
        for (evening, _) in sets
            .iter()
            .zip(allowed)
            .filter(|(_, is_allowed)| *is_allowed)
        {
            let by_number = evening.clone().goes_on(&format!("announce {number}"));
            let in_words = evening.clone().goes_on(&format!("announce {words}"));
            assert_eq!(by_number.session, in_words.session, "no. {number}");
        }
    }
}
