//! What players do wrong. The referee sees a wrong tile at once, a false knock only later.

use super::table::Table;
use super::{said, still_in};
use crate::law::Verdict;
use crate::law::fives::entry::Play;
use crate::law::fives::hand::Hand;
use crate::law::fives::line::{Arm, Place};
use crate::law::fives::session::Session;
use crate::law::fives::verbs::Act;
use crate::simulate::Luck;
use crate::table::seat::Seat;

/// A way to do something wrong now, if there is one.
type Wrong = fn(&Session, &Hand, &Table, &mut Luck) -> Option<Act>;

/// Every kind, and whether the referee may find it in order, because nobody can see it yet.
const KINDS: [(Wrong, bool); 3] = [
    (play_a_wrong_tile, false),
    (play_out_of_turn, false),
    (knock_while_able, true),
];

/// Something wrong; `None` if nothing can be done wrong that the law would take.
pub(super) fn act(session: &Session, hand: &Hand, table: &Table, luck: &mut Luck) -> Option<Act> {
    let mut kinds = KINDS;
    luck.shuffle(&mut kinds);
    kinds.into_iter().find_map(|(wrong, unseen)| {
        let act = wrong(session, hand, table, luck)?;
        let ruling = session.judge(&act).ok()?;
        (unseen || ruling.verdict != Verdict::Accepted).then_some(act)
    })
}

/// A tile of this player, lying any way at any end.
fn any_way(
    session: &Session,
    hand: &Hand,
    seat: Seat,
    table: &Table,
    luck: &mut Luck,
) -> Option<Act> {
    let (one, other) = said(luck.tile(table.hands[seat])?, luck);
    let arm = luck.pick(&Arm::BOTH)?;
    let lies = hand.line.ends().is_some();
    Some(Act::Play(Play {
        name: Some(session.name_of(hand.player(seat))),
        one,
        other,
        touches: lies && luck.once_in(2),
        on: lies.then_some(Place::Arm(arm)),
    }))
}

fn play_a_wrong_tile(
    session: &Session,
    hand: &Hand,
    table: &Table,
    luck: &mut Luck,
) -> Option<Act> {
    any_way(session, hand, hand.turn, table, luck)
}

fn play_out_of_turn(session: &Session, hand: &Hand, table: &Table, luck: &mut Luck) -> Option<Act> {
    let others: Vec<Seat> = still_in(hand)
        .into_iter()
        .filter(|seat| *seat != hand.turn)
        .collect();
    any_way(session, hand, luck.pick(&others)?, table, luck)
}

fn knock_while_able(session: &Session, hand: &Hand, table: &Table, _: &mut Luck) -> Option<Act> {
    let able = !hand.line.fitting().and(table.hands[hand.turn]).is_empty();
    able.then(|| Act::Knock(Some(session.name_of(hand.player(hand.turn)))))
}
