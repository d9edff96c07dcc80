//! Passes over words that no act needs, in a line that nos only offers.

use super::{Acts, State};
use crate::heard::{Edge, Heard};
use nos_entry::phrases::{SaidVerb, Sense, Wording};
use nos_entry::slot::{Slot, Takes};
use nos_entry::verb::Group;

/// The most that the words passed over may weigh.
const MOST: usize = 9;

/// The weight of an unknown word or a verb, and of a word without a sense of its own.
const HEAVY: usize = 2;
const LIGHT: usize = 1;

/// The most words of a line of which nos passes over some.
pub const MOST_WORDS: usize = 64;

impl<'a> Acts<'a, '_> {
    /// Returns the readings that pass over this word, or over the part of the line that begins here.
    pub(super) fn passed(
        &self,
        state: &State<'a>,
        at: usize,
        end: usize,
    ) -> Vec<(usize, State<'a>)> {
        if !self.is_loose || state.now.has_rest() {
            return Vec::new();
        }
        let word = self.weight(state, at).map(|weight| (at + 1, weight));
        let ways = word.into_iter().chain(self.part(state, at, end));
        let ways = ways.filter(|(_, weight)| state.skipped + weight <= MOST || at < self.head);
        ways.map(|(to, weight)| {
            let mut next = state.clone();
            next.skipped += if at < self.head { 0 } else { weight };
            next.is_plain = false;
            next.passed |= (at..to).fold(0, |passed, place| passed | 1 << place);
            if to == at + 1 {
                let is_object = next.now.verb.is_some() && !next.now.is_excuse;
                next.now.has_object |= is_object && self.lattice.is_strange(at);
                next.now.has_passed |= at >= self.head;
                (next.now.mark, next.now.has_article) = (None, false);
                next.now.has_auxiliary = None;
            }
            (to, next)
        })
        .collect()
    }

    /// Returns the weight of a word; `None` if an act must use it.
    fn weight(&self, state: &State<'a>, at: usize) -> Option<usize> {
        let said = &self.lattice.said;
        if self.lattice.is_strange(at) {
            let word = said.typed(at, at + 1).trim_start_matches('\'');
            let is_word = at == 0 || word.starts_with(char::is_lowercase);
            let is_counted = self.lattice.is_counted(at) && !state.now.is_said();
            return (is_word && !is_counted).then_some(HEAVY);
        }
        let is_first = at == 0 && state.acts.is_empty();
        let phase = self.context.phase_bit();
        let mut weight = LIGHT;
        for edge in self.lattice.edges(at).iter() {
            for part in &edge.parts {
                let is_longer = edge.to > at + 1;
                match &part.heard {
                    Heard::Piece { .. } | Heard::Clock | Heard::Begun(_) => return None,
                    Heard::Player { is_letter: false, .. } => return None,
                    // A score may be said beside a piece: `thirty one with the ace`.
                    Heard::Sense(Sense::Number(_) | Sense::Times(_))
                        if self.has_piece(at) && !state.now.is_said() =>
                    {
                        weight = HEAVY + LIGHT;
                    }
                    Heard::Sense(Sense::Number(_) | Sense::Times(_) | Sense::AllBut(_)) => {
                        return None;
                    }
                    Heard::Sense(
                        Sense::Denier
                        | Sense::Repair
                        | Sense::Lack
                        | Sense::Reason
                        | Sense::Unit(_),
                    ) => {
                        return None;
                    }
                    // `the two that he must draw`
                    Heard::Sense(Sense::Actor) if state.now.tokens.is_empty() => return None,
                    Heard::Sense(Sense::Keyword(word))
                        if self.lattice.is_phrase(at)
                            && !self.is_mark(at, at + 1)
                            && self.is_useful(word) =>
                    {
                        return None;
                    }
                    Heard::Sense(Sense::Asker) if is_first || said.folded(at) == "?" => {
                        return None;
                    }
                    Heard::Sense(Sense::Verb(verb)) if !is_longer => {
                        weight = weight.max(self.of_verb(verb, phase, at)?);
                    }
                    _ => {}
                }
            }
        }
        Some(weight)
    }

    /// Whether the part of the line with this word, up to each joiner, has a piece.
    fn has_piece(&self, at: usize) -> bool {
        let is_piece = |heard: &Heard<'_>| matches!(heard, Heard::Piece { .. });
        let is_in = |place: &usize| !self.lattice.is_joiner(*place);
        let before = (0..at).rev().take_while(is_in);
        before.chain((at + 1..self.end).take_while(is_in)).any(|at| self.lattice.has(at, is_piece))
    }

    /// Whether an act of this phase can use a keyword.
    fn is_useful(&self, word: &'static str) -> bool {
        let phase = self.context.phase_bit();
        let takes = |slot: &Slot| match slot.takes {
            Takes::Word(words) | Takes::End(words) => words.contains(&word),
            Takes::PlayerOr(own) => own == word,
            Takes::Phrase => true,
            _ => slot.after == Some(word),
        };
        let mut verbs = self.language.lexicon().verbs();
        self.language.lexicon().vocabulary.closing == Some(word)
            || verbs.any(|verb| {
                let is_act = matches!(verb.row.group, Group::Session | Group::Hand);
                is_act && verb.row.is_for(phase) && verb.row.slots().any(takes)
            })
    }

    fn of_verb(&self, said: &SaidVerb<'_>, phase: u64, at: usize) -> Option<usize> {
        let row = said.verb.row;
        let is_light = self.language.lexicon().phrases().is_light(self.lattice.said.folded(at));
        match row.group {
            _ if said.form == Wording::Begun => Some(LIGHT),
            Group::Correction => None,
            _ if is_light || !row.is_for(phase) => Some(LIGHT),
            Group::Session | Group::Hand => None,
            _ => Some(LIGHT),
        }
    }

    /// Returns where a part of the line ends that says no act, and its weight.
    fn part(&self, state: &State<'a>, at: usize, end: usize) -> Option<(usize, usize)> {
        let is_first = at == state.now.from && state.acts.is_empty() && state.passed == 0;
        let is_joiner = self.lattice.is_joiner(at);
        if !is_first && !is_joiner || state.now.mark.is_some() {
            return None;
        }
        let from = at + usize::from(is_joiner);
        let to = (from..end).find(|place| self.lattice.is_joiner(*place)).unwrap_or(end);
        let is_thing = |heard: &Heard<'_>| matches!(heard, Heard::Piece { .. } | Heard::Clock);
        let is_denier =
            |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Denier | Sense::Repair));
        // What nobody did or had may be passed over, if nobody is named with it.
        let lacks = self.lattice.senses_of(from, from + 1).contains(&Sense::Lack);
        let is_person = |heard: &Heard<'_>| {
            matches!(heard, Heard::Player { .. } | Heard::Sense(Sense::Actor | Sense::Auxiliary(_)))
        };
        let has =
            |is: &dyn Fn(&Heard<'_>) -> bool| (from..to).any(|place| self.lattice.has(place, is));
        let denies = has(&is_denier) && (is_first || to < from + 2 || !lacks || has(&is_person));
        let is_player = |heard: &Heard<'_>| matches!(heard, Heard::Player { .. });
        let names = has(&is_player);
        let is_act = |place: usize| {
            let edges = self.lattice.edges(place);
            let has_verb = |edge: &Edge<'_>| match edge.alone() {
                Some(Heard::Sense(Sense::Verb(said))) => {
                    let is_act = said.verb.row.group != Group::Correction && !names;
                    self.of_verb(said, self.context.phase_bit(), place).is_none() && !is_act
                }
                _ => false,
            };
            self.lattice.has(place, is_thing)
                || self.lattice.said.folded(place) == "?"
                || edges.iter().any(has_verb)
        };
        if to == from || to == end && is_first || denies || (from..to).any(is_act) {
            return None;
        }
        let weight = (from..to).filter(|place| self.weight(state, *place) != Some(LIGHT)).count();
        // The joiner after the first part goes with it.
        Some((to + usize::from(is_first && !is_joiner), LIGHT + weight))
    }
}
