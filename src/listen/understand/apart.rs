//! Brings the parts of a verb together, `nu stapt Bram op`, and drops words that mean nothing.

use super::{LineMeaning, Listener};
use crate::effort;
use crate::heard::{Edge, Heard, Lattice, MOST_WORDS};
use crate::word::{SaidLine, Word};
use nos_entry::{Body, Notes, PromptContext, Sense};

impl Listener<'_> {
    /// Reads a line without its words that mean nothing anywhere. Nos asks about what it finds.
    pub(super) fn briefly(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<LineMeaning> {
        (self.effort.taken() <= effort::EASY).then_some(())?;
        let is_idle = |heard: &Heard<'_>| {
            matches!(heard, Heard::Sense(Sense::Little | Sense::Filler) | Heard::Newcomer(_))
        };
        let is_little = |edge: &&Edge<'_>| edge.alone() == Some(&Heard::Sense(Sense::Little));
        let mut words = Vec::new();
        let mut at = 0;
        while let Some(word) = self.said.words.get(at) {
            let edges = lattice.edges(at);
            let to = edges.iter().filter(is_little).map(|edge| edge.to).max().unwrap_or(at);
            let mut alone = edges.iter().filter(|edge| edge.to == at + 1);
            // A phrase such as `this time` means nothing, even if one of its words does.
            let is_used = (at.saturating_sub(MOST_WORDS)..at).any(|from| {
                let is_verb = |edge: &Edge<'_>| edge.to > at && edge.has(Heard::is_verb);
                lattice.edges(from).iter().any(is_verb)
            });
            // `die` may be he, or an article: `die past`, `legt die 6-4`.
            let is_thing = |heard: &Heard<'_>| {
                *heard == Heard::Sense(Sense::Actor) && !lattice.has(at + 1, Heard::is_verb)
            };
            let is_free = |heard: &Heard<'_>| is_idle(heard) || is_thing(heard);
            let is_idle = |edge: &Edge<'_>| edge.alone().is_some_and(is_free);
            if !is_used && (to > at + 1 || to > at && alone.all(is_idle)) {
                at = to;
            } else {
                words.push(word.clone());
                at += 1;
            }
        }
        (words.len() < self.said.words.len() && !words.is_empty()).then_some(())?;
        let said = SaidLine { words: &words, ..self.said };
        let listener = Listener { is_strict: true, ..self.within(said) };
        let heard = listener.hear(0, words.len(), context, &mut Notes::default()).ok()?;
        match heard {
            LineMeaning::Entries { meanings, .. } => {
                Some(LineMeaning::Entries { meanings, is_unsure: true })
            }
            LineMeaning::Body(Body::Question(_)) => None,
            body => {
                self.is_unsure.set(true);
                Some(body)
            }
        }
    }

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
