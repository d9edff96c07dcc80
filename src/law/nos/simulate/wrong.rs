//! What players do wrong: a row for each kind. Some of it the referee sees at once, some of it nobody.

use super::games::lying;
use super::hand::{Scene, laid};
use super::table::Table;
use crate::dominoes::tile::{Tile, TileSet};
use crate::law::nos::entry::{Act, Play, Tail};
use crate::law::nos::fouls::{Foul, Found, When};
use crate::law::nos::hand::{Hand, Round, Seat, Stage, Table as Laid};
use crate::law::nos::layout::Way;
use crate::law::nos::plan::Arm;
use crate::law::nos::ruling::Verdict;
use crate::law::nos::session::Session;
use crate::simulate::Luck;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

/// A way to do something wrong now, if there is one.
type Wrong = fn(Scene<'_>, &Table, &mut Luck) -> Option<Act>;

/// Every kind, and whether the referee may find it in order, because nobody can see it yet.
const KINDS: [(Wrong, bool); 17] = [
    (set_without_being_on_set, false),
    (set_no_double, false),
    (draw_with_a_double, true),
    (keep_a_higher_double, true),
    (declare_what_is_not_paid, false),
    (play_a_wrong_tile, false),
    (leave_a_wrong_tile, false),
    (play_out_of_turn, false),
    (pass_while_able, true),
    (pass_too_early, false),
    (draw_too_many, false),
    (claim_what_is_not_due, false),
    (say_nos, false),
    (close_wrongly, true),
    (close_for_another, false),
    (refuse_to_draw, false),
    (be_called, false),
];

/// Something wrong in a hand; `None` if nothing can be done wrong that the law would take.
pub(super) fn in_hand(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let mut kinds = KINDS;
    luck.shuffle(&mut kinds);
    kinds.into_iter().find_map(|(wrong, unseen)| {
        let act = wrong(scene, table, luck)?;
        let ruling = scene.session.judge(&act.clone().into()).ok()?;
        (unseen || ruling.verdict != Verdict::Accepted).then_some(act)
    })
}

/// Something wrong between two hands: a foul that is called late, or a count that is not that of the book.
pub(super) fn between(session: &Session, table: &Table, luck: &mut Luck) -> Option<Act> {
    if luck.once_in(4) {
        let player = luck.pick(session.seats())?;
        let chips = 400 + luck.below(200) as u32;
        return Some(Act::Recount(vec![(session.name_of(player), chips)]));
    }
    called(session, session.latest_hand(), table, luck)
}

fn others(scene: Scene<'_>, than: Seat, luck: &mut Luck) -> Option<Seat> {
    let others: Vec<Seat> = scene.hand.still_in().filter(|seat| *seat != than).collect();
    luck.pick(&others)
}

fn going(scene: Scene<'_>) -> Option<&Round> {
    let round = scene.hand.round()?;
    matches!(round.stage, Stage::Going { .. }).then_some(round)
}

fn setting(scene: Scene<'_>, seat: Seat, tile: Tile, drawn: bool, luck: &mut Luck) -> Act {
    Act::Set {
        name: Some(scene.name(seat)),
        tile: lying(tile, luck),
        drawn,
    }
}

fn set_without_being_on_set(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
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

fn set_no_double(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let Laid::Bare { on_set: Some(seat) } = scene.hand.table else {
        return None;
    };
    let tile = luck.tile(table.hands[seat].minus(TileSet::DOUBLES))?;
    Some(setting(scene, seat, tile, false, luck))
}

fn draw_with_a_double(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let Laid::Bare { on_set: Some(seat) } = scene.hand.table else {
        return None;
    };
    let doubles = table.hands[seat].and(TileSet::DOUBLES);
    let known = !scene
        .hand
        .tiles
        .known(seat)
        .and(TileSet::DOUBLES)
        .is_empty();
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
fn keep_a_higher_double(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let Laid::Bare { on_set: None } = scene.hand.table else {
        return None;
    };
    let highest = |seat: Seat| table.hands[seat].and(TileSet::DOUBLES).iter().next();
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

fn declare_what_is_not_paid(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    scene.hand.round().filter(|round| round.is_opening())?;
    let seats: Vec<Seat> = scene.hand.still_in().collect();
    let seat = luck.pick(&seats)?;
    let doubles = table.hands[seat].and(TileSet::DOUBLES);
    let tiles: Vec<Tile> = match doubles.is_empty() {
        true => luck.tile(table.hands[seat]).into_iter().collect(),
        false => doubles.iter().take(2).collect(),
    };
    Some(Act::Declare {
        name: scene.name(seat),
        tiles,
    })
}

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

fn play_a_wrong_tile(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    any_way(scene, round, round.turn, table, luck, Tail::Plain).map(Act::Play)
}

fn leave_a_wrong_tile(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    any_way(scene, round, round.turn, table, luck, Tail::Stands).map(Act::Play)
}

fn play_out_of_turn(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
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

fn pass_while_able(scene: Scene<'_>, table: &Table, _: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    let able = !scene.playable(round, table, round.turn).is_empty();
    (able && scene.hand.drawable() == 0).then(|| Act::Pass(Some(scene.name(round.turn))))
}

fn pass_too_early(scene: Scene<'_>, _: &Table, _: &mut Luck) -> Option<Act> {
    let round = going(scene)?;
    (scene.hand.drawable() > 0).then(|| Act::Pass(Some(scene.name(round.turn))))
}

fn draw_too_many(scene: Scene<'_>, _: &Table, luck: &mut Luck) -> Option<Act> {
    let round = scene.hand.round()?;
    let drawable = scene.hand.drawable();
    let tiles = drawable + 1 + luck.below(2) as u8;
    (drawable < 4).then(|| Act::Draw {
        name: Some(scene.name(round.turn)),
        tiles,
    })
}

fn someone(scene: Scene<'_>, luck: &mut Luck) -> Option<Name> {
    let seats: Vec<Seat> = scene.hand.all().collect();
    luck.pick(&seats).map(|seat| scene.name(seat))
}

fn claim_what_is_not_due(scene: Scene<'_>, _: &Table, luck: &mut Luck) -> Option<Act> {
    let last = scene.hand.last_to_lay().map(|seat| scene.name(seat));
    Some(Act::Claim(match luck.once_in(2) {
        true => last,
        false => someone(scene, luck),
    }))
}

fn say_nos(scene: Scene<'_>, _: &Table, luck: &mut Luck) -> Option<Act> {
    scene.hand.round()?;
    someone(scene, luck).map(Act::Nos)
}

fn close_wrongly(scene: Scene<'_>, table: &Table, _: &mut Luck) -> Option<Act> {
    let round = scene.hand.round()?;
    let wrong = round.last.just_now && !scene.is_closed(round, table);
    wrong.then(|| Act::Block(Some(scene.name(round.last.seat))))
}

fn close_for_another(scene: Scene<'_>, _: &Table, luck: &mut Luck) -> Option<Act> {
    scene.hand.round()?;
    Some(Act::Block(someone(scene, luck)))
}

fn refuse_to_draw(scene: Scene<'_>, _: &Table, _: &mut Luck) -> Option<Act> {
    let name = scene.name(scene.hand.round()?.turn);
    let kind = Foul::NoDraw;
    Some(Act::Foul { name, kind })
}

fn be_called(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    called(scene.session, Some(scene.hand), table, luck)
}

/// A foul that the table saw. What only the tiles can show is called only if it is true.
fn called(session: &Session, hand: Option<&Hand>, table: &Table, luck: &mut Luck) -> Option<Act> {
    let mut kinds: Vec<Foul> = Foul::callable().map(|(foul, _)| foul).collect();
    let mut players: Vec<PlayerId> = session.seats().iter().copied().collect();
    luck.shuffle(&mut kinds);
    luck.shuffle(&mut players);
    if luck.once_in(2) {
        // What the tiles can show is seldom there to be seen, so it is looked for first.
        let is_called = |kind: &Foul| matches!(kind.row().found, Found::Called(_, When::Denied(_)));
        kinds.sort_by_key(|kind| !is_called(kind));
    }
    let mut all = kinds
        .iter()
        .flat_map(|kind| players.iter().map(move |player| (*kind, *player)));
    all.find_map(|(kind, player)| {
        let act = Act::Foul {
            name: session.name_of(player),
            kind,
        };
        let can_be = session.judge(&act.clone().into()).is_ok();
        (can_be && is_true(kind, player, hand, table)).then_some(act)
    })
}

/// Whether a player did what the foul says, as far as the tiles can show it.
fn is_true(kind: Foul, player: PlayerId, hand: Option<&Hand>, table: &Table) -> bool {
    let Found::Called(_, When::Denied(denied)) = kind.row().found else {
        return true;
    };
    let Some((hand, seat)) = hand.and_then(|hand| Some((hand, hand.seat(player)?))) else {
        return false;
    };
    let denials = hand.tiles.denials().iter().zip(&table.lies);
    let mut his = denials.filter(|(denial, _)| {
        denial.seat == seat && denial.own.kind == denied && !denial.own.punished
    });
    his.next_back().is_some_and(|(_, lies)| *lies)
}
