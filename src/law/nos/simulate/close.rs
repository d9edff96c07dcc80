//! Who closes, and who refutes it.

use super::scene::Scene;
use super::table::Table;
use super::turn::{draw, play};
use crate::law::luck::Luck;
use crate::law::nos::entry::Act;
use crate::law::nos::hand::{Round, Seat};

/// Whoever has just laid a tile may announce that nobody can play any more.
pub(super) fn closed(scene: Scene<'_>, table: &mut Table, luck: &mut Luck) -> Option<Act> {
    let may_be = std::mem::take(&mut table.just_laid);
    let round = scene.hand.round().filter(|_| may_be)?;
    let closes = scene.is_closed(round, table) && luck.once_in(2);
    closes.then(|| Act::Block(Some(scene.name(round.last.seat))))
}

/// A close is open: the next player draws, and whoever has a tile that fits shows it.
pub(super) fn claimed(scene: Scene<'_>, round: &Round, table: &mut Table, luck: &mut Luck) -> Act {
    let fitting = scene.fitting(round);
    let known = |seat: &Seat| !scene.hand.tiles.known(*seat).and(fitting).is_empty();
    let holders: Vec<Seat> = scene
        .hand
        .all()
        .filter(|seat| !table.hands[*seat].and(fitting).is_empty())
        .collect();
    if !holders.is_empty() && table.silent.is_none() {
        table.silent = Some(table.is_tempted(luck));
    }
    let speaks = table.silent == Some(false) || holders.iter().any(known);
    let drawable = scene.hand.drawable();
    if let Some(seat) = luck.pick(&holders).filter(|_| speaks) {
        let tile = luck.tile(table.hands[seat].and(fitting));
        let plays = seat == round.turn && scene.hand.waits_due(seat) == 0 && luck.once_in(2);
        let playable = scene.playable(round, table, seat);
        if let Some(tile) = tile {
            return match plays && playable.has(tile) {
                true => play(scene, round, seat, tile, table, luck),
                false => Act::Refute {
                    name: scene.name(seat),
                    tile,
                },
            };
        }
    }
    match drawable {
        0 => Act::Uphold,
        most => draw(scene, round.turn, most, luck),
    }
}
