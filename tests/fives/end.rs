//! Chapter 5: the end of a hand.

use crate::evening::{Evening, FOUR, TWO};
use nos::law::fives::hand::{Ending, Stage};

/// Both ends show a six and all sixes lie; Anna has led.
pub const BLOCKED: &str = "
    seat Anna Bram
    lot Anna 6-5 Bram 3-3
    deal
    play 6-6 | +4
    play 6-3 on right | +8
    play 3-4 on right
    play 4-6 on right | +6
    play 6-5 on right
    play 5-0 on right | +4
    play 0-6 on right | +6
    play 6-2 on left
    play 2-1 on left
    play 1-6 on left | +4 5.3 says nobody gets the point
";

/// Anna has led 6-5, and both have knocked.
pub const KNOCKED_OUT: &str = "
    seat Anna Bram
    lot Anna 6-5 Bram 3-3
    deal
    play 6-5
    knock
    knock | 3.3 5.3
";

/// Of the four only Anna has played, and she is out.
pub const ANNA_OUT: &str = "
    seat Anna Bram Cees Dirk
    lot Anna 6-5 Bram 3-3 Cees 2-0 Dirk 1-1
    deal
    play 6-6 | +4
    knock
    knock
    knock
    play 6-5 on left
    knock
    knock
    knock
    play 5-4 on left
    knock
    knock
    knock
    play 4-3 on left | +8
    knock
    knock
    knock
    play 3-2 on left
    knock
    knock
    knock
    play 2-1 on left | 3.4 says Anna is out
";

fn stage(evening: &Evening) -> Stage {
    evening.session.latest_hand().unwrap().stage
}

/// Anna plays all her tiles but the last; Bram knocks all the time.
fn to_the_last_tile(of_anna: &[&str]) -> String {
    let plays = of_anna.iter().map(|line| format!("{line}\nknock\n"));
    format!("{TWO}{}", plays.collect::<String>())
}

#[test]
fn art_5_1_who_plays_his_last_tile_scores_one_point() {
    let mut evening = Evening::of(&to_the_last_tile(&[
        "play 6-6 | +4",
        "play 6-5 on left",
        "play 5-4 on left",
        "play 4-3 on left | +8",
        "play 3-2 on left",
        "play 2-1 on left",
    ]));
    evening.go_on("play 1-0 on left | +5 5.1 6.3 says The last tile is played");
    assert_eq!(stage(&evening), Stage::Over(Ending::ChippedOut));
    assert_eq!(evening.scores(), [17, 0]);
    evening.go_on("play 0-0 | no no hand is being played");
}

#[test]
fn art_5_2_a_pair_scores_one_point_when_both_partners_are_out() {
    let mut evening = Evening::of(ANNA_OUT);
    let scored = evening.scores();
    evening.go_on(
        "knock
         play Cees 1-0 on left | +4
         knock
         knock
         play 0-0 on left | +4
         knock
         knock
         play 0-5 on left
         knock
         knock
         play 5-1 on left
         knock
         knock
         play 1-3 on left | +8
         knock
         knock
         play 3-5 on left | +1 5.2",
    );
    assert_eq!(stage(&evening), Stage::Over(Ending::ChippedOut));
    assert_eq!(evening.scores(), [scored[0] + 17, 0]);
}

#[test]
fn art_5_3_a_hand_is_blocked_when_no_unplayed_tile_fits_or_when_all_have_knocked() {
    for script in [BLOCKED, KNOCKED_OUT] {
        let evening = Evening::of(script);
        assert_eq!(stage(&evening), Stage::Over(Ending::Blocked));
        assert!(evening.session.legal().is_empty());
    }
    // A tile in between begins the round anew.
    let evening = Evening::of(&format!(
        "{FOUR}
         play 6-5
         knock
         knock
         play Dirk 5-0 on right | +2
         knock
         knock
         knock"
    ));
    assert_eq!(stage(&evening), Stage::Going);
}

#[test]
fn tiles_are_revealed_once_and_all_of_them_between_two_hands() {
    Evening::of(&format!(
        "reveal Anna 6-4 | no nobody is seated
         {}
         reveal Anna 6-4 6-4 | no named twice
         reveal Anna 3-2 | no Anna holds 2 tiles, not 1
         reveal Anna 6-6 3-2 | no 6-6 lies already (#4)
         reveal Anna 3-2 3-1
         reveal Anna 3-2 3-1 | no has shown his tiles already
         reveal Bram 3-2 0-0 | no known to be in the hand of Anna
         deal
         reveal Bram 5-5 0-0 | no hand 2 is still being played
         void
         reveal Bram 5-5 0-0 | no no hand is over",
        BLOCKED
    ));
    Evening::of(&format!(
        "{TWO}
         play 6-5
         play 3-3 | foul
         knock
         knock
         reveal Bram 6-4 6-3 6-2 6-1 6-0 5-5 5-4 | no known to hold 3-3, which is left out"
    ));
}
