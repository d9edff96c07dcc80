//! Knocks proved false, as `audit` lists them.

use super::answers::lines;
use crate::support::fives::{Evening, TWO};
use crate::support::scripts::Played;
use nos_base::Look;
use nos_laws::fives::LAW;

#[test]
fn audit_lists_a_false_knock_with_its_proof_and_a_void() {
    let mut evening = Evening::of(&format!(
        "{TWO}
         play 6-5
         knock
         play 5>4 | +2
         play Bram 6-3 on left | 3.3"
    ));
    let found = |evening: &Evening| {
        let lines = lines(&Played::of(&LAW, evening.entries.clone()), "audit", &Look::default());
        lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let told = "Hand 1 #5 Bram knocked and could have played 6-3, as #7 shows [3.3]. The league gives no penalty for it.";
    assert_eq!(found(&evening), told);
    evening.go_on("void");
    let voided = format!("{told} The hand was abandoned at #8.");
    assert_eq!(found(&evening), voided);
}
