//! The folder of an event: its roster, the journals of its tables, and its seatings.

use super::file::{self, text_of};
use crate::desk::journals::Script;
use crate::desk::outcome::Failure;
use crate::desk::pager;
use crate::desk::standings::on_all_cores;
use nos_records::event::roster::Event;
use nos_records::event::round::{self, EventRound, EventTable, Seating, TableNo};
use nos_records::journal::check::FileEnd;
use nos_records::journal::{Record, Report, refuse_damage};
use nos_rules::table::shown;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

pub struct EventFolder {
    pub path: PathBuf,
    pub event: Event,
    pub seatings: BTreeMap<u32, Seating>,
    pub journals: BTreeMap<TableNo, EventJournal>,
    /// What cannot be read, and why.
    pub faults: Vec<Failure>,
    /// The tables whose journals cannot be read.
    pub unread: Vec<TableNo>,
    /// The names of further files that look like journals or seatings.
    pub odd: Vec<String>,
}

pub struct EventJournal {
    pub table: EventTable,
    pub record: Record,
    /// Whether its last line was never finished.
    pub is_torn: bool,
}

/// Whether this folder holds an event.
pub fn is_event(folder: &Path) -> bool {
    folder.join(file::FILE).is_file()
}

impl EventFolder {
    pub fn open(folder: &Path) -> Result<EventFolder, Failure> {
        if !is_event(folder) {
            let name = shown::path(folder);
            return Err(Failure::usage(message!("event-no-folder", name)));
        }
        let event = file::of_folder(folder)?;
        let mut found = EventFolder {
            path: folder.to_owned(),
            event,
            seatings: BTreeMap::new(),
            journals: BTreeMap::new(),
            faults: Vec::new(),
            unread: Vec::new(),
            odd: Vec::new(),
        };
        let failed = |error| Failure::reading(shown::path(folder), &error);
        let mut names: Vec<String> = Vec::new();
        for entry in fs::read_dir(folder).map_err(failed)? {
            names.push(
                entry
                    .map_err(failed)?
                    .file_name()
                    .to_string_lossy()
                    .into_owned(),
            );
        }
        names.sort();
        let mut tables = Vec::new();
        for name in names {
            match (
                TableNo::read(&name).filter(|no| no.journal() == name),
                Seating::round_of(&name),
            ) {
                (Some(no), _) => tables.push(no),
                (None, Some(round)) => found.take_seating(round),
                _ if name.ends_with(".nos") || name.starts_with("seating") => found.odd.push(name),
                _ => {}
            }
        }
        let event = &found.event;
        let read = on_all_cores(|| {
            let tables = tables.par_iter();
            let read = tables.map(|no| (*no, journal(event, folder, *no)));
            read.collect::<Vec<_>>()
        });
        for (no, read) in read {
            match read {
                Ok(journal) => {
                    found.journals.insert(no, journal);
                }
                Err(failure) => {
                    found.faults.push(failure);
                    found.unread.push(no);
                }
            }
        }
        Ok(found)
    }

    fn take_seating(&mut self, round: u32) {
        let path = self.path.join(Seating::file(round));
        let read = text_of(&path).and_then(|text| {
            Seating::read(&self.event, &text).map_err(|fault| {
                let name = shown::path(&path);
                Failure::usage(message!("event-file", name, fault))
            })
        });
        match read {
            Ok(seating) => {
                self.seatings.insert(round, seating);
            }
            Err(failure) => self.faults.push(failure),
        }
    }

    /// The page of this name, beside the journals.
    pub fn page_path(&self, name: &str) -> PathBuf {
        let path = self.path.join(name).with_extension("html");
        path.strip_prefix(".").unwrap_or(&path).to_owned()
    }

    pub fn seating_path(&self, round: u32) -> PathBuf {
        self.path.join(Seating::file(round))
    }

    fn tables(&self) -> impl Iterator<Item = &EventTable> + Clone {
        self.journals.values().map(|journal| &journal.table)
    }

    /// The last round that is seated, or played without a seating; 0 if none is.
    pub fn seated(&self) -> u32 {
        round::seated(&self.seatings, self.tables())
    }

    /// Which round of the event it is.
    pub fn round(&self) -> String {
        let (name, round, rounds) = (&self.event.name, self.seated(), self.event.rounds);
        message!("event-round", name, round, rounds)
    }

    pub fn without(&self) -> Vec<TableNo> {
        round::without(&self.seatings)
    }

    pub fn rounds(&self, rounds: u32, without: &[TableNo]) -> Vec<EventRound> {
        round::rounds(&self.event, &self.seatings, self.tables(), rounds, without)
    }

    /// What every table counts for now. Says what is not settled, and what is left out.
    pub fn counted(&self) -> Vec<EventRound> {
        let rounds = self.rounds(self.seated(), &self.without());
        let tables = || rounds.iter().flat_map(|round| &round.tables);
        for table in tables().filter(|table| table.results.is_none()) {
            pager::remark(message!("event-open", table = table.no));
        }
        for table in tables() {
            for name in &table.strangers {
                pager::remark(message!("event-stranger", table = table.no, name));
            }
        }
        for failure in &self.faults {
            pager::remark(message!("left-out", failure));
        }
        rounds
    }
}

fn journal(event: &Event, folder: &Path, no: TableNo) -> Result<EventJournal, Failure> {
    let path = folder.join(no.journal());
    let script = Script::journal(&path)?;
    if script.law() != event.law && !script.bytes.is_empty() {
        let (name, law) = (shown::path(&path), script.law().name);
        return Err(Failure::usage(message!("by-the-law", path = name, law)));
    }
    let report = Report::on(event.law, &script.bytes);
    refuse_damage(&path, &report)?;
    Ok(EventJournal {
        table: EventTable::of(event, no, &report.record, report.seal()),
        is_torn: matches!(report.end, FileEnd::Torn(_)),
        record: report.record,
    })
}
