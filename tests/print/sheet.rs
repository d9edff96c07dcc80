//! The settlement sheet: its sums and its print.

use super::{ASCII, FIRST_HAND, NARROW, assert_lines, balances, session};
use crate::support::evening::Evening;
use crate::support::records::{self, record_by};
use nos_base::text::tables;
use nos_base::text::width::columns;
use nos_base::{Look, Money};
use nos_law::EntryNo;
use nos_laws::fives::LAW as FIVES;
use nos_laws::nos::session::NosTable;
use nos_records::journal::{Clock, Record};
use nos_records::print::sheet::figures::{Figure, RowKind};
use nos_records::print::sheet::{Sheet, written};
use snapbox::str;

fn after_first_hand(script: &str) -> Record {
    records::record(&format!("{FIRST_HAND}\n{script}"))
}

fn lines(script: &str, money: Option<&Money>, look: &Look) -> Vec<String> {
    written::words(&Sheet::of(&after_first_hand(script), money), look)
}

fn sum(sheet: &Sheet, at: usize) -> i64 {
    let parts =
        sheet.rows.iter().filter(|row| matches!(row.kind, RowKind::Start | RowKind::Source));
    let parts = parts.map(|row| match &row.cells[at] {
        Figure::Amount(units) | Figure::Change(units) => *units,
        other => panic!("{other:?}"),
    });
    parts.sum()
}

#[test]
fn every_sheet_adds_up_to_the_chip() {
    let (mut sheets, mut left, mut abandoned, mut waived) = (0, 0, 0, 0);
    for seed in 0..60 {
        let mut evening = Evening::of(seed, 25, 200);
        evening.settle();
        let record = records::record(&evening.lines.join("\n"));
        let session = records::session(&record);
        let sheet = Sheet::of(&record, None);
        assert!(sheet.is_final(), "{seed}");
        let mut results: Vec<i64> = Vec::new();
        for (at, (own, player)) in sheet.holders.iter().zip(session.everybody()).enumerate() {
            assert_eq!(own.has, session.balance(player), "{seed} {}", own.name);
            assert_eq!(sum(&sheet, at), session.balance(player), "{seed} {}", own.name);
            results.push(own.result.unwrap());
            let alone = Sheet::of_one(&record, &own.name.to_uppercase(), None).unwrap();
            assert_eq!(sum(&alone, 0), session.balance(player), "{seed} {}", own.name);
            assert!(alone.fines.iter().all(|fine| fine.offender == own.name));
            left += usize::from(own.has_left);
            sheets += 2;
        }
        assert_eq!(results.iter().sum::<i64>(), 0, "{seed}");
        for paid in &sheet.payments {
            let place = |name: &str| sheet.holders.iter().position(|own| own.name == name).unwrap();
            results[place(&paid.from)] += paid.amount;
            results[place(&paid.to)] -= paid.amount;
        }
        assert!(results.iter().all(|rest| *rest == 0), "{seed} {results:?}");
        abandoned += usize::from(sheet.fines.iter().any(|fine| fine.is_back));
        waived += sheet.fines.iter().filter(|fine| fine.penalty.payees == 0).count();
        // The cost of the penalties is the sum of their payments.
        let cost: i64 = sheet.fines.iter().filter(|own| !own.is_back).map(|own| own.in_all()).sum();
        let paid = sheet.rows.iter().find(|row| row.key == "penalties_paid");
        let paid = paid.map_or(0, |row| {
            row.cells
                .iter()
                .map(|cell| match cell {
                    Figure::Change(units) => *units,
                    other => panic!("{other:?}"),
                })
                .sum()
        });
        assert_eq!(cost, -paid, "{seed}");
    }
    assert!(
        sheets > 300 && left > 5 && abandoned > 0 && waived > 0,
        "{sheets} {left} {abandoned} {waived}"
    );
}

#[test]
fn art_12_4_the_settlement_says_who_pays_whom() {
    assert_lines(
        lines("", None, &NARROW),
        str![[r#"
Settlement, 1 hand
┌────────┬───────┬───────┬───────┬───────┐
│        │  Anna │  Bram │  Cees │  Dirk │
├────────┼───────┼───────┼───────┼───────┤
│ start  │   500 │   500 │   500 │   500 │
│ sets   │    -7 │   +21 │    -7 │    -7 │
│ closes │   -20 │   -20 │   -20 │   +60 │
│ counts │  -188 │   +36 │   +48 │  +104 │
│ end    │   285 │   537 │   521 │   657 │
│        │ ██┊   │   ┊▍  │   ┊▎  │   ┊█▌ │
└────────┴───────┴───────┴───────┴───────┘
Not settled yet; these are the figures so far.
"#]],
    );
    assert_lines(
        lines("settle", None, &NARROW),
        str![[r#"
Settlement, 1 hand
┌───────────────┬───────┬───────┬───────┬───────┐
│               │  Anna │  Bram │  Cees │  Dirk │
├───────────────┼───────┼───────┼───────┼───────┤
│ start         │   500 │   500 │   500 │   500 │
│ sets          │    -7 │   +21 │    -7 │    -7 │
│ closes        │   -20 │   -20 │   -20 │   +60 │
│ counts        │  -188 │   +36 │   +48 │  +104 │
│ rounding      │    -5 │   -17 │    -1 │   -17 │
│ end           │   280 │   520 │   520 │   640 │
│ over or under │  -220 │   +20 │   +20 │  +140 │
│               │ ██┊   │   ┊▎  │   ┊▎  │   ┊█▍ │
└───────────────┴───────┴───────┴───────┴───────┘
Everybody is rounded down to a multiple of 20 [12.1].
The pot of 40 is not yet taken; type billitonnen, or pot and
a name [12.3].
"#]],
    );
    assert_lines(
        lines("settle\npot Bram", Money::new(50, "EUR").as_ref(), &NARROW),
        str![[r#"
Settlement, 1 hand
┌───────────────┬───────┬───────┬───────┬───────┐
│               │  Anna │  Bram │  Cees │  Dirk │
├───────────────┼───────┼───────┼───────┼───────┤
│ start         │   500 │   500 │   500 │   500 │
│ sets          │    -7 │   +21 │    -7 │    -7 │
│ closes        │   -20 │   -20 │   -20 │   +60 │
│ counts        │  -188 │   +36 │   +48 │  +104 │
│ rounding      │    -5 │   -17 │    -1 │   -17 │
│ the pot       │     0 │   +40 │     0 │     0 │
│ end           │   280 │   560 │   520 │   640 │
│ over or under │  -220 │   +60 │   +20 │  +140 │
│               │ ██┊   │   ┊▋  │   ┊▎  │   ┊█▍ │
│ EUR           │ -5.50 │ +1.50 │ +0.50 │ +3.50 │
└───────────────┴───────┴───────┴───────┴───────┘
Everybody is rounded down to a multiple of 20 [12.1].
Bram takes the pot of 40 [12.3].
Anna pays Dirk 140, 3.50 EUR.
Anna pays Bram 60, 1.50 EUR.
Anna pays Cees 20, 0.50 EUR.
"#]],
    );
    assert_lines(
        lines("settle\npot Bram", Money::new(125, "").as_ref(), &ASCII),
        str![[r#"
Settlement, 1 hand
+---------------+--------+-------+-------+-------+
|               |   Anna |  Bram |  Cees |  Dirk |
+---------------+--------+-------+-------+-------+
| start         |    500 |   500 |   500 |   500 |
| sets          |     -7 |   +21 |    -7 |    -7 |
| closes        |    -20 |   -20 |   -20 |   +60 |
| counts        |   -188 |   +36 |   +48 |  +104 |
| rounding      |     -5 |   -17 |    -1 |   -17 |
| the pot       |      0 |   +40 |     0 |     0 |
| end           |    280 |   560 |   520 |   640 |
| over or under |   -220 |   +60 |   +20 |  +140 |
|               |  ##:   |   :#  |   :#  |   :## |
| money         | -13.75 | +3.75 | +1.25 | +8.75 |
+---------------+--------+-------+-------+-------+
Everybody is rounded down to a multiple of 20 [12.1].
Bram takes the pot of 40 [12.3].
Anna pays Dirk 140, 8.75.
Anna pays Bram 60, 3.75.
Anna pays Cees 20, 1.25.
"#]],
    );
    let even = records::record("seat Anna Bram Cees\nsettle");
    assert_lines(
        written::words(&Sheet::of(&even, None), &NARROW),
        str![[r#"
Settlement, 0 hands
┌───────────────┬──────┬──────┬──────┐
│               │ Anna │ Bram │ Cees │
├───────────────┼──────┼──────┼──────┤
│ start         │  500 │  500 │  500 │
│ end           │  500 │  500 │  500 │
│ over or under │    0 │    0 │    0 │
└───────────────┴──────┴──────┴──────┘
Everybody is rounded down to a multiple of 20 [12.1].
Nothing is in the pot [12.1].
Nobody pays anything [12.4].
"#]],
    );
    assert_lines(
        written::signatures(&Sheet::of(&even, None), &NARROW),
        str![[r#"

______________________________  Anna

______________________________  Bram

______________________________  Cees
"#]],
    );
}

#[test]
fn penalties_are_listed_with_their_articles_and_payments() {
    let script = "
        foul Dirk covering
        foul Cees showing waive
        deal
        foul Anna asking
        void
    ";
    assert_lines(
        lines(script, None, &NARROW),
        str![[r#"
Settlement, 2 hands
┌────────────────────┬───────┬───────┬───────┬───────┐
│                    │  Anna │  Bram │  Cees │  Dirk │
├────────────────────┼───────┼───────┼───────┼───────┤
│ start              │   500 │   500 │   500 │   500 │
│ sets               │    -7 │   +21 │    -7 │    -7 │
│ closes             │   -20 │   -20 │   -20 │   +60 │
│ counts             │  -188 │   +36 │   +48 │  +104 │
│ penalties paid     │     0 │     0 │     0 │  -120 │
│ penalties received │   +40 │   +40 │   +40 │     0 │
│ end                │   325 │   577 │   561 │   537 │
│                    │ ██┊   │   ┊█  │   ┊▊  │   ┊▌  │
└────────────────────┴───────┴───────┴───────┴───────┘
Not settled yet; these are the figures so far.
Penalties:
  #17  Dirk, for covering tiles [11.2f]: 40 to each, 120 in
       all.
  #18  Cees, for showing tiles [11.2g]: waived.
  #20  Anna, for asking for what is not due [11.2e]: 40 to
       each, 120 in all; paid back, since the hand was
       abandoned.
"#]],
    );
}

/// The payments of 20 that go back are not a penalty. Paid and returned, they add up to 0 in the
/// row of closes (9.7).
#[test]
fn art_9_7_a_close_that_is_proved_wrong_leaves_the_40_alone() {
    let script = "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock\ndraw 11\nuphold\nreveal Cees 1-1 6-5 6-4";
    let sheet = Sheet::of(&records::record(script), None);
    let row = |key| {
        let mut rows = sheet.rows.iter();
        let cells = rows.find(|row| row.key == key).map(|row| row.cells.clone());
        cells.unwrap_or_else(|| vec![Figure::Change(0); 3])
    };
    let changes = |changes: [i64; 3]| changes.map(Figure::Change).to_vec();
    assert_eq!(row("closes"), changes([0, 0, 0]));
    assert_eq!(row("penalties_paid"), changes([-80, 0, 0]));
    assert_eq!(row("penalties_received"), changes([0, 40, 40]));
    let fines: Vec<String> = sheet.fines.iter().map(ToString::to_string).collect();
    assert_eq!(fines, ["for the wrong close [9.7]: 40 to each, 80 in all"]);
}

/// Anna passes twice, and one tile proves both passes false.
const TWICE: &str = "deal\nset Dirk 6-6\nannounce 1\npass Anna\npass Anna\nplay Anna 6-4";

#[test]
fn art_11_6_two_passes_that_one_tile_proves_false_are_two_penalties() {
    let record = records::record(&format!("seat Dirk Anna Bram Cees\n{TWICE}"));
    let sheet = Sheet::of(&record, None);
    let proved: Vec<String> = sheet.fines.iter().skip(2).map(ToString::to_string).collect();
    let one = "for passing while able to play [11.6]: 40 to each, 120 in all";
    assert_eq!(proved, [one, one]);
    let amounts = |amounts: Vec<i64>| assert_eq!(amounts, [120; 4]);
    let json = written::json(&sheet);
    let penalties = json["penalties"].as_array().unwrap().iter();
    amounts(penalties.map(|own| own["amount"].as_i64().unwrap()).collect());
    let rows = written::rows(&sheet).into_iter();
    amounts(rows.filter(|row| row[0] == "penalty").map(|row| row[4].parse().unwrap()).collect());
}

#[test]
fn the_cost_of_penalties_is_what_the_offender_paid() {
    for seed in 0..60 {
        let mut evening = Evening::of(seed, 25, 200);
        evening.settle();
        let sheet = Sheet::of(&records::record(&evening.lines.join("\n")), None);
        for (at, holder) in sheet.holders.iter().enumerate() {
            let own = sheet.fines.iter().filter(|fine| fine.offender == holder.name);
            let own: Vec<_> = own.filter(|fine| !fine.is_back).collect();
            let told: i64 = own.iter().map(|fine| fine.in_all()).sum();
            let paid = sheet.rows.iter().find(|row| row.key == "penalties_paid");
            let paid = paid.map_or(Figure::Change(0), |row| row.cells[at].clone());
            assert_eq!(Figure::Change(-told), paid, "{seed} {}", holder.name);
            // Nobody receives a penalty twice.
            let others = sheet.holders.len() - 1;
            assert!(own.iter().all(|fine| fine.penalty.payees <= others), "{seed}");
        }
    }
}

#[test]
fn art_12_2_a_leaving_player_gets_the_sheet_of_that_moment() {
    let record = after_first_hand("retire Bram\ndeal\nfoul Dirk covering\nvoid\nsettle\npot Dirk");
    let own = Sheet::of_one(&record, "bram", Money::new(50, "EUR").as_ref()).unwrap();
    assert!(own.is_final());
    let mut lines = written::words(&own, &NARROW);
    lines.extend(written::signatures(&own, &NARROW));
    assert_lines(
        lines,
        str![[r#"
Settlement, 1 hand
┌───────────────┬─────────────┐
│               │ Bram (left) │
├───────────────┼─────────────┤
│ start         │         500 │
│ sets          │         +21 │
│ closes        │         -20 │
│ counts        │         +36 │
│ rounding      │         -17 │
│ end           │         520 │
│ over or under │         +20 │
│ EUR           │       +0.50 │
└───────────────┴─────────────┘
Bram left after hand 1 (#17). This is the sheet of that
moment.

______________________________  Bram
"#]],
    );
    // Its hours end with the entry by which Bram leaves.
    let mut timed = record.clone();
    let at = |hour: u32| Clock::set(&format!("2026-11-21T{hour}:14:03Z")).unwrap().moment();
    (15..=18).for_each(|no| timed.note_time(EntryNo(no), at(no)));
    assert_eq!(Sheet::of_one(&timed, "bram", None).unwrap().times, Some((at(15), at(17))));
    let other = Sheet::of_one(&record, "Anna", None).unwrap();
    assert_lines(
        written::words(&other, &NARROW),
        str![[r#"
Settlement, 2 hands
┌───────────────┬──────┐
│               │ Anna │
├───────────────┼──────┤
│ start         │  500 │
│ sets          │   -7 │
│ closes        │  -20 │
│ counts        │ -188 │
│ rounding      │   -5 │
│ end           │  280 │
│ over or under │ -220 │
└───────────────┴──────┘
Everybody is rounded down to a multiple of 20 [12.1].
Dirk takes the pot of 40 [12.3].
Anna pays Dirk 180.
Anna pays Bram 20.
Anna pays Cees 20.
"#]],
    );
    let nobody = |name| Sheet::of_one(&record, name, None).map_err(|nobody| nobody.to_string());
    assert_eq!(
        nobody("Eva").err().as_deref(),
        Some("no player of this evening is called Eva; the players are Anna, Bram, Cees and Dirk")
    );
    let empty =
        Sheet::of_one(&records::record(""), "Eva", None).map_err(|nobody| nobody.to_string());
    assert_eq!(empty.err().as_deref(), Some("this evening has no players"));
}

#[test]
fn fives_and_threes_settles_points_and_games() {
    let record = record_by(
        &FIVES,
        "house game.target 4\nseat Anna Bram\nlot Anna 6-6 Bram 1-1\ndeal\nplay 6-6\ndeal\nplay 5-5\nvoid\nsettle",
    );
    let sheet = Sheet::of(&record, None);
    assert_lines(
        written::words(&sheet, &NARROW),
        str![[r#"
Settlement, 2 hands
┌───────────────┬────────┬───────┐
│               │   Anna │  Bram │
├───────────────┼────────┼───────┤
│ for the ends  │     +4 │     0 │
│ points in all │      4 │     0 │
│ game 1        │ won, 4 │     0 │
│ game 2        │      0 │     0 │
│ games won     │      1 │     0 │
│               │  ┊████ │ ┊     │
└───────────────┴────────┴───────┘
"#]],
    );
    for at in 0..2 {
        assert_eq!(sum(&sheet, at), sheet.holders[at].has);
    }
    assert!(Sheet::of_one(&record, "anna", None).is_ok());
    let pairs = record_by(&FIVES, "seat Anna Bram Cees Dirk");
    for name in ["cees", "Anna+Cees"] {
        let own = Sheet::of_one(&pairs, name, None).unwrap();
        assert_eq!(own.holders[0].name, "Anna+Cees");
    }
    assert!(Sheet::of(&record_by(&FIVES, "note x"), None).holders.is_empty());
}

#[test]
fn a_sheet_is_as_wide_as_the_window_and_names_may_be_long() {
    let names = [
        ("Anna", "Abcdefghijklmnopqrstuvwx"),
        ("Bram", "李明李明李明李明李明李明李明李明李明李明李明李明"),
        ("Cees", "محمد"),
    ];
    let script =
        names.iter().fold(format!("{FIRST_HAND}\nsettle\npot Dirk"), |script, (short, long)| {
            script.replace(short, long)
        });
    let sheet = Sheet::of(&records::record(&script), Money::new(50, "EUR").as_ref());
    for width in [60, 80, 200] {
        let look = Look { width, ..NARROW };
        let mut lines = written::words(&sheet, &look);
        lines.extend(written::signatures(&sheet, &look));
        for line in &lines {
            assert!(columns(line) <= width, "{width}: {line}");
        }
    }
    assert_lines(
        written::words(&sheet, &NARROW),
        str![[r#"
Settlement, 1 hand
┌───────────────┬──────────────────────────┐
│               │ Abcdefghijklmnopqrstuvwx │
├───────────────┼──────────────────────────┤
│ start         │                      500 │
│ sets          │                       -7 │
│ closes        │                      -20 │
│ counts        │                     -188 │
│ rounding      │                       -5 │
│ the pot       │                        0 │
│ end           │                      280 │
│ over or under │                     -220 │
│               │                    ██┊   │
│ EUR           │                    -5.50 │
└───────────────┴──────────────────────────┘
┌───────────────┬──────────────────────────┬───────┬───────┐
│               │ 李明李明李明李明李明李明 │  محمد │  Dirk │
│               │ 李明李明李明李明李明李明 │       │       │
├───────────────┼──────────────────────────┼───────┼───────┤
│ start         │                      500 │   500 │   500 │
│ sets          │                      +21 │    -7 │    -7 │
│ closes        │                      -20 │   -20 │   +60 │
│ counts        │                      +36 │   +48 │  +104 │
│ rounding      │                      -17 │    -1 │   -17 │
│ the pot       │                        0 │     0 │   +40 │
│ end           │                      520 │   520 │   680 │
│ over or under │                      +20 │   +20 │  +180 │
│               │                      ┊▎  │   ┊▎  │   ┊█▊ │
│ EUR           │                    +0.50 │ +0.50 │ +4.50 │
└───────────────┴──────────────────────────┴───────┴───────┘
Everybody is rounded down to a multiple of 20 [12.1].
Dirk takes the pot of 40 [12.3].
Abcdefghijklmnopqrstuvwx pays Dirk 180, 4.50 EUR.
Abcdefghijklmnopqrstuvwx pays
李明李明李明李明李明李明李明李明李明李明李明李明 20, 0.50
EUR.
Abcdefghijklmnopqrstuvwx pays محمد 20, 0.50 EUR.
"#]],
    );
}

#[test]
fn a_name_that_is_too_long_for_its_column_is_broken_between_words() {
    let script = format!("{FIRST_HAND}\nsettle\npot Dirk")
        .replace("Anna", "Anna_van_der_Meulen_tot_Sint-Nicolaasga");
    let lines = written::words(&Sheet::of(&records::record(&script), None), &NARROW);
    let heads: Vec<&str> = lines.iter().skip(2).take(2).map(|line| line.trim()).collect();
    assert_eq!(
        heads,
        [
            "│               │ Anna van der Meulen tot │  Bram │  Cees │",
            "│               │         Sint-Nicolaasga │       │       │",
        ]
    );
    let told = balances(&session(&script), &NARROW).join("\n");
    assert!(told.contains("│ Anna van der Meulen tot ") && !told.contains('_'), "{told}");
}

#[test]
fn a_chat_and_a_spreadsheet_get_the_same_figures() {
    let record = after_first_hand("foul Dirk covering\nretire Anna\nsettle\npot Bram");
    let sheet = Sheet::of(&record, Money::new(50, "EUR").as_ref());
    assert_lines(
        written::markdown(&sheet, Some("9 e2c7")),
        str![[r#"
**Settlement, 1 hand**

|  | Anna (left) | Bram | Cees | Dirk |
|---|--:|--:|--:|--:|
| start | 500 | 500 | 500 | 500 |
| sets | -7 | +21 | -7 | -7 |
| closes | -20 | -20 | -20 | +60 |
| counts | -188 | +36 | +48 | +104 |
| penalties paid | 0 | 0 | 0 | -120 |
| penalties received | +40 | +40 | +40 | 0 |
| rounding | -5 | -17 | -1 | -17 |
| the pot | 0 | +40 | 0 | 0 |
| end | 320 | 600 | 560 | 520 |
| over or under | **-180** | **+100** | **+60** | **+20** |
| EUR | **-4.50** | **+2.50** | **+1.50** | **+0.50** |

Everybody is rounded down to a multiple of 20 \[12.1\].
Bram takes the pot of 40 \[12.3\].

- #17 Dirk, for covering tiles \[11.2f\]: 40 to each, 120 in all

- **Anna** pays **Bram** 100, 2.50 EUR
- **Anna** pays **Cees** 60, 1.50 EUR
- **Anna** pays **Dirk** 20, 0.50 EUR

Seal: `9 e2c7`
"#]],
    );
    assert_lines(
        tables::csv(written::rows(&sheet), tables::Decimal::Point)
            .lines()
            .map(str::to_owned)
            .collect(),
        str![[r#"
kind,player,to,what,amount,money,entry,article,state
figure,Anna,,start,500,,,,
figure,Anna,,sets,-7,,,,
figure,Anna,,closes,-20,,,,
figure,Anna,,counts,-188,,,,
figure,Anna,,penalties_paid,0,,,,
figure,Anna,,penalties_received,40,,,,
figure,Anna,,rounding,-5,,,,
figure,Anna,,pot,0,,,,
figure,Anna,,end,320,,,,
figure,Anna,,result,-180,-4.50,,,
figure,Bram,,start,500,,,,
figure,Bram,,sets,21,,,,
figure,Bram,,closes,-20,,,,
figure,Bram,,counts,36,,,,
figure,Bram,,penalties_paid,0,,,,
figure,Bram,,penalties_received,40,,,,
figure,Bram,,rounding,-17,,,,
figure,Bram,,pot,40,,,,
figure,Bram,,end,600,,,,
figure,Bram,,result,100,2.50,,,
figure,Cees,,start,500,,,,
figure,Cees,,sets,-7,,,,
figure,Cees,,closes,-20,,,,
figure,Cees,,counts,48,,,,
figure,Cees,,penalties_paid,0,,,,
figure,Cees,,penalties_received,40,,,,
figure,Cees,,rounding,-1,,,,
figure,Cees,,pot,0,,,,
figure,Cees,,end,560,,,,
figure,Cees,,result,60,1.50,,,
figure,Dirk,,start,500,,,,
figure,Dirk,,sets,-7,,,,
figure,Dirk,,closes,60,,,,
figure,Dirk,,counts,104,,,,
figure,Dirk,,penalties_paid,-120,,,,
figure,Dirk,,penalties_received,0,,,,
figure,Dirk,,rounding,-17,,,,
figure,Dirk,,pot,0,,,,
figure,Dirk,,end,520,,,,
figure,Dirk,,result,20,0.50,,,
penalty,Dirk,,for covering tiles,120,,17,11.2f,paid
payment,Anna,Bram,settlement,100,2.50,,,
payment,Anna,Cees,settlement,60,1.50,,,
payment,Anna,Dirk,settlement,20,0.50,,,
"#]],
    );
    let width = written::rows(&sheet).iter().map(Vec::len).max();
    assert!(written::rows(&sheet).iter().all(|row| Some(row.len()) == width));
    let json = written::json(&sheet);
    assert_eq!(json["players"][1]["money"], "2.50");
    assert_eq!(
        json["players"][0]["sources"]["counts"],
        sheet
            .rows
            .iter()
            .find(|row| row.key == "counts")
            .map(|row| row.cells[0].to_string().parse::<i64>().unwrap())
            .unwrap()
    );
    assert_eq!(json["penalties"][0]["article"], "11.2f");
    assert_eq!(json["settled"], true);
}

#[test]
fn nothing_in_a_name_is_a_mark_of_markdown() {
    let script = FIRST_HAND.replace("Anna", "A_n_n").replace("Bram", "B.r-a'm");
    let sheet = Sheet::of(&records::record(&script), Money::new(50, "<b>*|").as_ref());
    let lines = written::markdown(&sheet, None);
    assert!(lines.iter().any(|line| line.contains("| A n n |")), "{lines:?}");
}
