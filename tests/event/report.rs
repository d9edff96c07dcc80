//! Reports for pairing programs, read by FIDE's columns, and their answers.

use super::{event, played};
use nos_club::event::seating::{seat, seated};
use nos_club::event::trf::{self};
use nos_club::event::{Event, EventRound, System, TrfEdition};
use std::collections::HashMap;

fn written(event: &Event, past: &[EventRound]) -> String {
    trf::report(event, past, &trf::numbered(event), TrfEdition::Of2016, false).unwrap()
}

/// The opponent's number, the colour and the result.
type Cell = (usize, char, char);

/// Reads the players: points in tenths and rounds, by number.
fn players(report: &str) -> HashMap<usize, (u32, Vec<Cell>)> {
    let lines = report.lines().filter(|line| line.starts_with("001"));
    let player = |line: &str| {
        let line = format!("{line:<200}");
        let at = |from: usize, to: usize| line[from - 1..to].trim().to_owned();
        let points: f64 = at(81, 84).parse().unwrap();
        let mut rounds = Vec::new();
        for from in (92..190).step_by(10) {
            if at(from, from + 7).is_empty() {
                break;
            }
            assert_eq!(&line[from - 3..from - 1], "  ");
            let sign = |at: usize| line[at - 1..at].chars().next().unwrap();
            rounds.push((at(from, from + 3).parse().unwrap(), sign(from + 5), sign(from + 7)));
        }
        (at(5, 8).parse().unwrap(), ((points * 10.0) as u32, rounds))
    };
    lines.map(player).collect()
}

#[test]
fn a_report_is_read_back_by_its_columns() {
    let mut event = event("chess", 7, 5, System::Swiss);
    event.players[4].absent = vec![3];
    event.players[2].rating = Some(1850.6);
    let mut past = Vec::new();
    for _ in 0..4 {
        let seating = seat(&event, &past).unwrap();
        past.push(played(&event, &seating, |player| [2, 1, 1, 0, 2, 1, 0][player]));
    }
    let report = written(&event, &past);
    assert!(report.starts_with("012 Club evening\n062 7\n072 1\n"), "{report}");
    assert!(report.contains("\nXXR 5\n"), "{report}");
    // The player with the highest rating is first.
    assert!(report.contains("\n001    1      P2                                1851 "), "{report}");
    let players = players(&report);
    assert_eq!(players.len(), 7);
    for (number, (points, rounds)) in &players {
        assert_eq!(rounds.len(), 4, "{report}");
        let mut sum = 0;
        for (at, (opponent, colour, result)) in rounds.iter().enumerate() {
            sum += match result {
                '1' | 'U' => 10,
                '=' => 5,
                '0' | 'Z' => 0,
                other => panic!("{other}"),
            };
            if *opponent == 0 {
                assert!(*colour == '-' && matches!(result, 'U' | 'Z'));
                continue;
            }
            let (back, other, against) = players[opponent].1[at];
            assert_eq!(back, *number);
            assert!(matches!((colour, other), ('w', 'b') | ('b', 'w')));
            assert!(matches!((result, against), ('1', '0') | ('0', '1') | ('=', '=')));
        }
        assert_eq!(sum, *points, "{report}");
    }
    let out = |sign: char| {
        players.values().flat_map(|player| &player.1).filter(|round| round.2 == sign).count()
    };
    assert_eq!((out('U'), out('Z')), (3, 1));
}

#[test]
fn the_pairs_of_another_program_are_seated_as_they_are() {
    let mut event = event("chess", 5, 3, System::Swiss);
    event.players[4].rating = Some(2000.0);
    // The best rated player is number 1; unrated players follow in the order of the roster.
    let (tables, out) =
        trf::pairs(&event, &[], &trf::numbered(&event), "2\n3 1\r\n2 5\n4 0\n").unwrap();
    assert_eq!(tables, [vec![1, 4], vec![0, 3]]);
    assert_eq!(out, [2]);
    let seating = seated(&event, &[], tables, out);
    assert_eq!(event.names(&seating.tables[0].players), ["P1", "P4"]);
    for (text, line, words) in rows! { of (&str, usize, &str):
        "1 2\n3 9\n", 2, "there is no player 9; the last one is 5";
        "1 2\n2 3\n", 2, "P0 or the table is there twice in round 1";
        "1 2\n3 4\n", 2, "P3 plays in round 1, but is in no pair";
        "1 2 3\n", 1, "a pair is two numbers, white first";
        "a b\n", 1, "a pair is two numbers, white first";
    } {
        let (at, fault) = trf::pairs(&event, &[], &trf::numbered(&event), text).unwrap_err();
        assert!(at == line && fault.starts_with(words), "{at} {fault}");
    }
}

#[test]
fn a_report_says_the_system_and_has_only_the_rounds_that_are_over() {
    for (system, told) in [
        (System::Swiss, "Swiss-System"),
        (System::RoundRobin, "Round-Robin"),
        (System::Random, "Swiss-System, random"),
    ] {
        let mut event = event("chess", 4, 3, system);
        event.players[0].rating = Some(99_999.0);
        event.players[0].fide = ["GM", "NED", "1503014", "1990", "m"].map(str::to_owned);
        let mut round = played(&event, &seat(&event, &[]).unwrap(), |player| player as i64);
        round.is_over = false;
        let report = written(&event, std::slice::from_ref(&round));
        assert!(report.contains(&format!("\n092 Individual: {told}\n")), "{report}");
        let line = report.lines().find(|line| line.starts_with("001")).unwrap();
        assert_eq!(
            line,
            "001    1 m GM P0                                9999 NED     1503014 1990        0.0    4"
        );
        round.is_over = true;
        let report = written(&event, &[round]);
        assert!(players(&report).values().all(|(_, rounds)| rounds.len() == 1), "{report}");
    }
}
