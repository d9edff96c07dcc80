//! Knocks that are proved false, as `audit` keeps them.

use crate::evening::{Evening, TWO};
use nos::law::fives::audit::{Finding, audit};

fn found(evening: &Evening) -> Vec<Finding> {
    audit(evening.rulings.iter().map(|(no, own)| (*no, own)))
}

#[test]
fn a_knock_is_found_with_the_entry_that_proves_it_and_the_one_that_abandons_its_hand() {
    let mut evening = Evening::of(&format!(
        "{TWO}
         play 6-5
         knock
         play 5>4 | +2
         play Bram 6-3 on left | 3.3"
    ));
    let findings = found(&evening);
    assert_eq!(findings.len(), 1);
    assert_eq!((findings[0].entry.0, findings[0].proved.0), (5, 7));
    assert!(findings[0].voided.is_none());
    evening.go_on("void");
    assert!(found(&evening)[0].voided.is_some());
}
