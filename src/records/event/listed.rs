//! A list of players, as a spreadsheet keeps it: what stands in its columns is told by their heads.

use nos_rules::table::name::{NAME_MAX, Name, spaced};
use serde_json::Value;

/// Keys of a player in `event.toml`, each with the heads of its column.
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

/// The players of a list, by the keys of `event.toml`. Columns with other heads are left out. An error says which line is
/// wrong.
pub fn players(text: &str) -> Result<String, (usize, String)> {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().next().unwrap_or_default();
    let separators = [b',', b';', b'\t'];
    let number = |separator: &u8| first.bytes().filter(|byte| byte == separator).count();
    let separator = separators.into_iter().max_by_key(number).unwrap_or(b',');
    let mut list = csv::ReaderBuilder::new();
    list.delimiter(separator)
        .flexible(true)
        .trim(csv::Trim::All);
    let mut list = list.from_reader(text.as_bytes());
    let unreadable = |error: csv::Error| {
        let line = error.position().map_or(1, |at| at.line() as usize);
        (line, message!("event-list-unreadable"))
    };
    let heads = list.headers().map_err(unreadable)?.clone();
    let place = |own: &[&str]| {
        heads
            .iter()
            .position(|head| own.contains(&&*head.to_lowercase()))
    };
    let columns = COLUMNS.map(|(key, own)| (key, place(own)));
    if let [("name", None), ..] = columns {
        return Err((1, message!("event-list-no-names")));
    }
    let mut players = String::new();
    for row in list.records() {
        let row = row.map_err(unreadable)?;
        let line = row.position().map_or(1, |at| at.line() as usize);
        let cells = columns
            .into_iter()
            .filter_map(|(key, at)| Some((key, row.get(at?)?)));
        for (key, cell) in cells {
            let value = match key {
                "name" => {
                    let name = Name::listed(cell)
                        .ok_or_else(|| (line, message!("no-name", most = NAME_MAX)))?;
                    players.push_str("\n[[players]]\n");
                    Value::from(spaced(name.as_str()))
                }
                _ if cell.is_empty() => continue,
                "rating" if matches!(cell, "0" | "-") => continue,
                "rating" => {
                    let rating = serde_json::from_str(&cell.replace(',', "."));
                    rating.map_err(|_| (line, message!("event-list-rating", cell)))?
                }
                _ => Value::from(cell),
            };
            players.push_str(&format!("{key} = {value}\n"));
        }
    }
    Ok(players)
}
