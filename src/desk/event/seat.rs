//! `nos event seat`: seats the next round, begins its journals and writes its seating.

use super::file::{LARGEST, in_line};
use super::folder::{EventFolder, LockedEvent, ReadArgs};
use super::{decided, file};
use crate::desk::standings::on_threads;
use crate::desk::{Failure, Origin, Status, deliver, files, pager, refuse_if, text_of};
use clap::Args;
use nos_base::{Name, in_order, listed, shown as visible};
use nos_club::event::{
    Decision, Decisions, EarlierJournal, Event, EventAccount, RoundNumber, SeatedTable, Seating,
    TableNo, TableOutcome, TrfEdition, seating, shown, trf,
};
use nos_entry::Entry;
use nos_law::{EntryNo, TableSettings};
use nos_records::journal::{Clock, Journal};
use rayon::prelude::*;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Journals begun together. They share one wait for the disk.
const AT_ONCE: usize = 16;

#[derive(Args)]
pub struct SeatArgs {
    #[command(flatten)]
    of: ReadArgs,
    #[arg(long, value_name = "TABLE", value_parser = table_no)]
    without: Vec<TableNo>,
    #[arg(long)]
    dry: bool,
    #[arg(long, value_name = "N", value_parser = round_number, conflicts_with_all = ["dry", "without", "pairs", "trf"])]
    round: Option<RoundNumber>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["dry", "pairs"])]
    trf: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["dry", "pairs", "trf", "round", "without"])]
    trf26: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pairs: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["html", "slips"])]
    json: bool,
    #[arg(long, conflicts_with = "slips")]
    html: bool,
    #[arg(long)]
    slips: bool,
}

fn table_no(text: &str) -> Result<TableNo, String> {
    TableNo::read(text).ok_or_else(|| message!("event-table-no"))
}

impl SeatArgs {
    pub fn run(self, table: &TableSettings) -> Result<Status, Failure> {
        let report16 = self.trf.as_ref().map(|path| (path, TrfEdition::Of2016));
        let report26 = self.trf26.as_ref().map(|path| (path, TrfEdition::Of2026));
        if let Some((path, edition)) = report16.or(report26) {
            let folder = self.of.lock(&[])?;
            let status = report(&folder, path, edition, true)?;
            let round = folder.account.seated() + 1;
            if round <= folder.event.rounds {
                let numbers = folder.event.names(&trf::numbered(&folder.event));
                let text = format!("{}\n", json!({ "numbers": numbers }));
                files::replace(&folder.report_path(round), text.as_bytes())?;
            }
            return Ok(status);
        }
        if let Some(round) = self.round.map(RoundNumber::count) {
            let folder = self.of.open()?;
            let seating = folder.seatings.get(&round);
            let seating =
                seating.ok_or_else(|| Failure::usage(message!("event-not-seated", round)))?;
            self.print(&folder, seating, table)?;
        } else if self.dry {
            let folder = self.of.open()?;
            self.print(&folder, &self.decided(&folder)?.0, table)?;
            pager::remark(message!("event-dry"));
        } else {
            self.seat(&self.of.lock(&self.without)?, table)?;
        }
        Ok(Status::Clean)
    }

    fn seat(&self, folder: &LockedEvent, table: &TableSettings) -> Result<(), Failure> {
        let (seating, decisions) = self.decided(folder)?;
        if decisions != folder.decisions {
            decided::write(folder, &decisions)?;
        }
        let begun = written(folder, &seating)?;
        self.print(folder, &seating, table)?;
        pager::remark(message!("event-begun", journals = listed(&begun), number = begun.len()));
        Ok(())
    }

    /// Returns the next round with its decisions, if all earlier rounds are settled.
    fn decided(&self, folder: &EventFolder) -> Result<(Seating, Decisions), Failure> {
        let event = &folder.event;
        let mut decisions = folder.decisions.clone();
        for no in &self.without {
            folder.can_be_decided(*no)?;
            decisions.tables.insert(*no, Decision::NotPlayed);
        }
        let account = folder.account_of(&folder.journals, &decisions);
        refuse_open(folder, &account)?;
        folder.tell(&account);
        let past = account.rounds;
        let round = past.len() as u32 + 1;
        let mut seating = match &self.pairs {
            None => seating::seat(&file::with_given(&folder.path, event)?, &past)
                .map_err(Failure::usage)?,
            Some(_) if round > event.rounds => {
                return Err(Failure::usage(message!("event-all-seated", rounds = event.rounds)));
            }
            Some(_) if !event.seats_two() => {
                return Err(Failure::usage(message!("event-trf-for-two", law = event.law.name())));
            }
            Some(path) => {
                let numbers = numbers_for(folder, round)?;
                let pairs = trf::pairs(event, &past, &numbers, &text_of(path, LARGEST)?);
                let (tables, out) = in_line(path, pairs)?;
                seating::seated(event, &past, tables, out)
            }
        };
        let earlier = past.iter().flat_map(|round| &round.tables).filter_map(|table| {
            let journal = folder.journals.get(&table.no)?.as_ref()?;
            let link = journal.link?.digits();
            Some(EarlierJournal {
                no: table.no,
                entries: journal.entries,
                link: String::from_utf8_lossy(&link).into_owned(),
            })
        });
        seating.earlier = Some(earlier.collect());
        Ok((seating, decisions))
    }

    fn print(
        &self,
        folder: &EventFolder,
        seating: &Seating,
        table: &TableSettings,
    ) -> Result<(), Failure> {
        let (event, round) = (&folder.event, seating.round);
        if self.json {
            return pager::print_json(&seating.json(event));
        }
        if self.html || self.slips {
            let (name, page) = match self.html {
                true => (format!("round-{round}"), shown::wall(event, seating)),
                false => (format!("slips-{round}"), shown::slips(event, seating)),
            };
            return deliver(&page, None, Some(folder.page_path(&name)), None);
        }
        let mut lines = shown::by_table(event, seating).lines(&table.look);
        lines.extend(shown::remarks(event, seating).into_iter().map(String::from));
        lines.push(String::new());
        lines.extend(shown::by_name(event, seating).lines(&table.look));
        pager::show(&lines)
    }
}

/// Refuses if an earlier file is unreadable or wrong, or a table is missing or not settled.
fn refuse_open(folder: &EventFolder, account: &EventAccount) -> Result<(), Failure> {
    let is_open = |no: &TableNo| account.table(*no).is_some_and(|table| !table.is_over());
    let fault = folder.faults.iter().find(|(no, _)| no.as_ref().is_none_or(is_open));
    if let Some((_, fault)) = fault {
        return Err(Failure::new(fault.status, fault.message.clone()));
    }
    let with = |outcome: TableOutcome| {
        account.tables().filter(move |table| table.outcome == outcome).map(|table| table.no)
    };
    refuse(with(TableOutcome::Missing), |tables, number, table| {
        message!("event-away", tables, number, table)
    })?;
    if let Some(notice) = account.notices.iter().find(|notice| notice.stops_seating()) {
        return Err(Failure::usage(notice.told(&folder.event)));
    }
    refuse(with(TableOutcome::Open), |tables, number, table| {
        message!("event-unsettled", tables, number, table)
    })
}

/// Refuses if any of these tables exist. `why` receives their names, their number and the first.
fn refuse(
    tables: impl Iterator<Item = TableNo>,
    why: impl Fn(String, usize, &str) -> String,
) -> Result<(), Failure> {
    let tables: Vec<String> = tables.map(|no| no.to_string()).collect();
    let told = tables.first().map(|first| why(listed(&tables), tables.len(), first));
    told.map_or(Ok(()), |why| Err(Failure::usage(why)))
}

/// Begins the missing journals, then writes the seating. Returns the journals' names.
fn written(folder: &LockedEvent, seating: &Seating) -> Result<Vec<String>, Failure> {
    let event = &folder.event;
    let header = |table| Ok((table, header(event, table)?));
    let headers = seating.tables.iter().map(header).collect::<Result<Vec<_>, Failure>>()?;
    // Checks all files before it writes the first.
    let sorted = |players: &[usize]| in_order(players.to_vec());
    let is_other = |table: &&SeatedTable| {
        let players = folder.journals.get(&table.no).map(|there| {
            there.as_ref().map(|there| sorted(&there.players)) == Some(sorted(&table.players))
        });
        players == Some(false) || folder.path.join(table.no.journal()).is_dir()
    };
    let there = |no: TableNo| Failure::usage(message!("event-journal-there", name = no.journal()));
    let other = seating.tables.iter().find(is_other).map(|table| table.no);
    let is_more = |no: &&TableNo| {
        no.round() == seating.round && seating.tables.iter().all(|table| table.no != **no)
    };
    if let Some(no) = other.or_else(|| folder.journals.keys().find(is_more).copied()) {
        return Err(there(no));
    }
    let clock = Clock::from_environment().map_err(Failure::usage)?;
    // Begin all journals of a round with the same time.
    let clock = Clock::Set(clock.moment());
    let begin = |(table, header): (&SeatedTable, Vec<Entry>)| {
        if !folder.journals.contains_key(&table.no) {
            let path = folder.path.join(table.no.journal());
            let (_, opened) = Journal::open(event.law, &path, &header, clock)?;
            // On a shared drive without locks, another machine may have begun the journal.
            refuse_if(opened.resumed, || there(table.no))?;
        }
        Ok(table.no.journal())
    };
    let begin_all = || headers.into_par_iter().map(begin).collect::<Result<Vec<_>, Failure>>();
    let begun = on_threads(AT_ONCE, begin_all)?;
    let json = format!("{}\n", seating.json(event));
    files::create(&folder.seating_path(seating.round), json.as_bytes())?;
    Ok(begun)
}

/// Reads `3` or `r3`.
pub(super) fn round_number(text: &str) -> Result<RoundNumber, String> {
    let number = RoundNumber::read(text.strip_prefix('r').unwrap_or(text));
    number.ok_or_else(|| message!("event-table-no"))
}

pub(super) fn header(event: &Event, table: &SeatedTable) -> Result<Vec<Entry>, Failure> {
    let law = event.law;
    let names = table.players.iter().map(|player| event.players[*player].name().as_str());
    let seat = format!("seat {}", names.collect::<Vec<_>>().join(" "));
    let wrong = |why: String| Failure::usage(message!("event-cannot-sit", table = table.no, why));
    let seat = nos_entry::read_entry(law.language, &seat);
    let seat = seat.map_err(|error| wrong(error.to_string()))?;
    let mut header = vec![law.first_entry()];
    header.extend(event.house.iter().filter_map(|(word, value)| law.house_entry(word, *value)));
    header.extend(seat);
    let mut session = (law.begin)();
    for (at, entry) in header.iter().enumerate() {
        let ruling = session.judge(entry).map_err(|refusal| wrong(refusal.to_string()))?;
        session.apply(EntryNo(at as u32 + 1), &ruling);
    }
    Ok(header)
}

/// Returns the players by their numbers in the report that was written for this round. Without one
/// the numbers are those of a report written now.
fn numbers_for(folder: &EventFolder, round: u32) -> Result<Vec<usize>, Failure> {
    let (event, path) = (&folder.event, folder.report_path(round));
    let now = trf::numbered(event);
    if !path.exists() {
        return Ok(now);
    }
    let json: Value = serde_json::from_str(&text_of(&path, LARGEST)?).unwrap_or_default();
    let names = json["numbers"].as_array().into_iter().flatten();
    let place = |name: &Value| event.place_of(&Name::typed(name.as_str()?)?);
    let was: Option<Vec<usize>> = names.map(place).collect();
    let fits = |was: &Vec<usize>| event.present(round).iter().all(|player| was.contains(player));
    let old = || message!("event-report-old", name = visible::path(&path));
    let was = was.filter(fits).ok_or_else(|| Failure::usage(old()))?;
    Ok(was.iter().copied().chain(now.into_iter().filter(|player| !was.contains(player))).collect())
}

pub(super) fn report(
    folder: &EventFolder,
    path: &Path,
    edition: TrfEdition,
    is_for_pairing: bool,
) -> Result<Status, Failure> {
    let event = &folder.event;
    let for_two = || Failure::usage(message!("event-trf-for-two", law = event.law.name()));
    refuse_if(!event.seats_two(), for_two)?;
    folder.tell(&folder.account);
    // If a pairing program has a report of this round, later ones keep its numbers.
    let numbers = Some(folder.account.seated() + 1).filter(|_| !is_for_pairing);
    let numbers = numbers.and_then(|round| numbers_for(folder, round).ok());
    let numbers = numbers.unwrap_or_else(|| trf::numbered(event));
    let report = trf::report(event, &folder.account.rounds, &numbers, edition, is_for_pairing);
    let report = report.map_err(Failure::usage)?;
    if Origin::of(path) == Origin::Stdin {
        pager::print(&report)?;
        return Ok(Status::Clean);
    }
    files::write_named(path, report.as_bytes(), None)?;
    pager::show(&[message!("page-written", name = visible::path(path))])?;
    Ok(Status::Clean)
}
