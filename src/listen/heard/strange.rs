//! Finds the unknown words of a line, and words similar to them.

use super::{Edge, Heard, Lattice, MOST_WORDS, SHORT_NAME};
use nos_entry::phrases::{differ, is_swapped};
use nos_entry::{Sense, Wording};

impl<'a> Lattice<'a> {
    /// Whether the dictionary has no sense for a word, alone or in a phrase of the line.
    pub fn is_unknown(&self, at: usize) -> bool {
        self.is_new(at, &|_| false)
    }

    /// Whether a word is unknown or only the beginning of one, such as `in` for `insert`.
    pub fn is_new_or_begun(&self, at: usize) -> bool {
        let is_long = self.said.folded(at).len() > 1;
        self.is_new(at, &|edge| match edge.alone() {
            Some(Heard::Sense(Sense::Verb(said))) => is_long && said.form == Wording::Begun,
            Some(Heard::Sense(Sense::Keyword(_))) => {
                is_long && edge.to == at + 1 && !self.is_phrase(at)
            }
            _ => false,
        })
    }

    /// Whether a word follows a number, and may be the counted thing: `five minutes`.
    pub fn is_counted(&self, at: usize) -> bool {
        let ends_piece = |edge: &Edge<'_>| edge.to == at && edge.has(Heard::is_piece);
        let mut before = at.saturating_sub(MOST_WORDS)..at;
        let is_article = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Article);
        at > 0
            && self.has(at - 1, Heard::is_number)
            && !self.has(at - 1, is_article)
            && !before.any(|before| self.edges(before).iter().any(ends_piece))
    }

    /// Whether a word is part of a piece: of a man or a suit, or, if `false`, one that means nothing
    /// in it; `None` if it is known otherwise or not at all.
    pub fn is_man(&self, at: usize) -> Option<bool> {
        let piece = self.language.lexicon().phrases().piece(self.said.folded(at))?;
        let senses = self.senses_of(at, at + 1);
        let is_own = senses.iter().all(|sense| matches!(sense, Sense::Remark { .. }));
        is_own.then_some(!piece.is_empty())
    }

    /// Whether a word is unknown, and no form of a verb that many things can be done with.
    pub fn is_strange(&self, at: usize) -> bool {
        let phrases = self.language.lexicon().phrases();
        let word = self.said.folded(at);
        !phrases.is_light(word) && phrases.piece(word).is_none() && self.is_new_or_begun(at)
    }

    fn is_new(&self, at: usize, is_begun: &dyn Fn(&Edge<'a>) -> bool) -> bool {
        let is_known = |heard: &Heard<'_>| !matches!(heard, Heard::Newcomer(_));
        let near = at.saturating_sub(MOST_WORDS)..=at;
        !near.into_iter().any(|from| {
            let edges = self.edges(from);
            let is_it = |edge: &Edge<'a>| edge.has(is_known) && !is_begun(edge);
            edges.iter().any(|edge| edge.to > at && is_it(edge))
        })
    }

    /// Returns the known words that an unknown one is similar to.
    pub fn similar(&self, at: usize) -> Vec<String> {
        let word = self.said.folded(at);
        let words = self.language.lexicon().phrases().similar(word);
        let names = self.names.iter().filter_map(|(name, _)| match name.as_slice() {
            [name] if word.len() > SHORT_NAME && differ(name, word) => Some(name.clone()),
            [name] if is_swapped(name, word) => Some(name.clone()),
            _ => None,
        });
        words.into_iter().chain(names).collect()
    }
}
