//! Flat tables as Parquet, compressed, every column with its type. Rows are held until there are enough for a group.

use super::export::{Kind, Table};
use chrono::{DateTime, Datelike, NaiveDate};
use parquet::basic::{Compression, LogicalType, Repetition, TimeUnit, Type as Physical};
use parquet::column::writer::{ColumnWriter, ColumnWriterImpl};
use parquet::data_type::{ByteArray, DataType};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use serde_json::Value;
use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::Arc;

/// The most rows that are held.
const GROUP: usize = 1 << 12;

/// The digits of a decimal, those after its point, and its bytes.
const DECIMAL: (i32, i32, i32) = (38, 4, 16);

/// Days from the beginning of the year 1 to 1970.
const TO_1970: i32 = 719_163;

/// By this key a file says which table of an export it is.
const TABLE: &str = "nos table";

/// Whether a file that begins and ends so is this table of an export.
pub(super) fn is_table(ends: &[u8], table: Table) -> bool {
    let word = table.word();
    let mark = [TABLE.as_bytes(), &[0x18, word.len() as u8], word.as_bytes()].concat();
    ends.starts_with(b"PAR1") && ends.windows(mark.len()).any(|bytes| bytes == mark)
}

/// A table that is written as Parquet.
pub struct Parquet<W: Write + Send> {
    kinds: Vec<Kind>,
    rows: Vec<Vec<Value>>,
    file: SerializedFileWriter<W>,
}

impl<W: Write + Send> Parquet<W> {
    pub(super) fn new(
        table: Table,
        keys: Vec<(Cow<'static, str>, Kind)>,
        output: W,
    ) -> io::Result<Parquet<W>> {
        let kinds = keys.iter().map(|(_, kind)| *kind).collect();
        let file = || {
            let columns = keys
                .iter()
                .map(|(key, kind)| column(key, *kind).map(Arc::new));
            let schema = Type::group_type_builder(table.word())
                .with_fields(columns.collect::<Result<_>>()?)
                .build()?;
            let mark = KeyValue::new(TABLE.to_owned(), table.word().to_owned());
            let properties = WriterProperties::builder()
                .set_compression(Compression::SNAPPY)
                .set_statistics_enabled(EnabledStatistics::Chunk)
                .set_key_value_metadata(Some(vec![mark]))
                .build();
            SerializedFileWriter::new(output, Arc::new(schema), Arc::new(properties))
        };
        Ok(Parquet {
            kinds,
            rows: Vec::new(),
            file: file().map_err(failed)?,
        })
    }

    pub(super) fn row(&mut self, cells: Vec<Value>) -> io::Result<()> {
        self.rows.push(cells);
        match self.rows.len() < GROUP {
            true => Ok(()),
            false => self.group().map_err(failed),
        }
    }

    pub(super) fn end(mut self) -> io::Result<()> {
        let mut end = || {
            self.group()?;
            self.file.finish()
        };
        end().map(|_| ()).map_err(failed)
    }

    fn group(&mut self) -> Result<()> {
        let rows = std::mem::take(&mut self.rows);
        let mut group = self.file.next_row_group()?;
        for (at, kind) in self.kinds.iter().enumerate() {
            let cells = rows.iter().map(|row| row.get(at).unwrap_or(&Value::Null));
            let Some(mut column) = group.next_column()? else {
                break;
            };
            match column.untyped() {
                ColumnWriter::BoolColumnWriter(writer) => put(writer, cells.map(Value::as_bool)),
                ColumnWriter::Int32ColumnWriter(writer) => put(writer, cells.map(day)),
                ColumnWriter::Int64ColumnWriter(writer) if *kind == Kind::Time => {
                    put(writer, cells.map(instant))
                }
                ColumnWriter::Int64ColumnWriter(writer) => put(writer, cells.map(Value::as_i64)),
                ColumnWriter::FixedLenByteArrayColumnWriter(writer) => {
                    let decimals = cells.map(decimal);
                    put(writer, decimals.map(|bytes| Some(bytes?.into())))
                }
                ColumnWriter::ByteArrayColumnWriter(writer) => {
                    put(writer, cells.map(|cell| Some(cell.as_str()?.into())))
                }
                _ => Ok(()),
            }?;
            column.close()?;
        }
        group.close()?;
        Ok(())
    }
}

/// Writes a whole column of a group.
fn put<T: DataType>(
    writer: &mut ColumnWriterImpl<'_, T>,
    cells: impl Iterator<Item = Option<T::T>>,
) -> Result<()> {
    let cells: Vec<Option<T::T>> = cells.collect();
    let levels: Vec<i16> = cells.iter().map(|cell| cell.is_some().into()).collect();
    let values: Vec<T::T> = cells.into_iter().flatten().collect();
    writer.write_batch(&values, Some(&levels), None)?;
    Ok(())
}

/// The column of this name, in which nothing may stand.
fn column(name: &str, kind: Kind) -> Result<Type> {
    let (physical, logical) = match kind {
        Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        Kind::Whole => (Physical::INT64, None),
        Kind::Flag => (Physical::BOOLEAN, None),
        Kind::Date => (Physical::INT32, Some(LogicalType::Date)),
        Kind::Time => (
            Physical::INT64,
            Some(LogicalType::timestamp(true, TimeUnit::MICROS)),
        ),
        Kind::Decimal => (
            Physical::FIXED_LEN_BYTE_ARRAY,
            Some(LogicalType::decimal(DECIMAL.1, DECIMAL.0)),
        ),
    };
    let column = Type::primitive_type_builder(name, physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_logical_type(logical);
    match kind {
        Kind::Decimal => {
            let (digits, decimals, bytes) = DECIMAL;
            column
                .with_length(bytes)
                .with_precision(digits)
                .with_scale(decimals)
        }
        _ => column,
    }
    .build()
}

/// Days since the beginning of 1970.
fn day(cell: &Value) -> Option<i32> {
    let date: NaiveDate = cell.as_str()?.parse().ok()?;
    Some(date.num_days_from_ce() - TO_1970)
}

/// Microseconds since the beginning of 1970.
fn instant(cell: &Value) -> Option<i64> {
    let moment = DateTime::parse_from_rfc3339(cell.as_str()?).ok()?;
    Some(moment.timestamp_micros())
}

/// A decimal by its bytes, the highest first.
fn decimal(cell: &Value) -> Option<ByteArray> {
    let (whole, part) = cell
        .as_str()?
        .split_once('.')
        .unwrap_or((cell.as_str()?, ""));
    let decimals = DECIMAL.1 as usize;
    let digits: i128 = format!("{whole}{part:0<decimals$}").parse().ok()?;
    (part.len() <= decimals).then(|| digits.to_be_bytes().to_vec().into())
}

/// The error of the file, if there was one.
fn failed(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        error => io::Error::other(error),
    }
}
