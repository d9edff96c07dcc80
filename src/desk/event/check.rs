//! `nos event check`: whether every journal is as it was written, and whether a round would be seated otherwise now.

use super::folder::EventFolder;
use crate::desk::outcome::{Failure, Status};
use crate::desk::pager;
use nos_records::event::round::{EventRound, EventTable, Seating, TableNo};
use nos_records::event::seating::seat;
use nos_records::journal::Record;
use nos_rules::law::EntryNo;
use nos_rules::words::shell::listed;
use std::collections::BTreeMap;

pub fn check(folder: &EventFolder) -> Result<Status, Failure> {
    let mut lines: Vec<String> = folder
        .faults
        .iter()
        .map(|fault| fault.message.clone())
        .collect();
    lines.extend(folder.odd.iter().map(|name| message!("event-odd", name)));
    lines.extend(found(folder));
    let (later, would) = corrected(folder);
    let status = match (lines.is_empty(), later.is_empty()) {
        (true, true) => Status::Clean,
        (true, false) => Status::Rejected,
        (false, _) => Status::Damaged,
    };
    lines.extend(later);
    lines.extend(would);
    if status == Status::Clean {
        lines.push(message!("event-sound", tables = folder.journals.len()));
    }
    pager::show(&lines)?;
    Ok(status)
}

/// What does not fit together.
fn found(folder: &EventFolder) -> Vec<String> {
    let (event, mut lines) = (&folder.event, Vec::new());
    let mut seats: BTreeMap<(u32, usize), TableNo> = BTreeMap::new();
    for (no, journal) in &folder.journals {
        let table = &journal.table;
        if journal.is_torn {
            lines.push(message!("event-torn", table = no));
        }
        lines.extend(
            table
                .strangers
                .iter()
                .map(|name| message!("event-stranger", table = no, name)),
        );
        for player in &table.players {
            if let Some(other) = seats.insert((no.round, *player), *no) {
                lines.push(message!(
                    "event-two-tables",
                    name = event.name(*player),
                    one = other,
                    other = no
                ));
            }
        }
    }
    for (round, seating) in &folder.seatings {
        for seated in &seating.tables {
            let Some(journal) = folder.journals.get(&seated.no) else {
                if !folder.unread.contains(&seated.no) {
                    lines.push(message!("event-missing", table = seated.no));
                }
                continue;
            };
            let sorted = |players: &[usize]| {
                let mut players = players.to_vec();
                players.sort_unstable();
                players
            };
            if sorted(&journal.table.players) != sorted(&seated.players) {
                let names = event.names(&journal.table.players);
                let players = listed(names.iter().map(String::as_str));
                lines.push(message!("event-otherwise", table = seated.no, players));
            }
        }
        let of_round = folder.journals.keys().filter(|no| no.round == *round);
        let more = of_round.filter(|no| seating.tables.iter().all(|table| table.no != **no));
        lines.extend(more.map(|no| message!("event-not-in-seating", table = no)));
    }
    lines
}

/// The tables that were corrected after a later round was seated, each with the last such round; and whose seat would
/// have been another.
fn corrected(folder: &EventFolder) -> (Vec<String>, Vec<String>) {
    let (mut later, mut would) = (BTreeMap::new(), Vec::new());
    for round in 2..=folder.seated() {
        // A round was seated when its first journal was begun.
        let of_round = folder.journals.iter().filter(|(no, _)| no.round == round);
        let begun = of_round.filter_map(|(_, journal)| Some(journal.table.begun?.instant()));
        let Some(seated) = begun.min() else { continue };
        let mut then = folder.rounds(round - 1, &folder.without());
        let mut is_other = false;
        for table in then.iter_mut().flat_map(|round| &mut round.tables) {
            let Some(journal) = folder.journals.get(&table.no) else {
                continue;
            };
            let known = lines_until(&journal.record, seated);
            if known == journal.record.len() {
                continue;
            }
            let was = EventTable::of(&folder.event, table.no, &journal.record.first(known), None);
            if was.results != table.results {
                later.insert(table.no, round);
                is_other = true;
            }
            *table = was;
        }
        if is_other {
            would.extend(moved(folder, round, &then));
        }
    }
    let told = |(table, round)| message!("event-corrected", table, round);
    (later.into_iter().map(told).collect(), would)
}

/// How many lines of a record there were at this second.
fn lines_until(record: &Record, second: i64) -> usize {
    let numbers = 1..=record.len() as u32;
    let known = numbers.take_while(|no| {
        let time = record.time_of(EntryNo(*no));
        time.is_none_or(|time| time.instant() <= second)
    });
    known.count()
}

/// Who would sit elsewhere in a round by the results as they are now, if these were the results then.
fn moved(folder: &EventFolder, round: u32, then: &[EventRound]) -> Option<String> {
    let event = &folder.event;
    let now = folder.rounds(round - 1, &folder.without());
    let [was, is] = [seat(event, then).ok()?, seat(event, &now).ok()?];
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
