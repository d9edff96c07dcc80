//! How often a line is judged: once for its preview, and once when it is entered.

use crate::support::official::Official;
use nos::entry::{Act, Described, TypedPiece, What};
use nos::law::{
    Common, Derived, EntryNo, Evening, Event, Facts, HiddenHands, Judged, Law, Legal, Occasion,
    Picture, ProvedOffence, Referee, Ruling, Session, TalliedHand, TallySheet, Value,
};
use nos::laws::nos::{LAW, Nos};
use nos_base::{LeafValue, Look, PlayerId};
use std::any::Any;
use std::cell::Cell;
use std::fmt;

/// The law of Nos, whose sessions count their judgements.
static DERIVED: Derived = Derived {
    glance: |session, entry| {
        JUDGED.set(JUDGED.get() + 1);
        (LAW.derived.glance)(session, entry)
    },
    ..*LAW.derived
};

static COUNTING: Law = {
    let mut law = Law::of::<Nos>();
    law.derived = &DERIVED;
    law.begin = || Box::new(Counting((LAW.begin)()));
    law
};

thread_local! {
    static JUDGED: Cell<u32> = const { Cell::new(0) };
}

fn judged(doing: impl FnOnce()) -> u32 {
    JUDGED.set(0);
    doing();
    JUDGED.get()
}

#[derive(Debug)]
struct Counting(Session);

impl LeafValue for Counting {
    fn is(&self, other: &dyn Any) -> bool {
        (*self.0).is(other)
    }

    fn any(&self) -> &dyn Any {
        (*self.0).any()
    }

    fn debug(&self) -> &dyn fmt::Debug {
        self
    }
}

macro_rules! as_it_is {
    ($($name:ident($($argument:ident: $Argument:ty),*) $(-> $Answer:ty)?;)*) => {
        $(fn $name(&self $(, $argument: $Argument)*) $(-> $Answer)? {
            self.0.$name($($argument),*)
        })*
    };
}

impl Referee for Counting {
    fn copy(&self) -> Box<dyn Referee> {
        Box::new(Counting(self.0.clone()))
    }

    fn judge_by_law(&self, what: &What, ruling: &mut Ruling) -> Judged {
        JUDGED.set(JUDGED.get() + 1);
        self.0.judge_by_law(what, ruling)
    }

    fn apply(&mut self, no: EntryNo, ruling: &Ruling) {
        self.0.apply(no, ruling);
    }

    as_it_is! {
        admit(what: &What) -> Judged;
        implied_by_law() -> Option<Vec<&'static str>>;
        meant_by_law(verb: &str) -> Option<PlayerId>;
        described(words: &[&str]) -> Vec<Described>;
        overstates(ruling: &Ruling, typed: &str) -> bool;
        act_in_full(act: &Act, ruling: &Ruling) -> Act;
        common() -> &Common;
        phase() -> u32;
        turn() -> Option<PlayerId>;
        state() -> Facts;
        legal() -> Vec<Legal>;
        plays(legal: &Legal, piece: &TypedPiece) -> bool;
        hidden() -> Option<HiddenHands>;
        lay_act(player: PlayerId, piece: &TypedPiece, way: usize) -> Option<Act>;
        chances() -> Vec<Act>;
        json_fields(ruling: Option<&Ruling>) -> Facts;
        tally(ruling: &Ruling, sheet: &mut TallySheet);
        tally_hand(ruling: &Ruling, hand: &mut TalliedHand);
        picture() -> Option<Picture>;
        found(event: &Event) -> Option<ProvedOffence>;
        answer(ask: &Act, look: &Look) -> Option<(Vec<String>, Value)>;
        write_games(evening: &dyn Evening, occasion: Option<&Occasion>) -> String;
    }

    fn law(&self) -> &'static Law {
        &COUNTING
    }
}

const CROSS: [&str; 4] = ["seat Anna Bram Cees Dirk", "deal", "set Bram 66", "announce 2"];

struct Row {
    before: &'static [&'static str],
    typed: &'static str,
    answers: &'static [&'static str],
    previewed: u32,
    entered: u32,
    recorded: &'static [&'static str],
}

impl Row {
    const fn of(typed: &'static str, recorded: &'static [&'static str]) -> Row {
        Row { before: &[], typed, answers: &[], previewed: 1, entered: 1, recorded }
    }
}

#[test]
fn a_line_is_judged_once_for_its_preview_and_once_when_it_is_entered() {
    let table = [
        Row::of("64", &["play Cees 6>4 on north"]),
        Row::of("note so", &["note so"]),
        // A verb that nos asks about.
        Row { answers: &["1"], ..Row::of("void", &["void"]) },
        // A foul that is recorded, and one that is forgotten.
        Row { answers: &["1"], ..Row::of("54", &["play Cees 5-4"]) },
        Row { answers: &["2"], ..Row::of("54", &[]) },
        // The same foul with `waive` is a different entry, which is judged again.
        Row { answers: &["3"], entered: 2, ..Row::of("54", &["play Cees 5-4 waive"]) },
        // It is refused.
        Row::of("66", &[]),
        // A tile that may lie in two ways. The chosen way is a different entry, which is judged
        // again.
        Row {
            before: &["64", "65", "63", "62", "55"],
            answers: &["2"],
            entered: 2,
            ..Row::of("54", &["play Dirk 5>4 on east"])
        },
        // Two readings are judged, the foul also without its claim, each again for its choice, then one.
        Row {
            before: &["64"],
            answers: &["2"],
            previewed: 3,
            entered: 8,
            ..Row::of("d 16", &["play Dirk 6>1 on east"])
        },
        // Nothing follows the struck entry.
        Row { before: &["note so"], previewed: 0, entered: 0, ..Row::of("undo", &["undo"]) },
        // Everything after the fixed entry is judged again; the preview judges only the new one.
        Row {
            before: &["note so", "64"],
            previewed: 3,
            entered: 2,
            answers: &["1"],
            ..Row::of("fix 6 note on", &["fix 6 note on"])
        },
    ];
    for row in table {
        let before: Vec<&str> = CROSS.iter().chain(row.before).copied().collect();
        // Judgements before the line is typed.
        let opened = judged(|| {
            Official::default().sits_by(&COUNTING, &before);
        });
        let mut official = Official::who_types(&[row.typed], row.answers);
        let mut entries = Vec::new();
        let entered = judged(|| entries = official.sits_by(&COUNTING, &before)) - opened;
        assert_eq!(entries[1 + before.len()..], *row.recorded, "{}", row.typed);
        let adviser = &official.reads[0].adviser;
        let previewed = judged(|| drop(adviser.view(row.typed)));
        let counted = (previewed, entered);
        assert_eq!(counted, (row.previewed, row.entered), "{}", row.typed);
    }
}
