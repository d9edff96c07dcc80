//! The names of players, as answers show them.

use crate::law::nos::hand::Hand;
use crate::law::nos::session::Session;
use crate::table::name::Name;
use crate::table::seat::{PlayerId, Seat};

/// The name of a player; empty if there is no such player.
pub(super) fn name(session: &Session, player: PlayerId) -> &str {
    session.name(player).map_or("", Name::as_str)
}

/// The name of the player at a seat of a hand.
pub(super) fn at<'a>(session: &'a Session, hand: &Hand, seat: Seat) -> &'a str {
    name(session, hand.player(seat))
}
