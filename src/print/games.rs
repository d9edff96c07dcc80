//! The card of the games: what can be announced, and how it is typed.

use super::look::Look;
use super::tables::{Column, table};
use super::width::wrapped;
use crate::law::game::GAMES;
use crate::law::house::{House, HouseKey};

/// From this width on the card has the words as well, in columns.
const ROOMY: usize = 120;

/// What the games without a number that says all are announced with, by number, and their articles.
const IN_WORDS: [(&str, &str); 8] = [
    ("11", "announce RULE first SIDE then SIDE [4.6]"),
    ("", "announce RULE first N on SIDE [4.6]"),
    (
        "",
        "either of them may go on: then RULE, the other one [4.7]",
    ),
    ("12", "announce volapuk ordinary SIDE [4.8]"),
    ("", "it may go on: first N on SIDE [4.8]"),
    (
        "",
        "announce volapuk-cross, announce volapuk-double-cross [4.8]",
    ),
    (
        "17",
        "announce matador first here then there then ordinary-cross [4.10]",
    ),
    ("", "or ordinary-double-cross at its end [4.10]"),
];

/// The further games of article 4.11.
const FURTHER: [&str; 3] = [
    "announce triangle then ordinary-double-cross",
    "announce volapuk ordinary SIDE first SIDE then SIDE",
    "announce ordinary first here then there then matador-cross, or matador-double-cross",
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
        "Type announce and the number, like announce 2. 11, 12 and 17 need words:",
    );
    for (number, words) in IN_WORDS {
        say(&format!("{number:<4}"), words);
    }
    say(
        "",
        "RULE is ordinary or matador. SIDE is left, right or the number that the set shows there. N is 1 to 4 tiles.",
    );
    if house.is_on(HouseKey::ExtraGames) {
        say("", "The house rules have further games [4.11]:");
        for words in FURTHER {
            say("    ", words);
        }
    }
    lines
}
