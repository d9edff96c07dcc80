//! Brings the parts of a verb together: `nu stapt Bram op`.

use super::Listener;
use crate::heard::{Heard, Lattice};
use crate::word::Word;
use nos_entry::Sense;

impl Listener<'_> {
    /// Returns the words of a line with each particle right after its verb; `None` if each is there.
    pub(super) fn together(&self, lattice: &Lattice<'_>) -> Option<Vec<Word<'_>>> {
        let phrases = self.language.lexicon().phrases();
        let mut words = self.said.words.to_vec();
        let mut from = 0;
        for to in 1..=words.len() {
            if to < words.len() && !lattice.is_joiner(to) {
                continue;
            }
            // `stapt Bram op, graag`
            let is_filler = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Filler);
            let end = (from..to).rev().find(|at| !lattice.has(*at, is_filler)).unwrap_or(from);
            let is_apart =
                |at: &usize| phrases.is_separable(self.said.folded(*at), self.said.folded(end));
            if let Some(at) = (from..end.saturating_sub(1)).find(is_apart) {
                words[at + 1..=end].rotate_right(1);
            }
            from = to + 1;
        }
        (words != self.said.words).then_some(words)
    }
}
