//! Balances and counts.

use super::{ASCII, FIRST_HAND, NARROW, assert_lines, balances, second_hand, session};
use nos_base::Look;
use nos_laws::nos::show::balances::count;
use snapbox::str;

#[test]
fn balances_have_the_change_in_the_hand_and_since_the_start() {
    assert_lines(
        balances(&session("seat Anna Bram Cees"), &NARROW),
        str![[r#"
┌────────┬───────┬────────┐
│ player │ chips │ in all │
├────────┼───────┼────────┤
│ Anna   │   500 │      0 │
│ Bram   │   500 │      0 │
│ Cees   │   500 │      0 │
└────────┴───────┴────────┘
"#]],
    );
    assert_lines(
        balances(&session(FIRST_HAND), &NARROW),
        str![[r#"
┌────────┬───────┬──────┬────────┬───────────────┐
│ player │ chips │ hand │ in all │               │
├────────┼───────┼──────┼────────┼───────────────┤
│ Anna   │   285 │ -215 │   -215 │ ██████┊       │
│ Bram   │   537 │  +37 │    +37 │       ┊█▏     │
│ Cees   │   521 │  +21 │    +21 │       ┊▋      │
│ Dirk   │   657 │ +157 │   +157 │       ┊████▌  │
└────────┴───────┴──────┴────────┴───────────────┘
"#]],
    );
    assert_lines(
        balances(&second_hand("deal\nset Anna 3-3"), &ASCII),
        str![[r#"
+--------+-------+------+--------+---------------+
| player | chips | hand | in all |               |
+--------+-------+------+--------+---------------+
| Anna   |   294 |   +9 |   -206 | ######:       |
| Bram   |   534 |   -3 |    +34 |       :#      |
| Cees   |   518 |   -3 |    +18 |       :#      |
| Dirk   |   654 |   -3 |   +154 |       :#####  |
+--------+-------+------+--------+---------------+
"#]],
    );
}

#[test]
fn a_foul_called_after_the_count_belongs_to_the_hand() {
    assert_lines(
        balances(&second_hand("foul Bram showing"), &NARROW),
        str![[r#"
┌────────┬───────┬──────┬────────┬───────────────┐
│ player │ chips │ hand │ in all │               │
├────────┼───────┼──────┼────────┼───────────────┤
│ Anna   │   325 │ -175 │   -175 │ ▐█████┊       │
│ Bram   │   417 │  -83 │    -83 │    ███┊       │
│ Cees   │   561 │  +61 │    +61 │       ┊█▉     │
│ Dirk   │   697 │ +197 │   +197 │       ┊██████ │
└────────┴───────┴──────┴────────┴───────────────┘
"#]],
    );
}

#[test]
fn players_who_left_and_the_pot_come_after_the_seated() {
    let script = "retire Anna\njoin Evert after Bram";
    assert_lines(
        balances(&second_hand(script), &NARROW),
        str![[r#"
┌─────────────┬───────┬──────┬────────┬───────────────┐
│ player      │ chips │ hand │ in all │               │
├─────────────┼───────┼──────┼────────┼───────────────┤
│ Bram        │   537 │  +37 │    +37 │       ┊█▏     │
│ Evert       │   500 │      │      0 │       ┊       │
│ Cees        │   521 │  +21 │    +21 │       ┊▋      │
│ Dirk        │   657 │ +157 │   +157 │       ┊████▍  │
│ Anna (left) │   280 │ -215 │   -220 │ ██████┊       │
│ the pot     │     5 │      │        │               │
└─────────────┴───────┴──────┴────────┴───────────────┘
"#]],
    );
}

#[test]
fn the_count_says_what_everybody_held() {
    assert_lines(
        count(&session(FIRST_HAND), &NARROW),
        str![[r#"
Hand 1, no. 13, triangle: it is closed.
┌────────┬───────┬──────────┬──────┬───────┐
│ player │ spots │ held     │ hand │ chips │
├────────┼───────┼──────────┼──────┼───────┤
│ Anna   │    78 │ 13 tiles │ -215 │   285 │
│ Bram   │    22 │ 6-6 5-5  │  +37 │   537 │
│ Cees   │    19 │ 6-5 4-4  │  +21 │   521 │
│ Dirk   │     5 │ 2-1 1-1  │ +157 │   657 │
└────────┴───────┴──────────┴──────┴───────┘
"#]],
    );
    let half = FIRST_HAND.split("reveal Dirk").next().unwrap_or("");
    assert_lines(
        count(&session(half), &NARROW),
        str![[r#"
Hand 1, no. 13, triangle: it is closed.
┌────────┬───────┬──────────┬──────┬───────┐
│ player │ spots │ held     │ hand │ chips │
├────────┼───────┼──────────┼──────┼───────┤
│ Anna   │     – │ 13 tiles │  -27 │   473 │
│ Bram   │    22 │ 6-6 5-5  │   +1 │   501 │
│ Cees   │    19 │ 6-5 4-4  │  -27 │   473 │
│ Dirk   │     – │ 2 tiles  │  +53 │   553 │
└────────┴───────┴──────────┴──────┴───────┘
"#]],
    );
    let out = "
        deal
        set Anna 3-2 drawn
        announce 1
        play Bram 2-6
        play Cees 6-5
        play Dirk 5-5
        play Anna 5-4
        play Bram 4-6
        play Cees 6-6
        play Dirk 6-3 on right
        play Anna 3-3 on right
        play Bram 3-1 on right
        play Cees 1-1
        play Dirk 1-0
        play Anna 0-0
        play Bram 0-2
        play Cees 2-2
        play Dirk 2-4
    ";
    assert_lines(
        count(&second_hand(out), &NARROW),
        str![[r#"
Hand 2, no. 1, ordinary: only one player has tiles.
┌────────┬───────┬────────┬──────┬───────┐
│ player │ spots │ held   │ hand │ chips │
├────────┼───────┼────────┼──────┼───────┤
│ Anna   │     – │ 1 tile │ -140 │   145 │
│ Bram   │     0 │ nos    │  +60 │   597 │
│ Cees   │     0 │ out    │  +40 │   561 │
│ Dirk   │     0 │ out    │  +40 │   697 │
└────────┴───────┴────────┴──────┴───────┘
"#]],
    );
}

#[test]
fn nothing_is_counted_while_a_hand_goes_on() {
    for script in ["", "deal", "deal\nset Anna 3-3"] {
        let rest = if script.is_empty() { session("") } else { second_hand(script) };
        assert_eq!(count(&rest, &NARROW), Vec::<String>::new(), "{script}");
    }
}

#[test]
fn names_may_be_long_and_wide_and_have_accents_after_their_letters() {
    let (long, wide, accents) = (
        "Abcdefghijklmnopqrstuvwx",
        "李明李明李明李明李明李明李明李明李明李明李明李明",
        "Ame\u{301}lie-Ame\u{301}lie-Ame\u{301}l",
    );
    let names = FIRST_HAND.replace("Anna", long).replace("Bram", wide).replace("Cees", accents);
    assert_lines(
        balances(&session(&names), &NARROW),
        str![[r#"
┌──────────────────────────────────┬───────┬──────┬────────┐
│ player                           │ chips │ hand │ in all │
├──────────────────────────────────┼───────┼──────┼────────┤
│ Abcdefghijklmnopqrstuvwx         │   285 │ -215 │   -215 │
│ 李明李明李明李明李明李明李明李明 │   537 │  +37 │    +37 │
│ 李明李明李明李明                 │       │      │        │
│ Amélie-Amélie-Amél               │   521 │  +21 │    +21 │
│ Dirk                             │   657 │ +157 │   +157 │
└──────────────────────────────────┴───────┴──────┴────────┘
"#]],
    );
    assert_lines(
        balances(&session(&names), &Look { width: 200, ..NARROW }),
        str![[r#"
┌──────────────────────────────────────────────────┬───────┬──────┬────────┬───────────────┐
│ player                                           │ chips │ hand │ in all │               │
├──────────────────────────────────────────────────┼───────┼──────┼────────┼───────────────┤
│ Abcdefghijklmnopqrstuvwx                         │   285 │ -215 │   -215 │ ██████┊       │
│ 李明李明李明李明李明李明李明李明李明李明李明李明 │   537 │  +37 │    +37 │       ┊█▏     │
│ Amélie-Amélie-Amél                               │   521 │  +21 │    +21 │       ┊▋      │
│ Dirk                                             │   657 │ +157 │   +157 │       ┊████▌  │
└──────────────────────────────────────────────────┴───────┴──────┴────────┴───────────────┘
"#]],
    );
    assert_lines(
        count(&session(&names), &NARROW),
        str![[r#"
Hand 1, no. 13, triangle: it is closed.
┌────────────────────────┬───────┬──────────┬──────┬───────┐
│ player                 │ spots │ held     │ hand │ chips │
├────────────────────────┼───────┼──────────┼──────┼───────┤
│ Abcdefghijklmnopqrstuv │    78 │ 13 tiles │ -215 │   285 │
│ wx                     │       │          │      │       │
│ 李明李明李明李明李明李 │    22 │ 6-6 5-5  │  +37 │   537 │
│ 明李明李明李明李明李明 │       │          │      │       │
│ 李明                   │       │          │      │       │
│ Amélie-Amélie-Amél     │    19 │ 6-5 4-4  │  +21 │   521 │
│ Dirk                   │     5 │ 2-1 1-1  │ +157 │   657 │
└────────────────────────┴───────┴──────────┴──────┴───────┘
"#]],
    );
}

#[test]
fn for_a_screen_reader_a_row_is_a_line_that_names_each_number() {
    let plain = Look { plain: true, ..NARROW };
    assert_lines(
        balances(&session(FIRST_HAND), &plain),
        str![[r#"
Anna: chips 285, hand -215, in all -215
Bram: chips 537, hand +37, in all +37
Cees: chips 521, hand +21, in all +21
Dirk: chips 657, hand +157, in all +157
"#]],
    );
}
