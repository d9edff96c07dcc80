//! Reads `decided.toml` with precise errors, and changes single tables of it.

use super::file::LARGEST;
use super::folder::{LockedEvent, Seatings, seated_table};
use super::rows::{self, TomlField, fault, place};
use crate::desk::config::file::shown;
use crate::desk::config::values::TomlFault;
use crate::desk::files::{replace, text_of};
use crate::desk::outcome::{Failure, refuse_if};
use nos_base::words::shell::listed;
use nos_club::event::standings::number as halves;
use nos_club::event::worth::lawful;
use nos_club::event::{AdjustedPoints, Decision, Decisions, Event, EventPoints, TableNo};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use toml::Spanned;
use toml::de::DeValue;

pub const FILE: &str = "decided.toml";
const HEADS: [&str; 2] = ["[[table]]", "[[points]]"];

pub fn of_folder(folder: &Path, event: &Event, seatings: &Seatings) -> Result<Decisions, Failure> {
    let path = folder.join(FILE);
    if !path.exists() {
        return Ok(Decisions::default());
    }
    let text = text_of(&path, LARGEST)?;
    read(event, seatings, &text).map_err(|fault| Failure::usage(shown(&fault, &text, &path)))
}

fn read(event: &Event, seatings: &Seatings, text: &str) -> Result<Decisions, TomlFault> {
    let mut decisions = Decisions::default();
    let [tables, points] = rows::cells("", rows::of_text(text)?, ["table", "points"])?;
    for table in tables.map_or(Ok(Vec::new()), |cell| cell.list(form()))? {
        let span = table.span();
        let (no, decision) = read_table(event, table.value)?;
        if let Err(why) = fits(event, seatings, no, &decision) {
            return Err(fault(span, why));
        }
        let twice = || fault(span, message!("event-decided-twice", table = no));
        refuse_if(decisions.tables.insert(no, decision).is_some(), twice)?;
    }
    let mut sums = BTreeMap::new();
    for row in points.map_or(Ok(Vec::new()), |cell| cell.list(message!("event-adjusted-form")))? {
        let (span, own) = (row.span(), read_adjusted(event, row.value)?);
        let sum: &mut i64 = sums.entry(own.player).or_default();
        *sum += own.halves;
        let too_much = || fault(span, message!("event-halves", most = EventPoints::MOST));
        refuse_if(sum.abs() > 2 * EventPoints::MOST, too_much)?;
        decisions.points.push(own);
    }
    Ok(decisions)
}

/// Checks that a decision names only players of its table. A result must name all and be lawful.
pub fn fits(
    event: &Event,
    seatings: &Seatings,
    no: TableNo,
    decision: &Decision,
) -> Result<(), String> {
    let Some(seated) = seated_table(seatings, no) else { return Ok(()) };
    let mut named = decision.players().into_iter();
    if let Some(other) = named.find(|player| !seated.players.contains(player)) {
        return Err(message!("event-not-at-table", name = event.name(other), table = no));
    }
    let Decision::Result(points) = decision else { return Ok(()) };
    let missing =
        |player: &usize| message!("event-without-result", name = event.name(*player), table = no);
    let own = |player| points.get(player).copied().ok_or_else(|| missing(player));
    let typed = seated.players.iter().map(own).collect::<Result<Vec<i64>, _>>()?;
    lawful(event, &typed).map(drop).map_err(|why| format!("{no}: {why}"))
}

fn read_adjusted(event: &Event, row: Spanned<DeValue<'_>>) -> Result<AdjustedPoints, TomlFault> {
    let form = || message!("event-adjusted-form");
    let (span, keys) = (row.span(), ["name", "points", "reason", "round"]);
    let [name, points, reason, round] = rows::cells("points", row, keys)?;
    let player = name.map(|cell| cell.player(event, form())).transpose()?;
    let halves = points.map(halves_of).transpose()?;
    let reason = reason.map(|cell| cell.checked(form(), Some::<String>)).transpose()?;
    let round = round.map(TomlField::number).transpose()?;
    let (halves, reason) = (halves.filter(|own| *own != 0), reason.filter(|own| !own.is_empty()));
    let adjusted = || {
        Some(AdjustedPoints { player: player?, halves: halves?, reason: reason?, round: round? })
    };
    adjusted().ok_or_else(|| fault(span, form()))
}

fn read_table(event: &Event, row: Spanned<DeValue<'_>>) -> Result<(TableNo, Decision), TomlFault> {
    let (span, keys) = (row.span(), ["round", "table", "forfeit", "not_played", "result"]);
    let [round, number, forfeit, not_played, result] = rows::cells("table", row, keys)?;
    let (round, table) =
        (round.map(TomlField::number).transpose()?, number.map(TomlField::number).transpose()?);
    let forfeit = forfeit.map(|cell| {
        let absent = cell.list(form())?.into_iter().map(|name| name.player(event, form()));
        Ok(Decision::Forfeit(absent.collect::<Result<_, TomlFault>>()?))
    });
    let not_played = not_played
        .map(|cell| cell.checked(form(), |is_so: bool| is_so.then_some(Decision::NotPlayed)));
    let result = result.map(|cell| {
        if !matches!(cell.value.get_ref(), DeValue::Table(_)) {
            return Err(fault(cell.span(), form()));
        }
        let mut points = BTreeMap::new();
        for cell in rows::all("result", cell.value) {
            let span = cell.key.span();
            let player = place(event, cell.key.get_ref(), span.clone())?;
            refuse_if(points.insert(player, halves_of(cell)?).is_some(), || fault(span, form()))?;
        }
        Ok(Decision::Result(points))
    });
    let all = [forfeit, not_played, result].into_iter().flatten().collect::<Result<Vec<_>, _>>()?;
    let no = round.zip(table).map(|(round, table)| TableNo { round, table });
    match (no, <[Decision; 1]>::try_from(all)) {
        (Some(no), Ok(_)) if !event.has_table(no) => {
            Err(fault(span, message!("event-beyond", name = no)))
        }
        (Some(no), Ok([decision])) if decision != Decision::Forfeit(BTreeSet::new()) => {
            Ok((no, decision))
        }
        _ => Err(fault(span, form())),
    }
}

fn form() -> String {
    message!("event-decided-form")
}

fn halves_of(cell: TomlField<'_>) -> Result<i64, TomlFault> {
    cell.checked(message!("event-halves", most = EventPoints::MOST), points)
}

/// Reads a number with or without a half as halves.
pub fn points(number: f64) -> Option<i64> {
    let halves = number * 2.0;
    let is_within = number.abs() <= EventPoints::MOST as f64 && halves.fract() == 0.0;
    is_within.then_some(halves as i64)
}

pub fn read_points(typed: &str) -> Result<i64, Failure> {
    let read = typed.replace('½', ".5").replace(',', ".").parse().ok().and_then(points);
    read.ok_or_else(|| Failure::usage(message!("event-halves", most = EventPoints::MOST)))
}

/// Writes these decisions. Parts that do not change keep their text. Fails if the form of the file
/// does not let a part be changed alone.
pub fn write(folder: &LockedEvent, wanted: &Decisions) -> Result<(), Failure> {
    let (event, path) = (&folder.event, folder.path.join(FILE));
    let text = match path.exists() {
        true => text_of(&path, LARGEST)?,
        false => format!("# {}\n", message!("event-decided-head")),
    };
    let decided = |text: &str| read(event, &Seatings::new(), text).ok();
    let mut parts: Vec<String> = vec![String::new()];
    for line in text.split_inclusive('\n') {
        if HEADS.iter().any(|head| line.trim_start().starts_with(head)) {
            parts.push(String::new());
        }
        parts.last_mut().into_iter().for_each(|part| part.push_str(line));
    }
    let mut is_mixed = false;
    parts.retain(|part| {
        let own = decided(part).unwrap_or_default();
        let is_kept = own.tables.iter().all(|(no, own)| wanted.tables.get(no) == Some(own))
            && own.points.iter().all(|own| wanted.points.contains(own));
        is_mixed |= !is_kept && own.tables.len() + own.points.len() > 1;
        is_kept
    });
    let mut text = format!("{}\n", parts.concat().trim_end());
    let (kept, [of_table, of_points]) = (decided(&text).unwrap_or_default(), HEADS);
    for (no, decision) in wanted.tables.iter().filter(|(no, _)| !kept.tables.contains_key(no)) {
        let (round, table, decision) = (no.round(), no.table(), written(event, decision));
        text += &format!("\n{of_table}\nround = {round}\ntable = {table}\n{decision}\n");
    }
    for own in wanted.points.iter().skip(kept.points.len()) {
        let [name, reason] = [event.name(own.player), own.reason.clone()].map(toml::Value::from);
        let (points, round) = (halves(own.halves, 2), own.round.count());
        text += &format!(
            "\n{of_points}\nname = {name}\npoints = {points}\nreason = {reason}\nround = {round}\n"
        );
    }
    let now = read(event, &Seatings::new(), &text);
    let now = now.map_err(|fault| Failure::usage(fault.message))?;
    if is_mixed || now != *wanted {
        let was = &folder.decisions.tables;
        let all: BTreeSet<&TableNo> = was.keys().chain(wanted.tables.keys()).collect();
        let is_changed = |no: &&TableNo| was.get(no) != wanted.tables.get(no);
        let tables = listed(all.into_iter().filter(is_changed).map(TableNo::to_string));
        return Err(Failure::usage(message!("event-decided-by-hand", name = FILE, tables)));
    }
    replace(&path, text.as_bytes())
}

fn written(event: &Event, decision: &Decision) -> String {
    let name = |player: &usize| toml::Value::from(event.name(*player)).to_string();
    match decision {
        Decision::NotPlayed => "not_played = true".to_owned(),
        Decision::Forfeit(players) => {
            format!("forfeit = [{}]", players.iter().map(name).collect::<Vec<_>>().join(", "))
        }
        Decision::Result(points) => {
            let point =
                |(player, own): (&usize, &i64)| format!("{} = {}", name(player), halves(*own, 2));
            format!("result = {{ {} }}", points.iter().map(point).collect::<Vec<_>>().join(", "))
        }
    }
}
