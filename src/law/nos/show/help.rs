//! Help on what is more than a verb in Nos, the kinds of a foul, and the lesson of the tutor.

use crate::law::about::HelpTopic;
use crate::law::nos::Foul;
use crate::law::prompted::{Goal, Step};
use crate::law::show::Kind;

/// The topics, one row each.
pub(super) const TOPICS: &[HelpTopic] = &[
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

/// What can stand after this verb: after `foul`, what the table can call.
pub(super) fn kinds(verb: &str) -> Vec<Kind> {
    let kind = |foul: &Foul| {
        let (word, help) = foul.called()?;
        let help = help.strip_prefix("for ").unwrap_or(help);
        Some(Kind {
            word,
            help,
            article: foul.article(),
        })
    };
    match verb {
        "foul" => Foul::ALL.iter().filter_map(kind).collect(),
        _ => Vec::new(),
    }
}

const fn step(words: &'static str, keys: &'static str, goal: Goal) -> Step {
    Step { words, keys, goal }
}

#[rustfmt::skip]
/// The lesson: a hand for three players, step by step, with what to enter.
pub(super) const LESSON: [Step; 18] = [
    step("Nos is kept by writing down what happens at the table; the referee answers each entry. Three players sit down, clockwise.",
        "seat Anna Bram Cees", Goal::Entry("seat Anna Bram Cees")),
    step("Everyone takes five tiles, and thirteen stay in the boneyard. The beginning of a verb is enough if no other verb begins so.",
        "deal, or just de", Goal::Entry("deal")),
    step("In a first hand the highest double at the table is set [2.2]. Bram has the double six. A tile is typed as two digits, a player by the beginning of his name.",
        "set b 66", Goal::Entry("set Bram 6-6")),
    step("The others have paid Bram for his double [3.3]. He may announce any of seventeen games. Look at their card.",
        "games", Goal::Asked("games")),
    step("Bram takes the plainest, no. 1: a line, and equal numbers touch.",
        "a 1", Goal::Entry("announce 1")),
    step("Cees is on turn and plays 6-4. A bare tile is enough: before you press Enter, the ruling is shown beside the line.",
        "64", Goal::Entry("play Cees 6>4 on left")),
    step("Anna lays the double four next to it and asks to be paid [7.1]: nothing is paid for a double unless its player asks. The c after the tile is her claim.",
        "44c", Goal::Entry("play Anna 4-4 on left claim")),
    step("Bram plays 6-5 on the other side. Enter alone shows the status at any time, and show the layout.",
        "65", Goal::Entry("play Bram 6>5 on right")),
    step("Cees has no 4 and no 5 and draws two tiles from the boneyard [6.3].",
        "d 2", Goal::Entry("draw Cees 2")),
    step("Now he can play 5-2.",
        "52", Goal::Entry("play Cees 5>2 on right")),
    step("Anna lays 6-3, which fits neither the 4 nor the 2. That is a foul [11.2a]. You are shown what it costs before anything is recorded: record it.",
        "63, and 1 when you are asked", Goal::Entry("play Anna 6-3")),
    step("But no: Anna laid 4-3, and you made a mistake. Every entry can be taken back. You are shown what changes, and asked.",
        "u, and 1 when you are asked", Goal::Entry("undo")),
    step("The 120 chips are back. Enter what she really played.",
        "43", Goal::Entry("play Anna 4>3 on left")),
    step("Bram plays 3-2, which fits at both ends. You are asked where it lies: he laid it on the left.",
        "32, and 1 when you are asked", Goal::Entry("play Bram 3>2 on left")),
    step("The hand goes on; these entries are made for you. Bram is the first who is out and says nos: each of the others pays him 5 [8.1].",
        "", Goal::Played(&[
            "play Cees 2-6 on left", "play Anna 6-1", "play Bram 1-5", "play Cees 5-0",
            "play Anna 0-3", "play Bram 2-1 on right", "play Cees 1-3 on right", "play Anna 3-3 on right",
        ])),
    step("Only Cees has tiles left, so the hand is over [10.1]. He shows 5-5 and 1-0, and pays everyone the difference [10.3].",
        "r c 55 10", Goal::Entry("reveal Cees 5-5 1-0")),
    step("Cees has lost and will be on set in the next hand [2.3]. The referee can be asked about every ruling: here about the last one.",
        "why", Goal::Asked("why")),
    step("That is a hand of Nos. Tab offers what makes sense, help tells what can be typed, rule 7.1 prints an article. Look at help, and the lesson is over.",
        "help, or just ?", Goal::Asked("help")),
];
