//! `status`, phase by phase.

use super::{FIRST_HAND, NARROW, assert_lines, hand, second_hand, session, shown};
use nos_base::Look;
use nos_law::SessionView;
use nos_laws::nos::session::Session;
use snapbox::str;

fn status(session: &Session, look: &Look) -> Vec<String> {
    shown(session).lines(SessionView::Status, look)
}

#[test]
fn before_anybody_sits() {
    assert_lines(
        status(&session(""), &NARROW),
        str!["Nobody is seated yet; type seat and the names, clockwise."],
    );
}

#[test]
fn between_hands() {
    assert_lines(
        status(&session("seat Anna Bram Cees"), &NARROW),
        str![[r#"
No hand is dealt yet; Anna, Bram and Cees are seated. The
highest double opens the next one [2.2]; type deal, or
settle.
"#]],
    );
    assert_lines(
        status(&session(FIRST_HAND), &NARROW),
        str![[r#"
Between hands, after hand 1. Anna will be on set; type deal,
or settle.
"#]],
    );
    assert_lines(
        status(&second_hand("retire Anna"), &NARROW),
        str![[r#"
Between hands, after hand 1. The highest double opens the
next one [2.2]; type deal, or settle.
"#]],
    );
}

#[test]
fn before_lots_are_drawn() {
    let script = "
        set Anna 0-0
        announce 13
        play Bram 1>6
        play Cees 2>5
        play Anna 3>4
        play Bram 1>0
        play Cees 2>0
        play Anna 3>0
        block Anna
        foul Bram no-draw
        reveal Anna 1-1 2-1
        reveal Bram 6-6 2-2 4-0
        reveal Cees 5-5 3-3 3-1
    ";
    assert_lines(
        status(&hand(script), &NARROW),
        str![[r#"
Between hands, after hand 1. Bram and Cees draw lots for the
set [2.3]; type: lot Bram TILE Cees TILE
"#]],
    );
}

#[test]
fn after_the_deal_and_with_the_set() {
    assert_lines(
        status(&hand(""), &NARROW),
        str![[r#"
Hand 1: dealt; the highest double is set [2.2].
Tiles: Anna 5, Bram 5, Cees 5; boneyard 13.
"#]],
    );
    assert_lines(
        status(&hand("set Anna 6-6"), &NARROW),
        str![[r#"
Hand 1: Anna has set 6-6 and announces the game.
Tiles: Anna 4, Bram 5, Cees 5; boneyard 13.
"#]],
    );
    assert_lines(
        status(&second_hand("deal"), &NARROW),
        str![[r#"
Hand 2: dealt; Anna is on set.
Tiles: Anna 4, Bram 4, Cees 4, Dirk 4; boneyard 12.
"#]],
    );
}

#[test]
fn while_tiles_are_played() {
    let script = "
        set Anna 6-6
        announce 3
        play Bram 6-5
        play Cees 5-2
        play Cees 6-3
        play Anna 6-2
        draw Bram 2
        play Bram 6-4
        play Cees 4-4
    ";
    assert_lines(
        status(&hand(script), &NARROW),
        str![[r#"
Hand 1, no. 3, ordinary double cross. Anna is on turn.
Open, ordinary: north 5 (only a double), east 3 (only a
double), south 2 (only a double), west 4.
Tiles: Anna 3, Bram 5, Cees 3; boneyard 11. Known: Cees 5-2.
"#]],
    );
}

#[test]
fn art_7_5_turns_to_wait_are_named() {
    let script = "
        deal
        set Anna 3-2 drawn
        announce ordinary
        play Cees 3-3
    ";
    assert_lines(
        status(&second_hand(script), &NARROW),
        str![[r#"
Hand 2, no. 1, ordinary. Bram is on turn.
Open, ordinary: left 3, right 2.
Tiles: Anna 4, Bram 4, Cees 3, Dirk 4; boneyard 11. Turns to
wait: Cees 1.
"#]],
    );
    let waiting = format!("{script}\nplay Bram 2-6");
    assert_lines(
        status(&second_hand(&waiting), &NARROW),
        str![[r#"
Hand 2, no. 1, ordinary. Cees is on turn and says "I wait".
Open, ordinary: left 3, right 6.
Tiles: Anna 4, Bram 3, Cees 3, Dirk 4; boneyard 11. Turns to
wait: Cees 1.
"#]],
    );
}

#[test]
fn art_7_1_no_payment_that_could_be_asked_for_is_named() {
    let script = "deal\nset Anna 3-2 drawn\nannounce ordinary\nplay Bram 2-6\nplay Cees 6-6";
    let unasked = status(&second_hand(script), &NARROW);
    let asked = status(&second_hand(&format!("{script} claim")), &NARROW);
    assert_eq!(unasked, asked);
}

#[test]
fn art_9_while_a_close_is_open_and_when_it_is_right() {
    let closed = FIRST_HAND.split("draw Anna").next().unwrap_or("");
    assert_lines(
        status(&session(closed), &NARROW),
        str![[r#"
Hand 1, no. 13, triangle. It is closed; Anna draws 10 [9.2].
Tiles: Anna 3, Bram 2, Cees 2, Dirk 2; boneyard 12.
"#]],
    );
    let over = FIRST_HAND.split("reveal Cees").next().unwrap_or("");
    assert_lines(
        status(&session(over), &NARROW),
        str![[r#"
Hand 1, no. 13, triangle. The hand is over: it is closed. To
be counted: Anna, Cees and Dirk.
Tiles: Anna 13, Bram 2, Cees 2, Dirk 2; boneyard 2. Known:
Bram 6-6 5-5.
"#]],
    );
    let open = "
        deal
        set Anna 3-0 drawn
        announce matador
        play Bram 4>0 on left
        play Cees 6>1 on right
        play Dirk 6-0 on right
        play Anna 5>2 on left
        play Bram 5-0 on left
        block Bram
    ";
    assert_lines(
        status(&second_hand(open), &NARROW),
        str![[r#"
Hand 2, no. 4, matador. Bram has closed. Cees draws all but
two; then uphold, or refute NAME TILE [9.2, 9.3].
Open, matador: left 0, right 0.
Tiles: Anna 3, Bram 2, Cees 3, Dirk 3; boneyard 11.
"#]],
    );
}

#[test]
fn art_12_after_the_settlement() {
    assert_lines(
        status(&second_hand("settle"), &NARROW),
        str![[r#"
The session is settled. The pot of 40 is not yet taken; type
billitonnen, or pot and a name [12.3].
"#]],
    );
    assert_lines(
        status(&second_hand("settle\npot Anna"), &NARROW),
        str!["The session is settled, and nothing is left in the pot."],
    );
    assert_lines(
        status(&session("seat Anna Bram Cees\nsettle"), &NARROW),
        str!["The session is settled, and nothing is left in the pot."],
    );
}

#[test]
fn art_13_in_billitonnen() {
    let script = "settle\nbillitonnen";
    assert_lines(
        status(&second_hand(script), &NARROW),
        str![[r#"
Billitonnen: everybody draws a tile for the lead [13.1];
type lot.
The pot of 40 is played for [12.3].
"#]],
    );
    let lead = format!("{script}\nlot Anna 6-6 Bram 5-5 Cees 4-4 Dirk 3-3");
    assert_lines(
        status(&second_hand(&lead), &NARROW),
        str![[r#"
Billitonnen: Anna leads and turns the set [13.3]. Tiles:
Anna 7, Bram 7, Cees 7, Dirk 7.
The pot of 40 is played for [12.3].
"#]],
    );
    let turning = format!("{lead}\nflip Anna 5-2\nflip Anna 4-4");
    assert_lines(
        status(&second_hand(&turning), &NARROW),
        str![[r#"
Billitonnen: Bram turns; open: 5 and 2. Tiles: Anna 6, Bram
7, Cees 7, Dirk 7.
The pot of 40 is played for [12.3].
"#]],
    );
    let three = "house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen\nlot Anna 6-6 Bram 5-5 Cees 4-4";
    assert_lines(
        status(&session(three), &NARROW),
        str![[r#"
Billitonnen: Anna leads; the tile left over is laid, type
starter [13.2]. Tiles: Anna 9, Bram 9, Cees 9.
The pot of 48 is played for [12.3].
"#]],
    );
}
