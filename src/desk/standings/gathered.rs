//! Reads the journals of a season on all cores. Names each file that cannot count.

use super::Bar;
use crate::desk::event::at_table::table_of;
use crate::desk::event::folder::EventFolder;
use crate::desk::left_out::{
    FileLeftOut, LeftOut, OF_EVENT, OTHER_LAW, Reason, TOGETHER, TWICE, UNFINISHED,
};
use crate::desk::{Failure, Script, Status};
use nos_base::table::shown::path as path_shown;
use nos_base::{Name, Order};
use nos_club::event::Notice;
use nos_club::season::{Aliases, BothSat, CountedEvening, Days, RatedTable, SeasonEvening};
use nos_entry::{Moment, Timestamp, What};
use nos_law::{EntryNo, Law};
use nos_records::journal::check::FileEnd;
use nos_records::journal::tag::Link;
use nos_records::journal::{JournalError, Recorded, Report, refuse_damage};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

/// Selects journals by law and day.
pub struct Season {
    pub law: Option<&'static Law>,
    pub days: Days,
    pub aliases: Aliases,
    pub is_verbose: bool,
    /// Results of earlier runs, if the caller keeps them.
    pub kept: Option<KeptEvenings>,
}

pub type KeptEvenings = BTreeMap<String, CountedEvening>;

#[derive(Default)]
pub struct Gathered<'a> {
    pub evenings: Vec<(&'static Law, Vec<SeasonEvening>)>,
    /// Results that events decided without a journal, for ratings.
    pub decided: Vec<(&'static Law, RatedTable)>,
    pub remarks: Vec<String>,
    pub status: Status,
    pub journals: Seals<'a>,
    pub events: Events,
    pub kept: KeptEvenings,
    left_out: LeftOut,
}

/// Counted journals with the digests of their bytes, by halves of their seals.
type Seals<'a> = HashMap<u128, (&'a Path, String)>;

const AT_ONCE: usize = 1024;

pub fn gather<'a>(files: &'a [PathBuf], season: &Season) -> Gathered<'a> {
    let bar = Bar::new(files.len());
    let mut gathered = Gathered {
        left_out: LeftOut::new(season.is_verbose),
        journals: Seals::with_capacity(files.len()),
        ..Gathered::default()
    };
    gathered.open_events(files, &season.aliases);
    gathered.decided.retain(|(law, _)| season.law.is_none_or(|wanted| wanted == *law));
    // The link of each journal at its first settlement, and the path.
    let mut settled: Vec<(u128, &Path)> = Vec::with_capacity(files.len());
    for files in files.chunks(AT_ONCE) {
        let count =
            |path: &PathBuf| bar.step(count(path, season, &gathered.events, season.kept.as_ref()));
        let read: Vec<Result<Counted, FileLeftOut>> = files.par_iter().map(count).collect();
        for (path, counted) in files.iter().zip(read) {
            match counted {
                Ok(Counted::Evening(law, counted, digest)) => {
                    gathered.take(path, law, *counted, digest, &mut settled);
                }
                Ok(Counted::Nowhere(remark)) => gathered.leave_out(OF_EVENT, || remark),
                Ok(Counted::OtherDay) => {}
                Err(FileLeftOut(reason, failure)) => {
                    gathered.status = gathered.status.max(failure.status);
                    gathered.leave_out(reason, || message!("left-out", failure));
                }
            }
        }
    }
    bar.end();
    settled.order_by_key(|(link, _)| *link);
    let mut later: HashMap<u128, &Path> = HashMap::new();
    // Journals with the same link have the same evening. There are few, so read them again for the
    // entries after the settlement.
    let same = settled.chunk_by(|(one, _), (other, _)| one == other);
    for (_, path) in same.filter(|same| same.len() > 1).flatten() {
        if let Ok(Counted::Evening(_, counted, _)) = count(path, season, &gathered.events, None) {
            later.extend(counted.earlier.iter().map(|half| (*half, *path)));
        }
    }
    gathered.leave_out_earlier(&later);
    gathered.remarks.extend(gathered.left_out.in_all());
    gathered
}

pub type Events = BTreeMap<PathBuf, EventFolder>;

enum Counted {
    /// An evening, with its journal's digest if it is kept.
    Evening(&'static Law, Box<CountedEvening>, String),
    OtherDay,
    Nowhere(String),
}

/// Counts a complete, finished journal, or reuses an earlier run's result. A journal of an event
/// counts as the event has it.
fn count(
    path: &Path,
    season: &Season,
    events: &Events,
    kept: Option<&KeptEvenings>,
) -> Result<Counted, FileLeftOut> {
    let event = table_of(path).and_then(|(folder, no)| Some((events.get(&folder)?, no)));
    if let Some((folder, no)) = event {
        let mut notices = folder.account.notices.iter();
        let nowhere = [Notice::NotSeated(no), Notice::NotPlayed(no), Notice::TooMuch(no)];
        if let Some(notice) = notices.find(|notice| nowhere.contains(notice)) {
            return Ok(Counted::Nowhere(notice.told(&folder.event)));
        }
    }
    let table = event.and_then(|(folder, no)| folder.account.table(no));
    if let Some(table) = table.filter(|table| table.is_decided) {
        return Ok(Counted::Nowhere(message!("event-decided-counts", table = table.no)));
    }
    let script = Script::journal(path)?;
    if !script.is_journal() {
        return Err(Failure::usage(JournalError::NoJournal { path: path.to_owned() }).into());
    }
    let first = table.map_or_else(|| begun(&script.bytes), |table| table.begun);
    if first.is_some_and(|begun| !season.days.have(begun.date_naive())) {
        return Ok(Counted::OtherDay);
    }
    let (name, law) = (path_shown(path), script.law());
    if season.law.is_some_and(|wanted| wanted != law) {
        let message = message!("by-the-law", path = name, law = law.name());
        return Err(FileLeftOut::because(OTHER_LAW, message));
    }
    let digest = kept.map(|_| Link::of(None, &script.bytes).half());
    let digest = digest.map_or_else(String::new, |half| format!("{half:032x}"));
    // The result of an event also depends on its other files.
    let counted = kept.filter(|_| event.is_none()).and_then(|kept| kept.get(&digest));
    if let Some(counted) = counted {
        return Ok(Counted::Evening(law, Box::new(counted.clone()), digest));
    }
    let report = Report::on(law, &script.bytes);
    refuse_damage(path, &report)?;
    if let Some(lacks) = report.record.session().unfinished() {
        let lacks = report.record.law().message(lacks);
        return Err(FileLeftOut::because(UNFINISHED, message!("not-finished", name, lacks)));
    }
    let known_as = |name: &Name| match event {
        Some((folder, _)) => season.aliases.name(&folder.event.known_as(name)),
        None => season.aliases.name(name),
    };
    let mut evening = SeasonEvening::new(&report.record, report.seal(), &known_as).map_err(
        |BothSat(one, other)| {
            FileLeftOut::because(TOGETHER, message!("both-sat", name, one, other))
        },
    )?;
    if let Some(table) = table {
        (evening.round, evening.begun) = (table.no.round(), table.begun);
    }
    let (record, links) = (&report.record, report.links());
    let mut recorded = (1..=record.len() as u32).filter_map(|no| record.recorded(EntryNo(no)));
    let settled = recorded.position(settles).unwrap_or_default();
    // Without the last link, which is that of the whole journal.
    let counted = CountedEvening {
        evening,
        earlier: links.take(record.len().saturating_sub(1)).skip(settled).map(Link::half).collect(),
        is_torn: matches!(report.end, FileEnd::Torn(_)),
    };
    Ok(Counted::Evening(law, Box::new(counted), digest))
}

impl<'a> Gathered<'a> {
    /// Opens the events of these journals and adds their decisions for the rounds of these
    /// journals. Journals of an unreadable event count like any others.
    fn open_events(&mut self, files: &[PathBuf], aliases: &Aliases) {
        let mut rounds: BTreeMap<PathBuf, BTreeSet<u32>> = BTreeMap::new();
        for (folder, no) in files.iter().filter_map(|path| table_of(path)) {
            rounds.entry(folder).or_default().insert(no.round());
        }
        for (path, rounds) in rounds {
            let folder = match EventFolder::open(&path) {
                Ok(folder) => folder,
                Err(failure) => {
                    self.status = self.status.max(failure.status);
                    self.remarks.push(failure.message);
                    continue;
                }
            };
            let (account, event) = (&folder.account, &folder.event);
            for (no, mut rated) in account.rated(event) {
                let is_decided = account.table(no).is_some_and(|table| table.is_decided);
                if is_decided && rounds.contains(&no.round()) {
                    for name in rated.sides.iter_mut().flat_map(|(names, _)| names) {
                        *name = aliases.name(name);
                    }
                    self.decided.push((event.law, rated));
                }
            }
            self.events.insert(path, folder);
        }
    }

    fn leave_out(&mut self, reason: Reason, line: impl FnOnce() -> String) {
        self.remarks.extend(self.left_out.count(reason).then(line));
    }

    fn take(
        &mut self,
        path: &'a Path,
        law: &'static Law,
        counted: CountedEvening,
        digest: String,
        settled: &mut Vec<(u128, &'a Path)>,
    ) {
        if counted.is_torn {
            self.remarks.push(message!("torn-left-out", name = path_shown(path)));
        }
        if let Some(seal) = counted.evening.seal {
            if let Some(&(other, _)) = self.journals.get(&seal.half) {
                return self.leave_out(TWICE, || counted_once(path, other, true));
            }
            self.journals.insert(seal.half, (path, digest.clone()));
            settled.push((*counted.earlier.first().unwrap_or(&seal.half), path));
        }
        if !digest.is_empty() {
            // Keep only the first link. Few evenings need the others, and those are read again.
            let earlier = counted.earlier.first().copied().into_iter().collect();
            let evening = counted.evening.clone();
            self.kept.insert(digest, CountedEvening { evening, earlier, ..counted });
        }
        match self.evenings.iter_mut().find(|(by, _)| *by == law) {
            Some((_, evenings)) => evenings.push(counted.evening),
            None => {
                let mut evenings = Vec::with_capacity(self.journals.capacity());
                evenings.push(counted.evening);
                self.evenings.push((law, evenings));
            }
        }
    }

    /// Leaves out journals that another one continues. `later` maps earlier seals to later
    /// journals.
    fn leave_out_earlier(&mut self, later: &HashMap<u128, &Path>) {
        let mut left_out = Vec::new();
        for (_, evenings) in &mut self.evenings {
            evenings.retain(|evening| {
                let half = evening.seal.map(|seal| seal.half);
                let other =
                    half.and_then(|half| Some((self.journals.get(&half)?.0, *later.get(&half)?)));
                left_out.extend(other);
                other.is_none()
            });
        }
        for (path, other) in left_out {
            self.leave_out(TWICE, || counted_once(path, other, false));
        }
    }
}

fn counted_once(path: &Path, other: &Path, is_same: bool) -> String {
    let (name, other) = (path_shown(path), path_shown(other));
    message!("counted-once", name, other, is_same)
}

pub fn begun(journal: &[u8]) -> Option<Moment> {
    let first = journal.split(|byte| *byte == b' ').next()?;
    Some(Timestamp::new(std::str::from_utf8(first).ok()?)?.moment())
}

/// Whether an entry settles the evening, or a correction contains such an entry.
fn settles(recorded: &Recorded) -> bool {
    recorded.entries().any(|entry| entry.what == What::Settle)
}
