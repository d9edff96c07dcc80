//! The clock at the end of an entry: it is kept with the entry, decides nothing, and goes into the games written down.

use super::prompt::typed;
use crate::support::records::record_named;
use nos::entry::{Body, Dialect, read_line};
use nos::laws::{LAWS, named};
use nos::listen::understand;
use nos::pages::report::report;
use nos::print::sheet::Sheet;

/// Games with clocks, as a journal has them.
const GAMES: [(&str, &str); 3] = [
    (
        "chess",
        "seat Anna Bram;begin Anna {2:00:00};move Anna e4 {1:23:45};move Bram e5 {1:20:00};move Anna Nf3;\
         claim Bram threefold {0:00:08};decline Anna {1:22:30};move Bram a6 {0:00:07};move Anna Bb5 {1:22:00};\
         resign Bram {0:00:05}",
    ),
    (
        "checkers",
        "seat Anna Bram;begin Anna;move Anna 11-15 {0:04:58};move Bram 22-18 {0:04:50};offer Bram {0:04:49};\
         move Anna 15x22 {0:04:40}",
    ),
    (
        "backgammon",
        "seat Anna Bram;open Anna 3 Bram 1;move Anna 8/5 6/5 {0:11:58};roll Bram 6 4 {0:12:00};\
         move Bram 24/13 accepted {0:11:00};double Anna;take Bram {0:10:50}",
    ),
];

#[test]
fn a_clock_stays_with_its_entry_and_decides_nothing() {
    for (law, script) in GAMES {
        let plain = script.split(';').map(|line| {
            let plain = line.split_once(" {");
            plain.map_or(line, |(plain, _)| plain)
        });
        let plain = record_named(law, &plain.collect::<Vec<_>>().join(";"));
        let clocked = record_named(law, script);
        assert_eq!(clocked.session(), plain.session());
        let names = clocked.session().names();
        let both = clocked.standing().zip(plain.standing());
        for (line, (clocked, plain)) in script.split(';').zip(both) {
            assert_eq!(clocked.entry.to_string(), line);
            let (is, was) = (clocked.ruling.text(&names), plain.ruling.text(&names));
            assert!(is.is_same_ruling(&was), "{line}");
        }
    }
}

#[test]
fn the_moves_of_a_game_are_written_with_their_clocks() {
    let written = |(law, script)| {
        let record = record_named(law, script);
        let text = record.session().write_games(&record, None);
        text.split("\n\n").nth(1).unwrap_or_default().to_owned()
    };
    let [chess, checkers, backgammon] = GAMES.map(written);
    assert_eq!(
        chess,
        "1. e4 {[%clk 1:23:45]} 1... e5 {[%clk 1:20:00]} 2. Nf3 a6 {[%clk 0:00:07]} 3.\n\
         Bb5 {[%clk 1:22:00]} 1-0"
    );
    assert_eq!(
        checkers,
        "1. 11-15 {[%clk 0:04:58]} 1... 22-18 {[%clk 0:04:50]} 2. 15x22 {[%clk 0:04:40]}\n*"
    );
    // Other programs read none in the text of a match.
    assert!(!backgammon.contains("0:1"), "{backgammon}");
}

#[test]
fn a_report_shows_what_a_clock_showed() {
    let shown = |(law, script): (&str, &str)| {
        let record = record_named(law, script);
        report(
            &record,
            &Sheet::of(&record, None),
            None,
            false,
            Default::default(),
        )
    };
    let [chess, _, backgammon] = GAMES.map(shown);
    let note = |clock| format!("<span class=\"note\">{clock}</span>");
    let e4 = "<p title=\"move Anna e4 {1:23:45}\">e4 ".to_owned() + &note("1:23:45");
    for expected in [&e4, &note("0:00:05")] {
        assert!(chess.contains(expected), "{expected}\n{chess}");
    }
    assert!(backgammon.contains(&note("0:10:50")), "{backgammon}");
}

#[test]
fn a_clock_is_typed_at_the_prompt_without_a_blank_before_it() {
    let begun = "seat Anna Bram;begin Anna";
    let to_roll = "seat Anna Bram;open Anna 3 Bram 1;8/5 6/5";
    struct Case<'a> {
        law: &'static str,
        script: &'a str,
        line: &'static str,
        full: &'static str,
    }
    let table = [
        Case {
            law: "chess",
            script: begun,
            line: "e4{1:23:45}",
            full: "move Anna e4 {1:23:45}",
        },
        Case {
            law: "chess",
            script: begun,
            line: "anna nf3 {01:23:45}",
            full: "move Anna Nf3 {1:23:45}",
        },
        Case {
            law: "chess",
            script: begun,
            line: "resign {0:00:01}",
            full: "resign Anna {0:00:01}",
        },
        Case {
            law: "chess",
            script: begun,
            line: "draw {0:00:01}",
            full: "offer Anna {0:00:01}",
        },
        Case {
            law: "chess",
            script: begun,
            line: "note {x}",
            full: "note {x}",
        },
        Case {
            law: "checkers",
            script: begun,
            line: "11-15 {0:04:58}",
            full: "move Anna 11-15 {0:04:58}",
        },
        Case {
            law: "backgammon",
            script: to_roll,
            line: "63{0:11:58}",
            full: "roll Bram 6 3 {0:11:58}",
        },
        Case {
            law: "backgammon",
            script: to_roll,
            line: "bram 6 3 {0:11:58}",
            full: "roll Bram 6 3 {0:11:58}",
        },
        Case {
            law: "backgammon",
            script: to_roll,
            line: "d {0:11:58}",
            full: "double Bram {0:11:58}",
        },
    ];
    for Case {
        law,
        script,
        line,
        full,
    } in table
    {
        assert_eq!(typed(law, script, line).0, full, "{line}");
    }
}

#[test]
fn of_several_meanings_each_has_the_clock() {
    let record = record_named("chess", "seat Anna Bram;begin Anna;e4;c5;b3;c4");
    let (session, language) = (record.session(), record.law().language);
    let reading = understand(language, "bc4 {0:10:00}", Dialect::Prompt, Some(session));
    let Some(Body::Entry(first)) = reading.line.unwrap().body else {
        panic!("no entry");
    };
    let others = reading.others.iter().flatten();
    let meant: Vec<String> = [&first]
        .into_iter()
        .chain(others)
        .map(ToString::to_string)
        .collect();
    assert_eq!(meant, ["move bxc4 {0:10:00}", "move Bc4 {0:10:00}"]);
}

#[test]
fn what_is_no_clock_is_refused_with_what_one_is() {
    let wrong = "{1:75} {1:23} {1:75:00} {1:23:60} {1:2:03} {1:23:4} {} {1:23:45 {+1:23:45} {100:00:00} {1:23:45:00}";
    for (law, entry) in [
        ("chess", "move e4"),
        ("checkers", "move 11-15"),
        ("backgammon", "roll 6 3"),
    ] {
        let language = named(law).unwrap().language;
        for clock in wrong.split(' ') {
            let error = read_line(language, &format!("{entry} {clock}")).unwrap_err();
            assert_eq!(
                error.to_string(),
                format!(
                    "a clock is expected here instead of \"{clock}\": hours, minutes and seconds, like {{1:23:45}}"
                )
            );
        }
        let twice = format!("{entry} {{1:23:45}} {{1:23:45}}");
        let beyond = read_line(language, &twice);
        assert_eq!(
            beyond.unwrap_err().to_string(),
            "I can't read \"{1:23:45}\" here"
        );
        let session = read_line(language, "settle {1:23:45}");
        assert!(session.unwrap_err().to_string().starts_with("I can't read"));
    }
}

#[test]
fn other_laws_know_no_clocks() {
    let boards = GAMES.map(|(law, _)| law);
    for law in LAWS.iter().filter(|law| !boards.contains(&law.name())) {
        for line in ["void {1:23:45}", "deal {1:23:45}"] {
            assert!(
                read_line(law.language, line).is_err(),
                "{}: {line}",
                law.name()
            );
        }
    }
}
