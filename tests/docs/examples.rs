//! The shipped examples: the end of each, and whether its hands could have been dealt.

use crate::support::folder::Folder;
use crate::support::program::{Nos, Ran};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

struct Example {
    name: &'static str,
    ends: &'static [&'static str],
    /// The exit status of a replay to the end.
    status: i32,
    hands: usize,
}

const EXAMPLES: &[Example] = &rows! { Example { name, ends, status, hands }:
    "backgammon.nos",
        &[
            "│ games won           │     2 │     1 │",
            "└─────────────────────┴───────┴───────┘",
            "133 entries: 129 in order, 4 fouls; 0 rejected.",
        ],
        0, 0;
    "checkers.nos",
        &[
            "│ games won                  │     0 │     1 │",
            "└────────────────────────────┴───────┴───────┘",
            "74 entries: 72 in order, 2 fouls; 0 rejected.",
        ],
        0, 0;
    "chess.nos",
        &[
            "│ games won                  │     1 │     0 │",
            "└────────────────────────────┴───────┴───────┘",
            "52 entries: 49 in order, 3 fouls; 0 rejected.",
        ],
        0, 0;
    "cribbage.nos",
        &[
            "│                    │ ┊     │   ┊████ │",
            "└────────────────────┴───────┴─────────┘",
            "105 entries: 103 in order, 2 fouls; 0 rejected.",
        ],
        0, 7;
    "disputes.nos", &["132 entries: 116 in order, 16 fouls; 2 rejected."], 1, 4;
    "dominoes.nos", &["42 entries: 39 in order, 3 fouls; 0 rejected."], 0, 2;
    "evening.nos", &["Mies pays Teun 20.", "Joost pays Hanneke 40.", "207 entries: 206 in order, 1 foul; 0 rejected."], 0, 7;
    "fives-and-threes.nos",
        &[
            "│                  │       ┊     │         ┊████ │",
            "└──────────────────┴─────────────┴───────────────┘",
            "90 entries: 89 in order, 1 foul; 0 rejected.",
        ],
        0, 4;
    "full-table.nos", &["137 entries: 136 in order, 1 foul; 0 rejected."], 0, 5;
    "matador.nos", &["63 entries: 61 in order, 2 fouls; 0 rejected."], 0, 2;
    "tiddle-a-wink.nos", &["51 entries: 50 in order, 1 foul; 0 rejected."], 0, 2;
};

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples")
}

fn replay(file: &Path, style: &[&str]) -> Ran {
    Nos::run(["replay", "--keep-going"]).args(style).args([file]).columns(100).ran()
}

#[test]
fn every_example_is_tested() {
    let shipped: BTreeSet<_> = fs::read_dir(examples())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".nos"))
        .collect();
    let tested: BTreeSet<_> = EXAMPLES.iter().map(|one| one.name.to_owned()).collect();
    assert_eq!(shipped, tested);
}

#[test]
fn every_example_ends_as_its_story_says() {
    for example in EXAMPLES {
        let Ran { status, out: rulings, err: wrong } = replay(&examples().join(example.name), &[]);
        let lines: Vec<_> = rulings.lines().collect();
        assert!(lines.ends_with(example.ends), "{}: {rulings}", example.name);
        assert_eq!(status, example.status, "{}: {wrong}", example.name);
        assert_eq!(wrong.is_empty(), example.status == 0, "{wrong}");
    }
}

#[test]
fn every_rejected_line_of_an_example_is_pointed_at() {
    let wrong = replay(&examples().join("disputes.nos"), &[]).err;
    let heads = wrong.lines().filter(|line| line.contains(".nos:"));
    let heads: Vec<_> =
        heads.filter_map(|line| Some(line.split_once("disputes.nos:")?.1)).collect();
    assert_eq!(
        heads,
        [
            "28:12: 6-1 can lie in several ways; say 6-1 on left, or 6-1 on right",
            "34:1: it is too late to ask: another player has acted since Dolf played 5-5 [7.3]",
        ]
    );
}

/// Copies a script and asks `holds` before every play and go, and before every tile shown at the
/// end of a hand.
fn asking(script: &str) -> String {
    let mut asking = String::new();
    for line in script.lines() {
        let shows = ["play ", "go", "reveal ", "count "].iter().any(|verb| line.starts_with(verb));
        asking.push_str(if shows { "holds\n" } else { "" });
        asking.push_str(line);
        asking.push('\n');
    }
    asking
}

#[test]
fn the_hands_of_the_examples_could_have_been_dealt() {
    let copies = Folder::new();
    for example in EXAMPLES {
        let script = fs::read_to_string(examples().join(example.name)).unwrap();
        let copy = copies.join(example.name);
        fs::write(&copy, asking(&script)).unwrap();
        let answers = replay(&copy, &["--json"]).out;
        let mut asked = 0;
        let mut hands = BTreeSet::new();
        for line in answers.lines() {
            let answer: Value = serde_json::from_str(line).unwrap();
            // Before the first tile nothing is known.
            if answer["question"] == "holds" && !answer["answer"].is_null() {
                assert_eq!(answer["answer"]["consistent"], true, "{}", example.name);
                asked += 1;
            }
            hands.insert(answer["state"]["hand"].as_u64().unwrap_or(0));
        }
        hands.remove(&0);
        assert_eq!(hands.len(), example.hands, "{}", example.name);
        assert!(asked + 1 >= example.hands, "{}: {asked}", example.name);
    }
}

#[test]
fn the_examples_show_most_of_the_games() {
    let mut games = BTreeSet::new();
    for example in EXAMPLES {
        let script = fs::read_to_string(examples().join(example.name)).unwrap();
        for line in script.lines() {
            if let Some(game) = line.trim().strip_prefix("announce ") {
                games.insert(game.split('#').next().unwrap_or_default().trim().to_owned());
            }
        }
    }
    assert!(games.len() >= 12, "{games:?}");
}
