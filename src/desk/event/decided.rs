//! Reads `decided.toml` with precise errors, and changes single tables of it.

use super::file::{fault, fields, list, number};
use super::folder::LockedEvent;
use crate::desk::config::file::shown;
use crate::desk::config::values::{TomlFault, checked, unknown};
use crate::desk::files::text_of;
use crate::desk::outcome::Failure;
use nos_base::table::name::Name;
use nos_base::table::shown as visible;
use nos_base::words::shell::listed;
use nos_club::event::decided::{Decision, Decisions};
use nos_club::event::limits::EventPoints;
use nos_club::event::roster::Event;
use nos_club::event::round::{Seating, TableNo};
use nos_club::event::standings::number as halves;
use nos_records::system::new_file::replace;
use std::collections::BTreeMap;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub const FILE: &str = "decided.toml";
const LARGEST: u64 = 4;
const KEYS: [&str; 5] = ["round", "table", "forfeit", "not_played", "result"];
const HEAD: &str = "[[table]]";

type Seatings = BTreeMap<u32, Seating>;

pub fn of_folder(folder: &Path, event: &Event, seatings: &Seatings) -> Result<Decisions, Failure> {
    let path = folder.join(FILE);
    if !path.exists() {
        return Ok(Decisions::new());
    }
    let text = text_of(&path, LARGEST)?;
    let read = read(event, seatings, &text);
    read.map_err(|fault| Failure::usage(shown(&fault, &text, &path)))
}

fn read(event: &Event, seatings: &Seatings, text: &str) -> Result<Decisions, TomlFault> {
    let mut decisions = Decisions::new();
    for (key, value) in DeTable::parse(text)?.into_inner() {
        if key.get_ref() != "table" {
            return Err(unknown(&key, "", std::iter::once("table")));
        }
        for table in list(value, message!("event-decided-form"))? {
            let span = table.span();
            let (no, decision) = read_table(event, table)?;
            if let Err(why) = fits(event, seatings, no, &decision) {
                return Err(fault(span, why));
            }
            if decisions.insert(no, decision).is_some() {
                return Err(fault(span, message!("event-decided-twice", table = no)));
            }
        }
    }
    Ok(decisions)
}

/// Checks that a decision names only players seated at its table. A result must name all of them.
pub fn fits(
    event: &Event,
    seatings: &Seatings,
    no: TableNo,
    decision: &Decision,
) -> Result<(), String> {
    let seating = seatings.get(&no.round());
    let seated = seating.and_then(|round| round.tables.iter().find(|table| table.no == no));
    let Some(seated) = seated else {
        return Ok(());
    };
    let named = decision.players();
    let other = named.iter().find(|player| !seated.players.contains(player));
    if let Some(other) = other {
        return Err(message!("event-not-at-table", name = event.name(*other), table = no));
    }
    let missing = seated.players.iter().find(|player| !named.contains(player));
    match (decision, missing) {
        (Decision::Result(_), Some(player)) => {
            let name = event.name(*player);
            Err(message!("event-without-result", name, table = no))
        }
        _ => Ok(()),
    }
}

fn read_table(
    event: &Event,
    table: Spanned<DeValue<'_>>,
) -> Result<(TableNo, Decision), TomlFault> {
    let form = || message!("event-decided-form");
    let span = table.span();
    let (mut round, mut number_of, mut all) = (None, None, Vec::new());
    let player = |name: &str, span| {
        let place = Name::typed(name).and_then(|name| event.place_of(&name));
        place.ok_or_else(|| fault(span, message!("event-nobody", name)))
    };
    for (key, value) in fields(table) {
        let span = value.span();
        match key.get_ref().as_ref() {
            "round" => round = Some(number("table.round", value)?),
            "table" => number_of = Some(number("table.table", value)?),
            "forfeit" => {
                let names = list(value, form())?.into_iter().map(|name| {
                    let span = name.span();
                    player(&checked(name, form(), |name: String| Some(name))?, span)
                });
                all.push(Decision::forfeit(names.collect::<Result<_, _>>()?));
            }
            "not_played" => {
                checked(value, form(), |is_so: bool| is_so.then_some(()))?;
                all.push(Decision::NotPlayed);
            }
            "result" if matches!(value.get_ref(), DeValue::Table(_)) => {
                let points = fields(value).into_iter().map(|(name, value)| {
                    let place = player(name.get_ref(), name.span())?;
                    let wrong = message!("event-halves", most = EventPoints::MOST);
                    Ok((place, checked(value, wrong, points)?))
                });
                all.push(Decision::result(points.collect::<Result<_, TomlFault>>()?));
            }
            "result" => return Err(fault(span, form())),
            _ => return Err(unknown(&key, "table", KEYS.into_iter())),
        }
    }
    let no = round.zip(number_of).map(|(round, table)| TableNo { round, table });
    match (no, <[Decision; 1]>::try_from(all)) {
        (Some(no), Ok(_)) if !event.has_table(no) => {
            Err(fault(span, message!("event-beyond", name = no)))
        }
        (Some(no), Ok([decision])) if decision != Decision::Forfeit(Vec::new()) => {
            Ok((no, decision))
        }
        _ => Err(fault(span, form())),
    }
}

/// Reads a number with or without a half as halves.
pub fn points(number: f64) -> Option<i64> {
    let halves = number * 2.0;
    let is_within = number.abs() <= EventPoints::MOST as f64 && halves.fract() == 0.0;
    is_within.then_some(halves as i64)
}

pub fn read_points(typed: &str) -> Result<i64, Failure> {
    let read = typed.parse().ok().and_then(points);
    read.ok_or_else(|| Failure::usage(message!("event-halves", most = EventPoints::MOST)))
}

/// Writes or removes the decisions of tables. Other tables keep their text. Fails if the form of
/// the file does not let a table be changed alone.
pub fn write(
    folder: &LockedEvent,
    changes: &[(TableNo, Option<&Decision>)],
) -> Result<(), Failure> {
    let (event, path) = (&folder.event, folder.path.join(FILE));
    let failed = |error| Failure::writing_to(visible::path(&path), &error);
    let mut text = match path.exists() {
        true => text_of(&path, LARGEST)?,
        false => format!("# {}\n", message!("event-decided-head")),
    };
    let decided = |text: &str| read(event, &Seatings::new(), text).ok();
    let mut wanted = decided(&text).unwrap_or_default();
    for (no, decision) in changes {
        let mut kept: Vec<String> = vec![String::new()];
        for line in text.split_inclusive('\n') {
            if line.trim_start().starts_with(HEAD) {
                kept.push(String::new());
            }
            kept.last_mut().into_iter().for_each(|part| part.push_str(line));
        }
        kept.retain(|part| !decided(part).is_some_and(|own| own.contains_key(no)));
        text = format!("{}\n", kept.concat().trim_end());
        wanted.remove(no);
        if let Some(decision) = decision {
            wanted.insert(*no, (*decision).clone());
            let (round, table) = (no.round(), no.table());
            let decision = written(event, decision);
            text.push_str(&format!("\n{HEAD}\nround = {round}\ntable = {table}\n{decision}\n"));
        }
    }
    if decided(&text) != Some(wanted) {
        let tables: Vec<String> = changes.iter().map(|(no, _)| no.to_string()).collect();
        let tables = listed(tables.iter().map(String::as_str));
        return Err(Failure::usage(message!("event-decided-by-hand", name = FILE, tables)));
    }
    replace(&path, text.as_bytes()).map_err(failed)
}

fn written(event: &Event, decision: &Decision) -> String {
    let name = |player: &usize| toml::Value::from(event.name(*player)).to_string();
    match decision {
        Decision::NotPlayed => "not_played = true".to_owned(),
        Decision::Forfeit(players) => {
            let names: Vec<String> = players.iter().map(name).collect();
            format!("forfeit = [{}]", names.join(", "))
        }
        Decision::Result(points) => {
            let point =
                |(player, own): &(usize, i64)| format!("{} = {}", name(player), halves(*own, 2));
            let points: Vec<String> = points.iter().map(point).collect();
            format!("result = {{ {} }}", points.join(", "))
        }
    }
}
