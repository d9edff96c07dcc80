//! A flat table as Parquet: by columns, with types, so that an engine reads only what it needs.

use super::export::Kind;
use super::written::MAKER;
use crate::speech::Timestamp;
use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use serde_json::Value;
use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::Arc;

/// The cells of one column that wait, and for each row whether there is one.
enum Cells {
    Texts(Vec<ByteArray>),
    Wholes(Vec<i64>),
    Flags(Vec<bool>),
    Days(Vec<i32>),
}

struct Waiting {
    kind: Kind,
    cells: Cells,
    there: Vec<i16>,
}

pub struct Columns<W: Write + Send> {
    file: SerializedFileWriter<W>,
    columns: Vec<Waiting>,
}

/// The moment from which Parquet counts.
const EPOCH: &str = "1970-01-01T00:00:00Z";

const DAY: i64 = 86_400;

impl<W: Write + Send> Columns<W> {
    pub fn new(columns: Vec<(Cow<'static, str>, Kind)>, output: W) -> io::Result<Columns<W>> {
        let field = |(key, kind): &(Cow<'static, str>, Kind)| {
            let (of, means) = match kind {
                Kind::Text => ("BYTE_ARRAY", " (STRING)"),
                Kind::Whole => ("INT64", ""),
                Kind::Decimal => ("INT64", " (DECIMAL(18,4))"),
                Kind::Flag => ("BOOLEAN", ""),
                Kind::Date => ("INT32", " (DATE)"),
                Kind::Time => ("INT64", " (TIMESTAMP(MICROS,true))"),
            };
            format!("OPTIONAL {of} {key}{means};")
        };
        let fields: String = columns.iter().map(field).collect();
        let schema = parse_message_type(&format!("message nos {{ {fields} }}")).map_err(failed)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(MAKER.to_owned())
            .build();
        let file = SerializedFileWriter::new(output, Arc::new(schema), Arc::new(properties));
        let waiting = columns.into_iter().map(|(_, kind)| Waiting {
            kind,
            cells: Cells::of(kind),
            there: Vec::new(),
        });
        Ok(Columns {
            file: file.map_err(failed)?,
            columns: waiting.collect(),
        })
    }

    pub fn row(&mut self, cells: &[Value]) -> io::Result<()> {
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            column.take(cell);
        }
        Ok(())
    }

    /// Writes the rows that wait, if they are at least this many.
    pub fn release(&mut self, rows: usize) -> io::Result<()> {
        let waiting = self.columns.first().map_or(0, |column| column.there.len());
        if waiting == 0 || waiting < rows {
            return Ok(());
        }
        let mut group = self.file.next_row_group().map_err(failed)?;
        for column in &mut self.columns {
            column.write(&mut group).map_err(failed)?;
        }
        group.close().map_err(failed)?;
        Ok(())
    }

    pub fn finish(self) -> io::Result<()> {
        let mut output = self.file.into_inner().map_err(failed)?;
        output.flush()
    }
}

impl Cells {
    fn of(kind: Kind) -> Cells {
        match kind {
            Kind::Text => Cells::Texts(Vec::new()),
            Kind::Whole | Kind::Decimal | Kind::Time => Cells::Wholes(Vec::new()),
            Kind::Flag => Cells::Flags(Vec::new()),
            Kind::Date => Cells::Days(Vec::new()),
        }
    }
}

impl Waiting {
    fn take(&mut self, cell: &Value) {
        let text = cell.as_str();
        let is_there = match &mut self.cells {
            Cells::Texts(cells) => text.map(|text| cells.push(text.into())),
            Cells::Flags(cells) => cell.as_bool().map(|flag| cells.push(flag)),
            Cells::Days(cells) => {
                let day = text.and_then(|day| seconds(&format!("{day}T00:00:00Z")));
                day.map(|seconds| cells.push((seconds / DAY) as i32))
            }
            Cells::Wholes(cells) => {
                let whole = match self.kind {
                    Kind::Time => text.and_then(seconds).map(|seconds| seconds * 1_000_000),
                    Kind::Decimal => text.and_then(hundredths),
                    _ => cell.as_i64(),
                };
                whole.map(|whole| cells.push(whole))
            }
        };
        self.there.push(i16::from(is_there.is_some()));
    }

    fn write<W: Write + Send>(
        &mut self,
        group: &mut SerializedRowGroupWriter<'_, W>,
    ) -> Result<(), ParquetError> {
        let there = std::mem::take(&mut self.there);
        match &mut self.cells {
            Cells::Texts(cells) => write::<ByteArrayType, W>(group, cells, &there),
            Cells::Wholes(cells) => write::<Int64Type, W>(group, cells, &there),
            Cells::Flags(cells) => write::<BoolType, W>(group, cells, &there),
            Cells::Days(cells) => write::<Int32Type, W>(group, cells, &there),
        }
    }
}

fn write<T: DataType, W: Write + Send>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    cells: &mut Vec<T::T>,
    there: &[i16],
) -> Result<(), ParquetError> {
    if let Some(mut column) = group.next_column()? {
        column.typed::<T>().write_batch(cells, Some(there), None)?;
        column.close()?;
    }
    cells.clear();
    Ok(())
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

/// The seconds since 1970 of a time as it is written.
fn seconds(time: &str) -> Option<i64> {
    let instant = |text| Some(Timestamp::new(text)?.moment().instant());
    Some(instant(time)? - instant(EPOCH)?)
}

/// An amount of money in hundredths of a cent.
fn hundredths(amount: &str) -> Option<i64> {
    let (whole, part) = amount.split_once('.').unwrap_or((amount, ""));
    format!("{whole}{part:0<4}").parse().ok()
}
