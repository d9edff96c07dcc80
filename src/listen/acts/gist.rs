//! Finds the act of a line that nos only offers: it tries each verb that the line may mean, and passes
//! over the words that the act cannot use.

use super::{ActChain, Acts, Begun, PartialAct, SaidAct, State, TokenValue};
use crate::heard::{Edge, Heard};
use nos_entry::lexicon::Verb;
use nos_entry::phrases::{Preposition, SaidVerb, Sense, Wording};
use nos_entry::shell::ShellVerb;
use nos_entry::slot::{Slot, Takes, Unit};
use nos_entry::verb::{ALWAYS, Group};
use std::rc::Rc;

/// The most that the words passed over may weigh.
const MOST: usize = 9;

/// The weight of an unknown word, of a score beside a piece, and of a word without a sense of its own.
const HEAVY: usize = 2;
const SCORE: usize = 3;
const LIGHT: usize = 1;

/// The most words of a line that says nothing but its act.
const SHORT: usize = 3;

/// The most words of a line of which nos passes over some.
pub const MOST_WORDS: usize = 64;

impl<'a> Acts<'a, '_> {
    /// Returns the acts that these words may mean, with the scores that they state or without.
    pub fn gist(mut self, from: usize, to: usize, drops_scores: bool) -> Vec<ActChain> {
        self.is_loose = true;
        let said = self.said_verbs(from, to);
        let implied = self.implied.first().copied();
        let verbs = if said.is_empty() { self.likely() } else { said };
        let mut chains = Vec::new();
        for verb in verbs {
            (self.implied, self.later) = (vec![verb], vec![verb]);
            if let Some(state) = self.gathered(verb, drops_scores, from, to) {
                chains.extend(self.finish(&state, to));
            }
        }
        chains.retain(|chain| {
            let is_clear = |act: &Rc<SaidAct>| {
                let is_other = !act.has_verb && implied != Some(act.verb);
                !act.is_unfinished && !act.is_loose && !(chain.is_amiss && is_other)
            };
            chain.may_be_offered() && chain.acts.iter().all(is_clear)
        });
        chains.sort_by_key(|chain| chain.skipped);
        chains
    }

    /// Returns the verbs of this phase that the words say.
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

    /// Whether a verb is an act of this phase that the word says in full.
    fn is_act(&self, said: &SaidVerb<'_>, at: usize, to: usize) -> bool {
        let is_light = to == at + 1
            && said.form != Wording::Written
            && self.language.lexicon().phrases().is_light(self.lattice.said.folded(at));
        let is_entry = matches!(said.verb.row.group, Group::Session | Group::Hand);
        let is_now = said.verb.row.is_for(self.context.phase_bit());
        let is_letter = self.lattice.said.folded(at).chars().count() == 1;
        is_entry
            && is_now
            && !is_light
            && !is_letter
            && said.form != Wording::Begun
            && !self.is_noun(at)
    }

    /// Returns the implied verbs, and the other acts of this phase that take a number, seat somebody, or
    /// are often implied.
    fn likely(&self) -> Vec<Verb> {
        let phase = self.context.phase_bit();
        let is_number = |slot: &Slot| matches!(slot.takes, Takes::Number { .. });
        let is_beside = |slot: &Slot| slot.after == Some("after");
        let mut likely = self.implied.clone();
        for verb in self.language.lexicon().verbs() {
            let is_act = verb.row.group == Group::Hand;
            let is_likely = verb.row.slots().any(is_number) || self.later.contains(&verb);
            let is_seat = verb.row.slots().any(is_beside);
            if verb.row.is_for(phase) && (is_act && is_likely || is_seat) && !likely.contains(&verb)
            {
                likely.push(verb);
            }
        }
        likely
    }

    /// Fills an act of this verb with the words that it can take, the longest phrases first; `None`
    /// if a word is left that must be used.
    fn gathered(
        &self,
        verb: Verb,
        drops_scores: bool,
        from: usize,
        to: usize,
    ) -> Option<State<'a>> {
        let mut state = State::begin(from);
        let mut at = from;
        while at < to && !self.effort.is_spent() {
            let edges = self.lattice.edges(at);
            let is_used = |edge: &Edge<'_>| {
                !drops_scores || takes_number(verb) || !edge.has(Heard::is_number)
            };
            let fits =
                |edge: &&Edge<'a>| edge.to <= to && is_used(edge) && self.is_plain(edge, at, to);
            // A capital begins a new name, even if it is a word: `seat A B C`.
            let is_new = |edge: &&Edge<'a>| edge.has(|heard| matches!(heard, Heard::Newcomer(_)));
            let is_seat = verb.row.takes(Takes::Newcomer) && self.is_capital(at);
            let first = edges.iter().filter(|edge| is_seat && is_new(edge));
            let taken = |state: &State<'a>| {
                first.clone().chain(edges.iter()).filter(fits).find_map(|edge| {
                    let ways = self.take(&Begun::new(state), edge, at, to);
                    ways.into_iter().find(|(_, next)| self.is_of(verb, next))
                })
            };
            // The word before may mean nothing here: `has to jump`.
            let free = || {
                let mut free = state.clone();
                free.now.free();
                taken(&free)
            };
            let got = taken(&state).or_else(free);
            (at, state) = match got {
                Some(taken) => taken,
                None => (at + 1, self.without(&state, verb, drops_scores, at, to)?),
            };
        }
        let now = &mut state.now;
        let is_said = now.verb.is_some() || now.has_passed;
        // A line that ends with a joiner or a mark is not finished, unless it ends a verb: `tacks one on`.
        // `has the ten` is no play.
        let holds = now.has_auxiliary.is_some() && now.has_person() && !is_said;
        if now.is_joined || now.mark.is_some() && !is_said || holds {
            return None;
        }
        now.free();
        // `too late to claim` is no claim.
        let is_clear = !state.is_amiss || now.has_person() || has_piece(now);
        is_clear.then_some(state)
    }

    /// Whether a phrase says something in full. An article may also be the number one.
    fn is_plain(&self, edge: &Edge<'a>, at: usize, to: usize) -> bool {
        let is_article = |heard: &Heard<'_>| *heard == Heard::Sense(Sense::Article);
        let is_letter = |heard: &Heard<'_>| match heard {
            Heard::Player { is_letter, .. } => *is_letter,
            Heard::Sense(Sense::Verb(said)) => said.form == Wording::Begun,
            _ => false,
        };
        if edge.has(is_letter) {
            return false;
        }
        match edge.alone() {
            Some(Heard::Sense(Sense::Keyword(_))) => edge.to > at + 1 || self.lattice.is_phrase(at),
            Some(Heard::Sense(Sense::Number(_))) if edge.to == at + 1 => {
                edge.to == to
                    || self.lattice.is_joiner(edge.to)
                    || !self.lattice.has(at, is_article)
            }
            _ => true,
        }
    }

    /// Whether a reading is still one act of this verb.
    fn is_of(&self, verb: Verb, next: &State<'a>) -> bool {
        next.acts.is_empty()
            && next.now.verb.is_none_or(|(said, _)| said.verb == verb)
            && next.now.beside.iter().flatten().all(|beside| *beside == verb)
            && self.can_be(&next.now)
    }

    /// Passes over a word; `None` if an act must use it.
    fn without(
        &self,
        state: &State<'a>,
        verb: Verb,
        drops_scores: bool,
        at: usize,
        to: usize,
    ) -> Option<State<'a>> {
        // `re Anna` is no sentence: its first word is short for one of several verbs.
        let word = self.lattice.said.folded(at);
        if self.end <= SHORT && at == 0 && word.len() <= SHORT {
            let begun = self.language.lexicon().beginning(word, ALWAYS);
            (begun.len() < 2).then_some(())?;
        }
        let is_meant = |heard: &Heard<'_>| heard.is_number() || heard.is_denier();
        let is_head = verb.row.takes(Takes::Newcomer) && state.now.tokens.is_empty();
        let weight = if is_head && self.is_small(at) && !self.lattice.has(at, is_meant) {
            0
        } else {
            self.weight(&state.now, verb, at, to)?
        };
        if !drops_scores && weight == SCORE {
            return None;
        }
        let mut next = state.clone();
        next.skipped += weight;
        next.passed |= 1 << at;
        next.is_plain = false;
        let is_strange = self.lattice.is_strange(at);
        next.now.has_object |= is_strange && next.now.verb.is_some() && !next.now.is_excuse;
        next.now.has_passed |= !is_head;
        next.now.free();
        (next.skipped <= MOST).then_some(next)
    }

    fn is_capital(&self, at: usize) -> bool {
        self.lattice.said.typed(at, at + 1).starts_with(char::is_uppercase)
    }

    fn is_small(&self, at: usize) -> bool {
        let word = self.lattice.said.typed(at, at + 1).trim_start_matches('\'');
        at == 0 || word.starts_with(char::is_lowercase)
    }

    /// Returns the weight of a word; `None` if an act must use it.
    fn weight(&self, now: &PartialAct<'a>, verb: Verb, at: usize, to: usize) -> Option<usize> {
        let said = &self.lattice.said;
        match self.lattice.is_man(at) {
            // `pawn to g5, kicking the bishop`
            Some(true) => {
                return (has_piece(now) || !verb.row.takes(Takes::Piece)).then_some(HEAVY);
            }
            Some(false) => return Some(LIGHT),
            None => {}
        }
        if self.lattice.is_strange(at) {
            let is_counted = self.lattice.is_counted(at) && !now.is_said();
            let is_word = said.folded(at).chars().all(char::is_alphabetic);
            // `Anna, Bram and Cees are laughing`
            let is_list = |slot: &Slot| slot.takes == Takes::Newcomer && slot.is_repeated;
            let is_behind = !now.tokens.is_empty()
                && verb.row.slots().any(is_list)
                && !(at..to).any(|at| self.is_capital(at));
            return (self.is_small(at) && is_word && !is_counted && !is_behind).then_some(HEAVY);
        }
        // A line that ends with a joiner is not finished.
        if at + 1 == self.end && self.lattice.is_joiner(at) {
            return None;
        }
        let mut weight = LIGHT;
        for edge in self.lattice.edges(at).iter().filter(|edge| edge.to <= to) {
            for part in &edge.parts {
                weight = weight.max(self.weighs(now, verb, &part.heard, at, edge)?);
            }
        }
        Some(weight)
    }

    /// Returns the weight of one sense of a word.
    fn weighs(
        &self,
        now: &PartialAct<'a>,
        verb: Verb,
        heard: &Heard<'_>,
        at: usize,
        edge: &Edge<'a>,
    ) -> Option<usize> {
        let (lattice, to) = (self.lattice, edge.to);
        let is_needed = match heard {
            Heard::Piece { .. } | Heard::Clock | Heard::Begun(_) => true,
            // `43 against mieke's four`
            Heard::Player { .. } if self.is_owner(at) && now.has_person() => return Some(HEAVY),
            Heard::Player { is_letter, .. } => !is_letter && !lattice.is_phrase(at),
            // People say a score beside a piece: `thirty one with the ace`.
            Heard::Sense(Sense::Number(_) | Sense::Times(_)) => {
                let is_clear =
                    now.verb.is_some() || (0..self.end).any(|at| lattice.has(at, Heard::is_piece));
                let has_end = verb.row.slots().any(|slot| matches!(slot.takes, Takes::End(_)));
                let is_other = |heard: &Heard<'_>| match heard {
                    Heard::Sense(Sense::Unit(Unit::Open)) => !has_end,
                    Heard::Sense(Sense::Unit(unit)) => *unit != Unit::Points,
                    _ => false,
                };
                // Alone between joiners it is a claim: `the ten of spades, nine`.
                let is_apart = at > 0
                    && lattice.is_joiner(at - 1)
                    && (to == self.end || lattice.is_joiner(to))
                    && edge.alone().is_some();
                let is_score = is_clear
                    && !is_apart
                    && !takes_number(verb)
                    && !edge.has(is_other)
                    && !verb.row.takes(Takes::Newcomer);
                return is_score.then_some(SCORE);
            }
            Heard::Sense(
                Sense::AllBut(_) | Sense::Denier | Sense::Repair | Sense::Lack | Sense::Reason,
            ) => true,
            // `the two that he must draw`
            Heard::Sense(Sense::Actor) => now.tokens.is_empty(),
            Heard::Sense(Sense::Keyword(word)) => {
                self.is_keyword(at, to, word) && self.is_useful(word)
            }
            // That somebody may act is no act; that he must may be one.
            Heard::Sense(Sense::Asker) => at == 0 || !self.is_duty(at),
            // `has the ten` is no play, but `has slapped down the ten` may be one.
            Heard::Sense(Sense::Auxiliary(_)) => {
                !self.is_before_verb(at) && (now.has_person() || !now.has_passed)
            }
            // `51 or 53`
            Heard::Sense(Sense::Idle) => self.is_between(at),
            Heard::Sense(Sense::Verb(said)) if said.form == Wording::Begun => false,
            // `fast` may mean stuck, or quickly.
            Heard::Sense(Sense::Verb(said)) if said.form == Wording::Unsure => now.verb.is_none(),
            Heard::Sense(Sense::Verb(said)) => {
                let row = said.verb.row;
                let is_same = now.verb.is_some_and(|(own, _)| own.verb == said.verb);
                let is_grave = to > at + 1 && (row.asks || row.ends);
                let is_other = row.group == Group::Correction || self.is_act(said, at, to);
                is_grave || is_other && !is_same && to == at + 1
            }
            _ => false,
        };
        (!is_needed).then_some(LIGHT)
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
        let mut behind = (at + 1..self.end).take_while(|place| !self.lattice.is_joiner(*place));
        behind.any(|place| self.lattice.is_strange(place)) || self.is_mark(at + 1, at + 2)
    }

    fn is_between(&self, at: usize) -> bool {
        let is_thing = |heard: &Heard<'_>| heard.is_piece() || heard.is_number();
        at > 0 && self.lattice.has(at - 1, is_thing) && self.lattice.has(at + 1, is_thing)
    }

    /// Whether a word names an owner: `Anna's`.
    fn is_owner(&self, at: usize) -> bool {
        let typed = self.lattice.said.typed(at, at + 1);
        typed.ends_with("'s") || typed.ends_with("’s")
    }

    /// Whether a word follows an article, as a noun does: `yes to the draw`.
    fn is_noun(&self, at: usize) -> bool {
        let senses = |at: usize| self.lattice.senses_of(at, at + 1);
        at > 0 && senses(at - 1).contains(&Sense::Article)
    }

    /// Whether words are a keyword in full, and no mark.
    fn is_keyword(&self, from: usize, to: usize, word: &str) -> bool {
        let senses = self.lattice.senses_of(from, to);
        let is_it = |sense: &Sense<'_>| matches!(sense, Sense::Keyword(own) if *own == word);
        senses.iter().any(is_it) && !self.is_mark(from, from + 1)
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
                let is_grave = verb.row.asks || verb.row.ends;
                is_act && !is_grave && verb.row.is_for(phase) && verb.row.slots().any(takes)
            })
    }

    /// Returns the places of the players' names in words that say no act, and nothing else that an act
    /// could use; `None` if they say an act.
    pub fn idle(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        let is_strange = |at| self.lattice.is_strange(at);
        let is_reason = |at| {
            let senses = self.lattice.senses_of(at, at + 1);
            senses.contains(&Sense::Reason) || senses.contains(&Sense::Lack)
        };
        let reason = (from..to).find(|at| is_reason(*at)).unwrap_or(to);
        let phase = self.context.phase_bit();
        let announces =
            self.implied.iter().any(|verb| verb.row.is_for(phase) && verb.row.takes(Takes::Phrase));
        let is_score = |heard: &Heard<'_>| {
            matches!(heard, Heard::Sense(Sense::Unit(_) | Sense::Preposition(Preposition::Score)))
        };
        let has_score = (from..to).any(|at| self.lattice.has(at, is_score));
        let needs = |at: usize| {
            let is_known = self.lattice.is_phrase(at);
            let is_used = |heard: &Heard<'_>| match heard {
                Heard::Sense(Sense::Verb(said)) => {
                    let row = said.verb.row;
                    let is_grave = row.group == Group::Correction || row.asks || row.ends;
                    said.form != Wording::Begun
                        && at < reason
                        && (is_grave || self.is_act(said, at, at + 1))
                }
                // `right, Otto plays …`
                Heard::Sense(Sense::Keyword(word)) => {
                    (at > 0 || announces)
                        && self.is_keyword(at, at + 1, word)
                        && self.is_useful(word)
                }
                Heard::Newcomer(_) => {
                    self.names.is_empty() && (at > 0 || !is_known) && self.is_capital(at)
                }
                // `not a double among us, shuffle again`
                Heard::Sense(Sense::Denier) => to == from + 1,
                Heard::Sense(Sense::Repair | Sense::AllBut(_)) => at < reason,
                // A number there is a count or a score.
                heard if heard.is_number() => {
                    at < reason && !has_score && !(from..to).any(is_strange)
                }
                heard => matches!(heard, Heard::Piece { .. } | Heard::Clock),
            };
            self.lattice.said.folded(at) == "?" || self.lattice.has(at, is_used)
        };
        // A name after a mark gets a score: `three for Otto`.
        let names = |at: &usize| {
            !self.lattice.is_phrase(*at)
                && self.lattice.has(*at, Heard::is_player)
                && !(has_score && *at > from && self.is_mark(at - 1, *at))
        };
        (from < to && !(from..to).any(needs)).then(|| (from..to).filter(names).collect())
    }
}

fn takes_number(verb: Verb) -> bool {
    let takes =
        |slot: &Slot| matches!(slot.takes, Takes::Number { .. } | Takes::EntryNo | Takes::Phrase);
    verb.row.slots().any(takes)
}

fn has_piece(now: &PartialAct<'_>) -> bool {
    now.tokens.iter().any(|token| matches!(token.value, TokenValue::Piece(_)))
}
