//! Wrong sets and declared doubles.

use super::others;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::luck::Luck;
use crate::law::nos::entry::Act;
use crate::law::nos::hand::{Seat, Table as Laid};
use crate::law::nos::simulate::scene::{Scene, lying};
use crate::law::nos::simulate::table::Table;

pub(super) fn set_without_being_on_set(
    scene: Scene<'_>,
    table: &Table,
    luck: &mut Luck,
) -> Option<Act> {
    let Laid::Bare {
        on_set: Some(on_set),
    } = scene.hand.table
    else {
        return None;
    };
    let seat = others(scene, on_set, luck)?;
    let tile = luck.tile(table.hands[seat])?;
    Some(setting(scene, seat, tile, false, luck))
}

pub(super) fn set_no_double(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let Laid::Bare { on_set: Some(seat) } = scene.hand.table else {
        return None;
    };
    let tile = luck.tile(table.hands[seat].minus(TileSet::set(6).doubles()))?;
    Some(setting(scene, seat, tile, false, luck))
}

pub(super) fn draw_with_a_double(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let Laid::Bare { on_set: Some(seat) } = scene.hand.table else {
        return None;
    };
    let doubles = table.hands[seat].doubles();
    let known = !scene.hand.tiles.known(seat).doubles().is_empty();
    if doubles.is_empty() || known {
        return None;
    }
    Some(setting(
        scene,
        seat,
        table.boneyard.last().copied()?,
        true,
        luck,
    ))
}

/// Whoever holds the highest double of a first hand says nothing.
pub(super) fn keep_a_higher_double(
    scene: Scene<'_>,
    table: &Table,
    luck: &mut Luck,
) -> Option<Act> {
    let Laid::Bare { on_set: None } = scene.hand.table else {
        return None;
    };
    let highest = |seat: Seat| table.hands[seat].doubles().iter().next();
    let top = scene
        .hand
        .all()
        .filter_map(highest)
        .max_by_key(|tile| tile.high())?;
    let lower: Vec<(Seat, Tile)> = scene
        .hand
        .all()
        .filter_map(|seat| Some((seat, highest(seat)?)))
        .filter(|(_, tile)| *tile != top)
        .collect();
    let (seat, tile) = luck.pick(&lower)?;
    Some(setting(scene, seat, tile, false, luck))
}

pub(super) fn declare_what_is_not_paid(
    scene: Scene<'_>,
    table: &Table,
    luck: &mut Luck,
) -> Option<Act> {
    scene.hand.round().filter(|round| round.is_opening())?;
    let seats: Vec<Seat> = scene.hand.still_in().collect();
    let seat = luck.pick(&seats)?;
    let doubles = table.hands[seat].doubles();
    let tiles: Box<[Tile]> = match doubles.is_empty() {
        true => luck.tile(table.hands[seat]).into_iter().collect(),
        false => doubles.iter().take(2).collect(),
    };
    Some(Act::Declare {
        name: scene.name(seat),
        tiles,
    })
}

fn setting(scene: Scene<'_>, seat: Seat, tile: Tile, drawn: bool, luck: &mut Luck) -> Act {
    Act::Set {
        name: Some(scene.name(seat)),
        tile: lying(tile, luck),
        drawn,
    }
}
