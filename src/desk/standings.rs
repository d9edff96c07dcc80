//! The standings of a season: reads many journals, on all cores, and prints what comes of them. What cannot count is
//! named and left out.

use crate::desk::event::at_table::table_of;
use crate::desk::event::folder::EventFolder;
use crate::desk::journals::Script;
use crate::desk::outcome::{Failure, Status};
use crate::desk::paper::{PaperForm, deliver};
use crate::desk::{pager, paper};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use nos_records::event::account::Notice;
use nos_records::event::shown::{self as event, Listing};
use nos_records::journal::check::FileEnd;
use nos_records::journal::{JournalError, Recorded, Report, refuse_damage};
use nos_records::season::aliases::Aliases;
use nos_records::season::evening::{BothSat, SeasonEvening};
use nos_records::season::ratings::{RatedTable, Ratings};
use nos_records::season::standings::{Medium, Standings};
use nos_records::season::{Days, player, shown, written};
use nos_rules::law::EntryNo;
use nos_rules::law::referee::Law;
use nos_rules::law::show::TableSettings;
use nos_rules::laws::LAWS;
use nos_rules::speech::{Moment, Timestamp, What};
use nos_rules::table::name::Name;
use nos_rules::table::shown::path as path_shown;
use nos_rules::words::shell::listed;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(Default)]
pub struct Gathered {
    pub evenings: Vec<(&'static Law, Vec<SeasonEvening>)>,
    /// Results that events decided without a journal, for ratings.
    decided: Vec<(&'static Law, RatedTable)>,
    pub remarks: Vec<String>,
    pub status: Status,
}

struct CountedEvening {
    law: &'static Law,
    evening: SeasonEvening,
    /// What its seals were before its last entry, from its first settlement on: no copy from before that one counts.
    earlier: Box<[u128]>,
    is_torn: bool,
}

/// A journal, identified by half of its seal.
type Seals<'a> = HashMap<u128, &'a Path>;

const AT_ONCE: usize = 1024;

/// Reads the journals that were played by this law, if one is said, and begun on these days.
pub fn gather(
    files: &[PathBuf],
    law: Option<&'static Law>,
    days: &Days,
    aliases: &Aliases,
) -> Gathered {
    let bar = Bar::of(files.len());
    let mut gathered = Gathered::default();
    let events = gathered.open_events(files, aliases);
    let mut seals = Seals::with_capacity(files.len());
    // Of each journal the link with which it was settled first.
    let mut settled: Vec<(u128, &Path)> = Vec::with_capacity(files.len());
    for files in files.chunks(AT_ONCE) {
        let read: Vec<Result<Counted, Failure>> = files
            .par_iter()
            .map(|path| {
                let counted = count(path, law, days, &events, aliases);
                bar.step();
                counted
            })
            .collect();
        for (path, counted) in files.iter().zip(read) {
            match counted {
                Ok(Counted::Evening(counted)) => {
                    gathered.take(path, *counted, &mut seals, &mut settled);
                }
                Ok(Counted::Nowhere(remark)) => gathered.remarks.push(remark),
                Ok(Counted::OtherDay) => {}
                Err(failure) => {
                    gathered.status = gathered.status.max(failure.status);
                    gathered.remarks.push(message!("left-out", failure));
                }
            }
        }
    }
    bar.end();
    settled.sort_by_key(|(link, _)| *link);
    let mut later = Seals::new();
    // Few evenings are in two journals. They are read once more, for what comes after the settlement.
    let same = settled.chunk_by(|(one, _), (other, _)| one == other);
    for (_, path) in same.filter(|same| same.len() > 1).flatten() {
        if let Ok(Counted::Evening(counted)) = count(path, law, days, &events, aliases) {
            later.extend(counted.earlier.iter().map(|half| (*half, *path)));
        }
    }
    gathered.leave_out(&seals, &later);
    gathered
}

/// The events whose journals are counted, by their folders.
type Events = HashMap<PathBuf, EventFolder>;

enum Counted {
    Evening(Box<CountedEvening>),
    /// The journal was begun outside the days asked for.
    OtherDay,
    /// The event does not count the journal, for this reason.
    Nowhere(String),
}

/// Counts a journal, which must be whole and finished. A journal of an event counts as that event has it.
fn count(
    path: &Path,
    law: Option<&'static Law>,
    days: &Days,
    events: &Events,
    aliases: &Aliases,
) -> Result<Counted, Failure> {
    let event = table_of(path).and_then(|(folder, no)| Some((events.get(&folder)?, no)));
    if let Some((folder, no)) = event {
        let mut notices = folder.account.notices.iter();
        let nowhere = [
            Notice::NotSeated(no),
            Notice::NotPlayed(no),
            Notice::TooMuch(no),
        ];
        if let Some(notice) = notices.find(|notice| nowhere.contains(notice)) {
            return Ok(Counted::Nowhere(notice.told(&folder.event)));
        }
    }
    let script = Script::journal(path)?;
    if !script.is_journal() {
        let path = path.to_owned();
        return Err(Failure::usage(JournalError::NoJournal { path }));
    }
    let table = event.and_then(|(folder, no)| folder.account.table(no));
    let first = table.map_or_else(|| begun(&script.bytes), |table| table.begun);
    if first.is_some_and(|begun| !days.have(begun.date_naive())) {
        return Ok(Counted::OtherDay);
    }
    let (name, wanted, law) = (path_shown(path), law, script.law());
    if wanted.is_some_and(|wanted| wanted != law) {
        let law = law.name;
        return Err(Failure::usage(message!("by-the-law", path = name, law)));
    }
    let report = Report::on(law, &script.bytes);
    refuse_damage(path, &report)?;
    if let Some(lacks) = report.record.session().now().unfinished {
        let lacks = report.record.law().message(lacks);
        return Err(Failure::usage(message!("not-finished", name, lacks)));
    }
    let known_as = |name: &Name| match event {
        Some((folder, _)) => aliases.name(&folder.event.known_as(name)),
        None => aliases.name(name),
    };
    let mut evening = SeasonEvening::of(&report.record, report.seal(), &known_as)
        .map_err(|BothSat(one, other)| Failure::usage(message!("both-sat", name, one, other)))?;
    if let Some(table) = table {
        (evening.round, evening.begun) = (table.no.round(), table.begun);
    }
    let (record, links) = (&report.record, report.links());
    let mut recorded = (1..=record.len() as u32).filter_map(|no| record.recorded(EntryNo(no)));
    let settled = recorded.position(settles).unwrap_or_default();
    // The last link is that of the whole journal.
    let halves = links.take(record.len().saturating_sub(1)).skip(settled);
    Ok(Counted::Evening(Box::new(CountedEvening {
        law,
        evening,
        earlier: halves.map(|link| link.half()).collect(),
        is_torn: matches!(report.end, FileEnd::Torn(_)),
    })))
}

impl Gathered {
    /// Opens the events of these journals, and takes over what was decided in the rounds that are among them. The journals
    /// of an event that cannot be read count as any others.
    fn open_events(&mut self, files: &[PathBuf], aliases: &Aliases) -> Events {
        let mut rounds: BTreeMap<PathBuf, BTreeSet<u32>> = BTreeMap::new();
        for (folder, no) in files.iter().filter_map(|path| table_of(path)) {
            rounds.entry(folder).or_default().insert(no.round());
        }
        let mut events = Events::new();
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
            events.insert(path, folder);
        }
        events
    }

    fn take<'a>(
        &mut self,
        path: &'a Path,
        counted: CountedEvening,
        seals: &mut Seals<'a>,
        settled: &mut Vec<(u128, &'a Path)>,
    ) {
        if counted.is_torn {
            let name = path_shown(path);
            self.remarks.push(message!("torn-left-out", name));
        }
        if let Some(seal) = counted.evening.seal {
            if let Some(other) = seals.get(&seal.half) {
                return self.remarks.push(counted_once(path, other, true));
            }
            seals.insert(seal.half, path);
            settled.push((*counted.earlier.first().unwrap_or(&seal.half), path));
        }
        let law = counted.law;
        match self.evenings.iter_mut().find(|(by, _)| *by == law) {
            Some((_, evenings)) => evenings.push(counted.evening),
            None => {
                let mut evenings = Vec::with_capacity(seals.capacity());
                evenings.push(counted.evening);
                self.evenings.push((law, evenings));
            }
        }
    }

    /// Leaves out the journals from which another one goes on; `later` has that by the seal of the earlier one.
    fn leave_out(&mut self, seals: &Seals<'_>, later: &Seals<'_>) {
        for (_, evenings) in &mut self.evenings {
            evenings.retain(|evening| {
                let half = evening.seal.map(|seal| seal.half);
                let other = half.and_then(|half| Some((seals.get(&half)?, later.get(&half)?)));
                let remark = other.map(|(path, other)| counted_once(path, other, false));
                self.remarks.extend(remark);
                other.is_none()
            });
        }
    }
}

fn counted_once(path: &Path, other: &Path, is_same: bool) -> String {
    let (name, other) = (path_shown(path), path_shown(other));
    message!("counted-once", name, other, is_same)
}

/// Time of a journal's first line.
pub fn begun(journal: &[u8]) -> Option<Moment> {
    let first = journal.split(|byte| *byte == b' ').next()?;
    Some(Timestamp::new(std::str::from_utf8(first).ok()?)?.moment())
}

/// Whether this is the entry that settles an evening, or a correction that brings one.
fn settles(recorded: &Recorded) -> bool {
    recorded.entries().any(|entry| entry.what == What::Settle)
}

/// Spreads the work over all cores; runs it in this thread if no other can start.
pub fn on_all_cores<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let alone = || ThreadPoolBuilder::new().num_threads(1).use_current_thread();
    let pool = ThreadPoolBuilder::new().build();
    match pool.or_else(|_| alone().build()) {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}

pub struct Bar(ProgressBar);

impl Bar {
    const MOMENT: Duration = Duration::from_secs(1);

    pub fn of(files: usize) -> Bar {
        let bar = ProgressBar::with_draw_target(Some(files as u64), ProgressDrawTarget::hidden());
        match ProgressStyle::with_template(&message!("progress")) {
            Ok(style) => Bar(bar.with_style(style.progress_chars("=> "))),
            Err(_) => Bar(bar),
        }
    }

    pub fn step(&self) {
        if self.0.is_hidden() && self.0.elapsed() > Bar::MOMENT {
            self.0.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.0.inc(1);
    }

    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}

/// Rows and order of standings.
pub struct RowOrder<'a> {
    /// The column to sort by, if not the result.
    pub sort: Option<&'a str>,
    pub min_evenings: i64,
    /// Hands a player needs for a rank.
    pub min_hands: i64,
}

/// The standings of each law, in the order of the list of laws. What is left out is said.
fn by_law(
    gathered: &mut Gathered,
    order: &RowOrder<'_>,
    table: &TableSettings,
) -> Result<Vec<Standings>, Failure> {
    let mut evenings = std::mem::take(&mut gathered.evenings);
    evenings.sort_by_key(|(law, _)| LAWS.iter().position(|listed| listed == law));
    gathered.remarks.iter().for_each(pager::remark);
    let standings = evenings.into_iter().map(|(law, evenings)| {
        let mut of_law = Standings::of(law, evenings, table.money.as_ref());
        of_law.at_least(order.min_evenings);
        if let Some(key) = order.sort {
            of_law.sort_by(key).map_err(Failure::usage)?;
        }
        of_law.rank_from(order.min_hands);
        Ok(of_law)
    });
    standings.collect()
}

/// Prints the parts of each law, with a blank line between them.
fn show(each: impl Iterator<Item = Vec<String>>) -> Result<(), Failure> {
    let lines = each.collect::<Vec<_>>().join(&String::new());
    let none = vec![message!("no-evening")];
    pager::show(if lines.is_empty() { &none } else { &lines })
}

fn not_in_one_csv(standings: &[Standings]) -> Failure {
    let laws = listed(standings.iter().map(|standings| standings.law.name));
    Failure::usage(message!("not-in-one-csv", laws))
}

/// Whether a player has a rank in ratings.
fn is_ranked(order: &RowOrder<'_>, standings: &Standings) -> impl Fn(&str) -> bool {
    move |name| order.min_hands <= 0 || standings.is_ranked(name)
}

/// Prints the ratings from journals, one list a law.
pub fn print_ratings(
    mut gathered: Gathered,
    order: &RowOrder<'_>,
    form: PaperForm,
    table: &TableSettings,
) -> Result<Status, Failure> {
    let decided = std::mem::take(&mut gathered.decided);
    let standings = by_law(&mut gathered, order, table)?;
    let rated: Vec<(&Standings, Ratings, Listing)> = standings
        .iter()
        .map(|standings| {
            let evenings = &standings.evenings;
            let decided = decided.iter().filter(|(law, _)| *law == standings.law);
            let tables = evenings
                .iter()
                .filter(|evening| !evening.players.is_empty())
                .map(|evening| RatedTable::of(standings.law, evening))
                .chain(decided.map(|(_, rated)| rated.clone()));
            let mut ratings = Ratings::of(standings.law, tables.collect());
            // Who played too few evenings is in none of the rows; of whom it is only decided is in no evening.
            let came: HashSet<&Name> = evenings
                .iter()
                .flat_map(|evening| evening.players.iter().map(|own| &own.name))
                .collect();
            let rows: HashSet<&str> = standings.players().collect();
            ratings
                .rows
                .retain(|row| rows.contains(row.name.as_str()) || !came.contains(&row.name));
            let listing = event::ratings(&ratings, &is_ranked(order, standings));
            (standings, ratings, listing)
        })
        .collect();
    let text: String = match form {
        PaperForm::Text => {
            show(rated.iter().map(|(.., listing)| listing.lines(&table.look)))?;
            return Ok(gathered.status);
        }
        PaperForm::Csv if rated.len() > 1 => return Err(not_in_one_csv(&standings)),
        PaperForm::Csv => rated
            .iter()
            .map(|(.., listing)| listing.csv(table.decimal))
            .collect(),
        PaperForm::Markdown => rated
            .iter()
            .map(|(.., listing)| listing.markdown())
            .collect(),
        PaperForm::Json => rated
            .iter()
            .map(|(_, ratings, _)| format!("{}\n", ratings.json()))
            .collect(),
        PaperForm::Html => {
            let sections = rated.iter().map(|(standings, ratings, _)| {
                event::ratings_section(ratings, &is_ranked(order, standings))
            });
            shown::ratings(&sections.collect::<Vec<_>>())
        }
    };
    pager::print(&text)?;
    Ok(gathered.status)
}

/// Prints the standings from journals, one table a law.
pub fn print(
    mut gathered: Gathered,
    order: &RowOrder<'_>,
    form: PaperForm,
    table: &TableSettings,
) -> Result<Status, Failure> {
    let standings = by_law(&mut gathered, order, table)?;
    let (status, remarks) = (gathered.status, gathered.remarks);
    let text = match (form, standings.as_slice()) {
        (PaperForm::Csv, [_, _, ..]) => return Err(not_in_one_csv(&standings)),
        (PaperForm::Csv, all) => {
            let csv = |standings: &Standings| {
                let heads = standings.heads(Medium::Program);
                let keys = heads.iter().map(|head| head.key.clone()).collect();
                written::csv(keys, standings.rows(&heads), table.decimal)
            };
            all.iter().map(csv).collect()
        }
        (PaperForm::Text, all) => {
            show(all.iter().map(|of_law| shown::lines(of_law, &table.look)))?;
            return Ok(status);
        }
        (PaperForm::Markdown, all) => {
            let lines: Vec<Vec<String>> = all.iter().map(shown::markdown).collect();
            format!("{}\n", lines.join(&String::new()).join("\n"))
        }
        (PaperForm::Html, all) => shown::page(all, &remarks, false),
        (PaperForm::Json, all) => {
            let line = |standings| format!("{}\n", shown::json(standings));
            all.iter().map(line).collect()
        }
    };
    match form {
        PaperForm::Html => deliver(&text, None, Some("standings.html".into()))?,
        _ => pager::print(&text)?,
    }
    Ok(status)
}

/// Writes standings into a folder: one page for all, and one a player.
pub fn write(
    mut gathered: Gathered,
    order: &RowOrder<'_>,
    folder: &Path,
    table: &TableSettings,
) -> Result<Status, Failure> {
    let standings = by_law(&mut gathered, order, table)?;
    let name = path_shown(folder);
    fs::create_dir_all(folder).map_err(|error| Failure::writing_to(&name, &error))?;
    let index = shown::page(&standings, &gathered.remarks, true);
    let players = standings.iter().flat_map(player::players);
    let mut pages = 0;
    for (file, page) in [("index.html".to_owned(), index)]
        .into_iter()
        .chain(players)
    {
        paper::write(&folder.join(file), &page)?;
        pages += 1;
    }
    pager::show(&[message!("pages-written", pages, folder = name)])?;
    Ok(gathered.status)
}
