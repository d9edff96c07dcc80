//! The file `nos.toml`: where it is looked for, how it is read, and where in it something is wrong.

use super::{Config, Preview, When};
use crate::board::seen::During;
use crate::desk::outcome::{Failure, Origin};
use crate::desk::point::Point;
use crate::desk::{files, laws};
use crate::journal::create;
use crate::table::house::{HouseRange, HouseRow};
use crate::table::language::Language;
use crate::table::name::Name;
use crate::table::shown::{self, is_unseen};
use crate::text::money::Money;
use crate::text::tables::Decimal;
use serde::Deserialize;
use serde::de::IntoDeserializer as _;
use std::collections::HashSet;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub const FILE: &str = "nos.toml";

const EXAMPLE: &str = include_str!("../../../nos.toml.example");

const LARGEST: u64 = 1 << 20;

impl Config {
    pub fn read(text: &str) -> Result<Config, Fault> {
        let mut file = DeTable::parse(text)?;
        let rules = take_rules(file.get_mut())?;
        let File {
            chips,
            money,
            table,
            prompt,
            board,
        } = File::deserialize(toml::Deserializer::from(file))?;
        let laws = laws::LAWS.map(|row| row.name).join(", ");
        let no_law = tell!("no-law", laws);
        let law = checked(table.law, no_law, |name| laws::named(&name))?;
        let unit = checked(money.unit, tell!("no-unit"), |decimal| {
            Money::cents(&decimal)
        })?;
        let currency = checked(money.currency, tell!("no-currency"), currency)?;
        let currency = currency.unwrap_or("EUR".to_owned());
        let decimal = checked(money.decimal, tell!("no-decimal"), |sign| match &*sign {
            "." => Some(Decimal::Point),
            "," => Some(Decimal::Comma),
            _ => None,
        })?;
        let default = Config::default();
        Ok(Config {
            law: law.unwrap_or(default.law),
            rules,
            pieces: checked(chips.pieces, tell!("no-pieces"), pieces)?.unwrap_or(default.pieces),
            money: unit.and_then(|cents| Money::new(cents, &currency)),
            decimal: decimal.unwrap_or_default(),
            players: players(table.players)?,
            // Files written before the key moved have it with the prompt.
            colour: table.colours.unwrap_or(prompt.colour),
            plain: table.plain,
            preview: match table.hints {
                Some(false) => Preview::Off,
                _ => table.preview,
            },
            ascii: prompt.ascii,
            language: checked(prompt.language, no_language(), language)?.flatten(),
            during: board.during,
        })
    }

    /// The language that the file asks for, whatever else may be wrong in it. Nothing is told yet, and a pipe is
    /// left to be read later.
    pub fn language(named: Option<&Path>, places: &[PathBuf]) -> Option<Language> {
        let path = match named {
            Some(path) => Some(path).filter(|path| path.is_file())?,
            None => places.iter().find(|path| path.is_file())?,
        };
        let text = String::from_utf8(files::read(path, LARGEST).ok()??).ok()?;
        let file: toml::Table = text.parse().ok()?;
        Language::named(file.get("prompt")?.get("language")?.as_str()?)
    }

    /// Loads the `named` file, or else the first file among `places`, and returns where it was found; the
    /// defaults if there is none.
    pub fn load(
        named: Option<&Path>,
        places: &[PathBuf],
    ) -> Result<(Config, Option<PathBuf>), Failure> {
        let paths = match named {
            Some(path) => vec![path],
            None => places.iter().map(PathBuf::as_path).collect(),
        };
        for path in paths {
            match files::read(path, LARGEST) {
                Ok(bytes) => return Ok((parse(bytes.as_deref(), path)?, Some(path.to_owned()))),
                Err(error) if named.is_none() && is_missing(&error) => {}
                Err(error) => return Err(Failure::reading(shown::path(path), &error)),
            }
        }
        Ok((Config::default(), None))
    }
}

/// Writes a file with every key, its default and its meaning. Never overwrites a file.
pub fn init(path: &Path) -> Result<String, Failure> {
    let name = shown::path(path);
    match create(path, EXAMPLE.as_bytes()) {
        Ok(true) => Ok(tell!("config-written", name)),
        Ok(false) => Err(Failure::usage(tell!("config-there", name))),
        Err(error) => Err(Failure::writing_to(name, &error)),
    }
}

/// The places to look for the file, in this order: the working folder, then the user's configuration folder,
/// which is found with these environment variables.
pub fn places(variable: impl Fn(&str) -> Option<OsString>) -> Vec<PathBuf> {
    let folder = |name: &str| {
        let folder = variable(name).map(PathBuf::from);
        // A relative folder would depend on the working folder.
        folder.filter(|folder| folder.is_absolute())
    };
    let home = folder("HOME");
    let folders = [
        folder("XDG_CONFIG_HOME").or_else(|| Some(home.as_ref()?.join(".config"))),
        home.filter(|_| cfg!(target_os = "macos"))
            .map(|home| home.join("Library/Application Support")),
        folder("APPDATA").filter(|_| cfg!(windows)),
    ];
    let in_folders = folders
        .into_iter()
        .flatten()
        .map(|folder| folder.join("nos").join(FILE));
    std::iter::once(PathBuf::from(FILE))
        .chain(in_folders)
        .collect()
}

fn is_missing(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// Parses the bytes of a file; `None` if there are more than are allowed.
fn parse(bytes: Option<&[u8]>, path: &Path) -> Result<Config, Failure> {
    let Some(bytes) = bytes else {
        let name = shown::path(path);
        return Err(Failure::usage(tell!(
            "config-too-long",
            name,
            most = LARGEST
        )));
    };
    let text = String::from_utf8_lossy(bytes);
    let read = match std::str::from_utf8(bytes) {
        Ok(text) => Config::read(text),
        Err(error) => Err(Fault {
            span: error.valid_up_to()..error.valid_up_to() + 1,
            message: tell!("not-utf-8"),
        }),
    };
    read.map_err(|fault| Failure::usage(shown(&fault, &text, path)))
}

fn shown(fault: &Fault, text: &str, path: &Path) -> String {
    let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    let before = part(0, fault.span.start);
    let from = before.rfind('\n').map_or(0, |at| at + 1);
    let line = part(from, text.len()).lines().next().unwrap_or_default();
    let end = fault.span.end.min(from + line.len()).max(fault.span.start);
    let point = Point {
        column: part(from, fault.span.start).chars().count() + 1,
        width: part(fault.span.start, end).chars().count(),
        message: fault.message.clone(),
        help: None,
    };
    let number = before.matches('\n').count() as u64 + 1;
    let shown = point.shown(&Origin::File(path.to_owned()), number, line);
    shown.trim_end().to_owned()
}

const TABLES: [&str; 5] = ["chips", "money", "table", "prompt", "board"];

const PIECES: &str = "pieces";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// In bytes.
    pub span: Range<usize>,
    pub message: String,
}

impl From<toml::de::Error> for Fault {
    fn from(error: toml::de::Error) -> Fault {
        Fault {
            span: error.span().unwrap_or_default(),
            message: error.message().to_owned(),
        }
    }
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct File {
    chips: Chips,
    money: Worth,
    table: Seats,
    prompt: Prompt,
    board: Board,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Chips {
    pieces: Option<Spanned<Vec<u32>>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Worth {
    unit: Option<Spanned<String>>,
    currency: Option<Spanned<String>>,
    decimal: Option<Spanned<String>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Seats {
    law: Option<Spanned<String>>,
    players: Vec<Spanned<String>>,
    hints: Option<bool>,
    colours: Option<When>,
    plain: bool,
    preview: Preview,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Prompt {
    colour: When,
    ascii: When,
    language: Option<Spanned<String>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Board {
    during: During,
}

/// Passes a value through `check`; a fault with the message `wrong` if that returns `None`.
fn checked<T, U>(
    value: Option<Spanned<T>>,
    wrong: String,
    check: impl FnOnce(T) -> Option<U>,
) -> Result<Option<U>, Fault> {
    let Some(value) = value else {
        return Ok(None);
    };
    let span = value.span();
    let right = check(value.into_inner());
    let right = right.ok_or(Fault {
        span,
        message: wrong,
    })?;
    Ok(Some(right))
}

/// Sorts chips, the largest first; `None` if a value is 0 or occurs twice, or there are too many.
fn pieces(mut pieces: Vec<u32>) -> Option<Vec<u32>> {
    pieces.sort_unstable_by(|one, other| other.cmp(one));
    let all = pieces.len();
    pieces.dedup();
    let is_right = all == pieces.len() && (1..=12).contains(&all) && !pieces.contains(&0);
    is_right.then_some(pieces)
}

/// What `language` may be, besides the name of a language.
const AUTO: &str = "auto";

fn no_language() -> String {
    let tags: Vec<_> = Language::ALL
        .iter()
        .map(|language| language.tag())
        .collect();
    tell!("no-language", languages = tags.join(", "))
}

/// `None` within if it is the system's.
fn language(word: String) -> Option<Option<Language>> {
    let language = Language::named(&word);
    (language.is_some() || word == AUTO).then_some(language)
}

fn currency(word: String) -> Option<String> {
    let is_odd = |c: char| c.is_whitespace() || is_unseen(c);
    (word.chars().count() <= 8 && !word.contains(is_odd)).then_some(word)
}

fn players(players: Vec<Spanned<String>>) -> Result<Vec<Name>, Fault> {
    let mut names: Vec<Name> = Vec::new();
    let mut taken = HashSet::new();
    for player in players {
        let span = player.span();
        let name = checked(Some(player), tell!("no-name"), |name| Name::typed(&name))?;
        let is_new = |name: Name| taken.insert(name.in_lower_case()).then_some(name);
        let name = name.map(|name| Spanned::new(span, name));
        let name = checked(name, tell!("name-twice"), is_new)?;
        names.extend(name);
    }
    Ok(names)
}

/// Removes the house rules from the file and returns them. Their tables may have no other key but the pieces.
fn take_rules(file: &mut DeTable) -> Result<Vec<(&'static str, u32)>, Fault> {
    let keys: Vec<(&str, &str, &HouseRow)> = laws::house_rules()
        .filter_map(|rule| {
            let (table, key) = rule.word.split_once('.')?;
            Some((table, key, rule))
        })
        .collect();
    let mut rules = Vec::new();
    for (name, value) in file.iter_mut() {
        let table = name.get_ref().as_ref();
        let of_table = || keys.iter().filter(|(name, ..)| *name == table);
        if of_table().next().is_none() {
            if TABLES.contains(&table) {
                continue;
            }
            let tables = keys.iter().map(|(name, ..)| *name).chain(TABLES);
            return Err(unknown(name, "", tables));
        }
        let DeValue::Table(rows) = value.get_mut() else {
            let message = tell!("is-a-table", table);
            let span = name.span();
            return Err(Fault { span, message });
        };
        let pieces = TABLES.contains(&table).then_some(PIECES);
        for (key, value) in std::mem::take(rows) {
            let found = key.get_ref().as_ref();
            let named = || of_table().filter(|(_, key, _)| *key == found);
            match named().next() {
                Some((.., rule)) => {
                    let ranges = named().map(|(.., rule)| rule.range);
                    rules.push((rule.word, taken_by(rule.word, ranges, &value)?));
                }
                None if pieces == Some(found) => {
                    rows.insert(key, value);
                }
                None => {
                    let there = of_table().map(|(_, key, _)| *key).chain(pieces);
                    return Err(unknown(&key, table, there));
                }
            }
        }
    }
    let tables = std::mem::take(file).into_iter();
    *file = tables
        .filter(|(name, _)| TABLES.contains(&name.get_ref().as_ref()))
        .collect();
    Ok(rules)
}

/// The value of a house rule that takes one of these ranges, each in another law. A word may be written as what it is
/// in this file: a string, a number, `true`.
fn taken_by(
    word: &str,
    ranges: impl Iterator<Item = HouseRange> + Clone,
    value: &Spanned<DeValue>,
) -> Result<u32, Fault> {
    let number = || u32::deserialize(value.clone().into_deserializer()).ok();
    let written = value.get_ref().as_str().map(str::to_owned);
    let written = written
        .or_else(|| number().map(|number| number.to_string()))
        .or_else(|| value.get_ref().as_bool().map(|is| is.to_string()));
    let taken = |range: HouseRange| match range.words() {
        [] => number().filter(|value| range.has(*value)),
        words => {
            let mut words = words.iter();
            let word = words.find(|word| Some(word.0) == written.as_deref());
            word.map(|word| word.1)
        }
    };
    let all: Vec<String> = ranges.clone().map(|range| range.to_string()).collect();
    let mut taken = ranges.filter_map(taken);
    taken.next().ok_or_else(|| Fault {
        span: value.span(),
        message: tell!("takes", word, all = all.join(&tell!("or"))),
    })
}

fn unknown<'a>(
    found: &Spanned<impl fmt::Display>,
    table: &str,
    there: impl Iterator<Item = &'a str>,
) -> Fault {
    let name = found.get_ref().to_string();
    let there = there.fold(Vec::new(), |mut all, name| {
        if !all.contains(&name) {
            all.push(name);
        }
        all
    });
    let near = there
        .iter()
        .find(|known| strsim::damerau_levenshtein(known, &name) <= 2);
    let hint = match near {
        Some(near) => tell!("did-you-mean", near),
        None => tell!("there-are", all = there.join(", ")),
    };
    let what = match table {
        "" => tell!("no-table", name),
        table => tell!("no-key", table, name),
    };
    Fault {
        span: found.span(),
        message: format!("{what}; {hint}"),
    }
}
