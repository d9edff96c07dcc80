//! Boards at the prompt: what may be left out, and what an entry would do.

use crate::support::anywhere::heard;
use crate::support::scripts::Played;
use nos_entry::Body;
use nos_law::Glance;
use nos_listen::understand;

/// Types a line at the prompt; returns the entry and the answer.
fn typed(law: &str, script: &str, line: &str) -> (String, String) {
    let record = Played::named(law, script);
    let session = record.session();
    let read = understand(record.law().language, line, session).line;
    let Some(Body::Entry(entry)) = read.unwrap().body else {
        panic!("{line}");
    };
    let told = match session.glance(&entry) {
        Ok(Glance::Fine(told) | Glance::Foul(told) | Glance::Asked(told)) => told,
        Err(refusal) => refusal.to_string(),
    };
    let full = session.judge(&entry).map(|ruling| session.in_full(&entry, &ruling));
    (full.map_or_else(|_| entry.to_string(), |full| full.to_string()), told)
}

#[test]
fn no_message_about_a_board_mentions_hands_or_tiles() {
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
        let steps = law.library().help.lesson.iter().map(|step| step.words.to_owned());
        told.extend(steps.chain(law.library().help.begin.iter().map(|line| (*line).to_owned())));
        for words in told {
            let mut words = words.split(|c: char| !c.is_alphabetic());
            let odd = words.find(|word| {
                ["hand", "hands", "tile", "tiles", "deal", "deals", "boneyard"].contains(word)
            });
            assert_eq!(odd, None, "{name}");
        }
        let read = |line| heard(law.language, line).line;
        assert!(read("history game 1").is_ok());
        assert!(read("history hand 1").is_err());
    }
}

#[test]
fn a_move_implies_its_verb_and_may_follow_a_name() {
    let begun = "seat Anna Bram;begin Anna";
    for (script, line, full, told) in rows! {
        begun, "11-15", "move Anna 11-15", "Anna moves 11-15";
        begun, "anna 11-15", "move Anna 11-15", "Anna moves 11-15";
        begun, "m 11x15", "move Anna 11-15", "Anna moves 11-15";
        begun, "bram 22-18", "move Bram 22-18", "foul [2.4]: Bram moves 22-18, but it is Anna's turn";
        begun, "off b", "offer Bram", "Bram offers a draw";
        "seat Anna Bram;begin Anna;offer Bram", "accept", "accept Anna", "Anna accepts. The game is drawn, as agreed. [4.4]";
        "seat Anna Bram", "be bram", "begin Bram", "";
    } {
        let is = typed("checkers", script, line);
        assert_eq!(is.0, full, "{line}");
        assert!(told.is_empty() || is.1 == told, "{line}: {}", is.1);
    }
}

#[test]
fn a_move_of_chess_may_be_a_name_as_well() {
    let begun = "seat Anna Bb5x;begin Anna;e4;e5";
    for (line, full, told) in rows! {
        "anna Nf3", "move Anna Nf3", "Anna plays Nf3";
        "g1f3", "move Anna Nf3", "Anna plays Nf3";
        "Bb5", "move Anna Bb5", "Anna plays Bb5";
        "move Bb5", "move Anna Bb5", "Anna plays Bb5";
        "Qh5", "move Anna Qh5", "Anna plays Qh5";
        "Ke3", "move Anna Ke3", "foul [4.4]: Anna plays Ke3, but no such piece can go there";
        "e8=Q", "move Anna e8=Q", "foul [4.4]: Anna plays e8=Q, but no such piece can go there";
    } {
        let is = typed("chess", begun, line);
        assert_eq!((is.0.as_str(), is.1.as_str()), (full, told), "{line}");
    }
}

#[test]
fn a_roll_and_a_play_of_backgammon_imply_their_verbs() {
    let seated = "seat Anna Bram";
    let begun = "seat Anna Bram;open Anna 3 Bram 1";
    let rolled = "seat Anna Bram;open Anna 3 Bram 1;8/5 6/5;roll 6 4";
    let to_roll = "seat Anna Bram;open Anna 3 Bram 1;8/5 6/5";
    for (script, line, full, told) in rows! {
        seated, "o anna 3 bram 1", "open Anna 3 Bram 1", "Anna throws 3, Bram 1; Anna begins and plays 3-1; Game 1";
        begun, "8/5 6/5", "move Anna 8/5 6/5", "Anna plays 8/5 6/5";
        begun, "anna 24/20", "move Anna 24/20", "Anna plays 24/20";
        begun, "8/5", "move Anna 8/5", "foul [8.2]: Anna plays 8/5, but can play more";
        begun, "24/21 acc", "move Anna 24/21 accepted", "foul [8.2]: Anna plays 24/21, but can play more";
        to_roll, "64", "roll Bram 6 4", "Bram rolls 6-4";
        to_roll, "6 4", "roll Bram 6 4", "Bram rolls 6-4";
        to_roll, "bram 64", "roll Bram 6 4", "Bram rolls 6-4";
        to_roll, "d", "double Bram", "Bram doubles to 2";
        rolled, "p", "pass", "Bram can play";
        rolled, "24/14", "move Bram 24/14", "Bram plays 24/14";
        rolled, "early", "early Anna", "foul [8.3]: Anna rolls before the other's turn is over";
    } {
        let is = typed("backgammon", script, line);
        assert_eq!((is.0.as_str(), is.1.as_str()), (full, told), "{line}");
    }
}

#[test]
fn a_clock_is_typed_at_the_prompt_without_a_blank_before_it() {
    let begun = "seat Anna Bram;begin Anna";
    let to_roll = "seat Anna Bram;open Anna 3 Bram 1;8/5 6/5";
    for (law, script, line, full) in rows! {
        "chess", begun, "e4{1:23:45}", "move Anna e4 {1:23:45}";
        "chess", begun, "anna nf3 {01:23:45}", "move Anna Nf3 {1:23:45}";
        "chess", begun, "resign {0:00:01}", "resign Anna {0:00:01}";
        "chess", begun, "draw {0:00:01}", "offer Anna {0:00:01}";
        "chess", begun, "note {x}", "note {x}";
        "checkers", begun, "11-15 {0:04:58}", "move Anna 11-15 {0:04:58}";
        "backgammon", to_roll, "63{0:11:58}", "roll Bram 6 3 {0:11:58}";
        "backgammon", to_roll, "bram 6 3 {0:11:58}", "roll Bram 6 3 {0:11:58}";
        "backgammon", to_roll, "d {0:11:58}", "double Bram {0:11:58}";
    } {
        assert_eq!(typed(law, script, line).0, full, "{line}");
    }
}

#[test]
fn each_meaning_has_the_clock() {
    let record = Played::named("chess", "seat Anna Bram;begin Anna;e4;c5;b3;c4");
    let (session, language) = (record.session(), record.law().language);
    let reading = understand(language, "bc4 {0:10:00}", session);
    let Some(Body::Entry(first)) = reading.line.unwrap().body else { panic!("no entry") };
    let others = reading.others.iter().flatten();
    let meant: Vec<String> = [&first].into_iter().chain(others).map(ToString::to_string).collect();
    assert_eq!(meant, ["move bxc4 {0:10:00}", "move Bc4 {0:10:00}"]);
}
