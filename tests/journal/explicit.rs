//! Entries written in full have the same ruling when they are read again.

use crate::support::evening::Evening;
use crate::support::records::{self, recorded};
use nos_law::Verdict;
use nos_laws::nos::LAW;
use nos_records::journal::{EntryOutcome, Record};
use std::collections::BTreeMap;

#[test]
fn players_and_places_are_written_in_full() {
    const CROSS: &str = "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 2";
    const FIRST: &str = "seat Anna Bram Cees\ndeal\nset Anna 6-6\nannounce 1\ndraw 11\npass\npass\npass\ncount Anna 20\ncount Bram 90\ncount Cees 20\ndeal";
    const POT: &str = "house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen";
    const LINE: &str = "house chips.start 476\nseat Anna Bram Cees\nsettle\nbillitonnen\nlot Anna 6-5 Bram 1-0 Cees 2-0\nstarter 4-3";
    for (script, typed, full) in rows! {
        "seat Anna Bram Cees", "join Eva after br", "join Eva after Bram";
        "seat Anna Bram Cees", "retire an", "retire Anna";
        CROSS, "recount an 500 br 490", "recount Anna 500 Bram 490";
        CROSS, "6-5", "play Bram 6>5 on north";
        CROSS, "draw", "draw Bram";
        CROSS, "foul c covering", "foul Cees covering";
        CROSS, "claim", "claim Anna";
        FIRST, "set 6-6", "set Bram 6-6";
        FIRST, "set 6-5 drawn", "set Bram 6-5 drawn";
        POT, "lot an 6-5 br 1-0 ce 2-0", "lot Anna 6-5 Bram 1-0 Cees 2-0";
        LINE, "flip 4-2", "flip Anna 4-2 on left";
        LINE, "flip 6-6", "flip Anna 6-6";
    } {
        let decided = records::record(script).judge(recorded(typed));
        let decided = decided.unwrap_or_else(|rejection| panic!("{typed}: {rejection}"));
        assert_eq!(decided.expanded().to_string(), full, "{typed}");
    }
}

#[test]
fn entries_in_full_have_the_same_ruling() {
    let mut verbs: BTreeMap<String, usize> = BTreeMap::new();
    let mut fouls = 0;
    for seed in 0..60 {
        let mut evening = Evening::of(seed, [0, 5, 20, 40][seed as usize % 4], 300);
        evening.settle();
        let (mut typed, mut full) = (Record::new(&LAW), Record::new(&LAW));
        for line in &evening.lines {
            let decided = typed.judge(recorded(line)).unwrap();
            let text = decided.expanded().to_string();
            let again = full
                .judge(recorded(&text))
                .unwrap_or_else(|rejection| panic!("{line}: {text}: {rejection}"));
            let (EntryOutcome::Ruled(one), EntryOutcome::Ruled(other)) =
                (decided.outcome(), again.outcome())
            else {
                panic!("{line} is an entry");
            };
            assert_eq!(one, other, "{line}: {text}");
            assert_eq!(again.expanded().to_string(), text, "{line}");
            fouls += usize::from(one.verdict != Verdict::Accepted);
            *verbs.entry(text.split(' ').next().unwrap().to_owned()).or_default() += 1;
            typed.apply(decided).unwrap();
            full.apply(again).unwrap();
        }
        assert_eq!(typed.session(), full.session());
    }
    eprintln!("{verbs:?} fouls {fouls}");
}
