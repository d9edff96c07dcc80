//! Who takes the pot.

use super::evening;
use super::scene::lying;
use super::table::Table;
use crate::law::luck::Luck;
use crate::law::nos::SetTile;
use crate::law::nos::billitonnen::{Billitonnen, LineState};
use crate::law::nos::entry::{Act, Place};
use crate::law::nos::plan::Arm;
use crate::law::nos::session::{Progress, Session};
use crate::table::seat::PlayerId;

pub(super) fn next(session: &Session, table: &Table, luck: &mut Luck) -> Option<Act> {
    let Progress::Billitonnen(game) = session.progress() else {
        return Some(match luck.once_in(2) {
            true => Act::Billitonnen,
            false => Act::Pot(session.name_of(luck.pick(session.seats())?)),
        });
    };
    match &game.state {
        LineState::NoLead => Some(evening::drawn(session, session.seats(), luck)),
        LineState::NoTile { .. } if game.has_starter() => {
            Some(Act::Starter(lying(table.starter?, luck)))
        }
        _ if game.is_stuck() => Some(Act::Pot(session.name_of(lightest(game, table, luck)?))),
        LineState::NoTile { .. } => flip(session, game, table, luck, None),
        LineState::Turning { .. } => flip(session, game, table, luck, game.ends()),
    }
}

/// The player on turn turns the first tile of the row.
fn flip(
    session: &Session,
    game: &Billitonnen,
    table: &Table,
    luck: &mut Luck,
    line: Option<SetTile>,
) -> Option<Act> {
    let turn = game.turn()?;
    let tile = table.rows[turn].front().copied()?;
    let chooses = line
        .is_some_and(|SetTile { left, right }| left != right && tile.has(left) && tile.has(right));
    let on = match luck.once_in(2) {
        true => Arm::Left,
        false => Arm::Right,
    };
    Some(Act::Flip {
        name: Some(session.name_of(game.seats[turn])),
        tile: lying(tile, luck),
        on: chooses.then_some(Place::Arm(on)),
    })
}

/// Whose row has the fewest spots; one of those who are level, by lot (article 13.6).
fn lightest(game: &Billitonnen, table: &Table, luck: &mut Luck) -> Option<PlayerId> {
    let spots = |seat| {
        table.rows[seat]
            .iter()
            .map(|tile| u32::from(tile.weight()))
            .sum::<u32>()
    };
    let least = game.seats.seats().map(spots).min()?;
    let level = game
        .seats
        .seated()
        .filter(|(seat, _)| spots(*seat) == least);
    luck.pick(&level.map(|(_, player)| player).collect::<Vec<_>>())
}
