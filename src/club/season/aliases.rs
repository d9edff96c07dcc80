//! Aliases of players who were seated under several names.

use nos_base::{Name, Order, messages};
use std::collections::{BTreeMap, HashMap, HashSet};

#[derive(Clone, Debug, Default)]
pub struct Aliases(HashMap<Name, Name>);

messages! {
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AliasFault {
        Form(typed: String),
        /// This alias has two names.
        Twice(old: Name, one: Name, other: Name),
        /// The aliases lead from this name back to it.
        Circle(name: Name),
    }
}

shell_errors!(AliasFault);

pub fn alias(text: &str) -> Result<(Name, Name), AliasFault> {
    let names = text.split_once('=').and_then(|(old, new)| {
        let name = |text: &str| Name::new(text.trim());
        Some((name(old)?, name(new)?))
    });
    names.ok_or_else(|| AliasFault::Form(text.to_owned()))
}

/// Parses one alias a line. Ignores blank lines and comments after `#`.
pub fn aliases(text: &str) -> Result<Vec<(Name, Name)>, (usize, AliasFault)> {
    let lines = text.lines().enumerate().filter_map(|(at, line)| {
        let text = line.split('#').next().unwrap_or_default().trim();
        (!text.is_empty()).then(|| alias(text).map_err(|fault| (at + 1, fault)))
    });
    lines.collect()
}

impl Aliases {
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
        olds.order_by_key(|name| name.as_str());
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

    pub fn pairs(&self) -> BTreeMap<&str, &str> {
        (self.0.iter()).map(|(old, new)| (old.as_str(), new.as_str())).collect()
    }

    /// Returns the name of an alias, or the same name if it is not an alias.
    pub fn name(&self, name: &Name) -> Name {
        self.0.get(name).unwrap_or(name).clone()
    }
}
