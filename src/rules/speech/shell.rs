//! The verbs of the shell, which every law has: corrections, and questions about any evening.

use super::verb::{ALWAYS, Group, VerbRow};

/// Makes the verbs of the shell, and a table of them in the same order.
macro_rules! rows {
    ($($verb:ident: $word:literal $letter:expr, $group:ident $arguments:expr, $example:literal;)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum ShellVerb {
            $($verb),*
        }

        /// The verbs of the shell, in the order in which they are listed.
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
            is_rare: false,
        }),*];

        impl ShellVerb {
            pub fn at(place: usize) -> Option<ShellVerb> {
                [$(ShellVerb::$verb),*].get(place).copied()
            }

            pub fn row(self) -> &'static VerbRow {
                &SHELL[self as usize]
            }
        }
    };
}

rows! {
    Undo: "undo" Some('u'), Correction ["[N]"], "undo 2";
    Strike: "strike" None, Correction ["N"], "strike 31";
    Fix: "fix" None, Correction ["N", "ENTRY"], "fix 14 note otherwise";
    Insert: "insert" None, Correction ["N", "ENTRY"], "insert 31 note missed";
    Revise: "revise" None, Correction ["N", "[M]"], "revise 31 40";
    Status: "status" None, Question [], "status";
    Try: "try" Some('t'), Question ["ENTRY"], "try note so it is";
    History: "history" None, Question ["[N|hand N|all]"], "history 20";
    Why: "why" Some('y'), Question ["[N]"], "why 31";
    Rule: "rule" None, Question ["[N.N|WORD]"], "rule 7.3";
    Help: "help" Some('?'), Question ["[WORD]"], "help note";
    Quit: "quit" Some('q'), Question [], "quit";
}

/// Whether an entry follows the verb and the number of another.
pub fn amends(verb: &VerbRow) -> bool {
    let rows = [ShellVerb::Fix, ShellVerb::Insert].map(ShellVerb::row);
    rows.contains(&verb)
}

/// The rows of `history` where a hand has another word.
pub static HISTORIES: [(&str, VerbRow); 2] = [
    ("game", history(&["[N|game N|all]"])),
    ("round", history(&["[N|round N|all]"])),
];

const fn history(arguments: &'static [&'static str]) -> VerbRow {
    VerbRow {
        arguments,
        ..SHELL[ShellVerb::History as usize]
    }
}
