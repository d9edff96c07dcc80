//! Standings: points, tie-breaks, and who gained what from whom.

use super::{event, played, whole};
use nos_base::{Decimal, Language, Look};
use nos_club::event::seating::seat;
use nos_club::event::standings::cross;
use nos_club::event::trf::{self};
use nos_club::event::{
    Event, EventPoints, EventStandings, SeatedTable, Seating, System, TableNo, TableOutcome,
    TablePoints, Tie, TrfEdition, shown,
};

fn places(points: &[i64]) -> TablePoints {
    let points = points.iter().map(|points| EventPoints::new(*points).unwrap());
    TablePoints::Places(points.collect())
}

fn seating(round: u32, tables: &[&[usize]], out: &[usize]) -> Seating {
    let table = |(at, players): (usize, &&[usize])| SeatedTable {
        no: TableNo::new(round, at + 1).unwrap(),
        players: players.to_vec(),
    };
    Seating {
        round,
        tables: tables.iter().enumerate().map(table).collect(),
        out: out.to_vec(),
        ..Seating::default()
    }
}

#[test]
fn tie_breaks_order_equal_points() {
    let mut event = event("chess", 5, 3, System::Swiss);
    event.points = TablePoints::Game;
    event.tie = vec![Tie::Buchholz, Tie::Sonneborn, Tie::Direct];
    // P0 beats P1, P2 and P3 draw, P4 sits out; then P0 and P2 draw, P4 beats P1, P3 sits out.
    let first =
        played(&event, &seating(1, &[&[0, 1], &[2, 3]], &[4]), |player| [2, 0, 1, 1, 0][player]);
    let second =
        played(&event, &seating(2, &[&[2, 0], &[4, 1]], &[3]), |player| [1, 0, 1, 0, 2][player]);
    let standings = EventStandings::new(&event, &[first, second]);
    assert_eq!(standings.rounds, 2);
    let rows: Vec<(usize, usize, i64, Vec<i64>)> = standings
        .rows
        .iter()
        .map(|row| (row.player, row.rank, row.points, row.tie.clone()))
        .collect();
    // Points are in halves, the others in quarters. A bye is a win against a dummy with at most
    // three draws, as there are three rounds.
    let expected = [
        (4, 1, 8, vec![12, 12, 0]),
        (3, 2, 6, vec![20, 16, 0]),
        (0, 3, 6, vec![8, 4, 0]),
        (2, 4, 4, vec![24, 12, 0]),
        (1, 5, 0, vec![28, 0, 0]),
    ];
    assert_eq!(rows, expected);
    let json = standings.json(&event);
    let keys: Vec<&String> = json["players"][0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["rank", "name", "points", "tie", "tables", "met"]);
    assert_eq!(json["edition"], 2026);
    assert_eq!(json["players"][3]["tie"], serde_json::json!([6, 3, 0]));
    assert_eq!(json["players"][3]["met"], serde_json::json!(["P3", "P0"]));
}

#[test]
fn the_direct_encounter_counts_games_between_equal_players() {
    let mut event = event("chess", 4, 3, System::Swiss);
    event.points = TablePoints::Game;
    event.tie = vec![Tie::Wins, Tie::Direct];
    let rounds = rows! {
        [[0, 1], [2, 3]], [1, 1, 2, 0];
        [[0, 2], [1, 3]], [2, 1, 0, 1];
        [[0, 3], [1, 2]], [0, 1, 1, 2];
    };
    let rounds = rounds.map(|(tables, results): ([[usize; 2]; 2], [i64; 4])| {
        let seating = seating(1, &[&tables[0], &tables[1]], &[]);
        played(&event, &seating, |player| results[player])
    });
    let standings = EventStandings::new(&event, &rounds);
    let rows = standings.rows.iter().map(|row| (row.player, row.points, &*row.tie));
    // Three players beat each other in turn, so nobody is ahead of the others.
    let expected = [(0, 6, &[4, 0][..]), (2, 6, &[4, 0]), (3, 6, &[4, 0]), (1, 6, &[0, 0])];
    assert_eq!(rows.collect::<Vec<_>>(), expected);
}

#[test]
fn partners_share_a_place() {
    let mut event = event("fives-and-threes", 4, 1, System::Random);
    event.points = places(&[5, 3]);
    let round =
        played(&event, &seating(1, &[&[0, 1, 2, 3]], &[]), |player| [61, 40, 61, 40][player]);
    let standings = EventStandings::new(&event, &[round]);
    let points = standings.rows.iter().map(|row| (row.player, row.points));
    assert_eq!(points.collect::<Vec<_>>(), [(0, 10), (2, 10), (1, 6), (3, 6)]);
}

#[test]
fn a_half_is_written_as_one() {
    let mut event = event("chess", 4, 1, System::Swiss);
    event.points = places(&[3, 1]);
    event.tie = vec![Tie::Sonneborn];
    let round =
        played(&event, &seating(1, &[&[0, 1], &[2, 3]], &[]), |player| [1, 1, 2, 0][player]);
    let standings = EventStandings::new(&event, &[round]);
    let json = standings.json(&event);
    assert_eq!(json["players"][0]["tie"], serde_json::json!([1.5]));
    assert_eq!(json["players"][0]["points"], 3);
    // People read the decimal sign of their language, and programs a point.
    for (language, half) in [(Language::English, "1.5"), (Language::Dutch, "1,5")] {
        let listing = language.tells(|| shown::standings(&event, &standings));
        let (lines, markdown) =
            language.tells(|| (listing.lines(&Look::default()).join("\n"), listing.markdown()));
        for text in [lines, markdown] {
            assert!(text.contains(&format!(" {half} ")), "{text}");
        }
        assert!(listing.csv(Decimal::Point).contains(",1.5,"), "{}", listing.csv(Decimal::Point));
    }
}

#[test]
fn equal_players_share_points_by_place() {
    let mut event = event("nos", 4, 1, System::Random);
    event.points = places(&[5, 3, 1]);
    let round =
        played(&event, &seating(1, &[&[0, 1, 2, 3]], &[]), |player| [60, 60, -40, -80][player]);
    let standings = EventStandings::new(&event, &[round]);
    let points: Vec<(usize, i64)> =
        standings.rows.iter().map(|row| (row.rank, row.points / standings.parts)).collect();
    assert_eq!(points, [(1, 5), (1, 5), (3, 1), (4, 0)]);
}

#[test]
fn a_bye_is_a_win_by_the_law_and_no_chips() {
    for (law, points) in [
        ("chess", 2),
        ("checkers", 2),
        ("backgammon", 1),
        ("cribbage", 1),
        ("fives-and-threes", 1),
        ("nos", 0),
    ] {
        let event = event(law, 3, 1, System::Random);
        let round = played(&event, &seating(1, &[], &[2]), |_| 0);
        let standings = EventStandings::new(&event, &[round]);
        let row = standings.rows.iter().find(|row| row.player == 2).unwrap();
        assert_eq!((row.points, row.tables), (2 * points, 0), "{law}");
    }
}

#[test]
fn the_result_breaks_ties_except_at_decided_tables_by_places() {
    struct Case {
        points: TablePoints,
        is_decided: bool,
        won: i64,
    }
    let case = |points, is_decided, won| Case { points, is_decided, won };
    for Case { points, is_decided, won } in [
        case(TablePoints::Result, false, 60),
        case(TablePoints::Result, true, 60),
        case(places(&[5, 3]), false, 60),
        case(places(&[5, 3]), true, 0),
    ] {
        let mut event = event("nos", 4, 1, System::Random);
        event.points = points;
        event.tie = vec![Tie::Result];
        let mut round =
            played(&event, &seating(1, &[&[0, 1, 2, 3]], &[]), |player| [60, 20, -20, -60][player]);
        round.tables[0].is_decided = is_decided;
        let json = EventStandings::new(&event, &[round]).json(&event);
        let first = &json["players"][0];
        assert_eq!(
            (&first["name"], &first["tie"]),
            (&"P0".into(), &serde_json::json!([won])),
            "{is_decided} {:?}",
            event.points
        );
    }
}

#[test]
fn a_draw_and_an_evening_without_gain_are_no_wins() {
    for (law, tables, over) in rows! { of (&str, &[&[usize]], [i64; 4]):
        "chess", &[&[0, 1], &[2, 3]], [2, 0, 1, 1];
        "nos", &[&[0, 1, 2, 3]], [60, 0, -20, -40];
    } {
        let mut event = event(law, 4, 1, System::Swiss);
        event.tie = vec![Tie::Wins];
        let round = played(&event, &seating(1, tables, &[]), |player| over[player]);
        let json = EventStandings::new(&event, &[round]).json(&event);
        for row in json["players"].as_array().unwrap() {
            let wins = usize::from(row["name"] == "P0");
            assert_eq!(row["tie"], serde_json::json!([wins]), "{law}: {row}");
        }
    }
}

#[test]
fn partners_are_no_opponents() {
    let event = event("fives-and-threes", 4, 1, System::Random);
    let round = played(&event, &seating(1, &[&[0, 1, 2, 3]], &[]), |player| [3, 1, 3, 1][player]);
    let standings = EventStandings::new(&event, &[round]);
    let row = &standings.rows[0];
    assert_eq!((row.player, row.points, &*row.met), (0, 6, &[1, 3][..]));
}

#[test]
fn gains_and_losses_add_up_to_zero() {
    let event = event("nos", 12, 4, System::Random);
    let mut rounds = Vec::new();
    for (at, seating) in whole(&event, 9).iter().enumerate() {
        rounds.push(played(&event, seating, |player| {
            // The results of a table add up to zero.
            let table =
                seating.tables.iter().find(|table| table.players.contains(&player)).unwrap();
            let seat = table.players.iter().position(|other| *other == player).unwrap();
            [60, -20, -80, 40][(seat + at) % 4]
        }));
    }
    let standings = EventStandings::new(&event, &rounds);
    let gained = cross(&event, &rounds);
    for row in &standings.rows {
        let from = |other: usize| gained.get(&(row.player, other)).copied();
        let own: i64 = (0..12).filter_map(from).sum();
        assert_eq!(own, row.points);
        for other in 0..12 {
            let back = gained.get(&(other, row.player));
            assert_eq!(from(other).map(|amount| -amount), back.copied());
            assert_eq!(from(other).is_some(), row.met.contains(&other));
        }
    }
}

#[test]
fn a_bye_is_a_whole_match_and_the_average_of_the_places() {
    let out = |event: &Event| {
        let round = played(event, &seating(1, &[], &[2]), |_| 0);
        let standings = EventStandings::new(event, &[round]);
        standings.rows.iter().find(|row| row.player == 2).unwrap().points
    };
    let mut of_match = event("backgammon", 3, 1, System::Random);
    of_match.house = vec![("game.match", 5)];
    assert_eq!(out(&of_match), 10);
    let mut of_places = event("chess", 3, 1, System::Random);
    of_places.points = places(&[3, 1]);
    assert_eq!(out(&of_places), 4);
    let mut of_four = event("nos", 3, 1, System::Random);
    of_four.points = places(&[4, 2]);
    assert_eq!(out(&of_four), 3);
}

#[test]
fn a_half_that_was_asked_for_is_half_a_win_and_no_sitting_out() {
    let mut event = event("chess", 4, 3, System::Swiss);
    event.players[1].half = vec![1];
    let first = seat(&event, &[]).unwrap();
    assert!(!first.out.contains(&1) && first.out.len() == 1);
    let past = [played(&event, &first, |_| 1)];
    let standings = EventStandings::new(&event, &past);
    let row = standings.rows.iter().find(|row| row.player == 1).unwrap();
    assert_eq!((row.points, row.outs, row.tables), (2, 0, 0));
    let numbers = trf::numbered(&event);
    let report = trf::report(&event, &past, &numbers, TrfEdition::Of2016, false).unwrap();
    let own = report.lines().find(|line| line.contains("P1 ")).unwrap();
    assert!(own.contains(" 0.5 ") && own.ends_with("  0000 - H"), "{report}");
}

#[test]
fn a_bye_is_no_win_over_the_board() {
    let mut event = event("chess", 3, 1, System::Swiss);
    event.tie = vec![Tie::Wins, Tie::Result];
    let round = played(&event, &seating(1, &[&[0, 1]], &[2]), |player| [2, 0, 0][player]);
    let standings = EventStandings::new(&event, &[round]);
    let ties: Vec<(usize, Vec<i64>)> =
        standings.rows.iter().map(|row| (row.player, row.tie.clone())).collect();
    assert_eq!(ties, [(0, vec![4, 8]), (2, vec![0, 8]), (1, vec![0, 0])]);
}

#[test]
fn rounds_not_played_to_the_end_count_as_draws_for_opponents() {
    let mut event = event("chess", 4, 3, System::Swiss);
    event.tie = vec![Tie::Buchholz, Tie::Sonneborn];
    event.players[1].half = vec![2];
    event.players[1].to = Some(2);
    // P0 beats P1, who asks for half a win and then leaves. P2 and P3 draw twice. P0 has byes.
    let first =
        played(&event, &seating(1, &[&[0, 1], &[2, 3]], &[]), |player| [2, 0, 1, 1][player]);
    let rest = [2, 3].map(|round| played(&event, &seating(round, &[&[2, 3]], &[0]), |_| 1));
    let standings = EventStandings::new(&event, &[&[first], &rest[..]].concat());
    let own = |player: usize| {
        let row = standings.rows.iter().find(|row| row.player == player).unwrap();
        (row.points, row.tie.clone())
    };
    // P0 has 6 points. P1 with 1 point counts as 2, and two dummies as three draws each.
    assert_eq!(own(0), (12, vec![2 * (4 + 6 + 6), 2 * (4 + 6 + 6)]));
    // P1 has 1 point: P0, and two dummies with 1, of which one game is drawn.
    assert_eq!(own(1), (2, vec![2 * (12 + 2 + 2), 2]));
    assert_eq!(own(2), (6, vec![3 * 2 * 6, 3 * 6]));
}

#[test]
fn a_forfeit_adds_no_draw_for_opponents() {
    let mut event = event("chess", 4, 3, System::Swiss);
    event.tie = vec![Tie::Buchholz];
    event.players[1].absent = vec![2];
    // P0 beats P1, has a bye while P1 is absent, and wins by forfeit against P1. P2 and P3 draw.
    let rounds = [(1, vec![]), (2, vec![0]), (3, vec![])].map(|(round, out)| {
        let tables: &[&[usize]] = match round {
            2 => &[&[2, 3]],
            _ => &[&[0, 1], &[2, 3]],
        };
        let seating = seating(round, tables, &out);
        let mut round = played(&event, &seating, |player| [2, 0, 1, 1][player]);
        if seating.round == 3 {
            round.tables[0].outcome = TableOutcome::Forfeit(vec![1]);
            round.tables[0].results.clear();
        }
        round
    });
    let standings = EventStandings::new(&event, &rounds);
    let first = &standings.rows[0];
    // P1 counts as 1 for the round of absence, the dummy of the bye as three draws, and that of
    // the forfeit as P1 (16.4.1).
    assert_eq!((first.player, first.points), (0, 12));
    assert_eq!(first.tie, [2 * (2 + 6 + 2)]);
}
