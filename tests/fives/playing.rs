//! Chapter 3: the play.

use crate::evening::{Evening, FOUR, TWO};
use nos::law::fives::audit::audit;

#[test]
fn art_3_1_a_tile_touches_an_end_with_the_same_number() {
    Evening::of(&format!(
        "{TWO}
         play 6-4 | +2
         play 6-5 on 5 | no no end shows 5; the ends show 6 and 4
         play 6-5 on left | +3 3.1 says on the left
         play Anna 4>3 on 4 | says on the right
         play 5-3 | no fits both ends: left, which shows 5, and right, which shows 3
         play 5>3 | +2
         play 6-4 | no 6-4 lies already (#4)
         play Anna 3-3 on left | +3
         play 3-0 | no fits both ends"
    ));
}

#[test]
fn art_3_2_who_is_known_to_hold_a_tile_that_fits_cannot_knock() {
    Evening::of(&format!(
        "{TWO}
         play Bram 6-3 | foul
         play 6-5
         knock Anna | no it is the turn of Bram
         knock | no known to hold 6-3, which fits"
    ));
}

#[test]
fn art_3_3_a_knock_that_is_proved_false_is_told_and_kept_and_costs_nothing() {
    let mut evening = Evening::of(&format!(
        "{TWO}
         play 6-5
         knock | 3.3 says Bram knocks
         play 5>4 | +2
         play Bram 6-3 on left | 3.1 3.3 says Bram knocked (#5) and could have played 6-3"
    ));
    let found = |evening: &Evening| audit(evening.rulings.iter().map(|(no, own)| (*no, own)));
    let findings = found(&evening);
    assert_eq!(findings.len(), 1);
    assert_eq!((findings[0].entry.0, findings[0].proved.0), (5, 7));
    // One knock is proved false once; a foul proves it like a play, and so does a hand shown.
    evening.go_on("void");
    assert!(found(&evening)[0].voided.is_some());
    let by_foul = Evening::of(&format!(
        "{TWO}
         play 6-5
         knock
         play 5-4 | +2
         play Bram 5-3 | foul 3.6 3.3"
    ));
    assert_eq!(found(&by_foul).len(), 1);
    assert_eq!(by_foul.scores(), [2, 0]);
}

#[test]
fn art_3_3_a_hand_shown_after_the_end_proves_a_knock_false() {
    let evening = Evening::of(&format!(
        "{}
         reveal Bram 5-4 6-1 6-2 | no Bram holds
         reveal Bram 5-4 6-1 6-2 4-3 2-1 1-0 0-0 | 3.3 says could have played",
        crate::end::KNOCKED_OUT
    ));
    let findings = audit(evening.rulings.iter().map(|(no, own)| (*no, own)));
    assert!(!findings.is_empty());
}

#[test]
fn art_3_4_in_pairs_who_is_out_is_passed_over() {
    let evening = Evening::of(crate::end::ANNA_OUT);
    assert_eq!(evening.turn().as_deref(), Some("Bram"));
    let mut evening = evening;
    evening.go_on(
        "play Anna 0-0 | no Anna has no tiles left
         knock
         knock
         knock | 5.3",
    );
    assert!(evening.session.hand().is_none());
}

#[test]
fn art_3_5_a_double_that_lies_alone_has_two_sides_that_are_one() {
    for (line, arm) in [
        ("play 6-4", "left"),
        ("play 6-4 on 6", "left"),
        ("play 6-4 on right", "right"),
    ] {
        Evening::of(&format!("{TWO}\nplay 6-6 | +4\n{line} | says on the {arm}"));
    }
}

#[test]
fn art_3_6_a_tile_that_does_not_fit_or_comes_out_of_turn_goes_back_face_up() {
    let mut evening = Evening::of(&format!(
        "{FOUR}
         play Cees 5-5 | foul 3.6 says Anna has the lead
         play 6-4 | +2
         play Dirk 4-4 | foul 3.6 says it is the turn of Bram
         play 5-3 | foul 3.6 says fits neither end
         play 6-3 on right | foul 3.6 says on the right, which shows 4
         play 3>6 on left | foul 3.6 says with the 3 touching
         play 6-2 on 4 | foul 3.6 says on the right, which shows 4
         play Anna 6-3 | no known to be in the hand of Bram"
    ));
    assert_eq!(evening.turn().as_deref(), Some("Bram"));
    assert_eq!(evening.scores(), [2, 0]);
    evening.go_on("play Bram 6-3");
}

#[test]
fn only_known_tiles_can_come_from_a_hand_that_is_known() {
    Evening::of(&format!(
        "{TWO}
         play 6-4 | +2
         play 3-3 | foul
         play 3-2 | foul
         play 3-1 | foul
         play 5-5 | foul
         play 5-3 | foul
         play 5-1 | foul
         play 2-2 | foul
         play 1-1 | no is not in the hand of Bram
         knock"
    ));
}

#[test]
fn a_refusal_says_what_to_type() {
    Evening::of("deal | no nobody is seated yet = Type: seat Anna Bram");
    Evening::of(
        "seat Anna Annika
         deal | no must each draw a tile = Type: lot Anna TILE Annika TILE
         lot Anna 6-5 | no exactly Anna and Annika draw a tile each = Type: lot Anna TILE Annika TILE
         lot Anna 6-5 Annika 3-3
         knock | no no hand is being played = Type: deal
         deal
         deal | no hand 1 is still being played = It must end first, or: void
         knock Ann | no several names begin with Ann: Anna and Annika = Type: more of the name
         6-6 on left | no the lead has no end to be laid on = Leave out: on
         6-5",
    );
    Evening::of(&format!(
        "{TWO}
         play 6-4 | +2
         play 6-5 on left | +3
         play 5-4 | no fits both ends: left, which shows 5, and right, which shows 4 = Type: 5-4 on left, or 5-4 on right"
    ));
}
