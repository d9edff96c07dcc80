//! What players do in a hand: they play what they hold, and ask for what is due to them.

use super::scene::{Scene, lying};
use super::table::{Misdeal, Table};
use super::{close, games, turn, wrong};
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::luck::Luck;
use crate::law::nos::entry::Act;
use crate::law::nos::hand::{Seat, Stage, Table as Laid, count_of_all};
use crate::law::nos::session::Session;

pub(super) fn next(session: &Session, table: &mut Table, luck: &mut Luck) -> Option<Act> {
    let scene = Scene {
        session,
        hand: session.hand()?,
    };
    if let Some(act) = table.about_to.pop_front() {
        return Some(act);
    }
    if let Some(act) = noticed(scene, table, luck) {
        return Some(act);
    }
    if let Some(act) = close::closed(scene, table, luck) {
        return Some(act);
    }
    if table.misdeal.is_none()
        && table.is_tempted(luck)
        && let Some(act) = wrong::in_hand(scene, table, luck)
    {
        return Some(act);
    }
    match &scene.hand.table {
        Laid::Bare { on_set } => set(scene, *on_set, table, luck),
        Laid::Set { set, .. } => Some(games::announce(session, *set, table, luck)),
        Laid::Game(round) => match round.stage {
            Stage::Going { .. } => Some(turn::going(scene, round, table, luck)),
            Stage::Claimed { .. } => Some(close::claimed(scene, round, table, luck)),
            Stage::Closed => Some(turn::draw(scene, round.turn, scene.hand.drawable(), luck)),
            Stage::Over { decides, .. } => count(scene, decides.is_some(), table, luck),
        },
    }
}

/// Somebody notices that tiles were dealt wrongly, before it could matter to the others.
fn noticed(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let (seat, misdeal) = table.misdeal?;
    let name = scene.name(seat);
    let waits = match scene.hand.round() {
        None => true,
        Some(round) => {
            let going = matches!(round.stage, Stage::Going { .. });
            going && round.turn != seat && !scene.playable(round, table, round.turn).is_empty()
        }
    };
    if waits && luck.once_in(2) {
        return None;
    }
    Some(match misdeal {
        Misdeal::Short(tiles) => Act::Short { name, tiles },
        Misdeal::Excess { tiles, kept } => Act::Excess { name, tiles, kept },
    })
}

fn set(scene: Scene<'_>, on_set: Option<Seat>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let doubles = |seat: Seat| table.hands[seat].doubles();
    let (seat, from) = match on_set {
        Some(seat) => (seat, doubles(seat)),
        None => {
            let highest = |seat: &Seat| doubles(*seat).iter().next();
            let Some(seat) = scene
                .hand
                .all()
                .filter(|seat| highest(seat).is_some())
                .max_by_key(|seat| highest(seat).map(Tile::high))
            else {
                return Some(Act::Reshuffle);
            };
            (seat, highest(&seat).into_iter().collect())
        }
    };
    let liked: TileSet = from.iter().filter(|double| table.likes(*double)).collect();
    let tile = luck.tile(if liked.is_empty() { from } else { liked });
    Some(Act::Set {
        name: Some(scene.name(seat)),
        tile: lying(tile.or(table.boneyard.last().copied())?, luck),
        drawn: tile.is_none(),
    })
}

/// Everybody shows his tiles, or says what they count.
fn count(scene: Scene<'_>, must_show: bool, table: &Table, luck: &mut Luck) -> Option<Act> {
    let mut uncounted = scene
        .hand
        .still_in()
        .filter(|seat| scene.hand.holding(*seat).counted.is_none());
    let seat = uncounted.next()?;
    let (name, tiles) = (scene.name(seat), table.hands[seat]);
    Some(match !must_show && luck.once_in(3) {
        true => Act::Count {
            name,
            spots: count_of_all(tiles),
        },
        false => Act::Reveal {
            name,
            tiles: tiles.iter().collect(),
        },
    })
}
