//! Journals under trouble: killed, shared, out of room, damaged.

use crate::support::environment;
use crate::support::evening::{Evening, Luck};
use crate::support::folder::Folder;
use crate::support::program::{Ran, ran};
use crate::support::records::{clock, enter, journal_of, session};
use nos::desk::config::Config;
use nos::journal::{Journal, Report};
use nos::laws::nos::LAW;
use std::io::{BufRead, BufReader, Write};
use std::{fs, thread};

fn number(answer: &str) -> Option<usize> {
    let answer: serde_json::Value = serde_json::from_str(answer).ok()?;
    Some(answer["n"].as_u64()? as usize)
}

#[test]
fn acknowledged_entries_survive_a_kill_at_any_moment() {
    is_killed(12);
}

#[test]
#[ignore = "takes minutes: a hundred times as many kills"]
fn acknowledged_entries_survive_very_many_kills() {
    for _ in 0..40 {
        is_killed(30);
    }
}

/// Kills the program this many times while it keeps a journal.
fn is_killed(kills: usize) {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let lines = Evening::of(11, 10, 6000).lines;
    let mut luck = Luck::new(77);
    let mut before = Vec::new();
    let (mut some, mut next) = (0, 0);
    for _ in 0..kills {
        let mut child = folder.nos(["play", "--json", "evening.nos"]).spawn();
        let mut stdin = child.stdin.take().unwrap();
        // The program saves lines together that arrive together.
        let sizes = Luck::new(luck.number());
        let feeder = thread::spawn({
            let (rest, mut sizes) = (lines[next..next + 200].to_vec(), sizes);
            move || {
                let mut rest = rest.as_slice();
                while !rest.is_empty() {
                    let (now, later) = rest.split_at(rest.len().min(1 + sizes.below(40)));
                    rest = later;
                    let input = now.join("\n") + "\n";
                    if stdin.write_all(input.as_bytes()).is_err() {
                        return;
                    }
                }
            }
        });
        // The kill comes after some answers, while the program saves and answers the rest.
        let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
        let before_it = luck.below(60);
        let early: Vec<String> = answers.by_ref().take(before_it).map_while(Result::ok).collect();
        child.kill().unwrap();
        let last = early.into_iter().chain(answers.map_while(Result::ok));
        let last = last.filter_map(|line| number(&line)).last().unwrap_or(0);
        child.wait().unwrap();
        feeder.join().unwrap();
        let bytes = fs::read(&path).unwrap_or_default();
        let report = Report::on(&LAW, &bytes);
        assert!(report.is_sound(), "{:?}", report.findings);
        let kept = report.record.len();
        assert!(kept >= last, "{last} were acknowledged, {kept} are kept");
        assert!(bytes.starts_with(&before));
        before = bytes[..report.sound_len].to_vec();
        some += usize::from(last > 0);
        next = kept.saturating_sub(1);
        if next + 300 > lines.len() {
            break;
        }
    }
    assert!(
        some * 3 > kills && next > 3 * kills,
        "{some} runs acknowledged something, {next} entries in all"
    );
}

#[test]
fn a_second_writer_learns_who_has_the_journal_and_readers_may_read() {
    let folder = Folder::new();
    let mut first = folder.nos(["play", "--json", "evening.nos"]).spawn();
    let mut stdin = first.stdin.take().unwrap();
    writeln!(stdin, "seat Anna Bram Cees").unwrap();
    let mut answer = String::new();
    let mut stdout = BufReader::new(first.stdout.take().unwrap());
    stdout.read_line(&mut answer).unwrap();
    assert!(answer.starts_with("{\"n\":2,"), "{answer}");
    let Ran { status, out, err } = folder.nos(["play", "evening.nos"]).stdin("deal\n").ran();
    assert_eq!((status, out.as_str()), (3, ""));
    let holder = format!("nos: evening.nos is in use: process {}", first.id());
    assert!(err.starts_with(&holder), "{err}");
    for arguments in
        [["replay", "evening.nos"], ["check", "evening.nos"], ["settle", "evening.nos"]]
    {
        folder.nos(arguments).status(0).warns("");
    }
    writeln!(stdin, "deal").unwrap();
    answer.clear();
    stdout.read_line(&mut answer).unwrap();
    assert!(answer.starts_with("{\"n\":3,"), "{answer}");
    drop(stdin);
    assert!(first.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_grow_keeps_the_acknowledged_entries_only() {
    let folder = Folder::new();
    let limited = "ulimit -f 2; exec nos play --json evening.nos";
    let lines = Evening::of(11, 10, 200).lines;
    let mut child = folder.program("sh", ["-c", limited]).spawn();
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut last = 0;
    // Each line waits for its answer, so that no line is saved together with one that has no room.
    for line in &lines {
        let mut answer = String::new();
        if writeln!(stdin, "{line}").is_err() || out.read_line(&mut answer).unwrap() == 0 {
            break;
        }
        last = number(&answer).unwrap();
    }
    drop(stdin);
    let Ran { status, err, .. } = ran(child.wait_with_output().unwrap());
    assert_eq!(status, 5, "{err}");
    assert!(
        err.contains("not recorded: it could not be written: the file may not grow any further"),
        "{err}"
    );
    let bytes = fs::read(folder.join("evening.nos")).unwrap();
    assert!(bytes.len() <= 2048);
    let report = Report::on(&LAW, &bytes);
    assert!(report.is_sound());
    assert_eq!(report.record.len(), last);
    assert_eq!(report.sound_len, bytes.len());
    let rest = lines[last - 1..].join("\n") + "\n";
    let status = folder.nos(["play", "evening.nos"]).stdin(&rest).ran().status;
    assert_eq!(status, 0);
    let bytes = fs::read(folder.join("evening.nos")).unwrap();
    assert_eq!(Report::on(&LAW, &bytes).record.len(), lines.len() + 1);
}

#[test]
fn a_damaged_journal_has_status_4_everywhere_but_untagged() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let mut text = String::from_utf8(journal_of(5, 20)).unwrap();
    text = text.replacen(":03+01:00 deal", ":04+01:00 deal", 1);
    fs::write(&path, &text).unwrap();
    let line = text.lines().position(|line| line.contains(":04+01:00")).unwrap() + 1;
    for arguments in [
        vec!["play", "evening.nos"],
        vec!["replay", "evening.nos"],
        vec!["check", "evening.nos"],
        vec!["settle", "evening.nos"],
    ] {
        let Ran { status, out, err } = folder.nos(&arguments).ran();
        assert_eq!(status, 4, "{arguments:?}: {out}{err}");
        let named = format!("line {line}: it was changed, or a line before it is missing");
        assert!(format!("{out}{err}").contains(&named), "{out}{err}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let status = folder.nos(["replay", "--untagged", "evening.nos"]).ran().status;
    assert_eq!(status, 0);
}

#[test]
fn a_foreign_file_is_refused_and_left_unchanged() {
    let folder = Folder::new();
    let path = folder.join("disk.img");
    for file in [&b"2026"[..], b"secret key\0", &[0; 2048]] {
        fs::write(&path, file).unwrap();
        for arguments in [vec!["play", "disk.img"], vec!["disk.img"]] {
            let Ran { status, out, err } = folder.nos(&arguments).stdin("law 1\n").ran();
            assert_eq!((status, out.as_str()), (4, ""), "{arguments:?}");
            assert!(err.starts_with("nos: disk.img is not a nos journal, since "), "{err}");
            assert_eq!(fs::read(&path).unwrap(), file);
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_journal_replays_to_its_original_answers() {
    let folder = Folder::new();
    let lines = Evening::of(12, 20, 150).lines.join("\n");
    let lines = format!("law 1\n{lines}\nundo 2\nnote x\nstrike 151\n");
    let kept = folder.nos(["play", "--json", "--keep-going", "evening.nos"]).stdin(&lines).ran();
    let replayed = folder.nos(["replay", "--json", "evening.nos"]).ran();
    let answers = |text: &str| -> Vec<(u64, String, String, String)> {
        text.lines()
            .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
            .filter_map(|one| {
                let text = |key: &str| one[key].to_string();
                Some((one["n"].as_u64()?, text("verdict"), text("transfers"), text("state")))
            })
            .collect()
    };
    let (kept, replayed) = (answers(&kept.out), answers(&replayed.out));
    assert!(kept.len() > 140);
    assert_eq!(kept, replayed);
}

#[test]
fn check_compares_with_a_seal_that_was_noted() {
    let folder = Folder::new();
    let play = |input: &str| folder.nos(["play", "club.nos"]).stdin(input).ran();
    let seal = || {
        let out = folder.nos(["check", "club.nos"]).ran().out;
        out.split_once("The seal: ").unwrap().1.trim_end().trim_end_matches('.').to_owned()
    };
    play("seat Anna Bram Cees\ndeal\n");
    let early = seal();
    play("set Bram 6-6\nannounce 2\n");
    let late = seal();
    let other = late.replace(|c: char| c == late.chars().last().unwrap(), "0");
    let same = "It is the evening of that seal.";
    let goes_on = "It is the evening of that seal, and 2 entries came after it.";
    let not = format!("It is not the evening of the seal {other}.");
    for (noted, status, told_last) in rows! { of (String, i32, &str):
        late.clone(), 0, same;
        late.to_uppercase(), 0, same;
        early, 0, goes_on;
        other.clone(), 4, not.as_str();
    } {
        let check = folder.nos(["check", "club.nos", "--seal", &noted]);
        let out = check.status(status).ran().out;
        assert_eq!(out.lines().last(), Some(told_last), "{noted}");
    }
    let wrong = ["check", "club.nos", "--seal", "9 entries"];
    let digits = "a seal is the number of entries and 32 digits from 0 to f";
    folder.nos(wrong).status(2).warns_of(digits);
}

#[test]
fn one_of_sixteen_simultaneous_writers_gets_the_journal() {
    let folder = Folder::new();
    for round in 0..4 {
        let name = format!("evening-{round}.nos");
        let start = || folder.nos(["play", "--json", &name]).spawn();
        let mut all: Vec<_> = (0..16).map(|_| start()).collect();
        // Keep all inputs open until all programs have tried. A refused program may end before it
        // reads the note.
        let mut inputs: Vec<_> = all.iter_mut().map(|own| own.stdin.take().unwrap()).collect();
        for input in &mut inputs {
            let _ = input.write_all(b"note here\n");
        }
        let mut errors: Vec<_> = all.iter_mut().map(|own| own.stderr.take().unwrap()).collect();
        let first: Vec<String> = errors
            .iter_mut()
            .map(|own| {
                let mut line = String::new();
                BufReader::new(own).read_line(&mut line).unwrap();
                line
            })
            .collect();
        // Another program may open the file before the one that made it.
        let has = |line: &&String| line.starts_with("New journal: ") || line.contains(" goes on: ");
        assert_eq!(first.iter().filter(has).count(), 1, "{first:#?}");
        let told = first.iter().filter(|line| line.contains(" is in use: "));
        assert_eq!(told.count(), 15, "{first:#?}");
        drop(inputs);
        for mut one in all {
            assert!(matches!(one.wait().unwrap().code(), Some(0 | 3)));
        }
        let bytes = fs::read(folder.join(&name)).unwrap();
        assert_eq!(Report::on(&LAW, &bytes).record.len(), 2);
    }
    let left = fs::read_dir(folder.path()).unwrap();
    assert_eq!(left.count(), 4, "no file is left over");
}

fn long_script() -> String {
    let mut script = String::from("seat Anna Bram Cees\ndeal\nnote two\n");
    for no in 3..10_000 {
        script.push_str(&format!("insert {no} foul Anna showing\n"));
    }
    script
}

#[cfg(unix)]
#[test]
fn a_signal_ends_a_long_judgement_at_once() {
    use rustix::process::Signal;
    use std::os::unix::process::ExitStatusExt;
    let folder = Folder::new();
    let script = long_script();
    for command in ["settle", "audit", "holds", "replay", "why"] {
        for signal in [Signal::INT, Signal::TERM] {
            let mut child = folder.nos([command, "/dev/stdin"]).unread().spawn();
            let mut stdin = child.stdin.take().unwrap();
            // By then the program has read all but the last line, and has just begun to judge.
            stdin.write_all(script.as_bytes()).unwrap();
            drop(stdin);
            environment::signal(child.id(), signal);
            let status = child.wait().unwrap();
            let number = signal.as_raw();
            assert_eq!(status.signal(), Some(number), "{command} {signal:?}");
        }
    }
}

#[cfg(target_os = "linux")]
fn long_journal() -> Vec<u8> {
    use nos::journal::tag::{Link, MARK};
    let begin = ["law 1", "seat Anna Bram Cees", "deal", "note two"].map(str::to_owned);
    let inserts = (4..20_000).map(|no| format!("insert {no} foul Anna showing"));
    let (mut journal, mut before) = (String::new(), None);
    for line in begin.into_iter().chain(inserts) {
        let text = format!("2026-11-21T20:14:03+01:00 {line}");
        let link = Link::of(before, text.as_bytes());
        journal.push_str(&format!("{text}{MARK}{}\n", link.tag()));
        before = Some(link);
    }
    journal.into_bytes()
}

/// Bytes that a program has read so far.
#[cfg(target_os = "linux")]
fn bytes_read(id: u32) -> usize {
    let told = fs::read_to_string(format!("/proc/{id}/io")).unwrap_or_default();
    let read = told.lines().find_map(|line| line.strip_prefix("rchar: "));
    read.map_or(0, |read| read.parse().unwrap())
}

#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_the_reading_of_a_huge_journal_and_leaves_it_unchanged() {
    use rustix::process::Signal;
    use std::os::unix::process::ExitStatusExt;
    let folder = Folder::new();
    let path = folder.join("huge.nos");
    let journal = long_journal();
    fs::write(&path, &journal).unwrap();
    for arguments in [&["check", "huge.nos"][..], &["play", "huge.nos", "-q"]] {
        for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
            let mut child = folder.nos(arguments).spawn();
            // Close the input, since the program opens its journal only then.
            drop(child.stdin.take());
            // Wait until the program has read the journal and begins to judge it.
            while bytes_read(child.id()) < journal.len() {
                let ended = child.try_wait().unwrap();
                assert!(ended.is_none(), "{arguments:?} {ended:?}");
                thread::yield_now();
            }
            environment::signal(child.id(), signal);
            let status = child.wait().unwrap();
            let number = signal.as_raw();
            assert_eq!(status.signal(), Some(number), "{arguments:?} {signal:?}");
        }
        assert!(fs::read(&path).unwrap() == journal);
    }
    let left = fs::read_dir(folder.path()).unwrap();
    assert_eq!(left.count(), 1, "no file is left over");
}

#[test]
fn a_journal_begins_with_the_law_and_the_house_rules_that_differ() {
    let folder = Folder::new();
    let path = folder.join("evening.nos");
    let config = Config::read("payments.nos = 10\npayments.close = 20\nhouse.extra_games = true");
    let header = config.unwrap().header(&LAW).unwrap();
    let (mut journal, opened) = Journal::open(&LAW, &path, &header, clock()).unwrap();
    assert!(!opened.resumed);
    let lines = ["seat Anna Bram Cees", "deal", "set an 6-6", "announce 1", "6-4 on left"];
    enter(&mut journal, &lines);
    drop(journal);
    let text = fs::read_to_string(&path).unwrap();
    let said: Vec<&str> = text.lines().map(|line| line.split_once(" # ~").unwrap().0).collect();
    assert_eq!(
        said,
        [
            "2026-11-21T20:14:03+01:00 law 1",
            "2026-11-21T20:14:03+01:00 house payments.nos 10",
            "2026-11-21T20:14:03+01:00 house house.extra_games true",
            "2026-11-21T20:14:03+01:00 seat Anna Bram Cees",
            "2026-11-21T20:14:03+01:00 deal",
            "2026-11-21T20:14:03+01:00 set Anna 6-6",
            "2026-11-21T20:14:03+01:00 announce 1",
            "2026-11-21T20:14:03+01:00 play Bram 6>4 on left",
        ]
    );
    // Other house rules in the folder's nos.toml change nothing now.
    let (journal, opened) = Journal::open(&LAW, &path, &[LAW.first_entry()], clock()).unwrap();
    assert!(opened.resumed);
    let changed = session(journal.record()).rules().differing().count();
    assert_eq!(changed, 2);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

/// A foul recorded for the wrong player and corrected. The book: Anna 552, Bram 534, Cees 414.
const CORRECTED: &str = "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 1\nnote warned\nfoul Bram asking\nfix 6 foul Cees asking";

#[test]
fn a_reopened_journal_asks_about_the_same_corrections() {
    let folder = Folder::new();
    let script = format!("{CORRECTED}\nrecount Anna 552 Bram 414 Cees 534");
    let (before, recount) = script.rsplit_once('\n').unwrap();
    folder.nos(["play", "club.nos", "-q"]).stdin("law 1\n").status(0);
    // In the journal, entry numbers are one higher, because of the entry of the law.
    let before = before.replace("fix 6", "fix 7");
    folder.nos(["play", "club.nos", "-q"]).stdin(format!("{before}\n")).status(0);
    let said = "Were the chips for the correction #8 moved?";
    folder.nos(["play", "club.nos"]).stdin(format!("{recount}\n")).says(said).status(0);
}
