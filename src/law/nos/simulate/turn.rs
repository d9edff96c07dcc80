//! What the player on turn does, and whoever has an immediate double.

use super::scene::{Scene, laid};
use super::table::Table;
use crate::dominoes::tile::Tile;
use crate::law::luck::Luck;
use crate::law::nos::entry::{Act, Tail};
use crate::law::nos::hand::{Round, Seat};
use crate::law::nos::layout::Scope;
use crate::law::nos::ruling::Event;

pub(super) fn going(scene: Scene<'_>, round: &Round, table: &mut Table, luck: &mut Luck) -> Act {
    if luck.once_in(600) {
        return Act::Void;
    }
    if round.is_opening()
        && let Some(act) =
            at_once(scene, round, table, luck).or_else(|| declared(scene, table, luck))
    {
        return act;
    }
    let (seat, drawable) = (round.turn, scene.hand.drawable());
    if scene.hand.waits_due(seat) > 0 {
        return Act::Wait(Some(scene.name(seat)));
    }
    let playable = scene.playable(round, table, seat);
    match luck.tile(playable) {
        Some(_) if drawable > 0 && luck.once_in(30) => draw(scene, seat, 1, luck),
        Some(tile) => play(scene, round, seat, tile, table, luck),
        None if drawable > 0 => draw(
            scene,
            seat,
            1 + u8::from(drawable > 1 && luck.once_in(8)),
            luck,
        ),
        None => Act::Pass(Some(scene.name(seat))),
    }
}

/// An immediate double out of turn (article 7.4).
fn at_once(scene: Scene<'_>, round: &Round, table: &mut Table, luck: &mut Luck) -> Option<Act> {
    let fitting = round.layout.playable(Scope::OutOfTurn).doubles();
    let unnoticed = table.misdeal.map(|(seat, _)| seat);
    let others = scene
        .hand
        .all()
        .filter(|seat| *seat != round.on_set && *seat != round.turn && Some(*seat) != unnoticed);
    for seat in others {
        if let Some(tile) = luck.tile(table.hands[seat].and(fitting))
            && luck.once_in(2)
        {
            return Some(play(scene, round, seat, tile, table, luck));
        }
    }
    None
}

/// Doubles laid face up, if they are paid (article 5.2).
fn declared(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let unnoticed = table.misdeal.map(|(seat, _)| seat);
    let seats = scene.hand.all().filter(|seat| Some(*seat) != unnoticed);
    seats.into_iter().find_map(|seat| {
        let doubles = table.hands[seat].doubles();
        let tiles: Vec<Tile> = doubles.iter().collect();
        if tiles.len() < 3 || luck.once_in(3) {
            return None;
        }
        let declare = |tiles: &[Tile]| Act::Declare {
            name: scene.name(seat),
            tiles: tiles.into(),
        };
        let mut fewer = (3..=tiles.len()).rev().filter_map(|most| tiles.get(..most));
        fewer.find_map(|tiles| Some(declare(tiles)).filter(|act| scene.is_in_order(act)))
    })
}

/// Plays a tile in one of its ways. What is due for it is asked for at once, a moment later, or never.
pub(super) fn play(
    scene: Scene<'_>,
    round: &Round,
    seat: Seat,
    tile: Tile,
    table: &mut Table,
    luck: &mut Luck,
) -> Act {
    let scope = match seat == round.turn {
        true => round.scope(seat),
        false => Scope::OutOfTurn,
    };
    let name = scene.name(seat);
    let Some(way) = luck.pick(&round.layout.ways(tile, scope, None)) else {
        return Act::Pass(Some(name));
    };
    let mut play = laid(name.clone(), tile, way, Tail::Plain);
    let Ok(ruling) = scene.session.judge(&Act::Play(play.clone()).into()) else {
        return Act::Play(play);
    };
    let (mut is_due, mut is_out) = (false, false);
    for event in &ruling.events {
        match event {
            Event::Laid { debtor, .. } => is_due = debtor.is_some(),
            Event::Out { first, .. } => is_out = *first,
            _ => {}
        }
    }
    if is_due {
        match luck.below(6) {
            0..=3 => play.tail = Tail::Claim,
            4 => table.about_to.push_back(Act::Claim(Some(name.clone()))),
            _ => {}
        }
    }
    if is_out && luck.once_in(2) {
        table.about_to.push_back(Act::Nos(name));
    }
    Act::Play(play)
}

pub(super) fn draw(scene: Scene<'_>, seat: Seat, most: u8, luck: &mut Luck) -> Act {
    let one_by_one = most > 1 && luck.once_in(3);
    Act::Draw {
        name: Some(scene.name(seat)),
        tiles: if one_by_one { 1 } else { most.max(1) },
    }
}
