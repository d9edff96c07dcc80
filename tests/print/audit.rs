//! The audit in words.

use super::{NARROW, assert_lines};
use crate::support::records::record;
use nos_entry::Asked;
use snapbox::str;

const LATER: &str = "seat Anna Bram Cees\ndeal\nset Cees 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Anna 90\ncount Bram 20\ncount Cees 20\ndeal";

fn first(script: &str) -> String {
    format!("seat Anna Bram Cees\ndeal\n{script}")
}

#[test]
fn every_finding_names_the_denied_and_seen_pieces_and_the_payment() {
    let table = rows! {
        first("set Cees 6-6\nannounce 1\n6-5"), str!["The record proves nothing against anybody."];
        // Two tiles prove it, and at most one of them was drawn since.
        first("set Cees 6-6\nannounce 1\npass Anna\ndraw Anna\n6-5 on left\n5-4\n4-3\nplay Anna 6-2 on right"),
            str![[r#"
Hand 1
  #5 Anna passed when 6-5 fitted left and right and 6-2
    fitted left and right, drew 1 tile since, and played 6-5
    at #7, and then played 6-2 at #10: more than were drawn
    [11.6]. Paid: 40 to each opponent at #5 and 40 at #10.
In all
  Anna: passed while able to play
"#]];
        first("set Cees 6-6\nannounce 1\npass Anna waive\n6-5 on left waive"),
            str![[r#"
Hand 1
  #5 Anna passed when 6-5 fitted left and right, drew
    nothing since, and played 6-5 at #6 [11.6]. Waived at #6
    [11.10].
In all
  Anna: passed while able to play
"#]];
        // The table called the foul before it was proved.
        first("set Cees 6-6\nannounce 1\npass Anna\nfoul Anna passed-able\n6-5 on left"),
            str![[r#"
Hand 1
  #5 Anna passed when 6-5 fitted left and right, drew
    nothing since, and played 6-5 at #7 [11.6]. Paid: 40 to
    each opponent at #5 and 40 at #6.
In all
  Anna: passed while able to play
"#]];
        format!("{LATER}\nset 6-5 drawn\nshort Anna 1\nannounce 1\n6-4\n5-3\n4-4\n4-2\n3-1\n2-2"),
            str![[r#"
Hand 2
  #13 Anna drew for the set, drew 1 tile since, and played
    4-4 at #18, and then played 2-2 at #21: more than were
    drawn [3.5]. Paid: 40 to each opponent at #21.
In all
  Anna: drew for the set with a double in hand
"#]];
        format!("{LATER}\nset 6-5 drawn\nannounce 1\n6-4\n5-3\n4-4\nvoid"),
            str![[r#"
Hand 2
  #13 Anna drew for the set, drew nothing since, and
    played 4-4 at #17 [3.5]. Paid: 40 to each opponent at
    #17. The hand was abandoned at #18, and its payments
    went back.
In all
  Anna: drew for the set with a double in hand
"#]];
        first("set Cees 4-4\nannounce 1\nplay Anna 6-6\nplay Bram 5-5"),
            str![[r#"
Hand 1
  #3 Anna denied a higher double than the set, drew
    nothing since, and showed 6-6 at #5 [11.11]. No penalty
    follows by itself.
  #3 Bram denied a higher double than the set, drew
    nothing since, and showed 5-5 at #6 [11.11]. No penalty
    follows by itself.
In all
  Anna: did not set the highest double
  Bram: did not set the highest double
"#]];
        first("set Cees 4-4\nannounce 10\n3-3\n0-0\n3-1\n6>1\nblock\ndraw 11\nuphold\nreveal Cees 1-1 6-5 6-4"),
            str![[r#"
Hand 1
  #12 Cees showed 1-1; the close of Anna was upheld at #11
    when 1-1 fitted south and west [9.3]. The close was
    wrong [9.7]; no penalty follows by itself for hiding.
In all
  Cees: hid a tile when the hand was closed
"#]];
    };
    for (script, told) in table {
        let (look, audit) = (NARROW, Asked::Audit);
        let (lines, _) = nos_law::answer(&record(&script), &audit, Some(&look)).unwrap();
        assert_lines(lines, told);
    }
}
