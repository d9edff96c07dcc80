//! Chapter 12: the settlement, players who come and go.

use crate::evening::{evening, first_hand, later_hand};
use serde_json::json;

#[test]
fn art_12_1_each_total_is_rounded_down_to_a_multiple_of_20_and_the_rest_goes_to_the_pot() {
    evening(
        "house chips.start 476
         seat Anna Bram Cees
         settle # cites 12.1; Anna pays pot 16 for rounding by 12.1; Bram pays pot 16; Cees pays pot 16; phase settling; pot 48; balance Anna 460; balance Cees 460",
    );
    evening(
        "house chips.start 73
         seat Anna Bram Cees
         deal
         foul Anna covering # foul 11.2f by Anna; balance Anna -7
         void               # Bram pays Anna 40; Cees pays Anna 40
         foul Anna covering # foul 11.2f by Anna; balance Anna -7
         settle             # Anna pays pot 13; Bram pays pot 13; Cees pays pot 13; balance Anna -20; balance Bram 100; pot 39",
    );
}

#[test]
fn art_12_1_what_is_a_multiple_of_20_is_kept_whole() {
    evening(
        "seat Anna Bram Cees
         settle      # pot 0; phase finished; balance Anna 500
         pot Anna    # rejected: the pot is taken once, after settle
         billitonnen # rejected: the pot is taken once, after settle",
    );
}

#[test]
fn art_12_1_a_club_may_round_otherwise() {
    evening(
        "house chips.round 50
         house chips.start 476
         seat Anna Bram Cees
         settle # Anna pays pot 26; Bram pays pot 26; Cees pays pot 26; pot 78",
    );
    evening(
        "house chips.round 1
         house chips.start 477
         seat Anna Bram Cees
         settle # pot 0",
    );
}

#[test]
fn art_12_1_a_session_is_settled_once_and_between_hands() {
    evening("settle # rejected: nobody is seated yet");
    first_hand(3).goes_on(
        "settle # rejected: hand 1 is still being played
         void
         settle # phase finished
         settle # rejected: the session is settled
         join Dirk   # rejected: the session is settled
         retire Anna # rejected: the session is settled
         deal        # rejected: the session is settled
         draw        # rejected: the session is settled
         note bye
         recount Anna 500 # phase finished",
    );
}

#[test]
fn art_12_1_lots_that_are_still_to_be_drawn_do_not_keep_anybody_from_settling() {
    later_hand(3).goes_on(
        "set Anna 6-6  # paid
         announce 1
         draw Bram 4
         6-0
         draw Cees 3
         0-1
         draw Anna 4
         1-2
         pass
         pass
         pass
         count Anna 40
         count Bram 40
         count Cees 40 # loser -
         settle        # paid; phase settling",
    );
}

#[test]
fn art_12_2_who_leaves_early_is_rounded_down_likewise() {
    evening(
        "house chips.start 476
         seat Anna Bram Cees Dirk
         retire Bram # cites 12.2; Bram pays pot 16 for rounding by 12.1; balance Bram 460; pot 16; players Anna Cees Dirk; says: Bram leaves.
         retire Bram # rejected: Bram has left
         deal        # tiles Anna 5; tiles Bram -; turn -
         retire Anna # rejected: hand 1 is still being played
         foul Anna covering # foul 11.2f; Anna pays Cees 40; Anna pays Dirk 40",
    );
}

#[test]
fn art_12_2_he_has_no_claim_to_the_pot() {
    evening(
        "house chips.start 476
         seat Anna Bram Cees
         retire Bram # Bram pays pot 16
         settle      # Anna pays pot 16; Cees pays pot 16; pot 48
         pot Bram    # rejected: Bram has left
         pot Cees    # pot pays Cees 48 for pot by 12.3; pot 0; balance Cees 508",
    );
}

#[test]
fn art_12_2_if_the_loser_leaves_the_next_hand_is_opened_as_a_first_hand() {
    later_hand(4).goes_on(
        "void         # loser Anna
         retire Anna  # paid; loser -
         deal         # on_set -; cites 2.2
         set Bram 4-4 # each pays Bram 4; cites 3.1; on_set Bram",
    );
    later_hand(4).goes_on(
        "void
         retire Bram # paid; loser Anna
         deal        # on_set Anna; cites 2.3",
    );
}

#[test]
fn art_12_3_who_takes_the_pot_takes_it_whole_and_all_is_done() {
    evening("seat Anna Bram Cees\npot Anna # rejected: the pot is taken once, after settle");
    evening(
        "house chips.start 476
         seat Anna Bram Cees
         settle      # paid; pot 48
         pot Dirk    # rejected: nobody here is called Dirk; seated are Anna, Bram and Cees
         pot Anna    # pot pays Anna 48 for pot by 12.3; pot 0; phase finished; says: Anna takes the pot.
         pot Anna    # rejected: the pot is taken once, after settle
         billitonnen # rejected: the pot is taken once, after settle
         note bye    # phase finished",
    );
}

#[test]
fn art_12_4_everybody_settles_the_difference_from_what_he_was_handed() {
    let settled = evening(
        "seat Anna Bram Cees Dirk
         deal
         set Bram 3-3       # each pays Bram 3
         foul Anna covering # foul 11.2f by Anna
         void               # paid
         foul Anna covering # foul 11.2f by Anna
         retire Dirk
         foul Bram covering # foul 11.2f; Bram pays Anna 40; Bram pays Cees 40
         settle             # phase finished",
    );
    let state = settled.state();
    assert_eq!(
        state["result"],
        json!({"Anna": -80, "Bram": -40, "Cees": 80, "Dirk": 40})
    );
    let paid = state["payments"].as_array().unwrap();
    assert_eq!(paid.len(), 2, "as few as possible: {paid:?}");
    assert_eq!(first_hand(3).state()["result"], serde_json::Value::Null);
}

#[test]
fn art_12_5_a_newcomer_joins_between_hands_while_there_are_fewer_than_five() {
    evening("join Dirk # rejected: nobody is seated yet");
    first_hand(3).goes_on(
        "join Dirk            # rejected: hand 1 is still being played
         void
         join Dirk            # cites 12.5; players Anna Bram Cees Dirk; balance Dirk 500; says: Dirk joins.
         join anna            # rejected: the name anna has been used this session
         join Eef after Anna  # players Anna Eef Bram Cees Dirk
         join Fien            # rejected: all five seats are taken [12.5]
         retire Eef
         join Eef             # rejected: the name Eef has been used this session
         join Fien after Xeno # rejected: nobody here is called Xeno; seated are Anna, Bram, Cees and Dirk
         join Fien after Dirk # players Anna Bram Cees Dirk Fien
         deal                 # tiles Fien 3; boneyard 13",
    );
}

#[test]
fn art_12_5_who_joins_takes_his_turn_where_he_sits() {
    first_hand(3).goes_on(
        "void
         join Dirk after Anna
         deal
         set Anna 6-6 # each pays Anna 6
         announce 1   # turn Dirk",
    );
}

#[test]
fn art_12_2_once_somebody_has_left_the_start_stays_as_it_is() {
    evening(
        "seat Anna Bram Cees Dirk
         house chips.start 400 # balance Anna 400
         retire Dirk
         house chips.start 500 # rejected: Dirk has left, so what everybody starts with stays as it is [12.2]
         house payments.nos 10 # balance Anna 400; balance Dirk 400",
    );
}
