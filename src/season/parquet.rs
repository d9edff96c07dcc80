//! Flat tables as Parquet, compressed, every column with its type. Rows are held until there are enough for a group.

use super::export::{Cell, Kind, Row, Table};
use parquet::basic::{Compression, LogicalType, Repetition, TimeUnit, Type as Physical};
use parquet::column::writer::{ColumnWriter, ColumnWriterImpl};
use parquet::data_type::{ByteArray, DataType};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;
use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::Arc;

/// The most rows that are held.
const GROUP: usize = 1 << 12;

/// The digits of a decimal, those after its point, and its bytes.
const DECIMAL: (i32, i32, i32) = (38, 4, 16);

/// Days from the beginning of the year 0 to 1970.
const TO_1970: i64 = 719_469;

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
    rows: Vec<Row>,
    file: SerializedFileWriter<W>,
}

impl<W: Write + Send> Parquet<W> {
    pub(super) fn new(
        table: Table,
        keys: Vec<(Cow<'static, str>, Kind)>,
        output: W,
    ) -> io::Result<Parquet<W>> {
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
            rows: Vec::new(),
            file: file().map_err(failed)?,
        })
    }

    pub(super) fn row(&mut self, cells: Row) -> io::Result<()> {
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
        for at in 0.. {
            let Some(mut column) = group.next_column()? else {
                break;
            };
            let cells = rows.iter().filter_map(|row| row.get(at));
            match column.untyped() {
                ColumnWriter::BoolColumnWriter(writer) => put(writer, cells.map(flag)),
                ColumnWriter::Int32ColumnWriter(writer) => put(writer, cells.map(day)),
                ColumnWriter::Int64ColumnWriter(writer) => put(writer, cells.map(number)),
                ColumnWriter::FixedLenByteArrayColumnWriter(writer) => {
                    let decimals = cells.map(decimal);
                    put(writer, decimals.map(|bytes| Some(bytes?.into())))
                }
                ColumnWriter::ByteArrayColumnWriter(writer) => {
                    // All texts of the column stand in one place, and each is a part of it.
                    let all: String = cells.clone().filter_map(text).collect();
                    let (all, mut end) = (ByteArray::from(all.into_bytes()), 0);
                    let texts = cells.map(|cell| {
                        let len = text(cell)?.len();
                        end += len;
                        Some(all.slice(end - len, len))
                    });
                    put(writer, texts)
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

fn text(cell: &Cell) -> Option<&str> {
    match cell {
        Cell::Text(text) => text.as_deref(),
        _ => None,
    }
}

fn flag(cell: &Cell) -> Option<bool> {
    match cell {
        Cell::Flag(flag) => Some(*flag),
        _ => None,
    }
}

/// Days since the beginning of 1970.
fn day(cell: &Cell) -> Option<i32> {
    match cell {
        Cell::Date(date) => i32::try_from(date.as_ref()?.days() - TO_1970).ok(),
        _ => None,
    }
}

/// A number, or a time: microseconds since the beginning of 1970.
fn number(cell: &Cell) -> Option<i64> {
    match cell {
        Cell::Whole(number) => *number,
        Cell::Time(time) => Some((time.as_ref()?.instant() - TO_1970 * 86_400) * 1_000_000),
        _ => None,
    }
}

/// A decimal by its bytes, the highest first.
fn decimal(cell: &Cell) -> Option<ByteArray> {
    let Cell::Decimal(Some(text)) = cell else {
        return None;
    };
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
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
