//! Chapter 2: the deal and its irregularities.

use crate::evening::{evening, first_hand, later_hand};

#[test]
fn art_2_1_each_takes_8_less_the_number_of_players() {
    for (players, each, boneyard) in [(3, 5, 13), (4, 4, 12), (5, 3, 13)] {
        first_hand(players).goes_on(&format!(
            "note dealt # tiles Anna {each}; tiles Bram {each}; tiles Cees {each}; boneyard {boneyard}; phase dealt; hand 1"
        ));
    }
}

#[test]
fn art_2_1_a_hand_is_dealt_between_hands_by_three_to_five() {
    first_hand(3).goes_on("deal # rejected: hand 1 is still being played");
    evening(
        "seat Anna Bram Cees
         retire Cees
         deal      # rejected: three to five players are needed, not 2 [1.1]
         join Dirk
         deal      # phase dealt
         void
         settle
         deal      # rejected: the session is settled",
    );
}

#[test]
fn art_2_2_in_the_first_hand_whoever_holds_the_highest_double_is_on_set() {
    first_hand(3).goes_on(
        "set 4-4      # on_set -; rejected: say who sets: in a first hand nobody is on set yet [3.1]
         set Cees 4-4 # each pays Cees 4; on_set Cees; phase set",
    );
}

#[test]
fn art_2_2_where_nobody_has_a_double_the_tiles_are_dealt_again() {
    first_hand(3).goes_on(
        "excess Bram 2 kept # boneyard 11; tiles Bram 7
         foul Cees showing  # foul 11.2g by Cees
         reshuffle          # cites 2.2; phase dealt; hand 1; boneyard 13; tiles Bram 5; balance Cees 420
         reshuffle
         excess Bram 2 kept # tiles Bram 7
         set Cees 0-0       # each pays Cees 7
         reshuffle          # rejected: tiles are dealt again only in a first hand, before the set [2.2]",
    );
    later_hand(3).goes_on(
        "reshuffle # rejected: tiles are dealt again only in a first hand, before the set [2.2]",
    );
    evening("seat Anna Bram Cees\nreshuffle # rejected: no hand is under way");
}

#[test]
fn art_2_2_a_first_hand_without_a_double_is_given_back_whole_when_it_is_abandoned() {
    first_hand(3).goes_on(
        "foul Cees showing # foul 11.2g by Cees
         reshuffle
         void              # Anna pays Cees 40 for void; Bram pays Cees 40; phase between",
    );
}

#[test]
fn art_2_3_the_loser_of_the_hand_before_is_on_set() {
    for players in [3, 4, 5] {
        later_hand(players).goes_on(
            "set Bram 4-4 # foul 11.2b by Bram
             set Anna 5-5 # each pays Anna 5; on_set Anna",
        );
    }
}

/// A later hand that Anna, Bram and Cees end level, with 40 each.
const LEVEL: &str = "set Anna 6-6    # paid
    announce 1
    draw Bram 4
    6-0
    draw Cees 3
    0-1
    draw Anna 4
    1-2
    pass Bram
    pass Cees
    pass Anna
    count Cees 40
    count Anna 40
    count Bram 40   # phase between; loser -";

#[test]
fn art_2_3_players_who_tie_draw_tiles_and_the_heavier_is_on_set() {
    later_hand(3).goes_on(LEVEL).goes_on(
        "deal # rejected: Anna, Bram and Cees draw lots first [2.3]
         lot Anna 6-1 Bram 5-3 Cees 4-2 # cites 2.3; loser Bram
         deal                           # on_set Bram",
    );
}

#[test]
fn art_2_3_weight_is_plain_spots_and_those_still_level_draw_again() {
    later_hand(3).goes_on(LEVEL).goes_on(
        "lot Anna 6-1 Bram 5-2 Cees 0-0 # loser -; says: Anna and Bram are level and draw lots for the set.
         lot Anna 6-1 Bram 5-3 Cees 5-2 # rejected: lots are drawn by Anna and Bram, one tile each
         lot Anna 0-0 Bram 1-0          # loser Bram; says: Bram will be on set.
         lot Anna 0-0 Bram 1-0          # rejected: no lots are to be drawn now [2.3]",
    );
}

#[test]
fn art_2_3_lots_are_drawn_by_the_tied_players_one_tile_each() {
    later_hand(3).goes_on(LEVEL).goes_on(
        "lot Anna 6-1 Bram 5-3                   # rejected: lots are drawn by Anna, Bram and Cees, one tile each
         lot Anna 6-1 Bram 1-6 Cees 2-2          # rejected: 6-1 is named twice
         lot Anna 6-1 Bram 5-3 Anna 2-2          # rejected: Anna is named twice
         join Dirk
         lot Anna 6-1 Bram 5-3 Cees 2-2 Dirk 1-1 # rejected: lots are drawn by Anna, Bram and Cees, one tile each
         retire Bram                             # rejected: Bram must draw lots before leaving [2.3]
         retire Dirk
         lot Cees 6-1 Bram 5-3 Anna 2-2          # loser Bram
         retire Bram                             # paid; loser -",
    );
    evening(
        "seat Anna Bram Cees\nlot Anna 6-1 Bram 5-3 # rejected: no lots are to be drawn now [2.3]",
    );
}

#[test]
fn art_2_4_the_player_to_the_right_of_the_player_on_set_shuffles() {
    evening(
        "seat Anna Bram Cees\ndeal # cites 2.4; says: Hand 1. Anyone shuffles. 5 tiles each, 13 in the boneyard. The highest double is set.",
    );
    later_hand(4).goes_on(
        "void # phase between
         deal # cites 2.4; says: Hand 3. Dirk shuffles. 4 tiles each, 12 in the boneyard. Anna is on set.",
    );
}

#[test]
fn art_2_5_too_few_tiles_cost_40_and_are_drawn_until_the_first_tile_is_played() {
    first_hand(3).goes_on(
        "short Anna 2       # foul 2.5 by Anna; tiles Anna 5; boneyard 13
         short Bram 4       # foul 2.5 by Bram; tiles Bram 5
         short Cees 5       # rejected: Cees would be left without a tile [2.5]
         short Cees 1 waive # foul 2.5; waived; tiles Cees 5",
    );
}

#[test]
fn art_2_5_once_another_has_played_the_penalty_has_lapsed_and_he_plays_on_with_what_he_has() {
    first_hand(3).goes_on(
        "set Cees 4-4 # paid
         short Anna 2 # cites 2.5; tiles Anna 3; boneyard 15
         announce 1
         draw Anna 13 # tiles Anna 16; boneyard 2",
    );
}

#[test]
fn art_2_5_of_the_player_on_set_it_may_be_demanded_until_the_second_tile() {
    let in_time = [
        "note now",
        "set Cees 4-4 # paid",
        "set Cees 4-4 # paid\nannounce 1",
        "set Cees 4-4 # paid\nannounce 1\ndraw Anna",
    ];
    for before in in_time {
        first_hand(3)
            .goes_on(before)
            .goes_on("short Cees 1 # foul 2.5 by Cees");
    }
    first_hand(3).goes_on(
        "set Cees 4-4 # paid
         announce 1
         4-3
         short Cees 1 # tiles Cees 3; boneyard 14",
    );
}

#[test]
fn art_2_5_a_lapsed_shortage_leaves_at_least_one_tile() {
    first_hand(4).goes_on(
        "set Dirk 4-4 # paid
         announce 1
         4-3
         short Anna 3 # rejected: Anna would be left without a tile [2.5]
         short Anna 2 # tiles Anna 1; boneyard 14
         short Anna 1 # rejected: an irregular deal of Anna is already recorded in this hand",
    );
}

#[test]
fn art_2_5_a_lapsed_shortage_leaves_the_tiles_that_are_known() {
    first_hand(3).goes_on(
        "set Cees 6-6  # paid
         announce 1
         play Bram 5-4 # foul 11.2c by Bram
         6-1
         short Bram 4  # tiles Bram 1; known Bram 5-4",
    );
    first_hand(3).goes_on(
        "set Cees 6-6  # paid
         announce 1
         play Bram 5-4 # foul 11.2c by Bram
         play Bram 5-3 # foul 11.2c by Bram; known Bram 5-4 5-3
         6-1
         short Bram 4  # rejected: Bram is known to hold 2 tiles, and would be left with fewer [2.5]
         short Bram 3  # tiles Bram 2; boneyard 16",
    );
}

#[test]
fn art_2_6_one_or_two_too_many_cost_nothing() {
    for tiles in [1, 2] {
        let (own, left) = (5 + tiles, 13 - tiles);
        first_hand(3).goes_on(&format!(
            "excess Anna {tiles} kept     # cites 2.6; tiles Anna {own}; boneyard {left}
             excess Bram {tiles} returned # cites 2.6; tiles Bram 5; boneyard {left}"
        ));
    }
}

#[test]
fn art_2_6_more_than_two_too_many_cost_40_whether_they_are_kept_or_go_back() {
    first_hand(3).goes_on(
        "excess Anna 3 kept       # foul 2.6 by Anna; tiles Anna 8; boneyard 10
         excess Bram 3 returned   # foul 2.6 by Bram; tiles Bram 5; boneyard 10
         excess Cees 4 kept waive # foul 2.6; waived; tiles Cees 9; boneyard 6",
    );
}

#[test]
fn art_2_6_two_tiles_stay_in_the_boneyard_whoever_keeps_too_many() {
    first_hand(3).goes_on(
        "excess Anna 12 kept    # rejected: the boneyard has 13 tiles, and two must be left [2.6]
         excess Anna 11 kept    # foul 2.6 by Anna; boneyard 2; tiles Anna 16
         excess Bram 1 kept     # rejected: the boneyard has 2 tiles, and two must be left [2.6]
         excess Bram 9 returned # foul 2.6 by Bram",
    );
}

#[test]
fn art_2_6_an_irregular_deal_is_noticed_once_for_a_player_until_the_hand_is_over() {
    first_hand(3).goes_on(
        "excess Anna 1 kept
         excess Anna 1 kept     # rejected: an irregular deal of Anna is already recorded in this hand
         short Anna 1           # rejected: an irregular deal of Anna is already recorded in this hand
         set Cees 6-6           # paid
         announce 1
         draw Anna 10
         pass Anna
         excess Bram 2 returned
         pass Bram
         pass Cees              # phase over
         short Cees 1           # rejected: the hand is over
         excess Cees 1 returned # rejected: the hand is over",
    );
    evening("seat Anna Bram Cees\nshort Anna 1 # rejected: no hand is under way");
}

#[test]
fn art_2_7_nobody_pays_a_player_who_kept_too_many_for_the_double_he_sets_or_declares() {
    first_hand(3).goes_on(
        "excess Cees 1 kept
         set Cees 6-6                 # cites 2.7; balance Cees 500
         announce 1
         declare Cees 5-5 4-4 3-3 2-2 # cites 2.7; known Cees 5-5 4-4 3-3 2-2",
    );
}

#[test]
fn art_2_7_a_drawn_double_is_not_paid_for_either_but_another_tile_costs_its_spots() {
    later_hand(3).goes_on(
        "excess Anna 1 kept
         set 4-4 drawn # cites 2.7",
    );
    later_hand(3).goes_on(
        "excess Anna 1 kept
         set 4-3 drawn # Anna pays each 7 for set by 3.4",
    );
}

#[test]
fn art_2_7_tiles_that_went_back_unseen_do_not_count_against_him() {
    first_hand(3).goes_on(
        "excess Cees 1 returned
         set Cees 6-6                 # each pays Cees 6
         announce 1
         declare Cees 5-5 4-4 3-3 2-2 # each pays Cees 200",
    );
}

#[test]
fn an_abandoned_hand_gives_back_what_was_paid_and_the_same_player_is_on_set() {
    later_hand(3).goes_on(
        "set 5-5       # each pays Anna 5
         announce 1
         play Cees 6-1 # foul 11.2c by Cees
         void          # Anna pays Bram 5 for void; Anna pays Cees 45; Bram pays Cees 40; phase between; loser Anna
         void          # rejected: no hand is under way
         deal          # on_set Anna; known Cees -",
    );
    first_hand(3).goes_on(
        "void # phase between; loser -
         deal # on_set -; hand 2",
    );
}

#[test]
fn a_hand_may_be_abandoned_from_the_deal_until_the_count_is_paid() {
    let claimed = "set Cees 4-4 # paid\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock # phase claimed";
    let closed = "set Cees 4-4 # paid\nannounce 10\n3-3\n0-0\n3-0\n4>3\nblock # paid; phase closed";
    let over =
        "set Cees 6-6 # paid\nannounce 1\ndraw 11\npass\npass\npass # phase over\ncount Cees 20";
    for script in [
        "note dealt",
        "set Cees 6-6 # paid",
        "set Cees 6-6 # paid\nannounce 1",
        claimed,
        closed,
        over,
    ] {
        first_hand(3)
            .goes_on(script)
            .goes_on("void # paid; phase between; balance Anna 500; balance Bram 500; balance Cees 500; loser -");
    }
    first_hand(3)
        .goes_on(over)
        .goes_on("count Bram 20\ncount Anna 90 # paid\nvoid # rejected: no hand is under way");
}
