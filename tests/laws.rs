//! Which law a file follows: its first line says so, and nothing else can.

use crate::environment;
use nos::laws::LAWS;
use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};

fn nos(folder: &Path, line: &str, input: &str) -> Output {
    fs::write(folder.join("input"), input).unwrap();
    environment::nos(folder)
        .args(line.split(' '))
        .stdin(Stdio::from(fs::File::open(folder.join("input")).unwrap()))
        .output()
        .unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn every_law_is_listed_with_its_game_and_has_a_rulebook() {
    let folder = tempfile::tempdir().unwrap();
    let listed = nos(folder.path(), "laws", "");
    assert!(listed.status.success());
    let listed = text(&listed.stdout);
    assert_eq!(listed.lines().count(), LAWS.len());
    for (row, line) in LAWS.iter().zip(listed.lines()) {
        assert!(
            line.starts_with(row.name) && line.ends_with(&row.message("law-title")),
            "{line}"
        );
        let rule = nos(folder.path(), &format!("rule --law {} 1.1", row.name), "");
        assert!(text(&rule.stdout).starts_with("1.1 "), "{}", row.name);
    }
}

#[test]
fn a_journal_is_begun_by_the_law_that_is_asked_for_and_keeps_it() {
    for row in LAWS {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let begun = nos(folder, &format!("play --law {} evening.nos", row.name), "");
        assert!(begun.status.success(), "{}", text(&begun.stderr));
        let first = fs::read_to_string(folder.join("evening.nos")).unwrap();
        let again = nos(folder, "play evening.nos", "note so it was");
        assert!(again.status.success(), "{}", text(&again.stderr));
        let journal = fs::read_to_string(folder.join("evening.nos")).unwrap();
        assert!(journal.starts_with(&first) && journal.lines().count() == 2);
        assert_eq!(nos(folder, "check evening.nos", "").status.code(), Some(0));
        assert_eq!(nos(folder, "replay evening.nos", "").status.code(), Some(0));
        for other in LAWS.iter().filter(|other| other.name != row.name) {
            let wrong = nos(
                folder,
                &format!("play --law {} evening.nos", other.name),
                "",
            );
            assert_eq!(wrong.status.code(), Some(2), "{} {}", row.name, other.name);
        }
    }
}

#[test]
fn nos_toml_names_the_law_of_a_journal_that_is_begun_and_of_no_script() {
    for row in LAWS {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        fs::write(
            folder.join("nos.toml"),
            format!("table.law = \"{}\"", row.name),
        )
        .unwrap();
        nos(folder, "play evening.nos", "");
        let asked = tempfile::tempdir().unwrap();
        nos(
            asked.path(),
            &format!("play --law {} evening.nos", row.name),
            "",
        );
        let of = |folder: &Path| fs::read_to_string(folder.join("evening.nos")).unwrap();
        assert_eq!(of(folder), of(asked.path()));
        let script = "seat Anna Bram Cees\ndeal\nset Bram 6-6";
        fs::write(folder.join("script.nos"), script).unwrap();
        assert_eq!(nos(folder, "replay script.nos", "").status.code(), Some(0));
    }
}

#[test]
fn a_law_that_there_is_not_is_a_wrong_command_line() {
    let folder = tempfile::tempdir().unwrap();
    for line in [
        "play --law whist x.nos",
        "rule --law whist",
        "tutor --law whist",
    ] {
        let wrong = nos(folder.path(), line, "");
        assert_eq!(wrong.status.code(), Some(2), "{line}");
        assert!(text(&wrong.stderr).contains("fives-and-threes"), "{line}");
    }
    assert!(!folder.path().join("x.nos").exists());
}

#[test]
fn a_name_that_looks_like_another_is_taken_with_a_warning_by_every_law() {
    let warning = "\u{410}nna looks like Anna, but is another name.";
    let table = [
        ("nos", "seat Anna Bram \u{410}nna"),
        ("nos", "seat Anna Bram Cees\njoin \u{410}nna"),
        ("fives-and-threes", "seat Anna \u{410}nna"),
    ];
    let folder = tempfile::tempdir().unwrap();
    for (at, (law, script)) in table.into_iter().enumerate() {
        let line = format!("play --law {law} evening-{at}.nos");
        let played = nos(folder.path(), &line, script);
        let told = text(&played.stdout).replace('\n', " ");
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(warning), "{script}: {told}");
        assert_eq!(played.status.code(), Some(0), "{script}");
    }
}

#[test]
fn a_name_is_kept_in_one_form_and_found_in_any() {
    let folder = tempfile::tempdir().unwrap();
    let script = "seat E\u{301}va Bram Cees\ndeal\nset \u{e9}va 6-6";
    let played = nos(folder.path(), "play evening.nos", script);
    assert_eq!(played.status.code(), Some(0));
    let kept = fs::read_to_string(folder.path().join("evening.nos")).unwrap();
    assert!(kept.contains(" seat \u{c9}va Bram Cees # ~"), "{kept}");
    assert!(kept.contains(" set \u{c9}va 6-6 # ~"), "{kept}");
    let twice = nos(
        folder.path(),
        "play twice.nos",
        "seat E\u{301}va Bram \u{e9}va",
    );
    assert_eq!(twice.status.code(), Some(1));
    assert!(
        text(&twice.stderr).contains("named twice"),
        "{}",
        text(&twice.stderr)
    );
}

#[test]
fn a_letter_is_the_same_verb_in_every_law_and_does_no_harm() {
    let harmless = [
        ('a', "announce"),
        ('d', "draw"),
        ('p', "pass"),
        ('w', "wait"),
        ('k', "knock"),
        ('g', "go"),
        ('c', "crib"),
        ('m', "move"),
        ('u', "undo"),
        ('t', "try"),
        ('y', "why"),
        ('?', "help"),
        ('q', "quit"),
        ('s', "show"),
        ('l', "legal"),
        ('$', "scores"),
        ('$', "balances"),
    ];
    for law in &LAWS {
        for verb in law.language.lexicon().verbs() {
            if let Some(letter) = verb.row.letter {
                assert!(
                    harmless.contains(&(letter, verb.row.word)),
                    "{}: {letter} is {}",
                    law.name,
                    verb.row.word
                );
            }
        }
    }
}

/// A script, the articles that its last ruling cites, and its message.
type Cited = (&'static str, &'static [&'static str], &'static str);

#[rustfmt::skip]
const CITED: &[Cited] = &[
    ("law 1;house payments.nos 6", &[], "House rule: payments.nos 6."),
    ("law dominoes 1", &[], "The law is that of dominoes, edition 1."),
    ("law matador 1", &[], "The law is that of matador, edition 1."),
    ("law tiddle-a-wink 1", &[], "The law is that of tiddle-a-wink, edition 1."),
    ("law backgammon 1;house game.jacoby on", &["7.3"], "House rule: game.jacoby on."),
    ("law backgammon 1;house game.stake 5", &["5.1"], "House rule: game.stake 5."),
    ("law cribbage 1;house game.muggins on", &["5.8"], "House rule: game.muggins on."),
    ("law dominoes 1;house game.target 20", &["6.1"], "House rule: game.target 20."),
    ("law dominoes 1;house game.set 9", &["1.2"], "House rule: game.set 9."),
    ("law fives-and-threes 1;house game.target 8", &["6.1"], "House rule: game.target 8."),
    ("law dominoes 1;seat Anna", &[], "another player's name is expected here; two to ten play dominoes"),
    ("law matador 1;seat Anna Bram", &[], "another player's name is expected here; three to eight play matador"),
    ("law tiddle-a-wink 1;seat Anna Bram Cees Dirk Eleni", &[], "another player's name is expected here; six to ten play tiddle-a-wink"),
    ("law dominoes 1;seat Anna go", &[], "a player's name is expected here; \"go\" is a word of the entries and no name"),
    ("law matador 1;seat Anna Bram redeal", &[], "a player's name is expected here; \"redeal\" is a word of the entries and no name"),
    ("law tiddle-a-wink 1;seat Anna draw", &[], "a player's name is expected here; \"draw\" is a word of the entries and no name"),
    ("law dominoes 1;seat Anna Bram;deal;play Anna 5-5;play 5-4;play 5-3;play 5-2;draw 18;pass;pass;count Bram 20;count Anna 120", &["5.3", "5.5", "5.4", "6.1"], "Anna counts 120. The round is over. Bram wins the game. Points: Anna 0, Bram 100. Games: Anna 0, Bram 1."),
    ("law dominoes 1;seat Anna Bram;deal;play Anna 5-5;play 5-4;play 5-3;play 5-2;draw 18;pass;pass;pass", &[], "the play is over; the tiles still held are counted now [5.3]"),
    ("law fives-and-threes 1;house game.target 8;seat Anna Bram;lot Bram 6-0 Anna 5-3;deal;play Anna 0-6;pass;play Anna 6>6 on 6;play Bram 0-2 on left;play Anna 2>6;play Bram 6>5 on left;play Anna 5-2;pass;play Anna 2>2 on 2;2>4 on left;play 1>4;6>1 on 6;play Bram 1-1 on right;play 4>1", &["3.1", "6.2", "5.1"], "Anna plays 4-1 on the left. The ends make 3. 2 points would go beyond 8, so they are disregarded. Anna stays at 7. The last tile is played, and the hand is over."),
];

#[test]
fn what_decides_is_cited() {
    let folder = tempfile::tempdir().unwrap();
    for (script, articles, message) in CITED {
        let script = script.replace(';', "\n") + "\n";
        let told = nos(folder.path(), "replay --json --keep-going -", &script);
        let told = text(&told.stdout);
        let last = told.lines().rev().nth(1).unwrap();
        let last: serde_json::Value = serde_json::from_str(last).unwrap();
        assert_eq!(last["articles"], serde_json::json!(articles), "{script}");
        assert_eq!(last["message"], *message, "{script}");
    }
}
