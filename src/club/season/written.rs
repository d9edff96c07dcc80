//! Writes cells as CSV or JSON lines. Tables for people use JSON values; exported tables use typed
//! cells with a shared text buffer.

#[cfg(feature = "parquet")]
use super::parquet::Parquet;
use super::{ExportTable, Format, Rows};
use nos_base::text::tables::{self, table};
use nos_base::{Column, Csv, Decimal, Look, shown};
use nos_law::Law;
use nos_records::print::register::Register;
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::borrow::Cow;
use std::io::{self, Write};

pub fn words(cell: &Value) -> Cow<'_, str> {
    match cell {
        Value::Null => Cow::Borrowed(""),
        Value::String(text) => Cow::Borrowed(text),
        cell => Cow::Owned(cell.to_string()),
    }
}

pub fn csv(
    keys: Vec<Cow<'static, str>>,
    rows: impl IntoIterator<Item = Vec<Value>>,
    decimal: Decimal,
) -> String {
    let keys = keys.into_iter().map(Cow::into_owned).collect();
    let row = |row: Vec<Value>| row.iter().map(|cell| words(cell).into_owned()).collect();
    tables::csv(std::iter::once(keys).chain(rows.into_iter().map(row)), decimal)
}

/// Prints a register as a table without its empty columns.
pub fn lines(register: &Register, look: &Look) -> Vec<String> {
    let Register { heads, rows, .. } = register;
    let cells = |at: usize| rows.iter().filter_map(move |row| row.get(at));
    let is_shown = |at: &usize| cells(*at).any(|cell| !cell.is_null());
    let heads =
        heads.iter().enumerate().filter(|(at, (_, heading))| !heading.is_empty() && is_shown(at));
    let columns = heads.map(|(at, (key, heading))| {
        let kind = match cells(at).any(Value::is_string) {
            true if key == "text" => Column::Words,
            true => Column::Whole,
            false => Column::Number,
        };
        (at, (heading.as_str(), kind))
    });
    let (places, columns): (Vec<usize>, Vec<_>) = columns.unzip();
    let row = |row: &Vec<Value>| {
        let cells = places.iter().map(|at| {
            let is_after = register.heads.get(*at).is_some_and(|(key, _)| key == "after");
            match row.get(*at) {
                Some(Value::String(after)) if is_after => {
                    message!(&format!("register-after-{after}"))
                }
                cell => cell.map(words).unwrap_or_default().into_owned(),
            }
        });
        cells.collect()
    };
    table(&columns, rows.iter().map(row), look)
}

pub struct JsonRow<'a, T>(pub &'a [Cow<'a, str>], pub &'a [T]);

impl<T: Serialize> Serialize for JsonRow<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().zip(self.1))
    }
}

/// A flat table, written evening by evening.
pub enum Flat<W: Write + Send> {
    Csv(Box<Csv<W>>),
    Jsonl(Vec<Cow<'static, str>>, W),
    #[cfg(feature = "parquet")]
    Parquet(Box<Parquet<W>>),
}

impl<W: Write + Send> Flat<W> {
    /// Begins a table. `in_parts` says whether its folders name the law.
    pub fn new(
        format: Format,
        table: ExportTable,
        law: &'static Law,
        (decimal, in_parts): (Decimal, bool),
        output: W,
    ) -> io::Result<Flat<W>> {
        #[cfg(not(feature = "parquet"))]
        let _ = in_parts;
        let keys = table.keys(law).into_iter();
        Ok(match format {
            Format::Csv => {
                let mut csv = Csv::to(output, decimal);
                csv.row(keys.map(|(key, _)| key))?;
                Flat::Csv(Box::new(csv))
            }
            Format::Jsonl => Flat::Jsonl(keys.map(|(key, _)| key).collect(), output),
            #[cfg(feature = "parquet")]
            Format::Parquet => {
                // Readers refuse a column that is also the key of a folder.
                let left_out = table.columns().position(|key| key == "law").filter(|_| in_parts);
                Flat::Parquet(Box::new(Parquet::new(table, keys.collect(), left_out, output)?))
            }
        })
    }

    pub fn write(&mut self, rows: Rows) -> io::Result<()> {
        match self {
            Flat::Csv(csv) => {
                rows.iter().try_for_each(|row| csv.row(row.iter().map(ToString::to_string)))
            }
            Flat::Jsonl(keys, output) => rows.iter().try_for_each(|row| {
                let json = serde_json::to_string(&JsonRow(keys, &row))?;
                writeln!(output, "{}", shown::json(&json))
            }),
            #[cfg(feature = "parquet")]
            Flat::Parquet(parquet) => parquet.write(rows),
        }
    }

    pub fn end(self) -> io::Result<()> {
        match self {
            Flat::Csv(mut csv) => csv.flush(),
            Flat::Jsonl(_, mut output) => output.flush(),
            #[cfg(feature = "parquet")]
            Flat::Parquet(parquet) => parquet.end(),
        }
    }
}

impl ExportTable {
    /// Whether a file with this beginning and end is this table exported by any law.
    pub fn is_in(self, ends: &[u8], format: Format) -> bool {
        let head = String::from_utf8_lossy(ends);
        let mut keys = self.columns();
        match format {
            Format::Csv => {
                let mut cells = head.lines().next().unwrap_or_default().split([',', ';']);
                keys.all(|key| cells.next() == Some(key))
            }
            Format::Jsonl => {
                // Compare only the first four keys: their values are short.
                let mut keys = keys.take(4).map(|key| format!("\"{key}\":")).enumerate();
                let rest = keys.try_fold(&*head, |head, (at, key)| {
                    let (before, rest) = head.split_once(&key)?;
                    (at > 0 || before == "{").then_some(rest)
                });
                rest.is_some()
            }
            #[cfg(feature = "parquet")]
            Format::Parquet => super::parquet::is_table(ends, self),
        }
    }
}
