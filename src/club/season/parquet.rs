//! Writes flat tables as compressed Parquet with typed columns. Rows wait until a group is full.

use super::rows::{Cell, Rows, TextRange};
use super::table::{CellKind, ExportTable};
use parquet::basic::{Compression, LogicalType, Repetition, TimeUnit, Type as Physical};
use parquet::column::writer::{ColumnWriter, ColumnWriterImpl};
use parquet::data_type::{ByteArray, DataType, FixedLenByteArray};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{ColumnPath, Type};
use std::borrow::Cow;
use std::io::{self, Write};
use std::iter::repeat;
use std::sync::Arc;

const GROUP: usize = 1 << 12;

/// Decimals: digits, digits after the point, bytes.
const DECIMAL: (i32, i32, i32) = (38, 4, 16);

/// Metadata key for the name of the table.
const TABLE: &str = "nos table";

/// Whether a file with this beginning and end is this exported table.
pub(super) fn is_table(ends: &[u8], table: ExportTable) -> bool {
    let word = table.word();
    let mark = [TABLE.as_bytes(), &[0x18, word.len() as u8], word.as_bytes()].concat();
    ends.starts_with(b"PAR1") && ends.windows(mark.len()).any(|bytes| bytes == mark)
}

pub struct Parquet<W: Write + Send> {
    number: usize,
    rows: Vec<Rows>,
    /// The place of a column that the file leaves out.
    left_out: Option<usize>,
    file: SerializedFileWriter<W>,
}

impl<W: Write + Send> Parquet<W> {
    pub(super) fn new(
        table: ExportTable,
        mut keys: Vec<(Cow<'static, str>, CellKind)>,
        left_out: Option<usize>,
        output: W,
    ) -> io::Result<Parquet<W>> {
        left_out.map(|at| keys.remove(at));
        let file = || {
            let columns = keys.iter().map(|(key, kind)| column(key, *kind).map(Arc::new));
            let schema = Type::group_type_builder(table.word())
                .with_fields(columns.collect::<Result<_>>()?)
                .build()?;
            let mark = KeyValue::new(TABLE.to_owned(), table.word().to_owned());
            let mut properties = WriterProperties::builder()
                .set_compression(Compression::SNAPPY)
                .set_statistics_enabled(EnabledStatistics::Chunk)
                .set_key_value_metadata(Some(vec![mark]));
            // Text statistics would not let a reader skip groups: most texts occur in every group.
            for (key, _) in keys.iter().filter(|(_, kind)| *kind == CellKind::Text) {
                let column = ColumnPath::from(&**key);
                properties =
                    properties.set_column_statistics_enabled(column, EnabledStatistics::None);
            }
            SerializedFileWriter::new(output, Arc::new(schema), Arc::new(properties.build()))
        };
        Ok(Parquet { number: 0, rows: Vec::new(), left_out, file: file().map_err(failed)? })
    }

    pub(super) fn write(&mut self, rows: Rows) -> io::Result<()> {
        self.number += rows.number;
        self.rows.push(rows);
        if self.number < GROUP { Ok(()) } else { self.group().map_err(failed) }
    }

    pub(super) fn end(mut self) -> io::Result<()> {
        let mut end = || {
            self.group()?;
            self.file.finish()
        };
        end().map(|_| ()).map_err(failed)
    }

    fn group(&mut self) -> Result<()> {
        self.number = 0;
        let mut rows: Vec<(Vec<Cell<TextRange>>, usize, ByteArray)> = Vec::new();
        for taken in std::mem::take(&mut self.rows) {
            let columns = taken.columns();
            rows.push((taken.cells, columns, taken.texts.into_bytes().into()));
        }
        let mut group = self.file.next_row_group()?;
        for at in 0.. {
            let Some(mut column) = group.next_column()? else { break };
            let at = at + usize::from(self.left_out.is_some_and(|left_out| left_out <= at));
            let cells = rows.iter().flat_map(|(cells, columns, texts)| {
                cells.iter().skip(at).step_by(*columns).zip(repeat(texts))
            });
            match column.untyped() {
                ColumnWriter::BoolColumnWriter(writer) => put(writer, cells.map(flag)),
                ColumnWriter::Int32ColumnWriter(writer) => put(writer, cells.map(day)),
                ColumnWriter::Int64ColumnWriter(writer) => put(writer, cells.map(number)),
                ColumnWriter::FixedLenByteArrayColumnWriter(writer) => {
                    put(writer, cells.map(decimal))
                }
                ColumnWriter::ByteArrayColumnWriter(writer) => put(writer, cells.map(text)),
                _ => Ok(()),
            }?;
            column.close()?;
        }
        group.close()?;
        Ok(())
    }
}

type PlacedCell<'a> = (&'a Cell<TextRange>, &'a ByteArray);

fn put<T: DataType>(
    writer: &mut ColumnWriterImpl<'_, T>,
    cells: impl Iterator<Item = Option<T::T>>,
) -> Result<()> {
    let mut values: Vec<T::T> = Vec::with_capacity(GROUP);
    let mut levels: Vec<i16> = Vec::with_capacity(GROUP);
    for cell in cells {
        levels.push(cell.is_some().into());
        values.extend(cell);
    }
    writer.write_batch(&values, Some(&levels), None)?;
    Ok(())
}

fn column(name: &str, kind: CellKind) -> Result<Type> {
    let (physical, logical) = match kind {
        CellKind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        CellKind::Whole => (Physical::INT64, None),
        CellKind::Flag => (Physical::BOOLEAN, None),
        CellKind::Date => (Physical::INT32, Some(LogicalType::Date)),
        CellKind::Time => (Physical::INT64, Some(LogicalType::timestamp(true, TimeUnit::MICROS))),
        CellKind::Decimal => {
            (Physical::FIXED_LEN_BYTE_ARRAY, Some(LogicalType::decimal(DECIMAL.1, DECIMAL.0)))
        }
    };
    let column = Type::primitive_type_builder(name, physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_logical_type(logical);
    match kind {
        CellKind::Decimal => {
            let (digits, decimals, bytes) = DECIMAL;
            column.with_length(bytes).with_precision(digits).with_scale(decimals)
        }
        _ => column,
    }
    .build()
}

fn text((cell, texts): PlacedCell<'_>) -> Option<ByteArray> {
    let Cell::Text(part) = *cell else { return None };
    part.map(|(from, to)| texts.slice(from, to - from))
}

fn flag((cell, _): PlacedCell<'_>) -> Option<bool> {
    let Cell::Flag(flag) = cell else { return None };
    Some(*flag)
}

/// Days since 1 January 1970.
fn day((cell, _): PlacedCell<'_>) -> Option<i32> {
    let Cell::Date(date) = cell else { return None };
    Some(date.as_ref()?.to_epoch_days())
}

/// A number, or a time in microseconds since 1 January 1970.
fn number((cell, _): PlacedCell<'_>) -> Option<i64> {
    match cell {
        Cell::Whole(number) => *number,
        Cell::Time(time) => Some(time.as_ref()?.timestamp() * 1_000_000),
        _ => None,
    }
}

/// A decimal as bytes, the highest first.
fn decimal((cell, texts): PlacedCell<'_>) -> Option<FixedLenByteArray> {
    let Cell::Decimal(Some((from, to))) = *cell else { return None };
    let text = std::str::from_utf8(texts.data().get(from..to)?).ok()?;
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let decimals = DECIMAL.1 as usize;
    let digits: i128 = format!("{whole}{part:0<decimals$}").parse().ok()?;
    let bytes: ByteArray = digits.to_be_bytes().to_vec().into();
    (part.len() <= decimals).then(|| bytes.into())
}

fn failed(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        error => io::Error::other(error),
    }
}
