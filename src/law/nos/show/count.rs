//! A hand that is over: how it ended, what everybody held, won and lost.

use super::balances::change_in;
use crate::law::Names;
use crate::law::holds::tiles;
use crate::law::nos::hand::Hand;
use crate::law::nos::hand::Stage;
use crate::law::nos::session::Session;
use crate::law::nos::telling::{self, words};
use crate::print::look::Look;
use crate::print::tables::{Column, change, table};
use crate::print::width::wrapped;

/// The hand that is over or was just counted: everybody's count in spots, the tiles shown, and the change in
/// chips. Empty if no hand is over.
pub fn count(session: &Session, look: &Look) -> Vec<String> {
    let over = |hand: &&Hand| hand.is_over();
    let Some(hand) = session.latest_hand().filter(over) else {
        return Vec::new();
    };
    let mut lines = wrapped("", &look.letters(&title(session, hand)), look.measure());
    let columns = [
        ("player", Column::Words),
        ("spots", Column::Number),
        ("held", Column::Words),
        ("hand", Column::Number),
    ];
    let rows = hand.seats.seated().filter_map(|(seat, player)| {
        let name = session.name(player)?;
        let own = hand.holding(seat);
        let (spots, held) = match (own.counted, hand.tiles.number(seat)) {
            (None, 0) if hand.first_out == Some(seat) => ("0".to_owned(), "nos".to_owned()),
            (None, 0) => ("0".to_owned(), "out".to_owned()),
            (None, held) => (look.dash().to_owned(), tiles(held)),
            (Some(spots), _) if hand.tiles.is_known(seat) => {
                (spots.to_string(), hand.tiles.known(seat).to_string())
            }
            (Some(spots), held) => (spots.to_string(), tiles(held)),
        };
        Some(vec![
            name.to_string(),
            spots,
            held,
            change(change_in(hand, seat)),
        ])
    });
    lines.extend(table(&columns, rows, look));
    lines
}

fn title(session: &Session, hand: &Hand) -> String {
    let mut title = format!("Hand {}", session.hands());
    if let Some(round) = hand.round() {
        title.push_str(&format!(", {}", telling::game(round.game)));
        if let Stage::Over { ending, .. } = round.stage {
            title.push_str(&format!(": {}.", words().tell(&ending, &Names::default())));
        }
    }
    title
}
