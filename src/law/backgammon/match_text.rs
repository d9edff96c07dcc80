//! Games written down as other programs of backgammon read them: a match, the plays of both beside one another.

use super::about::Rule;
use super::words::Event;
use super::{Backgammon, verbs::Dice};
use crate::law::game_text::Written;
use crate::table::seat::PlayerId;

/// The width of the first player's column.
const WIDE: usize = 32;

/// What is written of an event.
pub fn played(event: &Event) -> Option<(PlayerId, String)> {
    let rolled = |Dice([one, other]): Dice| format!("{one}{other}:");
    Some(match event {
        Event::Moved(player, play, _, dice, _) | Event::Stands(player, play, _, dice, _) => {
            (*player, format!("{} {play}", rolled(dice.0)))
        }
        Event::Passed(player, _, dice) => (*player, rolled(dice.0)),
        Event::Doubled(player, value) => (*player, format!(" Doubles => {value}")),
        Event::Beavered(player, value) => (*player, format!(" Beavers => {}", 2 * value)),
        Event::Taken(player, _) => (*player, " Takes".to_owned()),
        Event::Dropped(player) => (*player, " Drops".to_owned()),
        _ => return None,
    })
}

/// The match that these games are.
pub fn written(games: &[Written<Backgammon>]) -> String {
    let to = games
        .first()
        .map_or(0, |game| game.house.amount(Rule::Match));
    let mut text = format!(" {to} point match\n");
    for (game, number) in games.iter().zip(1..) {
        let mut rows: Vec<[String; 2]> = Vec::new();
        for (player, word) in &game.moves {
            match (player.index(), rows.last_mut()) {
                (1, Some([_, other])) if other.is_empty() => other.clone_from(word),
                (0, _) => rows.push([word.clone(), String::new()]),
                _ => rows.push([String::new(), word.clone()]),
            }
        }
        let rows = (1..)
            .zip(&rows)
            .map(|(at, row)| beside(&format!("{at:>3}) "), row));
        let each = [0, 1].map(|at| (game.names.get(at), game.before[at]));
        let each =
            each.map(|(name, has)| name.map_or(String::new(), |name| format!("{name} : {has}")));
        let end = game
            .points
            .map(|points| beside("      ", &ending(game, to, points)));
        text += &format!("\n Game {number}\n{}", beside(" ", &each));
        text.extend(rows.chain([end.unwrap_or_else(|| "\n".to_owned())]));
    }
    text
}

/// Who wins, and what.
fn ending(game: &Written<Backgammon>, to: i64, points: [i64; 2]) -> [String; 2] {
    [0, 1].map(|at| {
        let is_won = to > 0 && game.before[at] + points[at] >= to;
        let ending = if is_won { " and the match" } else { "" };
        let each = if points[at] == 1 { "point" } else { "points" };
        match points[at] {
            0 => String::new(),
            points => format!("Wins {points} {each}{ending}"),
        }
    })
}

/// A line of two columns.
fn beside(head: &str, [one, other]: &[String; 2]) -> String {
    let line = format!("{head}{one:<WIDE$} {other}");
    format!("{}\n", line.trim_end())
}
