//! What is said without being due, and what the table calls.

use crate::law::luck::Luck;
use crate::law::nos::entry::Act;
use crate::law::nos::fouls::{Foul, Found, When};
use crate::law::nos::hand::{Hand, Seat};
use crate::law::nos::session::Session;
use crate::law::nos::simulate::scene::Scene;
use crate::law::nos::simulate::table::Table;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

fn someone(scene: Scene<'_>, luck: &mut Luck) -> Option<Name> {
    let seats: Vec<Seat> = scene.hand.all().collect();
    luck.pick(&seats).map(|seat| scene.name(seat))
}

pub(super) fn claim_what_is_not_due(scene: Scene<'_>, _: &Table, luck: &mut Luck) -> Option<Act> {
    let last = scene.hand.last_to_lay().map(|seat| scene.name(seat));
    Some(Act::Claim(match luck.once_in(2) {
        true => last,
        false => someone(scene, luck),
    }))
}

pub(super) fn say_nos(scene: Scene<'_>, _: &Table, luck: &mut Luck) -> Option<Act> {
    scene.hand.round()?;
    someone(scene, luck).map(Act::Nos)
}

pub(super) fn close_wrongly(scene: Scene<'_>, table: &Table, _: &mut Luck) -> Option<Act> {
    let round = scene.hand.round()?;
    let wrong = round.last.just_now && !scene.is_closed(round, table);
    wrong.then(|| Act::Block(Some(scene.name(round.last.seat))))
}

pub(super) fn close_for_another(scene: Scene<'_>, _: &Table, luck: &mut Luck) -> Option<Act> {
    scene.hand.round()?;
    Some(Act::Block(someone(scene, luck)))
}

pub(super) fn refuse_to_draw(scene: Scene<'_>, _: &Table, _: &mut Luck) -> Option<Act> {
    let name = scene.name(scene.hand.round()?.turn);
    let kind = Foul::NoDraw;
    Some(Act::Foul { name, kind })
}

pub(super) fn be_called(scene: Scene<'_>, table: &Table, luck: &mut Luck) -> Option<Act> {
    called(scene.session, Some(scene.hand), table, luck)
}

/// A foul that the table saw. What only the tiles can show is called only if it is true.
pub(super) fn called(
    session: &Session,
    hand: Option<&Hand>,
    table: &Table,
    luck: &mut Luck,
) -> Option<Act> {
    let mut kinds: Vec<Foul> = Foul::callable().map(|(foul, _)| foul).collect();
    let mut players: Vec<PlayerId> = session.seats().iter().copied().collect();
    luck.shuffle(&mut kinds);
    luck.shuffle(&mut players);
    if luck.once_in(2) {
        // What the tiles can show is seldom there to be seen, so it is looked for first.
        let is_called =
            |kind: &Foul| matches!(kind.row().found, Found::Called(.., When::Denied(_)));
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
    let Found::Called(.., When::Denied(denied)) = kind.row().found else {
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
