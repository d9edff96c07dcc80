//! `nos event decide`: writes decisions about tables, and takes back the seating of a round that
//! has not begun.

use super::decided;
use super::folder::{EventFolder, LockedEvent, held};
use super::seat::{header, round_number};
use crate::desk::files::text_of;
use crate::desk::outcome::{Failure, Origin, Status};
use crate::desk::pager;
use crate::desk::surroundings::is_attended;
use crate::desk::terminal::{self, Modes};
use clap::{ArgGroup, Args};
use nos_base::table::name::{Meant, Name};
use nos_base::table::shown as visible;
use nos_base::words::shell::listed;
use nos_club::event::account::EventAccount;
use nos_club::event::decided::{AdjustedPoints, Decision, Decisions};
use nos_club::event::limits::RoundNumber;
use nos_club::event::roster::Event;
use nos_club::event::round::{SeatedTable, Seating, TableNo};
use nos_club::event::shown::outcome;
use nos_club::event::standings::{EventStandings, number};
use nos_club::event::worth::{match_length, points_for_two};
use std::cmp::Ordering;
use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::io::{self, BufRead as _, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// Largest list of results in megabytes.
const LARGEST: u64 = 4;

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
        let wrong = || Failure::usage(message!("event-decide-what"));
        let (typed, what) = (self.what.as_deref(), self.what.as_deref().and_then(what));
        if !self.points.is_empty() {
            // No table is named, so the first word is the folder.
            let folder = self.dir.clone().or_else(|| typed.map(PathBuf::from));
            return self.adjust(&LockedEvent::open(&folder.unwrap_or_else(here), &[])?);
        }
        if typed.is_some() && what.is_none() {
            return Err(Failure::usage(message!("event-table-no")));
        }
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
            _ => Err(wrong()),
        }
    }

    fn decide(&self, folder: &LockedEvent, no: TableNo) -> Result<Status, Failure> {
        let (event, mut decisions) = (&folder.event, folder.decisions.clone());
        if self.clear {
            if decisions.tables.remove(&no).is_none() {
                return Err(Failure::usage(message!("event-no-decision", table = no)));
            }
        } else {
            folder.can_be_decided(no)?;
            let decision = self.decision(folder, no)?;
            decided::fits(event, &folder.seatings, no, &decision).map_err(Failure::usage)?;
            decisions.tables.insert(no, decision);
        }
        self.write(folder, &[no], &decisions)
    }

    /// Shows the changes, asks, and writes them.
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

    /// Adds points to a player, or takes them off.
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
        let reason = reason.join(" ");
        decisions.points.push(AdjustedPoints { player, halves, reason, round });
        self.write(folder, &[], &decisions)
    }

    /// Decides the tables of a round by a list of results, or by a key for each table.
    fn decide_round(&self, folder: &LockedEvent, round: u32) -> Result<Status, Failure> {
        let event = &folder.event;
        if !event.has_colours() || match_length(event).is_some() {
            let law = event.law.name();
            return Err(Failure::usage(message!("event-results-for-two", law)));
        }
        let Some(seating) = folder.seatings.get(&round) else {
            return Err(Failure::usage(message!("event-not-seated", round)));
        };
        let file = self.results.as_ref().and_then(Option::as_ref);
        let results = match file {
            Some(path) => listed_results(event, seating, path)?,
            None if is_attended() => asked_results(folder, seating)?,
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
        let seated = folder.seated_table(no).map(|table| table.players.as_slice());
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
        if let ([result], Some(table)) = (&*self.result, folder.seated_table(no)) {
            let wrong = || Failure::usage(message!("event-result-form"));
            let result =
                GameResult::read(result).filter(GameResult::is_played).ok_or_else(wrong)?;
            return match folder.event.has_colours() {
                true => result.decision(event, table).map_err(Failure::usage),
                false => Err(wrong()),
            };
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
        let mut decisions = folder.decisions.clone();
        decisions.tables.retain(|no, _| no.round() != round);
        decisions.points.retain(|own| own.round.count() != round);
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

fn here() -> PathBuf {
    PathBuf::from(".")
}

/// The result of a game, white first.
#[derive(Clone, Copy)]
enum GameResult {
    Played(Ordering),
    /// Whether white and black came.
    Forfeit([bool; 2]),
}

const RESULTS: [(&str, GameResult); 8] = [
    ("1-0", GameResult::Played(Ordering::Greater)),
    ("0-1", GameResult::Played(Ordering::Less)),
    ("½-½", GameResult::Played(Ordering::Equal)),
    ("1/2-1/2", GameResult::Played(Ordering::Equal)),
    ("=-=", GameResult::Played(Ordering::Equal)),
    ("+-", GameResult::Forfeit([true, false])),
    ("-+", GameResult::Forfeit([false, true])),
    ("--", GameResult::Forfeit([false, false])),
];

/// Keys that answer for a table. Enter leaves it out.
const ANSWERS: [(char, &str); 5] =
    [('1', "1-0"), ('0', "0-1"), ('=', "½-½"), ('+', "+-"), ('-', "-+")];

impl GameResult {
    fn read(text: &str) -> Option<GameResult> {
        RESULTS.iter().find_map(|(word, result)| (*word == text).then_some(*result))
    }

    fn is_played(&self) -> bool {
        matches!(self, GameResult::Played(_))
    }

    fn decision(self, event: &Event, table: &SeatedTable) -> Result<Decision, String> {
        let players = table.players.iter().copied();
        match self {
            GameResult::Played(result) => {
                let points = points_for_two(event, result);
                let points =
                    points.ok_or_else(|| message!("event-no-draws", law = event.law.name()))?;
                Ok(Decision::result(players.zip(points).collect()))
            }
            GameResult::Forfeit(came) => {
                let absent = players.zip(came).filter(|(_, came)| !came);
                Ok(Decision::forfeit(absent.map(|(player, _)| player).collect()))
            }
        }
    }
}

type TableResults<'a> = Vec<(&'a SeatedTable, GameResult)>;

/// Reads lines like `3 1-0`. A wrong line refuses the whole file.
fn listed_results<'a>(
    event: &Event,
    seating: &'a Seating,
    path: &Path,
) -> Result<TableResults<'a>, Failure> {
    let text = match Origin::of(path) {
        Origin::Stdin => io::read_to_string(io::stdin().take(LARGEST << 20))
            .map_err(|error| Failure::reading(visible::path(path), &error))?,
        _ => text_of(path, LARGEST)?,
    };
    let mut results: TableResults<'_> = Vec::new();
    for (line, at) in text.lines().zip(1..) {
        let words: Vec<&str> =
            line.split('#').next().unwrap_or_default().split_whitespace().collect();
        let fault = |fault: String| {
            let name = visible::path(path);
            Failure::usage(message!("event-file-line", name, line = at, fault))
        };
        let (table, result) = match *words.as_slice() {
            [] => continue,
            [table, result] => (table, result),
            _ => return Err(fault(message!("event-results-form"))),
        };
        let no =
            TableNo::read(table).or_else(|| TableNo::read(&format!("r{}-t{table}", seating.round)));
        let table = seating
            .tables
            .iter()
            .find(|own| Some(own.no) == no)
            .ok_or_else(|| fault(message!("event-no-such-table", table)))?;
        let result =
            GameResult::read(result).ok_or_else(|| fault(message!("event-results-form")))?;
        result.decision(event, table).map_err(fault)?;
        if results.iter().any(|(other, _)| other.no == table.no) {
            return Err(fault(message!("event-decided-twice", table = table.no)));
        }
        results.push((table, result));
    }
    Ok(results)
}

/// Asks for the result of each table that can be decided, one key each.
fn asked_results<'a>(
    folder: &EventFolder,
    seating: &'a Seating,
) -> Result<TableResults<'a>, Failure> {
    let event = &folder.event;
    let failed = |error| Failure::reading("-", &error);
    let unchanged = || Failure::usage(message!("event-unchanged"));
    pager::remark(message!("event-results-keys"));
    let (mut results, mut typed) = (TableResults::new(), VecDeque::new());
    for table in seating.tables.iter().filter(|table| folder.can_be_decided(table.no).is_ok()) {
        let names = event.names(&table.players).join(" – ");
        let modes = Modes::take().map_err(failed)?;
        show(&message!("event-result-of", table = table.no.table(), names));
        let answer = loop {
            let key = next_key(&mut typed);
            let result = |key| {
                let (_, word) = ANSWERS.iter().find(|(own, _)| *own == key)?;
                let result = GameResult::read(word)?;
                result.decision(event, table).is_ok().then_some((*word, result))
            };
            match key {
                Some('\r' | '\n') => break Some(None),
                Some('\u{3}' | '\u{4}') | None => break None,
                Some(key) if result(key).is_some() => break Some(result(key)),
                Some(_) => {}
            }
        };
        modes.give_back();
        let answer = answer.ok_or_else(unchanged)?;
        show(&format!("{}\n", answer.map_or("", |(word, _)| word)));
        results.extend(answer.map(|(_, result)| (table, result)));
    }
    Ok(results)
}

/// Prints a part of a line. Ignores errors, because the terminal may be gone.
fn show(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Waits for a key; `None` at the end of input.
fn next_key(typed: &mut VecDeque<char>) -> Option<char> {
    while typed.is_empty() {
        let mut bytes = Vec::new();
        if !terminal::read(&mut bytes, true).ok()? {
            return None;
        }
        typed.extend(String::from_utf8_lossy(&bytes).chars());
    }
    typed.pop_front()
}

fn changed(folder: &EventFolder, tables: &[TableNo], decisions: &Decisions) -> Vec<String> {
    let event = &folder.event;
    let account = folder.account_of(&folder.journals, decisions);
    let tables = tables.iter().filter_map(|no| account.table(*no));
    let mut lines: Vec<String> =
        tables.map(|table| format!("{}: {}", table.no, outcome(event, table))).collect();
    let points = |account: &EventAccount| {
        let standings = EventStandings::new(event, &account.rounds);
        standings
            .rows
            .iter()
            .map(|row| (row.player, number(row.points, standings.parts).to_string()))
            .collect::<BTreeMap<_, _>>()
    };
    let both = points(&folder.account).into_iter().zip(points(&account));
    for ((player, was), (_, is)) in both.filter(|(was, is)| was != is) {
        let name = event.name(player);
        lines.push(message!("event-points-change", name, was, is));
    }
    lines
}
