//! Entries said in full: read again, they are ruled on in the same way.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod table;

use std::collections::BTreeMap;
use table::evening::Evening;
use table::said;
use table::{Outcome, Record};

#[test]
fn what_is_said_in_full_is_ruled_on_as_it_was() {
    let mut verbs: BTreeMap<String, usize> = BTreeMap::new();
    let mut fouls = 0;
    for seed in 0..60 {
        let mut evening = Evening::of(seed, [0, 5, 20, 40][seed as usize % 4], 300);
        evening.settle();
        let (mut typed, mut full) = (Record::new(), Record::new());
        for line in &evening.lines {
            let decided = typed.judge(said(line)).unwrap();
            let text = decided.explicit().to_string();
            let again = full
                .judge(said(&text))
                .unwrap_or_else(|rejection| panic!("{line}: {text}: {rejection}"));
            let (Outcome::Ruled(one), Outcome::Ruled(other)) = (decided.outcome(), again.outcome())
            else {
                panic!("{line} is an entry");
            };
            assert_eq!(one, other, "{line}: {text}");
            assert_eq!(again.explicit().to_string(), text, "{line}");
            fouls += usize::from(table::evening::is_foul(one));
            *verbs
                .entry(text.split(' ').next().unwrap().to_owned())
                .or_default() += 1;
            typed.apply(decided).unwrap();
            full.apply(again).unwrap();
        }
        assert_eq!(typed.session(), full.session());
    }
    eprintln!("{verbs:?} fouls {fouls}");
}
