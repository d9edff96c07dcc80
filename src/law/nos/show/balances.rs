//! Everybody's chips, and how they changed.

use crate::law::nos::hand::Hand;
use crate::law::nos::house::HouseKey;
use crate::law::nos::session::Session;
use crate::law::nos::transfer::PlayerId;
use crate::print::look::Look;
use crate::print::tables::{Column, change, table};
use crate::table::seat::Seat;

/// The seated players clockwise, then those who have left; with each, whether the player is seated.
pub(super) fn everybody(session: &Session) -> impl Iterator<Item = (PlayerId, bool)> + '_ {
    let left = (0..session.roster().len()).map(PlayerId::at);
    let left = left.filter(|player| !session.seats().contains(player));
    let seated = session.seats().iter().map(|player| (*player, true));
    seated.chain(left.map(|player| (player, false)))
}

/// What a seat has won or lost in a hand, in chips.
pub(super) fn change_in(hand: &Hand, seat: Seat) -> i64 {
    -hand.paid[seat].0.iter().sum::<i64>()
}

/// Everybody's chips: the balance, the change in the hand under way or just counted, and the change since
/// the start. The pot comes last, if anything is in it.
pub fn balances(session: &Session, look: &Look) -> Vec<String> {
    let start = session.house().amount(HouseKey::ChipsStart);
    let hand = session.latest_hand();
    let mut columns = vec![("player", Column::Words), ("chips", Column::Number)];
    if hand.is_some() {
        columns.push(("hand", Column::Number));
    }
    columns.push(("in all", Column::Number));
    let row = |(id, seated): (PlayerId, bool)| {
        let player = session.roster().get(id.index())?;
        let left = if seated { "" } else { " (left)" };
        let mut row = vec![format!("{}{left}", player.name), player.balance.to_string()];
        if let Some(hand) = hand {
            row.push(match hand.seat(id) {
                Some(seat) => change(change_in(hand, seat)),
                None => String::new(),
            });
        }
        row.push(change(player.balance - start));
        Some(row)
    };
    let pot = (session.pot() != 0).then(|| {
        let mut row = vec!["the pot".to_owned(), session.pot().to_string()];
        row.resize(columns.len(), String::new());
        row
    });
    let rows: Vec<Vec<String>> = everybody(session).filter_map(row).chain(pot).collect();
    table(&columns, rows, look)
}
