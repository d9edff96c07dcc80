//! Chapter 8: nos.

use crate::evening::{evening, first_hand};

/// Cees set 6-6; Anna and Bram have one tile each, and Anna is next.
const ONE_EACH: &str = "set Cees 6-6 # paid
    announce 1
    short Anna 4 # tiles Anna 1
    short Bram 4 # tiles Bram 1";

#[test]
fn art_8_1_the_first_player_without_tiles_is_paid_5_by_each_without_saying_nos() {
    first_hand(3).goes_on(ONE_EACH).goes_on(
        "6-1      # each pays Anna 5 for nos by 8.1; tiles Anna 0; says: Anna plays 6-1 on left; 1 is open. Anna is out: nos.
         nos Anna # cites 8.1; says: Anna was the first player out.
         nos Anna # cites 8.1",
    );
}

#[test]
fn art_8_1_a_club_may_pay_otherwise() {
    evening("house payments.nos 12\nseat Anna Bram Cees\ndeal")
        .goes_on(ONE_EACH)
        .goes_on("6-1 # each pays Anna 12");
    evening("house payments.nos 0\nseat Anna Bram Cees\ndeal")
        .goes_on(ONE_EACH)
        .goes_on("6-1 # cites 8.1");
}

#[test]
fn art_8_1_an_immediate_double_may_be_the_last_tile() {
    first_hand(4).goes_on(
        "set Dirk 4-4        # paid
         announce 4
         short Cees 3
         play Cees 3-3 claim # Dirk pays Cees 3 for double by 7.4; each pays Cees 5 for nos by 8.1; waits Cees -
         3-1 on right
         6-2                 # turn Dirk",
    );
}

#[test]
fn art_8_2_who_goes_out_later_receives_nothing() {
    first_hand(4).goes_on(
        "set Dirk 6-6 # paid
         announce 1
         short Anna 3
         short Bram 3
         6-1          # each pays Anna 5
         1-2          # cites 8.2; tiles Bram 0; says: Bram plays 2-1 on left; 2 is open. Bram is out.
         nos Bram     # foul 11.2e by Bram; cites 11.7; says: Foul: another player was out before Bram.
         2-3          # turn Dirk
         nos Anna     # cites 8.1",
    );
}

#[test]
fn art_8_2_who_is_out_takes_no_part_until_the_scoring() {
    first_hand(4).goes_on(
        "set Dirk 6-6  # paid
         announce 1
         short Anna 3
         6-1           # paid
         play Anna 1-1 # rejected: Anna has no tiles
         1-2
         2-3
         3-4           # turn Bram
         draw Anna     # rejected: it is the turn of Bram, not of Anna",
    );
}

#[test]
fn nobody_says_nos_when_no_hand_is_played() {
    evening("nos Anna # rejected: nobody is seated yet");
    evening("seat Anna Bram Cees\nnos Anna # rejected: no hand is under way");
}
