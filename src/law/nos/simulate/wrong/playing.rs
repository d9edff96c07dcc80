//! Wrong tiles, and wrong turns.

use super::{going, others};
use crate::law::luck::Luck;
use crate::law::nos::entry::{Act, Play, Tail};
use crate::law::nos::hand::{Round, Seat};
use crate::law::nos::layout::Way;
use crate::law::nos::plan::Arm;
use crate::law::nos::simulate::scene::{Scene, laid, lying};
use crate::law::nos::simulate::table::Table;

/// A tile of this player, lying any way on any arm.
fn any_way(
    scene: Scene<'_>,
    round: &Round,
    seat: Seat,
    table: &Table,
    luck: &mut Luck,
    tail: Tail,
) -> Option<Play> {
    let tile = luck.tile(table.hands[seat])?;
    let arms: Vec<Arm> = round
        .layout
        .plan()
        .geometry
        .arms()
        .iter()
        .map(|(arm, _)| *arm)
        .collect();
    let (touching, open) = lying(tile, luck);
    let arm = luck.pick(&arms)?;
    Some(laid(
        scene.name(seat),
        tile,
        Way {
            arm,
            touching,
            open,
        },
        tail,
    ))
}

pub(super) fn play_a_wrong_tile(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    any_way(scene, round, round.turn, table, luck, Tail::Plain).map(Act::Play)
}

pub(super) fn leave_a_wrong_tile(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    any_way(scene, round, round.turn, table, luck, Tail::Stands).map(Act::Play)
}

pub(super) fn play_out_of_turn(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    let seat = others(scene, round.turn, luck)?;
    if luck.once_in(2) {
        let tile = luck.tile(table.hands[seat])?;
        let play = Play {
            name: Some(scene.name(seat)),
            tile,
            touching: None,
            on: None,
            tail: Tail::Plain,
        };
        return Some(Act::Play(play));
    }
    any_way(scene, round, seat, table, luck, Tail::Plain).map(Act::Play)
}

pub(super) fn pass_while_able(scene: Scene<'_>, table: &Table, _: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    let able = !scene.playable(round, table, round.turn).is_empty();
    (able && scene.hand.drawable() == 0).then(|| Act::Pass(Some(scene.name(round.turn))))
}

pub(super) fn pass_too_early(scene: Scene<'_>, _: &Table, _: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    (scene.hand.drawable() > 0).then(|| Act::Pass(Some(scene.name(round.turn))))
}

pub(super) fn draw_too_many(scene: Scene<'_>, _: &Table, luck: &mut Luck) -> Option<Act> {
    let round = scene.hand.round()?;
    let drawable = scene.hand.drawable();
    let tiles = drawable + 1 + luck.below(2) as u8;
    (drawable < 4).then(|| Act::Draw {
        name: Some(scene.name(round.turn)),
        tiles,
    })
}
