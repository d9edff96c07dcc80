//! The tables that can be exported, and their columns.

use crate::season::exported::Exported;
use std::borrow::Cow;

/// A table that can be exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Table {
    /// Every entry and correction.
    Entries,
    /// Every payment, or every score.
    Transfers,
    /// Every hand.
    Hands,
    /// Everybody who played.
    Players,
}

/// A column of a table: its key, and what stands in it.
pub type Row = (&'static str, &'static str);

/// The columns with which a row of every table begins.
const EVENING: [Row; 2] = [
    (
        "evening",
        "the 32 digits of the journal's seal; of a script, the first 32 digits of its SHA-256",
    ),
    ("date", "the day on which the evening was begun"),
];

const ENTRIES: [Row; 13] = [
    ("entry", "the number of the entry or correction"),
    ("time", "when it was made"),
    ("hand", "the number of its hand; 0 before the first"),
    ("player", "who made it"),
    ("text", "the entry or correction as it was made"),
    ("stands", "whether an entry is read under this number"),
    (
        "read",
        "the entry as it is read, if a correction changed it, or what a correction inserts",
    ),
    ("struck_by", "the correction that struck it"),
    (
        "fixed_by",
        "the correction that holds the fix that is read in its place",
    ),
    ("verdict", "accepted or foul"),
    ("foul", "the article of the foul"),
    ("articles", "every article that decided"),
    ("message", "the ruling in words"),
];

const TRANSFERS: [Row; 8] = [
    ("entry", "the entry that it belongs to"),
    ("time", "when that was made"),
    ("hand", "the number of the hand; 0 before the first"),
    ("payer", "who pays; empty for points"),
    ("payee", "who is paid, or the side that scores"),
    ("amount", "in chips or points"),
    ("reason", "what for, as the word in JSON"),
    ("article", "the article that decides it"),
];

const HANDS: [Row; 10] = [
    ("hand", "the number of the hand"),
    ("entry", "the entry of its deal"),
    ("time", "when it was dealt"),
    ("players", "how many were dealt in"),
    ("opener", "who was on set, or led"),
    (
        "game",
        "the game as it was announced; in fives and threes its number",
    ),
    (
        "ending",
        "how it ended: one-left, closed or all-passed; chipped-out, blocked or won; void",
    ),
    ("first_out", "who was first without tiles"),
    ("loser", "who had the highest count, if it was one player"),
    (
        "entries",
        "how many entries stand in it, up to the next deal",
    ),
];

const PLAYERS: [Row; 8] = [
    ("begun", "when the evening was begun"),
    (
        "sealed",
        "whether it is a journal, whose every line is as it was written",
    ),
    ("finished", "whether it is settled, and the pot is taken"),
    ("player", "the name"),
    ("stayed", "whether the player sat at the table to the end"),
    (
        "over",
        "chips over or under the start; in fives and threes, games won less games lost; empty if not finished",
    ),
    ("money", "what that is worth, exact"),
    ("currency", "the currency of the money"),
];

impl Table {
    /// Every table.
    pub const ALL: [Table; 4] = [
        Table::Entries,
        Table::Transfers,
        Table::Hands,
        Table::Players,
    ];

    /// The name of the table.
    pub fn word(self) -> &'static str {
        match self {
            Table::Entries => "entries",
            Table::Transfers => "transfers",
            Table::Hands => "hands",
            Table::Players => "players",
        }
    }

    /// The table with this name.
    pub fn named(word: &str) -> Option<Table> {
        Table::ALL.into_iter().find(|table| table.word() == word)
    }

    /// The columns that the table has by every law.
    pub fn columns(self) -> impl Iterator<Item = Row> {
        let own: &'static [Row] = match self {
            Table::Entries => &ENTRIES,
            Table::Transfers => &TRANSFERS,
            Table::Hands => &HANDS,
            Table::Players => &PLAYERS,
        };
        EVENING.into_iter().chain(own.iter().copied())
    }

    /// The keys of its columns by a law. What the law counts comes last in the table of players.
    pub fn keys<L: Exported>(self) -> Vec<Cow<'static, str>> {
        let counted = L::columns().iter().filter(|_| self == Table::Players);
        let own = self.columns().map(|(key, _)| Cow::Borrowed(key));
        own.chain(counted.map(|column| column.key.clone()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_table_has_two_columns_of_one_name() {
        for table in Table::ALL {
            assert_eq!(Table::named(table.word()), Some(table));
            let keys = [
                table.keys::<crate::law::nos::session::Session>(),
                table.keys::<crate::law::fives::Session>(),
            ];
            for keys in keys {
                assert!(keys.len() > 5);
                for (at, key) in keys.iter().enumerate() {
                    assert!(!keys[..at].contains(key), "{}: {key}", table.word());
                }
            }
        }
        assert_eq!(Table::named("balances"), None);
    }
}
