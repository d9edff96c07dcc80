//! The list of games.

use super::{ASCII, NARROW, assert_lines};
use nos_base::{Look, Rules as _};
use nos_entry::{Body, read_line};
use nos_laws::nos::show::games::games;
use nos_laws::nos::{Game, House, HouseKey, LAW, NUMBERS};
use snapbox::str;

#[test]
fn the_card_fits_sixty_columns() {
    assert_lines(
        games(&House::default(), &NARROW),
        str![[r#"
┌─────┬────────────────────────────────┬───────────────────┐
│ no. │ game                           │ the set must be   │
├─────┼────────────────────────────────┼───────────────────┤
│   1 │ ordinary                       │ any tile          │
│   2 │ ordinary cross                 │ a double          │
│   3 │ ordinary double cross          │ a double          │
│   4 │ matador                        │ any tile          │
│   5 │ matador cross                  │ a double, not 0-0 │
│   6 │ matador double cross           │ a double, not 0-0 │
│   7 │ ordinary cross, then matador   │ a double          │
│   8 │ ordinary cross, then matador   │ a double          │
│     │ double cross                   │                   │
│   9 │ matador cross, then ordinary   │ a double, not 0-0 │
│  10 │ matador cross, then ordinary   │ a double, not 0-0 │
│     │ double cross                   │                   │
│  11 │ ordinary or matador, with a    │ any tile          │
│     │ condition                      │                   │
│  12 │ volapük: line, cross or double │ any tile          │
│     │ cross                          │                   │
│  13 │ triangle (colonel cross)       │ 0-0               │
│  14 │ triangle double cross (general │ 0-0               │
│     │ cross)                         │                   │
│  15 │ triangle, then ordinary        │ 0-0               │
│  16 │ triangle, then ordinary cross  │ 0-0               │
│  17 │ matador here then there, then  │ a double          │
│     │ ordinary cross or double cross │                   │
└─────┴────────────────────────────────┴───────────────────┘
Type announce and the number, like announce 2; but announce
and words for these:
11  RULE first SIDE then SIDE [4.6]
    RULE first SIDE then SIDE then OTHER [4.7]
    RULE first N on SIDE [4.6]
    RULE first N on SIDE then OTHER [4.7]
12  volapuk ordinary SIDE [4.8]
    volapuk ordinary SIDE first N on SIDE [4.8]
    volapuk-cross on a double [4.8]
    volapuk-double-cross on a double [4.8]
17  matador first here then there then ordinary-cross [4.10]
    matador first here then there then ordinary-double-cross
    [4.10]
    RULE: ordinary or matador; OTHER: the other one. SIDE:
    left, right, 0 to 6. N: 1 to 4.
"#]],
    );
}

#[test]
fn a_wide_terminal_has_room_for_the_words() {
    let wide = Look { width: 140, ..ASCII };
    assert_lines(
        games(&House::default(), &wide),
        str![[r#"
+-----+--------------------------------------------------------------+-------------------+------------------------------------------+
| no. | game                                                         | the set must be   | announce in words                        |
+-----+--------------------------------------------------------------+-------------------+------------------------------------------+
|   1 | ordinary                                                     | any tile          | ordinary                                 |
|   2 | ordinary cross                                               | a double          | ordinary-cross                           |
|   3 | ordinary double cross                                        | a double          | ordinary-double-cross                    |
|   4 | matador                                                      | any tile          | matador                                  |
|   5 | matador cross                                                | a double, not 0-0 | matador-cross                            |
|   6 | matador double cross                                         | a double, not 0-0 | matador-double-cross                     |
|   7 | ordinary cross, then matador                                 | a double          | ordinary-cross then matador              |
|   8 | ordinary cross, then matador double cross                    | a double          | ordinary-cross then matador double-cross |
|   9 | matador cross, then ordinary                                 | a double, not 0-0 | matador-cross then ordinary              |
|  10 | matador cross, then ordinary double cross                    | a double, not 0-0 | matador-cross then ordinary double-cross |
|  11 | ordinary or matador, with a condition                        | any tile          | see below                                |
|  12 | volapuk: line, cross or double cross                         | any tile          | see below                                |
|  13 | triangle (colonel cross)                                     | 0-0               | triangle                                 |
|  14 | triangle double cross (general cross)                        | 0-0               | triangle-double-cross                    |
|  15 | triangle, then ordinary                                      | 0-0               | triangle then ordinary                   |
|  16 | triangle, then ordinary cross                                | 0-0               | triangle then ordinary-cross             |
|  17 | matador here then there, then ordinary cross or double cross | a double          | see below                                |
+-----+--------------------------------------------------------------+-------------------+------------------------------------------+
Type announce and the number, like announce 2; but announce and words for these:
11  RULE first SIDE then SIDE [4.6]
    RULE first SIDE then SIDE then OTHER [4.7]
    RULE first N on SIDE [4.6]
    RULE first N on SIDE then OTHER [4.7]
12  volapuk ordinary SIDE [4.8]
    volapuk ordinary SIDE first N on SIDE [4.8]
    volapuk-cross on a double [4.8]
    volapuk-double-cross on a double [4.8]
17  matador first here then there then ordinary-cross [4.10]
    matador first here then there then ordinary-double-cross [4.10]
    RULE: ordinary or matador; OTHER: the other one. SIDE: left, right, 0 to 6. N: 1 to 4.
"#]],
    );
}

#[test]
fn the_further_games_are_listed_where_the_house_has_them() {
    let mut house = House::default();
    let plain = games(&house, &NARROW);
    if let Some(on) = HouseKey::ExtraGames.set(1) {
        house.turn(on);
    }
    let further = games(&house, &NARROW);
    assert_eq!(further[..plain.len()], plain);
    assert_lines(
        further[plain.len()..].to_vec(),
        str![[r#"
The house rules have further games [4.11]:
    triangle then ordinary-double-cross
    volapuk ordinary SIDE first SIDE then SIDE
    ordinary first here then there then matador-cross
    ordinary first here then there then matador-double-cross
"#]],
    );
}

#[test]
fn everything_on_the_card_can_be_typed() {
    let wide = Look { width: 200, ..NARROW };
    let mut house = House::default();
    if let Some(on) = HouseKey::ExtraGames.set(1) {
        house.turn(on);
    }
    let lines = games(&house, &wide);
    let mut tried = 0;
    // Forms below the table, such as `RULE first N on SIDE [4.6]`; one alternative of each is tried
    // at a time.
    let forms = lines.iter().skip_while(|line| !line.starts_with("Type ")).skip(1);
    for form in forms.filter(|line| !line.contains(':')) {
        let form = form.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
        let form = form.split(" on a double").next().unwrap_or(form);
        let form = form.split(" [").next().unwrap_or(form);
        let typed = form
            .replace("RULE", "matador")
            .replace("OTHER", "ordinary")
            .replace("SIDE", "left")
            .replace(" N ", " 3 ");
        let typed = typed.replace("left then left", "left then right");
        let typed = typed.split(", or").next().unwrap_or(&typed);
        let read = read_line(LAW.language, &format!("announce {typed}")).map(|line| line.body);
        assert!(matches!(read, Ok(Some(Body::Entry(_)))), "{typed}: {read:?}");
        tried += 1;
    }
    for game in NUMBERS.filter_map(Game::by_number) {
        let read = read_line(LAW.language, &format!("announce {game}")).map(|line| line.body);
        assert!(matches!(read, Ok(Some(Body::Entry(_)))), "{game}: {read:?}");
        tried += 1;
    }
    assert_eq!(tried, 10 + 4 + 14);
}
