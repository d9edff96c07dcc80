//! An event's folder: its roster, seatings, decisions and the journals of its tables.

use super::{decided, file};
use crate::desk::left_out::{LeftOut, MISNAMED};
use crate::desk::standings::on_all_cores;
use crate::desk::{Failure, Script, Status, files as disk, left_out, pager, refuse_if, text_of};
use clap::Args;
use nos_base::shown;
use nos_club::event::{
    Decisions, EarlierJournal, Event, EventAccount, Journals, SeatedTable, Seating, TableNo,
    TableRecord,
};
use nos_records::journal::check::FileEnd;
use nos_records::journal::{Report, refuse_damage};
use nos_records::system::lock::FolderLock;
use nos_records::system::{files, names};
use rayon::prelude::*;
use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io;
use std::ops::Deref;
use std::path::{Path, PathBuf};

pub struct EventFolder {
    pub path: PathBuf,
    pub event: Event,
    pub seatings: Seatings,
    pub decisions: Decisions,
    pub journals: Journals,
    pub account: EventAccount,
    /// Unreadable files with the reason, and the table if the file is a journal.
    pub faults: Vec<(Option<TableNo>, Failure)>,
    /// Reports files named like journals or seatings that are neither, or that belong to a round or
    /// a table that the event does not have.
    pub odd: Vec<String>,
    /// Journals that changed after a round was seated.
    pub changed: BTreeMap<TableNo, Vec<Changed>>,
    /// Tables whose journal ends in a torn line.
    pub torn: Vec<TableNo>,
    pub is_verbose: bool,
}

pub struct Changed {
    pub round: u32,
    /// The table before the change; `None` if those entries are gone.
    pub then: Option<TableRecord>,
}

pub type Seatings = BTreeMap<u32, Seating>;

pub fn seated_table(seatings: &Seatings, no: TableNo) -> Option<&SeatedTable> {
    seatings.get(&no.round())?.tables.iter().find(|table| table.no == no)
}

pub fn is_event(folder: &Path) -> bool {
    folder.join(file::FILE).is_file()
}

fn refuse_no_event(folder: &Path) -> Result<(), Failure> {
    let no_event = || Failure::usage(message!("event-no-folder", name = shown::path(folder)));
    refuse_if(!is_event(folder), no_event)
}

impl EventFolder {
    pub fn open(folder: &Path) -> Result<EventFolder, Failure> {
        refuse_no_event(folder)?;
        let event = file::of_folder(folder)?;
        let mut found = EventFolder {
            path: folder.to_owned(),
            event,
            decisions: Decisions::default(),
            seatings: Seatings::new(),
            journals: Journals::new(),
            account: EventAccount::default(),
            faults: Vec::new(),
            odd: Vec::new(),
            changed: BTreeMap::new(),
            torn: Vec::new(),
            is_verbose: false,
        };
        let failed = |error| Failure::reading(shown::path(folder), &error);
        let mut tables = Vec::new();
        for name in names(folder).map_err(failed)? {
            let no = TableNo::read(&name).filter(|no| no.journal() == name);
            match (no, Seating::round_of(&name)) {
                (Some(no), _) if found.event.has_table(no) => tables.push(no),
                (_, Some(round)) if round <= found.event.rounds => found.take_seating(round),
                (None, None) if !has_numbers(&name) => {
                    if name.ends_with(".nos") || name.starts_with("seating") {
                        found.odd.push(message!("event-odd", name));
                    }
                }
                _ => found.odd.push(message!("event-beyond", name)),
            }
        }
        found.decisions = decided::of_folder(folder, &found.event, &found.seatings)?;
        let mut then: Then<'_> = HashMap::new();
        for seating in found.seatings.values() {
            for earlier in seating.earlier.iter().flatten() {
                then.entry(earlier.no).or_default().push((seating.round, earlier));
            }
        }
        let event = &found.event;
        let read = on_all_cores(|| {
            let tables = tables.par_iter();
            tables.map(|no| (*no, ReadTable::read(event, &then, folder, *no))).collect::<Vec<_>>()
        });
        for (no, read) in read {
            let table = match read {
                Ok(read) => {
                    found.torn.extend(Some(no).filter(|_| read.is_torn));
                    found.changed.insert(no, read.changed);
                    Some(read.table)
                }
                Err(failure) => {
                    found.faults.push((Some(no), failure));
                    None
                }
            };
            found.journals.insert(no, table);
        }
        found.account = found.account_of(&found.journals, &found.decisions);
        Ok(found)
    }

    pub fn account_of(&self, journals: &Journals, decisions: &Decisions) -> EventAccount {
        EventAccount::new(&self.event, &self.seatings, journals, decisions)
    }

    fn take_seating(&mut self, round: u32) {
        let path = self.path.join(Seating::file(round));
        let read = text_of(&path, file::LARGEST_SEATING).and_then(|text| {
            Seating::read(&self.event, round, &text).map_err(|fault| {
                Failure::usage(message!("event-file", name = shown::path(&path), fault))
            })
        });
        match read {
            Ok(seating) => drop(self.seatings.insert(round, seating)),
            Err(failure) => self.faults.push((None, failure)),
        }
    }

    pub fn page_path(&self, name: &str) -> PathBuf {
        let path = self.path.join(name).with_extension("html");
        path.strip_prefix(".").unwrap_or(&path).to_owned()
    }

    pub fn report_path(&self, round: u32) -> PathBuf {
        self.path.join(format!("report-r{round}.json"))
    }

    pub fn seating_path(&self, round: u32) -> PathBuf {
        self.path.join(Seating::file(round))
    }

    pub fn status(&self) -> Status {
        self.faults.iter().map(|(_, failure)| failure.status).max().unwrap_or_default()
    }

    pub fn round(&self) -> String {
        let (name, round, rounds) = (&self.event.name, self.account.seated(), self.event.rounds);
        message!("event-round", name, round, rounds)
    }

    pub fn tell(&self, account: &EventAccount) {
        let mut left_out = LeftOut::new(self.is_verbose);
        for odd in self.odd.iter().filter(|_| left_out.count(MISNAMED)) {
            pager::remark(odd);
        }
        for (_, failure) in &self.faults {
            if left_out.count(left_out::reason(failure)) {
                pager::remark(message!("left-out", failure));
            }
        }
        left_out.in_all().iter().for_each(pager::remark);
        for notice in &account.notices {
            pager::remark(notice.told(&self.event));
        }
    }

    /// Refuses a table that has a settled journal or no seating.
    pub fn can_be_decided(&self, no: TableNo) -> Result<(), Failure> {
        let table = self.account.table(no);
        let is_settled = table.is_some_and(|table| table.is_over() && !table.is_decided);
        match table {
            None => Err(Failure::usage(message!("event-no-such-table", table = no))),
            Some(_) if is_settled => Err(Failure::usage(message!("event-settled", table = no))),
            Some(_) => Ok(()),
        }
    }

    pub fn has_more(&self, no: TableNo, entries: usize) -> bool {
        let read = ReadTable::read(&self.event, &Then::new(), &self.path, no);
        read.map_or(true, |now| now.is_torn || now.table.entries > entries)
    }
}

/// An event that this program has locked for seating and deciding. Writing into its folder requires
/// the lock.
pub struct LockedEvent {
    pub folder: EventFolder,
    _tables: Vec<Option<File>>,
    _lock: FolderLock,
}

impl Deref for LockedEvent {
    type Target = EventFolder;

    fn deref(&self) -> &EventFolder {
        &self.folder
    }
}

impl LockedEvent {
    /// Locks the folder and these tables' journals, then reads them.
    pub fn open(path: &Path, tables: &[TableNo]) -> Result<LockedEvent, Failure> {
        refuse_no_event(path)?;
        let lock = disk::lock(path)?;
        let tables = tables.iter().map(|no| held(path, *no)).collect::<Result<_, _>>()?;
        Ok(LockedEvent { folder: EventFolder::open(path)?, _tables: tables, _lock: lock })
    }
}

pub fn held(folder: &Path, no: TableNo) -> Result<Option<File>, Failure> {
    let path = folder.join(no.journal());
    let failed = |error| Failure::reading(shown::path(&path), &error);
    let in_use = || Failure::new(Status::InUse, message!("event-in-use", table = no));
    match files::open_to_hold(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) if files::is_held(&error) => Err(in_use()),
        Err(error) => Err(failed(error)),
        Ok(file) => match files::lock(&file).map_err(failed)? {
            true => Ok(Some(file)),
            false => Err(in_use()),
        },
    }
}

/// Whether a name is that of a journal or seating except for its numbers.
fn has_numbers(name: &str) -> bool {
    let is_number = |text: &str| {
        let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        is_digits && (text == "0" || !text.is_empty() && !text.starts_with('0'))
    };
    let table = name.strip_prefix('r').and_then(|name| name.strip_suffix(".nos"));
    let seating = name.strip_prefix("seating-r");
    table
        .and_then(|name| name.split_once("-t"))
        .is_some_and(|(round, table)| is_number(round) && is_number(table))
        || seating.and_then(|name| name.strip_suffix(".json")).is_some_and(is_number)
}

/// State of each journal when later rounds were seated.
type Then<'a> = HashMap<TableNo, Vec<(u32, &'a EarlierJournal)>>;

/// Facts kept from a journal. The large record is dropped.
struct ReadTable {
    table: TableRecord,
    changed: Vec<Changed>,
    is_torn: bool,
}

impl ReadTable {
    fn read(event: &Event, then: &Then<'_>, folder: &Path, no: TableNo) -> Result<Self, Failure> {
        let path = folder.join(no.journal());
        let script = Script::journal(&path)?;
        if script.law() != event.law && !script.bytes.is_empty() {
            let (name, law) = (shown::path(&path), script.law().name());
            return Err(Failure::usage(message!("by-the-law", path = name, law)));
        }
        let report = Report::on(event.law, &script.bytes);
        refuse_damage(&path, &report)?;
        let table = TableRecord::read(event, &report.record, report.links().next_back());
        let (mut changed, mut was) = (Vec::new(), (0, TableRecord::default()));
        for (round, then) in then.get(&no).into_iter().flatten().copied() {
            let last = then.entries.checked_sub(1);
            let link = last.and_then(|last| report.links().nth(last));
            if link.is_none_or(|link| link.digits() != *then.link.as_bytes()) {
                changed.push(Changed { round, then: None });
                continue;
            }
            if then.entries == table.entries {
                continue;
            }
            if was.0 != then.entries {
                let record = report.record.first(then.entries);
                was = (then.entries, TableRecord::read(event, &record, link));
            }
            if was.1.is_settled
                && (&was.1.players, &was.1.results) != (&table.players, &table.results)
            {
                changed.push(Changed { round, then: Some(was.1.clone()) });
            }
        }
        Ok(ReadTable { table, changed, is_torn: matches!(report.end, FileEnd::Torn(_)) })
    }
}

#[derive(Args)]
pub struct ReadArgs {
    #[command(flatten)]
    of: FolderArgs,
    #[arg(long)]
    verbose: bool,
}

impl ReadArgs {
    pub fn open(&self) -> Result<EventFolder, Failure> {
        Ok(EventFolder { is_verbose: self.verbose, ..EventFolder::open(&self.of.dir)? })
    }

    /// Locks the folder to change it and to decide about these tables.
    pub fn lock(&self, tables: &[TableNo]) -> Result<LockedEvent, Failure> {
        let mut event = LockedEvent::open(&self.of.dir, tables)?;
        event.folder.is_verbose = self.verbose;
        Ok(event)
    }
}

#[derive(Args)]
pub struct FolderArgs {
    #[arg(default_value = ".", hide_default_value = true)]
    pub dir: PathBuf,
}
