//! The columns of a player in FIDE's reports, and the forms in which lists write them.

use nos_entry::Date;

/// Keys of `event.toml` with their first and last column in a report.
pub const COLUMNS: [(&str, usize, usize); 5] = [
    ("title", 11, 13),
    ("federation", 54, 56),
    ("fide", 58, 68),
    ("born", 70, 79),
    ("sex", 10, 10),
];

/// A player's columns; empty where there is nothing.
pub type FideData = [String; COLUMNS.len()];

pub const HEADS: [(&str, &str); 8] = [
    ("city", "022"),
    ("federation", "032"),
    ("from", "042"),
    ("to", "052"),
    ("arbiter", "102"),
    ("deputy", "112"),
    ("type", "092"),
    ("moves", "122"),
];

pub type ReportHead = [String; HEADS.len()];

/// Two letters of countries whose federations have three letters of their own.
const FEDERATIONS: [(&str, &str); 6] =
    [("NL", "NED"), ("BE", "BEL"), ("DE", "GER"), ("FR", "FRA"), ("LU", "LUX"), ("GB", "ENG")];

/// Words for the sex of a player, which lists abbreviate.
const SEXES: [(&str, &[&str]); 2] =
    [("m", &["m", "man", "male"]), ("w", &["w", "v", "f", "vrouw", "woman", "female"])];

/// Returns the form of a report for a value of this key. `None` if the value is unclear.
pub fn written(key: &str, text: &str) -> Option<String> {
    let text = text.trim();
    match key {
        "sex" => {
            let word = text.to_lowercase();
            SEXES
                .iter()
                .find(|(_, words)| words.contains(&&*word))
                .map(|(letter, _)| (*letter).to_owned())
        }
        "born" => match text.len() == 4 && is_digits(text) {
            true => Some(text.to_owned()),
            false => date(text),
        },
        "federation" => {
            let letters = text.to_uppercase();
            let known = FEDERATIONS.iter().find(|(two, _)| *two == letters);
            let is_three = letters.len() == 3 && letters.bytes().all(|c| c.is_ascii_uppercase());
            known.map(|(_, three)| (*three).to_owned()).or_else(|| is_three.then_some(letters))
        }
        "fide" => {
            // Lists put the letters of a country before the number.
            let number = text.split_once('-').map_or(text, |(country, number)| {
                if country.bytes().all(|c| c.is_ascii_alphabetic()) { number } else { text }
            });
            (is_digits(number) && number.len() <= 11).then(|| number.to_owned())
        }
        _ => (text.len() <= 3 && text.bytes().all(|c| c.is_ascii_alphanumeric()))
            .then(|| text.to_owned()),
    }
}

/// Returns a date as `2026/11/29`. Reads the year or the day first. `00` is an unknown month or day.
pub fn date(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.trim().split(['-', '/', '.']).collect();
    let [first, month, last] = *parts.as_slice() else { return None };
    let (year, day) = if first.len() == 4 { (first, last) } else { (last, first) };
    let widths = [year.len() == 4, month.len() <= 2, day.len() <= 2];
    let is_date = widths == [true; 3] && [year, month, day].iter().all(|part| is_digits(part));
    let [month, day]: [u32; 2] = [month.parse().ok()?, day.parse().ok()?];
    let known = Date::from_ymd_opt(year.parse().ok()?, month.max(1), day.max(1));
    known.filter(|_| is_date).map(|_| format!("{year}/{month:02}/{day:02}"))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
