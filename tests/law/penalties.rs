//! Chapter 11: penalties, denials and tiles that stand.

use crate::evening::{Evening, evening, first_hand, later_hand};

/// A line on 6-6 that Cees set; Anna is next.
const SIXES: &str = "set Cees 6-6 # paid\nannounce 1";

fn sixes() -> Evening {
    first_hand(3).goes_on(SIXES)
}

#[test]
fn art_11_1_a_penalty_is_40_to_each_opponent_and_a_club_may_turn_it() {
    for players in [3, 4, 5] {
        first_hand(players)
            .goes_on("foul Bram covering # Bram pays each 40 for covering by 11.2f; foul 11.2f");
    }
    evening(
        "house penalties.standard 25\nseat Anna Bram Cees\ndeal\nfoul Bram covering # foul 11.2f; Bram pays each 25",
    );
    evening(
        "house penalties.standard 0\nseat Anna Bram Cees\ndeal\nfoul Bram covering # foul 11.2f",
    );
}

#[test]
fn art_11_1_opponents_are_all_who_are_seated_in_the_hand_or_out_of_it() {
    sixes().goes_on(
        "short Anna 4
         6-1           # each pays Anna 5; tiles Anna 0
         play Cees 5-5 # foul 11.2c; Cees pays Anna 40; Cees pays Bram 40",
    );
}

#[test]
fn art_11_2_a_to_d_the_tile_is_taken_back_and_lies_face_up_until_it_is_legally_played() {
    // (b) by one who is not on set.
    later_hand(3).goes_on("set Bram 5-5 # foul 11.2b; Bram pays each 40 for b by 11.2b; known Bram 5-5; phase dealt; turn -");
    sixes().goes_on(
        "5-4           # foul 11.2a; Anna pays each 40 for a by 11.2a; cites 11.3; known Anna 5-4; turn Anna; tiles Anna 5
         play Bram 6-2 # foul 11.2c; Bram pays each 40 for c by 11.2c; cites 11.3; known Bram 6-2; turn Anna
         6-1           # known Anna 5-4
         6-2           # known Bram -
         2-5
         5-4           # known Anna -; turn Bram",
    );
    first_hand(3).goes_on(
        "set Cees 4-4        # paid
         announce 4
         play Bram 3-3
         3-1                 # turn Bram
         6-2                 # foul 11.2d; Bram pays each 40 for d by 11.2d; cites 11.3; known Bram 6-2; waits Bram 1
         6-2                 # foul 11.2d by Bram
         wait",
    );
}

#[test]
fn art_11_2_a_tile_that_fits_may_still_be_out_of_order() {
    let table = [
        ("announce 1", "6>5 on 5", "rejected: no arm shows 5"),
        (
            "announce 1",
            "6-5 on north",
            "rejected: this is a line: say left or right",
        ),
        (
            "announce ordinary first 1 on left",
            "6-5 on right",
            "foul 11.2a by Anna",
        ),
        (
            "announce 2",
            "6-5 on left",
            "rejected: this is a cross: say north, east, south or west",
        ),
        ("announce 1", "5>6 on left", "foul 11.2a by Anna"),
        ("announce 4", "6-5 on left", "foul 11.2a by Anna"),
    ];
    for (announced, play, expected) in table {
        first_hand(3).goes_on(&format!(
            "set Cees 6-6 # paid\n{announced}\n{play} # {expected}"
        ));
    }
}

#[test]
fn art_11_2_a_player_not_on_turn_is_judged_by_that_first() {
    let table = [
        ("play Bram 5-5", "foul 11.2c by Bram"),
        ("play Cees 6-5", "foul 11.2c by Cees"),
        ("play Bram 6-5 on left", "foul 11.2c by Bram"),
        ("play Bram 6-5 on 4", "rejected: no arm shows 4"),
        ("play Bram 6-6", "rejected: 6-6 already lies, laid at #3"),
    ];
    for (play, expected) in table {
        sixes().goes_on(&format!("{play} # {expected}"));
    }
}

#[test]
fn art_11_2_e_asking_for_what_is_not_due() {
    sixes().goes_on(
        "foul Bram asking # foul 11.2e; Bram pays each 40 for e by 11.2e; says: Foul: Bram asked for a payment that is not due.
         claim Bram       # foul 11.2e by Bram
         block Bram       # foul 11.2e by Bram; cites 11.8; says: Foul: Bram has not just played, and only who has may close.",
    );
}

#[test]
fn art_11_2_f_and_g_are_called_from_the_deal_until_settle() {
    evening(
        "foul Anna covering   # rejected: nobody is seated yet
         seat Anna Bram Cees
         foul Anna covering   # rejected: fouls are called from the first deal until settle
         deal
         foul Anna covering   # foul 11.2f; Anna pays each 40 for covering by 11.2f; says: Foul: Anna covered tiles.
         foul Anna showing    # foul 11.2g; Anna pays each 40 for showing by 11.2g; says: Foul: Anna showed tiles.
         void                 # Bram pays Anna 80; Cees pays Anna 80
         foul Anna showing    # foul 11.2g by Anna
         settle
         foul Anna showing    # rejected: fouls are called from the first deal until settle",
    );
}

#[test]
fn art_11_3_in_a_he_plays_another_tile_and_the_first_waits_face_up_for_its_turn() {
    sixes().goes_on(
        "5-4           # foul 11.2a by Anna; cites 11.3; known Anna 5-4; turn Anna; tiles Anna 5; ends left 6, right 6
         6-5           # known Anna 5-4; tiles Anna 4
         play Cees 5-4 # rejected: 5-4 is known to be in the hand of Anna
         6-2           # turn Cees
         2-1
         5-4           # known Anna -; tiles Anna 3",
    );
}

#[test]
fn art_11_3_what_lies_face_up_is_played_when_it_is_legal_and_may_be_drawn_for() {
    sixes().goes_on(
        "play Bram 6-5 # foul 11.2c by Bram; cites 11.3; known Bram 6-5
         6-1
         draw 2        # known Bram 6-5; tiles Bram 7
         6-5           # known Bram -; tiles Bram 6",
    );
}

#[test]
fn art_11_4_drawing_from_the_last_two_tiles() {
    sixes().goes_on(
        "draw 14 # foul 11.4; Anna pays each 40 for stock by 11.4; tiles Anna 16; boneyard 2; says: Foul: the last two tiles are not drawn. Anna draws 11 tiles. 2 are left.
         draw 1  # foul 11.4 by Anna; tiles Anna 16; boneyard 2
         6-1     # turn Bram",
    );
    sixes().goes_on("draw 11 # boneyard 2");
    sixes().goes_on("draw 12 waive # foul 11.4; waived; boneyard 2");
}

#[test]
fn art_11_5_passing_with_more_than_two_tiles_left_costs_40_and_he_stays_on_turn() {
    sixes().goes_on(
        "draw 10 # boneyard 3
         pass    # foul 11.5; Anna pays each 40 for pass by 11.5; turn Anna; phase play; says: Foul: Anna passes with more than two tiles in the boneyard. Anna stays on turn, and draws until able to play or two tiles are left.
         draw
         pass    # turn Bram",
    );
}

#[test]
fn art_11_6_passing_while_able_to_play_costs_80_once_it_is_proved() {
    sixes().goes_on(
        "draw 11
         pass
         6-1
         1-2
         6-5 # Anna pays each 80 for passed-able by 11.6; cites 11.6 11.12; says: Anna plays 6-5 on right; 5 is open. It is proved that Anna passed at #6 while able to play.",
    );
}

#[test]
fn art_11_6_what_was_paid_for_the_pass_counts_towards_it() {
    sixes().goes_on(
        "pass # foul 11.5 by Anna
         6-5  # Anna pays each 40 for passed-able by 11.6",
    );
    sixes().goes_on(
        "pass waive # foul 11.5; waived
         6-5        # Anna pays each 80",
    );
    sixes().goes_on(
        "pass # foul 11.5 by Anna
         6-5 waive # waived; cites 11.6 11.10",
    );
}

#[test]
fn art_11_6_a_club_may_turn_it_and_never_pays_back() {
    let under = |chips: u32| {
        evening(&format!(
            "house penalties.passed_able {chips}\nseat Anna Bram Cees\ndeal\n{SIXES}"
        ))
    };
    under(100).goes_on("pass # foul 11.5 by Anna\n6-5 # Anna pays each 60");
    under(30).goes_on("pass # foul 11.5 by Anna\n6-5 # cites 11.6");
}

#[test]
fn art_11_6_each_pass_is_an_offence_of_its_own() {
    sixes().goes_on(
        "pass # foul 11.5 by Anna
         pass # foul 11.5 by Anna
         6-5  # Anna pays each 40 for passed-able; Anna pays each 40",
    );
}

#[test]
fn art_11_6_the_official_may_call_it_and_it_is_not_charged_twice() {
    sixes().goes_on(
        "foul Anna passed-able # rejected: Anna has not passed, or every pass is already ruled on [11.6]
         draw 11
         pass
         foul Anna passed-able # foul 11.6; Anna pays each 80 for passed-able by 11.6; says: Foul: Anna passed at #6 while able to play.
         foul Anna passed-able # rejected: Anna has not passed, or every pass is already ruled on [11.6]
         6-1
         1-2
         6-5                   # cites 11.6; says: Anna plays 6-5 on right; 5 is open. It is proved that Anna passed at #6 while able to play.",
    );
    sixes().goes_on(
        "pass                        # foul 11.5 by Anna
         foul Anna passed-able       # foul 11.6; Anna pays each 40
         pass                        # foul 11.5 by Anna
         foul Anna passed-able waive # foul 11.6; waived
         foul Anna passed-able       # rejected: Anna has not passed, or every pass is already ruled on [11.6]
         6-5                         # cites 11.6",
    );
}

#[test]
fn art_11_6_between_hands_the_last_hand_may_still_be_called() {
    let counted = sixes().goes_on(
        "draw 11
         pass
         pass
         pass
         count Anna 90
         count Bram 20
         count Cees 20 # paid; phase between",
    );
    counted.clone().goes_on(
        "foul Bram passed-able # foul 11.6; Bram pays each 80
         deal
         foul Anna passed-able # rejected: Anna has not passed, or every pass is already ruled on [11.6]",
    );
    counted.goes_on(
        "deal
         void
         foul Anna passed-able # rejected: Anna has not passed, or every pass is already ruled on [11.6]",
    );
}

#[test]
fn art_11_7_saying_nos_with_tiles_in_hand() {
    sixes().goes_on(
        "nos Anna       # foul 11.7; Anna pays each 40 for nos by 11.7; says: Foul: Anna still has tiles.
         nos Bram waive # foul 11.7; waived; says: Foul: Bram still has tiles. The table waives the penalty.",
    );
    first_hand(3).goes_on("nos Anna # foul 11.7 by Anna; phase dealt");
}

#[test]
fn art_11_8_closing_when_it_was_not_he_who_just_played() {
    sixes().goes_on(
        "block Anna # foul 11.2e by Anna; cites 11.8
         6-1
         block Cees # foul 11.2e by Cees
         draw
         block Anna # foul 11.2e by Anna
         1-2
         block      # foul 11.8 by Bram
         block Bram # foul 11.2e by Bram",
    );
}

#[test]
fn art_11_9_advice_is_a_foul_of_players_without_tiles() {
    sixes().goes_on(
        "foul Anna advice # rejected: Anna still has tiles; advice is a foul of players without tiles [11.9]
         short Anna 4
         6-1              # each pays Anna 5
         foul Anna advice # foul 11.9; Anna pays each 40 for advice by 11.9; says: Foul: Anna, without tiles, gave advice.
         foul Bram advice # rejected: Bram still has tiles; advice is a foul of players without tiles [11.9]
         void             # paid
         foul Bram advice # foul 11.9 by Bram",
    );
}

#[test]
fn art_11_10_the_table_may_waive_any_penalty_and_the_fact_stays() {
    let table = [
        ("5-4 waive", "foul 11.2a; waived; known Anna 5-4"),
        ("play Bram 5-4 waive", "foul 11.2c; waived; known Bram 5-4"),
        ("claim Bram waive", "foul 11.2e; waived"),
        ("block Bram waive", "foul 11.2e; waived"),
        ("block waive", "foul 11.8; waived"),
        ("nos Bram waive", "foul 11.7; waived"),
        ("pass waive", "foul 11.5; waived; turn Anna"),
        ("draw 12 waive", "foul 11.4; waived; boneyard 2"),
        (
            "declare Anna 5-5 waive",
            "foul 11.2e; waived; known Anna 5-5",
        ),
        ("foul Dirk covering waive", "rejected"),
        ("foul Bram covering waive", "foul 11.2f; waived"),
        ("short Cees 1 waive", "foul 2.5; waived"),
        ("excess Cees 3 kept waive", "foul 2.6; waived"),
        (
            "5>1 on left stands waive",
            "foul 11.2a; waived; ends left 1, right 6",
        ),
        ("6-1 waive", "turn Bram"),
        ("draw waive", "turn Anna"),
    ];
    for (line, expected) in table {
        let cites = if expected.contains("waived") {
            "; cites 11.10"
        } else {
            ""
        };
        sixes().goes_on(&format!("{line} # {expected}{cites}"));
    }
}

#[test]
fn art_11_11_a_higher_double_in_a_first_hand_is_found_and_costs_nothing() {
    first_hand(3).goes_on(
        "set Cees 4-4 # paid
         announce 1
         4-5
         4-6
         6-0
         5-5          # cites 11.11 11.12; says: Anna plays 5-5 on left; 5 is open. It is proved that Anna held a higher double than the one set at #3.",
    );
    // A double drawn since, a lower one, and one of the player who set prove nothing.
    first_hand(3).goes_on(
        "set Cees 4-4 # paid
         announce 1
         draw
         4-5
         4-6
         play Cees 6-6 # says: Cees plays 6-6 on right; 6 is open.
         5-5           # says: Anna plays 5-5 on left; 5 is open.",
    );
    first_hand(3).goes_on("set Cees 4-4 # paid\nannounce 4\nplay Bram 3-3 # says: Bram plays 3-3 on left at once and will miss a turn; 3 is open.");
}

#[test]
fn art_11_12_a_denial_is_proved_false_by_more_denied_tiles_than_were_drawn_since() {
    sixes().goes_on(
        "pass # foul 11.5 by Anna
         draw 2
         6-5
         5-5
         5-4
         6-3
         4-2
         3-0
         6-4  # foul 11.2a; Anna pays each 40 for a; Anna pays each 40 for passed-able by 11.6; known Anna 6-4",
    );
}

#[test]
fn art_11_12_only_tiles_that_could_then_be_played_were_denied() {
    sixes().goes_on(
        "pass # foul 11.5 by Anna
         draw
         6-5
         5-1
         1-4
         4-4  # turn Bram",
    );
}

#[test]
fn art_11_12_a_tile_shown_proves_as_much_as_a_tile_played() {
    // Taken back after a foul.
    let passed = sixes().goes_on("draw 11\npass\n6-1");
    passed.clone().goes_on("play Anna 6-5 # foul 11.2c; Anna pays each 40 for c; Anna pays each 80 for passed-able; known Anna 6-5");
    passed.clone().goes_on("pass\npass\npass # phase over\nreveal Bram 5-5 4-4 3-3 2-2 # says: Bram counts 28.
reveal Cees 5-4 5-3 4-3 1-0 # Cees pays each 80; says: It is proved that Cees passed at #8 while able to play. Cees counts 25.");
    // Shown at the end: Cees passed while the six on the right was open.
    passed.goes_on("pass\npass\n6-5\npass\npass\npass\ncount Anna 90").goes_on(
        "reveal Cees 6-3 6-4 2-0 2-2 # Cees pays each 80 for passed-able by 11.6; says: It is proved that Cees passed at #8 while able to play. Cees counts 25.",
    );
}

#[test]
fn art_11_12_who_draws_for_the_set_denies_every_double_but_the_tile_he_set() {
    later_hand(3).goes_on(
        "set 4-4 drawn        # each pays Anna 8
         announce 1
         play Anna 6-6        # foul 11.2c; Anna pays each 40 for c; Anna pays each 40 for drew-with-double by 3.5",
    );
}

#[test]
fn art_11_12_declaring_proves_it_too() {
    later_hand(4).goes_on(
        "set 4-2 drawn            # Anna pays each 6
         announce 1
         declare Anna 6-6 5-5 3-3 # each pays Anna 25; Anna pays each 40 for drew-with-double by 3.5",
    );
}

#[test]
fn art_11_13_a_tile_noticed_too_late_stays_and_the_penalty_is_still_due() {
    sixes().goes_on(
        "5>1 on left stands # foul 11.2a; Anna pays each 40 for a by 11.2a; cites 11.2a 11.13; ends left 1, right 6; turn Bram; known Anna -; phase play; says: Foul: Anna played 5-1 on left, which does not follow the game, was noticed too late and stays; 1 is open.
         1-2                # ends left 2, right 6",
    );
}

#[test]
fn art_11_13_it_needs_to_be_said_how_and_where_it_lies() {
    sixes().goes_on(
        "5-1 on left stands           # rejected: say how the tile lies, like 6>4 on left stands [11.13]
         5>1 stands                   # rejected: say where the tile lies, like 6>4 on left stands [11.13]
         5>1 on north stands          # rejected: this is a line: say left or right
         5>1 on 4 stands              # rejected: no arm shows 4
         6>1 on left stands           # rejected: 6-1 follows the game there [11.13]
         play Bram 5>1 on left stands # rejected: it is the turn of Anna, not of Bram
         1>6 on left stands           # foul 11.2a by Anna; ends left 6, right 6
         5-5 on 6 stands              # rejected: several arms show 6; name the arm
         5-5 on left stands           # foul 11.2a by Bram; ends left 5, right 6",
    );
}

#[test]
fn art_11_13_who_owes_a_wait_says_nothing_of_it() {
    first_hand(3).goes_on(
        "set Cees 4-4        # paid
         announce 4
         play Bram 3-3
         3-1 on right        # turn Bram
         6>5 on left stands  # rejected: Bram must say \"I wait\" [7.5]",
    );
}

#[test]
fn art_11_13_it_counts_towards_the_order_if_its_arm_is_wanted() {
    first_hand(3).goes_on(
        "set Cees 6-6                      # paid
         announce ordinary first 2 on left # ends left 6
         5>1 on right stands               # foul 11.2a by Anna; ends left 6
         6-2                               # ends left 2
         4>3 on left stands                # foul 11.2a by Cees; ends left 3, right 1",
    );
    first_hand(3).goes_on(
        "set Cees 6-6       # paid
         announce 3
         5>1 on west stands # foul 11.2a by Anna; ends north 6, east 6, south 6
         6-0
         6-2
         6-4                # ends north 0 double, east 2 double, south 4 double, west 1 double
         2>3 on east stands # foul 11.2a by Bram; ends north 0 double, east 3, south 4 double, west 1 double",
    );
}

#[test]
fn art_11_13_nothing_can_be_claimed_for_it_but_for_a_double_next_to_it() {
    sixes().goes_on(
        "5-5 on left stands # foul 11.2a by Anna; ends left 5, right 6
         claim Anna         # foul 11.2e by Anna
         5-4
         0>3 on left stands # foul 11.2a by Cees
         3-3 claim          # Cees pays Anna 3 for double by 7.1",
    );
}

#[test]
fn art_11_13_going_out_with_it_is_nos_all_the_same() {
    sixes().goes_on(
        "short Anna 4
         5>1 on left stands # foul 11.2a by Anna; each pays Anna 5 for nos by 8.1; tiles Anna 0",
    );
}

#[test]
fn art_11_13_it_ends_the_chance_of_immediate_doubles() {
    later_hand(3).goes_on(
        "set 3-2 drawn      # paid
         announce 1
         6>5 on left stands # foul 11.2a by Bram; phase play
         play Anna 2-2      # foul 11.2c; paid",
    );
}
