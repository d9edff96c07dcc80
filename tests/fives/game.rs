//! Chapter 6: the game, and hands abandoned.

use crate::evening::{Evening, TWO};
use nos::law::Law;
use nos::law::fives::session::Phase;
use nos::law::fives::side::Side;

/// A game to so many points between Anna and Bram; Anna leads.
fn to(target: u32) -> String {
    format!("house game.target {target}\n{TWO}")
}

#[test]
fn art_6_1_the_first_side_to_reach_the_target_exactly_wins_at_once() {
    let mut evening = Evening::of(&format!(
        "{}
         play 6-6 | +4 6.1 says Anna wins the game
         play 6-5 | no no hand is being played
         house game.target 61 | no before the first deal",
        to(4)
    ));
    assert_eq!(evening.session.phase(), Phase::Between);
    assert_eq!(evening.session.won_by(Side::First), 1);
    assert_eq!(evening.scores(), [4, 0]);
    evening.go_on("settle | says Games won: Anna 1, Bram 0");
}

#[test]
fn art_6_2_a_score_that_goes_beyond_is_disregarded_whole() {
    let evening = Evening::of(&format!(
        "{}
         play 6-6 | ~4 6.2 says disregarded
         play 6-0 on left | ~4
         play 0-3 on left | ~8",
        to(3)
    ));
    assert_eq!(evening.scores(), [0, 0]);
}

#[test]
fn art_6_3_the_last_tile_and_chipping_out_are_one_score() {
    let all_but_the_last = "
        play 6-6 | +4
        knock
        play 6-5 on left
        knock
        play 5-4 on left
        knock
        play 4-3 on left | +8
        knock
        play 3-2 on left
        knock
        play 2-1 on left
        knock
    ";
    for (target, marks, score) in [
        (61, "+5 6.3", 17),
        (17, "+5 6.1 6.3 says Anna wins the game", 17),
        (16, "~5 5.1 6.2", 12),
        (13, "~5", 12),
    ] {
        let script = format!("{}{all_but_the_last}play 1-0 on left | {marks}", to(target));
        assert_eq!(Evening::of(&script).scores(), [score, 0], "{target}");
    }
}

#[test]
fn art_6_4_the_next_deal_begins_the_next_game_and_settle_ends_the_session() {
    let mut evening = Evening::of(&format!(
        "{}
         settle | no hand 1 is still being played
         play 6-6 | +4
         deal | 6.4 says Game 2 begins",
        to(4)
    ));
    assert_eq!(
        (evening.session.game_no(), evening.scores()),
        (2, vec![0, 0])
    );
    evening.go_on(
        "play 6-5
         knock
         knock
         settle | 6.4 says Game 1: Anna 4, Bram 0. Game 2: Anna 0, Bram 0, not ended.
         settle | no has been settled
         deal | no has been settled
         lot Anna 6-6 Bram 1-1 | no has been settled
         reveal Anna 6-6 | no has been settled
         void | no has been settled
         note it was late",
    );
    assert_eq!(evening.session.phase(), Phase::Finished);
    Evening::of(
        "settle | no nobody is seated\nvoid | no nobody is seated\nplay 6-6 | no nobody is seated",
    );
}

#[test]
fn an_abandoned_hand_takes_its_points_back_and_the_game_it_won() {
    let mut evening = Evening::of(&format!(
        "{}
         void | says Anna leads again
         void | no no hand to abandon
         play 6-6 | no no hand is being played
         deal
         play 6-5
         play 5-5 on right
         play 6-4 on left
         play 5-0 on right
         void
         deal
         play 6-6 | +4
         void | says Anna has not won the game",
        to(4)
    ));
    assert_eq!(evening.scores(), [0, 0]);
    assert_eq!(evening.session.won_by(Side::First), 0);
    assert_eq!(evening.session.game_no(), 1);
    let names = evening.session.names();
    assert_eq!(names.of(evening.session.leader().unwrap()), "Anna");
    evening.go_on("deal");
    assert_eq!(evening.session.hands(), 4);
}

#[test]
fn the_law_is_named_first_and_its_edition_is_known() {
    Evening::of(
        "law fives-and-threes 1 | says edition 1
         law fives-and-threes 1 | no very first entry",
    );
    Evening::of("law fives-and-threes 2 | no edition 2 of the rulebook is not known");
    assert_eq!(
        nos::law::fives::session::Session::first_entry().to_string(),
        "law fives-and-threes 1"
    );
}
