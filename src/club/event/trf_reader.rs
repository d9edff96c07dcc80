//! Reads FIDE's report formats (TRF16 and TRF26) as the beginning of an event.

use super::fide_column::{COLUMNS, HEADS, date};
use super::listed::ListedPlayers;
use super::trf::{ROUNDS, TIES};
use super::{LineFault, RoundNumber, Tie};
use serde_json::{Value, json};
use std::collections::HashMap;

/// Lines that follow from others, or that only matter for rounds played elsewhere.
const NEEDLESS: [&str; 9] = ["062", "072", "082", "132", "152", "172", "222", "XXC", "###"];

/// Columns between those of a player, which must be blank.
const BLANK: [usize; 12] = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91, 96];

/// The worth of results in points. A bye is a win or half of it.
const WORTH: [(&str, f64); 5] = [("W", 1.0), ("D", 0.5), ("L", 0.0), ("P", 1.0), ("P", 0.5)];

/// Reads a report's players and rules, as keys of `event.toml`. An error has its line.
pub fn beginning(text: &str) -> Result<ListedPlayers, LineFault> {
    let mut event = vec![("law", Value::from("chess")), ("edition", 2026.into())];
    let mut report: Keys = Vec::new();
    let mut players = ListedPlayers::default();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut absent: HashMap<(String, &str), Vec<u32>> = HashMap::new();
    // Old programs end lines with CR alone.
    for (line, at) in text.replace("\r\n", "\n").replace('\r', "\n").lines().zip(1..) {
        let column = |from, to| column(line, from, to);
        let (code, rest) = (column(1, 3), column(5, 1_000));
        let head = HEADS.iter().find(|(_, own)| *own == code);
        match code.as_str() {
            "" => {}
            "012" if rest.is_empty() => {}
            "012" => set(&mut event, "name", rest.into(), true),
            "XXR" | "142" => {
                let rounds = RoundNumber::read(&rest).ok_or_else(|| {
                    let (least, most) = (RoundNumber::LEAST, RoundNumber::MOST);
                    (at, message!("event-takes-number", word = code, least, most))
                })?;
                set(&mut event, "rounds", rounds.count().into(), true);
            }
            "092" | "192" if rest.is_empty() => {}
            "092" | "192" => match system(&rest) {
                Some(own) => {
                    let replaces = code == "192" && !rest.starts_with("CUSTOM");
                    set(&mut event, "system", own.into(), replaces);
                }
                None => players.passed.push((at, code)),
            },
            "162" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                players.passed.extend((!words.chunks(2).all(is_usual)).then_some((at, code)));
                let is_half = words.chunks(2).any(|pair| pair == ["P", "0.5"]);
                let bye = if is_half { "half" } else { "win" };
                set(&mut event, "bye", bye.into(), true);
            }
            "152" | "XXC" if rest.starts_with(['B', 'b']) => players.passed.push((at, code)),
            "202" | "212" => {
                let ties = ties(&rest);
                players.passed.extend(ties.iter().any(Option::is_none).then_some((at, code)));
                let ties: Vec<&str> = ties.into_iter().flatten().map(Tie::word).collect();
                set(&mut event, "tie", json!(ties), true);
            }
            "240" if matches!(&*column(5, 5), "H" | "Z" | "") => {
                let key = if column(5, 5) == "H" { "half" } else { "absent" };
                let round = RoundNumber::read(column(7, 9).trim_start_matches('0'));
                for number in column(11, 10_000).split_whitespace() {
                    let number = number.trim_start_matches('0').to_owned();
                    absent.entry((number, key)).or_default().extend(round.map(RoundNumber::count));
                }
            }
            "001" => {
                check_columns(line).map_err(|fault| (at, fault))?;
                let number = column(5, 8).trim_start_matches('0').to_owned();
                let known = numbers.insert(number.clone(), players.names.len());
                if !number.is_empty() && known.is_some() {
                    return Err((at, message!("event-trf-number-twice", number)));
                }
                players.player(at, &column(15, 47));
                players.rating(at, &column(49, 52))?;
                for (key, from, to) in COLUMNS {
                    players.column(at, key, &column(from, to))?;
                }
                let [first, each] = ROUNDS;
                let rounds = line.trim_end().chars().count().saturating_sub(first - 1);
                players.rounds = players.rounds.max(rounds.div_ceil(each));
            }
            own if NEEDLESS.contains(&own) => {}
            _ => match head {
                Some(_) if rest.is_empty() => {}
                Some((key, _)) => {
                    let value = match *key {
                        "from" | "to" => date(&rest),
                        _ => Some(rest.clone()),
                    };
                    match value {
                        Some(value) => set(&mut report, key, value.into(), false),
                        None => players.passed.push((at, code)),
                    }
                }
                None => players.passed.push((at, code)),
            },
        }
    }
    players.has_system = event.iter().any(|(key, _)| *key == "system");
    for ((number, key), rounds) in absent {
        if let Some(place) = numbers.get(&number) {
            players.names[*place].1 += &format!("{key} = {}\n", json!(rounds));
        }
    }
    players.head = keys("event", &event);
    if !report.is_empty() {
        players.head += &format!("\n{}", keys("report", &report));
    }
    players.complete()
}

/// The columns of a line from the first to the last, counted in letters from 1.
fn column(line: &str, from: usize, to: usize) -> String {
    line.chars().skip(from - 1).take(to + 1 - from).collect::<String>().trim().to_owned()
}

type Keys = Vec<(&'static str, Value)>;

/// Sets a key. Of two lines for one key the later counts if `replaces`.
fn set(keys: &mut Keys, key: &'static str, value: Value, replaces: bool) {
    match keys.iter_mut().find(|(own, _)| *own == key) {
        Some((_, own)) if replaces => *own = value,
        Some(_) => {}
        None => keys.push((key, value)),
    }
}

fn keys(table: &str, keys: &Keys) -> String {
    let keys = keys.iter().map(|(key, value)| format!("{key} = {value}\n"));
    format!("[{table}]\n{}", keys.collect::<String>())
}

fn check_columns(line: &str) -> Result<(), String> {
    let letters: Vec<char> = line.chars().collect();
    let at = |column: usize| letters.get(column - 1).copied().unwrap_or(' ');
    let [first, each] = ROUNDS;
    let of_rounds = (first..letters.len()).step_by(each);
    let gaps = of_rounds.flat_map(|round| [round + 4, round + 6, round + 8, round + 9]);
    let shifted = BLANK.into_iter().chain(gaps).find(|column| at(*column) != ' ');
    // Points have their sign in one column.
    let points = (81..=84).find(|column| matches!(at(*column), '.' | ',')).filter(|at| *at != 83);
    let column = shifted.or(points);
    column.map_or(Ok(()), |column| Err(message!("event-trf-shifted", column)))
}

/// The system that these words name. `None` if events do not have it.
fn system(kind: &str) -> Option<&'static str> {
    const SYSTEMS: [(&str, &[&str]); 3] = [
        ("round-robin", &["roundrobin", "berger"]),
        ("random", &["random", "given"]),
        ("swiss", &["swiss", "dutch", "dubov", "burstein", "fidelim", "schweiz", "suisse"]),
    ];
    let kind = kind.to_lowercase().replace(['-', '_', ' '], "");
    let has = |words: &[&str]| words.iter().any(|word| kind.contains(word));
    SYSTEMS.iter().find_map(|(own, words)| has(words).then_some(*own))
}

fn is_usual(pair: &[&str]) -> bool {
    let is_it = |letter: &str, worth: &str| {
        WORTH.iter().any(|(own, usual)| *own == letter && worth.parse() == Ok(*usual))
    };
    matches!(pair, [letter, worth] if is_it(letter, worth))
}

/// Tie-breaks by their names in the format. `None` for one that events do not have.
fn ties(text: &str) -> Vec<Option<Tie>> {
    let words = text.split([',', ' ']).filter(|word| !word.is_empty() && *word != "PTS");
    let tie = |word: &str| {
        TIES.iter().find_map(|(tie, own)| own.eq_ignore_ascii_case(word).then_some(*tie))
    };
    words.map(tie).collect()
}
