//! Exported games, with tags before their moves.

use crate::support::scripts::Played;
use nos_law::Occasion;

/// Reads the tags before the moves of a game.
fn tags(game: &str) -> Vec<(String, String)> {
    let lines = game.lines().take_while(|line| line.starts_with('['));
    let tag = |line: &str| {
        let (name, rest) = line.strip_prefix('[').unwrap().split_once(" \"").unwrap();
        let value = rest.strip_suffix("\"]").unwrap();
        (name.to_owned(), value.replace("\\\"", "\"").replace(r"\\", r"\"))
    };
    lines.map(tag).collect()
}

#[test]
fn an_exported_game_has_its_players_place_and_result() {
    struct Case {
        law: &'static str,
        script: &'static str,
        at_event: bool,
        tags: &'static [(&'static str, &'static str)],
    }
    let table = rows! { Case { law, script, at_event, tags }:
        "chess", "seat Jan_de_Vries Bram;begin Jan_de_Vries;e4;e5;flag Bram", false,
            &[("Event", "?"), ("Round", "1"), ("White", "Jan de Vries"), ("Result", "1-0"), ("Termination", "time forfeit")];
        "chess", "seat Jan_de_Vries Bram;begin Bram;e4;resign Bram", true,
            &[
                ("Event", "Club \"night\\day\""),
                ("Round", "2"),
                ("Board", "3"),
                ("White", "Bram"),
                ("Black", "Jan de Vries"),
                ("Termination", "normal"),
            ];
        "checkers", "seat Jan_de_Vries Bram;begin Bram;11-15;resign Jan_de_Vries;begin Jan_de_Vries;11-15", true,
            &[("Round", "2.1"), ("Board", "3"), ("GameType", "21"), ("Termination", "normal")];
        "checkers", "seat Jan_de_Vries Bram;begin Bram;11-15", false, &[("Result", "*"), ("Termination", "unterminated")];
        "checkers", "seat Jan_de_Vries Bram;begin Bram;11-15;flag Bram", false, &[("Result", "0-1"), ("Termination", "time forfeit")];
        "checkers", "seat Jan_de_Vries Bram;begin Bram;11-15;forfeit Bram", false, &[("Termination", "rules infraction")];
        "chess", "house game.illegal 1;seat Jan_de_Vries Bram;begin Jan_de_Vries;e5", false, &[("Result", "0-1"), ("Termination", "rules infraction")];
        // In checkers the first mover in the result is black.
        "checkers", "seat Jan_de_Vries Bram;begin Bram;11-15;resign Jan_de_Vries", false, &[("Black", "Bram"), ("White", "Jan de Vries"), ("Result", "1-0")];
    };
    let occasion = Occasion { event: "Club \"night\\day\"".to_owned(), round: 2, table: 3 };
    for case in table {
        let record = Played::named(case.law, case.script);
        let at = case.at_event.then_some(&occasion);
        let read = tags(&record.session().write_games(&record, at));
        for (tag, value) in case.tags {
            let found = read.iter().find(|(own, _)| own == tag);
            assert_eq!(found.map(|(_, value)| value.as_str()), Some(*value), "{tag}: {read:?}");
        }
        let has_board = read.iter().any(|(tag, _)| tag == "Board");
        assert_eq!(has_board, case.at_event);
    }
}
