//! Evenings of every law that are made up, told in Dutch: no word of theirs is English alone.

use crate::support::folder::Folder;
use crate::support::sources::{below, root};
use nos::laws::LAWS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;

fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    // What has a digit is a square, a card or an article.
    words
        .filter(|word| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_alphabetic()))
        .map(str::to_lowercase)
}

/// What is told in a file of messages: neither names nor what stands in braces.
fn sentences(file: &str) -> String {
    let mut told = String::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let begun = line.trim_start();
        let text = match begun.chars().next() {
            Some('[' | '*') => begun.split_once(']').map_or("", |(_, text)| text),
            Some('.') => begun.split_once('=').map_or("", |(_, text)| text),
            _ if begun.len() == line.len() => line.split_once('=').map_or("", |(_, text)| text),
            _ => begun,
        };
        let mut depth = 0_usize;
        for c in text.chars() {
            match c {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ if depth == 0 => told.push(c),
                _ => {}
            }
        }
        told.push('\n');
    }
    told
}

/// The words that a language has, in its messages, its help and its rulebooks.
fn language(tag: &str, rulebook: &str) -> BTreeSet<String> {
    let source = root().join("src");
    let messages = below(&source, &format!(".{tag}.ftl"));
    let messages = messages
        .iter()
        .map(|path| sentences(&fs::read_to_string(path).unwrap()));
    let texts = [format!(".{tag}.txt"), rulebook.to_owned()].map(|ending| below(&source, &ending));
    // Entries of lessons, and the words of topics, are English in every language.
    let is_told = |line: &&str| !["# ", "= ", "? "].iter().any(|sign| line.starts_with(sign));
    let texts = texts.iter().flatten().map(|path| {
        let text = fs::read_to_string(path).unwrap();
        text.lines().filter(is_told).collect::<Vec<_>>().join("\n")
    });
    messages
        .chain(texts)
        .flat_map(|text| words(&text).collect::<Vec<_>>())
        .collect()
}

/// What is read on a page. What somebody wrote stands in quotation marks there.
fn read(page: &str) -> String {
    let mut text = String::new();
    let mut rest = page;
    while let Some((before, after)) = rest.split_once('<') {
        text += before;
        text += match after {
            begins if begins.starts_with("q>") => "\n\"",
            ends if ends.starts_with("/q>") => "\"\n",
            _ => "\n",
        };
        let mut hidden = ["style", "script"].into_iter();
        let hidden = hidden.find(|hidden| after.starts_with(hidden));
        let (_, after) = match hidden {
            Some(hidden) => after.split_once(&format!("</{hidden}>")).unwrap(),
            None => after.split_once('>').unwrap(),
        };
        rest = after;
    }
    (text + rest).replace("&quot;", "\"")
}

/// A text without what was typed as it stands: notes, and what is quoted.
fn without_free_text(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.contains("noteer "));
    let mut free = String::new();
    for line in lines {
        let parts = line.split('"').step_by(2);
        free.extend(parts);
        free.push('\n');
    }
    free
}

/// Asked after the lines of an evening, one after the other, and corrections that are made there.
const BETWEEN: [&str; 20] = [
    "status",
    "why",
    "holds",
    "audit",
    "legal",
    "show",
    "history 2",
    "balances",
    "why 3",
    "history fouls",
    "undo",
    "noteer koffie",
    "doorhalen 3",
    "verbeter 4 noteer thee",
    "history Anna",
    "rule 3.1",
    "try deal",
    "help",
    "card",
    "void",
];

/// What is asked of the evening when it is over.
const AFTER: [&[&str]; 8] = [
    &["settle", "evening.nos"],
    &["report", "evening.nos", "-o", "-"],
    &["history", "evening.nos", "--penalties"],
    &["history", "evening.nos", "--payments"],
    &["history", "evening.nos", "all"],
    &["balances", "evening.nos", "--by", "hand"],
    &["audit", "evening.nos"],
    &["why", "evening.nos", "--html"],
];

#[test]
fn an_evening_of_every_law_is_told_in_dutch_without_an_english_word() {
    is_dutch(0..LAWS.len());
}

#[test]
#[ignore = "takes minutes: a hundred evenings"]
fn a_hundred_evenings_are_told_in_dutch_without_an_english_word() {
    is_dutch(0..100);
}

fn is_dutch(evenings: Range<usize>) {
    let least = 400 * evenings.len();
    let dutch = language("nl", "rulebook.nl.md");
    let english = language("en", "rulebook.md");
    let english: BTreeSet<&String> = english.difference(&dutch).collect();
    assert!(english.len() > 800, "{}", english.len());
    for word in ["draws", "foul", "deal", "covering", "off", "fifteen"] {
        assert!(english.iter().any(|own| **own == word), "{word}");
    }
    let folder = Folder::new();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut lines = 0;
    for evening in evenings {
        let law = LAWS[evening % LAWS.len()].name;
        let (seed, fouls) = (evening.to_string(), ["0.3", "0"][evening / LAWS.len() % 2]);
        let made = [
            "simulate", "--law", law, "--hands", "2", "--seed", &seed, "--fouls", fouls,
        ];
        let script = folder
            .nos(["--lang", "en"])
            .args(made)
            .columns(100)
            .ran()
            .all();
        let is_said = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let said: Vec<&str> = script.lines().filter(is_said).collect();
        assert!(said.len() > 10, "{script}");
        // Names are the same in every language, and so are cards: the ace of spades is As.
        let seats = said
            .iter()
            .filter(|line| line.starts_with("seat ") || line.contains("join "));
        let mut kept: BTreeSet<String> = seats.flat_map(|line| words(line)).collect();
        kept.insert("as".to_owned());
        let between = said
            .iter()
            .zip(BETWEEN.iter().cycle().skip(evening))
            .map(|(line, asked)| format!("{line}\n{asked}\n"));
        let asked: String = between.collect();
        folder.write("asked.nos", asked);
        folder.write("evening.nos", &script);
        let replay: &[&str] = &["replay", "asked.nos", "--keep-going"];
        for command in [replay].into_iter().chain(AFTER) {
            let text = folder
                .nos(["--lang", "nl"])
                .args(command)
                .columns(100)
                .ran()
                .all();
            let text = if text.starts_with("<!DOCTYPE") {
                read(&text)
            } else {
                text
            };
            let text = without_free_text(&text);
            // An error shows the line as it is written in the script, and the name of that.
            let own = |line: &&str| {
                let (number, rest) = line.trim_start().split_once(" | ").unwrap_or(("", ""));
                rest.is_empty() || number.parse::<u32>().is_err()
            };
            // The values of house rules are typed in English.
            let text = ["asked.nos", "game.muggins off", "game.muggins on"]
                .iter()
                .fold(text, |text, own| text.replace(own, ""));
            for line in text.lines().filter(own) {
                lines += 1;
                let odd = words(line).filter(|word| english.contains(word) && !kept.contains(word));
                for word in odd {
                    let place = format!("{law}, {}: {}", command.join(" "), line.trim());
                    found.entry(word).or_insert(place);
                }
            }
        }
    }
    assert!(lines > least, "{lines}");
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_dutch_table_turns_a_house_rule_on_and_off_with_dutch_words() {
    let folder = Folder::new();
    struct Case {
        law: &'static str,
        typed: &'static str,
        told: &'static str,
    }
    let table = [
        Case {
            law: "nos",
            typed: "house.extra_games ja",
            told: "house.extra_games ja",
        },
        Case {
            law: "nos",
            typed: "house.extra_games aan",
            told: "house.extra_games ja",
        },
        Case {
            law: "nos",
            typed: "house.extra_games true",
            told: "house.extra_games ja",
        },
        Case {
            law: "nos",
            typed: "house.wait_breaks_payment nee",
            told: "house.wait_breaks_payment nee",
        },
        Case {
            law: "cribbage",
            typed: "game.muggins aan",
            told: "game.muggins aan",
        },
        Case {
            law: "cribbage",
            typed: "game.muggins on",
            told: "game.muggins aan",
        },
        Case {
            law: "cribbage",
            typed: "game.muggins uit",
            told: "game.muggins uit",
        },
        Case {
            law: "backgammon",
            typed: "game.jacoby aan",
            told: "game.jacoby aan",
        },
        Case {
            law: "nos",
            typed: "house.extra_games zelden",
            told: "bij house.extra_games hoort ja of nee, niet \"zelden\"",
        },
        Case {
            law: "cribbage",
            typed: "game.muggins zelden",
            told: "bij game.muggins hoort aan of uit, niet \"zelden\"",
        },
    ];
    for Case { law, typed, told } in table {
        let script = format!("law {law} 1\nhuisregel {typed}\n").replace("law nos 1", "law 1");
        folder.write("house.nos", script);
        let text = folder
            .nos(["--lang", "nl"])
            .args(["replay", "house.nos"])
            .columns(100)
            .ran()
            .all();
        assert!(text.contains(told), "{typed}: {text}");
    }
}

#[test]
fn a_board_of_letters_has_those_of_dutch_players() {
    let folder = Folder::new();
    folder.write("nos.toml", "[prompt]\nascii = \"always\"\n");
    let shown = |script: &str| {
        folder.write("board.nos", script);
        folder
            .nos(["--lang", "nl"])
            .args(["replay", "board.nos"])
            .columns(100)
            .ran()
            .all()
    };
    let text =
        shown("law chess 1\naan tafel Anna Bram\nbegin Anna\nmove Anna Pf3\nmove Bram Nc6\ntoon\n");
    for row in [
        "  8  t  .  l  d  k  l  p  t\n",
        "  7  o  o  o  o  o  o  o  o\n",
        "  3  .     .     .  P  .\n",
    ] {
        assert!(text.contains(row), "{text}");
    }
    let text = shown("law checkers 1\naan tafel Anna Bram\nbegin Anna\nmove Anna 11-15\ntoon\n");
    for row in [
        "        9z       10z       11        12z\n",
        "  21w       22w       23w       24w\n",
    ] {
        assert!(text.contains(row), "{text}");
    }
}

#[test]
fn a_dutch_report_has_the_text_of_a_note_and_no_clock_that_is_part_of_one() {
    let folder = Folder::new();
    let script = "law chess 1\nseat Anna Bram\nbegin Anna\nmove Anna Nf3 {1:00:00}\n\
        note Bram was late {0:59:00}\n";
    folder.write("chess.nos", script);
    folder
        .nos(["--lang", "nl"])
        .args(["report", "chess.nos", "-o", "p.html"])
        .columns(100)
        .ran()
        .all();
    let page = folder.read("p.html");
    for line in [
        "<p title=\"zet Anna Pf3 {1:00:00}\">Pf3 <span class=\"note\">1:00:00</span> </p>",
        "<p title=\"noteer Bram was late {0:59:00}\"><q>Bram was late {0:59:00}</q> Genoteerd.</p>",
    ] {
        assert!(page.contains(line), "{page}");
    }
}
