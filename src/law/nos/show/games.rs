//! The card of the games: what can be announced, and how it is typed.

use crate::law::nos::game::GAMES;
use crate::law::nos::house::{House, HouseKey};
use crate::print::look::Look;
use crate::print::tables::{Column, table};
use crate::print::width::wrapped;

/// From this width on the card has the words as well, in columns.
const ROOMY: usize = 120;

/// What those games are announced with whose number does not say all.
const IN_WORDS: [(&str, &str); 9] = [
    ("11", "RULE first SIDE then SIDE [4.6]"),
    ("", "RULE first N on SIDE [4.6]"),
    (
        "",
        "after either, if wanted: then RULE, the other one [4.7]",
    ),
    ("12", "volapuk ordinary SIDE [4.8]"),
    ("", "volapuk ordinary SIDE first N on SIDE [4.8]"),
    ("", "on a double: volapuk-cross, volapuk-double-cross [4.8]"),
    (
        "17",
        "matador first here then there then ordinary-cross [4.10]",
    ),
    ("", "or at its end: ordinary-double-cross [4.10]"),
    (
        "",
        "RULE: ordinary, matador. SIDE: left, right, 0 to 6. N: 1 to 4.",
    ),
];

/// The further games of article 4.11.
const FURTHER: [&str; 3] = [
    "triangle then ordinary-double-cross",
    "volapuk ordinary SIDE first SIDE then SIDE",
    "ordinary first here then there then matador-cross, or then matador-double-cross",
];

/// The card of the games; the further ones where the house rules have them.
pub fn games(house: &House, look: &Look) -> Vec<String> {
    let roomy = look.columns() >= ROOMY;
    let mut columns = vec![
        ("no.", Column::Number),
        ("game", Column::Words),
        ("the set must be", Column::Whole),
    ];
    if roomy {
        columns.push(("announce in words", Column::Words));
    }
    let rows = GAMES.iter().map(|card| {
        let mut row = vec![
            card.number.to_string(),
            look.letters(card.name),
            card.set.words().to_owned(),
        ];
        if roomy {
            row.push(match card.by_number {
                Some(_) => card.announce.to_owned(),
                None => "see below".to_owned(),
            });
        }
        row
    });
    let mut lines = table(&columns, rows, look);
    let mut say =
        |head: &str, text: &str| lines.extend(wrapped(head, &look.letters(text), look.measure()));
    say(
        "",
        "Type announce and the number, like announce 2; but announce and words for these:",
    );
    for (number, words) in IN_WORDS {
        say(&format!("{number:<4}"), words);
    }
    if house.is_on(HouseKey::ExtraGames) {
        say("", "The house rules have further games [4.11]:");
        for words in FURTHER {
            say("    ", words);
        }
    }
    lines
}
