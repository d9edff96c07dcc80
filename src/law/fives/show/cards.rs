//! The card of fives and threes.

use crate::law::fives::session::Session;
use crate::print::card::{Card, Carded, Fact};

/// What the card says, row by row.
#[rustfmt::skip]
const FACTS: [(&str, &str); 8] = [
    ("Players", "Two, or four in two pairs; partners sit opposite [1.1]."),
    ("Deal", "Two players take 7 tiles each, four take 6. Nobody draws from the rest [2.1]."),
    ("Lead", "Any tile. In every hand the lead passes to the left [2.3, 2.4]."),
    ("Play", "At one of the two ends, the same number [3.1]. Who can play must play; who cannot knocks [3.2, 3.3]."),
    ("Score", "Add up the two open ends; a double counts all its spots, but once while it lies alone [4.1, 4.3]. One point for each three in a multiple of three, and one for each five in a multiple of five [4.2]:"),
    ("Score", "3:1, 5:1, 6:2, 9:3, 10:2, 12:4, 15:8, 18:6, 20:4."),
    ("Out", "One point for the last tile, of both partners in pairs; none if the hand is blocked [5.1, 5.2, 5.3]."),
    ("Game", "61 points exactly, at once; a score that would go beyond counts for nothing [6.1, 6.2]."),
];

/// A lead that makes 10, a tile that makes 10 again, and one that makes 12.
const EXAMPLE: [&str; 6] = [
    "seat Anna Bram",
    "lot Anna 6-5 Bram 3-3",
    "deal",
    "play Anna 5-5",
    "play Bram 5>0 on left",
    "play Anna 0>2 on left",
];

impl Carded for Session {
    fn cards() -> Vec<Card<Session>> {
        let fact = |(heading, text): (&'static str, &str)| Fact {
            heading,
            text: text.to_owned(),
        };
        let script = EXAMPLE.map(str::to_owned).to_vec();
        let named = (None, "fives and threes");
        vec![Card::new(
            named,
            FACTS.map(fact).to_vec(),
            Vec::new(),
            script,
        )]
    }
}
