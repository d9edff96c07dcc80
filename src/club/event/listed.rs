//! Reads a list of players from a spreadsheet, whose first line names the columns.

use nos_base::table::name::{NAME_MAX, Name};
use serde_json::{Number, Value};
use std::ops::Range;

/// Players of an event, read from the file of another program.
#[derive(Debug, Default)]
pub struct ListedPlayers {
    /// A part of an `event.toml`.
    pub text: String,
    /// The line of each player in that file.
    lines: Vec<usize>,
    /// Rounds already seated there.
    pub rounds: usize,
}

const PLAYER: &str = "[[players]]";

impl ListedPlayers {
    pub(super) fn add(&mut self, line: usize, name: &str) {
        self.lines.push(line);
        self.text += &format!("\n{PLAYER}\n");
        self.key("name", &Value::from(name));
    }

    pub(super) fn key(&mut self, key: &str, value: &Value) {
        self.text += &format!("{key} = {value}\n");
    }

    /// Adds a rating. 0 or `-` is no rating.
    pub(super) fn rating(&mut self, line: usize, cell: &str) -> Result<(), (usize, String)> {
        let digits = cell.trim_start_matches('0').replace(',', ".");
        if !matches!(&*digits, "" | "-") {
            let rating: Number = serde_json::from_str(&digits)
                .map_err(|_| (line, message!("event-list-rating", cell)))?;
            self.key("rating", &rating.into());
        }
        Ok(())
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Finds the line of the player at this place of an `event.toml` that ends with this text.
    pub fn line_of(&self, event: &str, place: Range<usize>) -> Option<usize> {
        let before = event.get(..place.start)?.matches('\n').count();
        let begun = event.lines().take(before + 1).filter(|line| *line == PLAYER);
        self.lines.get(begun.count().checked_sub(1)?).copied()
    }
}

const COLUMNS: [(&str, &[&str]); 8] = [
    ("name", &["name", "player", "naam", "speler"]),
    ("club", &["club", "vereniging"]),
    ("rating", &["rating", "elo"]),
    ("title", &["title", "titel"]),
    ("federation", &["federation", "fed", "federatie"]),
    ("fide", &["fide", "fide id", "fide-id", "fideid"]),
    ("born", &["born", "birthday", "geboren"]),
    ("sex", &["sex", "geslacht"]),
];

/// Reads the players of a list. Ignores other columns. An error has its line.
pub fn players(text: &str) -> Result<ListedPlayers, (usize, String)> {
    let first = text.lines().next().unwrap_or_default();
    let separators = [b',', b';', b'\t'];
    let number = |separator: &u8| first.bytes().filter(|byte| byte == separator).count();
    let separator = separators.into_iter().max_by_key(number).unwrap_or(b',');
    let mut list = csv::ReaderBuilder::new();
    list.delimiter(separator).flexible(true).trim(csv::Trim::All);
    let mut list = list.from_reader(text.as_bytes());
    let unreadable = |error: csv::Error| {
        let line = error.position().map_or(1, |at| at.line() as usize);
        (line, message!("event-list-unreadable"))
    };
    let heads = list.headers().map_err(unreadable)?.clone();
    let place = |own: &[&str]| heads.iter().position(|head| own.contains(&&*head.to_lowercase()));
    let columns = COLUMNS.map(|(key, own)| (key, place(own)));
    if let [("name", None), ..] = columns {
        return Err((1, message!("event-list-no-names")));
    }
    let mut players = ListedPlayers::default();
    let (mut line, mut read) = (1, 0);
    for row in list.records() {
        let row = row.map_err(unreadable)?;
        let before = row.position().map_or(read, |at| at.byte() as usize);
        // The reader skips blank lines before a row.
        let rest = text.get(before..).unwrap_or_default();
        let begin = text.len() - rest.trim_start_matches(['\r', '\n']).len();
        line += text.get(read..begin).map_or(0, |rows| rows.matches('\n').count());
        read = begin;
        let cells = columns.into_iter().filter_map(|(key, at)| Some((key, row.get(at?)?)));
        for (key, cell) in cells {
            match key {
                "name" => {
                    let name = Name::listed(cell);
                    let name = name.ok_or_else(|| (line, message!("no-name", most = NAME_MAX)))?;
                    players.add(line, &name.spaced());
                }
                "rating" => players.rating(line, cell)?,
                _ if cell.is_empty() => {}
                _ => players.key(key, &cell.into()),
            }
        }
    }
    Ok(players)
}
