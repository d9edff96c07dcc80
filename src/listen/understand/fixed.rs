//! Reads a line that corrects the last entry: `wrong tile, that was the 5-2`.

use super::repaired::{repair, thing};
use super::{LineMeaning, Listener};
use crate::heard::{Edge, Heard, Lattice};
use crate::word::Word;
use nos_entry::{Body, Correction, Entry, Part, PromptContext, Sense, ShellVerb};

/// The remark on a line that corrects something.
const CORRECT: &str = "correct";

impl Listener<'_> {
    /// Returns the correction of the last entry that a line makes.
    pub(super) fn fixed(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<LineMeaning> {
        let words = self.corrected(lattice)?;
        let (no, before) = (self.before)(None)?;
        let entry = self.entry(&words, &*before)?;
        // The line may correct an earlier entry, unless it begins as `no wait` does.
        let is_fine = !before.tried(&entry, "").is_wrong()
            || repair(lattice, 0).is_some_and(|(_, number)| number > 1);
        let is_seated = !context.called().is_empty();
        (is_fine && is_seated).then(|| {
            self.is_unsure.set(true);
            let parts = vec![Part::Fix(no, entry)];
            LineMeaning::Body(Body::Correction(Correction::Parts(parts)))
        })
    }

    /// Returns the likeliest entry that these words mean, alone.
    pub(super) fn entry(&self, words: &[Word<'_>], before: &dyn PromptContext) -> Option<Entry> {
        let meant = self.meant(words, before).filter(|meant| meant.unknown.is_empty())?;
        match meant.meanings.first()?.as_slice() {
            [entry] => Some(entry.clone()),
            _ => None,
        }
    }

    /// Returns the right part of a correction: `it was the 5-2, not the 5-1`.
    pub(super) fn corrected(&self, lattice: &Lattice<'_>) -> Option<Vec<Word<'_>>> {
        let all = self.said.words;
        let (mut corrects, mut at) = (false, 0);
        let mut left: Vec<Word<'_>> = Vec::new();
        while at < all.len() {
            let edges = lattice.edges(at);
            let says = |edge: &&Edge<'_>| match edge.alone() {
                Some(Heard::Sense(Sense::Remark { word, .. })) => *word == CORRECT,
                Some(Heard::Sense(Sense::Verb(said))) => said.verb.row == ShellVerb::Was.row(),
                _ => false,
            };
            // `wrong, jan had the 5-3`
            let is_was = |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Auxiliary(_)));
            let ends = |edge: &Edge<'_>| edge.to == at && thing(edge).is_some();
            let is_behind = (0..at).any(|from| lattice.edges(from).iter().any(ends));
            let is_apart = |at: usize| at > 0 && (lattice.is_joiner(at - 1) || is_behind);
            if at == 0
                && let Some((behind, number)) = repair(lattice, at)
            {
                // `no wait, 5-2`; a single word such as `sorry` may begin a new entry.
                (corrects, at) = (number > 1 || edges.iter().any(|edge| says(&edge)), behind);
            } else if corrects && lattice.has(at, is_was)
                || left.is_empty() && lattice.is_joiner(at)
            {
                at += 1;
            } else if let Some(edge) = edges.iter().find(says) {
                (corrects, at) = (true, edge.to);
            } else if lattice.has(at, Heard::is_denier) && is_apart(at) {
                // Drops a denied part.
                while left.pop_if(|word| word.is_mark()).is_some() {}
                at = (at..all.len()).find(|at| lattice.is_joiner(*at)).unwrap_or(all.len());
            } else {
                left.push(all[at].clone());
                at += 1;
            }
        }
        (corrects && left.len() < all.len()).then_some(left)
    }
}
