//! The rounds of an event: the seatings and the journals of the tables.

use super::limits::{EventPoints, RoundNumber, TableNo, TableNumber};
use super::roster::{Event, SeatedTable};
use crate::season::evening::{BothSat, PlayerResult, SeasonEvening};
use nos_base::Name;
use nos_entry::{Entry, Moment};
use nos_law::EntryNo;
use nos_records::journal::tag::Link;
use nos_records::journal::{Record, Seal};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    pub round: u32,
    pub tables: Vec<SeatedTable>,
    pub out: Vec<usize>,
    /// Players in `out` without a partner or opponent. They get no win.
    pub alone: Vec<usize>,
    pub repeats: u64,
    /// State of the earlier journals when this round was seated. Older seatings lack it.
    pub earlier: Option<Vec<EarlierJournal>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EarlierJournal {
    pub no: TableNo,
    pub entries: usize,
    /// The last entry's link, in hexadecimal digits.
    pub link: String,
}

impl Seating {
    pub fn file(round: u32) -> String {
        format!("seating-r{round}.json")
    }

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

    /// Reads the seating of a round. The error may be a player missing from the roster.
    pub fn read(event: &Event, round: u32, text: &str) -> Result<Seating, String> {
        let no_seating = || message!("event-no-seating");
        let json: Value = serde_json::from_str(text).map_err(|_| no_seating())?;
        let list = |value: &Value| value.as_array().cloned().ok_or_else(no_seating);
        let players = |value: &Value| {
            let names = list(value)?;
            let place = |name: &Value| {
                let name = name.as_str().ok_or_else(no_seating)?;
                let place = Name::typed(name).and_then(|name| event.place_of(&name));
                place.ok_or_else(|| message!("event-seating-nobody", name, round))
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
            seating.tables.push(SeatedTable { no, players: players(&table["players"])? });
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

#[derive(Clone, PartialEq, Debug, Default)]
pub struct TableRecord {
    /// Players by place in the roster. Of two players the one who began comes first, otherwise the
    /// order is that of the journal.
    pub players: Vec<usize>,
    /// Results, if the journal is settled and hands were played.
    pub results: Vec<TableResult>,
    pub is_settled: bool,
    pub strangers: Vec<String>,
    /// Two names at the table of one player in the roster.
    pub both: Option<[String; 2]>,
    pub hands: u32,
    pub evening: Option<SeasonEvening>,
    pub begun: Option<Moment>,
    pub entries: usize,
    pub link: Option<Link>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableResult {
    pub over: i64,
    /// A win is above this limit, a loss below it. In halves.
    pub level: i64,
    pub side: usize,
}

/// Divides by `of`, to two places. Whole quotients are whole numbers.
pub fn number(parts: i64, of: i64) -> Value {
    match parts % of {
        0 => json!(parts / of),
        _ => json!((parts as f64 / of as f64 * 100.0).round() / 100.0),
    }
}

/// Returns the time of the first entry after those of `nos event seat`, or else of the first entry.
fn begun(record: &Record) -> Option<Moment> {
    const WRITTEN: [&str; 3] = ["law", "house", "seat"];
    let is_written = |no: &EntryNo| {
        let recorded = record.recorded(*no);
        let is_header = |entry: &Entry| WRITTEN.contains(&entry.row().word);
        recorded.is_none_or(|recorded| recorded.entries().all(is_header))
    };
    let mut numbers = (1..=record.len() as u32).map(EntryNo);
    record.time_of(numbers.find(|no| !is_written(no)).unwrap_or(EntryNo(1)))
}

impl TableRecord {
    pub fn read(event: &Event, record: &Record, link: Option<Link>) -> TableRecord {
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
                None => table.strangers.push(name.spaced()),
            }
        }
        // The player who began the first finished game, or the current one.
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
        match SeasonEvening::new(record, seal, &|name| event.known_as(name)) {
            Ok(evening) if table.is_settled => table.count(event, &evening),
            Ok(_) => {}
            Err(BothSat(one, other)) => table.both = Some([one, other].map(|name| name.spaced())),
        }
        let names = session.names();
        let first = first
            .or(begun)
            .and_then(|first| names.iter().nth(first.index()))
            .and_then(|name| event.place_of(name));
        if let ([_, other], Some(first)) = (&*table.players, first)
            && *other == first
        {
            table.players.reverse();
            table.results.reverse();
        }
        table
    }

    fn count(&mut self, event: &Event, evening: &SeasonEvening) {
        let played = |(at, own): (usize, &PlayerResult)| {
            let result = TableResult {
                over: own.over.saturating_mul(2),
                level: own.level.saturating_mul(2),
                side: event.side(at),
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

    /// Whether the journal is settled and a hand or game was finished.
    pub fn is_played(&self) -> bool {
        self.evening.is_some()
    }

    pub fn is_too_much(&self) -> bool {
        self.results.iter().any(|result| EventPoints::new(result.over / 2).is_none())
    }

    pub fn seal(&self) -> Option<Seal> {
        Some(Seal::new(self.entries, self.link?))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decisions {
    pub tables: BTreeMap<TableNo, Decision>,
    pub points: Vec<AdjustedPoints>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Absent players by place in the roster. The others win as by a bye.
    Forfeit(BTreeSet<usize>),
    NotPlayed,
    /// Points of each player at a table that was played, in halves as typed.
    Result(BTreeMap<usize, i64>),
}

/// Points that the arbiter adds or takes off, in halves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdjustedPoints {
    pub player: usize,
    pub halves: i64,
    pub reason: String,
    pub round: RoundNumber,
}

impl Decision {
    pub fn players(&self) -> BTreeSet<usize> {
        match self {
            Decision::Forfeit(players) => players.clone(),
            Decision::NotPlayed => BTreeSet::new(),
            Decision::Result(points) => points.keys().copied().collect(),
        }
    }
}
