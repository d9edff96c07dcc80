//! The printed cards of the games.

use super::{ASCII, NARROW, assert_lines};
use nos_base::Look;
use nos_entry::{Body, read_line};
use nos_law::{Law, SessionView, Verdict};
use nos_laws::LAWS;
use nos_laws::cribbage::LAW as CRIBBAGE;
use nos_laws::fives::LAW as FIVES;
use nos_laws::nos::LAW as NOS;
use nos_laws::nos::games::NUMBERS;
use nos_records::journal::{EntryOutcome, Record, Recorded};
use nos_records::print::card::{card, example, find};
use snapbox::str;

/// Checks that every entry of every example is legal, and that its tiles lie.
fn examples_are_legal(law: &'static Law) {
    let cards = (law.library().cards)();
    assert!(!cards.is_empty());
    for own in cards {
        assert!(own.script.len() > 4, "{}", own.title);
        let mut record = Record::new(law);
        for line in &own.script {
            let body = read_line(law.language, line).ok().and_then(|line| line.body);
            let entered = match body {
                Some(Body::Entry(entry)) => record.enter(Recorded::Entry(entry)).ok(),
                _ => None,
            };
            let verdict = match entered {
                Some((_, EntryOutcome::Ruled(ruling))) => Some(ruling.verdict),
                _ => None,
            };
            assert_eq!(verdict, Some(Verdict::Accepted), "{line}");
        }
        assert!(!example(&own, law).lines(SessionView::Table, &NARROW).is_empty());
    }
}

#[test]
fn every_example_is_legal() {
    LAWS.into_iter().for_each(examples_are_legal);
}

#[test]
fn art_4_5_every_game_has_its_card() {
    let numbers: Vec<u8> = (NOS.library().cards)().iter().filter_map(|own| own.number).collect();
    assert_eq!(numbers, NUMBERS.collect::<Vec<u8>>());
}

#[test]
fn a_card_is_found_by_its_number_its_name_or_words_of_it() {
    let table: [(&str, &[u8]); 9] = [
        ("7", &[7]),
        ("ordinary", &[1]),
        ("Ordinary Cross", &[2]),
        ("ordinary-cross", &[2]),
        ("general", &[14]),
        ("volapuk", &[12]),
        ("Volap\u{fc}k", &[12]),
        ("triangle", &[13, 14, 15, 16]),
        ("18", &[]),
    ];
    for (asked, numbers) in table {
        let found: Vec<u8> = find(&NOS, asked).iter().filter_map(|own| own.number).collect();
        assert_eq!(found, numbers, "{asked}");
    }
    assert_eq!(find(&FIVES, "fives").len(), 1);
}

#[test]
fn a_card_says_what_the_game_asks_for_and_shows_some_tiles() {
    assert_lines(
        card(&NOS, &find(&NOS, "8")[0], &NARROW),
        str![[r#"
8. ordinary cross, then matador double cross
Set       a double
Play      a cross, ordinary: first a tile on each arm; then
          matador; the second tile on each arm a double or a
          matador [4.5].
Ordinary  equal ends [4.2].
Matador   ends make 7; 0-0, 6-1, 5-2, 4-3 fit any end, a
          blank only these [4.3].
Type      announce 8

           (2 m)
           [2|2]
            ┌5┐
            └6┘
           ╔═╤═╗
(2 md)[2|6]║6│6║[6|4](4 md)
           ╚═╧═╝
            ┌6┐
            └3┘
          (3 md)
Ends: m matador, md only a double or a matador (*).
"#]],
    );
    assert_lines(
        card(&NOS, &find(&NOS, "11")[0], &ASCII),
        str![[r#"
11. ordinary or matador, with a condition
Set       any tile
Play      a line by the named rule: first a tile here, then
          one there; or first 1 to 4 on one side [4.6]. Then
          perhaps the other rule [4.7].
Ordinary  equal ends [4.2].
Matador   ends make 7; 0-0, 6-1, 5-2, 4-3 fit any end, a
          blank only these [4.3].
Type      announce RULE first SIDE then SIDE; or: announce
          RULE first SIDE then SIDE then OTHER; or: announce
          RULE first N on SIDE; or: announce RULE first N on
          SIDE then OTHER

               +4+
(3 o)[3|6][6|4]|=|[4|1](1 o)
               +4+
Ends: o ordinary.
"#]],
    );
    assert_lines(
        card(&FIVES, &(FIVES.library().cards)()[0], &NARROW),
        str![[r#"
fives and threes
Tiles   7 each, in pairs 6; no drawing [2.1].
Play    equal numbers, at two ends [3.1]. A player who can
        must play, or else knocks [3.2, 3.3].
Points  both ends, a double in full [4.1]. 3, 5: 1 point. 6,
        10: 2. 9: 3. 12, 20: 4. 18: 6. 15: 8 [4.2].
Out     1 point; blocked, none [5.1 to 5.3].
Game    61 exactly; beyond it nothing [6.1, 6.2].

             ┌5┐
(2)[2|0][0|5]├─┤(5)
             └5┘
Left counts 2, right 10: 12, 4 points.
"#]],
    );
}

#[test]
fn points_are_listed_in_a_table() {
    assert_lines(
        card(&CRIBBAGE, &(CRIBBAGE.library().cards)()[0], &NARROW),
        str![[r#"
cribbage
Deal  6 each, 2 to the crib [2.2]. Jack up: 2 to the dealer
      [2.5].
Play  up to 31 [3.2 to 4.6].
Show  the crib last [5.1 to 5.6].
Game  121 or 61 [6.1].

┌───────────────┬───────┬───────┐
│ Points        │  play │  show │
├───────────────┼───────┼───────┤
│ 15, pair      │     2 │     2 │
│ 3, 4 alike    │ 6, 12 │ 6, 12 │
│ run, a card   │     1 │     1 │
│ 31            │     2 │       │
│ go, last card │     1 │       │
│ flush         │       │  4, 5 │
│ nobs          │       │     1 │
└───────────────┴───────┴───────┘

Starter  [5♥]
Bram     [8♣] 3 in hand
Anna     [7♦] 3 in hand
The count is 15.
"#]],
    );
}

#[test]
fn no_line_of_a_card_is_wider_than_the_window() {
    for width in [60, 80, 200] {
        let look = Look { width, ..NARROW };
        for own in (NOS.library().cards)() {
            for line in card(&NOS, &own, &look) {
                assert!(nos_base::text::width::columns(&line) <= width, "{line}");
            }
        }
    }
}
