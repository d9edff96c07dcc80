//! Parquet tables have the cells of CSV, with types.

use super::counted::{EVENING, PAIRS};
use super::{empty_club, rows};
use chrono::{DateTime, Days, NaiveDate};
use nos::laws::fives::LAW as FIVES;
use nos::laws::nos::LAW as NOS;
use nos::season::ExportTable;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use std::collections::BTreeMap;
use std::fs::File;

const STAKES: &str = "[money]\nunit = \"0.25\"\ncurrency = \"EUR\"\n";

/// A cell as CSV writes it; times in UTC.
fn words(field: &Field) -> String {
    match field {
        Field::Null => String::new(),
        Field::Str(text) => text.clone(),
        Field::Bool(flag) => flag.to_string(),
        Field::Long(number) => number.to_string(),
        Field::Date(days) => {
            let first = NaiveDate::from_ymd_opt(1970, 1, 1).unwrap();
            (first + Days::new((*days).try_into().unwrap())).to_string()
        }
        Field::TimestampMicros(micros) => {
            DateTime::from_timestamp_micros(*micros).unwrap().to_rfc3339()
        }
        Field::Decimal(decimal) => {
            let bytes: [u8; 16] = decimal.data().try_into().unwrap();
            let units = i128::from_be_bytes(bytes);
            assert_eq!(decimal.scale(), 4);
            let (sign, units) = (if units < 0 { "-" } else { "" }, units.unsigned_abs());
            assert_eq!(units % 100, 0);
            format!("{sign}{}.{:02}", units / 10_000, units % 10_000 / 100)
        }
        field => panic!("{field:?}"),
    }
}

fn utc(cell: &str) -> String {
    match DateTime::parse_from_rfc3339(cell) {
        Ok(moment) => moment.to_utc().to_rfc3339(),
        Err(_) => cell.to_owned(),
    }
}

#[test]
fn parquet_has_the_rows_of_csv() {
    let club = empty_club();
    club.write("nos.toml", STAKES);
    club.plays(&NOS, "friday.nos", "2026-11-20", EVENING);
    club.plays(&FIVES, "pairs.nos", "2026-11-21", PAIRS);
    let mut told = 0;
    for journal in ["friday.nos", "pairs.nos"] {
        let words_of =
            |format| ["export", journal, "-o", journal_folder(journal), "--format", format];
        // The second run replaces the files.
        for format in ["csv", "parquet", "parquet"] {
            let _ = club.nos(words_of(format)).status(0).warns("");
        }
        for table in ExportTable::ALL {
            let file = |format| format!("{}/{}.{format}", journal_folder(journal), table.word());
            let csv = std::fs::read_to_string(club.path().join(file("csv"))).unwrap();
            let csv: Vec<BTreeMap<String, String>> = rows(&csv)
                .into_iter()
                .map(|row| row.into_iter().map(|(key, cell)| (key, utc(&cell))).collect())
                .collect();
            let file = File::open(club.path().join(file("parquet"))).unwrap();
            let file = SerializedFileReader::new(file).unwrap();
            let parquet: Vec<BTreeMap<String, String>> = file
                .get_row_iter(None)
                .unwrap()
                .map(|row| {
                    let row = row.unwrap();
                    row.get_column_iter().map(|(key, field)| (key.clone(), words(field))).collect()
                })
                .collect();
            assert_eq!(parquet, csv, "{}", table.word());
            told += csv.len();
        }
    }
    assert!(told > 100, "{told}");
}

fn journal_folder(journal: &str) -> &str {
    journal.trim_end_matches(".nos")
}

#[test]
fn a_foreign_parquet_file_is_not_replaced() {
    let club = empty_club();
    club.plays(&NOS, "friday.nos", "2026-11-20", EVENING);
    let words = |table: &'static str| {
        ["export", "friday.nos", "--table", table, "-o", "flat", "--format", "parquet"]
    };
    assert_eq!(club.nos(words("hand_players")).ran().status, 0);
    let other = std::fs::read(club.path().join("flat/hand_players.parquet")).unwrap();
    club.write("flat/players.parquet", &other);
    let ran = club.nos(words("players")).ran();
    assert_eq!(
        ran.err,
        "nos: cannot write flat/players.parquet: it exists already and is not an earlier version of this file; move it away or name another folder\n"
    );
    assert_eq!(std::fs::read(club.path().join("flat/players.parquet")).unwrap(), other);
}
