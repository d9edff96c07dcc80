//! Chapter 10: the end of a hand and the count.

use crate::evening::{evening, first_hand};

/// Everybody passes with two tiles in the boneyard; Anna holds 16 tiles, Bram five, Cees four.
const ALL_PASS: &str = "set Cees 6-6 # paid
    announce 1
    draw 11
    pass
    pass
    pass         # cites 10.1; phase over; turn -; ends -";

#[test]
fn art_10_1_the_hand_ends_when_only_one_player_has_tiles() {
    first_hand(3).goes_on(
        "set Cees 6-6  # paid
         announce 1
         short Anna 4
         short Bram 4
         6-1           # each pays Anna 5; phase play
         1-2           # cites 10.1; phase over; turn -; says: Bram plays 2-1 on left; 2 is open. Bram is out. The hand is over: only one player has tiles.
         play Cees 2-3 # rejected: the hand is over
         draw Cees     # rejected: the hand is over
         pass Cees     # rejected: the hand is over
         wait Cees     # rejected: the hand is over
         count Cees 20 # Cees pays Anna 20 for count by 10.3; Cees pays Bram 20; phase between; loser Cees",
    );
}

#[test]
fn art_10_1_the_hand_ends_when_it_is_closed() {
    // A triangle whose arms all end in blanks.
    first_hand(4).goes_on(
        "set Bram 0-0        # each pays Bram 7
         announce 13
         play Cees 1>6
         play Dirk 2>5
         play Anna 3>4       # ends north 6 matador, east 5 matador, west 4 matador
         play Bram 1>0
         play Cees 2>0
         play Dirk 3>0       # ends north 0, east 0, west 0
         block Dirk          # each pays Dirk 20
         draw Anna 10        # phase over
         reveal Bram 6-6 5-5
         reveal Cees 4-4 6-5
         reveal Dirk 1-1 2-1
         count Anna 78       # Anna pays Bram 56; Anna pays Cees 59; Anna pays Dirk 73; Bram pays Cees 3; Bram pays Dirk 17; Cees pays Dirk 14; loser Anna; phase between; tiles -",
    );
}

#[test]
fn art_10_1_the_hand_ends_when_everybody_has_passed_since_the_last_tile() {
    first_hand(3).goes_on(ALL_PASS);
    first_hand(3).goes_on(
        "set Cees 6-6 # paid
         announce 1
         draw 11
         pass
         pass
         6-1          # phase play
         pass
         pass         # phase play; turn Cees
         1-2
         pass
         pass
         pass         # phase over",
    );
}

#[test]
fn art_10_1_i_wait_is_no_pass() {
    first_hand(3)
        .goes_on("excess Anna 11 kept # foul 2.6 by Anna; boneyard 2")
        .goes_on(
            "set Cees 4-4  # paid
         announce 4
         play Bram 3-3
         pass
         wait
         pass          # phase play; turn Anna
         pass          # phase play
         pass          # phase over",
        );
}

#[test]
fn art_10_1_a_pass_with_tiles_to_draw_is_a_foul_and_counts_for_nothing() {
    first_hand(3).goes_on(
        "set Cees 6-6 # paid
         announce 1
         pass         # foul 11.5 by Anna
         6-1          # paid
         draw 11
         pass
         pass         # phase play; turn Anna
         pass         # phase over",
    );
}

#[test]
fn art_10_2_the_double_blank_counts_14_and_other_blanks_nothing() {
    first_hand(3).goes_on(ALL_PASS).goes_on(
        "reveal Cees 0-0 1-0 2-0 3-1     # says: Cees counts 21.
         reveal Bram 5-4 5-3 4-3 4-2 3-2 # says: Bram counts 35.
         count Anna 100                  # Anna pays Bram 65; Anna pays Cees 79; Bram pays Cees 14; loser Anna",
    );
}

#[test]
fn art_10_2_who_is_out_counts_nothing() {
    first_hand(3).goes_on(
        "set Cees 6-6  # paid
         announce 1
         short Anna 4
         short Bram 4
         6-1           # each pays Anna 5
         1-2
         count Anna 0  # rejected: Anna has no tiles
         reveal Bram 11 # rejected: Bram has no tiles
         reveal Cees 5-5 4-4 3-3 1-0 # Cees pays Anna 25; Cees pays Bram 25",
    );
}

#[test]
fn art_10_2_tiles_are_shown_only_when_the_hand_is_over() {
    first_hand(3).goes_on(
        "reveal Cees 6-6 # rejected: hand 1 is still being played
         set Cees 6-6    # paid
         count Cees 20   # rejected: hand 1 is still being played
         announce 1
         reveal Cees 5-5 # rejected: hand 1 is still being played",
    );
    evening("seat Anna Bram Cees\nreveal Anna 6-6 # rejected: no hand is under way");
}

#[test]
fn art_10_2_exactly_the_tiles_he_can_hold_are_shown() {
    first_hand(3)
        .goes_on(
            "set Cees 6-6  # paid
             announce 1
             play Bram 6-5 # foul 11.2c by Bram
             draw 11
             pass
             6-5           # turn Cees
             5-4
             play Cees 0-0 # foul 11.2c by Cees
             pass
             pass
             pass          # phase over",
        )
        .goes_on(
            "reveal Cees 0-0 1-0            # rejected: Cees holds 3 tiles, not 2 [10.2]
             reveal Cees 0-0 1-0 2-0 3-0    # rejected: Cees holds 3 tiles, not 4 [10.2]
             reveal Cees 0-0 1-0 1-0        # rejected: 1-0 is named twice
             reveal Cees 0-0 1-0 5-4        # rejected: 5-4 already lies, laid at #9
             reveal Cees 3-0 1-0 2-0        # rejected: 0-0 is known to be in the hand of Cees and must be among them [10.2]
             reveal Bram 0-0 1-0 2-0 3-0    # rejected: 0-0 is known to be in the hand of Cees
             reveal Cees 0-0 1-0 2-0        # known Cees 2-0 1-0 0-0
             reveal Cees 0-0 1-0 2-0        # rejected: the tiles of Cees are already counted
             count Cees 17                  # rejected: the tiles of Cees are already counted
             reveal Bram 2-0 1-1 2-1 3-1    # rejected: 2-0 is known to be in the hand of Cees",
        );
}

#[test]
fn art_10_2_a_count_that_no_such_tiles_can_make_is_refused() {
    let over = first_hand(3)
        .goes_on("set Cees 6-6 # paid\nannounce 1\nplay Cees 6-5 # foul 11.2c by Cees")
        .goes_on(
            "draw 11
         pass
         pass
         pass # rejected: Cees is known to hold 6-5, which can be played, and so cannot pass [6.3]
         6-5
         pass
         pass
         pass # phase over; tiles Cees 3",
        );
    // Three of the tiles that are left: at the least 1-0 2-0 1-1 or 3-0, at the most 5-5 0-0 with 6-4 or 5-4.
    for (spots, can) in [
        (0, false),
        (4, false),
        (5, true),
        (17, true),
        (34, true),
        (35, false),
        (182, false),
        (183, false),
        (5000, false),
    ] {
        let expected = if can {
            "phase over".to_owned()
        } else {
            format!("rejected: Cees can hold no tiles that count {spots} [10.2]")
        };
        over.clone()
            .goes_on(&format!("count Cees {spots} # {expected}"));
    }
}

#[test]
fn art_10_2_what_is_known_of_a_hand_bounds_its_count() {
    first_hand(3).goes_on(
        "set Cees 6-6  # paid
         announce 1
         play Bram 5-4 # foul 11.2c by Bram
         short Bram 3
         draw 14
         6-0
         pass
         pass
         pass          # phase over; tiles Bram 2; known Bram 5-4
         count Bram 9  # rejected: Bram can hold no tiles that count 9 [10.2]
         count Bram 10 # tiles Bram 2",
    );
}

#[test]
fn art_10_3_every_player_pays_every_player_with_a_lower_count_the_difference() {
    first_hand(3).goes_on(ALL_PASS).goes_on(
        "count Bram 30
         count Cees 30
         count Anna 90 # Anna pays Bram 60 for count by 10.3; Anna pays Cees 60; loser Anna",
    );
}

#[test]
fn art_10_3_the_highest_count_is_the_loser_whatever_the_chips_say() {
    first_hand(3).goes_on(ALL_PASS).goes_on(
        "foul Cees covering # foul 11.2f by Cees
         foul Cees covering # foul 11.2f by Cees
         count Anna 70
         count Bram 20
         count Cees 20      # Anna pays Bram 50; Anna pays Cees 50; loser Anna; says: Cees counts 20. Anna will be on set.",
    );
}
