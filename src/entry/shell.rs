//! The verbs of the shell, common to all laws: corrections, and questions about any evening.

use crate::slot::{ArgumentRow, Slot, Unit};
use crate::verb::{ALWAYS, Group, VerbRow};

const NO: ArgumentRow = ArgumentRow::new("N", &[Slot::ENTRY_NO]);

const ENTRY: ArgumentRow = ArgumentRow::new("ENTRY", &[Slot::ENTRY]);

const fn rest(usage: &'static str) -> ArgumentRow {
    const REST: [Slot; 1] = [Slot::REST.optional()];
    ArgumentRow::new(usage, &REST)
}

macro_rules! rows {
    ($($verb:ident: $word:literal $letter:expr, $group:ident $arguments:expr, $example:literal;)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum ShellVerb {
            $($verb),*
        }

        pub static SHELL: [VerbRow; [$(ShellVerb::$verb),*].len()] = [$(VerbRow {
            word: $word,
            aliases: &[],
            letter: $letter,
            group: Group::$group,
            arguments: &$arguments,
            example: $example,
            articles: &[],
            phases: ALWAYS,
            asks: false,
            ends: false,
            is_rare: false,
        }),*];

        impl ShellVerb {
            pub fn at_place(place: usize) -> Option<ShellVerb> {
                [$(ShellVerb::$verb),*].get(place).copied()
            }

            pub fn row(self) -> &'static VerbRow {
                &SHELL[self as usize]
            }
        }
    };
}

rows! {
    Undo: "undo" Some('u'), Correction [ArgumentRow::new("[N]", &[Slot::number(u32::MAX, Unit::Entries).optional()])], "undo 2";
    Strike: "strike" None, Correction [NO], "strike 31";
    Fix: "fix" None, Correction [NO, ENTRY], "fix 14 note otherwise";
    Insert: "insert" None, Correction [NO, ENTRY], "insert 31 note missed";
    Revise: "revise" None, Correction [NO, ArgumentRow::new("[M]", &[Slot::ENTRY_NO.optional()])], "revise 31 40";
    Redo: "redo" None, Correction [], "redo";
    Waive: "waive" None, Correction [ArgumentRow::new("[N]", &[Slot::ENTRY_NO.optional()])], "waive 31";
    Was: "was" None, Correction [ArgumentRow::new("NAME", &[Slot::PLAYER])], "was Bram";
    Status: "status" None, Question [], "status";
    Try: "try" Some('t'), Question [ENTRY], "try note so it is";
    History: "history" None, Question [rest("[N|hand N|all]")], "history 20";
    Why: "why" Some('y'), Question [ArgumentRow::new("[N]", &[Slot::ENTRY_NO.optional()])], "why 31";
    Rule: "rule" None, Question [rest("[N.N|WORD]")], "rule 7.3";
    Help: "help" Some('?'), Question [rest("[WORD]")], "help note";
    Quit: "quit" Some('q'), Question [], "quit";
}

/// Whether the verb takes the number of an entry and a new entry.
pub fn amends(verb: &VerbRow) -> bool {
    [ShellVerb::Fix, ShellVerb::Insert].map(ShellVerb::row).contains(&verb)
}

/// The rows of `history` for laws that have another word for a hand.
pub static HISTORIES: [(&str, VerbRow); 2] =
    [("game", history(&[rest("[N|game N|all]")])), ("round", history(&[rest("[N|round N|all]")]))];

const fn history(arguments: &'static [ArgumentRow]) -> VerbRow {
    VerbRow { arguments, ..SHELL[ShellVerb::History as usize] }
}
