//! The data in a report for the script that walks through a hand, and the sizes of reports.

use super::parts::between;
use crate::support::pages::{pages, simulated};
use crate::support::records::record_of;
use nos_law::SimulationOptions;
use nos_laws::named;
use nos_records::journal::Record;
use std::collections::BTreeMap;

fn evening(law: &str, players: usize, hands: u32) -> Record {
    let law = named(law).unwrap();
    let options =
        SimulationOptions { players: Some(players), hands, ..SimulationOptions::default() };
    record_of(law, simulated(law, &options, 1))
}

/// The final state of each place, from all changes of a hand.
fn shown_at_the_end(hand: &str) -> BTreeMap<&str, &str> {
    let changes = hand.split(" data-b=\"").skip(1);
    let changes = changes.flat_map(|rest| rest.split_once('"').unwrap().0.split('|'));
    let mut told: BTreeMap<&str, &str> =
        changes.map(|change| change.split_once('=').unwrap()).collect();
    told.retain(|_, shows| !shows.is_empty());
    told
}

fn drawn(law: &str, hand: &str) -> BTreeMap<String, String> {
    let stage = between(hand, "<div class=\"stage\">", "</div>");
    let mut drawn: Vec<(String, String)> = if stage.contains("data-a=") {
        let arms = stage.split("<g data-a=\"").skip(1);
        arms.map(|arm| {
            let words = arm.split_once("<text class=\"words\"").map(|(_, rest)| {
                let words = between(rest, ">", "<");
                format!(" {words}")
            });
            let end = between(arm, "<g class=\"end\"", "</text>");
            let shows = end.rsplit_once('>').unwrap().1.to_owned();
            let name = arm.split_once('"').unwrap().0.to_owned();
            (name, shows + &words.unwrap_or_default())
        })
        .collect()
    } else {
        let places = stage.split("<use").skip(1).map(|place| {
            let place = place.split_once('>').unwrap().0;
            let man = place
                .split_once("href=\"#")
                .map(|(_, rest)| rest.split_once('"').unwrap().0.split_once('-').unwrap().1);
            let last = if place.contains("\"last\"") { "+" } else { "" };
            format!("{}{last}", man.unwrap_or_default())
        });
        let cubes = stage.split("class=\"cube").skip(1);
        let cubes = cubes
            .map(|cube| between(cube, "<text", "</text>").split_once('>').unwrap().1.to_owned());
        let rows = stage.split("<tr>").skip(1).map(|row| {
            let lie = row.matches("class=\"playing").count();
            let aside = row.matches(" aside\"").count();
            format!("{lie} {aside} {}", between(row, "class=\"quiet\">", "<"))
        });
        let places: Vec<String> = places.chain(cubes).chain(rows).collect();
        assert!(!places.is_empty(), "{law}: {stage}");
        let numbered = places.into_iter().enumerate();
        numbered.map(|(at, shows)| (at.to_string(), shows)).collect()
    };
    for (caption, end) in [("<p class=\"caption\">", "</p>"), ("<figcaption>", "</figcaption>")] {
        if stage.contains(caption) {
            let words = between(stage, caption, end).replace("<bdi>", "").replace("</bdi>", "");
            let words = words.split(' ').enumerate();
            drawn.extend(words.map(|(at, word)| (format!("w{at:02}"), word.to_owned())));
        }
    }
    drawn.into_iter().filter(|(_, shows)| !shows.is_empty()).collect()
}

#[test]
fn the_changes_of_a_hand_add_up_to_its_drawing() {
    for (law, players) in [
        ("nos", 3),
        ("dominoes", 4),
        ("cribbage", 2),
        ("checkers", 2),
        ("backgammon", 2),
        ("chess", 2),
    ] {
        let [report, _] = pages(&evening(law, players, 6));
        let hands = report.split("<details class=\"hand\" id=\"hand-").skip(1);
        let mut compared = 0;
        for hand in hands {
            let (hand, _) = hand.split_once("</details>").unwrap();
            if !hand.contains("<div class=\"stage\">") {
                continue;
            }
            let drawn = drawn(law, hand);
            let drawn: BTreeMap<&str, &str> =
                drawn.iter().map(|(place, shows)| (&**place, &**shows)).collect();
            assert_eq!(shown_at_the_end(hand), drawn, "{law}: {hand}");
            compared += 1;
        }
        assert!(compared > 3, "{law}: {compared}");
    }
}

#[test]
fn a_report_of_sixty_hands_is_small() {
    // The largest size for each law, in kilobytes. Dominoes and matador have more players and more
    // tiles.
    for (law, players, most) in [
        ("nos", 5, 1000),
        ("fives-and-threes", 4, 800),
        ("dominoes", 4, 1300),
        ("matador", 4, 1300),
        ("tiddle-a-wink", 6, 1000),
        ("cribbage", 2, 400),
        ("checkers", 2, 900),
        ("backgammon", 2, 1100),
        ("chess", 2, 1000),
    ] {
        let record = evening(law, players, 60);
        let [report, _] = pages(&record);
        let (bytes, entries) = (report.len(), record.len());
        assert!(bytes <= most * 1000, "{law}: {bytes} bytes, {entries} entries");
    }
}
