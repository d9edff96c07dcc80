//! What lies on the table.

use super::billitonnen::line_and_rows;
use super::layout::arms;
use crate::law::nos::hand::{Hand, Table};
use crate::law::nos::hand::{Round, Stage};
use crate::law::nos::layout::Layout;
use crate::law::nos::session::{Progress, Session};
use crate::law::picture::{self, Piece};
use crate::print::look::Look;

/// What lies on the table, as a picture.
pub fn show(session: &Session, look: &Look) -> Vec<String> {
    shown(session, super::layout::picture, look)
}

/// What lies on the table, one line for each arm.
pub fn show_arms(session: &Session, look: &Look) -> Vec<String> {
    shown(session, arms, look)
}

/// Whether tiles can still be played.
pub(super) fn is_going(round: &Round) -> bool {
    matches!(round.stage, Stage::Going { .. } | Stage::Claimed { .. })
}

fn shown(
    session: &Session,
    game: fn(&Layout, bool, &Look) -> Vec<String>,
    look: &Look,
) -> Vec<String> {
    match session.progress() {
        Progress::Billitonnen(billitonnen) => line_and_rows(session, billitonnen, look),
        _ => match session.hand().map(|hand: &Hand| &hand.table) {
            Some(Table::Game(round)) => game(&round.layout, is_going(round), look),
            Some(Table::Set { set, .. }) => {
                let piece = Piece::set_lying(set.left, set.right, look);
                picture::line(&[piece], look)
            }
            Some(Table::Bare { .. }) | None => vec!["No tile lies on the table.".to_owned()],
        },
    }
}
