//! The rounds of an event: who is seated where, and what each journal says of its table.

pub use super::limits::TableNo;

use super::limits::{EventPoints, RoundNumber, TableNumber};
use super::roster::Event;
use crate::season::evening::{BothSat, PlayerResult, SeasonEvening};
use nos_base::table::name::{Name, spaced};
use nos_entry::{Entry, Moment};
use nos_law::EntryNo;
use nos_records::journal::tag::Link;
use nos_records::journal::{Record, Seal};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Seats of a round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    pub round: u32,
    pub tables: Vec<SeatedTable>,
    /// Players who sit out, by place in the roster.
    pub out: Vec<usize>,
    /// Those of them without a partner or an opponent, who get no win for it.
    pub alone: Vec<usize>,
    /// Number of repeated meetings.
    pub repeats: u64,
    /// The journals of earlier rounds as they were when this one was seated; `None` if the seating does not say.
    pub earlier: Option<Vec<EarlierJournal>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatedTable {
    pub no: TableNo,
    /// Clockwise, by place in the roster.
    pub players: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarlierJournal {
    pub no: TableNo,
    pub entries: usize,
    /// The link of the last of them, in hexadecimal digits.
    pub link: String,
}

impl Seating {
    /// The name of the file of a round's seating.
    pub fn file(round: u32) -> String {
        format!("seating-r{round}.json")
    }

    /// Round of the seating in a file with this name.
    pub fn round_of(file: &str) -> Option<u32> {
        let number = file.strip_prefix("seating-r")?.strip_suffix(".json")?;
        let round = RoundNumber::read(number)?.count();
        (Seating::file(round) == file).then_some(round)
    }

    pub fn json(&self, event: &Event) -> Value {
        let table = |table: &SeatedTable| {
            json!({
                "table": table.no.table(),
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
        if !self.alone.is_empty() {
            json["alone"] = json!(event.names(&self.alone));
        }
        if let Some(earlier) = self.earlier.as_ref().filter(|_| self.round > 1) {
            let journals = earlier.iter().map(|EarlierJournal { no, entries, link }| {
                json!({ "journal": no.journal(), "entries": entries, "link": link })
            });
            json["earlier"] = journals.collect();
        }
        json
    }

    /// Reads the seating of this round from its file. An error names a player whom the roster lacks, or says what is
    /// wrong.
    pub fn read(event: &Event, round: u32, text: &str) -> Result<Seating, String> {
        let no_seating = || message!("event-no-seating");
        let json: Value = serde_json::from_str(text).map_err(|_| no_seating())?;
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
        let said = RoundNumber::of_json(&json["round"]).ok_or_else(no_seating)?;
        if said.count() != round {
            return Err(message!("event-other-round", other = said.count(), round));
        }
        let mut seating = Seating {
            round,
            out: players(&json["out"])?,
            repeats: json["repeats"].as_u64().unwrap_or_default(),
            ..Seating::default()
        };
        if !json["alone"].is_null() {
            seating.alone = players(&json["alone"])?;
        }
        let mut taken = BTreeSet::new();
        for table in list(&json["tables"])? {
            let number = TableNumber::of_json(&table["table"]).ok_or_else(no_seating)?;
            let no = TableNo::new(round, number.count() as usize).ok_or_else(no_seating)?;
            if !event.has_table(no) || !taken.insert(no) {
                return Err(no_seating());
            }
            let players = players(&table["players"])?;
            seating.tables.push(SeatedTable { no, players });
        }
        let earlier = |journal: &Value| {
            Some(EarlierJournal {
                no: TableNo::read(journal["journal"].as_str()?)?,
                entries: journal["entries"].as_u64()?.try_into().ok()?,
                link: journal["link"].as_str()?.to_owned(),
            })
        };
        if let Some(journals) = json["earlier"].as_array() {
            let journals = journals.iter().map(|own| earlier(own).ok_or_else(no_seating));
            seating.earlier = Some(journals.collect::<Result<_, _>>()?);
        }
        Ok(seating)
    }
}

/// A table as its journal records it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableRecord {
    /// Players, by place in the roster: of two, the one who began comes first; else in the order of the journal.
    pub players: Vec<usize>,
    /// Result of each, if the journal is settled and hands were played.
    pub results: Vec<TableResult>,
    pub is_settled: bool,
    /// Players who are not in the roster.
    pub strangers: Vec<String>,
    /// Two players at the table who are one player in the roster.
    pub both: Option<[String; 2]>,
    /// Hands or games begun.
    pub hands: u32,
    pub evening: Option<SeasonEvening>,
    /// Time at which play began.
    pub begun: Option<Moment>,
    pub entries: usize,
    /// The link of the last entry.
    pub link: Option<Link>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableResult {
    /// Result by the law, in halves.
    pub over: i64,
    /// Limit in halves: a result above it is a win, one below it a loss.
    pub level: i64,
    /// Side of the table, from 0.
    pub side: usize,
}

/// A number of parts, of which so many are one.
pub fn number(parts: i64, of: i64) -> Value {
    if parts % of == 0 { json!(parts / of) } else { json!(parts as f64 / of as f64) }
}

/// Time of the first entry that no seating wrote; else of the first entry.
fn begun(record: &Record) -> Option<Moment> {
    const WRITTEN: [&str; 3] = ["law", "house", "seat"];
    let is_written = |no: &EntryNo| {
        let recorded = record.recorded(*no);
        let is_header = |entry: &Entry| WRITTEN.contains(&entry.row().word);
        recorded.is_none_or(|recorded| recorded.entries().all(is_header))
    };
    let mut numbers = (1..=record.len() as u32).map(EntryNo);
    let first = numbers.find(|no| !is_written(no));
    record.time_of(first.unwrap_or(EntryNo(1)))
}

impl TableRecord {
    pub fn of(event: &Event, record: &Record, link: Option<Link>) -> TableRecord {
        let session = record.session();
        let seal = link.map(|link| Seal::new(record.len(), link));
        let mut table = TableRecord {
            begun: begun(record),
            entries: record.len(),
            link,
            is_settled: session.unfinished().is_none() && session.names().iter().len() > 0,
            ..TableRecord::default()
        };
        for name in session.names().iter() {
            match event.place_of(name) {
                Some(place) if table.players.contains(&place) => {}
                Some(place) => table.players.push(place),
                None => table.strangers.push(spaced(name.as_str())),
            }
        }
        // The player who began the first finished game, or begins now.
        let (mut first, mut begun) = (None, None);
        for entry in record.standing() {
            let ruling = entry.ruling.summary();
            if ruling.begins_hand {
                table.hands += 1;
                begun = ruling.actor;
            }
            begun = begun.filter(|_| !ruling.abandons);
            first = first.or(begun.filter(|_| ruling.ends_hand));
        }
        match SeasonEvening::of(record, seal, &|name| event.known_as(name)) {
            Ok(evening) if table.is_settled => table.count(event, &evening),
            Ok(_) => {}
            Err(BothSat(one, other)) => {
                table.both = Some([one, other].map(|name| spaced(name.as_str())));
            }
        }
        let names = session.names();
        let first = first.or(begun).and_then(|first| names.iter().nth(first.index()));
        let first = first.and_then(|name| event.place_of(name));
        if let ([_, other], Some(first)) = (&*table.players, first)
            && *other == first
        {
            table.players.reverse();
            table.results.reverse();
        }
        table
    }

    /// Adds the players and their results.
    fn count(&mut self, event: &Event, evening: &SeasonEvening) {
        let played = |(at, own): (usize, &PlayerResult)| {
            let result = TableResult {
                over: own.over.saturating_mul(2),
                level: own.level.saturating_mul(2),
                side: event.law.about.seating.holder_of(at),
            };
            Some((event.place_of(&own.name)?, result))
        };
        let (players, results): (Vec<usize>, Vec<TableResult>) =
            (0..).zip(&evening.players).filter_map(played).unzip();
        if !players.is_empty() {
            (self.players, self.results) = (players, results);
        }
        self.evening = Some(evening.clone()).filter(|evening| !evening.players.is_empty());
    }

    /// Whether a hand or game was finished and the journal is settled.
    pub fn is_played(&self) -> bool {
        self.evening.is_some()
    }

    /// Whether a result is beyond the limits.
    pub fn is_too_much(&self) -> bool {
        let is_beyond = |result: &TableResult| EventPoints::new(result.over / 2).is_none();
        self.results.iter().any(is_beyond)
    }

    pub fn seal(&self) -> Option<Seal> {
        Some(Seal::new(self.entries, self.link?))
    }
}
