//! What happens before, between and after the hands.

use super::games;
use super::table::Table;
use super::wrong;
use crate::law::luck::Luck;
use crate::law::nos::entry::Act;
use crate::law::nos::hand::{SEATS_MAX, SEATS_MIN};
use crate::law::nos::ruling::NextSet;
use crate::law::nos::session::Session;
use crate::table::name::Name;
use crate::table::seat::PlayerId;

/// The people who may come. One name begins another, as it happens.
const NAMES: [&str; 16] = [
    "Anna", "Bram", "Cees", "Dirk", "Eva", "Fien", "Gijs", "Hanna", "Ineke", "Jan", "Jan-Piet",
    "Koos", "Lotte", "Maaike", "Niels", "Saskia",
];

/// What somebody thinks worth keeping.
const NOTES: [&str; 4] = [
    "a short break",
    "the coffee is spilt",
    "the window is opened",
    "the tiles are wiped",
];

pub(super) fn arrive(session: &Session, table: &mut Table, luck: &mut Luck) -> Option<Act> {
    if let Some(rule) =
        games::house_rule(table).filter(|_| session.house().differing().count() == 0)
    {
        return Some(Act::House(rule));
    }
    table.names = NAMES.to_vec();
    luck.shuffle(&mut table.names);
    let players = table
        .players
        .unwrap_or(SEATS_MIN + luck.below(SEATS_MAX - SEATS_MIN + 1));
    let seated = table
        .names
        .split_off(table.names.len().saturating_sub(players));
    Some(Act::Seat(
        seated.into_iter().filter_map(Name::new).collect(),
    ))
}

pub(super) fn between(session: &Session, table: &mut Table, luck: &mut Luck) -> Option<Act> {
    if let Some(act) = table.about_to.pop_front() {
        return Some(act);
    }
    if session.hands() > 0
        && table.is_tempted(luck)
        && let Some(act) = wrong::between(session, table, luck)
    {
        return Some(act);
    }
    if session.hands() >= table.hands_wished {
        return Some(Act::Settle);
    }
    let someone = |luck: &mut Luck| Some(session.name_of(luck.pick(session.seats())?));
    match luck.below(40) {
        0 => return Some(Act::Note(luck.pick(&NOTES)?.to_owned())),
        1 | 2 => return Some(recount(session, luck)),
        3 | 4 if session.seats().len() > SEATS_MIN => return Some(Act::Retire(someone(luck)?)),
        5..=7 if session.seats().len() < SEATS_MAX => {
            if let Some(name) = table.names.pop().and_then(Name::new) {
                let after = if luck.once_in(2) { someone(luck) } else { None };
                return Some(Act::Join { name, after });
            }
        }
        _ => {}
    }
    Some(Act::Deal)
}

/// Some count their chips, and find what the book has.
fn recount(session: &Session, luck: &mut Luck) -> Act {
    let mut counted: Vec<(Name, u32)> = Vec::new();
    for player in session.seats() {
        let chips = session.roster().get(player.index()).map(|own| own.balance);
        let chips = chips.and_then(|chips| u32::try_from(chips).ok());
        if let Some(chips) = chips.filter(|_| counted.is_empty() || luck.once_in(2)) {
            counted.push((session.name_of(*player), chips));
        }
    }
    match counted.is_empty() {
        true => Act::Deal,
        false => Act::Recount(counted),
    }
}

pub(super) fn lots(session: &Session, luck: &mut Luck) -> Option<Act> {
    match session.next_set() {
        NextSet::Lots(tied) => Some(drawn(session, tied, luck)),
        NextSet::HighestDouble | NextSet::Loser(_) => None,
    }
}

/// These players draw a tile each.
pub(super) fn drawn(session: &Session, players: &[PlayerId], luck: &mut Luck) -> Act {
    let names = players.iter().map(|player| session.name_of(*player));
    Act::Lot(names.zip(luck.tiles()).collect())
}
