//! `nos event check`: finds changed journals, and rounds that would now be seated differently.

use super::folder::{Changed, EventFolder};
use crate::desk::{Failure, Status, pager};
use nos_base::{in_order, listed};
use nos_club::event::seating::seat;
use nos_club::event::{EventRound, SeatedTable, Seating, TableNo};

pub fn check(folder: &EventFolder) -> Result<Status, Failure> {
    let event = &folder.event;
    let mut lines = Vec::from_iter(folder.faults.iter().map(|(_, fault)| fault.message.clone()));
    lines.extend(folder.odd.iter().cloned());
    lines.extend(folder.torn.iter().map(|table| message!("event-torn", table)));
    let (faults, said): (Vec<_>, Vec<_>) =
        folder.account.notices.iter().partition(|notice| notice.is_fault());
    lines.extend(faults.iter().map(|notice| notice.told(event)));
    let (corrected, others): (Vec<_>, Vec<_>) = folder
        .changed
        .iter()
        .flat_map(|(no, changed)| changed.iter().map(|changed| (*no, changed)))
        .partition(|(_, changed)| changed.then.is_some());
    // For each table the last round that was seated before the change.
    let last = |all: &[(TableNo, &Changed)]| {
        let last = all.chunk_by(|(one, _), (other, _)| one == other).filter_map(<[_]>::last);
        last.map(|(table, changed)| (*table, changed.round)).collect::<Vec<_>>()
    };
    let other = |(table, round)| message!("event-other", table, round);
    lines.extend(last(&others).into_iter().map(other));
    let status = match (lines.is_empty(), corrected.is_empty()) {
        (true, true) => Status::Clean,
        (true, false) => Status::Rejected,
        (false, _) => Status::Damaged,
    };
    let own = |(table, round)| message!("event-corrected", table, round);
    lines.extend(last(&corrected).into_iter().map(own));
    for round in 2..=folder.account.seated() {
        if corrected.iter().any(|(_, changed)| changed.round == round) {
            lines.extend(moved(folder, round, &corrected));
        }
    }
    for seating in folder.seatings.values() {
        if seating.round > 1 && seating.earlier.is_none() {
            lines.push(message!("event-older-seating", round = seating.round));
        }
    }
    lines.extend(said.iter().map(|notice| notice.told(event)));
    if status == Status::Clean {
        lines.push(message!("event-sound", tables = folder.journals.len()));
    }
    pager::show(&lines)?;
    Ok(status)
}

/// Names players who would sit elsewhere by the present results. The `corrected` tables had other
/// results when the round was seated.
fn moved(folder: &EventFolder, round: u32, corrected: &[(TableNo, &Changed)]) -> Option<String> {
    let event = &folder.event;
    let mut journals = folder.journals.clone();
    for (no, changed) in corrected.iter().filter(|(_, changed)| changed.round == round) {
        journals.insert(*no, changed.then.clone());
    }
    let past = |rounds: &[EventRound]| seat(event, rounds.get(..round as usize - 1)?).ok();
    let then = folder.account_of(&journals, &folder.decisions);
    let [was, is] = [past(&then.rounds)?, past(&folder.account.rounds)?];
    let mates = |seating: &Seating, player: usize| {
        let has_player = |table: &&SeatedTable| table.players.contains(&player);
        Some(in_order(seating.tables.iter().find(has_player)?.players.clone()))
    };
    let has_white = |seating: &Seating, player: usize| {
        seating.tables.iter().any(|table| table.players.first() == Some(&player))
    };
    let mut others = event.present(round);
    others.retain(|player| mates(&was, *player) != mates(&is, *player));
    let are_swapped = others.is_empty() && event.has_colours();
    if are_swapped {
        others = event.present(round);
        others.retain(|player| has_white(&was, *player) != has_white(&is, *player));
    }
    let (players, names) = (others.len(), listed(event.names(&others)));
    Some(match are_swapped && players > 0 {
        true => message!("event-would-swap", round, names),
        false => message!("event-would-sit", round, names, players),
    })
}
