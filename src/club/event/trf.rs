//! Writes an event in FIDE's report format (TRF16) for a pairing program, and reads its answer.

use super::account::{EventRound, TableOutcome};
use super::limits::RoundNumber;
use super::listed::ListedPlayers;
use super::roster::{Event, FideData, System};
use super::round::TableResult;
use super::search::Tables;
use super::standings::EventStandings;
use nos_base::table::name::{NAME_MAX, Name};
use serde_json::Value;
use std::cmp::Ordering;
use std::collections::HashSet;

/// Limits of the columns: players, and halves of a point.
const PLAYERS: usize = 9_999;
const HALVES: u32 = 199;

/// Orders the players by rating, then by place in the roster. Their numbers in the report start at
/// 1.
fn numbered(event: &Event) -> Vec<usize> {
    let rating = |place: &usize| event.players[*place].rating.unwrap_or(f64::NEG_INFINITY);
    let mut places: Vec<usize> = (0..event.players.all().len()).collect();
    places.sort_by(|one, other| rating(other).total_cmp(&rating(one)));
    places
}

/// Reports the rounds that are over. A win is one point and a draw half a point, whatever the law
/// counts. Fails if the columns have no room.
pub fn report(event: &Event, rounds: &[EventRound]) -> Result<String, String> {
    let places = numbered(event);
    let mut numbers = vec![0; places.len()];
    for (at, place) in places.iter().enumerate() {
        numbers[*place] = at + 1;
    }
    let mut halves: Vec<u32> = vec![0; places.len()];
    let mut cells: Vec<String> = vec![String::new(); places.len()];
    let over: Vec<&EventRound> = rounds.iter().take_while(|round| round.is_over).collect();
    for (at, round) in over.iter().enumerate() {
        let of_round = cells_of(event, at as u32 + 1, round, &numbers);
        for (player, (cell, more)) in of_round.into_iter().enumerate() {
            halves[player] += more;
            cells[player].push_str(&format!("  {cell}"));
        }
    }
    let next = rounds.len() as u32 + 1;
    if next <= event.rounds && over.len() == rounds.len() {
        for (player, cells) in cells.iter_mut().enumerate() {
            if !event.players[player].plays(next) {
                cells.push_str(&format!("  {}", unpaired(event, player, next).0));
            }
        }
    }
    if places.len() > PLAYERS || halves.iter().any(|halves| *halves > HALVES) {
        let most = f64::from(HALVES) / 2.0;
        return Err(message!("event-trf-no-room", players = PLAYERS, points = most.to_string()));
    }
    let ranks = EventStandings::new(event, rounds).ranks();
    let rated = event.players.all().iter().filter_map(|own| own.rating).count();
    let system = match event.system {
        System::Swiss => "Swiss-System",
        System::RoundRobin => "Round-Robin",
        System::Random => "Random",
        System::Given => "Given",
    };
    let mut lines = vec![
        format!("012 {}", event.name),
        format!("062 {}", places.len()),
        format!("072 {rated}"),
        format!("092 Individual: {system}"),
        format!("XXR {}", event.rounds),
        "XXC white1".to_owned(),
    ];
    for (at, place) in places.iter().enumerate() {
        let name: String = event.name(*place).chars().take(33).collect();
        let player = &event.players[*place];
        let rating = player.rating.map_or(0.0, f64::round).clamp(0.0, 9_999.0);
        let FideData { title, federation, id, born, sex } = &player.fide;
        lines.push(format!(
            "001 {:>4} {sex:>1}{title:>3} {name:<33} {rating:>4} {federation:>3} {id:>11} {born:>10} {:>2}.{} {:>4}{}",
            at + 1,
            halves[*place] / 2,
            halves[*place] % 2 * 5,
            ranks[*place],
            cells[*place],
        ));
    }
    let ended = |line: &String| format!("{}\n", line.trim_end());
    Ok(lines.iter().map(ended).collect())
}

type Cell = (String, u32);

fn cells_of(event: &Event, number: u32, round: &EventRound, numbers: &[usize]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = (0..numbers.len())
        .map(|player| match round.out.contains(&player) {
            true if !round.alone.contains(&player) => ("0000 - U".to_owned(), 2),
            _ => unpaired(event, player, number),
        })
        .collect();
    for table in &round.tables {
        let other = |seat: usize| {
            let other = |(at, player): (usize, &usize)| (at != seat).then(|| numbers[*player]);
            (0..).zip(&table.players).find_map(other).unwrap_or(0)
        };
        let spared = table.spared(event);
        for (seat, player) in table.players.iter().enumerate() {
            let (sign, more, colour) = match (&table.outcome, table.results.get(seat)) {
                (TableOutcome::Played, Some(result)) => {
                    let (sign, more) = result.sign();
                    (sign, more, if seat == 0 { 'w' } else { 'b' })
                }
                (TableOutcome::Forfeit(_), _) if spared.contains(player) => ('+', 2, '-'),
                (TableOutcome::Forfeit(_), _) => ('-', 0, '-'),
                _ => continue,
            };
            cells[*player] = (format!("{:>4} {colour} {sign}", other(seat)), more);
        }
    }
    cells
}

/// The cell of an unpaired player: half a point if the player asked for a half-point bye.
fn unpaired(event: &Event, player: usize, round: u32) -> Cell {
    match event.players[player].half.contains(&round) {
        true => ("0000 - H".to_owned(), 1),
        false => ("0000 - Z".to_owned(), 0),
    }
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

/// Reads the pairs of a round: an optional line with their number, then two numbers a line, white
/// first, 0 for a bye. An error has its line.
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
        let pair: Vec<usize> =
            [white.map_err(fault)?, black.map_err(fault)?].into_iter().flatten().collect();
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
    let missing = event.present(round).into_iter().find(|player| !taken[*player]);
    match missing {
        Some(player) => {
            let name = event.name(player);
            Err((text.lines().count(), message!("event-pairs-without", name, round)))
        }
        None => Ok((tables, out)),
    }
}

/// Columns of a player in a report: key, first column, last column.
const COLUMNS: [(&str, usize, usize); 5] = [
    ("title", 11, 13),
    ("federation", 54, 56),
    ("fide", 58, 68),
    ("born", 70, 79),
    ("sex", 10, 10),
];

/// The first column of a round, and the width of a round.
const ROUNDS: [usize; 2] = [92, 10];

/// Reads the players and rules of an event from a report, as keys of `event.toml`. An error has its
/// line.
pub fn beginning(text: &str) -> Result<ListedPlayers, (usize, String)> {
    let mut event = vec![("law", Value::from("chess"))];
    let mut players = ListedPlayers::default();
    let mut numbers = HashSet::new();
    for (line, at) in text.lines().zip(1..) {
        let column = |from: usize, to: usize| {
            let column: String = line.chars().skip(from - 1).take(to + 1 - from).collect();
            column.trim().to_owned()
        };
        let rest = column(5, 1_000);
        match column(1, 3).as_str() {
            "012" if !rest.is_empty() => event.push(("name", rest.into())),
            "092" if rest.to_lowercase().contains("round-robin") => {
                event.push(("system", "round-robin".into()));
            }
            "092" => event.push(("system", "swiss".into())),
            "XXR" => {
                let rounds = RoundNumber::read(&rest).ok_or_else(|| {
                    let (least, most) = (RoundNumber::LEAST, RoundNumber::MOST);
                    (at, message!("event-takes-number", word = "XXR", least, most))
                })?;
                event.push(("rounds", rounds.count().into()));
            }
            "001" => {
                let name = Name::listed(&column(15, 47))
                    .ok_or_else(|| (at, message!("no-name", most = NAME_MAX)))?;
                let number = column(5, 8);
                if !number.is_empty() && !numbers.insert(number.clone()) {
                    return Err((at, message!("event-trf-number-twice", number)));
                }
                players.add(at, &name.spaced());
                players.rating(at, &column(49, 52))?;
                for (key, from, to) in COLUMNS {
                    let text = column(from, to);
                    if !text.is_empty() {
                        players.key(key, &text.into());
                    }
                }
                let [first, each] = ROUNDS;
                let rounds = line.trim_end().chars().count().saturating_sub(first - 1);
                players.rounds = players.rounds.max(rounds.div_ceil(each));
            }
            _ => {}
        }
    }
    let keys = event.iter().map(|(key, value)| format!("{key} = {value}\n"));
    players.text = format!("[event]\n{}{}", keys.collect::<String>(), players.text);
    Ok(players)
}
