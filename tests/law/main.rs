//! The law of Nos, held to the rulebook: every article in what it allows, what it forbids and where it ends.
//! Evenings are scripts as they are typed at the table; see [`evening`] for what their marks mean.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used)]

mod billitonnen;
mod closing;
mod count;
mod deal;
mod declaring;
mod doubles;
mod evening;
mod games;
mod invariants;
mod legality;
mod naive;
mod nos;
mod penalties;
mod players;
mod properties;
mod refusals;
mod rulings;
mod set;
mod settlement;
mod turn;

#[path = "../table/mod.rs"]
mod table;

#[path = "../speech/values.rs"]
#[allow(
    dead_code,
    reason = "of all that can be said, only entries are used here"
)]
mod values;

use ::nos::table::article::article;

/// The chapters as they are tested, each by its number.
const CHAPTERS: [(u8, &str); 13] = [
    (1, include_str!("players.rs")),
    (2, include_str!("deal.rs")),
    (3, include_str!("set.rs")),
    (4, include_str!("games.rs")),
    (5, include_str!("declaring.rs")),
    (6, include_str!("turn.rs")),
    (7, include_str!("doubles.rs")),
    (8, include_str!("nos.rs")),
    (9, include_str!("closing.rs")),
    (10, include_str!("count.rs")),
    (11, include_str!("penalties.rs")),
    (12, include_str!("settlement.rs")),
    (13, include_str!("billitonnen.rs")),
];

#[test]
fn every_article_has_a_test_that_is_named_for_it() {
    let mut articles = 0;
    for (chapter, tests) in CHAPTERS {
        let exists = |number: &u8| {
            let clause = ::nos::law::nos::rulebook().clause(article(chapter, *number));
            clause.is_ok()
        };
        for number in (1..=u8::MAX).take_while(exists) {
            articles += 1;
            let names = ["_", "a_", "b_"].map(|part| format!("fn art_{chapter}_{number}{part}"));
            let named = names.iter().any(|name| tests.contains(name.as_str()));
            assert!(named, "no test is named for article {chapter}.{number}");
        }
    }
    assert_eq!(articles, 78);
}
