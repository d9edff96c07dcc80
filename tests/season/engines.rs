//! The standings worked out from exported tables by other engines: figure by figure those of the program. An engine
//! that is not installed is passed over with a line that says so.

use super::counted::EVENING;
use super::{Club, table};
use std::path::Path;
use std::process::{Command, Output};

/// Two clubs that share an evening; a player who left, a fine, a draw between evenings, an evening that is not
/// finished, and some that were played by nobody.
struct Federation {
    club: Club,
    standings: String,
}

fn federation() -> Federation {
    let club = Club::new();
    club.write("nos.toml", "[money]\nunit = \"0.25\"\ncurrency = \"EUR\"\n");
    club.nos("friday.nos", "2026-11-20", EVENING);
    club.nos(
        "open.nos",
        "2026-11-21",
        EVENING.split("settle").next().unwrap(),
    );
    for example in ["disputes.nos", "evening.nos", "full-table.nos"] {
        club.example(example, "2026-11-27");
    }
    let evenings = 12;
    table::season::season(club.path(), evenings, 60);
    let evenings: Vec<String> = (0..evenings).map(|at| format!("{at:04}.nos")).collect();
    let examples = [
        "friday.nos",
        "disputes.nos",
        "evening.nos",
        "full-table.nos",
        "open.nos",
    ];
    let all: Vec<&str> = examples
        .into_iter()
        .chain(evenings.iter().map(String::as_str))
        .collect();
    let (utrecht, delft) = all.split_at(9);
    for (name, own) in [
        ("Utrecht", utrecht),
        ("Delft", &[delft, &["friday.nos"]].concat()),
    ] {
        let words = [
            "export", "-o", "export", "--table", "players", "--club", name,
        ];
        let words: Vec<&str> = words.into_iter().chain(own.iter().copied()).collect();
        let ran = club.run(&words);
        assert_eq!((ran.err.as_str(), ran.status), ("", Some(0)));
    }
    let words: Vec<&str> = ["standings", "--csv"].into_iter().chain(all).collect();
    let standings = club.run(&words).out;
    assert!(standings.lines().count() > 20, "{standings}");
    Federation { club, standings }
}

fn example(name: &str) -> String {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    examples.join(name).display().to_string()
}

/// Whether a program ends well; it does not if it is not there.
fn works(program: &str, words: &[&str]) -> bool {
    let ran = Command::new(program).args(words).output();
    ran.is_ok_and(|ran| ran.status.success())
}

fn assert_same(ran: Output, standings: &str) {
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(ran.status.success(), "{said}");
    assert_eq!(String::from_utf8(ran.stdout).unwrap(), standings);
}

/// Reads the SQL in Python, which has the engine as a module, and prints what the last statement answers.
const BY_PYTHON: &str = "
import csv, duckdb, sys
answer = duckdb.execute(open(sys.argv[1]).read())
out = csv.writer(sys.stdout, lineterminator='\\n')
out.writerow(column[0] for column in answer.description)
out.writerows(answer.fetchall())
";

#[test]
fn duckdb_gives_the_same_standings() {
    let sql = example("season.sql");
    let mut engine = if works("duckdb", &["--version"]) {
        let mut engine = Command::new("duckdb");
        engine.args(["-csv", "-f", &sql]);
        engine
    } else if works("python3", &["-c", "import duckdb"]) {
        let mut engine = Command::new("python3");
        engine.args(["-c", BY_PYTHON, &sql]);
        engine
    } else {
        println!("DuckDB is not installed, so examples/season.sql was not run.");
        return;
    };
    let Federation { club, standings } = federation();
    assert_same(
        engine.current_dir(club.path()).output().unwrap(),
        &standings,
    );
}

#[test]
fn spark_gives_the_same_standings() {
    let is_there = works("python3", &["-c", "import pyspark"]) && works("java", &["-version"]);
    if !is_there {
        println!("PySpark is not installed, so examples/season.py was not run.");
        return;
    }
    let Federation { club, standings } = federation();
    // The figures are the same without what makes Spark fast on much data and slow to begin.
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
    let ran = Command::new("python3")
        .args([&example("season.py"), "export"])
        .env("PYSPARK_SUBMIT_ARGS", settings.join(" "))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .current_dir(club.path())
        .output();
    assert_same(ran.unwrap(), &standings);
}
