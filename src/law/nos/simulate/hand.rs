//! What players do in a hand: they play what they hold, and ask for what is due to them.

use super::games;
use super::table::{Misdeal, Table};
use super::wrong;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::nos::entry::Place;
use crate::law::nos::entry::{Act, Play, Tail};
use crate::law::nos::hand::{Hand, LAST_TWO, Round, Seat, Stage, Table as Laid};
use crate::law::nos::layout::{Scope, Way};
use crate::law::nos::ruling::{Event, Verdict};
use crate::law::nos::session::Session;
use crate::simulate::Luck;
use crate::table::name::Name;

/// A hand under way, as the record has it.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub session: &'a Session,
    pub hand: &'a Hand,
}

impl Scene<'_> {
    pub(super) fn name(self, seat: Seat) -> Name {
        self.session.name_at(self.hand, seat)
    }

    /// Whether the law takes this and finds it in order.
    pub(super) fn is_in_order(self, act: &Act) -> bool {
        let ruling = self.session.judge(&act.clone().into());
        ruling.is_ok_and(|ruling| ruling.verdict == Verdict::Accepted)
    }

    /// The unplayed tiles that fit somewhere, whoever holds them.
    pub(super) fn fitting(self, round: &Round) -> TileSet {
        let scope = match round.is_opening() {
            true => Scope::TurnInOpening,
            false => Scope::Turn,
        };
        round.layout.playable(scope).and(self.hand.tiles.unlaid())
    }

    /// What this player can play on turn.
    pub(super) fn playable(self, round: &Round, table: &Table, seat: Seat) -> TileSet {
        round
            .layout
            .playable(round.scope(seat))
            .and(table.hands[seat])
    }

    /// Whether nobody could play any more after the boneyard is drawn, if the truth were known (article 9.4).
    pub(super) fn is_closed(self, round: &Round, table: &Table) -> bool {
        let mut held = self
            .hand
            .all()
            .fold(TileSet::EMPTY, |held, seat| held.or(table.hands[seat]));
        if !matches!(round.stage, Stage::Over { .. }) {
            held = held.or(table
                .boneyard
                .iter()
                .skip(usize::from(LAST_TWO))
                .copied()
                .collect());
        }
        self.fitting(round).and(held).is_empty()
    }
}

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
    if let Some(act) = closed(scene, table, luck) {
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
            Stage::Going { .. } => Some(going(scene, round, table, luck)),
            Stage::Claimed { .. } => Some(claimed(scene, round, table, luck)),
            Stage::Closed => Some(draw(scene, round.turn, scene.hand.drawable(), luck)),
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

/// Whoever has just laid a tile may announce that nobody can play any more.
fn closed(scene: Scene<'_>, table: &mut Table, luck: &mut Luck) -> Option<Act> {
    let may_be = std::mem::take(&mut table.just_laid);
    let round = scene.hand.round().filter(|_| may_be)?;
    let closes = scene.is_closed(round, table) && luck.once_in(2);
    closes.then(|| Act::Block(Some(scene.name(round.last.seat))))
}

fn set(scene: Scene<'_>, on_set: Option<Seat>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let doubles = |seat: Seat| table.hands[seat].and(TileSet::DOUBLES);
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
        tile: games::lying(tile.or(table.boneyard.last().copied())?, luck),
        drawn: tile.is_none(),
    })
}

fn going(scene: Scene<'_>, round: &Round, table: &mut Table, luck: &mut Luck) -> Act {
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
    let fitting = round
        .layout
        .playable(Scope::OutOfTurn)
        .and(TileSet::DOUBLES);
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
        let doubles = table.hands[seat].and(TileSet::DOUBLES);
        let tiles: Vec<Tile> = doubles.iter().collect();
        if tiles.len() < 3 || luck.once_in(3) {
            return None;
        }
        let declare = |tiles: &[Tile]| Act::Declare {
            name: scene.name(seat),
            tiles: tiles.to_vec(),
        };
        let mut fewer = (3..=tiles.len()).rev().filter_map(|most| tiles.get(..most));
        fewer.find_map(|tiles| Some(declare(tiles)).filter(|act| scene.is_in_order(act)))
    })
}

/// A play with its tile as it lies.
pub(super) fn laid(name: Name, tile: Tile, way: Way, tail: Tail) -> Play {
    Play {
        name: Some(name),
        tile,
        touching: (!tile.is_double()).then_some(way.touching),
        on: Some(Place::Arm(way.arm)),
        tail,
    }
}

/// Plays a tile in one of its ways. What is due for it is asked for at once, a moment later, or never.
fn play(
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

fn draw(scene: Scene<'_>, seat: Seat, most: u8, luck: &mut Luck) -> Act {
    let one_by_one = most > 1 && luck.once_in(3);
    Act::Draw {
        name: Some(scene.name(seat)),
        tiles: if one_by_one { 1 } else { most.max(1) },
    }
}

/// A close is open: the next player draws, and whoever has a tile that fits shows it.
fn claimed(scene: Scene<'_>, round: &Round, table: &mut Table, luck: &mut Luck) -> Act {
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
            spots: tiles.count(),
        },
        false => Act::Reveal {
            name,
            tiles: tiles.iter().collect(),
        },
    })
}
