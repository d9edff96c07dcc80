//! Follows the folder of an event on one thread. Only reads.

use super::{Hall, Known, shown};
use crate::follow::{FileLook, Follow, FollowedJournal, LOOK, Snapshot, look};
use nos_club::event::{Decisions, Event, Seating, TableNo};
use nos_records::system::{names, read_file};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;
use std::{io, thread};
use tokio::sync::watch;

/// Largest file of a seating, in bytes.
const SEATING: u64 = 1 << 26;

#[derive(Clone, Debug)]
pub struct FollowHall {
    /// How to follow each journal; its path is the folder.
    pub each: Follow,
    /// Files with the event and the decisions. The first one always exists.
    pub files: [&'static str; 2],
    /// Reads these files; `None` while they cannot be read.
    pub event: fn(&Path) -> Option<(Event, Decisions)>,
}

pub type ShownTable = watch::Receiver<Arc<Snapshot>>;

#[derive(Clone, Debug)]
pub struct ShownHall {
    pub now: watch::Receiver<Arc<Snapshot<Hall>>>,
    pub tables: watch::Receiver<BTreeMap<TableNo, ShownTable>>,
}

#[derive(Debug)]
struct Table {
    looked: Option<FileLook>,
    journal: Option<FollowedJournal>,
    sender: watch::Sender<Arc<Snapshot>>,
}

#[derive(Debug)]
pub struct FollowedHall {
    event: Event,
    decisions: Decisions,
    seatings: BTreeMap<u32, Seating>,
    known: BTreeMap<TableNo, Known>,
    tables: BTreeMap<TableNo, Table>,
    unread: BTreeMap<TableNo, io::ErrorKind>,
    /// The other files when nos read them.
    looked: BTreeMap<String, FileLook>,
    hall: watch::Sender<Arc<Snapshot<Hall>>>,
    shown: watch::Sender<BTreeMap<TableNo, ShownTable>>,
}

impl FollowHall {
    /// # Errors
    ///
    /// If the folder or its event cannot be read.
    pub fn begin(&self) -> io::Result<(FollowedHall, ShownHall)> {
        let (event, decisions) = (self.event)(&self.each.path).ok_or(io::ErrorKind::InvalidData)?;
        let nothing = (&BTreeMap::new(), &decisions);
        let hall = Hall::new_for(&event, nothing, &BTreeMap::new(), |_| None, self.each.is_masked);
        let (hall, now) = watch::channel(Arc::new(snapshot(hall)));
        let (shown, tables) = watch::channel(BTreeMap::new());
        let mut followed = FollowedHall {
            event,
            decisions,
            seatings: BTreeMap::new(),
            known: BTreeMap::new(),
            tables: BTreeMap::new(),
            unread: BTreeMap::new(),
            looked: BTreeMap::new(),
            hall,
            shown,
        };
        followed.look(self)?;
        Ok((followed, ShownHall { now, tables }))
    }
}

fn snapshot(hall: Hall) -> Snapshot<Hall> {
    let (title, text) = shown::sent(&hall);
    Snapshot::new(hall, title, text)
}

impl FollowedHall {
    /// Sends a snapshot after every change. While the folder is away, the last snapshot stays.
    pub fn run(&mut self, follow: &FollowHall) {
        while !self.hall.is_closed() {
            // Ignores the error: the folder is away.
            let _ = self.look(follow);
            thread::sleep(LOOK);
        }
    }

    fn look(&mut self, follow: &FollowHall) -> io::Result<()> {
        let folder = &follow.each.path;
        let names = names(folder)?;
        let mut changed = self.look_at_event(follow, &names);
        changed |= self.look_at_seatings(folder, &names);
        let journal = |name: &String| TableNo::read(name).filter(|no| no.journal() == *name);
        let mut here: BTreeSet<TableNo> = names.iter().filter_map(journal).collect();
        here.retain(|no| self.event.has_table(*no));
        for no in &here {
            changed |= self.look_at_journal(follow, *no);
        }
        // If a seated table's journal vanishes, its last state stays.
        let seated = |no: &TableNo| {
            let seating = self.seatings.get(&no.round());
            seating.is_some_and(|seating| seating.tables.iter().any(|table| table.no == *no))
        };
        for (no, known) in &mut self.known {
            let is_here = here.contains(no);
            changed |= known.is_here != is_here;
            known.is_here = is_here;
        }
        self.known.retain(|no, known| known.is_here || seated(no));
        self.tables.retain(|no, _| self.known.contains_key(no));
        if changed {
            let now = |(no, table): (&TableNo, &Table)| (*no, Arc::clone(&table.sender.borrow()));
            let seen: BTreeMap<TableNo, _> = self.tables.iter().map(now).collect();
            let read = (&self.seatings, &self.decisions);
            let by_name = |no| seen.get(&no).map(|snapshot| snapshot.by_name());
            let is_masked = follow.each.is_masked;
            let mut hall = Hall::new_for(&self.event, read, &self.known, by_name, is_masked);
            for table in &mut hall.tables {
                if let Some(kind) = self.unread.get(&table.no) {
                    table.headline = message!("hall-unread", kind = format!("{kind:?}"));
                }
            }
            let tables = self.tables.iter().map(|(no, table)| (*no, table.sender.subscribe()));
            self.shown.send_replace(tables.collect());
            snapshot(hall).send(&self.hall);
        }
        Ok(())
    }

    /// Whether this file exists and has changed since nos read it.
    fn is_other(&mut self, folder: &Path, name: &str) -> bool {
        let Some(now) = look(&folder.join(name)) else { return false };
        self.looked.insert(name.to_owned(), now) != Some(now)
    }

    fn look_at_event(&mut self, follow: &FollowHall, names: &BTreeSet<String>) -> bool {
        let folder = &follow.each.path;
        let was = |name: &&str| self.looked.contains_key(*name);
        let is_gone = follow.files.iter().any(|name| was(name) && !names.contains(*name));
        let others = follow.files.map(|name| self.is_other(folder, name));
        if !is_gone && others == [false; 2] {
            return false;
        }
        let Some((event, decisions)) = (follow.event)(folder) else { return false };
        (self.event, self.decisions) = (event, decisions);
        // Everything depends on the roster.
        self.seatings.clear();
        self.looked.retain(|name, _| follow.files.contains(&name.as_str()));
        for (no, table) in &self.tables {
            if let (Some(journal), Some(known)) = (&table.journal, self.known.get_mut(no)) {
                let is_here = known.is_here;
                *known = Known { is_here, ..Known::new_for(&self.event, &journal.record) };
            }
        }
        true
    }

    /// Reads changed seatings. An unreadable one, such as half a copy, changes nothing.
    fn look_at_seatings(&mut self, folder: &Path, names: &BTreeSet<String>) -> bool {
        let was = self.seatings.len();
        self.seatings.retain(|round, _| names.contains(&Seating::file(*round)));
        self.looked.retain(|name, _| names.contains(name));
        let mut changed = self.seatings.len() != was;
        for name in names {
            let Some(round) = Seating::round_of(name) else { continue };
            if !self.is_other(folder, name) {
                continue;
            }
            let bytes = read_file(&folder.join(name), SEATING).ok().flatten();
            let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
            let seating = text.and_then(|text| Seating::read(&self.event, round, &text).ok());
            if let Some(seating) = seating.filter(|_| round <= self.event.rounds) {
                self.seatings.insert(round, seating);
                changed = true;
            }
        }
        changed
    }

    fn look_at_journal(&mut self, follow: &FollowHall, no: TableNo) -> bool {
        let journal = Follow { path: follow.each.path.join(no.journal()), ..follow.each.clone() };
        let now = look(&journal.path);
        let table = self.tables.get_mut(&no);
        if now.is_none() || table.as_ref().is_some_and(|table| table.looked == now) {
            return false;
        }
        let mut none = None;
        let (followed, sender) = match table {
            Some(table) => (&mut table.journal, Some(&table.sender)),
            None => (&mut none, None),
        };
        let snapshot = match journal.snapshot(followed) {
            Ok(snapshot) => snapshot,
            Err(error) => return self.unread.insert(no, error.kind()) != Some(error.kind()),
        };
        self.unread.remove(&no);
        if let Some(read) = followed {
            self.known.insert(no, Known::new_for(&self.event, &read.record));
        }
        match sender {
            Some(sender) => snapshot.send(sender),
            None => {
                let sender = watch::channel(Arc::new(snapshot)).0;
                self.tables.insert(no, Table { looked: None, journal: none, sender });
            }
        }
        if let Some(table) = self.tables.get_mut(&no) {
            table.looked = now;
        }
        true
    }
}
