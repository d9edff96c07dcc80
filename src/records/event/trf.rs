//! An event in the report format of FIDE (TRF16), for a program that pairs it, and the answer of such a program.

use super::roster::Event;
use super::round::{EventRound, TableResult};
use super::search::Tables;
use super::standings::{EventRow, EventStandings};
use std::cmp::Ordering;

/// The players by their numbers in the report, from 1: by rating, then as they stand in the roster.
fn numbered(event: &Event) -> Vec<usize> {
    let rating = |place: &usize| event.players[*place].rating.unwrap_or(f64::NEG_INFINITY);
    let mut places: Vec<usize> = (0..event.players.len()).collect();
    places.sort_by(|one, other| rating(other).total_cmp(&rating(one)));
    places
}

/// The report. A win is a point, and a draw half of one, whatever the law counts.
pub fn report(event: &Event, rounds: &[EventRound]) -> String {
    let places = numbered(event);
    let number = |player: usize| {
        places
            .iter()
            .position(|place| *place == player)
            .map_or(0, |at| at + 1)
    };
    let mut halves: Vec<u32> = vec![0; places.len()];
    let mut cells: Vec<String> = vec![String::new(); places.len()];
    for (at, round) in rounds.iter().enumerate() {
        for (player, cells) in cells.iter_mut().enumerate() {
            let mut settled = round.settled();
            let table = settled.find_map(|(table, results)| {
                let seat = table.players.iter().position(|other| *other == player)?;
                Some((table, seat, results.get(seat)?))
            });
            let (cell, more) = match table {
                Some((table, seat, result)) => {
                    let other = table.players.iter().find(|other| **other != player);
                    let colour = if seat == 0 { 'w' } else { 'b' };
                    let (sign, more) = result.sign();
                    let other = other.map_or(0, |other| number(*other));
                    (format!("{other:>4} {colour} {sign}"), more)
                }
                None if round.out.contains(&player) => ("0000 - U".to_owned(), 2),
                None if !event.players[player].plays(at as u32 + 1) => ("0000 - Z".to_owned(), 0),
                None => (" ".repeat(8), 0),
            };
            halves[player] += more;
            cells.push_str(&format!("  {cell}"));
        }
    }
    let next = rounds.len() as u32 + 1;
    if next <= event.rounds {
        for (player, cells) in cells.iter_mut().enumerate() {
            if !event.players[player].plays(next) {
                cells.push_str("  0000 - Z");
            }
        }
    }
    let standings = EventStandings::of(event, rounds);
    let rank = |player: usize| {
        let own = |row: &&EventRow| row.player == player;
        standings.rows.iter().find(own).map_or(0, |row| row.rank)
    };
    let rated = event
        .players
        .iter()
        .filter(|player| player.rating.is_some());
    let mut lines = vec![
        format!("012 {}", event.name),
        format!("062 {}", places.len()),
        format!("072 {}", rated.count()),
        "092 Individual: Swiss-System".to_owned(),
        format!("XXR {}", event.rounds),
        "XXC white1".to_owned(),
    ];
    for (at, place) in places.iter().enumerate() {
        let name: String = event.name(*place).chars().take(33).collect();
        let rating = event.players[*place].rating.map_or(0.0, f64::round);
        lines.push(format!(
            "001 {:>4}      {name:<33} {rating:>4} {:>3} {:>11} {:>10} {:>2}.{} {:>4}{}",
            at + 1,
            "",
            "",
            "",
            halves[*place] / 2,
            halves[*place] % 2 * 5,
            rank(*place),
            cells[*place],
        ));
    }
    let lines = lines.iter().map(|line| format!("{}\n", line.trim_end()));
    lines.collect()
}

impl TableResult {
    fn sign(&self) -> (char, u32) {
        match self.over.cmp(&self.level) {
            Ordering::Greater => ('1', 2),
            Ordering::Equal => ('=', 1),
            Ordering::Less => ('0', 0),
        }
    }
}

/// Reads the pairs of a round: a line with their number, if there is one, then two numbers a line, white first, 0 for a
/// bye. An error says which line is wrong.
pub fn pairs(
    event: &Event,
    round: u32,
    text: &str,
) -> Result<(Tables, Vec<usize>), (usize, String)> {
    let places = numbered(event);
    let (mut tables, mut out) = (Tables::new(), Vec::new());
    let mut taken = vec![false; places.len()];
    for (at, line) in text.lines().enumerate() {
        let fault = |message| (at + 1, message);
        let words: Vec<&str> = line.split_whitespace().collect();
        let [white, black] = words.as_slice() else {
            let is_number = |word: &&str| word.parse::<u32>().is_ok();
            match words.as_slice() {
                [] => continue,
                [number] if tables.is_empty() && out.is_empty() && is_number(number) => continue,
                _ => return Err(fault(message!("event-pairs-form"))),
            }
        };
        let player = |word: &str| match word.parse::<usize>() {
            Ok(0) => Ok(None),
            Ok(number) => match places.get(number - 1) {
                Some(place) => Ok(Some(*place)),
                None => Err(message!("event-pairs-nobody", number, most = places.len())),
            },
            Err(_) => Err(message!("event-pairs-form")),
        };
        let pair = [white, black].map(|word| player(word));
        let [white, black] = pair;
        let pair: Vec<usize> = [white.map_err(fault)?, black.map_err(fault)?]
            .into_iter()
            .flatten()
            .collect();
        for player in &pair {
            let name = event.name(*player);
            if std::mem::replace(&mut taken[*player], true) {
                return Err(fault(message!("event-given-twice", name, round)));
            }
            if !event.players[*player].plays(round) {
                return Err(fault(message!("event-given-absent", name, round)));
            }
        }
        match pair.as_slice() {
            [_, _] => tables.push(pair),
            [player] => out.push(*player),
            _ => return Err(fault(message!("event-pairs-form"))),
        }
    }
    let missing = event
        .present(round)
        .into_iter()
        .find(|player| !taken[*player]);
    match missing {
        Some(player) => {
            let name = event.name(player);
            Err((
                text.lines().count(),
                message!("event-pairs-without", name, round),
            ))
        }
        None => Ok((tables, out)),
    }
}
