//! Reads a line that corrects itself: `42, no wait, 43`.

use super::{LineMeaning, Listener};
use crate::heard::{Edge, Heard, Lattice};
use crate::word::{SaidLine, Word};
use nos_entry::{Notes, PartialReading, PromptContext, Sense};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ThingKind {
    Piece,
    Player,
    Number,
    Keyword,
}

pub(super) fn thing(edge: &Edge<'_>) -> Option<ThingKind> {
    match edge.alone()? {
        Heard::Piece { .. } => Some(ThingKind::Piece),
        Heard::Player { .. } => Some(ThingKind::Player),
        Heard::Sense(Sense::Number(_)) => Some(ThingKind::Number),
        Heard::Sense(Sense::Keyword(_)) => Some(ThingKind::Keyword),
        _ => None,
    }
}

impl Listener<'_> {
    /// Returns the entries of a line with a repair in it. A piece, a player, a number or a place
    /// after it replaces the last one before it; anything else replaces the whole beginning.
    pub(super) fn repaired(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let all = self.said.words;
        // A repair that begins the line speaks of the last entry.
        let first = repair(lattice, 0).map_or(1, |(behind, _)| behind);
        let (at, mut behind, is_weak) = (first..all.len()).find_map(|at| {
            let (behind, number) = repair(lattice, at)?;
            Some((at, behind, number == 1 && !lattice.is_joiner(at - 1)))
        })?;
        while lattice.is_joiner(behind) {
            behind += 1;
        }
        let is_little = |heard: &Heard<'_>| {
            matches!(heard, Heard::Sense(Sense::Article | Sense::Filler | Sense::Preposition(_)))
        };
        // `on the right, I mean on the left`
        let is_rest = |to: usize| lattice.closes(to, all.len());
        let kinds = |at: usize| -> Vec<ThingKind> {
            lattice.edges(at).iter().filter(|edge| is_rest(edge.to)).filter_map(thing).collect()
        };
        let first = (behind..all.len())
            .find(|at| !lattice.has(*at, is_little) || kinds(*at).contains(&ThingKind::Piece));
        let kinds = kinds(first.unwrap_or(behind));
        let is_same = |edge: &&Edge<'_>| {
            edge.to <= at && thing(edge).is_some_and(|kind| kinds.contains(&kind))
        };
        let mut replaced: Vec<(usize, usize)> = (0..at)
            .flat_map(|from| {
                let edges = lattice.edges(from);
                edges.iter().filter(is_same).map(|edge| (from, edge.to)).collect::<Vec<_>>()
            })
            .collect();
        // The last one, and of several that end with it the longest first.
        let last = replaced.iter().map(|(_, to)| *to).max();
        replaced.retain(|(_, to)| Some(*to) == last);
        if replaced.is_empty() && !is_weak {
            replaced.push((0, at));
        }
        let mut refused = None;
        for (from, to) in replaced {
            let mut end = at;
            while end > to && lattice.is_joiner(end - 1) {
                end -= 1;
            }
            let behind = if from > 0 || to < at { first.unwrap_or(behind) } else { behind };
            let words = [&all[..from], all.get(behind..)?, &all[to..end]].concat();
            let Some(meant) = self.meant(&words, context) else {
                continue;
            };
            let first = meant.meanings.first().and_then(|entries| entries.first());
            if first.is_some_and(|entry| !context.tried(entry, "").is_wrong()) {
                return Some(meant);
            }
            refused.get_or_insert(meant);
        }
        refused
    }

    /// Returns what these words mean, even without some of them.
    pub(super) fn meant(
        &self,
        words: &[Word<'_>],
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let listener = self.within(SaidLine { words, ..self.said });
        if words.is_empty() {
            return None;
        }
        match listener.hear(0, words.len(), context, &mut Notes::default()) {
            Ok(LineMeaning::Entries { meanings, .. }) => {
                Some(PartialReading { meanings, ..PartialReading::default() })
            }
            _ => listener.partial.take(),
        }
    }
}

/// Returns where the words of a repair that begins here end, such as `no, sorry`, and their number.
pub(super) fn repair(lattice: &Lattice<'_>, from: usize) -> Option<(usize, usize)> {
    let is_repair = |edge: &&Edge<'_>| edge.alone() == Some(&Heard::Sense(Sense::Repair));
    let (mut at, mut number) = (from, 0);
    loop {
        match lattice.edges(at).iter().find(is_repair) {
            Some(edge) => {
                number += edge.to - at;
                at = edge.to;
            }
            None if number > 0 && lattice.said.folded(at) == "," => at += 1,
            None => return (number > 0).then_some((at, number)),
        }
    }
}
