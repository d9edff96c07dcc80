//! Chapter 5: declaring doubles.

use crate::evening::first_hand;

const DOUBLES: [&str; 5] = ["5-5", "4-4", "3-3", "2-2", "1-1"];

/// What is paid from each: players, doubles, chips; what stands not here is paid nothing.
const PAID: [(usize, usize, u32); 5] = [
    (3, 4, 200),
    (3, 5, 500),
    (4, 3, 25),
    (4, 4, 250),
    (5, 3, 50),
];

#[test]
fn art_5_2_what_is_paid_depends_on_players_and_doubles() {
    let mut cases = 0;
    for players in 3..=5usize {
        let last = ["Cees", "Dirk", "Eef"][players - 3];
        for number in 1..=8 - players {
            let tiles = DOUBLES[..number].join(" ");
            let paid = PAID
                .iter()
                .find(|(own, doubles, _)| (*own, *doubles) == (players, number));
            let expected = match paid {
                Some((.., chips)) => {
                    format!("each pays Bram {chips} for declared by 5.2; cites 5.1")
                }
                None => "foul 11.2e by Bram; cites 5.3".to_owned(),
            };
            first_hand(players).goes_on(&format!(
                "set {last} 6-6 # paid
                 announce 1
                 declare Bram {tiles} # {expected}; phase opening; known Bram {tiles}"
            ));
            cases += 1;
        }
    }
    assert_eq!(cases, 5 + 4 + 3);
}

#[test]
fn art_5_1_doubles_are_declared_right_after_the_announcement() {
    first_hand(4).goes_on(
        "declare Bram 3-3 2-2 1-1 # rejected: the set does not lie yet
         set Dirk 4-4             # paid
         declare Bram 3-3 2-2 1-1 # rejected: Dirk must announce first: announce 2
         announce 4
         declare Bram 3-3 2-2 1-1 # each pays Bram 25
         declare Dirk 6-6 5-5 0-0 # each pays Dirk 25",
    );
}

#[test]
fn art_5_1_as_long_as_immediate_doubles_may_be_played() {
    let too_late = "declare Bram 6-6 2-2 1-1 # rejected: too late: doubles are declared before the first draw, pass or ordinary play [5.1]";
    for act in ["4-6", "draw", "3-2 on left"] {
        first_hand(4)
            .goes_on("set Dirk 4-4 # paid\nannounce volapuk ordinary right")
            .goes_on(act)
            .goes_on(too_late);
    }
    first_hand(4)
        .goes_on("set Dirk 4-4 # paid\nannounce 4\npass # foul 11.5 by Anna")
        .goes_on(too_late);
    // Doubles laid at once, and tiles taken back, end nothing.
    first_hand(4).goes_on(
        "set Dirk 4-4             # paid
         announce 4
         play Cees 3-3
         play Cees 5-5            # foul 11.2c by Cees
         2-1                      # foul 11.2a by Anna
         0-0 on right
         declare Bram 6-6 2-2 1-1 # each pays Bram 25",
    );
}

#[test]
fn art_5_1_declared_doubles_stay_face_up_until_they_are_played() {
    first_hand(4).goes_on(
        "set Dirk 4-4             # paid
         announce 1
         declare Anna 6-6 5-5 1-1 # each pays Anna 25; known Anna 6-6 5-5 1-1
         4-6
         6-3
         3-2
         2-5
         play Anna 5-5            # known Anna 6-6 1-1
         play Cees 1-1            # rejected: 1-1 is known to be in the hand of Anna",
    );
}

#[test]
fn art_5_2_only_doubles_still_in_hand_count_and_the_set_does_not() {
    first_hand(4).goes_on(
        "set Dirk 4-4             # paid
         announce 4
         declare Dirk 4-4 2-2 1-1 # rejected: 4-4 already lies, laid at #3
         declare Dirk 2-2 1-1     # foul 11.2e by Dirk
         play Cees 3-3            # tiles Cees 3
         declare Cees 3-3 5-5 0-0 # rejected: 3-3 already lies, laid at #6
         declare Cees 5-5 0-0     # foul 11.2e by Cees",
    );
}

#[test]
fn art_5_2_each_declares_once_his_own_tiles_and_no_more_than_he_holds() {
    first_hand(4).goes_on(
        "set Dirk 4-4                 # paid
         announce 1
         declare Anna 6-6 6-6 5-5     # rejected: 6-6 is named twice
         declare Anna 6-6 5-5 3-3 2-2 # each pays Anna 250
         declare Anna 6-6 5-5 3-3     # rejected: Anna has already declared in this hand
         declare Bram 6-6 1-1 0-0     # rejected: 6-6 is known to be in the hand of Anna
         play Bram 6-1                # foul 11.2c by Bram
         play Bram 6-2                # foul 11.2c by Bram
         declare Bram 6-1 6-2 1-1     # foul 11.2e by Bram; cites 5.3; known Bram 6-2 6-1 1-1
         declare Bram 1-1             # rejected: Bram has already declared in this hand
         play Cees 6-3                # foul 11.2c by Cees
         play Cees 5-3                # foul 11.2c by Cees
         declare Cees 1-1             # rejected: 1-1 is known to be in the hand of Bram
         declare Cees 0-0 6-5 5-4     # rejected: Cees holds only 4 tiles, those already known included",
    );
}

#[test]
fn art_5_3_declaring_what_is_not_paid_for_is_asking_for_what_is_not_due() {
    first_hand(3).goes_on(
        "set Cees 6-6                 # paid
         announce 1
         declare Anna 5-5 4-4 3-3     # foul 11.2e; Anna pays each 40 for e; known Anna 5-5 4-4 3-3; says: Foul: nothing is paid for these tiles. Anna lays 5-5 4-4 3-3 face up.
         declare Bram 2-2 1-1 0-0 6-5 # foul 11.2e by Bram; known Bram 6-5 2-2 1-1 0-0
         declare Cees 6-4 waive       # foul 11.2e; waived; known Cees 6-4",
    );
}
