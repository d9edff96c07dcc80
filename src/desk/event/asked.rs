//! Questions at a terminal: a result for each table of a round, a line for anything else.

use super::folder::EventFolder;
use crate::desk::surroundings::is_attended;
use crate::desk::terminal::Modes;
use crate::desk::{Failure, pager, terminal};
use nos_club::event::{ListedResult, Seating, TableResults};
use std::collections::VecDeque;
use std::io::{self, BufRead as _, Write as _};

/// Keys that answer for a table. Enter leaves it out.
const ANSWERS: [(char, &str); 5] =
    [('1', "1-0"), ('0', "0-1"), ('=', "½-½"), ('+', "+-"), ('-', "-+")];

/// Asks for the result of each table that can be decided, one key each.
pub fn results<'a>(
    folder: &EventFolder,
    seating: &'a Seating,
) -> Result<TableResults<'a>, Failure> {
    let event = &folder.event;
    pager::remark(message!("event-results-keys"));
    let (mut results, mut typed) = (TableResults::new(), VecDeque::new());
    for table in seating.tables.iter().filter(|table| folder.can_be_decided(table.no).is_ok()) {
        let names = event.names(&table.players).join(" – ");
        let modes = Modes::take().map_err(|error| Failure::reading("-", &error))?;
        show(&message!("event-result-of", table = table.no.table(), names));
        let answer = loop {
            let key = next_key(&mut typed);
            let result = |key| {
                let (_, word) = ANSWERS.iter().find(|(own, _)| *own == key)?;
                let result = ListedResult::read(word)?;
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

pub fn system(name: &str) -> Result<&'static str, Failure> {
    const SYSTEMS: [&str; 3] = ["swiss", "round-robin", "random"];
    if !is_attended() {
        pager::remark(message!("event-trf-no-system", name));
        return Ok("random");
    }
    loop {
        pager::remark(message!("event-which-system", systems = SYSTEMS.join(", ")));
        let answer = line().ok_or_else(unchanged)?.to_lowercase();
        let is_it = |system: &&str| !answer.is_empty() && system.starts_with(&answer);
        if let Some(system) = SYSTEMS.into_iter().find(is_it) {
            return Ok(system);
        }
    }
}

pub fn line() -> Option<String> {
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line).ok()?;
    (read > 0).then(|| line.trim().to_owned())
}

pub fn unchanged() -> Failure {
    Failure::usage(message!("event-unchanged"))
}

/// Prints a part of a line. Ignores errors, because the terminal may be gone.
fn show(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

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
