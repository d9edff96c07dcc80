//! Evenings as typed scripts.

use super::invariants;
use crate::support::scripts::entry;
use nos_law::EntryNo;
use nos_laws::nos::{Entry, Ruling, Session};

#[derive(Clone)]
pub struct Evening {
    pub session: Session,
    taken: u32,
}

#[track_caller]
pub fn evening(script: &str) -> Evening {
    Evening::new().goes_on(script)
}

fn seats(players: usize) -> &'static [&'static str] {
    const NAMES: [&str; 5] = ["Anna", "Bram", "Cees", "Dirk", "Eef"];
    assert!((3..=5).contains(&players), "three to five players");
    &NAMES[..players]
}

pub fn first_hand(players: usize) -> Evening {
    evening(&format!("seat {}\ndeal", seats(players).join(" ")))
}

/// Deals a later hand with Anna on set.
pub fn later_hand(players: usize) -> Evening {
    let names = seats(players);
    let (last, boneyard) = (names[players - 1], if players == 4 { 12 } else { 13 });
    let mut evening = first_hand(players)
        .goes_on(&format!("set {last} 6-6\nannounce 1\ndraw Anna {}", boneyard - 2));
    for name in names {
        evening = evening.goes_on(&format!("pass {name}"));
    }
    for name in names {
        let spots = if *name == "Anna" { 90 } else { 20 };
        evening = evening.goes_on(&format!("count {name} {spots}"));
    }
    evening.goes_on("deal")
}

impl Evening {
    pub fn new() -> Evening {
        Evening { session: Session::default(), taken: 0 }
    }

    /// Replays further lines, all of them accepted.
    #[track_caller]
    pub fn goes_on(mut self, script: &str) -> Evening {
        assert!(!script.trim().is_empty(), "a script with no line tests nothing");
        for line in script.lines().map(str::trim) {
            let before = self.session.clone();
            let ruling = match before.judge(&entry(line)) {
                Ok(ruling) => ruling,
                Err(refusal) => panic!("{line}: {refusal}"),
            };
            self.apply(&ruling);
            if let Err(wrong) = invariants::hold(&before, &ruling, &self.session) {
                panic!("{line}: {wrong}");
            }
        }
        self
    }

    /// Enters a ruling; a rejection changes nothing.
    pub fn take(&mut self, entry: &Entry) -> bool {
        match self.session.judge(entry) {
            Ok(ruling) => {
                self.apply(&ruling);
                true
            }
            Err(_) => false,
        }
    }

    pub fn apply(&mut self, ruling: &Ruling) {
        self.taken += 1;
        self.session.apply(EntryNo(self.taken), ruling);
    }
}
