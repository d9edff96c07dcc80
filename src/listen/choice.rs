//! Chooses the reading of a line. The session judges the readings, the cheapest first. The one with
//! the fewest fouls wins; nos offers several that are equally good.

mod candidate;
mod written;

use crate::acts::{ActChain, SaidAct, Stated};
use crate::trials::Trials;
use crate::understand::{LineMeaning, Listener};
use candidate::{Candidate, Read, Taken};
use nos_base::table::name::{Name, plain};
use nos_entry::{
    Body, Entry, Group, Notes, PromptContext, Question, ReadFault, SyntaxError, Wording,
};
use std::rc::Rc;

/// The most readings that the session tries.
const TRIED: usize = 128;

pub(super) const OFFERED: usize = 3;

/// The chosen reading. It is weak if it skips words, or if the session refuses it with more than a
/// verb. A remark that spans the whole line beats a weak reading.
pub(super) struct Chosen {
    pub meant: LineMeaning,
    pub is_weak: bool,
    /// Whether the session refuses it.
    pub is_refused: bool,
}

impl Listener<'_> {
    /// Chooses among readings that are sorted by cost. Falls back to one that the session refuses.
    /// Also returns why the first unreadable one fails. `has_remark`: the line may be a remark.
    pub(super) fn choose(
        &self,
        chains: Vec<ActChain>,
        context: &dyn PromptContext,
        has_remark: bool,
        notes: &mut Notes,
    ) -> (Option<Chosen>, Option<ReadFault>) {
        let is_only = chains.len() == 1;
        // If all readings are refused, prefer those that fit this phase.
        let phase = context.phase_bit();
        let is_now = |candidate: &Candidate| {
            let fits = |act: &Rc<SaidAct>| act.verb.row.is_for(phase) && !act.is_loose;
            candidate.chain.acts.iter().all(fits)
        };
        let trials = Trials::new(context, &self.effort);
        let context: &dyn PromptContext = &trials;
        let mut taken: Vec<Taken> = Vec::new();
        let mut refused: Option<Candidate> = None;
        let mut asked: Option<(Body, Rc<ActChain>)> = None;
        let mut fault = None;
        let mut known: Vec<Vec<Entry>> = Vec::new();
        for chain in chains.into_iter().take(TRIED).map(Rc::new) {
            if is_decided(&taken, &chain) || self.effort.is_spent() {
                break;
            }
            // An entry that may have happened beats a question that costs as much.
            if asked.as_ref().is_some_and(|(_, asked)| {
                asked.rank() < chain.rank() && !self.is_name(asked, context)
            }) {
                break;
            }
            if self.is_stray(&chain) {
                continue;
            }
            let candidates = match self.read_chain(&chain, context, notes) {
                Ok(Read::Body(body)) => {
                    asked.get_or_insert((body, chain));
                    continue;
                }
                Ok(Read::Entries(candidates)) => candidates,
                Err(why) => {
                    fault.get_or_insert(why);
                    continue;
                }
            };
            if is_only && candidates.len() == 1 && !has_remark && self.is_certain(&chain, context) {
                return (self.heard(candidates, false, notes), fault);
            }
            for candidate in candidates {
                if known.contains(&candidate.entries) {
                    continue;
                }
                known.push(candidate.entries.clone());
                match self.tried(candidate, context) {
                    Ok(found) => taken.push(found),
                    Err(candidate) => {
                        let before = taken.len();
                        let others = self.with_players(&candidate, context);
                        taken.extend(
                            others
                                .into_iter()
                                .filter_map(|other| self.tried(other, context).ok())
                                .filter(|found| found.fouls == 0),
                        );
                        if taken.len() > before {
                            continue;
                        }
                        if self.scores_otherwise(&candidate, context) {
                            let whole = (0, self.said.line.len());
                            fault.get_or_insert(ReadFault::said(whole, "other-score"));
                        } else {
                            let is_better =
                                is_now(&candidate) && !refused.as_ref().is_some_and(is_now);
                            if is_better || refused.is_none() {
                                refused = Some(candidate);
                            }
                        }
                    }
                }
            }
        }
        // `Sven moves 24/13` says what he did, though `moves` alone asks for the legal ones.
        let is_told = |chain: &ActChain| {
            let is_doer =
                |act: &Rc<SaidAct>| act.blamed.is_some() && act.verb.row.group == Group::Question;
            refused.is_some() && chain.acts.first().is_some_and(is_doer)
        };
        let asked = asked.filter(|(_, chain)| !is_told(chain));
        let chosen = match asked {
            Some((body, chain)) if taken.is_empty() => {
                let blamed = chain.acts.first().and_then(|act| act.blamed);
                let name = blamed
                    .and_then(|place| context.called().into_iter().nth(place))
                    .and_then(|called| Name::typed(called.first()?));
                self.blamed.set(name);
                self.is_unsure.set(chain.is_asked());
                let is_weak = chain.rank().1 > 0;
                Some(Chosen { meant: LineMeaning::Body(body), is_weak, is_refused: false })
            }
            _ if taken.is_empty() => {
                // Do not explain the refusal of an act that the line only implies.
                if let Some(Candidate { chain, .. }) = &refused
                    && let [act, _, ..] = chain.acts.as_slice()
                    && !act.verb.row.is_for(phase)
                    && act.form >= Some(Wording::Said)
                {
                    let (at, end) = act.bytes;
                    fault.get_or_insert(ReadFault::new(at..end, SyntaxError::Unused));
                    notes.verb = None;
                    return (None, fault);
                }
                let says_more =
                    refused.as_ref().is_some_and(|refused| refused.chain.word_count() > 1);
                let refused = refused.into_iter().collect();
                let chosen = self.heard(refused, false, notes);
                chosen.map(|chosen| Chosen {
                    is_weak: chosen.is_weak || says_more,
                    is_refused: true,
                    ..chosen
                })
            }
            _ => self.best(taken, context, notes),
        };
        (chosen, fault)
    }

    /// Returns the few readings that the session accepts without a foul, the cheapest first.
    pub(super) fn in_order(
        &self,
        chains: Vec<ActChain>,
        context: &dyn PromptContext,
    ) -> Vec<(Rc<ActChain>, Vec<Entry>)> {
        let trials = Trials::new(context, &self.effort);
        let (context, mut notes): (&dyn PromptContext, Notes) = (&trials, Notes::default());
        let mut found: Vec<Candidate> = Vec::new();
        for chain in chains.into_iter().map(Rc::new).take_while(|_| !self.effort.is_spent()) {
            if let Ok(Read::Entries(candidates)) = self.read_chain(&chain, context, &mut notes) {
                let tried = candidates.into_iter().filter_map(|own| self.tried(own, context).ok());
                // A line may say itself that something was amiss: `Anna, out of turn`.
                let is_amiss = |chain: &ActChain| {
                    chain.is_amiss && chain.acts.iter().all(|act| act.player.is_some())
                };
                let is_told = |own: &Taken| own.fouls == 0 || is_amiss(&own.candidate.chain);
                found.extend(tried.filter(is_told).map(|own| own.candidate));
            }
        }
        different(found, context)
            .into_iter()
            .take(OFFERED)
            .map(|candidate| (candidate.chain, candidate.entries))
            .collect()
    }

    fn is_certain(&self, chain: &ActChain, context: &dyn PromptContext) -> bool {
        matches!(chain.acts.as_slice(), [act] if act.stated == Stated::default()
            && (act.leaves_out_player.is_none() || context.actor().is_some()))
            && !self.language.overstates
    }

    fn is_name(&self, chain: &ActChain, context: &dyn PromptContext) -> bool {
        let verb = chain.acts.first().and_then(|act| act.words.first());
        let typed = verb.and_then(|verb| self.said.line.get(verb.at..verb.at + verb.len));
        let called = context.called();
        let is_typed = |name: &String| typed.is_some_and(|typed| plain(name) == plain(typed));
        called.iter().flatten().any(is_typed)
    }

    /// Whether the line is a lone digit that would count for a player it does not name.
    fn is_stray(&self, chain: &ActChain) -> bool {
        let typed = self.said.line.trim();
        typed.len() == 1
            && typed.starts_with(|c: char| c.is_ascii_digit())
            && matches!(chain.acts.as_slice(), [act] if act.lacks_player.is_some())
    }

    /// Returns the readings to offer among those that the session accepts.
    fn best(
        &self,
        mut taken: Vec<Taken>,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Option<Chosen> {
        let candidates = |taken: Vec<Taken>| -> Vec<Candidate> {
            taken.into_iter().map(|found| found.candidate).collect()
        };
        // nos offers every meaning of a form that might mean several things.
        if taken.iter().all(Taken::is_unsure) {
            let different = different(candidates(taken), context);
            return self.heard(different, false, notes);
        }
        // The letter of a verb whose entry is a foul may instead be a player's.
        let is_foul = |found: &Taken| found.fouls > 0 && found.candidate.chain.is_letter();
        let is_named = |found: &Taken| found.candidate.chain.is_named_by_letter();
        if taken.iter().any(is_foul) && taken.iter().any(is_named) {
            taken.retain(Taken::is_lettered);
            return self.heard(candidates(taken), false, notes);
        }
        let fewest = taken.iter().map(Taken::rank).min();
        taken.retain(|found| Some(found.rank()) == fewest);
        // A line without a piece cannot mean a foul with a piece.
        if taken.len() > 2 && taken.iter().all(|found| found.fouls > 0) {
            return None;
        }
        let overstates = taken.iter().any(|found| found.overstates);
        let different = different(candidates(taken), context);
        self.heard(different, overstates, notes)
    }

    /// Returns these readings as an offer; the notes describe each part of the line in the first.
    fn heard(
        &self,
        candidates: Vec<Candidate>,
        overstates: bool,
        notes: &mut Notes,
    ) -> Option<Chosen> {
        let first = Rc::clone(&candidates.first()?.chain);
        let wants = std::mem::take(&mut notes.wants);
        if self.read_acts(&first, notes).is_err() {
            notes.wants = wants;
        }
        let is_unsure = overstates || candidates.iter().any(|other| other.chain.is_asked());
        let asked = candidates.iter().find(|candidate| candidate.chain.asks);
        let meant = match asked.map(|asked| asked.entries.as_slice()) {
            Some([entry]) => LineMeaning::Body(Body::Question(Question::Try(entry.clone()))),
            _ => LineMeaning::Entries {
                meanings: candidates.into_iter().map(|candidate| candidate.entries).collect(),
                is_unsure,
            },
        };
        let is_weak = first.rank().1 > 0;
        Some(Chosen { meant, is_weak, is_refused: false })
    }

    /// Returns this reading with each player who may be meant, if nobody is named or obvious.
    fn with_players(&self, candidate: &Candidate, context: &dyn PromptContext) -> Vec<Candidate> {
        let [act] = candidate.chain.acts.as_slice() else {
            return Vec::new();
        };
        let Some(at) = act.leaves_out_player.filter(|_| context.actor().is_none()) else {
            return Vec::new();
        };
        let mut chain = ActChain::clone(&candidate.chain);
        chain.cost += 1;
        if let Some(act) = chain.acts.first_mut() {
            let act = Rc::make_mut(act);
            act.leaves_out_player = None;
            act.lacks_player = Some(at);
        }
        let mut notes = Notes::default();
        self.read_entries(&Rc::new(chain), context, &mut notes).unwrap_or_default()
    }
}

/// Whether an accepted reading without a foul beats this one and all later ones.
fn is_decided(taken: &[Taken], chain: &ActChain) -> bool {
    let is_better = |found: &Taken| found.fouls == 0 && found.candidate.chain.rank() < chain.rank();
    let begins = chain.acts.first();
    let is_lettered = begins.is_some_and(|act| act.is_letter || act.is_named_by_letter);
    taken.first().is_some_and(is_better) && !chain.is_unsure() && !is_lettered
}

fn different(candidates: Vec<Candidate>, context: &dyn PromptContext) -> Vec<Candidate> {
    if candidates.len() < 2 {
        return candidates;
    }
    let mut known: Vec<Vec<String>> = Vec::new();
    let mut different = Vec::new();
    for candidate in candidates {
        let mut after: Option<Rc<dyn PromptContext>> = None;
        let mut written = Vec::new();
        for entry in &candidate.entries {
            let now = after.as_deref().unwrap_or(context);
            written.push(now.written_out(entry));
            after = now.after(entry);
        }
        if !known.contains(&written) {
            known.push(written);
            different.push(candidate);
        }
    }
    different
}
