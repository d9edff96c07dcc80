//! Chapter 9: closing.

use crate::evening::{Evening, evening, first_hand};

/// Matador cross, then ordinary double cross, on 4-4: two arms are dead and two wait for 1-1, the one tile that fits.
const ONE_FITS: &str = "set Cees 4-4 # paid
    announce 10
    3-3
    0-0
    3-1
    6>1         # turn Bram; ends north 3 double, east 0 double, south 1 double, west 1 double";

/// The same with every arm dead: no tile fits.
const NONE_FITS: &str = "set Cees 4-4 # paid
    announce 10
    3-3
    0-0
    3-0
    4>3         # turn Bram; ends north 3 double, east 0 double, south 0 double, west 3 double";

/// The same with 1-1 and 2-2 the two tiles that fit.
const TWO_FIT: &str = "set Cees 4-4 # paid
    announce 10
    3-3
    0-0
    3-1
    5>2         # turn Bram";

/// The same with 1-1, 2-2 and 5-5 the three tiles that fit.
const THREE_FIT: &str = "set Cees 4-4 # paid
    announce 10
    3-3
    3-5
    3-1
    5>2         # turn Bram";

fn hand(script: &str) -> Evening {
    first_hand(3).goes_on(script)
}

/// An open close by Anna; Bram is to draw eleven tiles.
fn open_close() -> Evening {
    hand(ONE_FITS).goes_on("block Anna # cites 9.1 9.4; phase claimed; turn Bram")
}

#[test]
fn art_9_1_who_has_just_played_may_announce_a_close() {
    hand(NONE_FITS).goes_on("block # cites 9.1; each pays Anna 20; phase closed");
    hand(NONE_FITS).goes_on("close Anna # each pays Anna 20 for close by 9.2");
}

#[test]
fn art_9_1_who_has_just_set_may_too() {
    first_hand(3).goes_on(
        "block        # rejected: the set does not lie yet
         set Cees 4-4 # paid
         block        # rejected: Cees must announce first: announce 2
         announce 1
         block Cees   # foul 11.8; Cees pays each 40 for wrong close by 11.8; cites 9.3; phase opening; turn Anna",
    );
    evening("block # rejected: nobody is seated yet");
}

#[test]
fn art_9_2_a_right_close_is_worth_20_from_everybody_still_in_and_the_boneyard_is_drawn() {
    hand(NONE_FITS).goes_on(
        "block    # each pays Anna 20 for close by 9.2; phase closed; turn Bram; ends -; says: Anna closes rightly, since no unplayed tile fits.
         draw 4   # cites 9.2; phase closed; boneyard 9
         draw 7   # cites 10.1; phase over; boneyard 2; turn -; says: Bram draws 7 tiles. 2 are left. The hand is over: it is closed.",
    );
}

#[test]
fn art_9_2_who_is_out_pays_nothing_for_it() {
    first_hand(3).goes_on(
        "set Cees 4-4 # paid
         announce 10
         short Bram 4
         3-3
         0-0          # each pays Bram 5
         3-0
         4>3          # turn Cees
         block        # Cees pays Anna 20; phase closed; turn Cees",
    );
}

#[test]
fn art_9_2_a_club_may_pay_otherwise() {
    evening("house payments.close 35\nseat Anna Bram Cees\ndeal")
        .goes_on(NONE_FITS)
        .goes_on("block # each pays Anna 35");
}

#[test]
fn art_9_2_a_right_close_with_only_two_tiles_left_ends_the_hand() {
    hand("excess Bram 11 kept # foul 2.6 by Bram")
        .goes_on(NONE_FITS)
        .goes_on("block # each pays Anna 20; cites 10.1; phase over");
}

#[test]
fn art_9_2_after_a_right_close_only_the_drawing_is_left() {
    hand(NONE_FITS).goes_on(
        "block          # each pays Anna 20
         pass           # rejected: the hand is closed: Bram draws all tiles but two [9.2]
         6-5            # rejected: the hand is closed: Bram draws all tiles but two [9.2]
         wait           # rejected: the hand is closed: Bram draws all tiles but two [9.2]
         draw Cees      # rejected: it is the turn of Bram, not of Cees
         uphold         # rejected: no close is open
         refute Bram 11 # rejected: no close is open
         reveal Bram 11 # rejected: hand 1 is still being played
         block          # foul 11.2e by Anna; says: Foul: Anna has already announced a close with this tile.
         draw 12        # foul 11.4 by Bram; phase over; boneyard 2",
    );
}

#[test]
fn art_9_3_a_tile_from_a_hand_refutes_an_open_close() {
    open_close().goes_on(
        "refute Cees 1-1 # cites 9.3; Anna pays each 40 for wrong close by 11.8; phase play; turn Bram; known Cees 1-1; says: The close is wrong: Cees has 1-1, which can be played.",
    ).goes_on(
        "block          # foul 11.2e by Anna
         draw           # turn Bram
         6-5            # foul 11.2a by Bram",
    );
}

#[test]
fn art_9_3_a_tile_that_turns_up_while_drawing_refutes_it_when_it_is_played() {
    open_close().goes_on(
        "draw 3
         1-1 on south # Anna pays each 40 for wrong close; cites 9.3 6.3; phase play; turn Cees; says: The close is wrong: Bram has 1-1, which can be played. Bram plays 1-1 on south; 1 is open.",
    );
    open_close().goes_on("refute Bram 1-1 # Anna pays each 40; turn Bram; known Bram 1-1");
    open_close().goes_on("refute Bram 1-1 waive # waived; phase play");
}

#[test]
fn art_9_3_the_hand_goes_on_as_if_nothing_had_been_said() {
    let silent = hand(ONE_FITS).goes_on("draw 2\n1-1 on south").state();
    let closed = open_close().goes_on("draw 2\n1-1 on south # paid").state();
    for key in [
        "phase", "turn", "tiles", "boneyard", "ends", "waits", "known",
    ] {
        assert_eq!(silent[key], closed[key], "{key}");
    }
}

#[test]
fn art_9_3_only_a_tile_that_can_be_played_and_that_he_can_hold_refutes() {
    open_close().goes_on(
        "refute Cees 6-5 # rejected: 6-5 cannot be played anywhere, so it does not refute the close [9.3]
         refute Cees 3-1 # rejected: 3-1 already lies, laid at #7
         6-5             # foul 11.2a by Bram; phase claimed
         refute Cees 6-5 # rejected: 6-5 is known to be in the hand of Bram
         uphold          # phase claimed; rejected: all tiles but two must be drawn first, 11 more [9.2]",
    );
    hand(ONE_FITS).goes_on("refute Cees 1-1 # rejected: no close is open");
}

#[test]
fn art_9_4_right_at_once_when_no_unplayed_tile_fits_anywhere() {
    hand(NONE_FITS).goes_on("block # each pays Anna 20; phase closed");
}

#[test]
fn art_9_4_wrong_at_once_when_a_fitting_tile_is_known_to_be_in_a_hand() {
    for holder in ["Anna", "Cees"] {
        hand(&format!(
            "set Cees 4-4 # paid
             announce 10
             3-3
             play {holder} 1-1 # foul 11.2c by {holder}
             0-0
             3-1
             6>1
             block # foul 11.8 by Anna; cites 9.3 9.4; phase play; turn Bram; says: Foul: Anna closes wrongly, since 1-1 fits and is known to be in the hand of {holder}."
        ));
    }
}

#[test]
fn art_9_4_wrong_at_once_when_more_tiles_fit_than_two_can_hide() {
    hand(THREE_FIT).goes_on(
        "block # foul 11.8 by Anna; phase play; turn Bram; says: Foul: Anna closes wrongly, since 3 unplayed tiles fit and only 2 can stay hidden.",
    );
    hand(THREE_FIT).goes_on("block waive # foul 11.8; waived; phase play");
}

#[test]
fn art_9_4_otherwise_it_stays_open_until_it_is_refuted_or_upheld() {
    for script in [ONE_FITS, TWO_FIT] {
        hand(script).goes_on(
            "block   # phase claimed; turn Bram; says: Anna closes; that stays open until it is refuted or upheld.
             draw 10 # phase claimed
             uphold  # rejected: all tiles but two must be drawn first, 1 more [9.2]
             draw 1  # phase claimed; boneyard 2
             uphold  # each pays Anna 20 for close by 9.2; cites 10.1; phase over; says: The close is right: nobody can play. The hand is over: it is closed.",
        );
    }
}

#[test]
fn art_9_4_beyond_all_but_two_nothing_is_drawn() {
    open_close().goes_on(
        "draw 12 # foul 11.4 by Bram; phase claimed; boneyard 2
         uphold  # each pays Anna 20; phase over",
    );
}

#[test]
fn art_9_4_a_close_is_not_upheld_while_a_fitting_tile_is_known() {
    // Cees owes waits: a tile instead of "I wait" is a foul, and shows that the close of Bram cannot be right.
    first_hand(4).goes_on("excess Dirk 10 kept # foul 2.6 by Dirk; boneyard 2").goes_on(
        "set Dirk 4-4    # balance Dirk 380
         announce 10
         play Cees 3-3
         play Cees 0-0   # waits Cees 2
         3-1
         6>1             # turn Cees
         block           # phase claimed
         1-1 on south    # foul 11.2d by Cees; phase claimed; known Cees 1-1
         uphold          # phase claimed; rejected: Cees is known to hold 1-1, which can be played [9.3]
         refute Cees 1-1 # Bram pays each 40; phase play; turn Cees",
    );
}

#[test]
fn art_9_4_while_a_close_is_open_little_else_is_taken() {
    let rejected = [
        "pass",
        "wait",
        "block",
        "block Anna",
        "stands",
        "declare Cees 1-1",
        "announce 1",
        "set Bram 1-1",
        "short Cees 1",
        "excess Cees 1 kept",
        "reveal Bram 1-1",
        "count Bram 7",
        "deal",
        "reshuffle",
        "recount Anna 500",
        "join Dirk",
        "retire Cees",
        "settle",
        "house payments.nos 1",
        "lot Anna 1-1 Bram 2-2",
        "billitonnen",
        "pot Anna",
        "starter 1-1",
        "flip 1-1",
        "law 1",
        "seat Xa Ya Za",
    ];
    for line in rejected {
        let line = if line == "stands" {
            "6>5 on south stands"
        } else {
            line
        };
        open_close().goes_on(&format!(
            "{line} # phase claimed; rejected: a close is open: it must be refuted or upheld first [9.3]"
        ));
    }
    for line in ["play Cees 1-1 on south", "play Anna 6-5"] {
        open_close().goes_on(&format!(
            "{line} # phase claimed; rejected: a close is open: it must be refuted or upheld first [9.3]"
        ));
    }
    for line in [
        "note hm # phase claimed",
        "nos Bram # foul 11.7 by Bram; phase claimed",
        "foul Bram covering # foul 11.2f by Bram; phase claimed",
        "claim Anna # foul 11.2e by Anna; phase claimed",
        "draw # phase claimed",
        "6-5 # foul 11.2a by Bram; phase claimed",
        "void # paid; phase between",
    ] {
        open_close().goes_on(line);
    }
}

#[test]
fn art_9_5_with_the_tile_that_leaves_one_player_nobody_draws_and_the_last_hand_decides() {
    let last = "set Cees 4-4 # paid
        announce 10
        short Bram 4
        short Anna 3
        3-3
        0-0     # each pays Bram 5
        3-1
        6>1     # cites 8.2 10.1; phase over
        block   # cites 9.5; phase over; says: Anna closes; the tiles of Cees decide when they are shown.
        refute Cees 1-1 # rejected: no close is open
        uphold  # rejected: no close is open
        count Cees 20 # rejected: Cees must show the tiles, since they decide the close [9.5]";
    hand(last).goes_on(
        "reveal Cees 6-5 6-4 6-3 # Cees pays Anna 20 for close by 9.2; Cees pays Anna 30; Cees pays Bram 30; phase between; says: The close is right: nobody can play. Cees counts 30. Cees will be on set.",
    );
    hand(last).goes_on(
        "reveal Cees 6-5 6-4 1-1 # Anna pays each 40 for wrong close by 11.8; cites 9.3; Cees pays Anna 23; Cees pays Bram 23; phase between; says: The close is wrong: Cees has 1-1, which can be played. Cees counts 23. Cees will be on set.",
    );
}

#[test]
fn art_9_5_such_a_close_may_be_right_or_wrong_at_once_too() {
    let nearly = |last: &str| {
        hand(&format!(
            "set Cees 4-4 # paid
             announce 10
             short Bram 4
             short Anna 3
             3-3
             0-0 # each pays Bram 5
             {last}"
        ))
    };
    nearly("3-0\n4>3 # phase over\nblock # Cees pays Anna 20; phase over")
        .goes_on("count Cees 20 # paid; phase between");
    // Three tiles fit and the boneyard has two to hide them.
    nearly("draw 18 # boneyard 2\n3-1\n5>2 # phase over").goes_on("block # cites 9.5; phase over");
    nearly("6-5 # foul 11.2a by Cees\n1-1 # foul 11.2a by Cees\n3-1\n6>1 # phase over")
        .goes_on("block # foul 11.8 by Anna; phase over; says: Foul: Anna closes wrongly, since 1-1 fits and is known to be in the hand of Cees.");
}

#[test]
fn art_9_5_more_tiles_fit_than_the_whole_boneyard_can_hide() {
    hand(
        "set Cees 6-6 # paid
         announce 1
         short Anna 4
         short Bram 4 # boneyard 21
         6-1          # each pays Anna 5
         1-2          # phase over
         block        # phase over; cites 9.5",
    );
    hand(
        "set Cees 6-6 # paid
         announce 1
         short Anna 3
         short Bram 4 # boneyard 20
         6-1
         1-2          # each pays Bram 5
         draw 18      # boneyard 2
         2-3
         3-4          # phase over; tiles Anna 0
         block        # foul 11.8 by Anna; phase over; says: Foul: Anna closes wrongly, since 10 unplayed tiles fit and only 2 can stay hidden.",
    );
}

#[test]
fn art_9_6_a_next_player_who_does_not_draw_pays_40() {
    hand(NONE_FITS).goes_on(
        "foul Bram no-draw # rejected: Bram has nothing to draw now [9.6]
         block             # each pays Anna 20
         foul Cees no-draw # rejected: Cees has nothing to draw now [9.6]
         foul Bram no-draw # foul 9.6 by Bram; phase over; boneyard 13; says: Foul: Bram did not draw after the close. The hand is over: it is closed.",
    );
    open_close().goes_on(
        "foul Bram no-draw # foul 9.6 by Bram; phase claimed
         draw 11
         foul Bram no-draw # rejected: Bram has nothing to draw now [9.6]",
    );
}

#[test]
fn art_9_2_a_wait_that_the_next_player_owes_does_not_matter() {
    let owes = |third: &str, fourth: &str| {
        first_hand(4).goes_on(&format!(
            "set Dirk 4-4  # paid
             announce 10
             play Cees 3-3
             play Cees 0-0 # waits Cees 2
             {third}
             {fourth}      # turn Cees"
        ))
    };
    owes("3-0", "4>3").goes_on(
        "block   # each pays Bram 20; phase closed; turn Cees
         draw 10 # phase over; waits Cees -",
    );
    owes("3-1", "6>1").goes_on(
        "block           # phase claimed; turn Cees
         draw 3          # tiles Cees 5
         refute Dirk 1-1 # Bram pays each 40; turn Cees; waits Cees 2
         draw            # rejected: Cees must say \"I wait\" [7.5]",
    );
}
