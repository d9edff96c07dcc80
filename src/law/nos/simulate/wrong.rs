//! What players do wrong: a row for each kind. Some of it the referee sees at once, some of it nobody.

mod playing;
mod saying;
mod setting;

use super::scene::Scene;
use super::table::Table;
use crate::law::luck::Luck;
use crate::law::nos::entry::Act;
use crate::law::nos::hand::{Round, Seat, Stage};
use crate::law::nos::ruling::Verdict;
use crate::law::nos::session::Session;
use playing::{
    draw_too_many, leave_a_wrong_tile, pass_too_early, pass_while_able, play_a_wrong_tile,
    play_out_of_turn,
};
use saying::{
    be_called, called, claim_what_is_not_due, close_for_another, close_wrongly, refuse_to_draw,
    say_nos,
};
use setting::{
    declare_what_is_not_paid, draw_with_a_double, keep_a_higher_double, set_no_double,
    set_without_being_on_set,
};

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
