//! `why` under the law of fives and threes.

use crate::support::fives::TWO;
use crate::support::records::record_by;
use nos_law::EntryNo;
use nos_laws::fives::LAW;
use nos_records::print::why;
use serde_json::{Value, json};

#[test]
fn why_says_how_points_add_up_and_what_else_fitted() {
    const LAST: &str = "play 6-6\nknock\nplay 6-5 on left\nknock\nplay 5-4 on left\nknock\nplay 4-3 on left\nknock\nplay 3-2 on left\nknock\nplay 2-1 on left\nknock";
    const SIX_BLANK: &str =
        "play 6-6\nplay 6-3 on right\nplay 6-0 on left\nplay 3-0 on right\nplay 0-0 on left";
    struct Case {
        before: &'static str,
        line: &'static str,
        arithmetic: Value,
        key: &'static str,
        says: Value,
    }
    let table: &[Case] = &rows! { Case { before, line, arithmetic, key, says }:
        "", "play 6-6", json!(["The ends make 12: 4 threes [4.2]."]), "instead", json!(null);
        "", "play 6-5", json!([]), "instead", json!(null);
        "play 6-6", "play 6-3 on left", json!(["The ends make 15: 5 threes and 3 fives [4.2]."]), "instead",
            json!([
                "6-5 on left (5 open)",
                "6-4 on left (4 open)",
                "6-2 on left (2 open)",
                "6-1 on left (1 open)",
                "6-0 on left (0 open)"
            ]);
        LAST, "play 1-0 on left", json!(["The ends make 12: 4 threes [4.2].", "The last tile: 1 [5.1]."]),
            "instead",
            json!([
                "6-4 on right (4 open)",
                "6-3 on right (3 open)",
                "6-2 on right (2 open)",
                "6-1 on left (6 open) or right (1 open)",
                "6-0 on right (0 open)",
                "5-1 on left (5 open)",
                "4-1 on left (4 open)",
                "3-1 on left (3 open)",
                "1-1 on left (1 open)"
            ]);
        "play 6-4\nplay 6-5 on left\nplay 5-5 on left\nplay 5-2 on left\nplay 2-2 on left\nplay 2-6 on left",
            "play 6>1", json!(["The ends make 5: 1 five [4.2]."]), "instead",
            json!([
                "6-6 on left (6 open)",
                "6-3 on left (3 open)",
                "6-0 on left (0 open)",
                "5-4 on right (5 open)",
                "4-4 on right (4 open)",
                "4-3 on right (3 open)",
                "4-2 on right (2 open)",
                "4-1 on right (1 open)",
                "4-0 on right (0 open)"
            ]);
        "play 6-4", "play Anna 5-3", json!([]), "instead", json!(null);
        "play 6-4", "play 5-3", json!([]), "instead",
            json!([
                "6-6 on left (6 open)",
                "6-5 on left (5 open)",
                "6-3 on left (3 open)",
                "6-2 on left (2 open)",
                "6-1 on left (1 open)",
                "6-0 on left (0 open)",
                "5-4 on right (5 open)",
                "4-4 on right (4 open)",
                "4-3 on right (3 open)",
                "4-2 on right (2 open)",
                "4-1 on right (1 open)",
                "4-0 on right (0 open)"
            ]);
        SIX_BLANK, "knock", json!([]), "denied", json!(["5-0", "4-0", "2-0", "1-0"]);
    };
    for Case { before, line, arithmetic, key, says } in table {
        let record = record_by(&LAW, &format!("{TWO}\n{before}\n{line}"));
        let answer = why::json(&record.why(EntryNo(record.len() as u32)).unwrap());
        assert_eq!(answer["arithmetic"], *arithmetic, "{line}");
        assert_eq!(answer[key], *says, "{line}");
    }
}
