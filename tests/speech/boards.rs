//! Boards at the prompt: what may be left out, and what an entry would do.

use crate::support::scripts::Played;
use nos_entry::{Body, Dialect};
use nos_law::show::Glance;
use nos_listen::{read, understand};

/// What is entered by this line at the prompt, and what is said of it.
fn typed(law: &str, script: &str, line: &str) -> (String, String) {
    let record = Played::named(law, script);
    let session = record.session();
    let read = read(record.law().language, line, Dialect::Prompt, Some(session));
    let Some(Body::Entry(entry)) = read.unwrap().body else {
        panic!("{line}");
    };
    let told = match session.glance(&entry) {
        Ok(Glance::Fine(told) | Glance::Foul(told) | Glance::Asked(told)) => told,
        Err(refusal) => refusal.to_string(),
    };
    let full = session
        .judge(&entry)
        .map(|ruling| session.in_full(&entry, &ruling));
    (
        full.map_or_else(|_| entry.to_string(), |full| full.to_string()),
        told,
    )
}

#[test]
fn nothing_that_is_said_of_a_board_speaks_of_hands_or_tiles() {
    for name in ["checkers", "chess"] {
        let record = Played::named(name, "seat Anna Bram;begin Anna");
        let law = record.law();
        let rows = law.language.lexicon().verbs().map(|verb| verb.row);
        let mut told: Vec<String> = rows
            .map(|row| {
                let help = law.language.lexicon().help(row);
                format!("{} {help} {}", row.usage(), row.example)
            })
            .collect();
        for topic in &law.library().help.topics {
            told.push(format!("{} {}", topic.title, topic.lines.join(" ")));
        }
        let steps = law
            .library()
            .help
            .lesson
            .iter()
            .map(|step| step.words.to_owned());
        told.extend(
            steps.chain(
                law.library()
                    .help
                    .begin
                    .iter()
                    .map(|line| (*line).to_owned()),
            ),
        );
        for words in told {
            let mut words = words.split(|c: char| !c.is_alphabetic());
            let odd = words.find(|word| {
                [
                    "hand", "hands", "tile", "tiles", "deal", "deals", "boneyard",
                ]
                .contains(word)
            });
            assert_eq!(odd, None, "{name}");
        }
        let read = |line| read(law.language, line, Dialect::Prompt, None);
        assert!(read("history game 1").is_ok());
        assert!(read("history hand 1").is_err());
    }
}

#[test]
fn a_move_stands_for_its_verb_and_a_name_may_stand_before_it() {
    let begun = "seat Anna Bram;begin Anna";
    struct Case<'a> {
        script: &'a str,
        line: &'static str,
        full: &'static str,
        told: &'static str,
    }
    let table = [
        Case {
            script: begun,
            line: "11-15",
            full: "move Anna 11-15",
            told: "Anna moves 11-15",
        },
        Case {
            script: begun,
            line: "anna 11-15",
            full: "move Anna 11-15",
            told: "Anna moves 11-15",
        },
        Case {
            script: begun,
            line: "m 11x15",
            full: "move Anna 11-15",
            told: "Anna moves 11-15",
        },
        Case {
            script: begun,
            line: "bram 22-18",
            full: "move Bram 22-18",
            told: "foul [2.4]: Bram moves 22-18, but it is Anna's turn",
        },
        Case {
            script: begun,
            line: "off b",
            full: "offer Bram",
            told: "Bram offers a draw",
        },
        Case {
            script: "seat Anna Bram;begin Anna;offer Bram",
            line: "accept",
            full: "accept Anna",
            told: "Anna accepts. The game is drawn, as agreed. [4.4]",
        },
        Case {
            script: "seat Anna Bram",
            line: "be bram",
            full: "begin Bram",
            told: "",
        },
    ];
    for Case {
        script,
        line,
        full,
        told,
    } in table
    {
        let is = typed("checkers", script, line);
        assert_eq!(is.0, full, "{line}");
        assert!(told.is_empty() || is.1 == told, "{line}: {}", is.1);
    }
}

#[test]
fn a_move_of_chess_may_be_a_name_as_well() {
    let begun = "seat Anna Bb5x;begin Anna;e4;e5";
    struct Case {
        line: &'static str,
        full: &'static str,
        told: &'static str,
    }
    let table = [
        Case {
            line: "anna Nf3",
            full: "move Anna Nf3",
            told: "Anna plays Nf3",
        },
        Case {
            line: "g1f3",
            full: "move Anna Nf3",
            told: "Anna plays Nf3",
        },
        Case {
            line: "Bb5",
            full: "move Anna Bb5",
            told: "Anna plays Bb5",
        },
        Case {
            line: "move Bb5",
            full: "move Anna Bb5",
            told: "Anna plays Bb5",
        },
        Case {
            line: "Qh5",
            full: "move Anna Qh5",
            told: "Anna plays Qh5",
        },
        Case {
            line: "Ke3",
            full: "move Anna Ke3",
            told: "foul [4.4]: Anna plays Ke3, but no such piece can go there",
        },
        Case {
            line: "e8=Q",
            full: "move Anna e8=Q",
            told: "foul [4.4]: Anna plays e8=Q, but no such piece can go there",
        },
    ];
    for Case { line, full, told } in table {
        let is = typed("chess", begun, line);
        assert_eq!((is.0.as_str(), is.1.as_str()), (full, told), "{line}");
    }
}

#[test]
fn a_roll_and_a_play_of_backgammon_stand_for_their_verbs() {
    let seated = "seat Anna Bram";
    let begun = "seat Anna Bram;open Anna 3 Bram 1";
    let rolled = "seat Anna Bram;open Anna 3 Bram 1;8/5 6/5;roll 6 4";
    let to_roll = "seat Anna Bram;open Anna 3 Bram 1;8/5 6/5";
    struct Case {
        script: &'static str,
        line: &'static str,
        full: &'static str,
        told: &'static str,
    }
    let table = [
        Case {
            script: seated,
            line: "o anna 3 bram 1",
            full: "open Anna 3 Bram 1",
            told: "Anna throws 3, Bram 1; Anna begins and plays 3-1; Game 1",
        },
        Case {
            script: begun,
            line: "8/5 6/5",
            full: "move Anna 8/5 6/5",
            told: "Anna plays 8/5 6/5",
        },
        Case {
            script: begun,
            line: "anna 24/20",
            full: "move Anna 24/20",
            told: "Anna plays 24/20",
        },
        Case {
            script: begun,
            line: "8/5",
            full: "move Anna 8/5",
            told: "foul [8.2]: Anna plays 8/5, but can play more",
        },
        Case {
            script: begun,
            line: "24/21 acc",
            full: "move Anna 24/21 accepted",
            told: "foul [8.2]: Anna plays 24/21, but can play more",
        },
        Case {
            script: to_roll,
            line: "64",
            full: "roll Bram 6 4",
            told: "Bram rolls 6-4",
        },
        Case {
            script: to_roll,
            line: "6 4",
            full: "roll Bram 6 4",
            told: "Bram rolls 6-4",
        },
        Case {
            script: to_roll,
            line: "bram 64",
            full: "roll Bram 6 4",
            told: "Bram rolls 6-4",
        },
        Case {
            script: to_roll,
            line: "d",
            full: "double Bram",
            told: "Bram doubles to 2",
        },
        Case {
            script: rolled,
            line: "p",
            full: "pass",
            told: "Bram can play",
        },
        Case {
            script: rolled,
            line: "24/14",
            full: "move Bram 24/14",
            told: "Bram plays 24/14",
        },
        Case {
            script: rolled,
            line: "early",
            full: "early Anna",
            told: "foul [8.3]: Anna rolls before the other's turn is over",
        },
    ];
    for Case {
        script,
        line,
        full,
        told,
    } in table
    {
        let is = typed("backgammon", script, line);
        assert_eq!((is.0.as_str(), is.1.as_str()), (full, told), "{line}");
    }
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
    let record = Played::named("chess", "seat Anna Bram;begin Anna;e4;c5;b3;c4");
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
