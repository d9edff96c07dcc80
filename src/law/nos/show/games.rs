//! The card of the games: what can be announced, and how it is typed.

use crate::law::Names;
use crate::law::nos::games::{GAMES, Game, GameRow, NUMBERS};
use crate::law::nos::house::{House, HouseKey};
use crate::law::nos::telling::words;
use crate::print::look::Look;
use crate::print::tables::{Column, table};
use crate::print::width::wrapped;

/// From this number of columns on, the card has the words too.
const ROOMY: usize = 120;

/// What fills the holes.
const HOLES: &str =
    "RULE: ordinary or matador; OTHER: the other one. SIDE: left, right, 0 to 6. N: 1 to 4.";

/// The card of the games; the further games are on it if the house rules allow them.
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
    let rows = NUMBERS.filter_map(|number| {
        let card = GameRow::of(number).next()?;
        let mut row = vec![
            number.to_string(),
            look.letters(card.name),
            words().tell(&card.set, &Names::default()),
        ];
        if roomy {
            row.push(match Game::by_number(number) {
                Some(game) => game.to_string(),
                None => "see below".to_owned(),
            });
        }
        Some(row)
    });
    let mut lines = table(&columns, rows, look);
    let mut say =
        |head: &str, text: &str| lines.extend(wrapped(head, &look.letters(text), look.measure()));
    say(
        "",
        "Type announce and the number, like announce 2; but announce and words for these:",
    );
    for number in NUMBERS.filter(|number| Game::by_number(*number).is_none()) {
        let first = GameRow::of(number).next();
        for (at, row) in GameRow::of(number).enumerate() {
            let other = first.filter(|first| first.set != row.set);
            let set = other.map_or(String::new(), |_| {
                format!(" on {}", words().tell(&row.set, &Names::default()))
            });
            let number = if at == 0 {
                number.to_string()
            } else {
                String::new()
            };
            say(
                &format!("{number:<4}"),
                &format!("{}{set} [{}]", row.words, row.article),
            );
        }
    }
    say("    ", HOLES);
    if house.is_on(HouseKey::ExtraGames) {
        say("", "The house rules have further games [4.11]:");
        for row in GAMES.iter().filter(|row| row.is_extra()) {
            say("    ", row.words);
        }
    }
    lines
}
