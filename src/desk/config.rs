//! `nos.toml`: the house rules of a club, its money, its players and the look of the prompt. This room finds
//! the file, and makes the first entries of a new journal from it.

mod read;

use crate::desk::outcome::{Failure, Origin};
use crate::desk::point::Point;
use crate::desk::{files, laws};
use crate::journal::create;
use crate::law::referee::Law;
use crate::speech::{self, Body, Entry};
use crate::table::name::Name;
use crate::table::shown;
use crate::text::money::Money;
pub use read::{Fault, Language, When};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

pub const FILE: &str = "nos.toml";

const EXAMPLE: &str = include_str!("../../nos.toml.example");

const LARGEST: u64 = 1 << 20;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub law: &'static Law,
    /// The house rules in the file, of any law: key and value. A switch is 0 or 1.
    pub rules: Vec<(&'static str, u32)>,
    /// The values of the table's chips, in units, the largest first.
    pub pieces: Vec<u32>,
    /// What 20 units are worth; `None` if the table has agreed on nothing.
    pub money: Option<Money>,
    /// The players, clockwise, who are seated in a new journal that has no `seat`; may be empty.
    pub players: Vec<Name>,
    pub colour: When,
    pub ascii: When,
    pub language: Language,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            law: laws::usual(),
            rules: Vec::new(),
            pieces: vec![100, 20, 4, 1],
            money: None,
            players: Vec::new(),
            colour: When::Auto,
            ascii: When::Auto,
            language: Language::English,
        }
    }
}

impl Config {
    pub fn read(text: &str) -> Result<Config, Fault> {
        read::config(text)
    }

    /// The first entries of a new journal: the law, and the house rules that differ from the default.
    pub fn header(&self, law: &Law) -> Vec<Entry> {
        let rules = (law.house)().into_iter().filter_map(|rule| {
            let (_, value) = self.rules.iter().find(|(word, _)| *word == rule.word)?;
            let differs = *value != rule.default;
            differs
                .then(|| (law.house_entry)(rule.word, *value))
                .flatten()
        });
        std::iter::once((law.first_entry)()).chain(rules).collect()
    }

    /// The entry that seats the players; `None` if the file names none.
    pub fn seat(&self, law: &Law) -> Result<Option<Entry>, Failure> {
        if self.players.is_empty() {
            return Ok(None);
        }
        let wrong = |why: String| {
            Failure::usage(tell!(
                "players-cannot-play",
                file = FILE,
                law = law.name,
                why
            ))
        };
        let names: Vec<&str> = self.players.iter().map(Name::as_str).collect();
        let seat = format!("seat {}", names.join(" "));
        match speech::read_line(law.language, &seat).map(|line| line.body) {
            Ok(Some(Body::Entry(entry))) => match (law.begin)().judge(&entry) {
                Ok(_) => Ok(Some(entry)),
                Err(refusal) => Err(wrong(refusal.to_string())),
            },
            Ok(_) => Ok(None),
            Err(error) => Err(wrong(error.to_string())),
        }
    }

    /// Loads the `named` file, or else the first file among `places`, and returns where it was found; the
    /// defaults if there is none.
    pub fn load(
        named: Option<&Path>,
        places: &[PathBuf],
    ) -> Result<(Config, Option<PathBuf>), Failure> {
        if let Some(path) = named {
            let read = files::read(path, LARGEST);
            let bytes = read.map_err(|error| Failure::reading(shown::path(path), &error))?;
            return Ok((parse(bytes.as_deref(), path)?, Some(path.to_owned())));
        }
        for path in places {
            match files::read(path, LARGEST) {
                Ok(bytes) => {
                    return Ok((parse(bytes.as_deref(), path)?, Some(path.clone())));
                }
                Err(error) if is_missing(&error) => {}
                Err(error) => return Err(Failure::reading(shown::path(path), &error)),
            }
        }
        Ok((Config::default(), None))
    }
}

pub fn seated<'a>(names: impl Iterator<Item = &'a Name>) -> String {
    let names: Vec<&str> = names.map(Name::as_str).collect();
    tell!("seated", file = FILE, names = names.join(", "))
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
            most = LARGEST,
            file = FILE
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

/// The message of a fault, with its line and carets below it.
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
