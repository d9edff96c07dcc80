//! Chapter 6: the turn.

use crate::evening::first_hand;

#[test]
fn art_6_1_play_runs_clockwise_from_the_left_of_the_player_on_set() {
    for (setter, next) in [("Anna", "Bram"), ("Bram", "Cees"), ("Dirk", "Anna")] {
        first_hand(4).goes_on(&format!(
            "set {setter} 6-6 # paid; turn -\nannounce 1 # turn {next}"
        ));
    }
}

#[test]
fn art_6_1_players_who_have_no_tiles_left_are_passed_over() {
    first_hand(4).goes_on(
        "set Dirk 6-6 # paid
         announce 1
         short Bram 3 # tiles Bram 1
         6-1          # turn Bram
         1-2          # each pays Bram 5; tiles Bram 0; turn Cees
         2-3
         3-4          # turn Anna
         4-5          # turn Cees
         play Bram 5-0 # rejected: Bram has no tiles
         draw Bram    # rejected: it is the turn of Cees, not of Bram",
    );
}

#[test]
fn art_6_2_a_player_may_draw_before_he_plays_as_long_as_more_than_two_tiles_lie_there() {
    first_hand(3).goes_on(
        "set Cees 6-6 # paid
         announce 1
         draw         # cites 6.2; tiles Anna 6; boneyard 12; turn Anna
         draw Anna 3  # tiles Anna 9; boneyard 9
         draw Bram    # rejected: it is the turn of Anna, not of Bram
         6-1          # turn Bram
         draw Anna    # rejected: it is the turn of Bram, not of Anna
         draw 7       # boneyard 2; tiles Bram 12
         6-2 on right # turn Cees",
    );
}

#[test]
fn art_6_2_the_last_two_tiles_are_not_drawn() {
    first_hand(3).goes_on(
        "set Cees 6-6 # paid
         announce 1
         draw 12      # foul 11.4 by Anna; tiles Anna 16; boneyard 2; turn Anna
         draw         # foul 11.4 by Anna; tiles Anna 16; boneyard 2; says: Foul: the last two tiles are not drawn. Anna draws nothing.",
    );
}

#[test]
fn art_6_3_he_must_play_a_tile_if_he_can() {
    first_hand(3).goes_on(
        "set Cees 6-6  # paid
         announce 1
         draw 11
         play Bram 6-4 # foul 11.2c by Bram
         6-1
         pass          # rejected: Bram is known to hold 6-4, which can be played, and so cannot pass [6.3]
         6-4           # cites 6.3; turn Cees",
    );
}

#[test]
fn art_6_4_he_passes_only_when_two_tiles_are_left() {
    first_hand(3).goes_on(
        "set Cees 6-6 # paid
         announce 1
         draw 10      # boneyard 3
         pass         # foul 11.5 by Anna; turn Anna
         draw         # boneyard 2
         pass         # cites 6.4; turn Bram; phase play
         pass Anna    # rejected: it is the turn of Bram, not of Anna
         6-1          # turn Cees",
    );
}

#[test]
fn art_6_5_a_tile_that_is_let_go_of_cannot_be_changed() {
    first_hand(3).goes_on(
        "set Cees 6-6       # paid
         announce 1
         6-1 on left        # turn Bram
         play Anna 6-1      # rejected: 6-1 already lies, laid at #5
         play Anna 6-2      # foul 11.2c by Anna; ends left 1, right 6",
    );
}
