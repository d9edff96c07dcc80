//! The drawn layout.

use super::{ASCII, NARROW, asked, assert_lines, hand, legal, second_hand, session, text};
use nos_base::Look;
use nos_entry::Asked;
use nos_laws::nos::show::drawn::show;
use snapbox::str;

const LINE: &str = "set Anna 5-5\nannounce ordinary\nplay Bram 5-4\nplay Cees 4-4\nplay Anna 4-3\nplay Bram 3-3 on left\nplay Cees 5-0";

const LONG_LINE: &str = "
    set Anna 5-5
    announce ordinary
    play Bram 5-4 on left
    play Cees 4-4
    play Anna 4-3
    play Bram 3-3
    play Cees 3-2
    play Anna 2-2
    play Bram 2-1
    play Cees 1-1
    play Anna 1-6
    play Bram 6-6
    play Cees 6-0
    draw Anna 2
    play Anna 0-0
    play Bram 0-5 on left
";

const CROSS: &str = "set Anna 6-6\nannounce ordinary-cross\nplay Bram 6-5\nplay Cees 6-3\nplay Anna 6-2\nplay Bram 6-4\nplay Cees 3-3\nplay Anna 2-2\nplay Bram 5-1";

const LONG_CROSS: &str = "
    seat Anna Bram Cees Dirk
    deal
    set Anna 3-3
    announce 2
    play Bram 3-4
    play Cees 3-5
    play Dirk 3-6
    play Anna 3-0
    play Bram 5-5 on east
    play Cees 5-2
    play Dirk 0-2 on west
    play Anna 2-2 on west
    play Bram 2-6 on west
    play Cees 6-5 on west
    draw Dirk 2
    play Dirk 2-1 on east
    draw Anna 2
    play Anna 1-1
    draw Bram 2
    play Bram 1>6 on east
    play Cees 6-4 on east
";

#[test]
fn nothing_lies_before_the_set() {
    for script in ["", "seat Anna Bram Cees", "seat Anna Bram Cees\ndeal"] {
        let lines = asked(&session(script), Asked::Show, &NARROW);
        assert_eq!(lines, ["No tile lies on the table."]);
    }
}

#[test]
fn the_set_lies_in_a_double_frame() {
    assert_lines(
        show(&hand("set Anna 6-6"), &NARROW),
        str![[r#"
╔═╤═╗
║6│6║
╚═╧═╝
"#]],
    );
}

#[test]
fn a_line_is_horizontal_and_doubles_lie_across() {
    assert_lines(
        show(&hand(LINE), &NARROW),
        str![[r#"
     ┌3┐     ┌4┐     ╔5╗
(3 o)├─┤[3|4]├─┤[4|5]╟─╢[5|0](0 o)
     └3┘     └4┘     ╚5╝
Ends: o ordinary.
"#]],
    );
    assert_lines(
        show(&hand(LINE), &ASCII),
        str![[r#"
     /3\     /4\     +5+
(3 o)|-|[3|4]|-|[4|5]|=|[5|0](0 o)
     \3/     \4/     +5+
Ends: o ordinary.
"#]],
    );
}

#[test]
fn a_set_that_is_no_double_lies_along_the_line_as_it_was_typed() {
    for (set, drawn) in [
        ("6-1", "╔═╤═╗\n(6 o)║6│1║(1 o)\n     ╚═╧═╝"),
        ("1-6", "╔═╤═╗\n(1 o)║1│6║(6 o)\n     ╚═╧═╝"),
    ] {
        let script = format!("deal\nset Anna {set} drawn\nannounce 1");
        let expected = format!("     {drawn}\nEnds: o ordinary.");
        assert_eq!(text(show(&second_hand(&script), &NARROW)), expected);
    }
}

#[test]
fn a_line_that_is_too_long_goes_on_below() {
    assert_lines(
        show(&hand(LONG_LINE), &NARROW),
        str![[r#"
          ┌0┐     ┌6┐     ┌1┐     ┌2┐     ┌3┐     ┌4┐
(5 o)[5|0]├─┤[0|6]├─┤[6|1]├─┤[1|2]├─┤[2|3]├─┤[3|4]├─┤[4|5] >
          └0┘     └6┘     └1┘     └2┘     └3┘     └4┘
  ╔5╗
> ╟─╢(5 o)
  ╚5╝
Ends: o ordinary.
"#]],
    );
}

#[test]
fn a_wide_terminal_has_room_for_the_whole_line() {
    let wide = Look { width: 200, ..NARROW };
    assert_eq!(show(&hand(LONG_LINE), &wide).len(), 4);
}

#[test]
fn the_arms_of_a_cross_go_in_their_directions() {
    assert_lines(
        show(&hand(CROSS), &NARROW),
        str![[r#"
          (1 o)
           ┌1┐
           └5┘
           ┌5┐
           └6┘
          ╔═╤═╗     ┌3┐
(4 o)[4|6]║6│6║[6|3]├─┤(3 o)
          ╚═╧═╝     └3┘
           ┌6┐
           └2┘
          [2|2]
          (2 o)
Ends: o ordinary.
"#]],
    );
    assert_lines(
        show(&hand(CROSS), &ASCII),
        str![[r#"
          (1 o)
           /1\
           \5/
           /5\
           \6/
          +===+     /3\
(4 o)[4|6]|6|6|[6|3]|-|(3 o)
          +===+     \3/
           /6\
           \2/
          [2|2]
          (2 o)
Ends: o ordinary.
"#]],
    );
}

#[test]
fn a_cross_that_is_too_wide_is_listed_arm_by_arm() {
    assert_lines(
        show(&session(LONG_CROSS), &NARROW),
        str![[r#"
set   3-3
north [3|4](4 o)
east  [3|5][5|5][5|2][2|1][1|1][1|6][6|4](4 o)
south [3|6](6 o)
west  [3|0][0|2][2|2][2|6][6|5](5 o)
Ends: o ordinary.
"#]],
    );
    let long = session(LONG_CROSS);
    let at = |width| show(&long, &Look { width, ..NARROW });
    assert_eq!(at(68), at(60));
    assert_lines(
        at(69),
        str![[r#"
                            (4 o)
                             ┌4┐
                             └3┘
               ┌2┐          ╔═╤═╗     ┌5┐          ┌1┐
(5 o)[5|6][6|2]├─┤[2|0][0|3]║3│3║[3|5]├─┤[5|2][2|1]├─┤[1|6][6|4](4 o)
               └2┘          ╚═╧═╝     └5┘          └1┘
                             ┌3┐
                             └6┘
                            (6 o)
Ends: o ordinary.
"#]],
    );
}

const PLAIN: Look = Look { plain: true, ..NARROW };

#[test]
fn arms_can_be_listed_at_any_width() {
    assert_lines(
        show(&hand(CROSS), &PLAIN),
        str![[r#"
set   6-6
north [6|5][5|1](1 o)
east  [6|3][3|3](3 o)
south [6|2][2|2](2 o)
west  [6|4](4 o)
Ends: o ordinary.
"#]],
    );
    assert_lines(
        show(&hand(LONG_LINE), &Look { width: 30, ..PLAIN }),
        str![[r#"
set   5-5
left  [5|4][4|4][4|3][3|3] >
      > [3|2][2|2][2|1][1|1] >
      > [1|6][6|6][6|0][0|0] >
      > [0|5](5 o)
right (5 o)
Ends: o ordinary.
"#]],
    );
}

#[test]
fn an_empty_cross_shows_its_set_four_times_and_the_arms_that_want_a_tile() {
    assert_lines(
        show(&hand("set Anna 6-6\nannounce 2\nplay Bram 6-5"), &NARROW),
        str![[r#"
     (5 x)
      ┌5┐
      └6┘
     ╔═╤═╗
(6 o)║6│6║(6 o)
     ╚═╧═╝
     (6 o)
First: east, south and west. Ends: o ordinary, x shut for
now.
"#]],
    );
}

#[test]
fn art_4_4_a_second_tile_that_must_be_a_double_is_marked() {
    let ordinary = "set Anna 6-6\nannounce 3\nplay Bram 6-5\nplay Cees 6-3\nplay Anna 6-2\nplay Bram 6-4\nplay Cees 3-3";
    assert_lines(
        show(&hand(ordinary), &NARROW),
        str![[r#"
          (5 od)
            ┌5┐
            └6┘
           ╔═╤═╗     ┌3┐
(4 od)[4|6]║6│6║[6|3]├─┤(3 o)
           ╚═╧═╝     └3┘
            ┌6┐
            └2┘
          (2 od)
Ends: o ordinary, od only a double (*).
"#]],
    );
    let matador =
        "set Anna 6-6\nannounce 6\nplay Bram 1-0\nplay Cees 1-1\nplay Anna 1-2\nplay Bram 1-3";
    assert_lines(
        show(&hand(matador), &NARROW),
        str![[r#"
          (0 md)
            ┌0┐
            └1┘
           ╔═╤═╗┌1┐
(3 md)[3|1]║6│6║├─┤(1 md)
           ╚═╧═╝└1┘
            ┌1┐
            └2┘
          (2 md)
Ends: m matador, md only a double or a matador (*).
"#]],
    );
}

#[test]
fn art_4_6_the_side_that_is_not_yet_open_is_shut() {
    let script = "set Anna 6-6\nannounce ordinary first 3 on left\nplay Bram 6-3";
    assert_lines(
        show(&hand(script), &NARROW),
        str![[r#"
          ╔6╗
(3 o)[3|6]╟─╢(6 x)
          ╚6╝
First: left (2 tiles). Ends: o ordinary, x shut for now.
"#]],
    );
}

#[test]
fn art_4_8_each_arm_of_volapuk_has_its_rule() {
    let script =
        "set Anna 6-6\nannounce volapuk-cross\nplay Bram 6-5 on east\nplay Cees 1-1 on north";
    assert_lines(
        show(&hand(script), &NARROW),
        str![[r#"
     (1 x)
     [1|1]
     ╔═╤═╗
(6 o)║6│6║[6|5](5 x)
     ╚═╧═╝
     (6 m)
First: south and west. Ends: o ordinary, m matador, x shut
for now.
"#]],
    );
}

#[test]
fn art_4_9_a_triangle_has_three_arms_and_in_no_16_a_fourth() {
    let triangle =
        "set Anna 0-0\nannounce 13\nplay Bram 1>6\nplay Cees 2>5\nplay Anna 3>4\nplay Bram 1-1";
    assert_lines(
        show(&hand(triangle), &NARROW),
        str![[r#"
          (1 m)
          [1|1]
           ┌6┐
           └1┘
          ╔═╤═╗
(4 m)[4|3]║0│0║[2|5](5 m)
          ╚═╧═╝
Ends: m matador.
"#]],
    );
    let sixteen = "set Anna 0-0\nannounce 16\nplay Bram 1>6\nplay Cees 2>5\nplay Anna 3>4";
    assert_lines(
        show(&hand(sixteen), &NARROW),
        str![[r#"
          (6 x)
           ┌6┐
           └1┘
          ╔═╤═╗
(4 x)[4|3]║0│0║[2|5](5 x)
          ╚═╧═╝
          (0 o)
First: south. Ends: o ordinary, x shut for now.
"#]],
    );
}

#[test]
fn nothing_is_open_when_the_hand_is_over() {
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
        draw Bram 11
    ";
    assert_lines(
        show(&hand(script), &NARROW),
        str![[r#"
              (0)
              ┌0┐
              └1┘
              ┌6┐
              └1┘
             ╔═╤═╗
(0)[0|3][4|3]║0│0║[2|5][2|0](0)
             ╚═╧═╝
"#]],
    );
}

#[test]
fn colours_repeat_what_the_signs_say() {
    let colour = Look { color: true, ..NARROW };
    let coloured = text(show(&hand(CROSS), &colour));
    assert!(coloured.contains("\u{1b}["));
    let mut plain = String::new();
    let mut rest = coloured.as_str();
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        plain.push_str(before);
        rest = after.split_once('m').map_or("", |(_, rest)| rest);
    }
    plain.push_str(rest);
    assert_eq!(plain, text(show(&hand(CROSS), &NARROW)));
}

#[test]
fn art_13_the_line_of_billitonnen_lies_above_the_rows() {
    let script = "
        house chips.start 476
        seat Anna Bram Cees
        settle
        billitonnen
        lot Anna 6-6 Bram 5-5 Cees 4-4
        starter 4-3
        flip Anna 3-6
        flip Anna 6-6
        flip Anna 1-1
        flip Bram 4-4
    ";
    assert_lines(
        show(&session(script), &NARROW),
        str![[r#"
┌4┐          ┌6┐
├─┤[4|3][3|6]├─┤
└4┘          └6┘
Anna  [ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][1|1]
Bram  [ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ]
Cees  [ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ]
"#]],
    );
    assert_lines(
        show(&session(script), &ASCII),
        str![[r#"
/4\          /6\
|-|[4|3][3|6]|-|
\4/          \6/
Anna  [ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][1|1]
Bram  [ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ]
Cees  [ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ][ ? ]
"#]],
    );
    let begun = "house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen";
    assert_eq!(show(&session(begun), &NARROW), ["No tile lies in the line yet."]);
}

#[test]
fn a_rule_for_all_arms_is_printed_once() {
    for (script, line) in rows! {
        "set Anna 6-6\nannounce 2", "  6-5 on any arm (5 open)";
        "set Anna 6-6\nannounce 2\n6-1", "  6-5 on east (5 open)";
        "set Anna 6-6\nannounce 1", "  6-5 on any arm (5 open)";
        "set Anna 6-6\nannounce volapuk-cross", "  6-5 on east (5 open)";
    } {
        let lines = legal(&hand(script), &NARROW);
        assert!(lines.iter().any(|own| own == line), "{script}: {lines:?}");
    }
}
