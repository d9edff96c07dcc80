//! Every key of `nos.toml`, in the order in which they are documented.

use crate::law::nos::house::{HOUSE_RULES, HouseKey, HouseRange};
use crate::table::house::Rules as _;
use std::fmt;

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A house rule.
    House(HouseKey),
    /// `chips.pieces`.
    Pieces,
    /// `money.unit`.
    Unit,
    /// `money.currency`.
    Currency,
    /// `table.players`.
    Players,
    /// `prompt.colour`.
    Colour,
    /// `prompt.ascii`.
    Ascii,
    /// `prompt.language`.
    Language,
}

/// A key as it is written, with its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// The key.
    pub key: Key,
    /// Its table and its name, with a dot between them.
    pub word: &'static str,
}

const HOUSE: usize = HOUSE_RULES.len();
const OWN: [KeyRow; 7] = [
    KeyRow {
        key: Key::Pieces,
        word: "chips.pieces",
    },
    KeyRow {
        key: Key::Unit,
        word: "money.unit",
    },
    KeyRow {
        key: Key::Currency,
        word: "money.currency",
    },
    KeyRow {
        key: Key::Players,
        word: "table.players",
    },
    KeyRow {
        key: Key::Colour,
        word: "prompt.colour",
    },
    KeyRow {
        key: Key::Ascii,
        word: "prompt.ascii",
    },
    KeyRow {
        key: Key::Language,
        word: "prompt.language",
    },
];

/// Every key: the house rules, then those that change no ruling.
pub const KEYS: [KeyRow; HOUSE + OWN.len()] = {
    let mut keys = [OWN[0]; HOUSE + OWN.len()];
    let mut at = 0;
    while at < HOUSE {
        keys[at] = KeyRow {
            key: Key::House(HOUSE_RULES[at].key),
            word: HOUSE_RULES[at].word,
        };
        at += 1;
    }
    while at < keys.len() {
        keys[at] = OWN[at - HOUSE];
        at += 1;
    }
    keys
};

impl KeyRow {
    /// The key of this name in this table.
    pub(super) fn find(table: &str, name: &str) -> Option<KeyRow> {
        KEYS.into_iter()
            .find(|row| row.word.split_once('.') == Some((table, name)))
    }

    /// Its table.
    pub fn table(self) -> &'static str {
        self.word.split_once('.').map_or("", |(table, _)| table)
    }

    /// Its name in its table.
    pub fn name(self) -> &'static str {
        self.word
            .split_once('.')
            .map_or(self.word, |(_, name)| name)
    }
}

/// What a key takes, as a sentence says it.
impl fmt::Display for KeyRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word)?;
        match self.key {
            Key::House(key) => match key.row().range {
                HouseRange::Switch => f.write_str(" takes true or false"),
                HouseRange::Between(least, most) => {
                    write!(f, " takes a whole number from {least} to {most}")
                }
            },
            Key::Pieces => f.write_str(
                " takes a list of 1 to 12 different whole numbers from 1 on, like [100, 20, 4, 1]",
            ),
            Key::Unit => f.write_str(
                " takes a decimal in quotation marks, like \"0.50\"; \"0\" stands for no money",
            ),
            Key::Currency => f.write_str(
                " takes a word of up to 8 letters or signs in quotation marks, like \"EUR\"",
            ),
            Key::Players => {
                f.write_str(" takes a list of three to five names in quotation marks, or none: []")
            }
            Key::Colour | Key::Ascii => f.write_str(" takes \"auto\", \"always\" or \"never\""),
            Key::Language => f.write_str(" takes \"en\", the only language there is for now"),
        }
    }
}

/// Every table of the file, each once.
pub(super) fn tables() -> impl Iterator<Item = &'static str> {
    let first = |at: &usize| {
        KEYS.iter()
            .take(*at)
            .all(|before| before.table() != KEYS[*at].table())
    };
    (0..KEYS.len()).filter(first).map(|at| KEYS[at].table())
}

/// Every name in a table.
pub(super) fn names(table: &str) -> impl Iterator<Item = &'static str> {
    KEYS.iter()
        .filter(move |row| row.table() == table)
        .map(|row| row.name())
}
