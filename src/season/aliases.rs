//! Names that stand for other names, because a player was seated under more than one.

use crate::table::name::Name;
use std::collections::{HashMap, HashSet};
use std::fmt;

/// What separates the old name from the new one.
const SIGN: char = '=';

/// Which names stand for which others in the end.
#[derive(Clone, Debug, Default)]
pub struct Aliases(HashMap<Name, Name>);

/// Why aliases cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AliasFault {
    /// It is not `OLD=NEW`.
    Form(String),
    /// This name stands for two others.
    Twice(Name, Name, Name),
    /// The aliases lead from this name back to it.
    Circle(Name),
}

impl fmt::Display for AliasFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AliasFault::Form(typed) => write!(
                f,
                "{typed:?} is no alias; one is written OLD=NEW, with a player's name on either side"
            ),
            AliasFault::Twice(old, one, other) => write!(
                f,
                "{old} stands for {one} and for {other}; leave one of the two out"
            ),
            AliasFault::Circle(name) => write!(
                f,
                "{name} stands for itself in the end; leave one of the aliases in the circle out"
            ),
        }
    }
}

impl std::error::Error for AliasFault {}

/// Parses `OLD=NEW`.
///
/// # Errors
/// If it is something else.
pub fn alias(text: &str) -> Result<(Name, Name), AliasFault> {
    let names = text.split_once(SIGN).and_then(|(old, new)| {
        let name = |text: &str| Name::new(text.trim());
        Some((name(old)?, name(new)?))
    });
    names.ok_or_else(|| AliasFault::Form(text.to_owned()))
}

/// Parses a file of aliases: one a line, blank lines and comments after `#` left out.
///
/// # Errors
/// The number of the first line that is no alias, and why.
pub fn aliases(text: &str) -> Result<Vec<(Name, Name)>, (usize, AliasFault)> {
    let lines = text.lines().enumerate().filter_map(|(at, line)| {
        let text = line.split('#').next().unwrap_or_default().trim();
        (!text.is_empty()).then(|| alias(text).map_err(|fault| (at + 1, fault)))
    });
    lines.collect()
}

impl Aliases {
    /// These aliases, each an old name and the new one.
    ///
    /// # Errors
    /// If a name stands for two others, or for itself.
    pub fn new(pairs: impl IntoIterator<Item = (Name, Name)>) -> Result<Aliases, AliasFault> {
        let mut aliases: HashMap<Name, Name> = HashMap::new();
        for (old, new) in pairs {
            match aliases.get(&old) {
                Some(other) if *other != new => {
                    return Err(AliasFault::Twice(old, other.clone(), new));
                }
                _ => aliases.insert(old, new),
            };
        }
        let mut olds: Vec<&Name> = aliases.keys().collect();
        olds.sort_by_key(|name| name.as_str());
        let mut ends: HashMap<Name, Name> = HashMap::with_capacity(olds.len());
        for old in olds {
            let (mut name, mut chain) = (old, HashSet::new());
            while let Some(next) = aliases.get(name)
                && !ends.contains_key(name)
            {
                if !chain.insert(name) {
                    return Err(AliasFault::Circle(name.clone()));
                }
                name = next;
            }
            let end = ends.get(name).unwrap_or(name).clone();
            ends.extend(chain.into_iter().map(|name| (name.clone(), end.clone())));
        }
        Ok(Aliases(ends))
    }

    /// The name that this one stands for, which may be this one.
    pub fn name(&self, name: &Name) -> Name {
        self.0.get(name).unwrap_or(name).clone()
    }
}
