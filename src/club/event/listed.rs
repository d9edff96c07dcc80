//! Reads a list of players from a spreadsheet, whose first line names the columns.

use super::LineFault;
use super::fide_column::written;
use nos_base::{NAME_MAX, Name};
use serde_json::{Number, Value};
use std::ops::Range;

/// Players of an event, read from the file of another program.
#[derive(Debug, Default)]
pub struct ListedPlayers {
    pub text: String,
    /// Its beginning, without the players.
    pub(super) head: String,
    /// The line of each player in that file, and the keys.
    pub(super) names: Vec<(usize, String)>,
    /// Names that no player can have, with their lines.
    wrong: Vec<(usize, String)>,
    pub rounds: usize,
    /// Lines without a use here, with their codes.
    pub passed: Vec<(usize, String)>,
    pub has_system: bool,
}

const PLAYER: &str = "[[players]]";

impl ListedPlayers {
    pub(super) fn player(&mut self, line: usize, text: &str) {
        self.names.push((line, String::new()));
        match Name::listed(text) {
            Some(name) => self.key("name", &name.spaced().into()),
            None => self.wrong.push((line, text.to_owned())),
        }
    }

    pub(super) fn key(&mut self, key: &str, value: &Value) {
        if let Some((_, keys)) = self.names.last_mut() {
            *keys += &format!("{key} = {value}\n");
        }
    }

    /// Adds a column of FIDE's reports, in the form that they have.
    pub(super) fn column(&mut self, at: usize, key: &str, cell: &str) -> Result<(), LineFault> {
        if matches!(cell, "" | "-") || (cell.bytes().all(|byte| byte == b'0') && key != "title") {
            return Ok(());
        }
        let wrong = || (at, message!("event-list-column", key, cell));
        self.key(key, &written(key, cell).ok_or_else(wrong)?.into());
        Ok(())
    }

    /// Adds a rating. 0 or `-` means no rating.
    pub(super) fn rating(&mut self, line: usize, cell: &str) -> Result<(), LineFault> {
        let digits = cell.trim_start_matches('0').replace(',', ".");
        if !matches!(&*digits, "" | "-") {
            let rating: Number = serde_json::from_str(&digits)
                .map_err(|_| (line, message!("event-list-rating", cell)))?;
            self.key("rating", &rating.into());
        }
        Ok(())
    }

    /// Puts the text together. Fails with all names that no player can have.
    pub(super) fn complete(mut self) -> Result<ListedPlayers, LineFault> {
        if let Some((line, _)) = self.wrong.first() {
            let name = |(line, name): &(usize, String)| format!("{line}: \"{name}\"");
            let names = self.wrong.iter().map(name).collect::<Vec<_>>().join(", ");
            return Err((*line, message!("event-list-names", most = NAME_MAX, names)));
        }
        let players = self.names.iter().map(|(_, keys)| format!("\n{PLAYER}\n{keys}"));
        self.text = std::iter::once(self.head.clone()).chain(players).collect();
        Ok(self)
    }

    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Finds the line in the list of the player at this place in `event`, an `event.toml` that ends with this text.
    pub fn line_of(&self, event: &str, place: Range<usize>) -> Option<usize> {
        let before = event.get(..place.start)?.matches('\n').count();
        let begun = event.lines().take(before + 1).filter(|line| *line == PLAYER);
        self.names.get(begun.count().checked_sub(1)?).map(|(line, _)| *line)
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

pub fn players(text: &str) -> Result<ListedPlayers, LineFault> {
    let first = text.lines().next().unwrap_or_default();
    let number = |separator: &u8| first.bytes().filter(|byte| byte == separator).count();
    let separator = [b',', b';', b'\t'].into_iter().max_by_key(number).unwrap_or(b',');
    let mut list = csv::ReaderBuilder::new();
    list.delimiter(separator).flexible(true).trim(csv::Trim::All);
    let mut list = list.from_reader(text.as_bytes());
    let unreadable = |error: csv::Error| {
        (error.position().map_or(1, |at| at.line() as usize), message!("event-list-unreadable"))
    };
    let heads = list.headers().map_err(unreadable)?.clone();
    let place = |own: &[&str]| heads.iter().position(|head| own.contains(&&*head.to_lowercase()));
    let columns = COLUMNS.map(|(key, own)| (key, place(own)));
    if let [("name", None), ..] = columns {
        return Err((1, message!("event-list-no-names")));
    }
    let mut players = ListedPlayers::default();
    for row in list.records() {
        let row = row.map_err(unreadable)?;
        let (byte, line) = row.position().map_or((0, 1), |at| (at.byte(), at.line()));
        // The reader skips line ends before a row.
        let rest = text.get(byte as usize..).unwrap_or_default();
        let ends = &rest[..rest.len() - rest.trim_start_matches(['\r', '\n']).len()];
        let line = line as usize + ends.matches('\n').count();
        for (key, cell) in columns.into_iter().filter_map(|(key, at)| Some((key, row.get(at?)?))) {
            match key {
                "name" => players.player(line, cell),
                "rating" => players.rating(line, cell)?,
                "club" if cell.is_empty() => {}
                "club" => players.key(key, &cell.into()),
                _ => players.column(line, key, cell)?,
            }
        }
    }
    players.complete()
}
