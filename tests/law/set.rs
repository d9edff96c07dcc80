//! Chapter 3: the set.

use crate::evening::{evening, first_hand, later_hand, later_hand_under};

#[test]
fn art_3_1_in_the_first_hand_the_highest_double_is_set_from_hand() {
    first_hand(3).goes_on(
        "set Bram 4-4 drawn # rejected: in a first hand nobody draws for the set [3.1]
         set Bram 4-4       # cites 3.1; each pays Bram 4
         set Cees 5-5       # rejected: the set lies already: 4-4 (#3)",
    );
    evening("seat Anna Bram Cees\nset Anna 5-5 # rejected: no hand is under way");
}

#[test]
fn art_3_1_the_referee_does_not_say_that_a_higher_double_was_out() {
    first_hand(3).goes_on("set Bram 0-0 # each pays Bram 7; says: Bram sets 0-0.");
}

#[test]
fn art_3_2_in_later_hands_any_double_from_hand_will_do() {
    for (double, pays) in [(0, 7), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)] {
        later_hand(3).goes_on(&format!(
            "set {double}-{double} # each pays Anna {pays} for set by 3.3; on_set Anna"
        ));
    }
}

#[test]
fn art_3_2_who_has_no_double_draws_one_tile_and_sets_it() {
    later_hand(4).goes_on(
        "set 4-2 drawn # Anna pays each 6 for set by 3.4; cites 3.2; boneyard 11; tiles Anna 4",
    );
}

#[test]
fn art_3_2_only_the_player_on_set_draws_for_it_and_never_the_last_two() {
    later_hand(3).goes_on(
        "set Bram 4-2 drawn  # rejected: only Anna, who is on set, draws for the set [3.2]
         excess Cees 11 kept # foul 2.6 by Cees
         set 4-2 drawn       # rejected: only two tiles are in the boneyard, and they are not drawn [3.2]",
    );
    later_hand(3).goes_on(
        "excess Cees 10 kept # foul 2.6 by Cees; boneyard 3
         set 4-2 drawn       # Anna pays each 6; boneyard 2",
    );
}

#[test]
fn art_3_2_a_tile_known_to_be_in_a_hand_was_not_drawn() {
    later_hand(3).goes_on(
        "set 4-2       # foul 3.6 by Anna
         set Bram 5-5  # foul 11.2b by Bram
         set 4-2 drawn # rejected: 4-2 was already in the hand of Anna, so it was not drawn [3.2]
         set 5-5 drawn # rejected: 5-5 is known to be in the hand of Bram
         set 5-5       # rejected: 5-5 is known to be in the hand of Bram",
    );
}

#[test]
fn art_3_3_a_double_from_hand_is_paid_once_and_a_drawn_one_twice() {
    for (double, hand) in [(0, 7), (1, 1), (4, 4), (6, 6)] {
        later_hand(4).goes_on(&format!("set {double}-{double} # each pays Anna {hand}"));
        later_hand(4).goes_on(&format!(
            "set {double}-{double} drawn # each pays Anna {}",
            hand * 2
        ));
    }
}

#[test]
fn art_3_3_a_club_may_pay_otherwise() {
    for (rule, set, pays) in [
        ("payments.double_blank 10", "0-0", 10),
        ("payments.double_blank 10", "0-0 drawn", 20),
        ("payments.double_blank 10", "2-2", 2),
        ("payments.drawn_factor 3", "2-2 drawn", 6),
        ("payments.drawn_factor 3", "2-2", 2),
    ] {
        later_hand_under(&format!("house {rule}"), 3)
            .goes_on(&format!("set {set} # each pays Anna {pays}"));
    }
    later_hand_under("house payments.drawn_factor 0", 3).goes_on("set 2-2 drawn # cites 3.3");
}

#[test]
fn art_3_4_a_drawn_tile_that_is_no_double_costs_its_spots() {
    for (tile, spots) in [
        ("5-4", 9),
        ("2-0", 2),
        ("3-2", 5),
        ("5-3", 8),
        ("6-1", 7),
        ("1-0", 1),
    ] {
        later_hand(5).goes_on(&format!(
            "set {tile} drawn # Anna pays each {spots} for set by 3.4"
        ));
    }
}

#[test]
fn art_3_5_drawing_for_the_set_with_a_double_in_hand_costs_40_once_the_record_proves_it() {
    later_hand(4).goes_on(
        "set 4-2 drawn # Anna pays each 6
         announce 1
         4-1
         1-0
         0-3
         play Anna 3-3 # Anna pays each 40 for drew-with-double by 3.5; cites 3.5 11.12; says: Anna plays 3-3 on left; 3 is open. It is proved that Anna drew for the set at #15 with a double in hand.",
    );
}

#[test]
fn art_3_5_a_double_that_may_have_been_drawn_since_proves_nothing() {
    later_hand(4).goes_on(
        "set 4-2 drawn # Anna pays each 6
         announce 1
         4-1
         1-0
         0-3
         draw Anna
         play Anna 3-3 # cites 6.3
         3-5
         5-0
         0-6
         play Anna 2-2 # Anna pays each 40 for drew-with-double",
    );
}

#[test]
fn art_3_5_the_tile_that_was_set_stays_set_and_the_official_may_call_it() {
    later_hand(3).goes_on(
        "set 4-2 drawn              # Anna pays each 6
         foul Bram drew-with-double # rejected: Bram did not draw for the set, or that is already ruled on [3.5]
         foul Anna drew-with-double # foul 3.5 by Anna; phase set
         foul Anna drew-with-double # rejected: Anna did not draw for the set, or that is already ruled on [3.5]
         announce 1                 # ends left 4, right 2
         4-3
         3-0
         0-0 on 0
         2-1",
    );
    later_hand(3).goes_on(
        "set 4-4 # each pays Anna 4
         foul Anna drew-with-double # rejected: Anna did not draw for the set, or that is already ruled on [3.5]",
    );
}

#[test]
fn art_3_6_a_tile_that_is_neither_a_double_from_hand_nor_drawn_goes_back() {
    later_hand(3).goes_on(
        "set 6-1      # foul 3.6; Anna pays each 40 for a by 3.6; known Anna 6-1; phase dealt; on_set Anna
         set Anna 3-3 # each pays Anna 3",
    );
    first_hand(3).goes_on(
        "set Bram 6-1 # foul 3.6 by Bram; on_set -
         set Cees 5-5 # each pays Cees 5; on_set Cees; known Bram 6-1",
    );
}

#[test]
fn a_set_that_cannot_come_from_that_hand_is_rejected() {
    later_hand(5).goes_on(
        "set 6-1       # foul 3.6 by Anna
         set 5-2       # foul 3.6 by Anna
         set 4-3       # foul 3.6 by Anna; known Anna 6-1 5-2 4-3
         set 3-3       # rejected: 3-3 is not in the hand of Anna, which is known to be 6-1 5-2 4-3
         set 3-3 drawn # each pays Anna 6; tiles Anna 3",
    );
}
