//! The reason at the end of a line: `forfeit Bram -- a telephone`.

use super::write::words_of;
use super::{ActChain, Written};
use crate::word::SaidLine;
use nos_entry::carried::REASON;
use std::rc::Rc;

/// The mark before a reason, and the dashes that other programs make of it.
const MARKS: [&str; 3] = [REASON, "–", "—"];

pub struct SaidReason {
    /// The word of the line at which it begins.
    pub from: usize,
    words: Vec<Written>,
}

impl SaidReason {
    pub fn new(said: &SaidLine<'_>, from: usize, to: usize) -> Option<SaidReason> {
        let (text, (begin, _)) = said.rest(from, to);
        let mut words: Vec<Written> = words_of(text)
            .map(|(at, word)| {
                let at = begin + at;
                Written::said(word.to_owned(), (at, at + word.len()))
            })
            .skip_while(|word| !MARKS.contains(&word.text.as_str()))
            .collect();
        let mark = words.first_mut()?;
        let at = mark.at;
        mark.text = REASON.to_owned();
        let from = said.words.iter().position(|word| word.at >= at)?;
        Some(SaidReason { from, words })
    }

    /// Returns the chain with this reason for its last act; `None` if that act takes none.
    pub fn ends(&self, mut chain: ActChain) -> Option<ActChain> {
        let act = Rc::make_mut(chain.acts.last_mut()?);
        act.verb.row.slots().find(|slot| slot.after == Some(REASON))?;
        act.words.extend(self.words.iter().cloned());
        let last = self.words.last()?;
        act.bytes.1 = last.at + last.len;
        Some(chain)
    }
}
