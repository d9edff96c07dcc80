//! Chapter 13: Billitonnen.

use crate::evening::{Evening, evening};

/// Billitonnen of three, four or five for a pot of 16 chips each.
fn begun(players: usize) -> Evening {
    let names = &["Anna", "Bram", "Cees", "Dirk", "Eef"][..players];
    evening(&format!(
        "house chips.start 476\nseat {}\nsettle # paid; pot {}\nbillitonnen # cites 13.1; phase billitonnen; tiles -; turn -",
        names.join(" "),
        16 * players
    ))
}

/// The same with Bram to lead.
fn led_by_bram(players: usize) -> Evening {
    let rest = ["", " Dirk 1-0", " Dirk 1-0 Eef 2-0"][players - 3];
    begun(players).goes_on(&format!(
        "lot Anna 3-2 Bram 6-1 Cees 5-1{rest} # cites 13.1; says: Bram leads."
    ))
}

#[test]
fn art_13_1_it_is_played_after_settle_by_those_still_seated() {
    evening("seat Anna Bram Cees\nbillitonnen # rejected: the pot is taken once, after settle");
    evening(
        "house chips.start 476
         seat Anna Bram Cees
         retire Bram # paid
         settle      # paid
         billitonnen # rejected: Billitonnen is for three to five players, not 2 [13.1]
         pot Anna    # paid; phase finished",
    );
    begun(3).goes_on("billitonnen # rejected: the pot is taken once, after settle");
}

#[test]
fn art_13_1_most_spots_lead_and_if_level_the_higher_single_end() {
    for (lots, leader) in [
        ("Anna 6-5 Bram 6-4 Cees 5-5", "Anna"),
        ("Anna 4-3 Bram 5-2 Cees 6-1", "Cees"),
        ("Cees 4-3 Anna 5-2 Bram 2-2", "Anna"),
        ("Anna 0-0 Bram 1-0 Cees 2-0", "Cees"),
    ] {
        begun(3).goes_on(&format!("lot {lots} # says: {leader} leads."));
    }
}

#[test]
fn art_13_1_each_player_draws_one_tile() {
    begun(3).goes_on(
        "flip Anna 6-1                   # rejected: the lead is drawn first [13.1]
         starter 6-1                     # rejected: the lead is drawn first [13.1]
         lot Anna 6-5 Bram 6-4           # rejected: lots are drawn by Anna, Bram and Cees, one tile each
         lot Anna 6-5 Bram 6-5 Cees 1-0  # rejected: 6-5 is named twice
         lot Anna 6-5 Bram 6-4 Cees 1-0  # says: Anna leads.
         lot Anna 6-5 Bram 6-4 Cees 1-0  # rejected: the lead has been drawn [13.1]",
    );
}

#[test]
fn art_13_2_three_take_nine_each_and_the_tile_left_over_is_the_set() {
    led_by_bram(3).goes_on(
        "flip 6-1    # tiles Anna 9; tiles Bram 9; tiles Cees 9; turn -; rejected: the tile left over is laid first [13.2]
         starter 2-5 # cites 13.2; turn Bram; says: 2-5 lies as the set.
         starter 2-5 # rejected: 5-2 already lies in the line
         flip 2-4 on left",
    );
}

#[test]
fn art_13_2_four_take_seven_and_five_take_five_with_one_more_for_the_leader_and_the_two_after_him()
{
    led_by_bram(4).goes_on(
        "starter 2-5 # tiles Anna 7; tiles Bram 7; tiles Cees 7; tiles Dirk 7; turn Bram; rejected: a tile is left over only with three players [13.2]",
    );
    led_by_bram(5).goes_on(
        "note dealt # tiles Anna 5; tiles Bram 6; tiles Cees 6; tiles Dirk 6; tiles Eef 5; turn Bram",
    );
    begun(5).goes_on(
        "lot Anna 1-0 Bram 2-0 Cees 3-0 Dirk 6-6 Eef 2-1 # tiles Anna 6; tiles Bram 5; tiles Cees 5; tiles Dirk 6; tiles Eef 6",
    );
}

#[test]
fn art_13_3_with_four_and_five_the_leaders_first_tile_is_the_set() {
    for players in [4, 5] {
        led_by_bram(players).goes_on(
            "flip Anna 6-4     # rejected: it is the turn of Bram, not of Anna
             flip 6-4 on left  # rejected: the first tile of the line lies by itself
             flip 4-6          # cites 13.3; turn Bram; says: Bram turns 6-4: it is the set.
             flip 4-1 on right # rejected: 4-1 does not fit on right
             flip 4-1          # says: Bram turns 4-1 and plays it on the left.",
        );
    }
}

#[test]
fn art_13_4_he_plays_on_as_long_as_his_tiles_fit() {
    led_by_bram(4).goes_on(
        "flip 6-4
         flip 4-2      # cites 13.4; tiles Bram 5; turn Bram; says: Bram turns 4-2 and plays it on the right.
         flip 6-3      # tiles Bram 4; turn Bram
         flip 5-1      # tiles Bram 4; turn Cees; says: Bram turns 5-1: it does not fit and goes to the end of the row.
         flip 3-3
         flip 5-0      # turn Dirk",
    );
}

#[test]
fn art_13_4_a_tile_that_fits_both_ends_needs_to_know_which() {
    led_by_bram(4).goes_on(
        "flip 6-4
         flip 4-6 # rejected: 6-4 already lies in the line
         flip 4-2
         flip 2-6 # rejected: 6-2 fits both ends; say on left (6) or on right (2) [13.4]
         flip 2-6 on 5     # rejected: 6-2 does not fit on 5
         flip 2-6 on 2     # says: Bram turns 6-2 and plays it on the right.
         flip 6-6          # says: Bram turns 6-6 and plays it on the left.",
    );
}

#[test]
fn art_13_4_what_went_to_the_end_of_a_row_lies_there() {
    // Bram turns 1-1 in vain; it comes back when the six tiles before it are gone.
    led_by_bram(4).goes_on(
        "flip 6-5
         flip 1-1      # turn Cees
         flip 1-1      # rejected: 1-1 is known to lie elsewhere in the row of Bram
         flip 2-2      # turn Dirk
         flip 3-3      # turn Anna
         flip 4-4      # turn Bram
         flip 2-2      # rejected: 2-2 is known to lie elsewhere in the row of Cees
         flip 6-3
         flip 5-4
         flip 3-0
         flip 4-2
         flip 0-6
         flip 2-4      # rejected: 4-2 already lies in the line
         flip 2-0      # rejected: 1-1 lies first in the row of Bram, not 2-0 [13.4]
         flip 1-1      # turn Cees; tiles Bram 1",
    );
}

#[test]
fn art_13_5_whoever_first_has_no_tiles_left_wins_the_pot() {
    led_by_bram(4).goes_on(
        "flip 6-6
         flip 6-5
         flip 5-4
         flip 4-3
         flip 3-2
         pot Bram # rejected: Billitonnen decides who takes the pot, as long as a tile can fit [13.5]
         flip 2-1 # tiles Bram 1
         flip 1-0 # cites 13.5; pot pays Bram 64 for pot by 12.3; pot 0; phase finished; says: Bram turns 1-0 and plays it on the left. Bram takes the pot.
         flip 0-0 # rejected: Billitonnen is not being played",
    );
}

#[test]
fn art_13_5_for_three_the_set_is_nobodys_tile() {
    led_by_bram(3).goes_on(
        "starter 6-6
         flip 6-5 # tiles Bram 8
         flip 5-4
         flip 4-3
         flip 3-2
         flip 2-1
         flip 1-0
         flip 0-0
         flip 0-2 # tiles Bram 1
         flip 2-4 # pot pays Bram 48; phase finished",
    );
}

#[test]
fn art_13_6_if_no_tile_in_any_row_fits_nobody_is_on_turn_and_the_official_names_the_winner() {
    led_by_bram(3).goes_on(
        "starter 6-6
         flip 6-5
         flip 5-4
         flip 4-6 on left
         flip 6-3
         flip 3-2
         flip 2-6 on left
         flip 6-1
         flip 1-0
         flip 4-4         # turn Cees; tiles Bram 1
         flip 0-6 on left # turn -; phase billitonnen
         flip 1-1         # rejected: nobody is on turn: no tile fits any more
         pot Anna         # cites 13.6; pot pays Anna 48; phase finished",
    );
}

#[test]
fn nothing_is_turned_before_billitonnen_begins() {
    evening(
        "seat Anna Bram Cees
         flip 6-6    # rejected: Billitonnen is not being played
         settle
         flip 6-6    # rejected: Billitonnen is not being played
         starter 6-6 # rejected: Billitonnen is not being played
         lot Anna 6-5 Bram 6-4 Cees 1-0 # rejected: no lots are to be drawn now [2.3]",
    );
}
