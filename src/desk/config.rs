//! `nos.toml`: the house rules of a club, its money, its players and how the prompt looks. Where it
//! is looked for, and what it means; every value is held to the same table as the `house` entry.

mod keys;
mod read;
mod wrong;

pub use keys::{KEYS, Key, KeyRow};
pub use wrong::{Fault, Wrong};

use super::outcome::{Failure, Origin, Status};
use crate::law::nos::house::House;
use crate::print::money::Money;
use crate::table::name::Name;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The name of the file.
pub const FILE: &str = "nos.toml";

/// The largest file that is read, in bytes.
const LARGEST: u64 = 1 << 20;

/// When something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum When {
    /// Where the terminal suggests it.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl When {
    /// Whether it is done, where the terminal suggests this.
    pub fn holds(self, suggested: bool) -> bool {
        match self {
            When::Auto => suggested,
            When::Always => true,
            When::Never => false,
        }
    }
}

/// The language of the prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// What `nos.toml` settles; where nothing is said, the defaults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The house rules.
    pub house: House,
    /// The chips that the table has, in units, the largest first (article 1.3).
    pub pieces: Vec<u32>,
    /// What 20 units are worth; nothing where no money is agreed (article 12.4).
    pub money: Option<Money>,
    /// Who is seated when a journal is begun without `seat`, clockwise; three to five, or nobody.
    pub players: Vec<Name>,
    /// Whether the prompt uses colours.
    pub colour: When,
    /// Whether boxes are drawn in ASCII.
    pub ascii: When,
    /// The language of the prompt.
    pub language: Language,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            house: House::default(),
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
    /// Reads the text of a `nos.toml`.
    ///
    /// # Errors
    /// Everything that is not right in it, from the top down.
    pub fn read(text: &str) -> Result<Config, Vec<Fault>> {
        read::config(text)
    }

    /// The configuration of this file, or of the first of these places that has one, and where it was
    /// found; the defaults where none has.
    ///
    /// # Errors
    /// The file cannot be read, or something is not right in it.
    pub fn load(
        named: Option<&Path>,
        places: &[PathBuf],
    ) -> Result<(Config, Option<PathBuf>), Failure> {
        if let Some(path) = named {
            let bytes = bytes(path).map_err(|error| Failure::reading(path.display(), &error))?;
            return Ok((parse(&bytes, path)?, Some(path.to_owned())));
        }
        for path in places {
            match bytes(path) {
                Ok(bytes) => return Ok((parse(&bytes, path)?, Some(path.clone()))),
                Err(error) if is_missing(&error) => {}
                Err(error) => return Err(Failure::reading(path.display(), &error)),
            }
        }
        Ok((Config::default(), None))
    }
}

/// The places where a configuration is looked for, the first one first: here, then in the user's own
/// folder, which these variables of the environment tell.
pub fn places(variable: impl Fn(&str) -> Option<OsString>) -> Vec<PathBuf> {
    let folder = |name: &str| {
        let folder = variable(name).map(PathBuf::from);
        // A relative folder would be another one in every working directory.
        folder.filter(|folder| folder.is_absolute())
    };
    let home = folder("HOME");
    let own = [
        folder("XDG_CONFIG_HOME").or_else(|| Some(home.as_ref()?.join(".config"))),
        home.filter(|_| cfg!(target_os = "macos"))
            .map(|home| home.join("Library/Application Support")),
        folder("APPDATA").filter(|_| cfg!(windows)),
    ];
    let in_own = own
        .into_iter()
        .flatten()
        .map(|own| own.join("nos").join(FILE));
    std::iter::once(PathBuf::from(FILE)).chain(in_own).collect()
}

fn is_missing(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// The file's bytes; of one that is too large for a configuration, one more than are allowed.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(LARGEST + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn parse(bytes: &[u8], path: &Path) -> Result<Config, Failure> {
    let not_right = |text: &str, faults: &[Fault]| {
        let origin = Origin::File(path.to_owned());
        Failure::new(Status::Usage, wrong::shown(faults, text, &origin))
    };
    if bytes.len() as u64 > LARGEST {
        let message = format!(
            "{} has more than {LARGEST} bytes; it is no nos.toml",
            path.display()
        );
        return Err(Failure::new(Status::Usage, message));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            let text = text.strip_prefix('\u{feff}').unwrap_or(text);
            Config::read(text).map_err(|faults| not_right(text, &faults))
        }
        Err(error) => {
            let at = error.valid_up_to();
            let text = String::from_utf8_lossy(bytes);
            let fault = Fault {
                span: at..at + 1,
                wrong: Wrong::NotUtf8,
            };
            Err(not_right(&text, &[fault]))
        }
    }
}
