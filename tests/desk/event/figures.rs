//! Compares the program's figures of simulated events with a separate count from the journals.

use super::account::read_json;
use super::{CHESS, SIX, event_of};
use crate::support::folder::Folder;
use crate::support::program::Ran;
use nos::law::Luck;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// A game, read from the text of its journal.
struct Counted {
    round: usize,
    white: String,
    black: String,
    /// White's points in chess.
    points: i64,
    day: String,
}

/// Reads a chess journal; `None` if it is not settled or nothing was played.
fn counted(round: usize, text: &str) -> Option<Counted> {
    let mut seated: Vec<String> = Vec::new();
    let (mut white, mut points, mut day, mut is_settled) = (None, None, None, false);
    for line in text.lines() {
        let words: Vec<&str> = line.split(" # ~").next().unwrap().split(' ').collect();
        let name = |at: usize| words[at].replace('_', " ");
        if !["law", "seat", "house"].contains(&words[1]) {
            day = day.or(Some(words[0][..10].to_owned()));
        }
        match words[1] {
            "seat" => seated = vec![name(2), name(3)],
            "begin" => white = Some(name(2)),
            "void" => (white, points) = (None, None),
            "resign" => points = Some(if Some(name(2)) == white { 0 } else { 2 }),
            "accept" => points = Some(1),
            "settle" => is_settled = true,
            _ => {}
        }
    }
    let (white, points) = (white?, points.filter(|_| is_settled)?);
    let black = seated.into_iter().find(|name| *name != white)?;
    Some(Counted { round, white, black, points, day: day? })
}

/// A player's points, tables and opponents, with round and colour.
#[derive(Default, PartialEq, Debug)]
struct Own {
    points: i64,
    tables: usize,
    met: Vec<(usize, String, char)>,
}

/// Counts an event from its files.
fn by_hand(
    event: &Folder,
    forfeits: &[(usize, usize, &str)],
) -> (BTreeMap<String, Own>, Vec<Counted>) {
    let mut all: BTreeMap<String, Own> = BTreeMap::new();
    let mut games = Vec::new();
    let rounds =
        (1..).take_while(|round| event.files().contains(&format!("seating-r{round}.json")));
    let rounds: Vec<usize> = rounds.collect();
    for round in &rounds {
        let seating = read_json(&event.read(format!("seating-r{round}.json")));
        let mut open = false;
        for (at, table) in seating["tables"].as_array().unwrap().iter().enumerate() {
            let names: Vec<&str> = table["players"]
                .as_array()
                .unwrap()
                .iter()
                .map(|name| name.as_str().unwrap())
                .collect();
            let text = fs::read_to_string(event.path().join(table["journal"].as_str().unwrap()));
            if let Some(game) = text.as_ref().ok().and_then(|text| counted(*round, text)) {
                games.push(game);
                continue;
            }
            let forfeit = forfeits.iter().find(|(own, table, _)| own == round && *table == at + 1);
            match forfeit {
                Some((.., absent)) => {
                    let other = names.iter().find(|name| *name != absent);
                    all.entry((*other.unwrap()).to_owned()).or_default().points += 2;
                }
                None => open |= !text.is_ok_and(|text| text.contains(" settle ")),
            }
        }
        if !open || rounds.last() != Some(round) {
            for name in seating["out"].as_array().unwrap() {
                all.entry(name.as_str().unwrap().to_owned()).or_default().points += 2;
            }
        }
    }
    for game in &games {
        for (own, other, points, colour) in rows! { of (&String, &String, i64, char):
            &game.white, &game.black, game.points, 'w';
            &game.black, &game.white, 2 - game.points, 'b';
        } {
            let own = all.entry(own.clone()).or_default();
            own.points += points;
            own.tables += 1;
            own.met.push((game.round, other.clone(), colour));
        }
    }
    (all, games)
}

/// Compares every figure of the program with the count.
fn agrees(event: &Folder, forfeits: &[(usize, usize, &str)]) {
    let (all, games) = by_hand(event, forfeits);
    let nothing = Own::default();
    let out = event.event(&["standings", "--json"]).ran().out;
    let standings = read_json(&out);
    for row in standings["players"].as_array().unwrap() {
        let name = row["name"].as_str().unwrap();
        let own = all.get(name).unwrap_or(&nothing);
        assert_eq!(
            (&row["points"], &row["tables"]),
            (&Value::from(own.points), &Value::from(own.tables)),
            "{name}"
        );
        let met: BTreeSet<&str> = own.met.iter().map(|(_, other, _)| other.as_str()).collect();
        let told = row["met"].as_array().unwrap().iter().map(|name| name.as_str().unwrap());
        assert_eq!(told.collect::<BTreeSet<_>>(), met, "{name}");
    }
    // The sheet lists each game with its result.
    let out = event.event(&["sheet", "--json"]).ran().out;
    let sheet = read_json(&out);
    let tables = sheet["tables"].as_array().unwrap().iter();
    let played: BTreeSet<String> = tables
        .filter(|table| !table["results"].is_null())
        .map(|table| format!("{} {} {}", table["round"], table["players"], table["results"]))
        .collect();
    let counted = games.iter().map(|game| {
        format!(
            "{} [{:?},{:?}] [{},{}]",
            game.round,
            game.white,
            game.black,
            game.points,
            2 - game.points
        )
    });
    assert_eq!(played, counted.collect());
    // `nos standings` counts the games without the byes.
    let out = event.nos(["standings", ".", "--json"]).ran().out;
    let evenings = read_json(&out);
    for row in evenings["players"].as_array().unwrap() {
        let name = row["player"].as_str().unwrap().replace('_', " ");
        let of = |game: &Counted| match (game.white == name, game.black == name) {
            (true, _) => Some(game.points),
            (_, true) => Some(2 - game.points),
            _ => None,
        };
        let points: i64 = games.iter().filter_map(of).sum();
        assert_eq!(row["points"], Value::from(points), "{name} {row}");
    }
    // Both commands give the same ratings, over the same days.
    let rated = event.event(&["standings", "--ratings", "--json"]).ran().out;
    assert_eq!(event.nos(["standings", ".", "--ratings", "--json"]).ran().out, rated);
    for row in read_json(&rated)["players"].as_array().unwrap() {
        let name = row["name"].as_str().unwrap();
        let own = games.iter().filter(|game| game.white == name || game.black == name);
        let days: BTreeSet<&str> = own.map(|game| game.day.as_str()).collect();
        assert_eq!(row["evenings"], Value::from(days.len()), "{name}");
    }
    // The report has each game with its colour.
    let report = event.event(&["standings", "--trf", "-"]).ran().out;
    let lines = report.lines().filter(|line| line.starts_with("001"));
    let numbers: BTreeMap<usize, String> = lines
        .clone()
        .map(|line| (line[4..8].trim().parse().unwrap(), line[14..47].trim().to_owned()))
        .collect();
    for line in lines {
        let own = all.get(line[14..47].trim()).unwrap_or(&nothing);
        let cells = line.get(91..).unwrap_or_default().as_bytes().chunks(10).enumerate();
        for (at, cell) in cells {
            let cell = std::str::from_utf8(cell).unwrap();
            let met = own.met.iter().find(|(round, ..)| *round == at + 1);
            match met {
                Some((_, other, colour)) => {
                    assert_eq!(&numbers[&cell[..4].trim().parse().unwrap()], other, "{report}");
                    assert_eq!(cell[5..6], colour.to_string(), "{report}");
                }
                None => assert!(["U", "Z", "+", "-"].contains(&cell[7..8].trim()), "{report}"),
            }
        }
    }
    #[cfg(feature = "board")]
    {
        let page = crate::board::hall::standings(event.path());
        for (name, own) in &all {
            assert_eq!(page.get(name), Some(&own.points.to_string()), "{name} {page:?}");
        }
    }
}

#[test]
fn every_figure_is_that_of_a_count_from_the_journals_and_no_clock_changes_one() {
    for seed in [1, 2, 3] {
        let mut luck = Luck::new(seed);
        let event = event_of(&format!("{CHESS}\nseed = {seed}"), &[&SIX[..], &["Gijs"]].concat());
        event.change("name = \"Cees\"", "name = \"Cees\"\naliases = [\"Kees\"]\nfrom = 2");
        event.change("name = \"Dirk\"", "name = \"Dirk\"\nabsent = [2]");
        let mut forfeits: Vec<(usize, usize, String)> = Vec::new();
        for round in 1..=3 {
            let tables = event.seat();
            for (at, players) in tables.iter().enumerate() {
                // Clocks vary by hours and days.
                let (day, hour) = (20 + luck.below(3), 10 + luck.below(9));
                event.set_clock(format!("2026-11-{day}T{hour}:00:00+01:00"));
                let journal = format!("r{round}-t{}.nos", at + 1);
                let [white, black] = [&players[0], &players[1]];
                let input = match luck.below(6) {
                    0 => format!("begin {white}\nresign {black}\nsettle\n"),
                    1 => format!("begin {black}\nresign {white}\nsettle\n"),
                    2 => format!("begin {white}\noffer {white}\naccept {black}\nsettle\n"),
                    3 => format!(
                        "begin {white}\nvoid\nbegin {black}\nresign {black}\nsettle\nnote late\n"
                    ),
                    4 => "settle\n".to_owned(),
                    _ => {
                        let table = format!("r{round}-t{}", at + 1);
                        let absent = white.replace('_', " ");
                        if luck.once_in(2) {
                            fs::remove_file(event.path().join(&journal)).unwrap();
                        }
                        let words = ["decide", &table, "--forfeit", &absent, "--yes"];
                        event.event(&words).status(0);
                        forfeits.push((round, at + 1, absent));
                        continue;
                    }
                };
                let Ran { status, err, .. } =
                    event.nos(["play", &journal, "-q"]).stdin(&input).ran();
                assert_eq!(status, 0, "{err}");
            }
            // A journal in no seating does not count.
            event.write(format!("r{round}-t7.nos"), event.read_if("r1-t1.nos"));
            let told: Vec<(usize, usize, &str)> =
                forfeits.iter().map(|(round, table, absent)| (*round, *table, &**absent)).collect();
            agrees(&event, &told);
        }
        // A missing table does not count.
        let told: Vec<(usize, usize, &str)> =
            forfeits.iter().map(|(round, table, absent)| (*round, *table, &**absent)).collect();
        let _ = fs::remove_file(event.path().join("r3-t1.nos"));
        agrees(&event, &told);
    }
}
