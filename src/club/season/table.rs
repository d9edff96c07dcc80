//! The exported tables and their columns.

use nos_base::Decimal;
use nos_law::Law;
use std::borrow::Cow;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    #[default]
    Csv,
    Jsonl,
    #[cfg(feature = "parquet")]
    Parquet,
}

impl Format {
    /// Returns `None` if the format is unknown or this program was built without it.
    pub fn named(extension: &str) -> Option<Format> {
        match extension {
            "csv" => Some(Format::Csv),
            "jsonl" => Some(Format::Jsonl),
            #[cfg(feature = "parquet")]
            "parquet" => Some(Format::Parquet),
            _ => None,
        }
    }

    pub fn extension(self) -> &'static str {
        match self {
            Format::Csv => "csv",
            Format::Jsonl => "jsonl",
            #[cfg(feature = "parquet")]
            Format::Parquet => "parquet",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportTable {
    Entries,
    Transfers,
    Hands,
    Players,
    Evenings,
    HandPlayers,
    Plays,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellKind {
    Text,
    Whole,
    Decimal,
    Flag,
    Date,
    Time,
}

impl CellKind {
    fn for_column(column: &str) -> CellKind {
        match column {
            "date" => CellKind::Date,
            "time" | "begun" | "ended" => CellKind::Time,
            "stands" | "sealed" | "finished" | "stayed" => CellKind::Flag,
            "money" => CellKind::Decimal,
            "entry" | "hand" | "struck_by" | "fixed_by" | "amount" | "players" | "hands"
            | "entries" | "over" | "edition" | "change" | "count" | "order" | "order_out" => {
                CellKind::Whole
            }
            _ => CellKind::Text,
        }
    }

    fn sql(self) -> &'static str {
        match self {
            CellKind::Text => "VARCHAR",
            CellKind::Whole => "BIGINT",
            CellKind::Decimal => "DECIMAL(38, 4)",
            CellKind::Flag => "BOOLEAN",
            CellKind::Date => "DATE",
            CellKind::Time => "TIMESTAMPTZ",
        }
    }
}

const EVENING: [&str; 2] = ["evening", "date"];

/// The name of each table, and its columns after those of every table.
#[rustfmt::skip]
const ROWS: [(&str, &str); ExportTable::ALL.len()] = [
    ("entries", "entry time hand player text stands read struck_by fixed_by verdict foul articles message"),
    ("transfers", "entry time hand payer payee amount reason kind article"),
    ("hands", "hand entry time players opener game ending first_out loser entries"),
    ("players", "begun sealed finished player stayed over money currency"),
    ("evenings", "law edition begun ended sealed finished players hands entries house"),
    ("hand_players", "hand entry player change count order_out"),
    ("plays", "hand entry order player tile arm"),
];

impl ExportTable {
    #[rustfmt::skip]
    pub const ALL: [ExportTable; 7] = {
        use ExportTable::{Entries, Evenings, HandPlayers, Hands, Players, Plays, Transfers};
        [Entries, Transfers, Hands, Players, Evenings, HandPlayers, Plays]
    };

    pub fn word(self) -> &'static str {
        ROWS[self as usize].0
    }

    pub fn named(word: &str) -> Option<ExportTable> {
        ExportTable::ALL.into_iter().find(|table| table.word() == word)
    }

    pub fn columns(self) -> impl Iterator<Item = &'static str> {
        EVENING.into_iter().chain(ROWS[self as usize].1.split(' '))
    }

    /// Returns the keys and kinds of its columns. The table of players has the law's counts last.
    pub fn keys(self, law: &'static Law) -> Vec<(Cow<'static, str>, CellKind)> {
        let counted = law.library().columns.iter().filter(|_| self == ExportTable::Players);
        let keys = self.columns().map(|key| (Cow::Borrowed(key), CellKind::for_column(key)));
        keys.chain(counted.map(|column| (column.key.clone(), CellKind::Whole))).collect()
    }

    /// Writes an SQL view of these files with typed columns.
    pub fn view(self, law: &'static Law, format: Format, files: &str, decimal: Decimal) -> String {
        let column = |(key, kind): &(Cow<'_, str>, CellKind)| format!("'{key}': '{}'", kind.sql());
        let columns = self.keys(law).iter().map(column).collect::<Vec<_>>().join(", ");
        let files = files.replace('\'', "''");
        let read = match format {
            Format::Csv => {
                let signs = match decimal {
                    Decimal::Point => "delim = ',', decimal_separator = '.'",
                    Decimal::Comma => "delim = ';', decimal_separator = ','",
                };
                let signs = format!("header = true, {signs}, quote = '\"', escape = '\"'");
                format!("read_csv('{files}', {signs}, types = {{{columns}}})")
            }
            Format::Jsonl => format!(
                "read_json('{files}', format = 'newline_delimited', columns = {{{columns}}})"
            ),
            #[cfg(feature = "parquet")]
            Format::Parquet => format!("read_parquet('{files}')"),
        };
        format!("CREATE OR REPLACE VIEW {} AS SELECT * FROM {read};\n", self.word())
    }
}
