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
use nos_club::event::decided::{AdjustedPoints, Decision, Decisions};
use nos_club::event::limits::EventPoints;
use nos_club::event::roster::Event;
use nos_club::event::round::{Seating, TableNo};
use nos_club::event::standings::number as halves;
use nos_club::event::worth::lawful;
use nos_records::system::new_file::replace;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub const FILE: &str = "decided.toml";
const LARGEST: u64 = 4;
const KEYS: [&str; 5] = ["round", "table", "forfeit", "not_played", "result"];
const OF_POINTS: [&str; 4] = ["name", "points", "reason", "round"];
const HEADS: [&str; 2] = ["[[table]]", "[[points]]"];

type Seatings = BTreeMap<u32, Seating>;

pub fn of_folder(folder: &Path, event: &Event, seatings: &Seatings) -> Result<Decisions, Failure> {
    let path = folder.join(FILE);
    if !path.exists() {
        return Ok(Decisions::default());
    }
    let text = text_of(&path, LARGEST)?;
    let read = read(event, seatings, &text);
    read.map_err(|fault| Failure::usage(shown(&fault, &text, &path)))
}

fn read(event: &Event, seatings: &Seatings, text: &str) -> Result<Decisions, TomlFault> {
    let mut decisions = Decisions::default();
    for (key, value) in DeTable::parse(text)?.into_inner() {
        match key.get_ref().as_ref() {
            "table" => {}
            "points" => {
                let all = list(value, message!("event-adjusted-form"))?.into_iter();
                decisions.points =
                    all.map(|own| read_adjusted(event, own)).collect::<Result<_, _>>()?;
                continue;
            }
            _ => return Err(unknown(&key, "", ["table", "points"].into_iter())),
        }
        for table in list(value, message!("event-decided-form"))? {
            let span = table.span();
            let (no, decision) = read_table(event, table)?;
            if let Err(why) = fits(event, seatings, no, &decision) {
                return Err(fault(span, why));
            }
            if decisions.tables.insert(no, decision).is_some() {
                return Err(fault(span, message!("event-decided-twice", table = no)));
            }
        }
    }
    Ok(decisions)
}

/// Checks that a decision names only players seated at its table. A result must name all of them,
/// and the law must allow it.
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
        (Decision::Result(points), None) => {
            let typed: Vec<i64> = points.iter().map(|(_, halves)| *halves).collect();
            lawful(event, &typed).map(drop).map_err(|why| format!("{no}: {why}"))
        }
        _ => Ok(()),
    }
}

fn place(event: &Event, name: &str, span: Range<usize>) -> Result<usize, TomlFault> {
    let place = Name::typed(name).and_then(|name| event.place_of(&name));
    place.ok_or_else(|| fault(span, message!("event-nobody", name)))
}

fn read_adjusted(event: &Event, table: Spanned<DeValue<'_>>) -> Result<AdjustedPoints, TomlFault> {
    let form = || message!("event-adjusted-form");
    let span = table.span();
    let (mut player, mut halves, mut reason, mut round) = (None, None, String::new(), None);
    for (key, value) in fields(table) {
        let span = value.span();
        match key.get_ref().as_ref() {
            "name" => {
                let name: String = checked(value, form(), Some)?;
                player = Some(place(event, &name, span)?);
            }
            "points" => {
                let wrong = message!("event-halves", most = EventPoints::MOST);
                halves = Some(checked(value, wrong, points)?);
            }
            "reason" => reason = checked(value, form(), Some)?,
            "round" => round = Some(number("points.round", value)?),
            _ => return Err(unknown(&key, "points", OF_POINTS.into_iter())),
        }
    }
    match (player, halves, round) {
        (Some(player), Some(halves), Some(round)) if !reason.is_empty() => {
            Ok(AdjustedPoints { player, halves, reason, round })
        }
        _ => Err(fault(span, form())),
    }
}

fn read_table(
    event: &Event,
    table: Spanned<DeValue<'_>>,
) -> Result<(TableNo, Decision), TomlFault> {
    let form = || message!("event-decided-form");
    let span = table.span();
    let (mut round, mut number_of, mut all) = (None, None, Vec::new());
    for (key, value) in fields(table) {
        let span = value.span();
        match key.get_ref().as_ref() {
            "round" => round = Some(number("table.round", value)?),
            "table" => number_of = Some(number("table.table", value)?),
            "forfeit" => {
                let names = list(value, form())?.into_iter().map(|name| {
                    let span = name.span();
                    place(event, &checked(name, form(), |name: String| Some(name))?, span)
                });
                all.push(Decision::forfeit(names.collect::<Result<_, _>>()?));
            }
            "not_played" => {
                checked(value, form(), |is_so: bool| is_so.then_some(()))?;
                all.push(Decision::NotPlayed);
            }
            "result" if matches!(value.get_ref(), DeValue::Table(_)) => {
                let points = fields(value).into_iter().map(|(name, value)| {
                    let place = place(event, name.get_ref(), name.span())?;
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
    let read = typed.replace('½', ".5").parse().ok().and_then(points);
    read.ok_or_else(|| Failure::usage(message!("event-halves", most = EventPoints::MOST)))
}

/// Writes these decisions. Parts that do not change keep their text. Fails if the form of the file
/// does not let a part be changed alone.
pub fn write(folder: &LockedEvent, wanted: &Decisions) -> Result<(), Failure> {
    let (event, path) = (&folder.event, folder.path.join(FILE));
    let failed = |error| Failure::writing_to(visible::path(&path), &error);
    let text = match path.exists() {
        true => text_of(&path, LARGEST)?,
        false => format!("# {}\n", message!("event-decided-head")),
    };
    let decided = |text: &str| read(event, &Seatings::new(), text).ok();
    let (mut missing, mut is_mixed) = (wanted.clone(), false);
    let mut parts: Vec<String> = vec![String::new()];
    for line in text.split_inclusive('\n') {
        if HEADS.iter().any(|head| line.trim_start().starts_with(head)) {
            parts.push(String::new());
        }
        parts.last_mut().into_iter().for_each(|part| part.push_str(line));
    }
    parts.retain(|part| {
        let Some(own) = decided(part) else { return true };
        let tables = own.tables.iter().all(|(no, own)| missing.tables.get(no) == Some(own));
        let points = own.points.iter().all(|own| missing.points.contains(own));
        let same = own.tables.iter().any(|(no, own)| missing.tables.get(no) == Some(own));
        is_mixed |= same && !(tables && points);
        if tables && points {
            missing.tables.retain(|no, _| !own.tables.contains_key(no));
            missing.points.retain(|other| !own.points.contains(other));
        }
        tables && points
    });
    let mut text = format!("{}\n", parts.concat().trim_end());
    let [of_table, of_points] = HEADS;
    for (no, decision) in &missing.tables {
        let (round, table, decision) = (no.round(), no.table(), written(event, decision));
        text += &format!("\n{of_table}\nround = {round}\ntable = {table}\n{decision}\n");
    }
    for AdjustedPoints { player, halves: own, reason, round } in &missing.points {
        let [name, reason] = [event.name(*player), reason.clone()].map(toml::Value::from);
        let (points, round) = (halves(*own, 2), round.count());
        text += &format!(
            "\n{of_points}\nname = {name}\npoints = {points}\nreason = {reason}\nround = {round}\n"
        );
    }
    if is_mixed || decided(&text).as_ref() != Some(wanted) {
        let was = &folder.decisions.tables;
        let all: BTreeSet<&TableNo> = was.keys().chain(wanted.tables.keys()).collect();
        let tables: Vec<String> = all
            .into_iter()
            .filter(|no| was.get(no) != wanted.tables.get(no))
            .map(TableNo::to_string)
            .collect();
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
