//! The rounds of an event as they were seated and played.

use super::roster::Event;
use crate::journal::{Record, Seal};
use nos_rules::law::EntryNo;
use nos_rules::speech::Moment;
use nos_rules::table::name::{Name, spaced};
use nos_rules::table::seat::PlayerId;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;

/// The number of a table: `r2-t3` is the third one of the second round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct TableNo {
    pub round: u32,
    pub table: u32,
}

impl TableNo {
    /// Reads `r2-t3` or the name of its journal.
    pub fn read(text: &str) -> Option<TableNo> {
        let text = text.strip_suffix(".nos").unwrap_or(text);
        let (round, table) = text.strip_prefix('r')?.split_once("-t")?;
        let no = TableNo {
            round: round.parse().ok().filter(|round| *round > 0)?,
            table: table.parse().ok().filter(|table| *table > 0)?,
        };
        // No other spelling is the name of the file.
        (no.to_string() == text).then_some(no)
    }

    pub fn journal(self) -> String {
        format!("{self}.nos")
    }
}

impl fmt::Display for TableNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}-t{}", self.round, self.table)
    }
}

/// Who sits where in a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    pub round: u32,
    pub tables: Vec<SeatedTable>,
    /// Who sits out, by place in the roster.
    pub out: Vec<usize>,
    /// How many meetings are repeated.
    pub repeats: u64,
    /// Tables of earlier rounds that counted as not played.
    pub without: Vec<TableNo>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedTable {
    pub no: TableNo,
    /// Clockwise, by place in the roster.
    pub players: Vec<usize>,
}

impl Seating {
    /// The name of the file of a round's seating.
    pub fn file(round: u32) -> String {
        format!("seating-r{round}.json")
    }

    /// The round of which a file with this name has the seating.
    pub fn round_of(file: &str) -> Option<u32> {
        let round = file
            .strip_prefix("seating-r")?
            .strip_suffix(".json")?
            .parse()
            .ok()?;
        (Seating::file(round) == file).then_some(round)
    }

    pub fn json(&self, event: &Event) -> Value {
        let table = |table: &SeatedTable| {
            json!({
                "table": table.no.table,
                "journal": table.no.journal(),
                "players": event.names(&table.players),
            })
        };
        let mut json = json!({
            "round": self.round,
            "tables": self.tables.iter().map(table).collect::<Vec<_>>(),
            "out": event.names(&self.out),
            "repeats": self.repeats,
        });
        if !self.without.is_empty() {
            let without = self.without.iter().map(TableNo::to_string);
            json["without"] = without.collect();
        }
        json
    }

    /// Reads it again; an error says whom the roster does not have, or that it is no seating.
    pub fn read(event: &Event, text: &str) -> Result<Seating, String> {
        let no_seating = || message!("event-no-seating");
        let json: Value = serde_json::from_str(text).map_err(|_| no_seating())?;
        let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
        let list = |value: &Value| value.as_array().cloned().ok_or_else(no_seating);
        let players = |value: &Value| {
            let names = list(value)?;
            let place = |name: &Value| {
                let name = name.as_str().ok_or_else(no_seating)?;
                let place = Name::typed(name).and_then(|name| event.place_of(&name));
                place.ok_or_else(|| message!("event-nobody", name))
            };
            names.iter().map(place).collect::<Result<Vec<_>, _>>()
        };
        let round = number(&json["round"]).ok_or_else(no_seating)?;
        let mut seating = Seating {
            round,
            out: players(&json["out"])?,
            repeats: json["repeats"].as_u64().unwrap_or_default(),
            ..Seating::default()
        };
        for table in list(&json["tables"])? {
            let table_no = number(&table["table"]).ok_or_else(no_seating)?;
            seating.tables.push(SeatedTable {
                no: TableNo {
                    round,
                    table: table_no,
                },
                players: players(&table["players"])?,
            });
        }
        let without = json["without"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|no| TableNo::read(no.as_str()?));
        seating.without = without.collect();
        Ok(seating)
    }
}

/// A table as its journal has it.
#[derive(Clone, Debug)]
pub struct EventTable {
    pub no: TableNo,
    /// In the order of the journal, by place in the roster.
    pub players: Vec<usize>,
    /// Who sat there and is not in the roster.
    pub strangers: Vec<String>,
    /// What each player brought home; `None` while the table is not settled.
    pub results: Option<Vec<TableResult>>,
    /// Hands or games that were begun.
    pub hands: u32,
    pub begun: Option<Moment>,
    pub seal: Option<Seal>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableResult {
    pub over: i64,
    /// Above this the table is won, and below it lost.
    pub level: i64,
    /// Which side of the table, from 0.
    pub side: usize,
}

impl EventTable {
    pub fn of(event: &Event, no: TableNo, record: &Record, seal: Option<Seal>) -> EventTable {
        let session = record.session();
        let names = session.names();
        let (mut players, mut strangers, mut results) = (Vec::new(), Vec::new(), Vec::new());
        for (at, name) in names.iter().enumerate() {
            let Some(place) = event.place_of(name) else {
                strangers.push(spaced(name.as_str()));
                continue;
            };
            let standing = session.standing(PlayerId::at(at));
            let result = TableResult {
                over: standing.result,
                level: standing.level,
                side: record.law().seating.holder_of(at),
            };
            // Who left and came back under another name is one player.
            match players.iter().position(|other| *other == place) {
                Some(at) => {
                    let known: &mut TableResult = &mut results[at];
                    known.over += result.over;
                }
                None => {
                    players.push(place);
                    results.push(result);
                }
            }
        }
        let is_settled = session.now().unfinished.is_none() && !players.is_empty();
        let begins = record
            .standing()
            .filter(|entry| entry.ruling.summary().begins_hand);
        EventTable {
            no,
            players,
            strangers,
            results: is_settled.then_some(results),
            hands: begins.count() as u32,
            begun: record.time_of(EntryNo(1)),
            seal,
        }
    }
}

/// A round as far as it is known: its tables, and who sat out.
#[derive(Clone, Debug, Default)]
pub struct EventRound {
    pub tables: Vec<EventTable>,
    pub out: Vec<usize>,
}

impl EventRound {
    /// The tables whose results count.
    pub fn settled(&self) -> impl Iterator<Item = (&EventTable, &[TableResult])> {
        let tables = self.tables.iter();
        tables.filter_map(|table| Some((table, table.results.as_deref()?)))
    }
}

/// The last round that is seated, or played without a seating; 0 if none is.
pub fn seated<'t>(
    seatings: &BTreeMap<u32, Seating>,
    tables: impl Iterator<Item = &'t EventTable>,
) -> u32 {
    let has_begun = |table: &&EventTable| table.hands > 0 || table.results.is_some();
    let played = tables.filter(has_begun).map(|table| table.no.round).max();
    let seated = seatings.keys().copied().max();
    seated.max(played).unwrap_or_default()
}

/// The tables of earlier rounds that count as not played, by what was said when a round was seated.
pub fn without(seatings: &BTreeMap<u32, Seating>) -> Vec<TableNo> {
    let without = seatings.values().flat_map(|seating| &seating.without);
    without.copied().collect()
}

/// The first `rounds` rounds as they were seated and played, without these tables.
pub fn rounds<'t>(
    event: &Event,
    seatings: &BTreeMap<u32, Seating>,
    tables: impl Iterator<Item = &'t EventTable> + Clone,
    rounds: u32,
    without: &[TableNo],
) -> Vec<EventRound> {
    let round = |round: u32| {
        let of_round =
            |table: &&EventTable| table.no.round == round && !without.contains(&table.no);
        let tables: Vec<EventTable> = tables.clone().filter(of_round).cloned().collect();
        let out = match seatings.get(&round) {
            Some(seating) => seating.out.clone(),
            None => {
                let sat =
                    |player: &usize| tables.iter().any(|table| table.players.contains(player));
                let mut out = event.present(round);
                out.retain(|player| !tables.is_empty() && !sat(player));
                out
            }
        };
        EventRound { tables, out }
    };
    (1..=rounds).map(round).collect()
}
