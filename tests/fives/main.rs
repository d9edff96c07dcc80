//! Fives and threes, held to the rulebook: every article in what it allows, what it forbids and where it
//! ends. Evenings are scripts as they are typed at the table; see [`evening`] for what their marks mean.
#![allow(clippy::panic, clippy::unwrap_used, clippy::expect_used)]

mod answers;
mod corrections;
mod end;
mod evening;
mod game;
mod pictures;
mod playing;
mod properties;
mod reader;
mod scoring;
mod speech;
mod table_and_deal;

use nos::table::article::article;

/// The chapters, each with the file that tests it.
const CHAPTERS: [(u8, &str); 6] = [
    (1, include_str!("table_and_deal.rs")),
    (2, include_str!("table_and_deal.rs")),
    (3, include_str!("playing.rs")),
    (4, include_str!("scoring.rs")),
    (5, include_str!("end.rs")),
    (6, include_str!("game.rs")),
];

#[test]
fn every_article_has_a_test_that_is_named_for_it() {
    let mut articles = 0;
    for (chapter, tests) in CHAPTERS {
        let exists = |number: &u8| {
            let clause = nos::law::fives::rulebook().clause(article(chapter, *number));
            clause.is_ok()
        };
        for number in (1..=u8::MAX).take_while(exists) {
            articles += 1;
            let named = tests.contains(&format!("fn art_{chapter}_{number}_"));
            assert!(named, "no test is named for article {chapter}.{number}");
        }
    }
    assert_eq!(articles, 22);
}
