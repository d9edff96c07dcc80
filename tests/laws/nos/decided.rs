//! The decisions where the rulebook and the notation are silent (`DECISIONS.md`).

use super::evening::evening;
use crate::support::scripts::entry;
use nos_law::Verdict;

struct Case {
    decision: &'static str,
    script: &'static str,
    line: &'static str,
    expected: &'static str,
}

const CASES: &[Case] = &rows! { Case { decision, script, line, expected }:
    "only the double that was played last can be asked for",
        "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5\n5-5\n5-4\n4-3\n6-2 on right", "claim Bram",
        "foul 11.2e";
    "a pass that is a foul ends the chance of immediate doubles", "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 4\npass", "play Bram 3-3", "foul 11.2c";
    "a pass that is a foul ends the chance to declare", "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce 4\npass", "declare Bram 6-6 5-5 3-3 2-2", "rejected";
    "a pass that is a foul ends the chance to ask", "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\n6-5\n5-5\npass", "claim Bram", "rejected";
    "who goes out with an immediate double on a side that is shut has had his turn",
        "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left\nshort Anna 4\n3-3 on right\ndraw\n0-0 on left",
        "claim Bram", "foul 11.2e";
    "who waits until that side is open has not had his turn, so the set is the tile before",
        "seat Anna Bram Cees\ndeal\nset Cees 4-4\nannounce matador first 2 on left\n3-3 on right\ndraw\n0-0 on left",
        "claim Anna", "accepted";
    "a pass of a hand that is abandoned is not called",
        "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\nvoid", "foul Anna passed-able",
        "rejected";
    "after a hand that is abandoned nobody has tiles, so anybody may be called for advice", "seat Anna Bram Cees\ndeal\nvoid", "foul Bram advice", "foul 11.9";
    "a lapsed shortage leaves at least the tiles that are known",
        "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nplay Bram 5-4\nplay Bram 5-3\n6-1", "short Bram 3",
        "accepted";
    "and no fewer", "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\nplay Bram 5-4\nplay Bram 5-3\n6-1", "short Bram 4", "rejected";
};

#[test]
fn every_decision_is_ruled_as_written() {
    for Case { decision, script, line, expected } in CASES {
        let ruled = match evening(script).session.judge(&entry(line)).map(|own| own.verdict) {
            Ok(Verdict::Accepted) => "accepted".to_owned(),
            Ok(Verdict::Foul(article)) => format!("foul {article}"),
            Err(_) => "rejected".to_owned(),
        };
        assert_eq!(ruled, *expected, "{decision}");
    }
}
