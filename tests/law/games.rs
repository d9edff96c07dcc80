//! Chapter 4: the seventeen games, announced, played and refused.

use crate::evening::{Evening, first_hand, later_hand, later_hand_under};
use nos::dominoes::tile::Tile;
use nos::law::nos::entry::Place;
use nos::law::nos::layout::Scope;
use nos::law::nos::plan::Arm;

/// A first hand of three in which Cees has set this double; Anna is next.
fn set_by_cees(double: &str) -> Evening {
    first_hand(3).goes_on(&format!("set Cees {double} # paid; phase set"))
}

/// A later hand of three in which Anna drew and set this tile; Bram is next.
fn drawn_by_anna(tile: &str) -> Evening {
    later_hand(3).goes_on(&format!("set {tile} drawn # paid; phase set"))
}

/// The same with the further games allowed.
fn drawn_with_extra_games(tile: &str) -> Evening {
    later_hand_under("house house.extra_games true", 3).goes_on(&format!("set {tile} drawn # paid"))
}

#[test]
fn art_4_1_a_game_is_announced_once_when_the_set_lies() {
    first_hand(3).goes_on(
        "announce 1   # rejected: the set does not lie yet
         set Cees 5-5 # paid
         6-5          # rejected: Cees must announce first: announce 2
         draw         # rejected: Cees must announce first: announce 2
         pass         # rejected: Cees must announce first: announce 2
         announce 1   # cites 4.1 4.5; phase opening; turn Anna; says: The game is no. 1, ordinary.
         announce 2   # rejected: the game is announced already (#4)",
    );
}

/// What each number says in words, and which sets allow it: a double, 0-0, a tile that is no double.
const BY_NUMBER: [(u8, &str, [bool; 3]); 14] = [
    (1, "ordinary", [true, true, true]),
    (2, "ordinary-cross", [true, true, false]),
    (3, "ordinary-double-cross", [true, true, false]),
    (4, "matador", [true, true, true]),
    (5, "matador-cross", [true, false, false]),
    (6, "matador-double-cross", [true, false, false]),
    (7, "ordinary-cross then matador", [true, true, false]),
    (
        8,
        "ordinary-cross then matador double-cross",
        [true, true, false],
    ),
    (9, "matador-cross then ordinary", [true, false, false]),
    (
        10,
        "matador-cross then ordinary double-cross",
        [true, false, false],
    ),
    (13, "triangle", [false, true, false]),
    (14, "triangle-double-cross", [false, true, false]),
    (15, "triangle then ordinary", [false, true, false]),
    (16, "triangle then ordinary-cross", [false, true, false]),
];

/// Games that need words, with the sets that allow them.
const IN_WORDS: [(u8, &str, [bool; 3]); 9] = [
    (11, "ordinary first left then right", [true, true, true]),
    (
        11,
        "matador first 3 on right then ordinary",
        [true, true, true],
    ),
    (12, "volapuk ordinary left", [true, true, true]),
    (
        12,
        "volapük ordinary right first 2 on left",
        [true, true, true],
    ),
    (12, "volapuk-cross", [true, true, false]),
    (12, "volapuk-double-cross", [true, true, false]),
    (
        17,
        "matador first here then there then ordinary-cross",
        [true, true, false],
    ),
    (
        17,
        "matador first here then there then ordinary-double-cross",
        [true, true, false],
    ),
    (11, "matador first right then left", [true, true, true]),
];

/// The three kinds of set, each in a hand of its own.
fn three_sets() -> [Evening; 3] {
    [
        drawn_by_anna("5-5"),
        drawn_by_anna("0-0"),
        drawn_by_anna("6-2"),
    ]
}

#[test]
fn art_4_5_each_game_may_be_announced_on_the_sets_that_allow_it() {
    for (number, words, allowed) in BY_NUMBER.iter().chain(&IN_WORDS) {
        let needed = match allowed {
            [true, true, false] => "a double",
            [true, false, false] => "a double, not 0-0",
            _ => "0-0",
        };
        for (at, evening) in three_sets().into_iter().enumerate() {
            if allowed[at] {
                let game = evening.goes_on(&format!("announce {words} # cites 4.5; phase opening"));
                let round = game.session.hand().unwrap().round().unwrap();
                assert_eq!(round.game.number(), Some(*number), "{words}");
            } else {
                evening.goes_on(&format!(
                    "announce {words} # phase set; rejected: for this game the set must be {needed} [4.5]"
                ));
            }
        }
    }
}

#[test]
fn art_4_5_a_number_says_the_same_as_its_words() {
    for (number, words, allowed) in BY_NUMBER {
        for (at, evening) in three_sets()
            .into_iter()
            .enumerate()
            .filter(|(at, _)| allowed[*at])
        {
            let by_number = evening.clone().goes_on(&format!("announce {number}"));
            let in_words = evening.goes_on(&format!("announce {words}"));
            assert_eq!(
                by_number.session, in_words.session,
                "no. {number} on set {at}"
            );
        }
    }
}

#[test]
fn art_4_5_the_numbers_that_need_words_say_nothing_by_themselves() {
    drawn_by_anna("5-5").goes_on(
        "announce 11 # rejected: no. 11 needs words [4.5]
         announce 12 # rejected: no. 12 needs words [4.5]
         announce 17 # rejected: no. 17 needs words [4.5]
         announce 1  # phase opening",
    );
    for number in ["0", "18", "99"] {
        assert!(
            nos::speech::read_line::<nos::law::nos::session::Session>(&format!(
                "announce {number}"
            ))
            .is_err()
        );
    }
}

#[test]
fn art_4_2_no_1_ordinary() {
    set_by_cees("4-4").goes_on(
        "announce 1   # ends left 4 ordinary, right 4 ordinary
         6-2          # foul 11.2a by Anna; known Anna 6-2; turn Anna
         4-6          # cites 4.2; ends left 6, right 4; turn Bram
         4-3 on left  # foul 11.2a by Bram; known Bram 4-3
         4-3 on 4     # ends left 6, right 3
         6-0 on right # foul 11.2a by Cees
         0>6 on left  # foul 11.2a by Cees
         6>0 on left  # ends left 0, right 3
         0-3          # rejected: 3-0 can lie in several ways; say 3-0 on left, or 3-0 on right
         0-3 on 0     # ends left 3, right 3",
    );
}

#[test]
fn art_4_3_no_4_matador() {
    set_by_cees("6-6").goes_on(
        "announce 4    # ends left 6 matador, right 6 matador
         6-4           # foul 11.2a by Anna
         1-5           # cites 4.3; ends left 5, right 6
         2-0 on left   # ends left 0, right 6
         6-1           # rejected: 6-1 can lie in several ways; say 6>1 on left, or 1>6 on left, or 6>1 on right, or 1>6 on right
         1-6 on left   # rejected: 6-1 can lie in several ways; say 6>1 on left, or 1>6 on left
         6>1 on left   # ends left 1, right 6
         6-0           # ends left 0, right 6
         1-0           # ends left 0, right 0",
    );
}

#[test]
fn art_4_3_on_a_blank_end_only_a_matador_can_be_played() {
    set_by_cees("6-6").goes_on(
        "announce 4
         1-0         # ends left 0, right 6
         0-4 on left # foul 11.2a by Bram
         0-4         # foul 11.2a by Bram
         0-0         # rejected: 0-0 can lie in several ways; say 0-0 on left, or 0-0 on right
         0-0 on left # ends left 0, right 6
         5>2 on left # ends left 2, right 6",
    );
}

#[test]
fn art_4_3_a_blank_never_touches_a_matador_that_lies() {
    set_by_cees("6-6").goes_on(
        "announce 4
         5>2 on left # ends left 2, right 6
         0>5 on left # foul 11.2a by Bram
         5-0 on left # ends left 0, right 6
         4>3 on left # ends left 3, right 6
         4-3 on left # rejected: 4-3 already lies, laid at #8
         0>4 on left # foul 11.2a by Anna
         4>0 on left # ends left 0, right 6",
    );
}

#[test]
fn art_4_4_no_2_one_tile_stands_on_each_arm_of_a_cross_before_any_is_extended() {
    set_by_cees("5-5").goes_on(
        "announce 2   # ends north 5 ordinary, east 5 ordinary, south 5 ordinary, west 5 ordinary
         5-0          # ends east 5, south 5, west 5
         0-1 on north # foul 11.2a by Bram
         0-1          # foul 11.2a by Bram
         5-2 on west  # ends east 5, south 5
         5-6          # ends south 5
         6-4          # foul 11.2a by Anna
         5-4          # ends north 0 ordinary, east 6 ordinary, south 4 ordinary, west 2 ordinary
         0-1          # ends north 1, east 6, south 4, west 2
         6-1          # rejected: 6-1 can lie in several ways; say 6-1 on north, or 6-1 on east",
    );
}

#[test]
fn art_4_4_no_3_the_second_tile_on_each_arm_is_a_double_and_frees_that_arm() {
    later_hand(4).goes_on(
        "set 5-5    # each pays Anna 5
         announce 3 # ends north 5, east 5, south 5, west 5
         5-0
         5-2
         5-6
         5-4        # ends north 0 ordinary double, east 2 ordinary double, south 6 ordinary double, west 4 ordinary double
         2-1        # foul 11.2a by Bram
         2-2        # cites 4.4; ends north 0 double, east 2, south 6 double, west 4 double
         2-3        # ends north 0 double, east 3, south 6 double, west 4 double
         6-6        # ends north 0 double, east 3, south 6, west 4 double
         4-3        # ends north 0 double, east 4, south 6, west 4 double",
    );
}

#[test]
fn art_4_4_tactics_no_3_with_5_5_5_4_4_4_5_1() {
    // One arm waits for 0-0, one for the last five, one for 4-4; only the six is open to many tiles.
    let evening = later_hand(4).goes_on(
        "set 5-5 # paid
         announce 3
         5-0
         5-2
         5-6
         5-4
         2-2
         2-1
         6-6
         1-5     # ends north 0 ordinary double, east 5 ordinary, south 6 ordinary, west 4 ordinary double",
    );
    let hand = evening.session.hand().unwrap();
    let playable = hand
        .round()
        .unwrap()
        .layout
        .playable(Scope::Turn)
        .and(hand.tiles.unlaid());
    assert_eq!(playable.to_string(), "6-4 6-3 6-2 6-1 6-0 5-3 4-4 0-0");
}

#[test]
fn art_4_4_no_5_matador_cross() {
    set_by_cees("4-4").goes_on(
        "announce 5    # ends north 4 matador, east 4 matador, south 4 matador, west 4 matador
         4-6           # foul 11.2a by Anna
         3-1           # cites 4.3; ends east 4, south 4, west 4
         6-1           # rejected: 6-1 can lie in several ways; say 6>1 on east, or 1>6 on east
         6>1 on 4      # ends south 4, west 4
         0-0           # ends west 4
         3-5           # ends north 1 matador, east 1 matador, south 0 matador, west 5 matador
         6-0           # rejected: 6-0 can lie in several ways; say 6-0 on north, or 6-0 on east
         0-3 on south  # foul 11.2a by Bram
         6-0 on north  # ends north 0, east 1, south 0, west 5",
    );
}

#[test]
fn art_4_4_no_6_where_matador_matching_is_in_force_a_matador_serves_as_the_second_tile_too() {
    set_by_cees("6-6").goes_on(
        "announce 6   # ends north 6 matador, east 6 matador, south 6 matador, west 6 matador
         1-3
         1-2
         1-0
         1-1          # ends north 3 matador double, east 2 matador double, south 0 matador double, west 1 matador double
         4-2 on north # foul 11.2a by Bram
         4-4 on north # ends north 4, east 2 double, south 0 double, west 1 double
         3-2          # ends north 2, east 2 double, south 0 double, west 1 double
         4>3 on south # ends north 2, east 2 double, south 3, west 1 double
         6>5 on west  # foul 11.2a by Bram
         6>1 on west  # ends north 2, east 2 double, south 3, west 1
         5-3 on east  # foul 11.2a by Cees
         5-5 on east  # ends north 2, east 5, south 3, west 1",
    );
}

#[test]
fn art_4_5_no_7_ordinary_cross_then_matador() {
    set_by_cees("2-2").goes_on(
        "announce 7   # ends north 2 ordinary, east 2 ordinary, south 2 ordinary, west 2 ordinary
         5-1          # foul 11.2a by Anna
         2-3
         2-4
         2-5
         2-6          # ends north 3 matador, east 4 matador, south 5 matador, west 6 matador
         3-1 on north # foul 11.2a by Bram
         4-1 on north # cites 4.3; ends north 1, east 4, south 5, west 6",
    );
}

#[test]
fn art_4_5_no_8_tactics_with_2_2_4_4_3_2_6_1() {
    later_hand(4).goes_on(
        "set 2-2      # each pays Anna 2
         announce 8   # ends north 2 ordinary, east 2 ordinary, south 2 ordinary, west 2 ordinary
         2-0
         2-4
         2-5
         2-3          # ends north 0 matador double, east 4 matador double, south 5 matador double, west 3 matador double
         3-3 on east  # ends north 0 double, east 3, south 5 double, west 3 double
         2-1 on south # foul 11.2a by Cees
         4>3 on south # ends north 0 double, east 3, south 3, west 3 double
         0-0 on north # ends north 0, east 3, south 3, west 3 double
         6>1 on north # ends north 1, east 3, south 3, west 3 double
         4-0 on east
         4-5 on south
         6-3 on north
         4-4 on west  # each pays Anna 5 for nos; tiles Anna 0",
    );
}

#[test]
fn art_4_5_no_9_matador_cross_then_ordinary() {
    set_by_cees("4-4").goes_on(
        "announce 9   # ends north 4 matador, east 4 matador, south 4 matador, west 4 matador
         4-1          # foul 11.2a by Anna
         3-5
         3-0
         3-3
         3-1          # ends north 5 ordinary, east 0 ordinary, south 3 ordinary, west 1 ordinary
         2>5 on north # foul 11.2a by Bram
         5>2 on north # cites 4.2; ends north 2, east 0, south 3, west 1",
    );
}

#[test]
fn art_4_5_no_10_an_arm_that_starts_with_a_double_can_never_be_extended() {
    let evening = later_hand(4).goes_on(
        "set 4-4             # paid
         announce 10         # ends north 4 matador, east 4 matador, south 4 matador, west 4 matador
         play Cees 3-3 claim # Anna pays Cees 3
         3-1 on south
         wait Cees
         3-2
         3-5                 # ends north 3 ordinary double, east 2 ordinary double, south 1 ordinary double, west 5 ordinary double
         3-0 on 3            # foul 11.2a by Bram
         1-1 on 1            # ends north 3 double, east 2 double, south 1, west 5 double",
    );
    let layout = &evening.session.hand().unwrap().round().unwrap().layout;
    let dead = |tile: Tile| {
        layout
            .ways(tile, Scope::Turn, Some(Place::Arm(Arm::North)))
            .is_empty()
    };
    assert!(
        evening
            .session
            .hand()
            .unwrap()
            .tiles
            .unlaid()
            .iter()
            .all(dead)
    );
}

#[test]
fn art_4_6a_no_11_first_here_then_there() {
    drawn_by_anna("5-3").goes_on(
        "announce ordinary first 5 then 3 # ends left 5 ordinary
         3-6                              # foul 11.2a by Bram
         3-6 on right                     # foul 11.2a by Bram
         5-4                              # ends right 3 ordinary
         4-0                              # foul 11.2a by Cees
         3-0                              # ends left 4 ordinary, right 0 ordinary
         4-1                              # ends left 1, right 0",
    );
    drawn_by_anna("5-3").goes_on(
        "announce matador first right then left # ends right 3 matador
         2-6                                    # foul 11.2a by Bram
         4-6                                    # ends left 5 matador
         1-0 on right                           # foul 11.2a by Cees
         2-0                                    # ends left 0 matador, right 6 matador",
    );
}

#[test]
fn art_4_6b_no_11_so_many_tiles_on_one_side_before_any_on_the_other() {
    let chain = [("6-5", 5), ("5-4", 4), ("4-3", 3), ("3-1", 1)];
    let barred = [
        ("2-0", "Bram"),
        ("2-1", "Cees"),
        ("2-3", "Anna"),
        ("2-4", "Bram"),
    ];
    for named in 1..=chain.len() {
        for side in ["left", "6"] {
            let mut script =
                format!("announce ordinary first {named} on {side} # ends left 6 ordinary\n");
            for at in 0..named {
                let ((tile, shows), (early, name)) = (chain[at], barred[at]);
                let right = if at + 1 == named {
                    ", right 2 ordinary"
                } else {
                    ""
                };
                script.push_str(&format!(
                    "{early} on right # foul 11.2a by {name}\n{tile} # ends left {shows} ordinary{right}\n"
                ));
            }
            drawn_by_anna("6-2").goes_on(&script);
        }
    }
}

#[test]
fn art_4_7_once_the_condition_is_fulfilled_the_rule_may_change_to_the_other_one() {
    drawn_by_anna("5-3").goes_on(
        "announce ordinary first left then right then matador # ends left 5 ordinary
         5-4                                                 # ends right 3 ordinary
         3-6                                                 # ends left 4 matador, right 6 matador
         2>3 on 4                                            # foul 11.2a by Anna
         3>2 on 4                                            # ends left 2, right 6",
    );
    drawn_by_anna("5-3").goes_on(
        "announce matador first 2 on 3 then ordinary # ends right 3 matador
         4-6                                        # ends right 6 matador
         6-0                                        # foul 11.2a by Cees
         1-1                                        # ends left 5 ordinary, right 1 ordinary
         6-2                                        # foul 11.2a by Anna
         1-4                                        # ends left 5, right 4",
    );
}

/// Announcements on 5-3, with the arms they open or the words in which they are refused.
const CONDITIONS: &[(&str, &str)] = &[
    ("ordinary first left then right", "ends left 5 ordinary"),
    ("ordinary first right then left", "ends right 3 ordinary"),
    ("ordinary first 5 then 3", "ends left 5 ordinary"),
    ("matador first 3 then left", "ends right 3 matador"),
    (
        "ordinary first left then right then matador",
        "ends left 5 ordinary",
    ),
    (
        "matador first right then 5 then ordinary",
        "ends right 3 matador",
    ),
    ("ordinary first 1 on left", "ends left 5 ordinary"),
    ("ordinary first 2 on 3", "ends right 3 ordinary"),
    (
        "matador first 3 on right then ordinary",
        "ends right 3 matador",
    ),
    ("matador first 4 on 5", "ends left 5 matador"),
    (
        "volapuk ordinary left",
        "ends left 5 ordinary, right 3 matador",
    ),
    (
        "volapuk ordinary right",
        "ends left 5 matador, right 3 ordinary",
    ),
    (
        "volapuk ordinary 3",
        "ends left 5 matador, right 3 ordinary",
    ),
    ("volapuk ordinary 5 first 4 on 5", "ends left 5 ordinary"),
    (
        "volapuk ordinary left first 1 on right",
        "ends right 3 matador",
    ),
    ("volapuk ordinary 3 first 2 on left", "ends left 5 matador"),
    (
        "ordinary first left then left",
        "rejected: first here, then there: name both sides, not one of them twice [4.6]",
    ),
    (
        "ordinary first 5 then left",
        "rejected: first here, then there: name both sides, not one of them twice [4.6]",
    ),
    (
        "ordinary first 6 then 3",
        "rejected: no side of the set shows 6; say left or right [4.6]",
    ),
    (
        "matador first 2 on 4",
        "rejected: no side of the set shows 4; say left or right [4.6]",
    ),
    (
        "volapuk ordinary 6",
        "rejected: no side of the set shows 6; say left or right [4.6]",
    ),
];

#[test]
fn art_4_5_to_4_7_what_is_no_game_cannot_be_said() {
    for words in [
        "ordinary then matador",
        "ordinary first 0 on left",
        "ordinary first 5 on left",
        "volapuk ordinary left first 5 on left",
        "ordinary first 2 on left then ordinary",
        "matador first left then right then matador",
        "ordinary-cross then ordinary",
        "ordinary-double-cross then matador",
    ] {
        let line = format!("announce {words}");
        let read = nos::speech::read_line::<nos::law::nos::session::Session>(&line);
        assert!(read.is_err(), "{words}");
    }
}

#[test]
fn art_4_6_the_announcer_names_a_side_and_up_to_four_tiles() {
    for (announced, expected) in CONDITIONS {
        drawn_by_anna("5-3").goes_on(&format!("announce {announced} # {expected}"));
    }
}

#[test]
fn art_4_6_on_a_double_a_number_names_no_side() {
    drawn_by_anna("5-5").goes_on(
        "announce ordinary first 5 then left  # rejected: both sides of the set show 5; say left or right [4.6]
         announce matador first 3 on 5        # rejected: both sides of the set show 5; say left or right [4.6]
         announce volapuk ordinary 5          # rejected: both sides of the set show 5; say left or right [4.6]
         announce matador first 3 on right    # ends right 5 matador",
    );
}

#[test]
fn art_4_6_left_is_the_number_of_the_set_that_was_typed_first() {
    drawn_by_anna("3-5").goes_on("announce ordinary first left then right # ends left 3 ordinary");
}

#[test]
fn art_4_8_no_12_volapuk_is_ordinary_on_one_side_and_matador_on_the_other() {
    drawn_by_anna("6-2").goes_on(
        "announce volapuk ordinary 6 # ends left 6 ordinary, right 2 matador
         1-3 on left                 # foul 11.2a by Bram
         2-4 on right                # foul 11.2a by Bram
         6-4                         # ends left 4, right 2
         5-0                         # ends left 4, right 0
         0-1                         # foul 11.2a by Anna
         4-0                         # ends left 0 ordinary, right 0 matador
         0-3                         # ends left 3, right 0
         6>1 on right                # ends left 3, right 1
         3-5                         # ends left 5, right 1",
    );
}

#[test]
fn art_4_8_no_12_the_first_three_ordinary_on_the_six_of_6_1() {
    later_hand(4).goes_on(
        "set 6-1 drawn                          # Anna pays each 7
         announce volapük ordinary 6 first 3 on 6 # ends left 6 ordinary
         6-3                                    # ends left 3 ordinary
         6-5 on right                           # foul 11.2a by Cees
         3-0                                    # ends left 0 ordinary
         0-2                                    # ends left 2 ordinary, right 1 matador
         6-2                                    # rejected: 6-2 can lie in several ways; say 6-2 on left, or 6-2 on right
         6-2 on right                           # ends left 2, right 2",
    );
}

#[test]
fn art_4_8_no_12_a_condition_may_be_on_the_matador_side() {
    drawn_by_anna("6-1").goes_on(
        "announce volapuk ordinary 6 first 2 on 1 # ends right 1 matador
         6-3 on left                              # foul 11.2a by Bram
         6-3                                      # ends right 3 matador
         4-0                                      # ends left 6 ordinary, right 0 matador",
    );
}

#[test]
fn art_4_8_no_12_volapuk_cross() {
    set_by_cees("5-5").goes_on(
        "announce volapuk-cross # ends north 5 matador, east 5 ordinary, south 5 matador, west 5 ordinary
         5-4                    # ends north 5 matador, south 5 matador, west 5 ordinary
         2-6 on west            # foul 11.2a by Bram
         2-6                    # ends south 5, west 5
         2-5                    # rejected: 5-2 can lie in several ways; say 5>2 on south, or 2>5 on south, or 5>2 on west
         5>2 on south           # ends west 5
         5-3                    # ends north 6 matador, east 4 ordinary, south 2 matador, west 3 ordinary
         6-0 on north           # foul 11.2a by Bram
         1-0                    # ends north 0, east 4, south 2, west 3
         4-0                    # ends north 0, east 0, south 2, west 3",
    );
}

#[test]
fn art_4_8_no_12_in_volapuk_double_cross_a_matador_serves_on_the_matador_arms_only() {
    set_by_cees("5-5").goes_on(
        "announce volapuk-double-cross
         5-4
         2-6
         2-3
         5-1          # ends north 6 matador double, east 4 ordinary double, south 3 matador double, west 1 ordinary double
         4>3 on east  # foul 11.2a by Bram
         4>3 on south # ends north 6 double, east 4 double, south 3, west 1 double
         1-0 on north # foul 11.2a by Cees
         1-1 on west  # ends north 6 double, east 4 double, south 3, west 1
         1-1          # rejected: 1-1 already lies, laid at #12
         0-0 on north # ends north 0, east 4 double, south 3, west 1",
    );
}

#[test]
fn art_4_4_no_13_the_triangle_starts_with_the_other_three_matadors() {
    set_by_cees("0-0").goes_on(
        "announce 13  # ends north 0 matador, east 0 matador, west 0 matador
         0-3          # foul 11.2a by Anna
         6-1          # rejected: 6-1 can lie in several ways; say 6>1 on north, or 1>6 on north
         1>6          # ends east 0, west 0
         1-4          # foul 11.2a by Bram
         2>5          # ends west 0
         3>4          # ends north 6 matador, east 5 matador, west 4 matador
         6-5          # foul 11.2a by Anna
         1-4          # rejected: 4-1 is known to be in the hand of Bram
         1-5          # ends north 5, east 5, west 4
         4-1 on south # rejected: this is a triangle: say north, east or west
         4-1 on left  # rejected: this is a triangle: say north, east or west
         2-0          # rejected: 2-0 can lie in several ways; say 2-0 on north, or 2-0 on east",
    );
}

#[test]
fn art_4_5_no_14_the_second_tile_of_a_triangle_double_cross_is_the_double() {
    set_by_cees("0-0").goes_on(
        "announce 14
         1>6
         5>2
         4>3         # ends north 6 matador double, east 2 matador double, west 3 matador double
         1-5         # foul 11.2a by Anna
         5-5         # ends north 6 double, east 5, west 3 double
         2-0         # ends north 6 double, east 0, west 3 double
         4-2         # foul 11.2a by Cees
         1-1         # ends north 1, east 0, west 3 double",
    );
}

#[test]
fn art_4_5_no_15_triangle_then_ordinary() {
    set_by_cees("0-0").goes_on(
        "announce 15 # ends north 0 matador, east 0 matador, west 0 matador
         1>6
         5>2
         4>3         # ends north 6 ordinary, east 2 ordinary, west 3 ordinary
         1-5         # foul 11.2a by Anna
         6-5         # ends north 5, east 2, west 3
         5-2         # rejected: 5-2 already lies, laid at #6
         5-0         # ends north 0, east 2, west 3",
    );
}

#[test]
fn art_4_9_no_16_a_blank_end_on_the_fourth_side_then_an_ordinary_cross() {
    set_by_cees("0-0").goes_on(
        "announce 16   # ends north 0 matador, east 0 matador, west 0 matador
         0-3 on south  # foul 11.2a by Anna
         1>6
         5>2
         4>3           # ends south 0 ordinary
         6-5           # foul 11.2a by Anna
         0-3           # ends north 6 ordinary, east 2 ordinary, south 3 ordinary, west 3 ordinary
         3-5           # rejected: 5-3 can lie in several ways; say 5-3 on south, or 5-3 on west
         3-5 on south  # ends north 6, east 2, south 5, west 3",
    );
}

#[test]
fn art_4_10_no_17_two_by_matador_on_two_opposite_sides_then_two_by_ordinary_then_ordinary() {
    set_by_cees("4-4").goes_on(
        "announce matador first here then there then ordinary-cross # ends east 4 matador, west 4 matador
         3-1 on north # foul 11.2a by Anna
         4-6          # foul 11.2a by Anna
         3-1          # ends west 4 matador
         6-0          # foul 11.2a by Bram
         3-3          # ends north 4 ordinary, south 4 ordinary
         1-0          # foul 11.2a by Cees
         3-2          # foul 11.2a by Cees
         4-0          # ends south 4 ordinary
         4-6          # ends north 0 ordinary, east 1 ordinary, south 6 ordinary, west 3 ordinary
         6-0 on south # ends north 0, east 1, south 0, west 3",
    );
}

#[test]
fn art_4_10_no_17_may_end_as_an_ordinary_double_cross() {
    set_by_cees("4-4").goes_on(
        "announce matador first here then there then ordinary-double-cross # ends east 4 matador, west 4 matador
         3-1
         3-6
         4-0
         4-5          # ends north 0 ordinary double, east 1 ordinary double, south 5 ordinary double, west 6 ordinary double
         5>2 on south # foul 11.2a by Bram
         5-5          # ends north 0 double, east 1 double, south 5, west 6 double
         0-0          # ends north 0, east 1 double, south 5, west 6 double",
    );
}

#[test]
fn art_4_10_no_17_on_the_double_blank_starts_with_two_matadors() {
    set_by_cees("0-0").goes_on(
        "announce matador first here then there then ordinary-cross # ends east 0 matador, west 0 matador
         0-1 # foul 11.2a by Anna
         1>6 # ends west 0 matador
         3>4 # ends north 0 ordinary, south 0 ordinary
         0-2 # ends south 0 ordinary",
    );
}

/// The further games, with the set that allows them and the arms they open.
const EXTRA: [(&str, &str, &str); 5] = [
    (
        "0-0",
        "triangle then ordinary-double-cross",
        "north 0 matador, east 0 matador, west 0 matador",
    ),
    (
        "6-2",
        "volapuk ordinary 6 first 2 then 6",
        "right 2 matador",
    ),
    (
        "6-2",
        "volapuk ordinary right first left then right",
        "left 6 matador",
    ),
    (
        "4-4",
        "ordinary first here then there then matador-cross",
        "east 4 ordinary, west 4 ordinary",
    ),
    (
        "4-4",
        "ordinary first here then there then matador-double-cross",
        "east 4 ordinary, west 4 ordinary",
    ),
];

#[test]
fn art_4_11_only_the_seventeen_may_be_announced() {
    for (set, announced, _) in EXTRA {
        drawn_by_anna(set).goes_on(&format!(
            "announce {announced} # phase set; rejected: this game may be announced only where the house rule house.extra_games is on [4.11]"
        ));
    }
}

#[test]
fn art_4_11_where_the_club_allows_them_the_further_games_may_be_announced() {
    for (set, announced, ends) in EXTRA {
        drawn_with_extra_games(set)
            .goes_on(&format!("announce {announced} # cites 4.11; ends {ends}"));
    }
    drawn_with_extra_games("6-2").goes_on(
        "announce triangle then ordinary-double-cross # rejected: for this game the set must be 0-0 [4.5]
         announce ordinary first here then there then matador-cross # rejected: for this game the set must be a double [4.5]
         announce 1 # cites 4.5",
    );
}

#[test]
fn art_4_11_triangle_then_ordinary_double_cross() {
    drawn_with_extra_games("0-0").goes_on(
        "announce triangle then ordinary-double-cross
         1>6
         5>2
         4>3 # ends south 0 ordinary
         0-1 # ends north 6 ordinary double, east 2 ordinary double, south 1 ordinary double, west 3 ordinary double
         6-5 # foul 11.2a by Cees
         6-6 # ends north 6, east 2 double, south 1 double, west 3 double",
    );
}

#[test]
fn art_4_11_volapuk_first_here_then_there() {
    drawn_with_extra_games("6-2").goes_on(
        "announce volapuk ordinary 6 first 2 then 6 # ends right 2 matador
         5-4                                        # ends left 6 ordinary
         6-0                                        # ends left 0 ordinary, right 4 matador",
    );
}

#[test]
fn art_4_11_ordinary_here_then_there_then_a_matador_cross_or_double_cross() {
    let common = "4-6          # ends west 4 ordinary
         4-0                   # ends north 4 matador, south 4 matador
         4-1                   # foul 11.2a by Anna
         3-1                   # ends south 4 matador";
    drawn_with_extra_games("4-4")
        .goes_on("announce ordinary first here then there then matador-cross")
        .goes_on(common)
        .goes_on("3-2 # ends north 1 matador, east 6 matador, south 2 matador, west 0 matador");
    drawn_with_extra_games("4-4")
        .goes_on("announce ordinary first here then there then matador-double-cross")
        .goes_on(common)
        .goes_on(
            "3-2 # ends north 1 matador double, east 6 matador double, south 2 matador double, west 0 matador double
             5-0 # foul 11.2a by Cees
             5-5 # ends north 1 double, east 6 double, south 5, west 0 double",
        );
}

#[test]
fn art_4_12_an_announcement_the_set_does_not_allow_is_none_and_costs_nothing() {
    drawn_by_anna("6-2").goes_on(
        "announce 2          # phase set; rejected: for this game the set must be a double [4.5]
         announce 5          # rejected: for this game the set must be a double, not 0-0 [4.5]
         announce 13         # phase set; rejected: for this game the set must be 0-0 [4.5]
         announce 1          # phase opening",
    );
}
