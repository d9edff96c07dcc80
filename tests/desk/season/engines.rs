//! Other engines work out the standings from exported tables; each figure must be that of the
//! program. `.ci/others` runs these where an engine is installed. Without one they fail.

use super::counted::EVENING;
use super::{empty_club, records};
use crate::support::environment;
use crate::support::folder::Folder;
use crate::support::program::Program;
use nos::laws::nos::LAW as NOS;
use std::path::Path;

/// Two clubs that share an evening. The evenings contain a player who left, a fine, a draw, one
/// that is not finished, and some that nobody played.
struct Federation {
    club: Folder,
    standings: String,
}

fn federation(money: &str) -> Federation {
    let club = empty_club();
    club.write("nos.toml", money);
    club.plays(&NOS, "friday.nos", "2026-11-20", EVENING);
    club.plays(&NOS, "open.nos", "2026-11-21", EVENING.split("settle").next().unwrap());
    for example in ["disputes.nos", "evening.nos", "full-table.nos"] {
        club.example(example, "2026-11-27");
    }
    let evenings = 12;
    records::season::season(club.path(), evenings, 60);
    let evenings: Vec<String> = (0..evenings).map(|at| format!("{at:04}.nos")).collect();
    let examples = ["friday.nos", "disputes.nos", "evening.nos", "full-table.nos", "open.nos"];
    let all: Vec<&str> = examples.into_iter().chain(evenings.iter().map(String::as_str)).collect();
    let (utrecht, delft) = all.split_at(9);
    for (name, own) in [("Utrecht", utrecht), ("Delft", &[delft, &["friday.nos"]].concat())] {
        let words = ["export", "-o", "export", "--table", "players", "--club", name];
        let words: Vec<&str> = words.into_iter().chain(own.iter().copied()).collect();
        club.nos(&words).status(0).warns("");
    }
    let words: Vec<&str> = ["standings", "--csv"].into_iter().chain(all).collect();
    let standings = club.nos(&words).ran().out;
    assert!(standings.lines().count() > 20, "{standings}");
    Federation { club, standings }
}

const STAKES: [&str; 2] = ["", "[money]\nunit = \"0.25\"\ncurrency = \"EUR\"\n"];

fn example(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name).display().to_string()
}

/// Runs SQL in Python's DuckDB module and prints the last answer.
const BY_PYTHON: &str = "
import csv, duckdb, sys
answer = duckdb.execute(open(sys.argv[1]).read())
out = csv.writer(sys.stdout, lineterminator='\\n')
out.writerow(column[0] for column in answer.description)
out.writerows(answer.fetchall())
";

/// Runs SQL in DuckDB, as a program or as a Python module.
fn duckdb(folder: &Path, sql: &str) -> String {
    let mut own = environment::program("duckdb", folder);
    let engine = match own.arg("--version").output() {
        Ok(_) => Program::at(folder, "duckdb", ["-csv", "-f", sql]),
        Err(_) => Program::at(folder, "python3", ["-c", BY_PYTHON, sql]),
    };
    engine.status(0).ran().out
}

#[test]
#[ignore = "needs DuckDB"]
fn duckdb_gives_the_same_standings() {
    for stakes in STAKES {
        let Federation { club, standings } = federation(stakes);
        let answered = duckdb(club.path(), &example("season.sql"));
        assert_eq!(answered, standings);
    }
}

/// Untyped readers must keep texts that look like numbers. The views type every column.
#[test]
#[ignore = "needs DuckDB"]
fn duckdb_reads_every_table() {
    let Federation { club, .. } = federation("");
    for file in ["evening.nos", "disputes.nos", "full-table.nos"] {
        club.nos(["export", "friday.nos", file, "-o", "flat"]).out();
        let views = club.nos(["export", "--schema", "-o", "flat"]).ran().out;
        let tables = "typeof(any_value(article)) = 'VARCHAR' AND any_value(article) LIKE 'art. %'";
        let sql = format!(
            "{views}
            SELECT (SELECT {tables} FROM read_csv('flat/transfers.csv')) AS article,
                (SELECT count(*) > 50 FROM read_csv('flat/entries.csv')) AS entries,
                (SELECT count(*) FROM players WHERE over <>
                  (SELECT sum(change) FROM hand_players AS own
                   WHERE own.evening = players.evening AND own.player = players.player)
                  + (SELECT coalesce(sum(CASE payee WHEN 'pot' THEN -amount ELSE amount END), 0)
                     FROM transfers WHERE transfers.evening = players.evening
                     AND players.player IN (payer, payee) AND reason IN ('rounding', 'pot'))) AS wrong,
                (SELECT typeof(any_value(begun)) FROM evenings) AS begun,
                (SELECT count(*) FROM plays WHERE tile IS NULL) AS empty;"
        );
        club.write("read.sql", sql);
        let expected =
            "article,entries,wrong,begun,empty\ntrue,true,0,TIMESTAMP WITH TIME ZONE,0\n";
        let answered = duckdb(club.path(), "read.sql");
        assert_eq!(answered.replace("True", "true"), expected);
    }
}

#[test]
#[ignore = "needs Spark"]
fn spark_gives_the_same_standings() {
    let Federation { club, standings } = federation(STAKES[1]);
    // Settings that make Spark start faster and change no figure.
    let settings = [
        "--master local[1]",
        "--conf spark.ui.enabled=false",
        "--conf spark.ui.showConsoleProgress=false",
        "--conf spark.sql.shuffle.partitions=1",
        "--conf spark.sql.codegen.wholeStage=false",
        "--conf spark.sql.codegen.factoryMode=NO_CODEGEN",
        "--conf spark.driver.extraJavaOptions=-XX:TieredStopAtLevel=1",
        "--conf spark.driver.host=127.0.0.1",
        "--conf spark.driver.bindAddress=127.0.0.1",
        "pyspark-shell",
    ];
    Program::at(club.path(), "python3", [&example("season.py"), "export"])
        .env("PYSPARK_SUBMIT_ARGS", settings.join(" "))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .status(0)
        .prints(standings);
}
