//! Chapter 4: scoring.

use crate::evening::{Evening, TWO};
use nos::law::fives::line::total;

#[test]
fn art_4_1_a_single_counts_its_outer_half_and_a_double_all_its_spots() {
    let evening = Evening::of(&format!(
        "{TWO}
         play 6-4 | +2
         play 4-4 on right
         play 6-1 on left | +3"
    ));
    let ends = *evening.session.hand().unwrap().line.ends().unwrap();
    assert_eq!(ends.map(|end| end.counts), [1, 8]);
    assert_eq!(total(&ends), 9);
}

#[test]
fn art_4_2_threes_and_fives_score_a_point_each() {
    for (lead, points) in [
        ("6-6", 4),
        ("5-5", 2),
        ("6-4", 2),
        ("6-3", 3),
        ("5-4", 3),
        ("6-0", 2),
        ("5-1", 2),
        ("5-0", 1),
        ("4-1", 1),
        ("3-2", 1),
        ("3-0", 1),
        ("2-1", 1),
        ("6-5", 0),
        ("0-0", 0),
        ("4-4", 0),
        ("1-0", 0),
    ] {
        Evening::of(&format!("{TWO}\nplay {lead} | +{points}"));
    }
    // 15 scores five threes and three fives, 18 six threes, 20 four fives.
    for script in [
        "play 6-3 | +3\nplay 6-6 on left | +8\nplay 3-4 on right\nplay 4-6 on right | +6",
        "play 6-4 | +2\nplay 6-6 on left\nplay 4-4 on right | +4",
    ] {
        Evening::of(&format!("{TWO}\n{script}"));
    }
}

#[test]
fn art_4_3_a_double_that_lies_alone_counts_once_and_then_all_its_spots() {
    Evening::of(&format!(
        "{TWO}
         play 5-5 | +2
         play 5-0 on left | +2
         play 5-2 on right"
    ));
}
