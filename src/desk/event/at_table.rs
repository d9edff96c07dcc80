//! The prompt's messages at a table of an event: where it is, and the step after the settlement.

use super::file;
use super::folder::{EventFolder, is_event};
use nos_base::words::shell::listed;
use nos_club::event::{EventTable, TableNo};
use nos_law::Occasion;
use std::path::{Path, PathBuf};

pub fn number(journal: &Path) -> Option<TableNo> {
    let name = journal.file_name()?.to_str()?;
    TableNo::read(name).filter(|no| no.journal() == name)
}

/// Returns the folder and table of a journal; `None` outside events.
pub fn table_of(journal: &Path) -> Option<(PathBuf, TableNo)> {
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
    event.has_table(no).then(|| {
        let (round, table) = (no.round(), no.table());
        message!("event-at-table", name = event.name, round, rounds = event.rounds, table)
    })
}

pub fn occasion(journal: &Path) -> Option<Occasion> {
    let (folder, no) = table_of(journal)?;
    let event = file::of_folder(&folder).ok()?;
    Some(Occasion { event: event.name, round: no.round.count(), table: no.table.count() })
}

pub fn is_settled(journal: &Path) -> Option<String> {
    let (folder, no) = table_of(journal)?;
    let folder = EventFolder::open(&folder).ok()?;
    (folder.account.seated() == no.round()).then(|| comes_next(&folder, Some(no)))
}

/// Names the unfinished tables of the last round, or the next round, or the end of the event. The
/// `settled` table counts as finished.
pub fn comes_next(folder: &EventFolder, settled: Option<TableNo>) -> String {
    let round = folder.account.seated();
    let tables = folder.account.rounds.last().map(|round| &round.tables);
    let is_open = |table: &&EventTable| Some(table.no) != settled && !table.is_over();
    let open: Vec<String> =
        tables.into_iter().flatten().filter(is_open).map(|table| table.no.to_string()).collect();
    if !open.is_empty() {
        let (number, tables) = (open.len(), listed(open));
        return message!("event-others-play", tables, number, round);
    }
    match round < folder.event.rounds {
        true => message!("event-next-round", round = round + 1),
        false => message!("event-is-over"),
    }
}
