//! `nos event decide`: writes decisions about tables, and takes back a seating that has not begun.

use super::folder::{EventFolder, LockedEvent, held, seated_table};
use super::seat::{header, round_number};
use super::{asked, decided, file};
use crate::desk::surroundings::is_attended;
use crate::desk::{Failure, Status, pager, refuse_if, text_of};
use clap::{ArgGroup, Args};
use nos_base::text::money::written;
use nos_base::{Meant, Name, in_order, listed, shown as visible};
use nos_club::event::shown::outcome;
use nos_club::event::standings::number;
use nos_club::event::worth::match_length;
use nos_club::event::{
    AdjustedPoints, Decision, Decisions, EventAccount, EventRow, EventStandings, ListedResult,
    RoundNumber, TableNo, listed_result,
};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

#[derive(Args)]
#[command(group(ArgGroup::new("decision").required(true)))]
pub struct DecideArgs {
    #[arg(value_name = "TABLE|N")]
    what: Option<String>,
    dir: Option<PathBuf>,
    #[arg(long, value_name = "NAME", group = "decision")]
    forfeit: Vec<String>,
    #[arg(long, group = "decision")]
    not_played: bool,
    #[arg(long, value_names = ["NAME", "POINTS"], num_args = 1.., allow_negative_numbers = true, group = "decision")]
    result: Vec<String>,
    #[arg(long, value_name = "FILE", num_args = 0..=1, group = "decision")]
    results: Option<Option<PathBuf>>,
    #[arg(long, value_names = ["NAME", "N", "REASON"], num_args = 3.., allow_negative_numbers = true, group = "decision")]
    points: Vec<String>,
    #[arg(long, value_name = "N", requires = "points", value_parser = round_number)]
    round: Option<RoundNumber>,
    #[arg(long, group = "decision")]
    clear: bool,
    #[arg(long, group = "decision")]
    again: bool,
    #[arg(long)]
    yes: bool,
}

#[derive(Clone, Copy)]
enum What {
    Table(TableNo),
    Round(u32),
}

fn what(text: &str) -> Option<What> {
    let table = TableNo::read(text).map(What::Table);
    table.or_else(|| round_number(text).ok().map(|round| What::Round(round.count())))
}

impl DecideArgs {
    pub fn run(self) -> Result<Status, Failure> {
        let (typed, what) = (self.what.as_deref(), self.what.as_deref().and_then(what));
        if !self.points.is_empty() {
            refuse_if(what.is_some(), || Failure::usage(message!("event-points-what")))?;
            let folder = self.dir.clone().or_else(|| typed.map(PathBuf::from));
            return self.adjust(&LockedEvent::open(&folder.unwrap_or_else(here), &[])?);
        }
        let no_table = || Failure::usage(message!("event-table-no"));
        refuse_if(typed.is_some() && what.is_none(), no_table)?;
        let folder = self.dir.clone().unwrap_or_else(here);
        match what {
            Some(What::Round(round)) if self.again => {
                self.again(&LockedEvent::open(&folder, &[])?, round)
            }
            Some(What::Round(round)) if self.results.is_some() => {
                self.decide_round(&LockedEvent::open(&folder, &[])?, round)
            }
            Some(What::Table(no)) if !self.again && self.results.is_none() => {
                self.decide(&LockedEvent::open(&folder, &[no])?, no)
            }
            _ => Err(Failure::usage(message!("event-decide-what"))),
        }
    }

    fn decide(&self, folder: &LockedEvent, no: TableNo) -> Result<Status, Failure> {
        let (event, mut decisions) = (&folder.event, folder.decisions.clone());
        if self.clear {
            let no_decision = || Failure::usage(message!("event-no-decision", table = no));
            refuse_if(decisions.tables.remove(&no).is_none(), no_decision)?;
        } else {
            folder.can_be_decided(no)?;
            let decision = self.decision(folder, no)?;
            decided::fits(event, &folder.seatings, no, &decision).map_err(Failure::usage)?;
            decisions.tables.insert(no, decision);
        }
        self.write(folder, &[no], &decisions)
    }

    fn write(
        &self,
        folder: &LockedEvent,
        tables: &[TableNo],
        decisions: &Decisions,
    ) -> Result<Status, Failure> {
        self.ask(&changed(folder, tables, decisions))?;
        decided::write(folder, decisions)?;
        pager::remark(message!("event-decision-written", name = decided::FILE));
        Ok(Status::Clean)
    }

    fn adjust(&self, folder: &LockedEvent) -> Result<Status, Failure> {
        let [name, points, reason @ ..] = self.points.as_slice() else {
            return Err(Failure::usage(message!("event-adjusted-form")));
        };
        let seated = folder.account.seated();
        let round = self.round.or_else(|| RoundNumber::new(i64::from(seated)));
        let Some(round) = round.filter(|round| round.count() <= seated) else {
            let round = self.round.map_or(1, RoundNumber::count);
            return Err(Failure::usage(message!("event-not-seated", round)));
        };
        let player = folder.event.meant(name).map_err(Failure::usage)?;
        let halves = decided::read_points(points)?;
        let mut decisions = folder.decisions.clone();
        let reason = reason.join(" ").trim().to_owned();
        decisions.points.push(AdjustedPoints { player, halves, reason, round });
        self.write(folder, &[], &decisions)
    }

    fn decide_round(&self, folder: &LockedEvent, round: u32) -> Result<Status, Failure> {
        let event = &folder.event;
        let for_two = || Failure::usage(message!("event-results-for-two", law = event.law.name()));
        refuse_if(!event.seats_two() || match_length(event).is_some(), for_two)?;
        let Some(seating) = folder.seatings.get(&round) else {
            return Err(Failure::usage(message!("event-not-seated", round)));
        };
        let file = self.results.as_ref().and_then(Option::as_ref);
        let results = match file {
            Some(path) => {
                let results = listed_result::listed(event, seating, &text_of(path, file::LARGEST)?);
                file::in_line(path, results)?
            }
            None if is_attended() => asked::results(folder, seating)?,
            None => return Err(Failure::usage(message!("event-results-need-a-file"))),
        };
        let (mut decisions, mut tables, mut locked) =
            (folder.decisions.clone(), Vec::new(), Vec::new());
        for (table, result) in results {
            if folder.can_be_decided(table.no).is_err() {
                pager::remark(message!("event-result-skipped", table = table.no));
                continue;
            }
            locked.push(held(&folder.path, table.no)?);
            let decision = result.decision(event, table).map_err(Failure::usage)?;
            decisions.tables.insert(table.no, decision);
            tables.push(table.no);
        }
        if tables.is_empty() {
            pager::remark(message!("event-unchanged"));
            return Ok(Status::Clean);
        }
        self.write(folder, &tables, &decisions)
    }

    fn decision(&self, folder: &EventFolder, no: TableNo) -> Result<Decision, Failure> {
        let event = &folder.event;
        let table = seated_table(&folder.seatings, no);
        let seated = table.map_or(&[][..], |table| &table.players);
        let player = |typed: &String| {
            let name = Name::typed(typed);
            let known = name.as_ref().and_then(|name| event.place_of(name));
            if let Some(known) = known.filter(|known| seated.contains(known)) {
                return Ok(known);
            }
            let names = seated.iter().map(|player| event.players[*player].name());
            match name.map(|name| name.meant_among(names)) {
                Some(Meant::One(at)) => Ok(seated[at]),
                _ => {
                    let name = typed.as_str();
                    Err(Failure::usage(message!("event-not-at-table", name, table = no)))
                }
            }
        };
        if self.not_played {
            return Ok(Decision::NotPlayed);
        }
        if !self.forfeit.is_empty() {
            let absent = self.forfeit.iter().map(player);
            return Ok(Decision::Forfeit(absent.collect::<Result<_, _>>()?));
        }
        let wrong = || Failure::usage(message!("event-result-form"));
        if let ([result], Some(table)) = (&*self.result, table) {
            let result = ListedResult::read(result)
                .filter(|result| matches!(result, ListedResult::Played(_)) && event.seats_two());
            return result.ok_or_else(wrong)?.decision(event, table).map_err(Failure::usage);
        }
        let (pairs, rest) = self.result.as_chunks::<2>();
        let mut result = BTreeMap::new();
        for [name, points] in pairs {
            if result.insert(player(name)?, decided::read_points(points)?).is_some() {
                return Err(wrong());
            }
        }
        match rest {
            [] => Ok(Decision::Result(result)),
            _ => Err(wrong()),
        }
    }

    /// Takes back the last seating if none of its tables has begun.
    fn again(&self, folder: &LockedEvent, round: u32) -> Result<Status, Failure> {
        let seating = folder.seatings.get(&round);
        let Some(seating) = seating.filter(|_| round == folder.account.seated()) else {
            return Err(Failure::usage(message!("event-not-last", round)));
        };
        let (mut locked, mut journals) = (Vec::new(), Vec::new());
        for table in &seating.tables {
            let Some(journal) = held(&folder.path, table.no)? else { continue };
            // Keep the lock, so that nobody can enter anything until the file is removed.
            locked.push(journal);
            let has_begun = || Failure::usage(message!("event-has-begun", table = table.no));
            refuse_if(folder.has_more(table.no, header(&folder.event, table)?.len()), has_begun)?;
            journals.push(table.no.journal());
        }
        let names = listed(&journals);
        let mut lines =
            vec![message!("event-again", round, journals = names, number = journals.len())];
        let mut decisions = folder.decisions.clone();
        let removed = decisions.tables.extract_if(.., |no, _| no.round() == round);
        let tables = listed(removed.map(|(no, _)| no.to_string()));
        lines.extend((!tables.is_empty()).then(|| message!("event-again-decided", tables)));
        self.ask(&lines)?;
        // Removes the seating last, so that an interrupted command can be repeated.
        if decisions != folder.decisions {
            decided::write(folder, &decisions)?;
        }
        let journals = journals.iter().map(|name| folder.path.join(name));
        for path in journals.chain([folder.seating_path(round)]) {
            fs::remove_file(&path)
                .map_err(|error| Failure::writing_to(visible::path(&path), &error))?;
        }
        drop(locked);
        pager::remark(message!("event-taken-back", round));
        Ok(Status::Clean)
    }

    fn ask(&self, lines: &[String]) -> Result<(), Failure> {
        pager::show(lines)?;
        if self.yes {
            return Ok(());
        }
        refuse_if(!is_attended(), || Failure::usage(message!("event-say-yes")))?;
        pager::remark(message!("event-shall-it"));
        let (yes, answer) = (message!("event-yes"), asked::line().unwrap_or_default());
        refuse_if(!yes.split(' ').any(|yes| yes.eq_ignore_ascii_case(&answer)), asked::unchanged)
    }
}

fn here() -> PathBuf {
    PathBuf::from(".")
}

fn changed(folder: &EventFolder, tables: &[TableNo], decisions: &Decisions) -> Vec<String> {
    let event = &folder.event;
    let account = folder.account_of(&folder.journals, decisions);
    let tables = tables.iter().filter_map(|no| account.table(*no));
    let mut lines: Vec<String> =
        tables.map(|table| format!("{}: {}", table.no, outcome(event, table))).collect();
    let points = |account: &EventAccount| {
        let EventStandings { rows, parts, .. } = EventStandings::new(event, &account.rounds);
        let own = |row: &EventRow| (row.player, written(&number(row.points, parts).to_string()));
        in_order(rows.iter().map(own))
    };
    let both = points(&folder.account).into_iter().zip(points(&account));
    for ((player, was), (_, is)) in both.filter(|(was, is)| was != is) {
        lines.push(message!("event-points-change", name = event.name(player), was, is));
    }
    lines
}
