//! `nos event decide`: writes decisions about tables, and takes back the seating of a round that
//! has not begun.

use super::decided;
use super::folder::{EventFolder, LockedEvent, held};
use super::seat::header;
use crate::desk::outcome::{Failure, Status};
use crate::desk::pager;
use crate::desk::surroundings::is_attended;
use clap::{ArgGroup, Args};
use nos_base::table::name::{Meant, Name};
use nos_base::table::shown as visible;
use nos_base::words::shell::listed;
use nos_club::event::account::EventAccount;
use nos_club::event::decided::{Decision, Decisions};
use nos_club::event::round::TableNo;
use nos_club::event::shown::outcome;
use nos_club::event::standings::{EventStandings, number};
use std::fs;
use std::io::{self, BufRead as _};
use std::path::PathBuf;

#[derive(Args)]
#[command(group(ArgGroup::new("decision").required(true)))]
pub struct DecideArgs {
    #[arg(value_name = "TABLE|N", value_parser = what)]
    what: What,
    #[arg(default_value = ".", hide_default_value = true)]
    dir: PathBuf,
    #[arg(long, value_name = "NAME", group = "decision")]
    forfeit: Vec<String>,
    #[arg(long, group = "decision")]
    not_played: bool,
    #[arg(long, value_names = ["NAME", "POINTS"], num_args = 2.., allow_negative_numbers = true, group = "decision")]
    result: Vec<String>,
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

fn what(text: &str) -> Result<What, String> {
    let round = text.parse().ok().map(What::Round);
    let table = TableNo::read(text).map(What::Table);
    round.or(table).ok_or_else(|| message!("event-table-no"))
}

impl DecideArgs {
    pub fn run(self) -> Result<Status, Failure> {
        let tables = match self.what {
            What::Round(_) if self.again => Vec::new(),
            What::Table(no) if !self.again => vec![no],
            _ => return Err(Failure::usage(message!("event-decide-what"))),
        };
        let event = LockedEvent::open(&self.dir, &tables)?;
        match self.what {
            What::Round(round) => self.again(&event, round),
            What::Table(no) => self.decide(&event, no),
        }
    }

    fn decide(&self, folder: &LockedEvent, no: TableNo) -> Result<Status, Failure> {
        let (event, mut decisions) = (&folder.event, folder.decisions.clone());
        let decision = match self.clear {
            true => None,
            false => {
                folder.can_be_decided(no)?;
                Some(self.decision(folder, no)?)
            }
        };
        if decision.is_none() && !decisions.contains_key(&no) {
            return Err(Failure::usage(message!("event-no-decision", table = no)));
        }
        if let Some(decision) = &decision {
            decided::fits(event, &folder.seatings, no, decision).map_err(Failure::usage)?;
        }
        match &decision {
            Some(decision) => decisions.insert(no, decision.clone()),
            None => decisions.remove(&no),
        };
        self.ask(&changed(folder, no, &decisions))?;
        decided::write(folder, &[(no, decision.as_ref())])?;
        pager::remark(message!("event-decision-written", name = decided::FILE));
        Ok(Status::Clean)
    }

    fn decision(&self, folder: &EventFolder, no: TableNo) -> Result<Decision, Failure> {
        let event = &folder.event;
        let seated = folder.account.table(no).map(|table| table.seated.as_slice());
        let seated = seated.unwrap_or_default();
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
            return Ok(Decision::forfeit(absent.collect::<Result<_, _>>()?));
        }
        let (pairs, rest) = self.result.as_chunks::<2>();
        let mut result: Vec<(usize, i64)> = Vec::new();
        for [name, points] in pairs {
            let (player, points) = (player(name)?, decided::read_points(points)?);
            if result.iter().any(|(other, _)| *other == player) {
                return Err(Failure::usage(message!("event-result-form")));
            }
            result.push((player, points));
        }
        match rest {
            [] => Ok(Decision::result(result)),
            _ => Err(Failure::usage(message!("event-result-form"))),
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
            let Some(journal) = held(&folder.path, table.no)? else {
                continue;
            };
            // Keep the lock, so that nobody can enter anything until the file is removed.
            locked.push(journal);
            let written = header(&folder.event, table)?.len();
            if folder.has_more(table.no, written) {
                let begun = message!("event-has-begun", table = table.no);
                return Err(Failure::usage(begun));
            }
            journals.push(table.no.journal());
        }
        let names = listed(journals.iter().map(String::as_str));
        self.ask(&[message!("event-again", round, journals = names, number = journals.len())])?;
        // Removes the seating last, so that an interrupted command can be repeated.
        let undecided = |no: &TableNo| (no.round() == round).then_some((*no, None));
        let decided: Vec<_> = folder.decisions.keys().filter_map(undecided).collect();
        if !decided.is_empty() {
            decided::write(folder, &decided)?;
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
        if !is_attended() {
            return Err(Failure::usage(message!("event-say-yes")));
        }
        pager::remark(message!("event-shall-it"));
        let mut answer = String::new();
        let read = io::stdin().lock().read_line(&mut answer);
        let yes = message!("event-yes");
        let is_yes = yes.split(' ').any(|yes| yes.eq_ignore_ascii_case(answer.trim()));
        match read {
            Ok(_) if is_yes => Ok(()),
            _ => Err(Failure::usage(message!("event-unchanged"))),
        }
    }
}

fn changed(folder: &EventFolder, no: TableNo, decisions: &Decisions) -> Vec<String> {
    let event = &folder.event;
    let account = folder.account_of(&folder.journals, decisions);
    let mut lines = Vec::new();
    if let Some(table) = account.table(no) {
        lines.push(format!("{no}: {}", outcome(event, table)));
    }
    let points = |account: &EventAccount| {
        let standings = EventStandings::new(event, &account.rounds);
        let mut points: Vec<(usize, i64)> =
            standings.rows.iter().map(|row| (row.player, row.points)).collect();
        points.sort_unstable();
        points
    };
    let both = points(&folder.account).into_iter().zip(points(&account));
    for ((player, was), (_, is)) in both.filter(|(was, is)| was != is) {
        let name = event.name(player);
        let [was, is] = [was, is].map(|points| number(points, 2).to_string());
        lines.push(message!("event-points-change", name, was, is));
    }
    lines
}
