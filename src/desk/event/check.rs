//! `nos event check`: whether every journal is as it was written, and whether a round would be seated otherwise now.

use super::folder::{Changed, EventFolder};
use crate::desk::outcome::{Failure, Status};
use crate::desk::pager;
use nos_records::event::account::EventRound;
use nos_records::event::round::{Seating, TableNo};
use nos_records::event::seating::seat;
use nos_rules::words::shell::listed;

pub fn check(folder: &EventFolder) -> Result<Status, Failure> {
    let event = &folder.event;
    let mut lines: Vec<String> = Vec::new();
    lines.extend(folder.faults.iter().map(|(_, fault)| fault.message.clone()));
    lines.extend(folder.odd.iter().map(|odd| odd.told()));
    lines.extend(
        folder
            .torn
            .iter()
            .map(|table| message!("event-torn", table)),
    );
    let (faults, said): (Vec<_>, Vec<_>) = folder
        .account
        .notices
        .iter()
        .partition(|notice| notice.is_fault());
    lines.extend(faults.iter().map(|notice| notice.told(event)));
    let all = folder.changed.iter();
    let changed = all.flat_map(|(no, changed)| changed.iter().map(|changed| (*no, changed)));
    let (corrected, others): (Vec<_>, Vec<_>) =
        changed.partition(|(_, changed)| changed.then.is_some());
    // Of each table the last round that was seated before.
    let last = |all: &[(TableNo, &Changed)]| {
        let tables = all.chunk_by(|(one, _), (other, _)| one == other);
        let last = tables.filter_map(<[_]>::last);
        last.map(|(table, changed)| (*table, changed.round))
            .collect::<Vec<_>>()
    };
    let others = last(&others).into_iter();
    lines.extend(others.map(|(table, round)| message!("event-other", table, round)));
    let status = match (lines.is_empty(), corrected.is_empty()) {
        (true, true) => Status::Clean,
        (true, false) => Status::Rejected,
        (false, _) => Status::Damaged,
    };
    let tables = last(&corrected).into_iter();
    lines.extend(tables.map(|(table, round)| message!("event-corrected", table, round)));
    for round in 2..=folder.account.seated() {
        if corrected.iter().any(|(_, changed)| changed.round == round) {
            lines.extend(moved(folder, round, &corrected));
        }
    }
    let older = folder.seatings.values();
    let older = older.filter(|seating| seating.round > 1 && seating.earlier.is_none());
    lines.extend(older.map(|seating| message!("event-older-seating", round = seating.round)));
    lines.extend(said.iter().map(|notice| notice.told(event)));
    if status == Status::Clean {
        lines.push(message!("event-sound", tables = folder.journals.len()));
    }
    pager::show(&lines)?;
    Ok(status)
}

/// Who would sit elsewhere in a round by the results as they are now, where these tables were others when it was seated.
fn moved(folder: &EventFolder, round: u32, corrected: &[(TableNo, &Changed)]) -> Option<String> {
    let event = &folder.event;
    let mut journals = folder.journals.clone();
    for (no, changed) in corrected
        .iter()
        .filter(|(_, changed)| changed.round == round)
    {
        journals.insert(*no, changed.then.clone());
    }
    let past = |rounds: &[EventRound]| seat(event, rounds.get(..round as usize - 1)?).ok();
    let then = folder.account_of(&journals, &folder.decisions);
    let [was, is] = [past(&then.rounds)?, past(&folder.account.rounds)?];
    let mates = |seating: &Seating, player: usize| {
        let mut tables = seating.tables.iter();
        let table = tables.find(|table| table.players.contains(&player));
        table.map(|table| {
            let mut players = table.players.clone();
            players.sort_unstable();
            players
        })
    };
    let present = event.present(round).into_iter();
    let others: Vec<usize> = present
        .filter(|player| mates(&was, *player) != mates(&is, *player))
        .collect();
    let names = event.names(&others);
    let players = others.len();
    let names = listed(names.iter().map(String::as_str));
    Some(message!("event-would-sit", round, names, players))
}
