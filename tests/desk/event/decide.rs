//! Decisions about tables without a journal, and seatings that are taken back.

use super::account::{points, read_json};
use super::{CHESS, event_of};
use crate::support::folder::Folder;
use crate::support::program::Ran;
use serde_json::{Value, json};
use std::fs;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cas", "Dik"];

/// A chess event with four players, whose table r1-t2 is not played. Returns the players.
fn open() -> (Folder, Vec<String>) {
    let event = event_of(CHESS, &FOUR);
    let mut tables = event.seat();
    event.win("r1-t1.nos", &tables[0], 0);
    (event, tables.remove(1))
}

fn decide(event: &Folder, words: &[&str]) -> Ran {
    event.event(&[&["decide"], words, &["--yes"]].concat()).ran()
}

#[test]
fn each_decision_counts_in_the_standings_the_report_and_the_ratings() {
    let (one, two) = (0, 1);
    for (what, words, brought, cells, is_played) in rows! { of (&str, fn(&[String]) -> Vec<String>, [i64; 2], [&str; 2], bool):
        "one did not come", |own| vec!["--forfeit".into(), own[0].clone()], [0, 2], ["w -", "b +"], false;
        "nobody came", |own| { ["--forfeit", &own[0], "--forfeit", &own[1]].map(str::to_owned).to_vec() }, [0, 0], ["w -", "b -"], false;
        "nobody played", |_| vec!["--not-played".into()], [0, 0], ["0000 - Z", "0000 - Z"], false;
        "the journal is lost", |own| { ["--result", &own[1], "2", &own[0], "0"].map(str::to_owned).to_vec() }, [0, 2], ["w 0", "b 1"], true;
    } {
        let (event, own) = open();
        let words = words(&own);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let Ran { status, out, err } = decide(&event, &[&["r1-t2"], &*words].concat());
        assert_eq!((status, &*err), (0, "decided.toml is written.\n"), "{what}: {out}");
        assert!(out.starts_with("r1-t2: "), "{what}: {out}");
        let now = points(&event);
        assert_eq!([one, two].map(|at| now[&own[at]].clone()), brought.map(Value::from), "{what}");
        let standings = read_json(&event.done(&["standings", "--json"]));
        assert_eq!(standings["decided"], json!(["r1-t2"]), "{what}");
        let row =
            standings["players"].as_array().unwrap().iter().find(|row| row["name"] == *own[0]);
        assert_eq!(row.unwrap()["tables"], json!(i64::from(is_played)), "{what}");
        let report = event.done(&["standings", "--trf", "-"]);
        for (name, cell) in own.iter().zip(cells) {
            let line = report.lines().find(|line| line.contains(name.as_str())).unwrap();
            assert!(line.ends_with(cell), "{what}: {report}");
        }
        let rated = event.done(&["standings", "--ratings", "--json"]);
        assert_eq!(rated.contains(&*own[0]), is_played, "{what}");
        assert_eq!(event.nos(["standings", ".", "--ratings", "--json"]).ran().out, rated, "{what}");
        // Players whose tables were all decided have a rank too.
        let rated = event.nos(["standings", ".", "--ratings", "--csv"]).ran().out;
        let row = rated.lines().find(|line| line.contains(&*own[0]));
        let is_ranked = row.map(|row| row.starts_with(|c: char| c.is_ascii_digit()));
        assert_eq!(is_ranked, is_played.then_some(true), "{what}: {rated}");
        assert!(event.done(&["sheet", "--csv"]).contains("(decided)"), "{what}");
        // The next round can be seated. Players without a game had no colour.
        event.event(&["seat"]).status(0);
        event.event(&["check"]).status(0);
    }
}

#[test]
fn ratings_of_an_event_without_a_played_journal_are_those_of_its_decisions() {
    let event = event_of(CHESS, &FOUR);
    event.seat();
    event.event(&["decide", "1", "--results", "-", "--yes"]).stdin("1 1-0\n2 ½-½\n").status(0);
    let rated = event.done(&["standings", "--ratings", "--json"]);
    assert_eq!(read_json(&rated)["players"].as_array().unwrap().len(), 4, "{rated}");
    for (words, own) in rows! { of (&[&str], &str):
        &["standings", ".", "--ratings", "--json"], &rated;
        &["standings", ".", "--ratings", "--json", "--law", "nos"], "";
        &["standings", ".", "--json"], "";
    } {
        let Ran { status, out, .. } = event.nos(words.iter().copied()).ran();
        assert_eq!((status, &*out), (0, own), "{words:?}");
    }
}

#[test]
fn a_new_decision_replaces_the_old_one_and_clear_takes_it_back() {
    let (event, own) = open();
    let was = points(&event);
    decide(&event, &["r1-t2", "--not-played"]);
    event.write(
        "decided.toml",
        &(event.read("decided.toml").replace("[[table]]", "# Both were ill.\n[[table]]")
            + "# The end.\n"),
    );
    let Ran { out, .. } = decide(&event, &["r1-t2", "--forfeit", &own[0]]);
    assert!(out.contains(&format!("{}: 0 points before, 2 after\n", own[1])), "{out}");
    let text = event.read("decided.toml");
    assert!(
        text.starts_with("# Results that no journal holds; nos event decide writes this file.\n"),
        "{text}"
    );
    assert!(text.contains("# Both were ill.\n"), "{text}");
    assert_eq!(text.matches("[[table]]").count(), 1, "{text}");
    assert!(text.contains(&format!("forfeit = [\"{}\"]", own[0])), "{text}");
    assert_eq!(decide(&event, &["r1-t2", "--clear"]).status, 0);
    assert_eq!(points(&event), was);
    let Ran { status, err, .. } = decide(&event, &["r1-t2", "--clear"]);
    assert_eq!((status, &*err), (2, "nos: there is no decision about r1-t2\n"));
}

#[test]
fn a_settled_journal_overrides_a_decision() {
    let (event, own) = open();
    decide(&event, &["r1-t2", "--not-played"]);
    event.seat();
    event.win("r1-t2.nos", &own, 1);
    let err = event.event(&["standings"]).ran().err;
    assert!(
        err.contains("r1-t2 is settled, so its decision in decided.toml does not count"),
        "{err}"
    );
    assert_eq!(points(&event)[&own[1]], json!(2));
    let Ran { status, err, .. } = decide(&event, &["r1-t2", "--forfeit", &own[1]]);
    assert_eq!((status, &*err), (2, "nos: r1-t2 is settled, so there is nothing to decide\n"));
    let Ran { status, err, .. } = event.event(&["seat", "--without", "r1-t2", "--dry"]).ran();
    assert!(status == 2 && err.contains("r1-t2 is settled"), "{err}");
}

#[test]
fn a_decision_that_cannot_be_is_refused() {
    let (event, own) = open();
    let cases: [(&[&str], &str); 11] = rows! {
        &["r1-t9", "--not-played"], "no seating has r1-t9";
        &["r2-t1", "--not-played"], "no seating has r2-t1";
        &["r1-t1", "--not-played"], "r1-t1 is settled";
        &["r1-t2", "--forfeit", "Xaver"], "Xaver was not seated at r1-t2";
        &["r1-t2", "--result", "Ann", "1", "Bob"], "";
        &["r1-t2", "--result", &own[0], "1"], "was seated there too; give everybody's points";
        &["r1-t2", "--result", &own[0], "1", &own[1], "0", &own[0], "0"], "--result takes a name and points, in turns";
        &["r1-t2", "--result", &own[0], "1", &own[1], "0.3"], "points are a number from -1000000 to 1000000";
        &["r1-t2", "--result", &own[0], "1e9", &own[1], "0"], "points are a number";
        &["1", "--not-played"], "--again and --results take the number of a round";
        &["7", "--again"], "round 7 is not the last seated round";
    };
    let files = event.files();
    for (words, told) in cases {
        let Ran { status, out, err } = decide(&event, words);
        assert_eq!((status, &*out), (2, ""), "{words:?} {err}");
        assert!(err.contains(told), "{words:?} {err}");
        assert_eq!(event.files(), files);
    }
    let Ran { status, err, .. } = event.event(&["decide", "r1-t2", "--not-played"]).ran();
    assert!(status == 2 && err.contains("add --yes"), "{err}");
    assert_eq!(event.files(), files);
}

#[test]
fn a_wrong_decision_in_the_file_is_refused_with_its_line() {
    let (event, own) = open();
    let good = format!(
        "[[table]]\nround = 1\ntable = 2\nresult = {{ {} = 0.5, {} = 0.5 }}\n",
        own[0], own[1]
    );
    event.write("decided.toml", &good);
    assert_eq!(points(&event)[&own[1]], json!(1));
    for (from, to, told) in rows! {
        "round = 1", "round = 0", "table.round takes a whole number from 1 to 1000";
        "round = 1", "round = 4", "r4-t2 belongs to a round or a table that this event does not have";
        "table = 2", "table = 99999999999", "table.table takes a whole number from 1 to 10000";
        "= 0.5", "= 0.25", "points are a number";
        "= 0.5", "= 2e6", "points are a number";
        "result = ", "outcome = ", "the table table has no key \"outcome\"";
        "result = ", "not_played = true\nresult = ", "each decision is a table";
        "table = 2\n", "", "each decision is a table";
        &own[1], "Xaver", "event.toml has no player \"Xaver\"";
        "[[table]]", "[[tables]]", "no table \"tables\"";
    } {
        event.write("decided.toml", good.replacen(from, to, 1));
        let err = event.refused(&["standings"]);
        assert!(err.contains(told) && err.contains("decided.toml"), "{to}: {err}");
    }
    event.write("decided.toml", &(good.clone() + &good));
    assert!(event.refused(&["seat"]).contains("there is a decision about r1-t2 already"));
}

#[test]
fn a_file_of_decisions_in_another_form_stays_intact() {
    let forms = [
        "table = [{ round = 1, table = 2, not_played = true }, { round = 1, table = 1, not_played = true }]\n",
        "[[ table ]]\nround = 1\ntable = 1\nnot_played = true\n[[ table ]]\nround = 1\ntable = 2\nnot_played = true\n",
    ];
    for form in forms {
        let (event, own) = open();
        event.write("decided.toml", form);
        let Ran { status, err, .. } = decide(&event, &["r1-t2", "--forfeit", &own[0]]);
        let told = "decided.toml has decisions in a form that nos does not write; change r1-t2 there by hand";
        assert!(status == 2 && err.contains(told), "{form}: {err}");
        assert_eq!(event.read("decided.toml"), form);
    }
}

#[test]
fn a_seating_that_nobody_has_begun_is_taken_back() {
    let (event, own) = open();
    let Ran { status, err, .. } = decide(&event, &["1", "--again"]);
    assert!(status == 2 && err.contains("r1-t1 has begun, so the seating stays"), "{err}");
    decide(&event, &["r1-t2", "--forfeit", &own[1]]);
    let before: Vec<(String, String)> =
        event.files().into_iter().map(|name| (name.clone(), event.read(&name))).collect();
    event.seat();
    decide(&event, &["r2-t1", "--not-played"]);
    decide(&event, &["--points", &own[1], "-1", "phone"]);
    let Ran { status, out, err } = decide(&event, &["2", "--again"]);
    assert_eq!(
        (status, &*err),
        (0, "Round 2 is no longer seated; nos event seat seats it again.\n")
    );
    assert_eq!(
        out,
        "The seating of round 2 is taken back, and r2-t1.nos and r2-t2.nos are removed with it.\n\
         The decisions about r2-t1 are removed too.\n"
    );
    // The arbiter's points stay.
    let decided = event.read("decided.toml");
    let (rest, points) = decided.split_once("\n[[points]]\n").unwrap();
    assert!(points.ends_with("reason = \"phone\"\nround = 2\n"), "{decided}");
    event.write("decided.toml", rest);
    let after: Vec<(String, String)> =
        event.files().into_iter().map(|name| (name.clone(), event.read(&name))).collect();
    assert_eq!(before, after);
    // A single entry begins a table.
    event.seat();
    event.nos(["play", "r2-t1.nos"]).stdin("note one\n").status(0);
    let Ran { status, err, .. } = decide(&event, &["2", "--again"]);
    assert!(status == 2 && err.contains("r2-t1 has begun"), "{err}");
}

#[test]
fn a_journal_that_is_open_elsewhere_is_not_decided() {
    let (event, _) = open();
    let mut child = event.nos(["play", "r1-t2.nos"]).unread().spawn();
    // Wait until the journal has an entry: then the program has the table open.
    use std::io::Write as _;
    let input = child.stdin.as_mut().unwrap();
    input.write_all(b"note here\n").unwrap();
    input.flush().unwrap();
    event.waits_for("r1-t2.nos", |text| text.contains("note here"));
    let Ran { status, err, .. } = decide(&event, &["r1-t2", "--not-played"]);
    assert_eq!(status, 3, "{err}");
    assert!(err.contains("another program has the journal of r1-t2 open"), "{err}");
    assert!(fs::metadata(event.path().join("decided.toml")).is_err());
    drop(child.stdin.take());
    child.wait().unwrap();
    assert_eq!(decide(&event, &["r1-t2", "--not-played"]).status, 0);
}

#[test]
fn a_decision_speaks_dutch() {
    let (event, own) = open();
    let words = ["toernooi", "beslissen", "r1-t2", "--forfeit", &own[0], "--yes", "--lang", "nl"];
    let Ran { status, out, err } = event.nos(words).ran();
    assert_eq!((status, &*err), (0, "decided.toml is geschreven.\n"));
    assert!(out.contains("niet gekomen") && out.contains("(beslist)"), "{out}");
}

#[test]
fn partners_have_the_same_result() {
    for (points, typed, brought) in rows! { of (&str, [&str; 4], Option<[i64; 2]>):
        "result", ["1", "0", "1", "0"], Some([1, 0]);
        "result", ["1", "0", "0", "0"], None;
        "result", ["3", "0", "2", "1"], None;
        "result", ["1", "1", "1", "1"], None;
        "result", ["0", "0", "0", "0"], None;
        "game", ["2", "0", "2", "0"], Some([2, 0]);
        "game", ["2", "0", "0", "2"], None;
        "places: 3, 1", ["3", "1", "3", "1"], Some([3, 1]);
        "places: 3, 1", ["3", "0", "1", "0"], None;
        "places: 3, 1", ["3", "3", "3", "3"], None;
    } {
        let head = format!("law = \"fives-and-threes\"\npoints = \"{points}\"");
        let event = event_of(&head, &FOUR);
        let seats = event.seat().remove(0);
        let typed = seats.iter().map(String::as_str).zip(typed).flat_map(|(name, own)| [name, own]);
        let words = ["r1-t1", "--result"].into_iter().chain(typed).collect::<Vec<_>>();
        let Ran { status, err, .. } = decide(&event, &words);
        assert_eq!(status, if brought.is_some() { 0 } else { 2 }, "{words:?} {err}");
        let now = points_of(&event, &seats);
        let [one, other] = brought.unwrap_or_default();
        assert_eq!(now, [one, other, one, other], "{words:?}");
    }
}

fn points_of(event: &Folder, seats: &[String]) -> Vec<i64> {
    let now = points(event);
    seats.iter().map(|name| now[name].as_i64().unwrap()).collect()
}

#[test]
fn a_decided_win_has_the_result_of_the_law() {
    for (law, points, typed) in rows! { of (&str, &str, [&str; 2]):
        "backgammon", "game", ["2", "0"];
        "cribbage", "game", ["2", "0"];
        "backgammon", "places: 3, 1", ["3", "1"];
        "chess", "places: 3, 1", ["3", "1"];
        "chess", "result", ["2", "0"];
    } {
        let event = event_of(&format!("law = \"{law}\"\npoints = \"{points}\""), &FOUR[..3]);
        let seats = event.seat().remove(0);
        let (one, other) = (&*seats[0], &*seats[1]);
        let words = ["r1-t1", "--result", one, typed[0], other, typed[1]];
        assert_eq!(decide(&event, &words).status, 0, "{law} {points}");
        let standings = read_json(&event.done(&["standings", "--json"]));
        let rows = standings["players"].as_array().unwrap();
        let row = |is_it: &dyn Fn(&Value) -> bool| rows.iter().find(|row| is_it(row)).unwrap();
        let won = row(&|row| row["name"] == *one);
        let bye = row(&|row| row["tables"] == 0);
        assert_eq!(won["points"], json!(typed[0].parse::<i64>().unwrap()), "{law} {points}");
        assert_eq!((&won["tie"][0], &won["tie"][1]), (&bye["tie"][0], &json!(1)), "{law} {points}");
        let own =
            &super::spreadsheet(&event).into_iter().find(|row| row["player"] == *one).unwrap();
        assert_eq!(own["round_1_result"], won["tie"][0].to_string(), "{law} {points}");
    }
}

#[test]
fn points_of_the_arbiter_have_a_reason_and_a_limit() {
    let (event, own) = open();
    let name = &*own[0];
    for (words, told) in rows! { of (Vec<&str>, &str):
        vec!["--points", name, "-1", ""], "points of the arbiter are a table";
        vec!["--points", name, "0", "nothing"], "points of the arbiter are a table";
        vec!["r1-t2", "--points", name, "-1", "phone"], "--points takes no table";
        vec!["r1-t2", ".", "--points", name, "-1", "phone"], "--points takes no table";
    } {
        let Ran { status, err, .. } = decide(&event, &words);
        assert!(status == 2 && err.contains(told), "{words:?} {err}");
    }
    let most = ["--points", name, "600000", "many"];
    assert_eq!(decide(&event, &most).status, 0);
    let err = event.refused(&["seat", "--trf26", "-"]);
    assert!(err.contains("this format has room for"), "{err}");
    let Ran { status, err, .. } = decide(&event, &most);
    assert!(status == 2 && err.contains("points are a number from -1000000"), "{err}");
    let once = event.read("decided.toml");
    let row = once.split_once("[[points]]").unwrap().1;
    event.write("decided.toml", format!("{once}\n[[points]]{row}"));
    assert!(event.refused(&["standings"]).contains("points are a number from -1000000"));
}

#[test]
fn a_decision_reads_and_writes_a_decimal_comma() {
    let (event, own) = open();
    let (one, other) = (&*own[0], &*own[1]);
    assert_eq!(decide(&event, &["r1-t2", "--result", one, "0,5", other, "0,5"]).status, 0);
    assert_eq!(points(&event)[one], json!(1));
    let words = ["event", "decide", "--points", one, "0,5", "telefoon", "--yes", "--lang", "nl"];
    let Ran { out, .. } = event.nos(words).ran();
    assert!(out.contains(&format!("{one}: 1 punten, daarna 1,5\n")), "{out}");
    assert_eq!(decide(&event, &["--points", one, "-1,5", "late"]).status, 0);
    let err = event.nos(["event", "standings", "--lang", "nl"]).ran().err;
    assert!(err.contains("0,5 punten") && err.contains("-1,5 punten"), "{err}");
}
