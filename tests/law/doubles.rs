//! Chapter 7: doubles on the tile before, and immediate doubles.

use crate::evening::{Evening, first_hand, later_hand, later_hand_under};

/// A cross on 6-6 with 0, 1, 2 and 3 showing north, east, south and west; Anna set, and Bram is next.
fn cross() -> Evening {
    later_hand(4).goes_on(
        "set 6-6 # paid
         announce 2
         6-0
         6-1
         6-2
         6-3     # ends north 0, east 1, south 2, west 3; turn Bram",
    )
}

#[test]
fn art_7_1_a_double_next_to_the_tile_of_the_predecessor_is_worth_its_number() {
    cross().goes_on(
        "3-0 on 3
         0-0 on west # turn Dirk
         claim Cees  # Bram pays Cees 7 for double by 7.1",
    );
    cross().goes_on(
        "3-0 on 3
         0-0 on west claim # Bram pays Cees 7 for double by 7.1",
    );
    cross().goes_on(
        "3-5 on 3
         5-5 claim # Bram pays Cees 5 for double by 7.1; says: Cees plays 5-5 on west; 5 is open. Cees asks for payment for 5-5 and is paid.",
    );
}

#[test]
fn art_7_1_a_club_may_value_the_double_blank_otherwise() {
    later_hand_under("house payments.double_blank 12", 3).goes_on(
        "set 6-6   # each pays Anna 6
         announce 1
         6-0
         0-0 claim # Bram pays Cees 12",
    );
}

#[test]
fn art_7_1_only_the_tile_just_played_by_the_predecessor_counts() {
    // Next to a tile that shows the same number, and next to his own tile.
    cross().goes_on(
        "3-0 on 3
         0-0 on north
         claim       # foul 11.2e by Cees; cites 7.2; says: Foul: no payment is due to Cees.",
    );
    cross().goes_on(
        "3-5
         2-4
         1-5 on 1    # turn Anna
         4-1
         5-5 on west # turn Cees
         claim       # foul 11.2e by Bram",
    );
}

#[test]
fn art_7_1_the_set_is_the_tile_of_the_predecessor_for_the_player_on_his_left() {
    later_hand(3).goes_on(
        "set 4-2 drawn # paid
         announce 1
         draw          # phase play
         2-2 claim     # Anna pays Bram 2 for double by 7.1",
    );
    later_hand(3).goes_on(
        "set 4-2 drawn # paid
         announce 1
         4-5
         2-2 claim     # foul 11.2e by Cees; phase play; ends left 5, right 2",
    );
}

#[test]
fn art_7_1_tiles_drawn_before_the_double_change_nothing() {
    cross().goes_on(
        "3-5
         draw 4
         5-5 claim # Bram pays Cees 5",
    );
}

#[test]
fn art_7_2_nothing_is_due_after_a_pass() {
    cross().goes_on(
        "draw 10
         2-5
         5-4
         4-1 on south
         3-0 on west
         pass Bram
         0-0 on west
         claim       # foul 11.2e by Cees",
    );
}

#[test]
fn art_7_2_a_pass_that_was_no_pass_lies_between_nothing() {
    cross().goes_on(
        "3-5
         pass      # foul 11.5 by Cees; turn Cees
         5-5 claim # Bram pays Cees 5; Cees pays each 40 for passed-able",
    );
}

#[test]
fn art_7_2_nothing_is_due_if_the_predecessor_has_gone_out_with_that_tile() {
    first_hand(3).goes_on(
        "set Cees 6-6 # paid
         announce 1
         short Anna 4 # tiles Anna 1
         6-1          # each pays Anna 5
         1-1 claim    # foul 11.2e by Bram",
    );
}

#[test]
fn art_7_2_not_even_if_he_was_not_the_first_to_go_out() {
    // Ada is nos, Bob goes out, and Cor lays a double on the double of Bob.
    first_hand(5).goes_on(
        "set Anna 6-6 # paid
         announce matador
         1-5 on left
         2-4 on 5
         3-5 on 4
         2-0 on 5
         1-4 on right
         3-1 on 4
         6-4 on 1
         3-2 on 4
         5-5 on 2
         2-6 on 5     # each pays Anna 5; turn Bram
         1-1 on 6     # tiles Bram 0
         claim Bram   # foul 11.2e by Bram
         6-6          # rejected: 6-6 already lies, laid at #3
         draw
         6>1 on 1     # turn Dirk",
    );
}

#[test]
fn art_7_2_nothing_is_due_on_the_double_with_which_he_went_out() {
    first_hand(4).goes_on(
        "set Dirk 4-4 # paid
         announce matador-cross
         short Anna 3 # tiles Anna 1
         short Bram 2 # tiles Bram 2
         3-1          # each pays Anna 5; tiles Anna 0
         3-6
         3-0
         3-5          # ends north 1, east 6, south 0, west 5; turn Bram
         1-1          # tiles Bram 0
         6-6 on north claim # foul 11.2e by Cees",
    );
}

/// Anna sets 3-2, Cees lays 3-3 at once, Bram plays 6, Cees waits: Dirk finds Bram's six with a missed turn between.
const WAITED: &str = "set 3-2 drawn # paid
    announce 1
    play Cees 3-3
    2-6
    wait";

#[test]
fn art_7_2_a_turn_missed_with_i_wait_lies_between_too() {
    later_hand(4)
        .goes_on(WAITED)
        .goes_on("6-6 claim # foul 11.2e by Dirk");
}

#[test]
fn art_7_2_where_the_club_turns_wait_breaks_payment_a_missed_turn_does_not_lie_between() {
    later_hand_under("house house.wait_breaks_payment false", 4)
        .goes_on(WAITED)
        .goes_on("6-6 claim # Bram pays Dirk 6 for double by 7.1");
    later_hand_under("house house.wait_breaks_payment false", 4)
        .goes_on("set 6-6 # paid\nannounce 2\n6-0\n6-1\n6-2\n6-3\ndraw 10\n2-5\n5-4\n4-1 on south\n3-0 on west\npass")
        .goes_on("0-0 on west claim # foul 11.2e by Cees");
}

#[test]
fn art_7_3_it_may_be_asked_for_until_another_player_acts() {
    let late =
        "claim Cees # rejected: too late: another player has acted since Cees played 5-5 [7.3]";
    for act in [
        "draw",
        "5-4",
        "pass # foul 11.5 by Dirk",
        "4-3 # foul 11.2a by Dirk\n5-4",
    ] {
        cross().goes_on("3-5\n5-5").goes_on(act).goes_on(late);
    }
    for act in [
        "4-3 # foul 11.2a by Dirk",
        "play Anna 5-4 # foul 11.2c by Anna",
        "note hm",
        "nos Anna # foul 11.7 by Anna",
        "foul Dirk covering # foul 11.2f by Dirk",
    ] {
        cross()
            .goes_on("3-5\n5-5")
            .goes_on(act)
            .goes_on("claim Cees # Bram pays Cees 5");
    }
}

#[test]
fn art_7_3_a_wait_of_another_player_ends_the_chance_to_ask() {
    later_hand(4).goes_on(
        "set 3-2 drawn # paid
         announce 1
         play Dirk 3-3
         2-6
         6-6
         wait
         claim Cees    # rejected: too late: another player has acted since Cees played 6-6 [7.3]",
    );
}

#[test]
fn art_7_3_an_immediate_double_of_another_ends_nothing() {
    later_hand(4).goes_on(
        "set 3-2 drawn # paid
         announce 1
         play Cees 3-3
         play Dirk 2-2
         claim Cees    # Anna pays Cees 3 for double by 7.4
         claim Dirk    # Anna pays Dirk 2 for double by 7.4",
    );
}

#[test]
fn art_7_3_asking_late_costs_nothing_and_asking_for_nothing_costs_40() {
    cross()
        .goes_on("claim         # foul 11.2e by Anna")
        .goes_on(
            "3-5
         claim         # foul 11.2e by Bram
         5-5 claim     # Bram pays Cees 5
         claim         # foul 11.2e by Cees
         5-0 on west
         claim Cees    # foul 11.2e by Cees
         claim Anna    # foul 11.2e by Anna",
        );
}

#[test]
fn art_7_3_it_is_about_the_tile_he_last_played() {
    later_hand(3).goes_on(
        "set 4-2 drawn # paid
         announce 1
         draw
         4-4
         4-5
         5-6
         2-3
         claim Bram    # foul 11.2e by Bram",
    );
}

#[test]
fn art_7_3_it_may_still_be_asked_for_when_that_double_ended_the_hand() {
    first_hand(3).goes_on(
        "set Cees 6-6 # paid
         announce 1
         short Anna 4
         short Bram 3
         6-1          # each pays Anna 5
         1-2
         2-3
         3-3          # phase over
         claim Bram   # Cees pays Bram 3 for double by 7.1; phase over
         count Cees 9 # Cees pays Anna 9; Cees pays Bram 9
         claim Bram   # rejected: no hand is under way",
    );
}

#[test]
fn art_7_3_before_any_tile_lies_nobody_can_ask_unless_he_is_named() {
    first_hand(3).goes_on(
        "claim        # rejected: say who asks: no tile has been laid yet
         claim Anna   # foul 11.2e by Anna
         set Cees 6-6 # each pays Cees 6
         claim        # foul 11.2e by Cees",
    );
}

#[test]
fn art_7_3_after_a_play_that_is_itself_a_foul_the_word_claim_is_not_read() {
    cross().goes_on(
        "5-5 claim # foul 11.2a by Bram; known Bram 5-5
         3-5 claim # foul 11.2e by Bram; turn Cees; ends north 0, east 1, south 2, west 5",
    );
}

#[test]
fn art_7_4_any_opponent_of_the_player_on_set_may_lay_a_fitting_double_at_once() {
    later_hand(4).goes_on(
        "set 3-2 drawn       # Anna pays each 5
         announce 1          # turn Bram
         play Cees 3-3 claim # Anna pays Cees 3 for double by 7.4; turn Bram; phase opening; waits Cees 1; ends left 3, right 2
         2-6                 # phase play; ends left 3, right 6
         wait                # turn Dirk; waits Cees -",
    );
}

#[test]
fn art_7_4_all_doubles_that_fit_are_paid_until_the_first_other_tile_draw_or_pass() {
    let set = "set 3-2 drawn # paid\nannounce 1";
    for between in [
        "play Cees 3-3",
        "5-4 # foul 11.2a by Bram",
        "play Cees 6-6 # foul 11.2c by Cees",
        "play Anna 6-0 # foul 11.2c by Anna",
    ] {
        later_hand(4)
            .goes_on(set)
            .goes_on(between)
            .goes_on("play Dirk 2-2 claim # Anna pays Dirk 2; phase opening");
    }
    for between in ["3-1", "draw", "pass # foul 11.5 by Bram", "3-4"] {
        later_hand(4)
            .goes_on(set)
            .goes_on(between)
            .goes_on("play Dirk 2-2 # foul 11.2c by Dirk; phase play");
    }
}

#[test]
fn art_7_4_the_double_must_fit_the_set_and_lie_next_to_it() {
    later_hand(4).goes_on(
        "set 3-2 drawn          # paid
         announce 4
         play Dirk 3-3          # foul 11.2c by Dirk
         play Dirk 4-4 on right # foul 11.2c by Dirk
         play Dirk 4-4          # phase opening; ends left 4, right 2
         play Dirk 3-3          # foul 11.2c by Dirk
         play Cees 0-0          # waits Cees 1; ends left 4, right 0",
    );
}

#[test]
fn art_7_4_a_double_that_fits_both_ends_needs_to_know_which() {
    later_hand(4).goes_on(
        "set 3-2 drawn          # paid
         announce 4
         play Dirk 0-0          # rejected: 0-0 can lie in several ways; say 0-0 on left, or 0-0 on right
         play Dirk 0-0 on 2     # ends left 3, right 0",
    );
}

#[test]
fn art_7_4_the_player_on_set_plays_no_immediate_double() {
    later_hand(4).goes_on(
        "set 3-2 drawn # paid
         announce 1
         play Anna 3-3 # foul 11.2c; Anna pays each 40 for c; Anna pays each 40 for drew-with-double; phase opening",
    );
}

#[test]
fn art_7_4_he_whose_turn_it_is_has_simply_played_his_turn() {
    later_hand(4).goes_on(
        "set 3-2 drawn       # paid
         announce 1
         play Bram 3-3 claim # Anna pays Bram 3 for double by 7.4; turn Cees; phase opening; waits Bram -
         play Dirk 2-2 claim # Anna pays Dirk 2; waits Dirk 1
         3-4                 # turn Dirk; phase play",
    );
}

#[test]
fn art_7_4_nothing_is_due_from_a_player_on_set_for_a_double_next_to_another_tile() {
    // In matador 4-4 lies on 3-3: it is no immediate double, and between the two Cees has played.
    later_hand(4).goes_on(
        "set 4-2 drawn # paid
         announce 4
         3-3           # phase opening
         play Dirk 4-4 # foul 11.2c by Dirk
         5-5 claim     # Anna pays Cees 5 for double by 7.4; phase opening; turn Dirk; ends left 3, right 5
         4-4 claim     # foul 11.2e by Dirk; phase play; ends left 4, right 5",
    );
}

#[test]
fn art_7_5_a_double_out_of_turn_costs_the_next_turn_and_two_cost_two() {
    later_hand(4).goes_on(
        "set 3-2 drawn       # paid
         announce 1
         play Dirk 3-3 claim # Anna pays Dirk 3; waits Dirk 1
         play Dirk 2-2 claim # Anna pays Dirk 2; waits Dirk 2
         3-4
         4-5
         wait                # cites 7.5; waits Dirk 1; turn Anna
         2-0
         0-6
         6-4
         wait                # waits Dirk -; turn Anna; says: Dirk waits.
         4-1
         1-3
         3-6
         6-6                 # turn Anna",
    );
}

#[test]
fn art_7_5_nobody_else_waits_and_who_must_wait_neither_draws_nor_passes() {
    later_hand(4).goes_on(
        "set 3-2 drawn # paid
         announce 1
         play Dirk 3-3
         wait          # rejected: Bram has no turn to miss now [7.5]
         3-4
         wait          # rejected: Cees has no turn to miss now [7.5]
         4-5
         draw          # rejected: Dirk must say \"I wait\" [7.5]
         pass          # rejected: Dirk must say \"I wait\" [7.5]
         wait Cees     # rejected: it is the turn of Dirk, not of Cees
         5-1           # foul 11.2d by Dirk; known Dirk 5-1; turn Dirk; waits Dirk 1
         wait          # turn Anna",
    );
}

/// Anna sets 4-2 with three tiles on the two first; Cees lays 4-4 on the other side at once.
const BARRED: &str = "set 4-2 drawn # paid
    announce ordinary first 3 on 2 # ends right 2
    play Cees 4-4 claim # Anna pays Cees 4 for double by 7.4; cites 7.5 7.6; ends right 2; waits Cees 1; phase opening";

#[test]
fn art_7_6_first_three_on_the_2_side_do_not_bar_a_double_from_the_other() {
    later_hand(4).goes_on(BARRED).goes_on(
        "2-6      # ends right 6; turn Cees
         6-3 on 6 # ends right 3
         3-0      # ends left 4, right 0
         4-6      # ends left 6, right 0
         0-0      # turn Cees
         wait     # cites 7.6; turn Dirk; waits Cees -",
    );
}

#[test]
fn art_7_6_the_turn_he_misses_is_the_first_on_which_that_side_is_open_to_him() {
    later_hand(4).goes_on(BARRED).goes_on(
        "2-6
         wait     # rejected: Cees has no turn to miss now [7.5]
         4-1 on 4 # foul 11.2a by Cees
         6-3      # waits Cees 1
         3-0
         0-5      # turn Bram
         4-0 on 4
         5-6      # foul 11.2d by Cees
         wait",
    );
}

#[test]
fn art_7_6_a_double_on_the_named_side_counts_towards_the_condition() {
    later_hand(4).goes_on(
        "set 4-2 drawn                  # paid
         announce ordinary first 2 on 2
         play Dirk 2-2                  # waits Dirk 1; ends right 2; phase opening
         2-6                            # ends left 4, right 6",
    );
    later_hand(4).goes_on(
        "set 4-2 drawn                  # paid
         announce ordinary first 1 on 2
         play Dirk 2-2                  # ends left 4, right 2; phase opening
         play Cees 4-4                  # ends left 4, right 2; waits Cees 1; phase opening
         2-6
         wait                           # turn Dirk
         wait                           # turn Anna",
    );
}

#[test]
fn art_7_6_two_doubles_one_on_each_side_are_waited_for_one_at_once_and_one_later() {
    later_hand(4).goes_on(
        "set 4-2 drawn                  # paid
         announce ordinary first 2 on 2
         play Dirk 2-2
         play Dirk 4-4                  # waits Dirk 2; ends right 2
         draw 3
         2-6                            # ends left 4, right 6; turn Cees
         6-1
         wait                           # waits Dirk 1
         1-5
         5-3
         3-0
         wait                           # waits Dirk -; cites 7.6; turn Anna",
    );
}

#[test]
fn art_7_6_volapuk_conditions_do_not_bar_a_double_either() {
    // Three ordinary on the 3, and somebody holds the 6-6 that fits the 1 by matador.
    later_hand(4).goes_on(
        "set 3-1 drawn                            # Anna pays each 4
         announce volapuk ordinary 3 first 3 on 3 # ends left 3 ordinary
         play Dirk 1-1                            # foul 11.2c by Dirk
         play Dirk 6-6 claim                      # Anna pays Dirk 6; cites 7.6; ends left 3
         3-5
         5-4
         4-0                                      # turn Anna; ends left 0 ordinary, right 6 matador
         0-2
         wait Bram                                # rejected: Bram has no turn to miss now [7.5]
         2-4
         4-1 on left
         wait                                     # cites 7.6; turn Anna",
    );
}

#[test]
fn art_7_6_he_whose_turn_it_is_may_lay_the_barred_double_as_his_turn() {
    later_hand(4).goes_on(
        "set 4-2 drawn                  # paid
         announce ordinary first 3 on 2
         4-4 claim                      # Anna pays Bram 4 for double by 7.4; turn Cees; waits Bram -; ends right 2
         2-0                            # turn Dirk; phase play",
    );
    later_hand(4).goes_on(
        "set 4-2 drawn                  # paid
         announce ordinary first 3 on 2
         draw
         4-4                            # foul 11.2a by Bram",
    );
}

#[test]
fn art_7_6_first_here_then_there_binds_immediate_doubles() {
    later_hand(4).goes_on(
        "set 4-2 drawn                       # paid
         announce ordinary first 2 then 4    # ends right 2
         play Cees 4-4                       # foul 11.2c by Cees
         play Dirk 2-2                       # ends left 4; phase opening
         play Cees 4-4 claim                 # Anna pays Cees 4; ends left 4, right 2; waits Cees 1",
    );
}

#[test]
fn art_7_6_the_order_of_a_cross_and_of_no_17_binds_them_too() {
    first_hand(4).goes_on(
        "set Dirk 4-4           # paid
         announce matador first here then there then ordinary-cross
         play Bram 3-3 on north # foul 11.2c by Bram
         play Bram 3-3          # ends west 4; phase opening
         play Cees 0-0          # ends north 4, south 4; phase opening",
    );
}
