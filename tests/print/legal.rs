//! `legal` in words, with the reason why a tile does not fit.

use super::{NARROW, asked, assert_lines, hand, legal, session};
use nos_base::{Look, Tile};
use nos_entry::{Asked, Subject};
use nos_law::Piece as _;
use snapbox::str;

const CLOSED: &str = "set Anna 0-0\nannounce 13\nplay Bram 1>6\nplay Cees 2>5\nplay Anna 3>4\nplay Bram 1-0\nplay Cees 2-0\nplay Anna 3-0";

#[test]
fn legal_lists_the_fitting_tiles_of_the_player_on_turn() {
    for (script, told) in rows! {
        "set Anna 6-6\nannounce 1",
            str![[r#"
What fits for Bram:
  6-5 on any arm (5 open)
  6-4 on any arm (4 open)
  6-3 on any arm (3 open)
  6-2 on any arm (2 open)
  6-1 on any arm (1 open)
  6-0 on any arm (0 open)
Bram may draw, up to 11 tiles [6.2].
"#]];
        CLOSED,
            str![[r#"
No unplayed tile fits anywhere for Bram.
Bram may draw, up to 11 tiles [6.2].
"#]];
        "set Anna 6-6\nannounce matador\nplay Cees 1-1 on left\nplay Cees 0-0 on right\nplay Bram 6-5 on left",
            str![[r#"
Cees is on turn and owes 2 turns with "I wait" [7.5].
What fits for Cees:
  6-2 on left (6 open)
  6-1 on left (1 open) or left (6 open) or right (1 open)
    or right (6 open)
  5-2 on left (2 open) or left (5 open) or right (2 open)
    or right (5 open)
  4-3 on left (3 open) or left (4 open) or right (3 open)
    or right (4 open)
  4-2 on left (4 open)
  3-2 on left (3 open)
  2-2 on left (2 open)
  2-1 on left (1 open)
  2-0 on left (0 open)
"#]];
        "set Anna 6-6\nannounce matador\nplay Cees 1-1 on left\nplay Bram 6>5 on left",
            str![[r#"
Cees is on turn and owes a turn with "I wait" [7.5].
What fits for Cees:
  6-2 on left (6 open)
  6-1 on left (1 open) or left (6 open) or right (1 open)
    or right (6 open)
  5-2 on left (2 open) or left (5 open) or right (2 open)
    or right (5 open)
  5-1 on right (5 open)
  4-3 on left (3 open) or left (4 open) or right (3 open)
    or right (4 open)
  4-2 on left (4 open)
  4-1 on right (4 open)
  3-2 on left (3 open)
  3-1 on right (3 open)
  2-2 on left (2 open)
  2-1 on left (1 open) or right (2 open)
  2-0 on left (0 open)
  1-0 on right (0 open)
  0-0 on left (0 open) or right (0 open)
"#]];
        "set Anna 6-6\nannounce 1\nplay Cees 6-5\ndraw Bram 11",
            str![[r#"
What fits for Bram:
  6-5 on any arm (5 open) (known to be in Cees's hand)
  6-4 on any arm (4 open)
  6-3 on any arm (3 open)
  6-2 on any arm (2 open)
  6-1 on any arm (1 open)
  6-0 on any arm (0 open)
Bram may not draw: 2 tiles are left in the boneyard [6.2].
"#]];
    } {
        assert_lines(legal(&hand(script), &NARROW), told);
    }
}

#[test]
fn a_tile_that_cannot_be_played_has_a_reason_for_each_arm() {
    let table = rows! { of (&str, &str, snapbox::data::Inline):
        "set Anna 6-6\nannounce 1", "6-4", str!["It fits for Bram: 6-4 on any arm (4 open)."];
        "set Anna 6-6\nannounce 1", "6-6", str!["6-6 is on the table since #3."];
        "set Anna 6-6\nannounce 1", "5-4",
            str![[r#"
5-4 fits nowhere for Bram.
  left shows 6 and takes a tile with a 6: 6-5 6-4 6-3 6-2
    6-1 6-0 [4.2].
  right shows 6 and takes a tile with a 6: 6-5 6-4 6-3 6-2
    6-1 6-0 [4.2].
"#]];
        "set Anna 6-6\nannounce 1\nplay Cees 6-5", "6-5",
            str![[r#"
It fits for Bram: 6-5 on any arm (5 open) (known to be in
  Cees's hand).
"#]];
        "set Anna 6-6\nannounce 1\nplay Cees 4-4", "4-4",
            str![[r#"
4-4 fits nowhere for Bram; it is known to be in Cees's
  hand.
  left shows 6 and takes a tile with a 6: 6-5 6-4 6-3 6-2
    6-1 6-0 [4.2].
  right shows 6 and takes a tile with a 6: 6-5 6-4 6-3 6-2
    6-1 6-0 [4.2].
"#]];
        "set Anna 5-5\nannounce matador\nplay Bram 2>0 on left", "5-3",
            str![[r#"
5-3 fits nowhere for Cees.
  left shows 0 and takes only a matador: 6-1 5-2 4-3 0-0
    [4.3].
  right shows 5 and takes a tile with a 2, or a matador:
    6-2 6-1 5-2 4-3 4-2 3-2 2-2 2-1 0-0 [4.3].
"#]];
        "set Anna 5-5\nannounce 2\nplay Bram 5-1 on north\nplay Cees 5-2 on east", "3-1",
            str![[r#"
3-1 fits nowhere for Anna.
  north is shut until a tile is played on each of south
    and west [4.4].
  east is shut until a tile is played on each of south and
    west [4.4].
  south shows 5 and takes a tile with a 5: 6-5 5-4 5-3 5-0
    [4.2].
  west shows 5 and takes a tile with a 5: 6-5 5-4 5-3 5-0
    [4.2].
"#]];
        "set Anna 5-5\nannounce 2\nplay Bram 5-1 on north\nplay Cees 5-2 on east\nplay Anna 5-3 on south", "3-1",
            str![[r#"
3-1 fits nowhere for Bram.
  north is shut until a tile is played on west [4.4].
  east is shut until a tile is played on west [4.4].
  south is shut until a tile is played on west [4.4].
  west shows 5 and takes a tile with a 5: 6-5 5-4 5-0
    [4.2].
"#]];
        "set Anna 5-5\nannounce 3\nplay Bram 5-1 on north\nplay Cees 5-2 on east\nplay Anna 5-3 on south\nplay Bram 5-4 on west\nplay Cees 1-1",
            "3-2",
            str![[r#"
3-2 fits nowhere for Anna.
  north shows 1 and takes a tile with a 1: 6-1 4-1 3-1 2-1
    1-0 [4.2].
  east shows 2; its second tile must be 2-2: 2-2 [4.4].
  south shows 3; its second tile must be 3-3: 3-3 [4.4].
  west shows 4; its second tile must be 4-4: 4-4 [4.4].
"#]];
        "set Anna 5-5\nannounce 6\nplay Bram 2-1 on north\nplay Cees 2>0 on east\nplay Anna 2>3 on south\nplay Bram 2>4 on west",
            "6-5",
            str![[r#"
6-5 fits nowhere for Cees.
  north shows 1; its second tile must be 6-6 or a matador:
    6-6 6-1 5-2 4-3 0-0 [4.4].
  east shows 0; its second tile must be a matador: 6-1 5-2
    4-3 0-0 [4.4].
  south shows 3; its second tile must be 4-4 or a matador:
    6-1 5-2 4-4 4-3 0-0 [4.4].
  west shows 4; its second tile must be 3-3 or a matador:
    6-1 5-2 4-3 3-3 0-0 [4.4].
"#]];
        "set Anna 0-0\nannounce 16\nplay Bram 6>1 on north", "6-5",
            str![[r#"
6-5 fits nowhere for Cees.
  north is shut until a tile is played on each of east,
    south and west [4.4].
  east shows 0 and takes only a matador: 5-2 4-3 [4.3].
  south is shut until a tile is played on each of east and
    west [4.4].
  west shows 0 and takes only a matador: 5-2 4-3 [4.3].
"#]];
        "set Anna 5-5\nannounce ordinary first 3 on left\nplay Bram 5-4 on left", "5-1",
            str![[r#"
5-1 fits nowhere for Cees.
  left shows 4 and takes a tile with a 4: 6-4 4-4 4-3 4-2
    4-1 4-0 [4.2].
  right is shut until 2 tiles more are played on left
    [4.6].
"#]];
        "set Anna 5-5\nannounce matador first here then there then ordinary-cross\nplay Bram 2>6 on east", "6-6",
            str![[r#"
6-6 fits nowhere for Cees.
  north is shut until a tile is played on west [4.10].
  east is shut until a tile is played on each of north,
    south and west [4.10].
  south is shut until a tile is played on west [4.10].
  west shows 5 and takes a tile with a 2, or a matador:
    6-1 5-2 4-3 4-2 3-2 2-2 2-1 2-0 0-0 [4.3].
"#]];
        "set Anna 5-5\nannounce ordinary first left then right", "6-6",
            str![[r#"
6-6 fits nowhere for Bram.
  left shows 5 and takes a tile with a 5: 6-5 5-4 5-3 5-2
    5-1 5-0 [4.2].
  right is shut until a tile is played on left [4.6].
"#]];
    };
    for (script, tile, told) in table {
        let tile = Tile::read(tile).unwrap();
        assert_lines(asked(&hand(script), Asked::Legal(Subject::Of(tile.typed())), &NARROW), told);
    }
}

#[test]
fn legal_says_why_nobody_is_on_turn() {
    let closed = format!("seat Anna Bram Cees\ndeal\n{CLOSED}\nblock");
    let drawn = format!("{closed}\ndraw 11");
    let table = rows! {
        "", "Nobody sits at the table yet.";
        "seat Anna Bram Cees", "No hand is dealt.";
        "seat Anna Bram Cees\ndeal", "No tile can be played before the set is laid and the game is announced [4.1].";
        "seat Anna Bram Cees\ndeal\nset Anna 6-6", "No tile can be played before the game is announced [4.1].";
        &closed, "The game is closed: no unplayed tile fits [9.4].";
        &drawn, "The hand is over.";
        "house chips.start 476\nseat Anna Bram Cees\nsettle", "The session is settled.";
        "house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen\nlot Anna 6-5 Bram 4-3 Cees 1-0",
            "In Billitonnen the first tile of the row is turned.";
        "seat Anna Bram Cees\nsettle", "The session is settled.";
    };
    let wide = Look { width: 200, ..NARROW };
    for (script, told) in table {
        let session = session(script);
        assert_eq!(legal(&session, &wide), [told], "{script}");
        let tile = Tile::read("6-4").unwrap();
        assert_eq!(
            asked(&session, Asked::Legal(Subject::Of(tile.typed())), &wide),
            [told],
            "{script}"
        );
    }
}
