//! Only its first line decides which law a file follows.

use crate::support::folder::Folder;
use nos::laws::LAWS;

#[test]
fn every_law_is_listed_with_its_game_and_has_a_rulebook() {
    let folder = Folder::new();
    let listed = folder.nos(["laws"]).ran();
    assert!(listed.status == 0);
    let listed = listed.out;
    assert_eq!(listed.lines().count(), LAWS.len());
    for (row, line) in LAWS.iter().zip(listed.lines()) {
        assert!(
            line.starts_with(row.name()) && line.ends_with(&row.message("law-title")),
            "{line}"
        );
        let rule = folder.nos(["rule", "--law", row.name(), "1.1"]).ran();
        assert!(rule.out.starts_with("1.1 "), "{}", row.name());
    }
}

#[test]
fn a_journal_begins_with_the_requested_law_and_keeps_it() {
    for row in LAWS {
        let folder = Folder::new();
        let begun = folder.nos(["play", "--law", row.name(), "evening.nos"]).ran();
        assert!(begun.status == 0, "{}", begun.err);
        let first = folder.read("evening.nos");
        let again = folder.nos(["play", "evening.nos"]).stdin("note so it was").ran();
        assert!(again.status == 0, "{}", again.err);
        let journal = folder.read("evening.nos");
        assert!(journal.starts_with(&first) && journal.lines().count() == 2);
        folder.nos(["check", "evening.nos"]).status(0);
        folder.nos(["replay", "evening.nos"]).status(0);
        for other in LAWS.iter().filter(|other| other.name() != row.name()) {
            let wrong = folder.nos(["play", "--law", other.name(), "evening.nos"]).ran();
            assert_eq!(wrong.status, 2, "{} {}", row.name(), other.name());
        }
    }
}

#[test]
fn nos_toml_names_the_law_of_new_journals_and_of_no_script() {
    for row in LAWS {
        let folder = Folder::new();
        folder.write("nos.toml", format!("table.law = \"{}\"", row.name()));
        folder.nos(["play", "evening.nos"]).ran();
        let asked = Folder::new();
        asked.nos(["play", "--law", row.name(), "evening.nos"]).ran();
        assert_eq!(folder.read("evening.nos"), asked.read("evening.nos"));
        let script = "seat Anna Bram Cees\ndeal\nset Bram 6-6";
        folder.write("script.nos", script);
        folder.nos(["replay", "script.nos"]).status(0);
    }
}

#[test]
fn an_unknown_law_is_a_fault_of_the_command_line() {
    let folder = Folder::new();
    for line in ["play --law whist x.nos", "rule --law whist", "tutor --law whist"] {
        let wrong = folder.nos(line.split(' ')).ran();
        assert_eq!(wrong.status, 2, "{line}");
        assert!(wrong.err.contains("fives-and-threes"), "{line}");
    }
    assert!(!folder.join("x.nos").exists());
}

#[test]
fn every_law_accepts_similar_names_with_a_warning() {
    let warning = "\u{410}nna looks like Anna, but is another name.";
    let table = [
        ("nos", "seat Anna Bram \u{410}nna"),
        ("nos", "seat Anna Bram Cees\njoin \u{410}nna"),
        ("fives-and-threes", "seat Anna \u{410}nna"),
    ];
    let folder = Folder::new();
    for (at, (law, script)) in table.into_iter().enumerate() {
        let line = format!("play --law {law} evening-{at}.nos");
        let played = folder.nos(line.split(' ')).stdin(script).ran();
        let told = played.out.replace('\n', " ");
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(warning), "{script}: {told}");
        assert_eq!(played.status, 0, "{script}");
    }
}

#[test]
fn a_name_is_kept_in_one_form_and_found_in_any() {
    let folder = Folder::new();
    let script = "seat E\u{301}va Bram Cees\ndeal\nset \u{e9}va 6-6";
    let played = folder.nos(["play", "evening.nos"]).stdin(script).ran();
    assert_eq!(played.status, 0);
    let kept = folder.read("evening.nos");
    assert!(kept.contains(" seat \u{c9}va Bram Cees # ~"), "{kept}");
    assert!(kept.contains(" set \u{c9}va 6-6 # ~"), "{kept}");
    let twice = folder.nos(["play", "twice.nos"]).stdin("seat E\u{301}va Bram \u{e9}va").ran();
    assert_eq!(twice.status, 1);
    assert!(twice.err.contains("named twice"), "{}", twice.err);
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
                    law.name(),
                    verb.row.word
                );
            }
        }
    }
}

/// A script with the articles and the message of its last ruling.
struct Cited {
    script: &'static str,
    articles: &'static [&'static str],
    message: &'static str,
}

#[rustfmt::skip]
const CITED: &[Cited] = &[
    Cited { script: "law 1;house payments.nos 6", articles: &[], message: "House rule: payments.nos 6." },
    Cited { script: "law dominoes 1", articles: &[], message: "The law is that of dominoes, edition 1." },
    Cited { script: "law matador 1", articles: &[], message: "The law is that of matador, edition 1." },
    Cited { script: "law tiddle-a-wink 1", articles: &[], message: "The law is that of tiddle-a-wink, edition 1." },
    Cited { script: "law backgammon 1;house game.jacoby on", articles: &["7.3"], message: "House rule: game.jacoby on." },
    Cited { script: "law backgammon 1;house game.stake 5", articles: &["5.1"], message: "House rule: game.stake 5." },
    Cited { script: "law cribbage 1;house game.muggins on", articles: &["5.8"], message: "House rule: game.muggins on." },
    Cited { script: "law dominoes 1;house game.target 20", articles: &["6.1"], message: "House rule: game.target 20." },
    Cited { script: "law dominoes 1;house game.set 9", articles: &["1.2"], message: "House rule: game.set 9." },
    Cited { script: "law fives-and-threes 1;house game.target 8", articles: &["6.1"], message: "House rule: game.target 8." },
    Cited { script: "law dominoes 1;seat Anna", articles: &[], message: "another player's name is expected here; two to ten play dominoes" },
    Cited { script: "law matador 1;seat Anna Bram", articles: &[], message: "another player's name is expected here; three to eight play matador" },
    Cited { script: "law tiddle-a-wink 1;seat Anna Bram Cees Dirk Eleni", articles: &[], message: "another player's name is expected here; six to ten play tiddle-a-wink" },
    Cited { script: "law dominoes 1;seat Anna go", articles: &[], message: "a player's name is expected here; \"go\" is a word of nos: write the name as go_V" },
    Cited { script: "law matador 1;seat Anna Bram redeal", articles: &[], message: "a player's name is expected here; \"redeal\" is a word of nos: write the name as redeal_V" },
    Cited { script: "law tiddle-a-wink 1;seat Anna draw", articles: &[], message: "a player's name is expected here; \"draw\" is a word of nos: write the name as draw_V" },
    Cited { script: "law dominoes 1;seat Anna Bram;deal;play Anna 5-5;play 5-4;play 5-3;play 5-2;draw 18;pass;pass;count Bram 20;count Anna 120", articles: &["5.3", "5.5", "5.4", "6.1"], message: "Anna counts 120. The round is over. Bram wins the game. Points: Anna 0, Bram 100. Games: Anna 0, Bram 1." },
    Cited { script: "law dominoes 1;seat Anna Bram;deal;play Anna 5-5;play 5-4;play 5-3;play 5-2;draw 18;pass;pass;pass", articles: &[], message: "the play is over; the tiles still held are counted now [5.3]" },
    Cited { script: "law fives-and-threes 1;house game.target 8;seat Anna Bram;lot Bram 6-0 Anna 5-3;deal;play Anna 0-6;pass;play Anna 6>6 on 6;play Bram 0-2 on left;play Anna 2>6;play Bram 6>5 on left;play Anna 5-2;pass;play Anna 2>2 on 2;2>4 on left;play 1>4;6>1 on 6;play Bram 1-1 on right;play 4>1", articles: &["3.1", "6.2", "5.1"], message: "Anna plays 4-1 on the left. The ends make 3. 2 points would go beyond 8, so they are disregarded. Anna stays at 7. The last tile is played, and the hand is over." },
];

#[test]
fn a_ruling_cites_the_deciding_articles() {
    let folder = Folder::new();
    for Cited { script, articles, message } in CITED {
        let script = script.replace(';', "\n") + "\n";
        let told = folder.nos(["replay", "--json", "--keep-going", "-"]).stdin(&script).ran();
        let told = told.out;
        let last = told.lines().rev().nth(1).unwrap();
        let last: serde_json::Value = serde_json::from_str(last).unwrap();
        assert_eq!(last["articles"], serde_json::json!(articles), "{script}");
        assert_eq!(last["message"], *message, "{script}");
    }
}

#[test]
fn the_first_recorded_entry_of_a_journal_names_its_law() {
    for (script, law) in rows! {
        "law 99\nseat Anna Bram Cees\n", "law 1";
        "law chess 99\nseat Anna Bram\n", "law chess 1";
        "law chess 1 so\nlaw chess 1\nseat Anna Bram\n", "law chess 1";
        "law sjoelen\nseat Anna Bram Cees\n", "law 1";
        "law\nseat Anna Bram Cees\n", "law 1";
        "sit down\nseat Anna Bram Cees\n", "law 1";
    } {
        // The file may exist and be empty.
        for folder in [Folder::new(), Folder::new().with("club.nos", "")] {
            let played = ["play", "club.nos", "--keep-going"];
            folder.nos(played).stdin(script).status(1);
            let entries = folder.journal("club.nos");
            assert_eq!(entries.len(), 2, "{script}: {entries:?}");
            assert_eq!(entries[0], law, "{script}");
            folder.nos(["check", "club.nos"]).status(0);
            folder.nos(["play", "club.nos"]).stdin("note so it was\n").status(0);
        }
    }
}
