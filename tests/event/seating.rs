//! Seatings: everybody once, tables of sizes that the law allows, and as few repeated meetings as
//! possible.

use super::{event, played, repeats, whole};
use nos_club::event::pairing::berger;
use nos_club::event::seating::seat;
use nos_club::event::sizes::sizes;
use nos_club::event::{
    Event, EventStandings, SeatedTable, Seating, System, TableNo, TableOutcome, design,
};
use nos_law::Luck;
use nos_laws::LAWS;
use std::collections::{BTreeSet, HashMap, HashSet};

const SYSTEMS: [System; 3] = [System::Random, System::Swiss, System::RoundRobin];

#[test]
fn everybody_is_seated_once_at_tables_of_lawful_sizes() {
    // Try each law with only one system.
    seat_everybody(|law, system| law % SYSTEMS.len() == system);
}

#[test]
#[ignore = "takes a minute: every law with every system"]
fn everybody_is_seated_once_by_every_law_and_system() {
    seat_everybody(|_, _| true);
}

fn seat_everybody(is_tried: impl Fn(usize, usize) -> bool) {
    let mut luck = Luck::new(1);
    for (at, law) in LAWS.into_iter().enumerate() {
        let tried = (0..).zip(SYSTEMS).filter(|(system, _)| is_tried(at, *system));
        for (_, system) in tried {
            let (least, _) = law.about.seating.range();
            let players = least + 1 + luck.below(10);
            let mut event = event(law.name(), players, 3, system);
            event.seed = luck.number();
            for place in 0..players {
                let player = &mut event.players[place];
                match luck.below(8) {
                    0 => player.absent = vec![1 + luck.below(3) as u32],
                    1 => player.from = 2,
                    2 => player.to = Some(2),
                    _ => {}
                }
            }
            // Enough players for a table in every round.
            for place in 0..least {
                let player = &mut event.players[place];
                (player.from, player.to) = (1, None);
                player.absent.clear();
            }
            let seated = whole(&event, luck.number());
            for seating in &seated {
                let tables = seating.tables.iter();
                let lawful = |players: usize| law.about.seating.sides(players).is_some();
                assert!(tables.clone().all(|table| lawful(table.players.len())));
                let at_tables = tables.flat_map(|table| table.players.iter().copied());
                let mut all: Vec<usize> = at_tables.chain(seating.out.iter().copied()).collect();
                all.sort_unstable();
                assert_eq!(all, event.present(seating.round), "{law:?} {system:?}");
            }
        }
    }
}

#[test]
fn the_seed_decides_the_seating() {
    for system in [System::Random, System::Swiss] {
        let mut one = event("nos", 14, 2, system);
        let seated = whole(&one, 5);
        assert_eq!(seated, whole(&one, 5));
        one.seed += 1;
        assert_ne!(seated, whole(&one, 5));
    }
}

/// Checks that repeated meetings reach their minimum.
fn check_repeats(events: &[Meetings]) {
    for Meetings { players, rounds, repeated } in events {
        let event = event("nos", *players, *rounds, System::Random);
        let seated = whole(&event, 3);
        assert_eq!(repeats(&seated), *repeated, "{players} over {rounds}");
        let told: u64 = seated.iter().map(|seating| seating.repeats).sum();
        assert_eq!(told, repeats(&seated));
    }
}

/// Numbers of players and rounds, and the least number of repeated meetings.
struct Meetings {
    players: usize,
    rounds: u32,
    repeated: u64,
}

const fn meetings(players: usize, rounds: u32, repeated: u64) -> Meetings {
    Meetings { players, rounds, repeated }
}

#[test]
fn nobody_meets_again_where_possible() {
    check_repeats(&[meetings(9, 4, 0), meetings(16, 5, 0), meetings(20, 5, 0), meetings(19, 5, 0)]);
}

#[test]
#[ignore = "takes a minute: larger events"]
fn nobody_of_many_meets_again_where_possible() {
    check_repeats(&[
        meetings(24, 6, 0),
        meetings(32, 8, 0),
        meetings(64, 9, 0),
        meetings(23, 6, 0),
        meetings(50, 6, 0),
    ]);
}

#[test]
fn repeated_meetings_reach_their_minimum() {
    // A table of five has players from four earlier tables, so two of them meet again.
    check_repeats(&[meetings(17, 2, 1), meetings(7, 4, 18)]);
}

#[test]
#[ignore = "takes a minute: larger events"]
fn repeated_meetings_of_many_players_are_few() {
    check_repeats(&[
        meetings(17, 3, 3),
        meetings(17, 5, 10),
        meetings(12, 3, 9),
        meetings(8, 5, 40),
        meetings(13, 4, 24),
    ]);
}

#[test]
fn only_near_rounds_are_planned() {
    // With many players, only few rounds are planned together.
    let [near, far] = [4, 1_000].map(|rounds| event("nos", 10_000, rounds, System::Random));
    let mut past = Vec::new();
    for round in 1..=3 {
        let seating = seat(&far, &past).unwrap();
        assert_eq!(seat(&near, &past).unwrap(), seating, "round {round}");
        assert_eq!(seating.repeats, 0, "round {round}");
        past.push(played(&far, &seating, |_| 0));
    }
}

#[test]
fn a_plan_of_the_largest_fields_needs_no_table_of_all_products() {
    // The numbers of tables are powers of 2, 3, 5 and 7, and a prime.
    for tables in [4_096, 2_187, 3_125, 2_401, 4_999] {
        let plan = design::plan(&vec![2; tables], 5, &mut Luck::new(1)).unwrap();
        let mut met = HashSet::new();
        for table in plan.iter().flatten() {
            let pair = [table[0].min(table[1]), table[0].max(table[1])];
            assert!(met.insert(pair), "{tables}: {pair:?} again");
        }
    }
}

#[test]
fn sizes_are_few_and_near_the_usual_one() {
    for (law, players, expected) in rows! { of (&str, usize, &[usize]):
        "nos", 2, &[];
        "nos", 3, &[3];
        "nos", 6, &[3, 3];
        "nos", 7, &[4, 3];
        "nos", 9, &[3, 3, 3];
        "nos", 11, &[4, 4, 3];
        "nos", 13, &[4, 4, 5];
        "nos", 17, &[4, 4, 4, 5];
        "nos", 22, &[4, 4, 4, 4, 3, 3];
        "nos", 23, &[4, 4, 4, 4, 4, 3];
        "chess", 7, &[2, 2, 2];
        "fives-and-threes", 9, &[4, 4];
        "fives-and-threes", 3, &[2];
        "fives-and-threes", 10, &[4, 4, 2];
        "fives-and-threes", 6, &[4, 2];
        "dominoes", 10, &[5, 5];
        "tiddle-a-wink", 11, &[10];
        "tiddle-a-wink", 13, &[6, 7];
    } {
        let law = nos_laws::named(law).unwrap();
        assert_eq!(sizes(&law.about.seating, players), expected, "{} {players}", law.name());
    }
}

#[test]
fn round_robin_of_two_is_by_bergers_tables() {
    let told = |players: usize, round: u32| {
        let pairs = berger(players, round).into_iter();
        let pairs: Vec<String> =
            pairs.map(|[white, black]| format!("{}-{}", white + 1, black + 1)).collect();
        pairs.join(" ")
    };
    // FIDE's handbook, C.06.
    let six = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"];
    for (round, expected) in (1..).zip(six) {
        assert_eq!(told(6, round), expected);
    }
    assert_eq!(told(8, 7), "4-8 5-3 6-2 7-1");
    // With five players, the opponent of the missing sixth sits out. After a whole round robin the
    // colours are reversed.
    assert_eq!(told(5, 1), "2-5 3-4");
    assert_eq!(told(6, 6), "6-1 5-2 4-3");
    let event = event("chess", 5, 5, System::RoundRobin);
    let seated = whole(&event, 1);
    assert_eq!(repeats(&seated), 0);
    let out: BTreeSet<usize> = seated.iter().flat_map(|seating| seating.out.clone()).collect();
    assert_eq!(out.len(), 5);
}

#[test]
fn nobody_sits_out_twice_before_all_did_once_and_the_last_one_does() {
    for system in [System::Random, System::Swiss] {
        let event = event("chess", 7, 7, system);
        let mut past = Vec::new();
        let mut outs: HashMap<usize, usize> = HashMap::new();
        for round in 1..=7 {
            let seating = seat(&event, &past).unwrap();
            let [out] = seating.out[..] else { panic!("{:?}", seating.out) };
            let standings = EventStandings::new(&event, &past);
            let waiting = standings.rows.iter().filter(|row| !outs.contains_key(&row.player));
            let last = waiting.map(|row| row.rank).max();
            let rank = standings.rows.iter().find(|row| row.player == out).map(|row| row.rank);
            assert_eq!(rank, last, "round {round}");
            assert_eq!(outs.insert(out, round), None, "round {round}");
            past.push(played(&event, &seating, |player| player as i64));
        }
        assert_eq!(outs.len(), 7);
    }
}

#[test]
fn swiss_seats_whole_score_groups_from_the_top() {
    let event = event("chess", 16, 4, System::Swiss);
    let mut past = Vec::new();
    for round in 1..=4 {
        let seating = seat(&event, &past).unwrap();
        if round == 2 || round == 3 {
            let standings = EventStandings::new(&event, &past);
            let points = |player: &usize| {
                let mut rows = standings.rows.iter();
                rows.find(|row| row.player == *player).unwrap().points
            };
            let scores: Vec<Vec<i64>> = seating
                .tables
                .iter()
                .map(|table| table.players.iter().map(points).collect())
                .collect();
            assert!(scores.iter().all(|table| table[0] == table[1]), "{scores:?}");
            let tops: Vec<i64> = scores.iter().map(|table| table[0]).collect();
            assert!(tops.is_sorted_by(|one, other| one >= other), "{tops:?}");
        }
        assert_eq!(seating.repeats, 0);
        // The player with the higher number wins and gets two points.
        let winner = |player: usize| {
            let table =
                seating.tables.iter().find(|table| table.players.contains(&player)).unwrap();
            2 * i64::from(*table.players.iter().max().unwrap() == player)
        };
        past.push(played(&event, &seating, winner));
    }
}

#[test]
fn the_first_round_of_swiss_pairs_the_upper_half_with_the_lower() {
    let mut event = event("chess", 8, 3, System::Swiss);
    for place in 0..8 {
        event.players[place].rating = Some(1500.0 + 10.0 * place as f64);
    }
    let seating = seat(&event, &[]).unwrap();
    let pairs: Vec<BTreeSet<usize>> =
        seating.tables.iter().map(|table| table.players.iter().copied().collect()).collect();
    let expected = [[7, 3], [6, 2], [5, 1], [4, 0]].map(BTreeSet::from);
    assert_eq!(pairs, expected);
}

#[test]
fn white_goes_round() {
    let event = event("checkers", 10, 8, System::Random);
    let seated = whole(&event, 2);
    let mut white: HashMap<usize, i32> = HashMap::new();
    for seating in &seated {
        for table in &seating.tables {
            let times = |player: usize| white.get(&player).copied().unwrap_or_default();
            assert!(times(table.players[0]) <= times(table.players[1]));
            *white.entry(table.players[0]).or_default() += 1;
        }
    }
    assert!(white.values().all(|times| (3..=5).contains(times)), "{white:?}");
}

#[test]
fn clubmates_meet_as_late_as_possible() {
    let mut event = event("nos", 16, 5, System::Random);
    for place in 0..16 {
        event.players[place].club = Some(format!("Club {}", place / 4));
    }
    let meet = |seating: &Seating| {
        let clubmates = seating.tables.iter().flat_map(|table| {
            let players = &table.players;
            let pairs = players
                .iter()
                .enumerate()
                .flat_map(|(at, one)| players[..at].iter().map(move |other| (one, other)));
            pairs.filter(|(one, other)| *one / 4 == *other / 4)
        });
        clubmates.count()
    };
    // Everybody meets everybody, so clubmates do too; they can all meet in the last round.
    let seated = whole(&event, 4);
    assert_eq!(repeats(&seated), 0);
    let counts: Vec<usize> = seated.iter().map(meet).collect();
    assert_eq!(counts, [0, 0, 0, 0, 24]);
    event.is_apart = false;
    let counts: Vec<usize> = whole(&event, 4).iter().map(meet).collect();
    assert_ne!(counts, [0, 0, 0, 0, 24]);
}

#[test]
fn partners_are_drawn_once_or_stay_together() {
    let mut event = event("fives-and-threes", 12, 4, System::Random);
    let partners = |seated: &[Seating]| {
        let tables = seated.iter().flat_map(|seating| &seating.tables);
        let pairs = tables
            .flat_map(|table| [[0, 2], [1, 3]].map(|pair| pair.map(|seat| table.players[seat])));
        pairs.map(|[one, other]| (one.min(other), one.max(other))).collect::<Vec<_>>()
    };
    let drawn = partners(&whole(&event, 2));
    assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), drawn.len());
    for place in 0..12 {
        event.players[place].partner = Some(place ^ 1);
    }
    let seated = whole(&event, 2);
    assert!(partners(&seated).iter().all(|(one, other)| one ^ 1 == *other));
    let met: BTreeSet<BTreeSet<usize>> = seated
        .iter()
        .flat_map(|seating| &seating.tables)
        .map(|table| table.players.iter().map(|player| player / 2).collect())
        .collect();
    assert_eq!(met.len(), 12, "six pairs meet each other once at most in four rounds");
    assert!(seated.iter().all(|seating| seating.repeats == 0));
}

#[test]
fn latecomers_and_leavers_are_seated_in_their_rounds() {
    let mut event = event("nos", 12, 4, System::Random);
    let first = seat(&event, &[]).unwrap();
    let mut past = vec![played(&event, &first, |_| 0)];
    event.players[3].absent = vec![2];
    event.players[7].to = Some(1);
    let second = seat(&event, &past).unwrap();
    let seated: Vec<usize> = second.tables.iter().flat_map(|table| table.players.clone()).collect();
    assert_eq!(seated.len(), 10);
    assert!(!seated.contains(&3) && !seated.contains(&7));
    past.push(played(&event, &second, |_| 0));
    let third = seat(&event, &past).unwrap();
    assert!(third.tables.iter().any(|table| table.players.contains(&3)));
}

#[test]
fn given_tables_are_seated_as_they_are_written() {
    let mut event = event("nos", 7, 2, System::Given);
    let text = "# the first round\n1 2: P4 P5 P6\n1 1: P3 P2 P1 P0\n\n2 1: P0 P1 P2\n";
    event.given = event.read_given(text).unwrap();
    assert_eq!(
        event.given[0],
        SeatedTable { no: TableNo::new(1, 2).unwrap(), players: vec![4, 5, 6] }
    );
    let first = seat(&event, &[]).unwrap();
    let tables: Vec<Vec<usize>> = first.tables.iter().map(|table| table.players.clone()).collect();
    assert_eq!(tables, [vec![3, 2, 1, 0], vec![4, 5, 6]]);
    let second = seat(&event, &[played(&event, &first, |_| 0)]).unwrap();
    assert_eq!((second.tables.len(), second.out.as_slice()), (1, &[3, 4, 5, 6][..]));
    for (text, line, words) in rows! { of (&str, usize, &str):
        "1 1: P0 P1", 1, "2 do not play nos";
        "1 1 P0 P1 P2", 1, "a line has a round, a table, a colon";
        "\n1 1: P0 P1 Xaver", 2, "event.toml has no player \"Xaver\"";
        "1 1: P0 P1 P2\n1 2: P0 P3 P4", 2, "twice in round 1";
        "1 1: P0 P1 P", 1, "\"P\" fits several players";
    } {
        let (at, fault) = event.read_given(text).unwrap_err();
        assert_eq!(at, line);
        assert!(fault.contains(words), "{fault}");
    }
    event.given.clear();
    assert_eq!(seat(&event, &[]).unwrap_err(), "the file with the tables has no table for round 1");
}

#[test]
fn a_seating_is_written_as_json_and_read_again() {
    let event = event("nos", 7, 2, System::Random);
    let seating = seat(&event, &[]).unwrap();
    let json = seating.json(&event);
    assert_eq!(json["tables"][0]["journal"], "r1-t1.nos");
    assert_eq!(json["tables"][1]["table"], 2);
    let keys: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["round", "tables", "out", "repeats"]);
    assert_eq!(Seating::read(&event, 1, &json.to_string()).unwrap(), seating);
    let other = json.to_string().replace("P3", "Xaver");
    let fault = Seating::read(&event, 1, &other).unwrap_err();
    assert!(
        fault.starts_with("event.toml has no player \"Xaver\"") && fault.contains("to = 1"),
        "{fault}"
    );
}

#[test]
fn pairs_are_as_strong_as_both_together_in_the_first_swiss_round() {
    let mut event = event("fives-and-threes", 8, 2, System::Swiss);
    // The ratings of the pairs add up to 3500, 3000, 2500 and 4000.
    let ratings = [1800, 1700, 2000, 1000, 1250, 1250, 3000, 1000];
    for (player, rating) in ratings.into_iter().enumerate() {
        event.players[player].partner = Some(player ^ 1);
        event.players[player].rating = Some(f64::from(rating));
    }
    let first = seat(&event, &[]).unwrap();
    let tables = first.tables.iter().map(|table| {
        let mut players = table.players.clone();
        players.sort_unstable();
        players
    });
    // The strongest pair meets the third, the second the last.
    let expected = [[2, 3, 6, 7], [0, 1, 4, 5]];
    assert_eq!(tables.collect::<Vec<_>>(), expected);
}

#[test]
fn without_a_partner_a_player_gets_one_or_sits_out_without_a_win() {
    let mut event = event("fives-and-threes", 11, 2, System::Random);
    for (one, other) in [(0, 1), (2, 3), (4, 5)] {
        event.players[one].partner = Some(other);
        event.players[other].partner = Some(one);
    }
    let points = |event: &Event, seating: &Seating| {
        let round = played(event, seating, |_| 0);
        let standings = EventStandings::new(event, &[round]);
        let mut points = vec![0; 11];
        for row in &standings.rows {
            points[row.player] = row.points;
        }
        points
    };
    // A player whose partner is absent plays with the first player who has none.
    event.players[5].absent = vec![1];
    let first = seat(&event, &[]).unwrap();
    let tables = first.tables.iter().map(|table| table.players.len());
    assert_eq!(tables.collect::<Vec<_>>(), [4, 4]);
    let sides: BTreeSet<BTreeSet<usize>> =
        [[0, 1], [2, 3], [4, 6], [7, 8], [9, 10]].map(BTreeSet::from).into();
    let mut seen: Vec<BTreeSet<usize>> = vec![first.out.iter().copied().collect()];
    for table in &first.tables {
        let seat = |seat: usize| table.players[seat];
        seen.push([seat(0), seat(2)].into());
        seen.push([seat(1), seat(3)].into());
    }
    assert_eq!(seen.into_iter().collect::<BTreeSet<_>>(), sides);
    assert!(first.alone.is_empty());
    // A pair without opponents wins as by a bye.
    let won = points(&event, &first);
    assert!(first.out.iter().all(|player| won[*player] == 2), "{won:?}");
    // Of five players without a partner one is left alone.
    event.players[10].absent = vec![1];
    let first = seat(&event, &[]).unwrap();
    assert_eq!((&*first.out, &*first.alone), (&[9][..], &[9][..]));
    assert_eq!(points(&event, &first)[9], 0);
    let json = first.json(&event);
    assert_eq!(json["alone"], serde_json::json!(["P9"]));
    assert_eq!(Seating::read(&event, 1, &json.to_string()).unwrap(), first);
}

fn threes(players: &[usize]) -> Vec<Vec<[usize; 3]>> {
    let Some((first, others)) = players.split_first() else { return vec![Vec::new()] };
    let mates =
        (0..others.len()).flat_map(|one| (one + 1..others.len()).map(move |two| [one, two]));
    let with = |[one, two]: [usize; 2]| {
        let table = [*first, others[one], others[two]];
        let mut rest = others.to_vec();
        rest.retain(|player| !table.contains(player));
        let tables = threes(&rest).into_iter();
        tables.map(move |tables| [&[table], &tables[..]].concat())
    };
    mates.flat_map(with).collect()
}

#[test]
fn swiss_tables_of_three_are_the_best_of_all_that_there_are() {
    let players: Vec<usize> = (0..9).collect();
    let all = threes(&players);
    assert_eq!(all.len(), 280);
    let mut apart = 0;
    for seed in 1..=3 {
        let mut event = event("nos", players.len(), 3, System::Swiss);
        event.seed = seed;
        let (mut luck, mut past) = (Luck::new(seed), Vec::new());
        let mut met = [[0; 9]; 9];
        for round in 1..=event.rounds {
            let seating = seat(&event, &past).unwrap();
            let mut points = [0; 9];
            for row in EventStandings::new(&event, &past).rows {
                points[row.player] = row.points;
            }
            let scores: BTreeSet<i64> = points.into_iter().collect();
            let group = |player: usize| scores.iter().position(|own| *own == points[player]);
            // Repeated meetings, then distances in score.
            let cost = |tables: &[[usize; 3]]| {
                let mut cost = [0; 2];
                for [a, b, c] in tables {
                    for (one, other) in [(*a, *b), (*a, *c), (*b, *c)] {
                        let apart = group(one).unwrap().abs_diff(group(other).unwrap());
                        cost[0] += met[one][other];
                        cost[1] += apart * apart;
                    }
                }
                cost
            };
            let seated = seating.tables.iter();
            let seated: Vec<[usize; 3]> =
                seated.map(|table| table.players[..].try_into().unwrap()).collect();
            let best = all.iter().map(|tables| cost(tables)).min().unwrap();
            assert_eq!(cost(&seated), best, "seed {seed}, round {round}");
            apart += usize::from(best[1] > 0);
            for table in seated {
                for one in table {
                    table.iter().for_each(|other| met[one][*other] += 1);
                }
            }
            let over = players.iter().map(|_| luck.below(3) as i64).collect::<Vec<_>>();
            past.push(played(&event, &seating, |player| over[player]));
        }
    }
    assert!(apart > 2, "{apart}");
}

fn pairings(players: &[usize]) -> Vec<Vec<[usize; 2]>> {
    let Some((first, others)) = players.split_first() else { return vec![Vec::new()] };
    let with = |at: usize| {
        let mut rest = others.to_vec();
        let mate = rest.remove(at);
        let pairs = pairings(&rest).into_iter();
        pairs.map(move |mut pairs| {
            pairs.push([*first, mate]);
            pairs
        })
    };
    (0..others.len()).flat_map(with).collect()
}

/// Whether this colour (1 for white) would be the player's third in a row, and whether the
/// difference would exceed two.
fn wrong(before: &[i64], own: i64) -> i64 {
    let is_third = before.ends_with(&[own, own]);
    let balance = before.iter().sum::<i64>() + own;
    i64::from(is_third) + i64::from(balance.abs() > 2)
}

/// Plays a chess event with simulated results. `look` receives each seating, the points before it
/// in halves, and the colours.
fn swiss(players: usize, seed: u64, mut look: impl FnMut(&Event, &Seating, &[i64], &[Vec<i64>])) {
    let mut event = event("chess", players, 5, System::Swiss);
    event.seed = seed;
    let mut luck = Luck::new(seed ^ 77);
    let (mut past, mut colours) = (Vec::new(), vec![Vec::new(); players]);
    for _ in 1..=event.rounds {
        let seating = seat(&event, &past).unwrap();
        let mut points = vec![0; players];
        for row in EventStandings::new(&event, &past).rows {
            points[row.player] = row.points;
        }
        look(&event, &seating, &points, &colours);
        let mut over = vec![0; players];
        for table in &seating.tables {
            let [white, black] = table.players[..] else { panic!("{table:?}") };
            colours[white].push(1);
            colours[black].push(-1);
            (over[white], over[black]) = [(2, 0), (0, 2), (1, 1)][luck.below(3)];
        }
        past.push(played(&event, &seating, |player| over[player]));
    }
}

#[test]
fn swiss_pairs_are_the_best_of_all_that_there_are() {
    for (players, seed) in rows! { of (usize, u64):
        6, 1;
        7, 1;
        7, 2;
        8, 3;
        9, 4;
        9, 5;
    } {
        let mut met: BTreeSet<BTreeSet<usize>> = BTreeSet::new();
        swiss(players, seed, |event, seating, points, colours| {
            let mut present: Vec<usize> = (0..players).collect();
            present.retain(|player| !seating.out.contains(player));
            let scores: BTreeSet<i64> = present.iter().map(|player| points[*player]).collect();
            let group =
                |player: usize| scores.iter().position(|own| *own == points[player]).unwrap();
            let is_last = seating.round == event.rounds;
            let cost = |pairs: &[[usize; 2]], is_as_said: bool| {
                let mut cost = [0; 3];
                for [one, other] in pairs {
                    cost[0] += i64::from(met.contains(&BTreeSet::from([*one, *other])));
                    let by = |white: usize, black: usize| {
                        wrong(&colours[white], 1) + wrong(&colours[black], -1)
                    };
                    let turned = if is_as_said { i64::MAX } else { by(*other, *one) };
                    cost[1] += if is_last { 0 } else { by(*one, *other).min(turned) };
                    cost[2] += (group(*one).abs_diff(group(*other)) as i64).pow(2);
                }
                cost
            };
            let all = pairings(&present);
            let best = all.iter().map(|pairs| cost(pairs, false)).min().unwrap();
            let pairs = seating.tables.iter().map(|table| [table.players[0], table.players[1]]);
            let pairs: Vec<[usize; 2]> = pairs.collect();
            assert_eq!(cost(&pairs, true), best, "{players} {seed}: {seating:?}");
            met.extend(pairs.into_iter().map(BTreeSet::from));
        });
    }
}

#[test]
fn players_who_met_least_meet_next() {
    let event = event("chess", 4, 120, System::Swiss);
    let (mut past, mut met) = (Vec::new(), HashMap::new());
    for _ in 1..=event.rounds {
        let seating = seat(&event, &past).unwrap();
        for table in &seating.tables {
            let pair: BTreeSet<usize> = table.players.iter().copied().collect();
            *met.entry(pair).or_insert(0) += 1;
        }
        past.push(played(&event, &seating, |player| player as i64));
    }
    let times: Vec<i32> = met.into_values().collect();
    assert_eq!(times, [40; 6]);
}

#[test]
fn nobody_has_a_colour_three_times_running_and_few_pairs_are_far_apart() {
    // Most pairs of 20 events that are more than a score group apart.
    for (players, most) in rows! { of (usize, usize):
        7, 26;
        9, 13;
        16, 8;
        21, 3;
    } {
        let (mut far, mut wrongs) = (0, 0);
        for seed in 1..=20 {
            swiss(players, seed, |event, seating, points, colours| {
                let seated = || seating.tables.iter().flat_map(|table| table.players.clone());
                let scores: BTreeSet<i64> = seated().map(|player| points[player]).collect();
                let group = |player: usize| scores.iter().position(|own| *own == points[player]);
                for table in &seating.tables {
                    let [white, black] = [table.players[0], table.players[1]];
                    far += usize::from(group(white).unwrap().abs_diff(group(black).unwrap()) > 1);
                    if seating.round < event.rounds {
                        wrongs += wrong(&colours[white], 1) + wrong(&colours[black], -1);
                    }
                }
                assert_eq!(seating.repeats, 0);
            });
        }
        assert!(far <= most && wrongs == 0, "{players}: {far} far, {wrongs} wrong");
    }
}

type Away<'a> = (usize, &'a [u32]);

/// A round robin in chess with absent players and latecomers.
fn round_robin(
    players: usize,
    rounds: u32,
    absent: &[Away<'_>],
    from: &[(usize, u32)],
) -> Vec<Seating> {
    let mut event = event("chess", players, rounds, System::RoundRobin);
    for (player, away) in absent {
        event.players[*player].absent = away.to_vec();
    }
    for (player, round) in from {
        event.players[*player].from = *round;
    }
    whole(&event, 3)
}

#[test]
fn round_robin_lets_two_meet_again_where_nobody_would_play_otherwise() {
    let seated = round_robin(4, 3, &[(1, &[2, 3]), (2, &[2, 3])], &[]);
    for seating in &seated[1..] {
        let mut pairs = seating.tables.iter().map(|table| table.players.clone());
        let mut pair = pairs.next().unwrap();
        pair.sort_unstable();
        assert_eq!((pair, pairs.next()), (vec![0, 3], None));
    }
}

#[test]
fn round_robin_leaves_over_nobody_who_could_play() {
    // Two of six are absent. Their opponents play each other.
    let seated = round_robin(6, 5, &[(0, &[1]), (1, &[1])], &[]);
    assert_eq!(seated[0].out, Vec::<usize>::new());
    assert_eq!(repeats(&seated), 0);
    for (players, rounds, absent) in rows! { of (usize, u32, &[Away<'_>]):
        6, 5, &[(0, &[1, 2]), (3, &[2])];
        7, 7, &[(2, &[1, 4]), (5, &[4])];
        8, 7, &[(0, &[2]), (1, &[3]), (4, &[2, 3])];
    } {
        let seated = round_robin(players, rounds, absent, &[]);
        assert_eq!(repeats(&seated), 0, "{players} {absent:?}");
        let mut outs = vec![0; players];
        for seating in &seated {
            let plays = |player: &usize| {
                let mut absent = absent.iter();
                absent.all(|(own, away)| own != player || !away.contains(&seating.round))
            };
            for player in &seating.out {
                outs[*player] += 1;
                let mut here = (0..players).filter(plays);
                let is_fair = here.all(|other| outs[other] + 1 >= outs[*player]);
                assert!(is_fair, "{players} {absent:?} {seating:?}");
            }
        }
    }
}

#[test]
fn a_latecomer_has_a_place_in_bergers_tables_from_round_1() {
    for (players, late) in [(6, vec![(5, 2)]), (7, vec![(6, 3)]), (9, vec![(8, 2), (3, 4)])] {
        let rounds = players as u32 - 1 + players as u32 % 2;
        let seated = round_robin(players, rounds, &[], &late);
        assert_eq!(repeats(&seated), 0, "{players} {late:?}");
        for (player, from) in late {
            let has_place = |seating: &&Seating| {
                let mut tables = seating.tables.iter();
                tables.any(|table| table.players.contains(&player))
            };
            let rounds = seated.iter().filter(has_place).map(|seating| seating.round);
            assert_eq!(rounds.min(), Some(from));
        }
    }
}

#[test]
fn absences_in_a_round_robin_make_nobody_sit_out_twice_before_all_once() {
    stay_away(15);
}

#[test]
#[ignore = "takes minutes: very many round robins"]
fn absences_in_any_round_robin_make_nobody_sit_out_twice_before_all_once() {
    stay_away(2000);
}

fn stay_away(cases: usize) {
    let mut luck = Luck::new(5);
    for case in 0..cases {
        let players = 6 + luck.below(4);
        let rounds = players as u32 - 1 + players as u32 % 2;
        let away: Vec<(usize, [u32; 1])> = (0..1 + luck.below(3))
            .map(|_| (luck.below(players), [1 + luck.below(rounds as usize) as u32]))
            .collect();
        let absent: Vec<Away<'_>> =
            away.iter().map(|(player, away)| (*player, &away[..])).collect();
        let late = match luck.once_in(3) {
            true => vec![(luck.below(players), 2 + luck.below(2) as u32)],
            false => Vec::new(),
        };
        let seated = round_robin(players, rounds, &absent, &late);
        assert_eq!(repeats(&seated), 0, "{case}");
        let mut outs = vec![0; players];
        for seating in &seated {
            seating.out.iter().for_each(|player| outs[*player] += 1);
            let at_tables = seating.tables.iter().flat_map(|table| &table.players);
            let least = at_tables.chain(&seating.out).map(|player| outs[*player]).min();
            let is_fair = |player: &usize| outs[*player] <= least.unwrap() + 1;
            assert!(seating.out.iter().all(is_fair), "{case}: {absent:?} {late:?} {seating:?}");
        }
    }
}

#[test]
fn at_tables_of_two_the_lowest_rated_present_player_sits_out_first() {
    let mut event = event("chess", 5, 3, System::Swiss);
    for place in 0..event.players.all().len() {
        let player = &mut event.players[place];
        player.rating = Some(1500.0 + place as f64);
    }
    event.players[1].rating = Some(1400.5);
    let first = seat(&event, &[]).unwrap();
    assert_eq!(first.out, [1]);
    // The last player in the standings would sit out, but was absent in the round before.
    event.players[0].absent = vec![1];
    let first = seat(&event, &[]).unwrap();
    assert_eq!(first.out, Vec::<usize>::new());
    let round = played(&event, &first, |player| i64::from(player > 1));
    let second = seat(&event, &[round]).unwrap();
    assert_eq!(second.out, [1]);
}

#[test]
fn at_random_nobody_has_a_colour_three_times_running_either() {
    for (players, rounds) in rows! { of (usize, u32):
        8, 7;
        10, 8;
        16, 9;
        9, 7;
        13, 6;
    } {
        for seed in 1..=4 {
            let mut event = event("checkers", players, rounds, System::Random);
            event.seed = seed;
            let mut colours = vec![Vec::new(); players];
            let mut wrongs = 0;
            let seated = whole(&event, seed);
            assert_eq!(repeats(&seated), 0, "{players} over {rounds}");
            for seating in seated.iter().filter(|seating| seating.round < rounds) {
                for table in &seating.tables {
                    for (player, own) in table.players.iter().zip([1, -1]) {
                        wrongs += wrong(&colours[*player], own);
                        colours[*player].push(own);
                    }
                }
            }
            assert_eq!(wrongs, 0, "{players} over {rounds}");
        }
    }
}

/// Seats a whole event at tables of two. At some tables of one round nobody plays: `absent` says
/// which seats stay away.
fn with_forfeits(event: &Event, round: u32, tables: usize, absent: &[usize]) -> Vec<Seating> {
    let (mut past, mut seated) = (Vec::new(), Vec::new());
    for number in 1..=event.rounds {
        let seating = seat(event, &past).unwrap();
        let mut own = played(event, &seating, |player| player as i64);
        for table in own.tables.iter_mut().take(tables).filter(|_| number == round) {
            let away = absent.iter().map(|seat| table.players[*seat]).collect();
            table.outcome = TableOutcome::Forfeit(away);
            table.results.clear();
        }
        past.push(own);
        seated.push(seating);
    }
    seated
}

#[test]
fn a_forfeit_is_a_game_of_a_round_robin_and_leaves_the_rest_as_it_is() {
    for (players, rounds) in rows! { of (usize, u32):
        5, 5;
        6, 5;
        7, 7;
        9, 9;
    } {
        let event = event("chess", players, rounds, System::RoundRobin);
        let usual = whole(&event, 1);
        for (round, absent) in [(1, &[1][..]), (2, &[0]), (2, &[0, 1])] {
            let seated = with_forfeits(&event, round, 1, absent);
            assert_eq!(seated, usual, "{players}: {absent:?} in round {round}");
        }
    }
}

#[test]
fn at_random_pairs_that_did_not_play_meet_later() {
    let mut event = event("chess", 4, 4, System::Random);
    for seed in 1..=8 {
        event.seed = seed;
        let seated = with_forfeits(&event, 1, 2, &[0, 1]);
        assert_eq!(repeats(&seated[1..]), 0, "seed {seed}");
        assert_eq!(seated[3].repeats, 0, "seed {seed}");
    }
}
