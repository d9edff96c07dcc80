//! What the prompt says of a journal of an event: which table it is, and once it is settled what comes next.

use super::file;
use super::folder::{EventFolder, is_event};
use nos_records::event::round::TableNo;
use nos_rules::law::game_text::Occasion;
use nos_rules::words::shell::listed;
use std::path::{Path, PathBuf};

/// Which table of an event a journal is by its name.
pub fn number(journal: &Path) -> Option<TableNo> {
    let name = journal.file_name()?.to_str()?;
    TableNo::read(name).filter(|no| no.journal() == name)
}

/// The event of a journal, and which table it is; `None` if it is of no event.
fn table_of(journal: &Path) -> Option<(PathBuf, TableNo)> {
    let no = number(journal)?;
    let folder = match journal.parent()? {
        folder if folder.as_os_str().is_empty() => PathBuf::from("."),
        folder => folder.to_owned(),
    };
    is_event(&folder).then_some((folder, no))
}

pub fn begins(journal: &Path) -> Option<String> {
    let (folder, no) = table_of(journal)?;
    let event = file::of_folder(&folder).ok()?;
    let (name, rounds) = (event.name, event.rounds);
    Some(message!(
        "event-at-table",
        name,
        round = no.round,
        rounds,
        table = no.table
    ))
}

/// The table of an event at which the games of this journal are played.
pub fn occasion(journal: &Path) -> Option<Occasion> {
    let (folder, no) = table_of(journal)?;
    let event = file::of_folder(&folder).ok()?;
    Some(Occasion {
        event: event.name,
        round: no.round,
        table: no.table,
    })
}

pub fn is_settled(journal: &Path) -> Option<String> {
    let (folder, no) = table_of(journal)?;
    let folder = EventFolder::open(&folder).ok()?;
    (folder.seated() <= no.round).then(|| comes_next(&folder, Some(no)))
}

/// The tables of the last round that are not settled, the next round, or that the event is over. This table counts as
/// settled.
pub fn comes_next(folder: &EventFolder, settled: Option<TableNo>) -> String {
    let round = folder.seated();
    let seated = folder
        .seatings
        .get(&round)
        .map(|seating| &seating.tables)
        .into_iter()
        .flatten()
        .map(|table| table.no);
    let is_open = |other: &TableNo| {
        let journal = folder.journals.get(other);
        Some(*other) != settled && journal.is_none_or(|journal| journal.table.results.is_none())
    };
    let open: Vec<String> = seated.filter(is_open).map(|no| no.to_string()).collect();
    match round + 1 {
        _ if !open.is_empty() => {
            let tables = listed(open.iter().map(String::as_str));
            message!("event-others-play", tables, number = open.len(), round)
        }
        next if next <= folder.event.rounds => message!("event-next-round", round = next),
        _ => message!("event-is-over"),
    }
}
