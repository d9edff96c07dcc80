//! The points of each side, the games it has won, and the settlement.

use crate::law::fives::session::Session;
use crate::law::fives::side::Side;
use crate::print::look::Look;
use crate::print::tables::{Column, table};
use crate::print::width::wrapped;

/// The points of the game that is being played, and the games won.
pub fn scores(session: &Session, look: &Look) -> Vec<String> {
    if session.players().is_empty() {
        return vec!["Nobody has points yet.".to_owned()];
    }
    let names = session.names();
    let columns = [
        ("side", Column::Words),
        ("points", Column::Number),
        ("to go", Column::Number),
        ("games", Column::Number),
    ];
    let rows = Side::BOTH.into_iter().map(|side| {
        let points = session.game().scores[side];
        vec![
            side.name(&names),
            points.to_string(),
            session.target().saturating_sub(points).to_string(),
            session.won_by(side).to_string(),
        ]
    });
    table(&columns, rows, look)
}

/// The settlement: the points of every game, and the games won; empty before the session is settled.
pub fn settlement(session: &Session, look: &Look) -> Vec<String> {
    if !session.is_settled() {
        return Vec::new();
    }
    let names = session.names();
    let [first, second] = Side::BOTH.map(|side| side.name(&names));
    let columns = [
        ("game", Column::Number),
        (first.as_str(), Column::Words),
        (second.as_str(), Column::Words),
        ("won by", Column::Words),
    ];
    let rows = session.games().enumerate().map(|(at, game)| {
        let [one, other] = Side::BOTH.map(|side| game.scores[side].to_string());
        let won = game.won.map(|side| side.name(&names));
        let won = won.unwrap_or_else(|| look.dash().to_owned());
        vec![(at + 1).to_string(), one, other, won]
    });
    let mut lines = table(&columns, rows, look);
    let won = Side::BOTH.map(|side| format!("{} {}", side.name(&names), session.won_by(side)));
    let told = format!("Games won: {}.", won.join(", "));
    lines.extend(wrapped("", &told, look.measure()));
    lines
}
