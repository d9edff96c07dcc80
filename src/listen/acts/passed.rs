//! Passes over words that no act needs, in a line that nos only offers.

use super::{Acts, State, TokenValue};
use crate::heard::Heard;
use nos_entry::phrases::{Auxiliary, Preposition, SaidVerb, Sense, Wording};
use nos_entry::shell::ShellVerb;
use nos_entry::slot::{Slot, Takes};
use nos_entry::verb::{ALWAYS, Group};

/// The most that the words passed over may weigh.
const MOST: usize = 9;

/// The weight of an unknown word or a verb, and of a word without a sense of its own.
const HEAVY: usize = 2;
const LIGHT: usize = 1;

/// The most words of a line that says nothing but its act.
const SHORT: usize = 3;

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
        let mut all: Vec<(usize, State<'a>)> = ways
            .map(|(to, weight)| {
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
            .collect();
        // `moet twee stenen kopen`: the verb may come late, in any form.
        let is_asker = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Asker);
        if state.now.verb.is_none()
            && self.lattice.has(at, is_asker)
            && let Some((to, next)) = all.first().filter(|(to, _)| *to == at + 1)
        {
            let mut next = next.clone();
            next.now.has_auxiliary = Some(Auxiliary::Free);
            all.push((*to, next));
        }
        all
    }

    /// Returns the weight of a word; `None` if an act must use it.
    fn weight(&self, state: &State<'a>, at: usize) -> Option<usize> {
        let (said, now) = (&self.lattice.said, &state.now);
        let has = |is: fn(&TokenValue) -> bool| now.tokens.iter().any(|token| is(&token.value));
        match self.lattice.is_man(at) {
            // `pawn to g5, kicking the bishop`
            Some(true) => {
                return has(|value| matches!(value, TokenValue::Piece(_))).then_some(HEAVY);
            }
            Some(false) => return Some(LIGHT),
            None => {}
        }
        // `re Anna` is no sentence: its first word is short for one of several verbs.
        if self.is_short() && at == 0 {
            let begun = self.language.lexicon().beginning(said.folded(at), ALWAYS);
            if begun.len() > 1 && said.folded(at).len() < 4 {
                return None;
            }
        }
        if self.lattice.is_strange(at) {
            let word = said.typed(at, at + 1).trim_start_matches('\'');
            let is_word = at == 0 || word.starts_with(char::is_lowercase);
            let is_counted = self.lattice.is_counted(at) && !now.is_said();
            let has_names = has(|value| matches!(value, TokenValue::Newcomer(_)));
            return (is_word && !is_counted && !has_names).then_some(HEAVY);
        }
        // A line that ends with a joiner is not finished.
        if at + 1 == self.end && self.lattice.is_joiner(at) {
            return None;
        }
        let is_first = at == 0 && state.acts.is_empty();
        let mut weight = LIGHT;
        for edge in self.lattice.edges(at).iter() {
            let is_longer = edge.to > at + 1;
            for part in &edge.parts {
                match &part.heard {
                    Heard::Piece { .. } | Heard::Clock | Heard::Begun(_) => return None,
                    Heard::Player { is_letter: false, .. } if !self.lattice.is_phrase(at) => {
                        return None;
                    }
                    // People say a score beside a piece: `thirty one with the ace`.
                    Heard::Sense(Sense::Number(_) | Sense::Times(_))
                        if (!self.is_short() || at > 0 && self.is_mark(at - 1, at))
                            && self.has_piece(at)
                            && !now.is_said() =>
                    {
                        weight = HEAVY + LIGHT;
                    }
                    Heard::Sense(
                        Sense::Number(_)
                        | Sense::Times(_)
                        | Sense::AllBut(_)
                        | Sense::Denier
                        | Sense::Repair
                        | Sense::Lack
                        | Sense::Reason
                        | Sense::Unit(_),
                    ) => return None,
                    // `the two that he must draw`
                    Heard::Sense(Sense::Actor) if now.tokens.is_empty() => return None,
                    Heard::Sense(Sense::Keyword(word))
                        if self.lattice.is_phrase(at)
                            && !self.is_mark(at, at + 1)
                            && self.is_useful(word) =>
                    {
                        return None;
                    }
                    // That somebody may act is no act; that he must may be one.
                    Heard::Sense(Sense::Asker) if is_first || !self.is_duty(at) => return None,
                    // `has the ten` is no play, but `has slapped down the ten` may be one.
                    Heard::Sense(Sense::Auxiliary(_)) if !self.is_before_verb(at) => return None,
                    // A line that ends with a mark is not finished.
                    Heard::Sense(Sense::Preposition(_)) if at + 1 == self.end => {
                        now.verb.map(|_| ())?;
                    }
                    // `51 or 53`
                    Heard::Sense(Sense::Idle) if self.is_between(at) => return None,
                    // `draws the two that he must draw`
                    Heard::Sense(Sense::Verb(said))
                        if now.verb.is_some_and(|(own, _)| own.verb == said.verb) => {}
                    Heard::Sense(Sense::Verb(verb)) if is_longer => {
                        let is_grave = verb.verb.row.asks || verb.verb.row.ends;
                        (!is_grave).then_some(())?;
                    }
                    Heard::Sense(Sense::Verb(verb)) => {
                        weight = weight.max(self.weighs(verb, at)?);
                    }
                    _ => {}
                }
            }
        }
        Some(weight)
    }

    /// Whether the line is too short for a sentence.
    fn is_short(&self) -> bool {
        self.end <= SHORT
    }

    /// Whether a word that asks may also name a duty.
    fn is_duty(&self, at: usize) -> bool {
        let word = self.lattice.said.folded(at);
        let senses = self.lattice.senses_of(at, at + 1);
        let about = self.language.lexicon().phrases().answer(&[word]);
        senses.iter().any(|sense| matches!(sense, Sense::Auxiliary(_)))
            || about.is_some_and(|about| about.row == ShellVerb::Status.row())
    }

    /// Whether an unknown word, which may be a verb, or a mark follows in the same part of the line.
    fn is_before_verb(&self, at: usize) -> bool {
        let behind = (at + 1..self.end).take_while(|place| !self.lattice.is_joiner(*place));
        behind.into_iter().any(|place| self.lattice.is_strange(place))
            || self.is_mark(at + 1, at + 2)
    }

    fn is_between(&self, at: usize) -> bool {
        let is_thing = |heard: &Heard<'_>| heard.is_piece() || heard.is_number();
        at > 0 && self.lattice.has(at - 1, is_thing) && self.lattice.has(at + 1, is_thing)
    }

    /// Whether the part of the line with this word, up to each joiner, has a piece.
    fn has_piece(&self, at: usize) -> bool {
        let is_in = |place: &usize| !self.lattice.is_joiner(*place);
        let before = (0..at).rev().take_while(is_in);
        before
            .chain((at + 1..self.end).take_while(is_in))
            .any(|at| self.lattice.has(at, Heard::is_piece))
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

    /// Returns the weight of a verb; `None` for an act of this phase.
    fn weighs(&self, said: &SaidVerb<'_>, at: usize) -> Option<usize> {
        let (row, phase) = (said.verb.row, self.context.phase_bit());
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
        let all = || from..to;
        let has = |is: &dyn Fn(&Heard<'_>) -> bool| all().any(|place| self.lattice.has(place, is));
        let names = |place: usize| {
            !self.lattice.is_phrase(place) && self.lattice.has(place, Heard::is_player)
        };
        // A name there follows a mark: `three for Otto`.
        if all().any(|at| names(at) && (at == from || !self.is_mark(at - 1, at))) {
            return None;
        }
        let is_denier = |heard: &Heard<'_>| {
            heard.is_denier() || !is_first && *heard == Heard::Sense(Sense::Repair)
        };
        let is_said =
            |heard: &Heard<'_>| matches!(heard, Heard::Sense(Sense::Actor | Sense::Auxiliary(_)));
        // nos passes over an act that did not happen, unless it names somebody.
        let lacks = self.lattice.senses_of(from, from + 1).contains(&Sense::Lack);
        let is_lack = !is_first && to > from + 1 && lacks && !all().any(names) && !has(&is_said);
        let is_named = |heard: &Heard<'_>| {
            matches!(heard, Heard::Sense(Sense::Unit(_) | Sense::Preposition(Preposition::Score)))
        };
        // A number there is a count or a score.
        let is_open = has(&|heard| heard.is_number())
            && !has(&is_named)
            && !all().any(|place| self.lattice.is_strange(place));
        if has(&is_denier) && !is_lack || is_open {
            return None;
        }
        let phase = self.context.phase_bit();
        let announces =
            self.implied.iter().any(|verb| verb.row.is_for(phase) && verb.row.takes(Takes::Phrase));
        let is_act = |place: usize| {
            let is_used = |heard: &Heard<'_>| match heard {
                Heard::Sense(Sense::Verb(said)) => {
                    let row = said.verb.row;
                    let is_same = state.now.verb.is_some_and(|(own, _)| own.verb == said.verb);
                    let is_act = row.group == Group::Hand && self.weighs(said, place).is_none();
                    let is_entry = matches!(row.group, Group::Session | Group::Hand);
                    said.form != Wording::Begun
                        && (row.group == Group::Correction
                            || is_entry && (row.asks || row.ends || all().any(names))
                            || is_act && !is_same && !is_lack)
                }
                // `right, Otto plays …`
                Heard::Sense(Sense::Keyword(word)) => {
                    (!is_first || announces)
                        && self.lattice.is_phrase(place)
                        && !self.is_mark(place, place + 1)
                        && self.is_useful(word)
                }
                Heard::Newcomer(_) => {
                    self.names.is_empty()
                        && self.lattice.said.typed(place, place + 1).starts_with(char::is_uppercase)
                }
                heard => matches!(heard, Heard::Piece { .. } | Heard::Clock),
            };
            self.lattice.has(place, is_used) || self.lattice.said.folded(place) == "?"
        };
        if to == from || to == end && is_first || all().any(is_act) {
            return None;
        }
        let weight = (from..to).filter(|place| self.weight(state, *place) != Some(LIGHT)).count();
        // The joiner after the first part goes with it.
        Some((to + usize::from(is_first && !is_joiner), LIGHT + weight))
    }
}
