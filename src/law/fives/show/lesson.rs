//! The lesson of the tutor: a short game, step by step.

use crate::print::prompted::{Goal, Step};

/// The lesson.
pub(super) const LESSON: [Step; 10] = [
    Step {
        words: "Anna and Bram play fives and threes to 12 points. First set this target.",
        keys: "house game.target 12",
        goal: Goal::Entry("house game.target 12"),
    },
    Step {
        words: "Seat the players clockwise. Two play alone, four in pairs who sit opposite.",
        keys: "seat Anna Bram",
        goal: Goal::Entry("seat Anna Bram"),
    },
    Step {
        words: "Each draws a tile: the most spots lead. Anna draws 6-5 and Bram 3-3; the tiles in their order are enough.",
        keys: "65 33",
        goal: Goal::Entry("lot Anna 6-5 Bram 3-3"),
    },
    Step {
        words: "Everyone takes 7 tiles. Enter that the hand is dealt.",
        keys: "deal",
        goal: Goal::Entry("deal"),
    },
    Step {
        words: "Anna leads 5-5. While you type, its score is shown beside the line.",
        keys: "55",
        goal: Goal::Entry("play Anna 5-5"),
    },
    Step {
        words: "The ends made 10: 2 points, one for each five. Bram says that he has no five: he knocks.",
        keys: "k",
        goal: Goal::Entry("knock Bram"),
    },
    Step {
        words: "Anna lays 5-0 at the left end. The double is the other end and counts all its spots: 10, two points.",
        keys: "50",
        goal: Goal::Entry("play Anna 5>0 on left"),
    },
    Step {
        words: "Bram lays 5-2 on the right after all, so his knock was false. The referee says so, and it costs nothing.",
        keys: "52 r",
        goal: Goal::Entry("play Bram 5>2 on right"),
    },
    Step {
        words: "What the record proves can be asked at any time.",
        keys: "audit",
        goal: Goal::Asked("audit"),
    },
    Step {
        words: "The line lies as it does at the table, and the board has both pegs of each side.",
        keys: "show",
        goal: Goal::Asked("show"),
    },
];
