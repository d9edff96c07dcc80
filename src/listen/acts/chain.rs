//! Acts as a line says them, one after another.

use nos_entry::{Group, Verb, Wording};
use std::rc::Rc;

/// A word as a file has it, with the bytes of the line that say it; none if it is implied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    pub text: String,
    pub at: usize,
    pub len: usize,
}

impl Written {
    pub fn said(text: String, (at, end): (usize, usize)) -> Written {
        let len = end - at;
        Written { text, at, len }
    }

    pub fn implied(word: &str, at: usize) -> Written {
        Written::said(word.to_owned(), (at, at))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaidAct {
    pub verb: Verb,
    pub words: Vec<Written>,
    /// The cost of its implied verb and words.
    pub cost: u32,
    /// Whether nos asks before it records the act, since the line might mean something else.
    pub is_unsure: bool,
    /// Whether the line says its verb, by its word, its letter or a form.
    pub has_verb: bool,
    /// Whether its verb follows another act directly, with no joiner or name between them.
    pub is_run_on: bool,
    pub form: Option<Wording>,
    /// Where the name of a player who must be named goes among the words, if the line names nobody.
    pub lacks_player: Option<usize>,
    /// Where an optional name that the line leaves out would go.
    pub leaves_out_player: Option<usize>,
    /// Whether a required slot is empty.
    pub is_unfinished: bool,
    /// The first player that it names.
    pub player: Option<usize>,
    /// The player named with a correction: he made the entry that it takes back.
    pub blamed: Option<usize>,
    /// The bytes of a name that is a word of the rows.
    pub taken: Option<(usize, usize)>,
    /// Whether a single letter is its verb.
    pub is_letter: bool,
    pub is_named_by_letter: bool,
    /// Whether the act has no verb and names somebody who is not seated.
    pub is_loose: bool,
    pub stated: Stated,
    pub bytes: (usize, usize),
}

impl SaidAct {
    /// Whether it takes something back or ends something, unless its verb is typed as in a file.
    pub(super) fn is_grave(&self) -> bool {
        let row = self.verb.row;
        let is_entry = matches!(row.group, Group::Session | Group::Hand);
        !is_entry || (row.asks || row.ends) && self.form != Some(Wording::Written)
    }

    /// Whether it only repeats the verb of the act before it, as in `go go`.
    pub(super) fn says_again(&self, before: &SaidAct) -> bool {
        self.is_run_on && self.verb == before.verb && self.words.len() == 1
    }
}

/// Facts that the line states and the law works out; they must agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stated {
    pub score: Option<u32>,
    /// Another number that the line states with the score: `makes 15, for 8`.
    pub other: Option<u32>,
    /// The number at the open end of the tile.
    pub open: Option<u32>,
    pub is_last: bool,
}

/// Consecutive acts, and whether the line asks, denies or doubts them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActChain {
    pub acts: Vec<Rc<SaidAct>>,
    pub cost: u32,
    pub asks: bool,
    pub denies: bool,
    /// Whether a word of it changes its sense.
    pub doubts: bool,
    /// Whether it says itself that something was amiss: `out of turn`.
    pub is_amiss: bool,
    /// The number of words that mean nothing.
    pub skipped: usize,
    /// The words that it passes over, by their places in the line.
    pub passed: u64,
}

impl ActChain {
    /// Returns its cost and the number of skipped words.
    pub fn rank(&self) -> (u32, usize) {
        (self.cost, self.skipped)
    }

    /// Whether nos may offer the chain where it passes over words of the line.
    pub fn may_be_offered(&self) -> bool {
        !self.asks && !self.denies && !self.acts.iter().any(|act| act.is_grave())
    }

    /// Whether an act of it might mean something else.
    pub fn is_unsure(&self) -> bool {
        self.acts.iter().any(|act| act.is_unsure)
    }

    /// Whether nos asks before it records the chain.
    pub fn is_asked(&self) -> bool {
        self.doubts || self.is_unsure()
    }

    pub fn is_letter(&self) -> bool {
        matches!(self.acts.as_slice(), [act] if act.is_letter)
    }

    pub fn is_named_by_letter(&self) -> bool {
        matches!(self.acts.as_slice(), [act] if act.is_named_by_letter)
    }

    /// Counts its words; a reading of longer phrases has fewer.
    pub fn word_count(&self) -> usize {
        self.acts.iter().map(|act| act.words.len()).sum()
    }
}
