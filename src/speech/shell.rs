//! The verbs of the shell: corrections, and the questions that every law can be asked.

use super::verb::{ALWAYS, Group, VerbRow};

/// A verb of the shell, in the order of [`SHELL`].
#[expect(missing_docs, reason = "the table says what each means")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShellVerb {
    Undo,
    Strike,
    Fix,
    Insert,
    Revise,
    Status,
    Try,
    History,
    Why,
    Rule,
    Help,
    Quit,
}

macro_rules! rows {
    ($($verb:ident: $word:literal $letter:expr, $group:ident $arguments:expr, $help:literal, $example:literal;)*) => {
        /// The verbs of the shell, in the order in which they are listed.
        pub static SHELL: [VerbRow; [$(ShellVerb::$verb),*].len()] = [$(VerbRow {
            word: $word,
            aliases: &[],
            letter: $letter,
            group: Group::$group,
            arguments: &$arguments,
            help: $help,
            example: $example,
            articles: &[],
            phases: ALWAYS,
            asks: false,
        }),*];

        impl ShellVerb {
            /// The verb at this place of the table.
            pub fn at(place: usize) -> Option<ShellVerb> {
                [$(ShellVerb::$verb),*].get(place).copied()
            }

            /// The row of this verb.
            pub fn row(self) -> &'static VerbRow {
                &SHELL[self as usize]
            }
        }
    };
}

rows! {
    Undo: "undo" Some('u'), Correction ["[N]"], "strikes the last entry, or the last N", "undo 2";
    Strike: "strike" None, Correction ["N"], "strikes entry N", "strike 31";
    Fix: "fix" None, Correction ["N", "ENTRY"], "replaces entry N by another", "fix 14 note otherwise";
    Insert: "insert" None, Correction ["N", "ENTRY"], "adds a missed entry before entry N", "insert 31 note missed";
    Revise: "revise" None, Correction ["N", "[M]"], "the entries from N on, or N to M, come back to be changed", "revise 31 40";
    Status: "status" None, Question [], "where the session stands", "status";
    Try: "try" Some('t'), Question ["ENTRY"], "the ruling on an entry that is not recorded", "try note so it is";
    History: "history" None, Question ["[N|hand N|all]"], "what was entered: the last N, a hand, or all with what was struck", "history 20";
    Why: "why" Some('y'), Question ["[N]"], "the ruling on an entry, article by article", "why 31";
    Rule: "rule" None, Question ["[N.N|WORD]"], "an article of the rulebook, or those that have a word", "rule 7.3";
    Help: "help" Some('?'), Question ["[WORD]"], "what can be typed, or about a verb or a topic", "help note";
    Quit: "quit" Some('q'), Question [], "leaves the prompt; everything is kept", "quit";
}
