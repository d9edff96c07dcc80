//! The card of fives and threes.

use crate::law::fives::session::Session;
use crate::print::card::{Card, Carded, Fact};

/// What the card says, row by row.
#[rustfmt::skip]
const FACTS: [(&str, &str); 5] = [
    ("Tiles", "7 each, in pairs 6; no drawing [2.1]."),
    ("Play", "the same number, at two ends [3.1]. Who can must play, else knocks [3.2, 3.3]."),
    ("Points", "both ends, a double in full [4.1]. 3, 5: 1 point. 6, 10: 2. 9: 3. 12, 20: 4. 18: 6. 15: 8 [4.2]."),
    ("Out", "1 point; blocked, none [5.1 to 5.3]."),
    ("Game", "61 exactly; beyond it nothing [6.1, 6.2]."),
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
    fn cards() -> Vec<Card> {
        let fact = |(heading, text): (&'static str, &str)| Fact {
            heading,
            text: text.to_owned(),
        };
        let script = EXAMPLE.map(str::to_owned).to_vec();
        let named = (None, "fives and threes");
        vec![Card::new(
            || &crate::law::fives::LAW,
            named,
            FACTS.map(fact).to_vec(),
            Vec::new(),
            script,
        )]
    }
}
