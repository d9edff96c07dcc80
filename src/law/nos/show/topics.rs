//! Help on what is more than a verb in Nos, and on the kinds of a foul.

use crate::law::nos::fouls::Foul;
use crate::law::nos::transfer::Cause;
use crate::print::topic::{HelpTopic, Kind};

/// The topics, one row each.
pub const TOPICS: &[HelpTopic] = &[
    HelpTopic {
        words: &["closing", "blocking"],
        title: "Closing a hand",
        lines: &[
            "block (b), or close: who has just played says that no tile can be played any more [9.1].",
            "If nothing fits he is right at once, and is paid; if something must fit, he pays [9.2, 9.3].",
            "If it is open, the next player draws all but two: draw, as often as tiles are taken [9.2].",
            "uphold: they are drawn and nobody can play. The close is right [9.4].",
            "refute NAME TILE: a tile is shown that can be played. The hand goes on [9.3].",
            "foul NAME no-draw: the next player does not draw [9.6].",
        ],
    },
    HelpTopic {
        words: &["doubles", "immediate"],
        title: "Doubles",
        lines: &[
            "44c: a double on the tile of the player before, and he asks for the payment [7.1, 7.3].",
            "claim (c): he asks afterwards, before another player acts [7.3].",
            "play NAME TILE: right after the announcement also out of turn, if the double fits the set; he asks, too [7.4].",
            "wait (w): \"I wait\", the turn that he misses for it [7.5].",
            "declare NAME TILE ...: doubles laid face up right after the announcement [5.1].",
        ],
    },
    HelpTopic {
        words: &["end", "hand", "the end of a hand"],
        title: "The end of a hand",
        lines: &[
            "A hand ends when only one player has tiles, when it is closed, or when all who are in it have passed [10.1].",
            "nos NAME: a player without tiles says nos. The first one out is paid, said or not [8.1].",
            "reveal NAME TILE ... (r): the tiles that a player still holds. count NAME N: only their spots [10.2].",
            "When all are counted the differences are paid; the highest count loses [10.3].",
            "void: the hand is abandoned, and its payments go back.",
        ],
    },
];

/// What a foul is: what its payment is for.
fn purpose(foul: Foul) -> &'static str {
    let purpose = Cause::Foul(foul).purpose();
    purpose.strip_prefix("for ").unwrap_or(purpose)
}

/// What can stand after this verb.
pub fn kinds(word: &str) -> Vec<Kind> {
    if word != "foul" {
        return Vec::new();
    }
    let kind = |(foul, word): (Foul, &'static str)| Kind {
        word,
        help: purpose(foul),
        article: foul.article(),
    };
    Foul::callable().map(kind).collect()
}
