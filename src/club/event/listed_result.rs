//! Results of games as lists and keys give them, white first.

use super::limits::rows;
use super::worth::for_two;
use super::{Decision, Event, LineFault, SeatedTable, Seating};
use std::cmp::Ordering;

#[derive(Clone, Copy)]
pub enum ListedResult {
    Played(Ordering),
    /// Whether white and black came.
    Forfeit([bool; 2]),
}

const RESULTS: [(&str, ListedResult); 8] = [
    ("1-0", ListedResult::Played(Ordering::Greater)),
    ("0-1", ListedResult::Played(Ordering::Less)),
    ("½-½", ListedResult::Played(Ordering::Equal)),
    ("1/2-1/2", ListedResult::Played(Ordering::Equal)),
    ("=-=", ListedResult::Played(Ordering::Equal)),
    ("+-", ListedResult::Forfeit([true, false])),
    ("-+", ListedResult::Forfeit([false, true])),
    ("--", ListedResult::Forfeit([false, false])),
];

impl ListedResult {
    pub fn read(text: &str) -> Option<ListedResult> {
        let text: String = text.split_whitespace().collect();
        RESULTS.iter().find_map(|(word, result)| (*word == text).then_some(*result))
    }

    pub fn decision(self, event: &Event, table: &SeatedTable) -> Result<Decision, String> {
        let players = table.players.iter().copied();
        match self {
            ListedResult::Played(result) => {
                let no_draws = || message!("event-no-draws", law = event.law.name());
                let points = for_two(event, &event.points, result).ok_or_else(no_draws)?;
                Ok(Decision::Result(players.zip(points).collect()))
            }
            ListedResult::Forfeit(came) => Ok(Decision::Forfeit(
                players.zip(came).filter(|(_, came)| !came).map(|(player, _)| player).collect(),
            )),
        }
    }
}

pub type TableResults<'a> = Vec<(&'a SeatedTable, ListedResult)>;

/// Reads lines like `3 1-0`. A wrong line refuses the whole list.
pub fn listed<'a>(
    event: &Event,
    seating: &'a Seating,
    text: &str,
) -> Result<TableResults<'a>, LineFault> {
    let mut results = TableResults::new();
    for (at, row) in rows(text) {
        let fault = |fault: String| (at, fault);
        let form = || fault(message!("event-results-form"));
        let (table, result) = row.split_once(char::is_whitespace).ok_or_else(form)?;
        let is_named = |own: &&SeatedTable| {
            let names = [own.no.table().to_string(), own.no.to_string(), own.no.journal()];
            names.iter().any(|name| name == table)
        };
        let unknown = || fault(message!("event-no-such-table", table));
        let own = seating.tables.iter().find(is_named).ok_or_else(unknown)?;
        let result = ListedResult::read(result).ok_or_else(form)?;
        result.decision(event, own).map_err(fault)?;
        if results.iter().any(|(other, _)| other.no == own.no) {
            return Err(fault(message!("event-decided-twice", table = own.no)));
        }
        results.push((own, result));
    }
    Ok(results)
}
