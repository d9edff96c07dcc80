//! The table of verbs holds what the reader does.

use super::printed;
use nos::speech::argument::Argument;
use nos::speech::verb::{Group, VERBS};
use nos::speech::{Body, Dialect, Verb, read_line};
use nos::table::article::Article;

/// A way to type each kind of argument.
fn sample(argument: Argument) -> &'static str {
    match argument {
        Argument::Name | Argument::OptionalName | Argument::NewName => "Eva",
        Argument::NewNames => "Anna Bram Cees Dirk Eva",
        Argument::After => "after Bram",
        Argument::NamesAndNumbers => "Anna 496 Bram 0",
        Argument::NamesAndTiles => "Anna 6-4 Bram 5-5",
        Argument::Tile | Argument::LyingTile => "6-4",
        Argument::PlayedTile => "6>4",
        Argument::Tiles => "6-4 5-5 1-0",
        Argument::On => "on 4",
        Argument::OnEnd => "on left",
        Argument::ClaimOrStands => "stands",
        Argument::Drawn => "drawn",
        Argument::KeptOrReturned => "kept",
        Argument::Game => "matador first here then there then ordinary-cross",
        Argument::FoulKind => "no-draw",
        Argument::HouseKey => "payments.close",
        Argument::HouseValue => "25",
        Argument::Number => "0",
        Argument::Count | Argument::OptionalCount => "3",
        Argument::EntryNumber | Argument::OptionalEntryNumber => "14",
        Argument::TileOrEntryNumber | Argument::NameOrEntryNumber => "at 14",
        Argument::Article => "11.2f",
        Argument::All => "all",
        Argument::Text => "two words",
        Argument::Topic => "draw",
        Argument::Entry => "draw Eva 2",
    }
}

#[test]
fn every_example_is_read_as_its_verb_and_printed_as_it_stands() {
    assert!(!VERBS.is_empty());
    for (at, row) in VERBS.iter().enumerate() {
        assert_eq!(row.verb as usize, at, "{}", row.word);
        assert_eq!(printed(row.example, Dialect::Written), row.example);
        let (verb, group) = match read_line::<nos::law::nos::session::Session>(row.example)
            .unwrap()
            .body
            .unwrap()
        {
            Body::Entry(entry) => {
                let verb = Verb::of(&entry.act);
                (verb, verb.group())
            }
            Body::Correction(correction) => (
                Verb::read(correction.to_string().split(' ').next().unwrap()).unwrap(),
                Group::Correction,
            ),
            Body::Question(question) => (question.verb(), Group::Question),
        };
        assert_eq!((verb, group), (row.verb, row.group), "{}", row.word);
    }
}

#[test]
fn every_verb_takes_the_arguments_it_says_with_and_without_those_in_brackets() {
    assert!(!VERBS.is_empty());
    for row in &VERBS {
        for word in row.words() {
            for choice in 0..1 << row.arguments.len() {
                let mut line = word.to_owned();
                let mut complete = true;
                for (at, argument) in row.arguments.iter().enumerate() {
                    if choice >> at & 1 == 1 {
                        line = format!("{line} {}", sample(*argument));
                    } else {
                        complete &= argument.is_optional();
                    }
                }
                let read = read_line::<nos::law::nos::session::Session>(&line);
                assert_eq!(read.is_ok(), complete, "{line}");
                if complete && row.group != Group::Question && row.verb != Verb::Note {
                    assert!(
                        read_line::<nos::law::nos::session::Session>(&format!("{line} waive"))
                            .is_ok(),
                        "{line} waive"
                    );
                }
                if let Err(error) = read {
                    assert_eq!(error.verb, Some(row.verb), "{line}");
                }
            }
        }
    }
}

#[test]
fn what_is_missing_at_the_end_is_missed_there() {
    let mut missing = 0;
    for row in VERBS.iter().filter(|row| !row.arguments.is_empty()) {
        let required = row
            .arguments
            .iter()
            .filter(|argument| !argument.is_optional());
        let samples: Vec<&str> = required.map(|argument| sample(*argument)).collect();
        let Some((_, but_last)) = samples.split_last() else {
            continue;
        };
        let line = [&[row.word], but_last].concat().join(" ");
        let error =
            read_line::<nos::law::nos::session::Session>(&format!("{line}  # so far")).unwrap_err();
        assert_eq!(error.width, 0, "{line}");
        assert_eq!(error.column, line.chars().count() + 1, "{line}");
        assert_eq!(error.found, None, "{line}");
        missing += 1;
    }
    assert!(missing > 10);
}

#[test]
fn nothing_stands_after_the_last_argument() {
    for row in VERBS.iter() {
        if row
            .arguments
            .iter()
            .any(|argument| matches!(argument, Argument::Text | Argument::Topic))
        {
            continue;
        }
        let line = format!("{} !", row.example);
        assert!(
            read_line::<nos::law::nos::session::Session>(&line).is_err(),
            "{line}"
        );
    }
}

#[test]
fn every_article_of_the_table_is_one() {
    let mut articles = 0;
    for row in &VERBS {
        for article in row.articles {
            let read = Article::read(article).map(|article| article.to_string());
            assert_eq!(read.as_deref(), Some(*article), "{}", row.word);
            articles += 1;
        }
    }
    assert!(articles > 0);
}

#[test]
fn every_row_says_something_and_fits_a_line_of_help() {
    for row in &VERBS {
        let help = row.help;
        assert!((10..=70).contains(&help.chars().count()), "{help}");
        assert!(!help.ends_with('.'), "{help}");
        assert!(row.word.bytes().all(|b| b.is_ascii_lowercase()), "{help}");
    }
}

#[test]
fn the_usage_of_a_verb_is_one_line() {
    for (verb, usage) in [
        (Verb::Deal, "deal"),
        (Verb::Seat, "seat NAME NAME NAME [NAME [NAME]]"),
        (Verb::Join, "join NAME [after NAME]"),
        (Verb::Recount, "recount NAME N [NAME N ...]"),
        (Verb::House, "house KEY VALUE"),
        (Verb::Excess, "excess NAME N kept|returned"),
        (Verb::Set, "set [NAME] TILE [drawn]"),
        (Verb::Announce, "announce GAME"),
        (Verb::Draw, "draw [NAME] [N]"),
        (Verb::Play, "play [NAME] TILE [on ARM] [claim|stands]"),
        (Verb::Foul, "foul NAME KIND"),
        (Verb::Reveal, "reveal NAME TILE [TILE ...]"),
        (Verb::Lot, "lot NAME TILE [NAME TILE ...]"),
        (Verb::Flip, "flip [NAME] TILE [on left|right|N]"),
        (Verb::Fix, "fix N ENTRY"),
        (Verb::Legal, "legal [TILE|at N]"),
        (Verb::Holds, "holds [NAME|at N]"),
        (Verb::History, "history [all]"),
        (Verb::Rule, "rule [N.N]"),
        (Verb::Help, "help [VERB]"),
        (Verb::Note, "note TEXT"),
    ] {
        assert_eq!(verb.usage().to_string(), usage);
    }
}
