//! The word of an entry that a refusal points at.

use crate::support::fives::{BLOCKED, FOUR, TWO};
use crate::support::records::{record_by, recorded_by};
use nos::desk::point::rejected;
use nos::entry::Dialect;
use nos::laws::fives::LAW;

#[test]
fn a_refusal_points_at_its_word() {
    for (begun, more, line, about) in rows! {
        TWO, "play 6-4\nplay 6-5 on left", "play Zed 5-4", "Zed";
        "seat Anna Annika", "", "lot Ann 6-5 Annika 3-3", "Ann";
        "", "", "seat Anna Bram Cees anna", "Anna";
        TWO, "play 6-6", "knock Anna", "Anna";
        TWO, "play 6-6", "play 6-6", "6-6";
        TWO, "play 6-4", "play 6-5 on 5", "5";
        TWO, "play 6-4\nplay 6-5 on left", "play 5-4", "5-4";
        TWO, "play 6-4\nplay Anna 4-3", "play Bram 3-4", "3-4";
        BLOCKED, "", "reveal Bram 5-5 6-6", "6-6";
        BLOCKED, "", "reveal Bram 5-5 5-5", "5-5";
        BLOCKED, "", "reveal Bram 5-5", "Bram";
        FOUR, "", "play Ann 6-6 on left", "play Ann 6-6 on left";
    } {
        let entry = |line: &str| line.split('|').next().unwrap_or_default().to_owned();
        let script: Vec<String> = begun.lines().chain(more.lines()).map(entry).collect();
        let record = record_by(&LAW, &script.join("\n"));
        let Err(rejection) = record.judge(recorded_by(&LAW, line)) else {
            panic!("{line} is taken");
        };
        let point = rejected(&rejection, line, Dialect::Written, &record);
        let found: String = line.chars().skip(point.column - 1).take(point.width).collect();
        assert_eq!(found, about, "{line}: {rejection}");
    }
}
