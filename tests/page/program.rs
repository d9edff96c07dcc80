//! `nos settle` and `nos report` on the command line.

use crate::environment;
use crate::table::folder;
use std::fs;
use std::path::Path;

const EVENING: &str =
    "seat Anna Bram Cees\ndeal\nset Bram 6-6\nfoul Cees covering\nvoid\nretire Anna\nsettle\n";

/// The exit status and what the program says.
fn told(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    environment::told(environment::nos(folder).args(arguments), "")
}

#[test]
fn a_sheet_has_five_forms_and_only_one_at_a_time() {
    let folder = folder();
    fs::write(folder.path().join("evening"), EVENING).unwrap();
    let table: [(&[&str], &str); 5] = [
        (&[], "Settlement, 1 hand\n"),
        (&["--json"], "{\"seal\":null,\"state\":{"),
        (
            &["--csv"],
            "kind,player,to,what,amount,money,entry,article,state\n",
        ),
        (&["--markdown"], "**Settlement, 1 hand**\n"),
        (&["--html"], "<!DOCTYPE html>"),
    ];
    for (form, begins) in table {
        let (status, out, err) = told(folder.path(), &[&["settle", "evening"], form].concat());
        assert_eq!((status, err.as_str()), (0, ""), "{form:?}");
        assert!(out.starts_with(begins), "{form:?}: {out}");
    }
    let (status, _, err) = told(folder.path(), &["settle", "evening", "--csv", "--json"]);
    assert_eq!(status, 2);
    assert!(err.contains("cannot be used with"), "{err}");
}

#[test]
fn the_sheet_of_one_player_is_asked_for_by_name() {
    let folder = folder();
    fs::write(folder.path().join("evening"), EVENING).unwrap();
    let (status, out, _) = told(folder.path(), &["settle", "evening", "--player", "anna"]);
    assert_eq!(status, 0);
    assert!(out.contains("Anna left after hand 1 (#6)."), "{out}");
    let (status, out, err) = told(folder.path(), &["settle", "evening", "--player", "Eva"]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert_eq!(
        err,
        "nos: nobody in this evening is called Eva; there are Anna, Bram and Cees\n"
    );
}

#[test]
fn a_report_is_written_to_a_file_and_only_a_page_is_written_over() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("evening"), EVENING).unwrap();
    let (status, page, err) = told(folder.path(), &["report", "evening"]);
    assert_eq!((status, err.as_str()), (0, ""));
    for _ in 0..2 {
        let (status, out, err) = told(folder.path(), &["report", "evening", "-o", "evening.html"]);
        assert_eq!(
            (status, out.as_str(), err.as_str()),
            (0, "evening.html is written.\n", "")
        );
        assert_eq!(fs::read_to_string(path("evening.html")).unwrap(), page);
    }
    let (status, _, err) = told(folder.path(), &["report", "evening", "-o", "evening"]);
    assert_eq!(status, 2);
    assert_eq!(
        err,
        "nos: evening is there already and is no page of nos, so it stays as it is\n"
    );
    assert_eq!(fs::read_to_string(path("evening")).unwrap(), EVENING);
    let own = "<!DOCTYPE html><html><head><title>Our club</title></head></html>";
    fs::write(path("index.html"), own).unwrap();
    let (status, _, err) = told(folder.path(), &["report", "evening", "-o", "index.html"]);
    assert_eq!(status, 2);
    assert!(err.starts_with("nos: index.html is there already"), "{err}");
    assert_eq!(fs::read_to_string(path("index.html")).unwrap(), own);
    let (status, _, err) = told(
        folder.path(),
        &["report", "evening", "-o", "none/evening.html"],
    );
    assert_eq!(status, 5);
    assert!(
        err.starts_with("nos: cannot write none/evening.html: "),
        "{err}"
    );
    let (status, _, err) = told(folder.path(), &["report", "evening", "-o", "/dev/null"]);
    assert_eq!(status, 2);
    assert!(err.starts_with("nos: /dev/null is there already"), "{err}");
    let (status, out, _) = told(folder.path(), &["report", "evening", "-o", "-"]);
    assert_eq!((status, out), (0, page));
    let (status, _, err) = told(folder.path(), &["report", "none"]);
    assert_eq!(status, 5);
    assert!(err.starts_with("nos: cannot read none: "), "{err}");
}

#[test]
fn a_rejected_entry_is_told_of_and_the_rest_is_reported() {
    let folder = folder();
    fs::write(folder.path().join("evening"), format!("{EVENING}deal\n")).unwrap();
    for command in ["settle", "report"] {
        let (status, out, err) = told(folder.path(), &[command, "evening"]);
        assert_eq!(status, 1, "{command}");
        assert!(
            out.contains("Settlement") && err.contains("evening:8:1"),
            "{command}: {err}"
        );
    }
}

/// What stands on a page for whoever reads it or has it read out.
fn visible(page: &str) -> String {
    let labels = page.split("aria-label=\"").skip(1);
    let labels = labels.filter_map(|own| own.split('"').next());
    let told = page.split("</style>").last().unwrap_or_default();
    let told = told.split("<script").next().unwrap_or_default();
    let pieces = told.split('<').filter_map(|own| own.split_once('>'));
    let texts = pieces.map(|(_, text)| text).chain(labels);
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_page_has_the_word_of_its_law_for_what_an_evening_is_made_of() {
    let folder = folder();
    let hands = (["Hand 1", "Hand by hand", "hand"], ["round", "rounds"]);
    let rounds = (["Round 1", "Round by round", "round"], ["hand", "hands"]);
    let games = (["Game 1", "Game by game", "game"], ["hand", "round"]);
    let rondes = (
        ["Ronde 1", "Ronde voor ronde", "ronde"],
        ["partij", "partijen"],
    );
    let partijen = (
        ["Partij 1", "Partij voor partij", "partij"],
        ["ronde", "spel"],
    );
    for (law, english, dutch) in [
        ("fives-and-threes", hands, rondes),
        ("cribbage", hands, rondes),
        ("dominoes", rounds, rondes),
        ("matador", rounds, rondes),
        ("tiddle-a-wink", rounds, rondes),
        ("checkers", games, partijen),
        ("backgammon", games, partijen),
        ("chess", games, partijen),
    ] {
        let played = ["simulate", "--law", law, "--seed", "7", "--hands", "12"];
        let (_, evening, _) = told(folder.path(), &played);
        fs::write(folder.path().join("evening"), evening).unwrap();
        for (language, (own, others)) in [("en", english), ("nl", dutch)] {
            let report = ["--lang", language, "report", "evening"];
            let (_, page, _) = told(folder.path(), &report);
            let page = visible(&page);
            let words: Vec<&str> = page.split(|c: char| !c.is_alphanumeric()).collect();
            for word in own {
                assert!(page.contains(word), "{law}: {word}");
            }
            for other in others {
                let at = words
                    .iter()
                    .position(|word| word.eq_ignore_ascii_case(other));
                let around = at.map(|at| words[at.saturating_sub(5)..at + 5].join(" "));
                assert_eq!(around, None, "{law}: {other}");
            }
        }
    }
}

#[test]
fn a_round_is_asked_for_as_a_round_and_still_as_a_hand() {
    let folder = folder();
    let evening = "law dominoes 1\nseat Anna Round\ndeal\nplay Anna 6-6\ndraw Round\n";
    fs::write(folder.path().join("evening"), evening).unwrap();
    let listed = "Round 1\n   3  deal\n   4  play Anna 6-6\n   5  draw Round\n";
    for asked in [["round", "1"], ["hand", "1"]] {
        let (_, out, err) = told(
            folder.path(),
            &[&["history", "evening"][..], &asked].concat(),
        );
        assert_eq!((out.as_str(), err.as_str()), (listed, ""));
    }
    // A player may be called so.
    let (_, out, _) = told(folder.path(), &["history", "evening", "--player", "Round"]);
    assert!(out.contains("round") && out.contains("draw Round"), "{out}");
    let (_, _, err) = told(folder.path(), &["history", "evening", "round", "2"]);
    assert!(
        err.contains("there is no round 2; the last one is round 1"),
        "{err}"
    );
}

#[test]
fn the_page_of_an_entry_breaks_no_sentence_and_has_the_tables_of_its_articles() {
    let folder = folder();
    let evening = "seat Anna Bram Cees\ndeal\nset Bram 6-6\nannounce 1\nfix 4 announce 2\n";
    fs::write(folder.path().join("evening"), evening).unwrap();
    let (_, page, _) = told(folder.path(), &["why", "evening", "4", "--html"]);
    let headings = page.split("<h2>").skip(1);
    let headings: Vec<&str> = headings.filter_map(|own| own.split('<').next()).collect();
    assert_eq!(
        headings,
        [
            "Ruling",
            "Also lawful",
            "Payments",
            "Corrections since",
            "Articles",
            "How it stood"
        ]
    );
    let article = "Having set, the player on set announces one of seventeen games. It consists of a geometry, a matching \
                   rule for each arm, and conditions.";
    assert!(page.contains(article), "{page}");
    assert!(page.contains("<td>ordinary double cross</td>"), "{page}");
    assert!(!page.contains('┌'), "{page}");
    // What a correction changed has no headings.
    let (_, page, _) = told(folder.path(), &["why", "evening", "5", "--html"]);
    assert!(page.contains("</h1><section><p>"), "{page}");
}
