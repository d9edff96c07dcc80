//! Backgammon: results of rolls, typed plays, and exported matches.

use crate::support::scripts::Played;
use nos_law::{Occasion, Piece as _, Share, SimulationOptions};
use nos_laws::backgammon::LAW;
use nos_laws::backgammon::position::{Dice, Position, Step, has};
use nos_laws::backgammon::verbs::{Way, joined};
use nos_laws::simulate::SimulatedEvening;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A player's checkers by place (off, 24 points, bar); the other's are negative.
type Board = [i32; 26];

/// A position without the other player's checkers on the bar or off, which do not affect a play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Plain {
    board: Board,
    hit: u32,
}

struct Tried {
    steps: Vec<Step>,
    first: u8,
    result: Plain,
}

/// Finds every way to play these numbers in this order, by trying every checker.
fn try_all(at: Plain, numbers: &[u8], steps: &[Step], found: &mut Vec<Tried>, first: u8) {
    let mut stuck = true;
    if let Some((number, rest)) = numbers.split_first() {
        for from in 1..=25_u8 {
            let is_own = at.board[usize::from(from)] > 0;
            if !is_own || from != 25 && at.board[25] > 0 {
                continue;
            }
            let to = i32::from(from) - i32::from(*number);
            let outside = (7..=25).any(|place| at.board[place] > 0);
            let higher = (usize::from(from) + 1..=25).any(|place| at.board[place] > 0);
            if to <= 0 && (outside || to < 0 && higher) {
                continue;
            }
            let to = usize::try_from(to.max(0)).unwrap();
            if to > 0 && at.board[to] < -1 {
                continue;
            }
            stuck = false;
            let mut next = at;
            next.board[usize::from(from)] -= 1;
            if to > 0 && next.board[to] == -1 {
                next.board[to] = 0;
                next.hit += 1;
            }
            next.board[to] += 1;
            let steps = [steps, &[(from, u8::try_from(to).unwrap())]].concat();
            let first = if first == 0 { *number } else { first };
            try_all(next, rest, &steps, found, first);
        }
    }
    if stuck {
        let mut steps = steps.to_vec();
        steps.sort_by(|one, other| other.cmp(one));
        found.push(Tried { steps, first, result: at });
    }
}

/// Returns the greatest steps to each result.
fn by_trying(board: Board, [one, other]: [u8; 2]) -> Vec<Vec<Step>> {
    let (mut found, at) = (Vec::new(), Plain { board, hit: 0 });
    if one == other {
        try_all(at, &[one; 4], &[], &mut found, 0);
    } else {
        try_all(at, &[one, other], &[], &mut found, 0);
        try_all(at, &[other, one], &[], &mut found, 0);
    }
    let most = found.iter().map(|play| play.steps.len()).max().unwrap();
    found.retain(|play| play.steps.len() == most && most > 0);
    if most == 1 {
        let highest = found.iter().map(|play| play.first).max().unwrap();
        found.retain(|play| play.first == highest);
    }
    let mut greatest = BTreeMap::new();
    for Tried { steps, result, .. } in found {
        let listed = greatest.entry(result).or_insert_with(|| steps.clone());
        if steps > *listed {
            *listed = steps;
        }
    }
    let mut listed: Vec<Vec<Step>> = greatest.into_values().collect();
    listed.sort_by(|one, other| other.cmp(one));
    listed
}

/// Returns a random position: few checkers or many, near home or anywhere.
fn by_chance(seed: &mut u64) -> ([u8; 26], [u8; 26]) {
    let mut below = |most: u64| {
        *seed =
            seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) % most
    };
    let (mut own, mut other) = ([0_u8; 26], [0_u8; 26]);
    let farthest = [7, 13, 26][below(3) as usize];
    for _ in 0..15 {
        let place = below(farthest) as usize;
        own[place] += 1;
    }
    for _ in 0..15 {
        let farthest = [7, 26][below(2) as usize];
        let place = below(farthest) as usize;
        let is_free = place == 25 || place == 0 || own[25 - place] == 0;
        other[if is_free { place } else { 0 }] += 1;
    }
    (own, other)
}

#[test]
fn the_results_of_a_roll_are_those_found_by_trying_everything() {
    let (mut seed, mut most, mut none) = (20, 0, 0);
    for _ in 0..60 {
        let (own, other) = by_chance(&mut seed);
        let board: Board = std::array::from_fn(|place| {
            let theirs = if (1..25).contains(&place) { other[25 - place] } else { 0 };
            i32::from(own[place]) - i32::from(theirs)
        });
        for one in 1..=6 {
            for two in one..=6 {
                // Four steps by many checkers are too many to try.
                if one == two && own.iter().filter(|number| **number > 0).count() > 7 {
                    continue;
                }
                let results = Position([own, other]).results(Dice([one, two]));
                let results: Vec<Vec<Step>> =
                    results.iter().map(|play| play.steps.to_vec()).collect();
                assert_eq!(results, by_trying(board, [one, two]), "{own:?} {other:?} {one}-{two}");
                most = most.max(results.len());
                none += usize::from(results.is_empty());
            }
        }
    }
    assert!(most > 60 && none > 5, "{most} {none}");
}

#[test]
fn every_checker_is_somewhere_after_every_play() {
    let mut seed = 7;
    for _ in 0..40 {
        let (own, other) = by_chance(&mut seed);
        for play in Position([own, other]).plays(Dice([3, 3])) {
            let both = [play.after, play.after.turned()];
            let all = both.map(|seen| (0..=25).map(|place| seen.own(place)).sum::<u8>());
            assert_eq!(all, [15, 15]);
            let is_both = |point| play.after.own(point) > 0 && play.after.others(point) > 0;
            assert_eq!((1..25).find(|point| is_both(*point)), None);
            assert!(play.after.pips() < Position([own, other]).pips());
        }
    }
}

#[test]
fn a_named_step_may_join_several() {
    let steps = [(24, 18), (18, 13), (6, 5), (6, 5)];
    for (named, only, expected) in rows! { of (&[Step], bool, bool):
        &[(24, 13), (6, 5), (6, 5)], true, true;
        &[(6, 5), (6, 5), (18, 13), (24, 18)], true, true;
        &[(24, 18), (6, 5), (6, 5)], true, false;
        &[(24, 18), (6, 5)], false, true;
        &[(24, 14)], false, false;
        &[(6, 5), (6, 5), (6, 5)], false, false;
        &[], false, true;
    } {
        assert_eq!(has(&steps, named, only), expected, "{named:?}");
    }
}

#[test]
fn a_way_is_read_as_the_grammar_says() {
    let table = [
        ("24/18", Some("24/18")),
        ("24/18*/13", Some("24/18/13")),
        ("24*/18*", Some("24/18")),
        ("BAR/20(2)", Some("bar/20(2)")),
        ("6/Off", Some("6/off")),
        ("13/7(1)", Some("13/7")),
        ("13/7(4)", Some("13/7(4)")),
        ("13/7(5)", None),
        ("13/7(0)", None),
        ("13/7()", None),
        ("13/7)", None),
        ("13", None),
        ("off/6", None),
        ("6/bar", None),
        ("6/off/4", None),
        ("6/6", None),
        ("6//5", None),
        ("6/", None),
        ("25/20", None),
        ("6/0", None),
        ("06/05", None),
        ("6-5", None),
        ("", None),
    ];
    for (typed, written) in table {
        let read = Way::read(typed).ok().map(|way| way.to_string());
        assert_eq!(read.as_deref(), written, "{typed}");
    }
    let dice = ["61", "1-6", "71", "1-0"].map(|typed| joined(typed).map(|dice| dice.0));
    assert_eq!(dice, [Some([6, 1]), Some([1, 6]), None, None]);
}

#[test]
fn a_match_is_exported_for_other_programs() {
    let script = "seat Anna Bram;house game.match 3;open Anna 3 Bram 1;8/5 6/5;roll 6 4;24/14;double;take;\
                  roll 3 2;24/21 13/11;roll 1 1;pass accepted;resign Bram;\
                  open Bram 6 Anna 2;24/16;void;open Bram 6 Anna 2;24/16;resign Bram";
    let record = Played::named("backgammon", script);
    let expected = " 3 point match

 Game 1
 Anna : 0                         Bram : 0
  1) 31: 8/5 6/5                      64: 24/18 18/14
  2)  Doubles => 2                     Takes
  3) 32: 24/21 13/11*                 11:
      Wins 2 points

 Game 2
 Anna : 2                         Bram : 0
  1)                                  62: 24/22 22/16
      Wins 1 point and the match
";
    assert_eq!(record.session().write_games(&record, None), expected);
}

#[test]
fn a_win_by_a_drop_is_in_the_winner_s_column() {
    let script =
        "seat Anna Bram;open Anna 3 Bram 1;8/5 6/5;roll 6 4;24/14;roll 3 2;24/21 13/11;double;drop";
    let record = Played::named("backgammon", script);
    let text = record.session().write_games(&record, None);
    let last = "  2) 32: 24/21 13/11*                  Doubles => 2\n  3)  Drops                           Wins 1 point\n";
    assert!(text.ends_with(last), "{text}");
}

/// Returns the cube of each game as gnubg reads a match: every double turns it, whatever its
/// number, and each take turns it again.
fn cubes(text: &str) -> Vec<u32> {
    let games = text.split("\n Game ").skip(1);
    let of_game = |game: &str| {
        let said = |word: &str| game.matches(word).count();
        assert_eq!(said("Beavers"), 0, "{game}");
        assert!(said(" Takes") + said(" Drops") <= said(" Doubles"), "{game}");
        1 << said(" Doubles")
    };
    games.map(of_game).collect()
}

#[test]
fn other_programs_read_a_taken_beaver_as_four_points() {
    let script = "seat Anna Bram;house game.beavers on;open Anna 3 Bram 1;8/5 6/5;double;beaver;take;roll 6 4;24/14;resign Anna";
    let record = Played::named("backgammon", script);
    let text = record.session().write_games(&record, None);
    assert_eq!(cubes(&text), [4]);
    let rows: Vec<Vec<&str>> = text.lines().map(|row| row.split_whitespace().collect()).collect();
    assert!(rows.contains(&vec!["2)", "Doubles", "=>", "4", "Takes"]), "{text}");
    assert!(text.ends_with("Wins 4 points\n"), "{text}");
}

#[test]
fn an_automatic_double_counts_in_the_value_of_the_first_double() {
    let script = "seat Anna Bram;house game.autodoubles 1;open Anna 3 Bram 3;open Anna 3 Bram 1;8/5 6/5;double;take;resign Anna";
    let record = Played::named("backgammon", script);
    let text = record.session().write_games(&record, None);
    assert!(text.contains(" Doubles => 4\n"), "{text}");
    assert!(text.ends_with("Wins 4 points\n"), "{text}");
}

#[test]
fn an_exported_match_has_spaces_in_names_and_begins_with_its_event() {
    let script = "seat Jan_de_Vries Bram;open Jan_de_Vries 3 Bram 1;8/5 6/5;resign Bram";
    let record = Played::named("backgammon", script);
    let occasion = Occasion { event: "Club \"night\"\n".to_owned(), round: 2, table: 3 };
    let text = record.session().write_games(&record, Some(&occasion));
    let head = "; [Event \"Club 'night'\\n\"]\n; [Round \"2\"]\n 0 point match\n\n Game 1\n Jan de Vries : 0";
    assert!(text.starts_with(head), "{text}");
}

/// Returns the checkers in a state by place: the player on turn, then the other.
fn checkers(state: &Value) -> [[i64; 26]; 2] {
    let is_first = state["turn"] == state["players"][0];
    let mut both = [0, 1].map(|at: usize| {
        let number = |place: &str| state[place][state["players"][at].as_str().unwrap()].as_i64();
        let on = |point: usize| {
            let counted = if at == 0 { point } else { 25 - point };
            let there = state["board"][counted - 1].as_i64().unwrap();
            if at == 0 { there } else { -there }.max(0)
        };
        std::array::from_fn(|place| match place {
            0 => number("off").unwrap(),
            25 => number("bar").unwrap(),
            point => on(point),
        })
    });
    if !is_first {
        both.swap(0, 1);
    }
    both
}

/// Makes an illegal play step by step.
fn played([mut own, mut other]: [[i64; 26]; 2], play: &str) -> [[i64; 26]; 2] {
    let place = |name: &str| match name {
        "bar" => 25,
        "off" => 0,
        point => point.parse::<usize>().unwrap(),
    };
    for way in play.split(' ') {
        let (path, times) = way.split_once('(').unwrap_or((way, "1)"));
        for _ in 0..times.trim_end_matches(')').parse().unwrap() {
            let places: Vec<usize> = path.split('/').map(place).collect();
            for step in places.windows(2) {
                own[step[0]] -= 1;
                own[step[1]] += 1;
                if step[1] > 0 && step[1] < 25 && other[25 - step[1]] == 1 {
                    other[25 - step[1]] = 0;
                    other[25] += 1;
                }
            }
        }
    }
    [own, other]
}

#[test]
fn an_illegal_play_stands_once_the_other_player_rolls_or_doubles() {
    let (mut accepted, mut doubled, mut void) = (0, 0, 0);
    for seed in 0..30 {
        let options = SimulationOptions {
            hands: 2,
            fouls: Share::percent(30),
            ..SimulationOptions::default()
        };
        let mut evening = SimulatedEvening::new(&LAW, &options, seed).unwrap();
        let (mut before, mut unmended) = (Value::Null, None);
        while let Some(own) = evening.next() {
            let session = evening.session();
            let after = serde_json::to_value(session.state()).unwrap();
            let ruling = own.ruling.text(&session.names());
            let articles: Vec<String> = ruling.articles.iter().map(ToString::to_string).collect();
            let (entry, is_foul) = (own.entry.to_string(), ruling.verdict.word() == "foul");
            let words: Vec<&str> = entry.splitn(3, ' ').collect();
            let is_other = before["phase"] == "move" && before["turn"] != json!(words.get(1));
            if is_other && ["roll", "double"].contains(&words[0]) {
                let stands = unmended
                    .take()
                    .map(|play: String| played(checkers(&before), &play))
                    .filter(|[own, other]| {
                        let has_both = |point: &usize| own[*point] > 0 && other[25 - point] > 0;
                        own[0] < 15 && !(1..25).any(|point| has_both(&point))
                    });
                let is_free = before["cube"]["owner"] != before["turn"];
                let stands = stands.filter(|_| words[0] == "roll" || is_free);
                assert_eq!(is_foul, stands.is_none(), "{seed}: {entry}");
                assert_eq!(articles.contains(&"8.2".to_owned()), !is_foul, "{entry}");
                let expected = stands.map_or_else(
                    || checkers(&before),
                    |[own, other]| {
                        if after["turn"] == before["turn"] { [own, other] } else { [other, own] }
                    },
                );
                assert_eq!(checkers(&after), expected, "{seed}: {entry}");
                match (is_foul, words[0]) {
                    (true, _) => void += 1,
                    (false, "roll") => accepted += 1,
                    (false, _) => doubled += 1,
                }
            } else if words[0] == "move" && is_foul && !entry.ends_with(" accepted") {
                unmended = Some(words[2].to_owned());
            }
            if after["phase"] != "move" || after["turn"] != before["turn"] {
                unmended = None;
            }
            before = after;
        }
    }
    assert!(accepted > 50 && doubled > 0 && void > 0, "{accepted} {doubled} {void}");
}

#[test]
fn a_play_accepted_by_a_roll_is_exported_and_drawn() {
    let script = "seat Anna Bram;open Anna 3 Bram 1;8/5 6/4;roll Bram 6 4";
    let accepted = Played::named("backgammon", script);
    let said =
        Played::named("backgammon", "seat Anna Bram;open Anna 3 Bram 1;8/5 6/4 accepted;roll 6 4");
    assert_eq!(accepted.session().drawn(), said.session().drawn());
    let written = |record: &Played| record.session().write_games(record, None);
    assert_eq!(written(&accepted), written(&said));
    assert!(written(&accepted).contains("31: 8/5 6/4"));
}
