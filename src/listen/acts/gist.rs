//! Finds the act of a line that nos only offers: it tries each verb that the line may mean, and passes
//! over the words that the act cannot use.

use super::{ActChain, Acts, Begun, SaidAct, State};
use crate::heard::{Edge, Heard};
use nos_base::Order;
use nos_entry::verb::ALWAYS;
use nos_entry::{Group, SaidVerb, Sense, Slot, Takes, Unit, Verb, Wording};
use std::rc::Rc;

/// The most that the words passed over may weigh.
const MOST: usize = 12;

/// The most words of a line that says nothing but its act.
const SHORT: usize = 3;

/// The most words of a line of which nos passes over some.
pub const MOST_WORDS: usize = 64;

pub(super) struct Gist<'g, 'a, 'b> {
    pub(super) acts: &'g Acts<'a, 'b>,
    pub(super) verb: Verb,
    /// The word after the last one.
    pub(super) to: usize,
    pub(super) drops_scores: bool,
    /// Whether a denial means the verb: `won't hear of a draw`.
    pub(super) refuses: bool,
}

impl<'a> Acts<'a, '_> {
    /// Returns the acts that these words may mean, with the scores that they state or without.
    pub fn gist(mut self, from: usize, to: usize, drops_scores: bool) -> Vec<ActChain> {
        self.is_loose = true;
        let said = self.said_verbs(from, to);
        let implied = self.implied.first().copied();
        let verbs = if said.is_empty() { self.likely() } else { said };
        let phrases = self.language.lexicon().phrases();
        let denied: Vec<usize> =
            (from..to).filter(|at| self.lattice.has(*at, Heard::is_denier)).collect();
        let denies = |at: &usize| phrases.denies(self.lattice.said.folded(*at));
        let refusal = phrases.refusal(self.context.phase_bit());
        let refusal = refusal.filter(|_| !denied.is_empty() && denied.iter().all(denies));
        let others = verbs.into_iter().filter(|verb| Some(*verb) != refusal);
        let verbs: Vec<Verb> = refusal.into_iter().chain(others).collect();
        let mut chains = Vec::new();
        for verb in verbs {
            (self.implied, self.later) = (vec![verb], vec![verb]);
            let refuses = refusal == Some(verb);
            let gist = Gist { acts: &self, verb, to, drops_scores, refuses };
            if let Some(state) = gist.gathered(from) {
                chains.extend(self.finish(&state, to));
            }
        }
        chains.retain(|chain| {
            let is_vague = |act: &Rc<SaidAct>| {
                let is_other = !act.has_verb && implied != Some(act.verb);
                act.is_unfinished || act.is_loose || chain.is_amiss && is_other
            };
            chain.may_be_offered() && !chain.acts.iter().any(is_vague)
        });
        chains.order_by_key(|chain| chain.skipped);
        chains
    }

    fn said_verbs(&self, from: usize, to: usize) -> Vec<Verb> {
        let mut verbs: Vec<Verb> = Vec::new();
        for at in from..to {
            for edge in self.lattice.edges(at).iter().filter(|edge| edge.to <= to) {
                if let Some(Heard::Sense(Sense::Verb(said))) = edge.alone()
                    && self.is_act(said, at, edge.to)
                    && !verbs.contains(&said.verb)
                {
                    verbs.push(said.verb);
                }
            }
        }
        verbs
    }

    /// Whether words say a verb of this phase in full. After an article they are a noun: `yes to the
    /// draw`.
    pub(super) fn is_act(&self, said: &SaidVerb<'_>, from: usize, to: usize) -> bool {
        let (row, word) = (said.verb.row, self.lattice.said.folded(from));
        let is_noun = from > 0 && self.lattice.senses_of(from - 1, from).contains(&Sense::Article);
        let is_light = to == from + 1
            && said.form != Wording::Written
            && self.language.lexicon().phrases().is_light(word);
        let is_full = said.form != Wording::Begun && word.chars().count() > 1;
        row.is_entry() && row.is_for(self.context.phase_bit()) && is_full && !is_light && !is_noun
    }

    /// Returns the implied verbs, and the other acts of this phase that take a number, seat somebody, or
    /// are often implied.
    fn likely(&self) -> Vec<Verb> {
        let phase = self.context.phase_bit();
        let is_number = |slot: &Slot| matches!(slot.takes, Takes::Number { .. });
        let is_beside = |slot: &Slot| slot.after == Some("after");
        let mut likely = self.implied.clone();
        likely.extend(self.language.lexicon().verbs().filter(|verb| {
            let row = verb.row;
            let is_told = row.slots().any(is_number) || self.later.contains(verb);
            let is_likely = row.group == Group::Hand && is_told || row.slots().any(is_beside);
            row.is_for(phase) && is_likely && !self.implied.contains(verb)
        }));
        likely
    }
}

impl<'a> Gist<'_, 'a, '_> {
    /// Fills the act with the words that it can take, the longest phrases first; `None` if a word is
    /// left that must be used.
    fn gathered(&self, from: usize) -> Option<State<'a>> {
        let mut state = State::begin(from);
        let mut at = from;
        while at < self.to {
            if self.refuses && self.acts.lattice.has(at, Heard::is_denier) {
                let bytes = self.acts.lattice.said.bytes(at, at + 1);
                state.act().verb = Some((SaidVerb::plain(self.verb, Wording::Unsure), bytes));
                state.act().is_excuse = true;
                (state.skipped, state.passed) = (state.skipped + 1, state.passed | 1 << at);
                at += 1;
                continue;
            }
            // The word before may mean nothing here: `has to jump`.
            let free = || {
                let mut free = state.clone();
                free.act().free();
                self.taken(&free, at)
            };
            (at, state) = match self.taken(&state, at).or_else(free) {
                Some(taken) => taken,
                None => (at + 1, self.without(&state, at)?),
            };
            (!self.acts.effort.is_spent()).then_some(())?;
        }
        let now = Rc::make_mut(&mut state.now);
        let is_said = now.verb.is_some() || now.has_passed;
        // A line that ends with a joiner or a mark is not finished, unless it ends a verb: `tacks one
        // on`. `has the ten` is no play, and `too late to claim` no claim.
        let is_open = now.is_joined || now.mark.is_some() && !is_said;
        let holds = now.has_auxiliary.is_some() && now.has_person() && !is_said;
        let is_denied = state.is_amiss && !now.has_person() && !now.has_piece();
        now.free();
        (!is_open && !holds && !is_denied).then_some(state)
    }

    /// Returns the reading with the longest phrase that the act can take here.
    fn taken(&self, state: &State<'a>, at: usize) -> Option<(usize, State<'a>)> {
        let edges = self.acts.lattice.edges(at);
        // A capital begins a new name, even if it is a word: `seat A B C`.
        let is_seat = self.verb.row.takes(Takes::Newcomer) && self.acts.is_capital(at);
        let is_new =
            |edge: &&Edge<'a>| is_seat && edge.has(|heard| matches!(heard, Heard::Newcomer(_)));
        let edges = edges.iter().filter(is_new).chain(edges.iter());
        edges.filter(|edge| edge.to <= self.to && self.is_plain(edge, at)).find_map(|edge| {
            let ways = self.acts.take(&Begun::new(state.clone()), edge, at, self.to);
            ways.into_iter().find(|(_, next)| self.is_of(next))
        })
    }

    /// Whether a phrase says something in full. An article may also be the number one, and a reason
    /// its verb.
    fn is_plain(&self, edge: &Edge<'a>, at: usize) -> bool {
        let lattice = self.acts.lattice;
        let has = |sense: &Sense<'_>| lattice.senses_of(at, edge.to).contains(sense);
        let is_last = edge.to == self.to || lattice.is_joiner(edge.to);
        edge.parts.iter().all(|part| match &part.heard {
            Heard::Player { is_letter, .. } => !is_letter,
            Heard::Sense(Sense::Verb(said)) => said.form != Wording::Begun,
            Heard::Sense(Sense::Keyword(_)) => {
                edge.to > at + 1 || edge.alone().is_none() || lattice.is_phrase(at)
            }
            Heard::Sense(Sense::Reason) => !lattice.has(at, Heard::is_verb),
            Heard::Sense(Sense::Unit(Unit::Tiles)) => {
                edge.alone().is_none() || self.is_beside_piece(at)
            }
            Heard::Sense(Sense::Number(_)) => {
                let is_score = self.drops_scores && !takes_number(self.verb);
                !is_score && (is_last || edge.alone().is_none() || !has(&Sense::Article))
            }
            Heard::Sense(Sense::Article) => !is_last || !lattice.has(at, Heard::is_number),
            _ => true,
        })
    }

    /// Whether a reading is still one act of this verb.
    fn is_of(&self, next: &State<'a>) -> bool {
        next.ended.is_empty()
            && next.now.verb.is_none_or(|(said, _)| said.verb == self.verb)
            && next.now.beside.iter().flatten().all(|beside| *beside == self.verb)
            && self.acts.can_be(&next.now)
    }

    /// Passes over a word; `None` if an act must use it.
    fn without(&self, state: &State<'a>, at: usize) -> Option<State<'a>> {
        let lattice = self.acts.lattice;
        // `re Anna` is no sentence: its first word is short for one of several verbs.
        let word = lattice.said.folded(at);
        let is_stub = self.acts.end <= SHORT && at == 0 && word.len() <= SHORT;
        if is_stub && self.acts.language.lexicon().beginning(word, ALWAYS).len() > 1 {
            return None;
        }
        // `failed to draw`
        let phrases = self.acts.language.lexicon().phrases();
        let is_before = phrases.is_infinitive(lattice.said.folded(at + 1));
        if lattice.is_strange(at) && is_before && lattice.has(at + 2, Heard::is_verb) {
            return None;
        }
        let is_meant = |heard: &Heard<'_>| heard.is_number() || heard.is_denier();
        let is_head = self.verb.row.takes(Takes::Newcomer) && state.now.tokens.is_empty();
        let is_free = is_head && !self.acts.is_capital(at) && !lattice.has(at, is_meant);
        let mut next = state.clone();
        next.skipped += if is_free { 0 } else { self.weight(&state.now, at)? };
        next.passed |= 1 << at;
        next.is_plain = false;
        let is_object = next.now.verb.is_some() && !next.now.is_excuse;
        next.act().has_object |= is_object && lattice.is_strange(at);
        next.act().has_passed |= !is_head;
        next.act().free();
        (next.skipped <= MOST).then_some(next)
    }
}

pub(super) fn takes_number(verb: Verb) -> bool {
    let takes = |slot: &Slot| {
        matches!(slot.takes, Takes::Number { .. } | Takes::EntryNo | Takes::Phrase | Takes::Rest)
    };
    verb.row.slots().any(takes)
}
