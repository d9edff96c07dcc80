//! The sections of `why` after the ruling: legal alternatives, why a tile breaks the rules of this
//! game, the arithmetic of an amount, and the other reading of a house rule.

use super::{FIRST_HAND, NARROW, assert_lines, text};
use crate::support::records::record;
use nos_law::EntryNo;
use nos_records::print::why;
use serde_json::{Value, json};
use snapbox::str;

fn last(script: &str) -> Value {
    let record = record(script);
    why::json(&record.why(EntryNo(record.len() as u32)).unwrap())
}

fn hand(script: &str) -> Value {
    last(&format!("seat Anna Bram Cees\ndeal\n{script}"))
}

fn later(script: &str) -> Value {
    last(&format!("{FIRST_HAND}\ndeal\n{script}"))
}

/// A triangle in which nobody can play any more after 3-0.
const TRIANGLE: &str = "set Anna 0-0\nannounce 13\nplay Bram 1>6\nplay Cees 2>5\nplay Anna 3>4\nplay Bram 1-0\nplay Cees 2-0";

/// Anna asks for a payment although Cees has waited since.
const WAITED: &str = "set Anna 6-6\nannounce matador\nplay Cees 1-1 on left\nplay Bram 6>4 on left\nwait Cees\nplay Anna 3-3 on left claim";

#[test]
fn why_lists_the_legal_alternatives() {
    let table = rows! {
        hand("set Anna 6-6"), json!(["The highest double at the table, from hand [2.2, 3.1]."]);
        later("set Anna 6-6"), json!(["Any double from Anna's hand [3.2].", "With no double in hand: one tile drawn, and set, double or not [3.2]."]);
        hand("set Anna 6-6\nannounce 1"), json!(["With this set: nos. 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 17 [4.5]."]);
        hand("set Anna 0-0\nannounce 1"), json!(["With this set: nos. 1, 2, 3, 4, 7, 8, 11, 12, 13, 14, 15, 16 and 17 [4.5]."]);
        later("set Anna 6-5 drawn\nannounce 1"), json!(["With this set: nos. 1, 4, 11 and 12 [4.5]."]);
        hand("set Anna 6-6\nannounce 1\nplay Bram 6-5"),
            json!([
                "Any of these, if held [6.3]:",
                "6-4 on any arm (4 open)",
                "6-3 on any arm (3 open)",
                "6-2 on any arm (2 open)",
                "6-1 on any arm (1 open)",
                "6-0 on any arm (0 open)",
                "Drawing first, up to 11 tiles [6.2].",
            ]);
        hand("set Anna 6-6\nannounce 1\nplay Cees 6-5"), json!(["Nothing: it was not Cees's turn [11.2c]."]);
        hand("set Anna 6-6\nannounce 4\nplay Cees 6-5"),
            json!([
                "Out of turn, an immediate double: any of these, if Cees held it [7.4]:",
                "1-1 on any arm (1 open)",
                "0-0 on any arm (0 open)",
            ]);
        hand("set Anna 6-6\nannounce 4\nplay Cees 1-1 on left"),
            json!(["Out of turn, an immediate double: any of these, if Cees held it [7.4]:", "0-0 on any arm (0 open)"]);
        hand("set Anna 6-6\nannounce 4\nplay Bram 6>5 on left\nplay Anna 5-2 on right"), json!(["Nothing: it was not Anna's turn [11.2c]."]);
        hand("set Anna 6-6\nannounce 4\nplay Cees 1-1 on left\nplay Bram 6>5 on left\nplay Cees 2-1"),
            json!(["Nothing: the turn was owed with \"I wait\" [7.5]."]);
        hand(&format!("{TRIANGLE}\nplay Anna 3-0\nblock\ndraw 11")), json!(["Nothing: 11 tiles were to be drawn, all but the last two [9.2]."]);
        hand(&format!("{TRIANGLE}\nplay Anna 3-0\ndraw 11\npass")),
            json!([
                "No other tile fitted anywhere.",
                "Passing, with no tile in hand that fits: 2 tiles in the boneyard [6.4].",
            ]);
        hand(&format!("{TRIANGLE}\ndraw 11\npass")),
            json!([
                "Any of these, if held [6.3]:",
                "6-3 on west (6 open)",
                "5-3 on west (5 open)",
                "3-3 on west (3 open)",
                "3-2 on west (2 open)",
                "3-1 on west (1 open)",
                "3-0 on west (0 open)",
                "Passing, with no tile in hand that fits: 2 tiles in the boneyard [6.4].",
            ]);
        hand(
            "set Anna 0-0\nannounce 13\nplay Bram 1>6\nplay Cees 2>5\nplay Anna 3>4\nplay Bram 1-0\nplay Cees 2>0\nblock\ndraw 11\nplay Anna 3-0",
        ),
            json!([
                "Any of these, if held [6.3]:",
                "6-3 on west (6 open)",
                "5-3 on west (5 open)",
                "3-3 on west (3 open)",
                "3-2 on west (2 open)",
                "3-1 on west (1 open)",
                "Passing, with no tile in hand that fits: 2 tiles in the boneyard [6.4].",
            ]);
        hand("set Anna 6-6\nannounce 1\nplay Bram 6-5\nplay Cees 6-4\ndraw Anna"),
            json!([
                "Any of these, if held [6.3]:",
                "5-5 on left (5 open)",
                "5-4 on left (4 open) or right (5 open)",
                "5-3 on left (3 open)",
                "5-2 on left (2 open)",
                "5-1 on left (1 open)",
                "5-0 on left (0 open)",
                "4-4 on right (4 open)",
                "4-3 on right (3 open)",
                "4-2 on right (2 open)",
                "4-1 on right (1 open)",
                "4-0 on right (0 open)",
                "Drawing first, up to 11 tiles [6.2].",
            ]);
        hand("set Anna 6-6\nannounce 1\nfoul Bram covering"), json!([]);
    };
    for (answer, told) in table {
        assert_eq!(answer["instead"], told, "{}", answer["entry"]);
    }
}

#[test]
fn why_a_tile_does_not_follow_the_game() {
    let six = "shows 6 and takes a tile with a 6: 6-5 6-4 6-3 6-2 6-1 6-0 [4.2].";
    let five = "shows 5 and takes a tile with a 5: 6-5 5-3 5-2 5-1 5-0 [4.2].";
    let left_and_right = json!([format!("left {six}"), format!("right {six}")]);
    for (answer, told) in rows! {
        hand("set Anna 6-6\nannounce 1\nplay Bram 5-4"), left_and_right.clone();
        hand("set Anna 6-6\nannounce 1\nplay Bram 5>4 on left stands"), left_and_right;
        hand("set Anna 5-5\nannounce 2\nplay Bram 5>4 on north\nplay Cees 4-3 on north"),
            json!([
                "north is shut until a tile is played on each of east, south and west [4.4].",
                format!("east {five}"),
                format!("south {five}"),
                format!("west {five}"),
            ]);
        hand("set Anna 6-6\nannounce 1\nplay Cees 5-4"), json!(null);
        hand("set Anna 6-6\nannounce 1\nplay Bram 6-4"), json!(null);
    } {
        assert_eq!(answer["arms"], told, "{}", answer["entry"]);
    }
}

#[test]
fn how_an_amount_is_worked_out() {
    for (answer, told) in rows! {
        hand("set Anna 0-0"),
            json!([
                "Bram and Cees pay Anna 7 each for the set [3.3]: v(0) = 7; 2 × 7 = 14.",
                "Anna: 500 + 14 = 514",
                "Bram: 500 − 7 = 493",
                "Cees: 500 − 7 = 493",
            ]);
        later("set Anna 6-6 drawn"),
            json!([
                "Bram, Cees and Dirk pay Anna 12 each for the set [3.3]: 2 × 6 = 12; 3 × 12 = 36.",
                "Anna: 285 + 36 = 321",
                "Bram: 537 − 12 = 525",
                "Cees: 521 − 12 = 509",
                "Dirk: 657 − 12 = 645",
            ]);
        later("set Anna 6-5 drawn"),
            json!([
                "Anna pays Bram, Cees and Dirk 11 each for the set [3.4]: 6 + 5 = 11; 3 × 11 = 33.",
                "Anna: 285 − 33 = 252",
                "Bram: 537 + 11 = 548",
                "Cees: 521 + 11 = 532",
                "Dirk: 657 + 11 = 668",
            ]);
        hand("set Anna 6-6\nannounce 1\nplay Bram 6-4 on left\nplay Cees 4-4 claim"),
            json!(["Bram pays Cees 4 for the double [7.1]: v(4) = 4.", "Bram: 494 − 4 = 490", "Cees: 494 + 4 = 498"]);
        hand("set Anna 6-6\nannounce 1\nplay Bram 6-4 on left\nplay Cees 4-4\nclaim Cees"),
            json!(["Bram pays Cees 4 for the double [7.1]: v(4) = 4.", "Bram: 494 − 4 = 490", "Cees: 494 + 4 = 498"]);
        hand("set Anna 6-6\nannounce 1\nfoul Bram covering"),
            json!([
                "Bram pays Anna and Cees 40 each for covering tiles [11.2f]: 2 × 40 = 80.",
                "Anna: 512 + 40 = 552",
                "Bram: 494 − 80 = 414",
                "Cees: 494 + 40 = 534",
            ]);
        hand("set Anna 6-6\nannounce 1\npass Bram\nfoul Bram passed-able"),
            json!([
                "Bram pays Anna and Cees 40 each for passing while able to play [11.6]: 80 − 40 that 11.5 took = 40; 2 × 40 = 80.",
                "Anna: 552 + 40 = 592",
                "Bram: 414 − 80 = 334",
                "Cees: 534 + 40 = 574",
            ]);
        hand(&format!("{TRIANGLE}\ndraw 11\npass\nfoul Anna passed-able")),
            json!([
                "Anna pays Bram and Cees 80 each for passing while able to play [11.6]: 2 × 80 = 160.",
                "Anna: 514 − 160 = 354",
                "Bram: 493 + 80 = 573",
                "Cees: 493 + 80 = 573",
            ]);
        last(FIRST_HAND),
            json!([
                "Anna pays Bram 56 by the count [10.3]: 78 − 22 = 56.",
                "Anna pays Cees 59 by the count [10.3]: 78 − 19 = 59.",
                "Anna pays Dirk 73 by the count [10.3]: 78 − 5 = 73.",
                "Bram pays Cees 3 by the count [10.3]: 22 − 19 = 3.",
                "Bram pays Dirk 17 by the count [10.3]: 22 − 5 = 17.",
                "Cees pays Dirk 14 by the count [10.3]: 19 − 5 = 14.",
                "Anna: 473 − 188 = 285",
                "Bram: 501 + 56 − 20 = 537",
                "Cees: 473 + 62 − 14 = 521",
                "Dirk: 553 + 104 = 657",
            ]);
        last(&format!("{FIRST_HAND}\nsettle")),
            json!([
                "Anna rounds down and pays 5 into the pot [12.1]: 285 − 280 = 5.",
                "Bram rounds down and pays 17 into the pot [12.1]: 537 − 520 = 17.",
                "Cees rounds down and pays 1 into the pot [12.1]: 521 − 520 = 1.",
                "Dirk rounds down and pays 17 into the pot [12.1]: 657 − 640 = 17.",
                "Anna: 285 − 5 = 280",
                "Bram: 537 − 17 = 520",
                "Cees: 521 − 1 = 520",
                "Dirk: 657 − 17 = 640",
            ]);
        last("house chips.start 7\nseat Anna Bram Cees\ndeal\nvoid\nfoul Anna covering\nsettle"),
            json!([
                "Anna, Bram and Cees round down and pay 7 each into the pot [12.1]: 3 × 7 = 21.",
                "Anna: −73 − 7 = −80",
                "Bram: 47 − 7 = 40",
                "Cees: 47 − 7 = 40",
            ]);
        last("house chips.start 7\nseat Anna Bram Cees Dirk\ndeal\nvoid\nfoul Anna covering\nretire Anna"),
            json!(["Anna rounds down and pays 7 into the pot [12.1]: −113 − (−120) = 7.", "Anna: −113 − 7 = −120"]);
        last("house chips.start 0\nseat Anna Bram Cees\ndeal\nset Anna 6-6\nfoul Anna covering\nvoid"),
            json!([
                "Bram and Cees pay Anna 34 each back: 2 × 34 = 68.",
                "Anna: −68 + 68 = 0",
                "Bram: 34 − 34 = 0",
                "Cees: 34 − 34 = 0",
            ]);
        hand("note nothing"), json!(["Nobody pays anything."]);
    } {
        assert_eq!(answer["arithmetic"], told, "{}", answer["entry"]);
    }
}

#[test]
fn the_other_reading_is_printed_in_lines() {
    let record = record(&format!("seat Anna Bram Cees\ndeal\n{WAITED}"));
    let last = EntryNo(record.len() as u32);
    let told = text(why::words(&record.why(last).unwrap(), &NARROW));
    let (_, other) = told.split_once("The other reading\n").unwrap();
    let (other, _) = other.split_once("\n\n").unwrap();
    assert_lines(
        vec![other.to_owned()],
        str![[r#"
  house.wait_breaks_payment is on: a turn missed with "I
    wait" counts as lying between two tiles [7.2].
  With house.wait_breaks_payment false:
    Anna plays 3-3 on left; 3 is open. Anna asks for
      payment for 3-3 and is paid. [6.3, 4.3, 7.1]
    Bram pays Anna 3 for the double [7.1]
    Anna would have 83 more.
    Bram would have 43 less.
    Cees would have 40 less.
"#]],
    );
}

#[test]
fn the_other_reading_of_a_house_rule_shows_its_cost() {
    for (answer, told) in rows! {
        hand(WAITED),
            json!({
                "key": "house.wait_breaks_payment",
                "ours": "house.wait_breaks_payment true",
                "other": "house.wait_breaks_payment false",
                "article": "7.2",
                "verdict": "accepted",
                "message": "Anna plays 3-3 on left; 3 is open. Anna asks for payment for 3-3 and is paid.",
                "transfers": [
                    {
                        "from": "Bram",
                        "to": "Anna",
                        "amount": 3,
                        "for": "double",
                        "article": "7.1"
                    }
                ],
                "differences": {
                    "Anna": 83,
                    "Bram": -43,
                    "Cees": -40
                }
            });
        last(&format!("house house.wait_breaks_payment false\nseat Anna Bram Cees\ndeal\n{WAITED}")),
            json!({
                "key": "house.wait_breaks_payment",
                "ours": "house.wait_breaks_payment false",
                "other": "house.wait_breaks_payment true",
                "article": "7.2",
                "verdict": "foul",
                "message": "Foul: no payment is due to Anna: 3-3 lies beside Bram's 6-4, which was not played the turn before. Anna plays 3-3 on left; 3 is open.",
                "transfers": [
                    {
                        "from": "Anna",
                        "to": "Bram",
                        "amount": 40,
                        "for": "e",
                        "article": "11.2e"
                    },
                    {
                        "from": "Anna",
                        "to": "Cees",
                        "amount": 40,
                        "for": "e",
                        "article": "11.2e"
                    }
                ],
                "differences": {
                    "Anna": -83,
                    "Bram": 43,
                    "Cees": 40
                }
            });
        last(
            "house house.extra_games true\nseat Anna Bram Cees\ndeal\nset Anna 0-0\nannounce triangle then ordinary-double-cross",
        ),
            json!({
                "key": "house.extra_games",
                "ours": "house.extra_games true",
                "other": "house.extra_games false",
                "article": "4.11",
                "verdict": "rejected",
                "message": "this game may be announced only where the house rule house.extra_games is on",
                "transfers": [],
                "differences": {}
            });
        hand("set Anna 6-6\nannounce ordinary"), json!(null);
        hand("set Anna 6-6\nannounce 1\nplay Bram 6-4 on left\nplay Cees 4-4 claim"), json!(null);
    } {
        assert_eq!(answer["other_reading"], told, "{}", answer["entry"]);
    }
}
