//! Measures the growth of work with four times the lines, in instructions, so that the load of the
//! machine does not matter: `cargo bench --bench growth`. It needs valgrind. It fails if anything
//! grows more than six times, or more than sixteen times where every second line is a correction,
//! which goes through the whole list.

#![allow(clippy::unwrap_used, clippy::panic, reason = "benches")]

#[path = "../tests/support/mod.rs"]
mod support;

use nos::law::{Law, Share, SimulationOptions};
use nos::laws::LAWS;
use nos::simulate::{Happening, SimulatedEvening};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

const LINES: usize = 400;
const TIMES: usize = 4;
const MOST: f64 = 6.0;
const MOST_CORRECTED: f64 = 16.0;

/// Makes the lines after the players' names; `at` is the number of the first.
type Shape = fn(&'static Law, at: usize, lines: usize) -> Vec<String>;

fn each(lines: usize, line: impl FnMut(usize) -> String) -> Vec<String> {
    (0..lines).map(line).collect()
}

fn pair(at: usize, lines: usize, second: impl Fn(usize) -> String) -> Vec<String> {
    each(lines, |line| match line % 2 {
        0 => "note x".to_owned(),
        _ => second(at + line - 1),
    })
}

const SHAPES: [(&str, f64, Shape); 8] = [
    ("notes", MOST, |_, _, lines| each(lines, |_| "note x".to_owned())),
    ("undos", MOST_CORRECTED, |_, at, lines| pair(at, lines, |_| "undo".to_owned())),
    ("strikes", MOST_CORRECTED, |_, at, lines| pair(at, lines, |no| format!("strike {no}"))),
    ("fixes", MOST_CORRECTED, |_, at, lines| pair(at, lines, |no| format!("fix {no} note y"))),
    ("inserts", MOST_CORRECTED, |_, at, lines| pair(at, lines, |no| format!("insert {no} note y"))),
    ("undos that are struck", MOST_CORRECTED, |_, at, lines| {
        let mut all = vec!["note x".to_owned()];
        all.extend(each(lines, |line| match line % 2 {
            0 => "undo".to_owned(),
            _ => format!("strike {}", at + line),
        }));
        all
    }),
    ("voids", MOST, |law, _, lines| {
        let begun = |happening: &Happening| happening.ruling.summary().begins_hand;
        let begin = evening(law, 1).find(begun).unwrap().entry.to_string();
        each(lines, |line| match line % 2 {
            0 => begin.clone(),
            _ => "void".to_owned(),
        })
    }),
    ("newcomers", MOST, |law, _, lines| {
        if law.language.lexicon().vocabulary.entries.iter().all(|row| row.word != "join") {
            return Vec::new();
        }
        each(lines, |line| match line % 2 {
            0 => format!("join X{line}"),
            _ => format!("retire X{}", line - 1),
        })
    }),
];

fn evening(law: &'static Law, hands: u32) -> SimulatedEvening {
    let options =
        SimulationOptions { hands, fouls: Share::percent(5), ..SimulationOptions::default() };
    SimulatedEvening::new(law, &options, 1).unwrap()
}

fn before_the_first_hand(law: &'static Law) -> Vec<String> {
    let before = evening(law, 1).take_while(|happening| !happening.ruling.summary().begins_hand);
    before.map(|happening| happening.entry.to_string()).collect()
}

fn script(law: &'static Law, shape: Shape, lines: usize) -> Vec<String> {
    let mut script = before_the_first_hand(law);
    let shaped = shape(law, script.len() + 1, lines);
    if shaped.is_empty() {
        Vec::new()
    } else {
        script.extend(shaped);
        script
    }
}

/// Returns a whole evening with fouls and claims, without its end.
fn games(law: &'static Law, lines: usize) -> Vec<String> {
    let entries = evening(law, 10_000).take(lines);
    entries.map(|happening| happening.entry.to_string()).collect()
}

fn instructions(folder: &Path, script: &[String]) -> u64 {
    let path = folder.join("growth.nos");
    std::fs::write(&path, script.join("\n") + "\n").unwrap();
    let counted = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .args([env!("CARGO_BIN_EXE_nos"), "status"])
        .arg(&path)
        .stdout(Stdio::null())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&counted.stderr).into_owned();
    assert!(counted.status.success(), "{told}");
    let (_, refs) = told.lines().find_map(|line| line.split_once("I refs:")).unwrap();
    let digits: String = refs.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}

fn main() -> ExitCode {
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("Not counted: there is no valgrind.");
        return ExitCode::SUCCESS;
    }
    let folder = support::folder::Folder::new();
    let mut is_right = true;
    for law in LAWS {
        let start = instructions(folder.path(), &before_the_first_hand(law));
        let shapes = SHAPES.iter().map(|(name, most, shape)| {
            (*name, *most, script(law, *shape, LINES), script(law, *shape, TIMES * LINES))
        });
        let games = ("games", MOST, games(law, LINES), games(law, TIMES * LINES));
        for (name, most, few, many) in shapes.chain([games]).filter(|(.., few, _)| !few.is_empty())
        {
            let more = |script: &[String]| {
                let counted = instructions(folder.path(), script);
                counted.saturating_sub(start).max(1) as f64
            };
            let (few, many) = (more(&few), more(&many));
            println!(
                "{:16} {name:24} {:8.0} thousand, {:4.1} times",
                law.name(),
                few / 1e3,
                many / few
            );
            is_right &= many / few <= most;
        }
    }
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
