//! Entries said in full: read again, they are ruled on in the same way.

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
    struct Case {
        script: &'static str,
        typed: &'static str,
        full: &'static str,
    }
    let table = [
        Case {
            script: "seat Anna Bram Cees",
            typed: "join Eva after br",
            full: "join Eva after Bram",
        },
        Case {
            script: "seat Anna Bram Cees",
            typed: "retire an",
            full: "retire Anna",
        },
        Case {
            script: CROSS,
            typed: "recount an 500 br 490",
            full: "recount Anna 500 Bram 490",
        },
        Case {
            script: CROSS,
            typed: "6-5",
            full: "play Bram 6>5 on north",
        },
        Case {
            script: CROSS,
            typed: "draw",
            full: "draw Bram",
        },
        Case {
            script: CROSS,
            typed: "foul c covering",
            full: "foul Cees covering",
        },
        Case {
            script: CROSS,
            typed: "claim",
            full: "claim Anna",
        },
        Case {
            script: FIRST,
            typed: "set 6-6",
            full: "set Bram 6-6",
        },
        Case {
            script: FIRST,
            typed: "set 6-5 drawn",
            full: "set Bram 6-5 drawn",
        },
        Case {
            script: POT,
            typed: "lot an 6-5 br 1-0 ce 2-0",
            full: "lot Anna 6-5 Bram 1-0 Cees 2-0",
        },
        Case {
            script: LINE,
            typed: "flip 4-2",
            full: "flip Anna 4-2 on left",
        },
        Case {
            script: LINE,
            typed: "flip 6-6",
            full: "flip Anna 6-6",
        },
    ];
    for Case {
        script,
        typed,
        full,
    } in table
    {
        let decided = records::record(script).judge(recorded(typed));
        let decided = decided.unwrap_or_else(|rejection| panic!("{typed}: {rejection}"));
        assert_eq!(decided.expanded().to_string(), full, "{typed}");
    }
}

#[test]
fn what_is_said_in_full_is_ruled_on_as_it_was() {
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
