//! Finds and reads `nos.toml`, and points at its faults.

use super::values::TomlFault;
use crate::desk::files::create;
use crate::desk::{Config, Failure, Origin, Point};
use nos_base::{Language, Texts, shown};
use nos_records::system::read;
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

pub const FILE: &str = "nos.toml";

const EXAMPLES: Texts = Texts::new(
    "nos.toml",
    &[include_str!("../../../nos.toml.example"), include_str!("../../../docs/nl/nos.toml.example")],
);

const LARGEST: u64 = 1 << 20;

impl Config {
    /// Reads only the language and its folder, whatever faults the file has. Does not read a pipe.
    pub fn language(named: Option<&Path>, places: &[PathBuf]) -> (Option<String>, Option<PathBuf>) {
        let mut places = places.iter().map(PathBuf::as_path);
        let path = match named {
            Some(path) => Some(path).filter(|path| path.is_file()),
            None => places.find(|path| path.is_file()),
        };
        let file = path.and_then(|path| {
            String::from_utf8(read(path, LARGEST).ok()??).ok()?.parse::<toml::Table>().ok()
        });
        let of = |table: &str, key: &str| {
            Some(file.as_ref()?.get(table)?.get(key)?.as_str()?.to_owned())
        };
        let beside = path.and_then(Path::parent).unwrap_or(Path::new(""));
        (of("prompt", "language"), of("language", "files").map(|files| beside.join(files)))
    }

    /// Loads the `named` file, or the first of `places` that exists. Returns its path.
    pub fn load(
        named: Option<&Path>,
        places: &[PathBuf],
    ) -> Result<(Config, Option<PathBuf>), Failure> {
        let paths = match named {
            Some(path) => vec![path],
            None => places.iter().map(PathBuf::as_path).collect(),
        };
        for path in paths {
            match read(path, LARGEST) {
                Ok(bytes) => return Ok((parse(bytes.as_deref(), path)?, Some(path.to_owned()))),
                Err(error) if named.is_none() && is_missing(&error) => {}
                Err(error) => return Err(Failure::reading(shown::path(path), &error)),
            }
        }
        Ok((Config::default(), None))
    }
}

/// Writes a file of all keys with their defaults and meanings. Never overwrites a file.
pub fn init(path: &Path) -> Result<String, Failure> {
    create(path, Language::chosen().of(EXAMPLES).as_bytes())?;
    Ok(message!("config-written", name = shown::path(path)))
}

/// Lists the working folder, then the user's configuration folder by these environment variables.
pub fn places(variable: impl Fn(&str) -> Option<OsString>) -> Vec<PathBuf> {
    let folder = |name: &str| {
        let folder = variable(name).map(PathBuf::from);
        // Ignore relative paths, which would depend on the working folder.
        folder.filter(|folder| folder.is_absolute())
    };
    let home = folder("HOME");
    let in_home = |folder: &str| Some(home.as_ref()?.join(folder));
    let folders = [
        folder("XDG_CONFIG_HOME").or_else(|| in_home(".config")),
        in_home("Library/Application Support").filter(|_| cfg!(target_os = "macos")),
        folder("APPDATA").filter(|_| cfg!(windows)),
    ]
    .into_iter()
    .flatten();
    let in_folders = folders.map(|folder| folder.join("nos").join(FILE));
    [PathBuf::from(FILE)].into_iter().chain(in_folders).collect()
}

fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

fn parse(bytes: Option<&[u8]>, path: &Path) -> Result<Config, Failure> {
    let Some(bytes) = bytes else {
        let (name, most) = (shown::path(path), LARGEST);
        return Err(Failure::usage(message!("config-too-long", name, most)));
    };
    let text = String::from_utf8_lossy(bytes);
    let read = match std::str::from_utf8(bytes) {
        Ok(text) => Config::read(text),
        Err(error) => Err(TomlFault {
            span: error.valid_up_to()..error.valid_up_to() + 1,
            message: message!("not-utf-8"),
        }),
    };
    read.map_err(|fault| Failure::usage(shown(&fault, &text, path)))
}

pub(in crate::desk) fn shown(fault: &TomlFault, text: &str, path: &Path) -> String {
    let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    let before = part(0, fault.span.start);
    let from = before.rfind('\n').map_or(0, |at| at + 1);
    let rest = part(from, text.len());
    let line = rest.lines().next().unwrap_or_default();
    let start = fault.span.start - from;
    let end = fault.span.end.saturating_sub(from).min(line.len());
    let point = Point::at(rest, start..end.max(start), fault.message.clone(), None);
    let number = before.matches('\n').count() as u64 + 1;
    point.shown(&Origin::File(path.to_owned()), number, line).trim_end().to_owned()
}
