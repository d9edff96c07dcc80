//! The points of each side, and the games it has won.

use crate::law::fives::session::Session;
use crate::law::fives::side::Side;
use crate::print::look::Look;
use crate::print::tables::{Column, table};

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
