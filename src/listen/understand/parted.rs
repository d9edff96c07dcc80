//! Offers what the two parts of a line mean, before and after a joiner. One of them may say nothing.

use super::Listener;
use super::offered::{after, joined};
use crate::acts::Acts;
use crate::choice::OFFERED;
use crate::heard::{Edge, Heard, Lattice};
use crate::word::Word;
use nos_entry::{Entry, PartialReading, PromptContext, Sense, Slot, Takes};

impl Listener<'_> {
    /// Hears the two parts of a line before and after a joiner. One of them may say nothing.
    pub(super) fn chained(
        &self,
        lattice: &Lattice<'_>,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let all = self.said.words.len();
        let own = Lattice::new(self.said, self.language, context, &self.effort);
        let acts = Acts::new(&own, self.language, context, all, &self.effort);
        let is_end = |at: &usize| lattice.is_joiner(*at) && !lattice.is_joiner(at - 1);
        let ends = (1..all).filter(is_end).take_while(|_| !self.effort.is_spent());
        let mut ends = ends.filter(|_| lattice.actors(0, all) < 2);
        ends.find_map(|end| {
            let behind = (end..all).find(|at| !lattice.is_joiner(*at))?;
            let named = acts.idle(0, end);
            let is_counted = (0..end).any(|at| lattice.has(at, Heard::is_number));
            let idle = || self.behind_idle(&acts, named.clone()?, (end, behind), context);
            let in_turn = || self.in_turn(&acts, (end, behind), context);
            // `Gus fetched three, then 5-8` says an act, `after five minutes, Gus draws` none.
            if is_counted { in_turn().or_else(idle) } else { idle().or_else(in_turn) }
        })
    }

    /// Hears the rest of a line whose first part says no act, but perhaps who acts: `too rich for
    /// Anna, drops`.
    fn behind_idle(
        &self,
        acts: &Acts<'_, '_>,
        named: Vec<usize>,
        (end, behind): (usize, usize),
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let all = self.said.words;
        let is_name = named.len() == end;
        let lattice = acts.lattice();
        let is_named = (behind..all.len()).any(|at| lattice.has(at, Heard::is_player));
        let mut named: Vec<Word<'_>> =
            named.into_iter().filter(|_| !is_named).map(|at| all[at].clone()).collect();
        let mut rest = Vec::new();
        for (at, word) in all.iter().enumerate().skip(behind) {
            // `Anna can't play, so she passes`
            let is_actor = lattice.has(at, |heard| *heard == Heard::Sense(Sense::Actor));
            match is_actor && !named.is_empty() {
                true => rest.append(&mut named),
                false => rest.push(word.clone()),
            }
        }
        rest.splice(0..0, named);
        let rest = self.meant(&rest, context).filter(|rest| self.is_right(rest, context))?;
        let nothing =
            if is_name { PartialReading::default() } else { self.passing(lattice, 0, end) };
        Some(joined(nothing, &[], rest))
    }

    /// Hears the first part of a line and, in the session after it, the rest, which may say nothing.
    fn in_turn(
        &self,
        acts: &Acts<'_, '_>,
        (end, behind): (usize, usize),
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let first = self.meant(&self.said.words[..end], context)?;
        let mut found: Option<PartialReading> = None;
        for entries in &first.meanings {
            if let Some(more) = self.going_on(acts, &first, entries, behind, context) {
                match &mut found {
                    Some(found) => found.meanings.extend(more.meanings),
                    None => found = Some(more),
                }
            }
        }
        found.iter_mut().for_each(|found| found.meanings.truncate(OFFERED));
        found
    }

    /// Hears the rest of a line in the session after these entries.
    fn going_on(
        &self,
        acts: &Acts<'_, '_>,
        first: &PartialReading,
        entries: &[Entry],
        behind: usize,
        context: &dyn PromptContext,
    ) -> Option<PartialReading> {
        let all = self.said.words;
        let after = after(entries, context)?;
        // After an act, a denial takes it back: `draws two, not yet`; `no score` does not.
        let denies = |at: usize| {
            let has = |sense| acts.lattice().senses_of(at, at + 1).contains(&sense);
            has(Sense::Denier) && !has(Sense::Reason) && !has(Sense::Lack)
        };
        if (behind..all.len()).any(denies) {
            return None;
        }
        // A number after a number may be its sum: `fifteen two, and a pair makes four`.
        let counts = |slot: &Slot| matches!(slot.takes, Takes::Number { .. });
        let may_count = entries.iter().any(|entry| entry.row().has(counts))
            && (behind..all.len()).any(|at| acts.lattice().has(at, Heard::is_number));
        let names = acts.idle(behind, all.len()).filter(|_| !may_count);
        if names.is_some_and(|named| named.is_empty()) || self.is_remark(acts.lattice(), behind) {
            let nothing = PartialReading { meanings: vec![Vec::new()], ..first.clone() };
            return Some(joined(self.passing(acts.lattice(), behind, all.len()), entries, nothing));
        }
        // Somebody else does the rest only if the line says so.
        let is_thing = |heard: &Heard<'_>| heard.is_thing() || *heard == Heard::Sense(Sense::Actor);
        let mut rest = behind..all.len();
        let after = after.filter(|_| rest.any(|at| acts.lattice().has(at, is_thing)))?;
        let rest =
            self.meant(&all[behind..], &*after).filter(|rest| self.is_right(rest, &*after))?;
        Some(joined(first.clone(), entries, rest))
    }

    /// Whether the rest of a line is a remark that denies and asks nothing: `plays the ace, a pair`.
    fn is_remark(&self, lattice: &Lattice<'_>, from: usize) -> bool {
        let to = self.said.words.len();
        let is_open = |heard: &Heard<'_>| {
            heard.is_denier() || matches!(heard, Heard::Sense(Sense::Repair | Sense::Asker))
        };
        let begin =
            (from..to).find(|at| !lattice.has(*at, |heard| *heard == Heard::Sense(Sense::Article)));
        let is_whole = |edge: &Edge<'_>| {
            let is_remark = matches!(edge.alone(), Some(Heard::Sense(Sense::Remark { .. })));
            edge.to == to && is_remark
        };
        begin.is_some_and(|begin| lattice.edges(begin).iter().any(is_whole))
            && !(from..to).any(|at| lattice.has(at, is_open))
    }
}
