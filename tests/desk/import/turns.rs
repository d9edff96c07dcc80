//! Games come back unchanged from export and import, except for the script's day and round.

use crate::support::folder::Folder;
use crate::support::program::Ran;
use nos::entry::{Body, read_line};
use nos::journal::{EntryOutcome, Record, Recorded};
use nos::law::imported::{noted, notes};
use nos::law::{Effect, Luck, Outcome, Share, SimulationOptions, Verdict};
use nos::laws;
use nos::simulate::SimulatedEvening;
use proptest::prelude::*;
use std::fs;
use std::path::PathBuf;

/// Opening moves of checkers that give both sides a king, so that games can go on without jumps.
const BEFORE: &str = "9-14 23-18 14x23 27x18 10-14 18x9 5x14 21-17 14x21 22-17 6-9 31-27 1-6 26-23 11-16 24-19 7-11 30-26 \
                      21x30 26-22 30-25 17-14 25x18 14x5 18-14 5-1 6-10 1-5 3-7 28-24 2-6 5-1";
const TO_AND_FRO: &str = "14-17 1-5 17-14 5-1";

fn is_entered(record: &mut Record, line: &str) -> bool {
    let body = read_line(record.law().language, line).ok().and_then(|read| read.body);
    let Some(Body::Entry(entry)) = body else { return false };
    let mut after = record.clone();
    let is_accepted = match after.enter(Recorded::Entry(entry)) {
        Ok((_, EntryOutcome::Ruled(ruling))) => ruling.verdict == Verdict::Accepted,
        _ => false,
    };
    if is_accepted {
        *record = after;
    }
    is_accepted
}

/// A simulated evening with clocks, house rules, beavers and ends of games added.
fn evening(law: &str, seed: u64) -> Record {
    let mut luck = Luck::new(seed);
    let options = SimulationOptions {
        players: None,
        hands: 1 + luck.below(4) as u32,
        fouls: Share::percent(0),
        games: Vec::new(),
        house: Vec::new(),
    };
    let law = laws::named(law).unwrap();
    let mut made_up = SimulatedEvening::new(law, &options, seed).unwrap();
    let lines: Vec<String> = std::iter::from_fn(|| made_up.next())
        .map(|happening| happening.entry.to_string())
        .filter(|line| line != "settle")
        .collect();
    let names: Vec<String> = made_up.session().names().iter().map(ToString::to_string).collect();
    let last = lines.len() - luck.below(lines.len() / 8 + 1);
    let (mut record, mut seconds) = (Record::new(law), 7200);
    let rules = [
        "house game.match 3",
        "house game.match 1",
        "house game.jacoby on",
        "house game.beavers on",
        "house game.autodoubles 3",
    ];
    for (at, line) in lines.iter().take(last).enumerate() {
        let clock =
            format!("{line} {{{}:{:02}:{:02}}}", seconds / 3600, seconds / 60 % 60, seconds % 60);
        seconds -= 1;
        if line.starts_with("take") && luck.once_in(2) && is_entered(&mut record, "beaver") {
            is_entered(&mut record, if luck.once_in(3) { "drop" } else { "take" });
        } else {
            let has_clock = line.starts_with("move") && luck.once_in(2);
            let is_taken = has_clock && is_entered(&mut record, &clock);
            if !is_taken && !is_entered(&mut record, line) {
                break;
            }
        }
        if at == 1 && law.name() == "backgammon" {
            for rule in rules {
                let _ = luck.once_in(3) && is_entered(&mut record, rule);
            }
        }
    }
    let [one, other] = names.as_slice() else { panic!("two players") };
    if law.name() == "checkers" && luck.once_in(4) {
        // Add a game with forty moves without a jump, which simulated players never play.
        is_entered(&mut record, &format!("resign {one}"));
        is_entered(&mut record, &format!("begin {one}"));
        let quiet = std::iter::repeat_n(TO_AND_FRO, 20).flat_map(str::split_whitespace);
        for step in BEFORE.split_whitespace().chain(quiet) {
            is_entered(&mut record, step);
        }
        is_entered(&mut record, &format!("claim {one} forty"));
    }
    let ends: [&[String]; 8] = [
        &[format!("resign {one}")],
        &[format!("resign {other} 2"), format!("resign {other}")],
        &[format!("flag {one}")],
        &[format!("flag {other}")],
        &[format!("offer {one}"), format!("accept {other}")],
        &[
            format!("claim {one} threefold"),
            format!("claim {other} fifty"),
            format!("claim {other} forty"),
        ],
        &["double".to_owned(), "drop".to_owned()],
        &[],
    ];
    for line in ends[luck.below(ends.len())] {
        is_entered(&mut record, line);
    }
    record
}

fn without_day_and_round(text: &str) -> String {
    let is_kept = |line: &&str| !line.starts_with("[Date") && !line.starts_with("[Round");
    text.lines().filter(is_kept).map(|line| format!("{line}\n")).collect()
}

fn scripts(imports: &Folder, folder: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(imports.path().join(folder)).unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort_by_key(|path| {
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let (_, number) = stem.rsplit_once('-').unwrap();
        number.parse::<u32>().unwrap()
    });
    files
}

/// Checks that the strict reader reads each line as it was written, and judges it the same.
fn reads_as_written(script: &str) {
    let law = laws::law_of(script.as_bytes());
    let mut record = Record::new(law);
    for line in script.lines() {
        let Some(Body::Entry(entry)) = read_line(law.language, line).unwrap().body else {
            panic!("{line} is an entry");
        };
        let ruling = record.session().judge(&entry).unwrap();
        let written = record.session().in_full(&entry, &ruling).to_string();
        assert_eq!((written.as_str(), ruling.verdict), (line, Verdict::Accepted));
        record.enter(Recorded::Entry(entry)).unwrap();
    }
}

/// Imports this text and exports it.
fn turned(imports: &Folder, turn: &str, format: &str, text: &str) -> String {
    let file = format!("{turn}.{format}");
    imports.write(&file, text);
    let Ran { status, out: output, err: errors } = imports.nos(["import", &file, "-o", turn]).ran();
    assert_eq!((status, errors.as_str()), (0, ""), "{output}{text}");
    let scripts = scripts(imports, turn);
    for path in &scripts {
        reads_as_written(&fs::read_to_string(path).unwrap());
    }
    let scripts = scripts.iter().map(|path| path.to_str().unwrap());
    let words: Vec<&str> = ["export", "--format", format].into_iter().chain(scripts).collect();
    let Ran { status, out: output, err: errors } = imports.nos(&words).ran();
    assert_eq!((status, errors.as_str()), (0, ""), "{text}");
    output
}

fn comes_back(law: &str, format: &str, seed: u64) {
    // Takes the next seed if this one has no game, or one without a move, which counts as unplayed.
    let game = if format == "mat" { "Game 1" } else { "1. " };
    let is_unplayed = |text: &str| ["1-0", "0-1", "1/2"].iter().any(|own| text.starts_with(own));
    let written = (seed..=u64::MAX).find_map(|seed| {
        let record = evening(law, seed);
        let written = record.session().write_games(&record, None);
        let is_played = !written.split("]\n\n").any(is_unplayed);
        (written.contains(game) && is_played).then_some(written)
    });
    let written = written.unwrap();
    let imports = Folder::new();
    let first = turned(&imports, "first", format, &written);
    assert_eq!(without_day_and_round(&first), without_day_and_round(&written));
    let second = turned(&imports, "second", format, &first);
    assert_eq!(second, first, "{law}, seed {seed}");
    let named = |turn: &str| {
        let scripts = scripts(&imports, turn).into_iter();
        let script = |path| fs::read_to_string(path).unwrap();
        let scripts: Vec<String> = scripts.map(script).collect();
        let is_game = |line: &&str| !line.starts_with("note");
        scripts.join("").lines().filter(is_game).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(named("second"), named("first"));
}

#[test]
fn simulated_games_have_most_kinds_of_ends_and_plays() {
    check_kinds(10, 12);
}

#[test]
#[ignore = "takes a minute: ten times as many evenings"]
fn simulated_games_have_every_kind_of_end_and_play() {
    check_kinds(100, 0);
}

/// Checks that these evenings have all kinds of endings, entries and exported texts; at most `most`
/// kinds may be missing.
fn check_kinds(evenings: u64, most: usize) {
    for (law, ends, entries, written) in rows! { of (&str, &[&str], &[&str], &[&str]):
        "chess", &["5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.10"],
            &["flag", "claim", "threefold", "fifty", " O-O", " O-O-O", "void"],
            &["=Q", "=R", "=B", "=N", "%clk", "1-0", "0-1", "1/2-1/2", "*", "forfeit"];
        "checkers", &["4.1", "4.2", "4.3", "4.4", "4.5", "4.6"], &["offer", "claim", "threefold", "forty", "void"],
            &["x", "%clk", "1-0", "0-1", "1/2-1/2", "*"];
        "backgammon", &["5.2", "5.3", "5.4", "5.5", "6.4", "7.3"],
            &[
                "match 3",
                "match 1",
                "jacoby on",
                "beavers on",
                "autodoubles 3",
                "double",
                "take",
                "drop",
                "beaver\n",
                "resign",
                "void",
                "pass",
            ],
            &[
                "Doubles => 2",
                "Doubles => 4",
                "Doubles => 8",
                "Wins 1 point\n",
                "Wins 2 points\n",
                "and the match",
                "bar/",
                "/off",
                "*",
            ];
    } {
        let (mut ended, mut entered, mut text) = (Vec::new(), String::new(), String::new());
        for seed in 0..evenings {
            let record = evening(law, seed);
            for standing in record.standing() {
                entered += &format!("{}\n", standing.entry);
                for outcome in &standing.ruling.outcomes {
                    if let Outcome::Shared(Effect::Scored { cause, .. }) = outcome {
                        ended.push(cause.article.to_string());
                    }
                }
            }
            text += &record.session().write_games(&record, None);
        }
        let no_end = ends.iter().filter(|end| !ended.iter().any(|own| own == *end));
        let no_entry = entries.iter().filter(|part| !entered.contains(**part));
        let not_written = written.iter().filter(|part| !text.contains(**part));
        let lacks: Vec<_> = no_end.chain(no_entry).chain(not_written).collect();
        assert!(lacks.len() <= most, "{law}: {lacks:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_of_chess_come_back_unchanged(seed in any::<u64>()) {
        comes_back("chess", "pgn", seed);
    }

    #[test]
    fn a_comment_comes_back_letter_by_letter(text in any::<String>()) {
        let mut whole = String::new();
        for note in notes(&text) {
            let line = format!("note {note}");
            let body = read_line(laws::named("chess").unwrap().language, &line).unwrap().body;
            let Some(Body::Entry(entry)) = body else { panic!("{line}") };
            assert_eq!(entry.to_string(), line);
            whole += &noted(&note).0;
        }
        assert_eq!(whole, text);
    }

    #[test]
    fn games_of_checkers_come_back_unchanged(seed in any::<u64>()) {
        comes_back("checkers", "pdn", seed);
    }

    #[test]
    fn matches_of_backgammon_come_back_unchanged(seed in any::<u64>()) {
        comes_back("backgammon", "mat", seed);
    }
}
