//! Help on what is more than a verb in fives and threes.

use crate::print::topic::HelpTopic;

/// The topics, one row each.
pub const TOPICS: &[HelpTopic] = &[
    HelpTopic {
        words: &["scoring", "points"],
        title: "Scoring",
        lines: &[
            "After every tile the two open ends are added up; a double counts all its spots [4.1].",
            "The referee tells the points for threes and fives [4.2]. Nothing has to be claimed.",
            "A score that would go beyond the target is disregarded, whole [6.2].",
        ],
    },
    HelpTopic {
        words: &["knocking", "blocked"],
        title: "Knocking, and a blocked hand",
        lines: &[
            "knock (k): the player on turn cannot play. Who can play must play [3.2, 3.3].",
            "The referee tells when a hand is blocked; nobody says so [5.3].",
        ],
    },
    HelpTopic {
        words: &["end", "hand", "the end of a hand"],
        title: "The end of a hand",
        lines: &[
            "A hand ends when a player, or both partners, have played their last tile, or when it is blocked [5.1, 5.2, 5.3].",
            "reveal NAME TILE ... (r): the tiles that a player still holds. It proves a knock right or wrong [3.3].",
            "deal (d) begins the next hand, and after a game the next game [6.4].",
            "void: the hand is abandoned, and its points go back.",
        ],
    },
];
