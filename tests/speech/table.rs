//! The tables of verbs match the reader.

use super::printed;
use crate::support::values::verbs;
use nos_base::Article;
use nos_entry::{ArgumentRow, Body, Dialect, Group, Takes, VerbRow, Want, annotate, read_line};
use nos_laws::LAWS;
use nos_laws::nos::LAW;

/// Returns the shortest and the fullest way to type an argument, by its usage line.
fn sample(usage: &str) -> (&'static str, &'static str) {
    match usage {
        "NAME" => ("Eva", "Eva"),
        "[NAME]" => ("", "Eva"),
        "NAME NAME NAME [NAME [NAME]]" => ("Anna Bram Cees", "Anna Bram Cees Dirk Eva"),
        "[after NAME]" => ("", "after Bram"),
        "NAME N [NAME N ...]" => ("Anna 0", "Anna 496 Bram 0"),
        "NAME TILE [NAME TILE ...]" => ("Anna 6-4", "Anna 6-4 Bram 5-5"),
        "TILE" => ("6-4", "6-4"),
        "TILE [TILE ...]" => ("6-4", "6-4 5-5 1-0"),
        "[NAME] TILE [on ARM] [claim|stands]" => ("6>4", "Eva 6>4 on 4 stands"),
        "[on left|right|N]" => ("", "on left"),
        "[drawn]" => ("", "drawn"),
        "kept|returned" => ("kept", "returned"),
        "GAME" => ("2", "matador first here then there then ordinary-cross"),
        "KIND" => ("covering", "no-draw"),
        "KEY VALUE" => ("payments.close 25", "house.extra_games true"),
        "N" => ("14", "14"),
        "[N]" | "[M]" => ("", "14"),
        "[TILE|at N]" => ("", "at 14"),
        "[NAME|at N]" => ("", "at 14"),
        "[N.N|WORD]" => ("", "11.2f"),
        "[N|hand N|all]" => ("", "hand 3"),
        "TEXT" => ("words", "two words"),
        "[WORD]" => ("", "draw"),
        "ENTRY" => ("deal", "draw Eva 2"),
        other => panic!("{other}"),
    }
}

fn row_of(line: &str) -> (&'static VerbRow, Group) {
    match read_line(LAW.language, line).unwrap().body.unwrap() {
        Body::Entry(entry) => (entry.row(), Group::Hand),
        Body::Amendment(amendment) => (amendment.row(), Group::Correction),
        Body::Question(question) => (question.row(), Group::Question),
        Body::Correction(correction) => {
            let said = correction.to_string();
            let verb = said.split(' ').next().unwrap();
            (LAW.language.lexicon().verb(verb).unwrap().row, Group::Correction)
        }
    }
}

#[test]
fn every_example_is_read_and_printed_unchanged() {
    for row in verbs() {
        assert_eq!(printed(row.example, read_line(LAW.language, row.example)), row.example);
        let (read, group) = row_of(row.example);
        assert_eq!(read, row, "{}", row.word);
        let is_entry = matches!(row.group, Group::Session | Group::Hand);
        assert!(row.group == group || is_entry && group == Group::Hand);
    }
}

#[test]
fn every_verb_takes_the_arguments_it_says_with_and_without_those_in_brackets() {
    for row in verbs() {
        for word in row.words() {
            for choice in 0..1 << row.arguments.len() {
                let mut line = word.to_owned();
                for (at, argument) in row.arguments.iter().enumerate() {
                    let (least, most) = sample(argument.usage);
                    let said = if choice >> at & 1 == 1 { most } else { least };
                    line = format!("{line} {said}");
                }
                assert!(read_line(LAW.language, &line).is_ok(), "{line}");
                let is_entry = !matches!(row.group, Group::Question | Group::Correction);
                if is_entry && row.word != "note" {
                    let waived = format!("{line} waive");
                    assert!(read_line(LAW.language, &waived).is_ok(), "{waived}");
                }
            }
        }
    }
}

#[test]
fn a_missing_argument_is_reported_at_the_end() {
    let mut missing = 0;
    for row in verbs() {
        let least = row.arguments.iter().map(|argument| sample(argument.usage).0);
        let mut words = vec![row.word];
        words.extend(least.flat_map(str::split_whitespace));
        if words.len() == 1 {
            continue;
        }
        words.pop();
        let line = words.join(" ");
        let error = read_line(LAW.language, &format!("{line}  # so far")).unwrap_err();
        assert_eq!(error.verb, Some(row), "{line}");
        assert_eq!(error.width, 0, "{line}");
        assert_eq!(error.column, line.chars().count() + 1, "{line}");
        assert_eq!(error.found, None, "{line}");
        missing += 1;
    }
    assert!(missing > 10);
}

#[test]
fn nothing_may_follow_the_last_argument() {
    for row in verbs() {
        let takes_all =
            |argument: &ArgumentRow| ["TEXT", "[WORD]", "ENTRY"].contains(&argument.usage);
        if row.arguments.iter().any(takes_all) {
            continue;
        }
        let line = format!("{} !", row.example);
        assert!(read_line(LAW.language, &line).is_err(), "{line}");
    }
}

#[test]
fn every_expected_word_belongs_to_the_language() {
    let mut asked = 0;
    for row in verbs() {
        let samples = row.arguments.iter().map(|argument| sample(argument.usage).1);
        let mut lines = vec![row.example.to_owned(), row.word.to_owned()];
        let full: Vec<&str> = samples.collect();
        lines.push(format!("{} {}", row.word, full.join(" ")));
        for line in lines {
            let ends = line.match_indices(' ').map(|(at, _)| at).chain([line.len()]);
            for end in ends.collect::<Vec<_>>() {
                let reading = annotate(LAW.language, &line[..end], Dialect::Written);
                for want in reading.wants {
                    let (Want::Word(word) | Want::Whole(word)) = want else { continue };
                    let is_value = word.contains('.') || ["true", "false", ";"].contains(&word);
                    assert!(is_value || LAW.language.lexicon().find(word).is_some(), "{word}");
                    asked += 1;
                }
            }
        }
    }
    assert!(asked > 100);
}

#[test]
fn every_article_of_the_table_exists() {
    let mut articles = 0;
    for row in verbs() {
        for article in row.articles {
            let read = Article::read(article).map(|article| article.to_string());
            assert_eq!(read.as_deref(), Some(*article), "{}", row.word);
            articles += 1;
        }
    }
    assert!(articles > 0);
}

#[test]
fn every_row_has_a_help_text_of_one_line() {
    for row in verbs() {
        let help = LAW.language.lexicon().help(row);
        assert!((10..=70).contains(&help.chars().count()), "{help}");
        assert!(!help.ends_with('.'), "{help}");
        assert!(row.word.bytes().all(|b| b.is_ascii_lowercase()), "{help}");
    }
}

#[test]
fn the_usage_matches_the_slots() {
    let mut slots = 0;
    for law in LAWS {
        let verbs = law.language.lexicon().verbs();
        for argument in verbs.flat_map(|verb| verb.row.arguments) {
            let usage = argument.usage;
            let words = usage.split(|c: char| !c.is_alphanumeric() && c != '-');
            let words: Vec<&str> = words.collect();
            assert!(!argument.slots.is_empty(), "{usage}");
            let is_bracketed = usage.starts_with('[') && !usage.contains("] ");
            assert_eq!(argument.is_optional(), is_bracketed, "{usage}");
            for slot in argument.slots {
                slots += 1;
                let is_told = |word: &&str| words.contains(word);
                assert!(slot.after.as_ref().is_none_or(is_told), "{usage}");
                let has_name = words.contains(&"NAME");
                match slot.takes {
                    Takes::Player | Takes::PlayerOr(_) | Takes::Newcomer => {
                        assert!(has_name, "{usage}")
                    }
                    Takes::Entry => assert_eq!(usage, "ENTRY"),
                    Takes::Phrase => assert_eq!(usage, "GAME"),
                    Takes::Word(own) => {
                        assert!(usage == "KIND" || own.iter().all(is_told), "{usage}");
                    }
                    Takes::End(_) | Takes::Rest | Takes::Text => {}
                    Takes::Number { .. } | Takes::EntryNo => {
                        let is_number = |word: &&str| ["N", "M"].contains(word);
                        assert!(words.iter().any(is_number), "{usage}");
                    }
                    Takes::Piece => {
                        let pieces = ["TILE", "CARD", "MOVE", "PLAY", "SQUARE"];
                        assert!(words.iter().any(|word| pieces.contains(word)), "{usage}");
                    }
                }
            }
        }
    }
    assert!(slots > 300);
}

#[test]
fn the_usage_of_a_verb_is_one_line() {
    for usage in [
        "deal",
        "seat NAME NAME NAME [NAME [NAME]]",
        "join NAME [after NAME]",
        "recount NAME N [NAME N ...]",
        "house KEY VALUE",
        "excess NAME N kept|returned",
        "set [NAME] TILE [drawn]",
        "announce GAME",
        "draw [NAME] [N]",
        "play [NAME] TILE [on ARM] [claim|stands]",
        "foul NAME KIND",
        "reveal NAME TILE [TILE ...]",
        "lot NAME TILE [NAME TILE ...]",
        "flip [NAME] TILE [on left|right|N]",
        "fix N ENTRY",
        "legal [TILE|at N]",
        "holds [NAME|at N]",
        "history [N|hand N|all]",
        "rule [N.N|WORD]",
        "help [WORD]",
        "note TEXT",
    ] {
        let row = LAW.language.lexicon().verb(usage.split(' ').next().unwrap()).unwrap().row;
        assert_eq!(row.usage(), usage);
    }
}
