//! Which reading of a line is meant: the session judges them, those that imply least first. The one with the fewest fouls is
//! taken, and several are offered if they are as good.

use super::acts::{Act, ActChain, Written};
use super::context::{PromptContext, TriedEntry};
use super::entry::Entry;
use super::error::{ReadFault, SyntaxError};
use super::kind::{Dialect, Notes};
use super::line::{Body, Question};
use super::reader::Reader;
use super::slot::Takes;
use super::token::Token;
use super::understand::{LineMeaning, Listener};
use super::verb::Group;
use crate::table::name::Name;
use std::rc::Rc;

/// So many readings are tried in the session.
const TRIED: usize = 48;

/// So many readings of a chain may differ by the players who are meant.
const MEANT: usize = 12;

/// A reading whose acts are entries of the law.
struct Candidate {
    entries: Vec<Entry>,
    chain: Rc<ActChain>,
    earlier: Earlier,
}

impl Candidate {
    /// Whether an act that leaves out its verb may do so where the acts before it have led, and one that runs on behind a
    /// bare piece is of whoever laid that: `53 passes` is no pass of who comes next.
    fn is_implied(&self, act: &Act, begin: &dyn PromptContext) -> bool {
        match &self.earlier {
            Earlier::Judged {
                after: Some(after), ..
            } => {
                let is_next = || {
                    let next = after.actor();
                    next != begin.actor() && after.meant(act.verb.row).first().copied() == next
                };
                let before = self.entries.len().checked_sub(1);
                let before = before.and_then(|before| self.chain.acts.get(before));
                let is_of_next = act.is_run_on
                    && before.is_some_and(|before| !before.has_verb)
                    && act.leaves_out_player.is_some()
                    && is_next();
                !is_of_next && (act.has_verb || after.implied().contains(&act.verb.row.word))
            }
            _ => true,
        }
    }
}

/// What came of the acts of a reading before the last.
#[derive(Clone)]
enum Earlier {
    Judged {
        fouls: u32,
        overstates: bool,
        /// The session after them; `None` if there are none.
        after: Option<Rc<dyn PromptContext>>,
    },
    /// One of them is asked about; what comes behind it is judged after the answer.
    Asked {
        fouls: u32,
        overstates: bool,
    },
    Refused,
}

impl Earlier {
    fn context<'a>(&'a self, begin: &'a dyn PromptContext) -> &'a dyn PromptContext {
        match self {
            Earlier::Judged { after, .. } => after.as_deref().unwrap_or(begin),
            _ => begin,
        }
    }
}

/// A reading that the session takes.
struct Taken {
    fouls: u32,
    candidate: Candidate,
    /// Whether the line says more than is so.
    overstates: bool,
}

impl Taken {
    fn rank(&self) -> (u32, (u32, usize)) {
        (self.fouls, self.candidate.chain.rank())
    }

    fn is_unsure(&self) -> bool {
        self.candidate.chain.is_unsure()
    }

    /// Whether its verb, or its player, is named by a letter.
    fn is_lettered(&self) -> bool {
        self.candidate.chain.is_letter() || self.candidate.chain.is_named_by_letter()
    }
}

/// What was chosen, and whether some words of the line mean nothing in it.
pub(super) struct Chosen {
    pub meant: LineMeaning,
    pub skips: bool,
}

enum Read {
    Body(Body),
    Entries(Vec<Candidate>),
}

impl Listener<'_> {
    /// Reads each act of a chain as a line of a file.
    pub(super) fn read_acts(
        &self,
        chain: &ActChain,
        notes: &mut Notes,
    ) -> Result<Vec<Body>, ReadFault> {
        notes.marks.clear();
        chain
            .acts
            .iter()
            .map(|act| self.read_act(&act.words, act, notes))
            .collect()
    }

    fn read_act(&self, words: &[Written], act: &Act, notes: &mut Notes) -> Result<Body, ReadFault> {
        if let Some((at, end)) = act.taken {
            return Err(ReadFault::new(at..end, SyntaxError::NameTaken));
        }
        self.read_words(words, act.bytes.1, notes)
    }

    pub(super) fn read_words(
        &self,
        words: &[Written],
        end: usize,
        notes: &mut Notes,
    ) -> Result<Body, ReadFault> {
        // What is taken as it is typed may be in the words of the language.
        let row = words
            .first()
            .and_then(|verb| self.language.lexicon().verb(&verb.text));
        let is_typed =
            row.is_some_and(|verb| verb.row.slots().any(|slot| slot.takes == Takes::Rest));
        let dialect = if is_typed {
            Dialect::Prompt
        } else {
            Dialect::Written
        };
        let tokens: Vec<Token<'_>> = words
            .iter()
            .map(|word| Token {
                text: &word.text,
                at: word.at,
                len: word.len,
            })
            .collect();
        let mut reader = Reader {
            line: self.line,
            end,
            words: &tokens,
            in_parts: false,
            language: self.language,
            lexicon: self.language.lexicon(),
            dialect,
            closed: false,
            notes: Some(notes),
        };
        super::body::body(&mut reader)
    }

    fn read_chain(
        &self,
        chain: &Rc<ActChain>,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<Read, ReadFault> {
        let entry = |act: &Act| matches!(act.verb.row.group, Group::Session | Group::Hand);
        if let [first, .., last] = chain.acts.as_slice()
            && chain.asks
        {
            let at = first.bytes.0..last.bytes.1;
            return Err(ReadFault::new(at, SyntaxError::Said("asked")));
        }
        match chain.acts.as_slice() {
            [act] if !entry(act) => {
                if chain.asks && act.verb.row.group == Group::Correction {
                    let (at, end) = act.bytes;
                    return Err(ReadFault::new(at..end, SyntaxError::Said("asked")));
                }
                notes.marks.clear();
                self.read_act(&act.words, act, notes).map(Read::Body)
            }
            _ => self.read_entries(chain, context, notes).map(Read::Entries),
        }
    }

    /// The entries of a chain; several, if an act names nobody and several players may be meant.
    fn read_entries(
        &self,
        chain: &Rc<ActChain>,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<Vec<Candidate>, ReadFault> {
        let mut candidates = vec![Candidate {
            entries: Vec::new(),
            chain: Rc::clone(chain),
            earlier: Earlier::Judged {
                fouls: 0,
                overstates: false,
                after: None,
            },
        }];
        notes.marks.clear();
        for (act, left) in chain.acts.iter().zip((0..chain.acts.len()).rev()) {
            let mut longer: Vec<Candidate> = Vec::new();
            for candidate in &candidates {
                if !candidate.is_implied(act, context) {
                    continue;
                }
                for words in ways(act, candidate.earlier.context(context)) {
                    let Body::Entry(entry) = self.read_act(&words, act, notes)? else {
                        continue;
                    };
                    let earlier = if left > 0 {
                        self.followed(&candidate.earlier, &entry, act, context)
                    } else {
                        candidate.earlier.clone()
                    };
                    let entries = candidate.entries.iter().cloned().chain([entry]).collect();
                    longer.push(Candidate {
                        entries,
                        chain: Rc::clone(chain),
                        earlier,
                    });
                }
            }
            if longer
                .iter()
                .any(|candidate| !matches!(candidate.earlier, Earlier::Refused))
            {
                longer.retain(|candidate| !matches!(candidate.earlier, Earlier::Refused));
            }
            // A chain in which many may be meant by each act means nothing.
            if longer.len() > MEANT {
                return Ok(Vec::new());
            }
            candidates = longer;
        }
        Ok(candidates)
    }

    /// What comes of an entry; `None` if the session refuses it, or if the score that is said with it is another.
    fn trial(&self, entry: &Entry, act: &Act, context: &dyn PromptContext) -> Option<TriedEntry> {
        let typed = self.line.get(act.bytes.0..act.bytes.1).unwrap_or_default();
        let trial = context.tried(entry, typed);
        let agrees = act
            .score
            .is_none_or(|score| trial.has_ways || i64::from(score) == trial.points);
        (agrees && !trial.is_refused).then_some(trial)
    }

    /// Whether the session takes a reading, but for a score that is said with it and is another.
    fn scores_otherwise(&self, candidate: &Candidate, begin: &dyn PromptContext) -> bool {
        let acts = &candidate.chain.acts;
        if acts.iter().all(|act| act.score.is_none()) {
            return false;
        }
        let mut now: Option<Box<dyn PromptContext>> = None;
        let mut acts = acts.iter().zip(&candidate.entries);
        acts.any(|(act, entry)| {
            let context = now.as_deref().unwrap_or(begin);
            let is_other = act.score.is_some() && self.trial(entry, act, context).is_none();
            let is_other = is_other && !context.tried(entry, "").is_refused;
            now = context.after(entry);
            is_other
        })
    }

    /// What has come of the acts of a reading once this one is judged, too.
    fn followed(
        &self,
        earlier: &Earlier,
        entry: &Entry,
        act: &Act,
        begin: &dyn PromptContext,
    ) -> Earlier {
        let Earlier::Judged {
            fouls, overstates, ..
        } = earlier
        else {
            return earlier.clone();
        };
        let context = earlier.context(begin);
        let Some(trial) = self.trial(entry, act, context) else {
            return Earlier::Refused;
        };
        let fouls = fouls + u32::from(trial.is_foul);
        let overstates = *overstates || trial.is_overstated;
        if trial.has_ways {
            return Earlier::Asked { fouls, overstates };
        }
        match context.after(entry) {
            Some(after) => Earlier::Judged {
                fouls,
                overstates,
                after: Some(Rc::from(after)),
            },
            None => Earlier::Refused,
        }
    }

    /// A reading with its fouls; or itself, if the session refuses it.
    fn tried(&self, candidate: Candidate, context: &dyn PromptContext) -> Result<Taken, Candidate> {
        let found = match (
            &candidate.earlier,
            candidate.entries.last(),
            candidate.chain.acts.last(),
        ) {
            (Earlier::Asked { fouls, overstates }, _, last) => {
                let is_now = last.is_none_or(|act| act.verb.row.is_for(context.phase_bit()));
                is_now.then_some((*fouls, *overstates))
            }
            (
                Earlier::Judged {
                    fouls, overstates, ..
                },
                Some(entry),
                Some(act),
            ) => {
                let trial = self.trial(entry, act, candidate.earlier.context(context));
                trial.map(|trial| {
                    let fouls = fouls + u32::from(trial.is_foul);
                    (fouls, *overstates || trial.is_overstated)
                })
            }
            _ => None,
        };
        match found {
            Some((fouls, overstates)) => Ok(Taken {
                fouls,
                candidate,
                overstates,
            }),
            None => Err(candidate),
        }
    }

    /// Chooses among readings, of which those that imply least come first; returns why the first that cannot be read cannot,
    /// too. A reading that the session refuses is chosen if there is no other.
    pub(super) fn choose(
        &self,
        chains: Vec<ActChain>,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> (Option<Chosen>, Option<ReadFault>) {
        let is_only = chains.len() == 1;
        // Of the refused, what can happen in this phase is likelier to be meant.
        let phase = context.phase_bit();
        let is_now = |candidate: &Candidate| {
            let mut acts = candidate.chain.acts.iter();
            acts.all(|act| act.verb.row.is_for(phase))
        };
        let mut taken: Vec<Taken> = Vec::new();
        let mut refused: Option<Candidate> = None;
        let mut asked: Option<(Body, Rc<ActChain>)> = None;
        let mut fault = None;
        let mut known: Vec<Vec<Entry>> = Vec::new();
        for chain in chains.into_iter().take(TRIED).map(Rc::new) {
            if is_decided(&taken, &chain) {
                break;
            }
            // What happened comes before what is asked, if it can have happened and implies no more.
            if asked
                .as_ref()
                .is_some_and(|(_, asked)| asked.rank() < chain.rank())
            {
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
            if is_only && candidates.len() == 1 && self.is_certain(&chain, context) {
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
                        let meant = self.with_players(&candidate, context).into_iter();
                        let meant = meant.filter_map(|other| self.tried(other, context).ok());
                        taken.extend(meant.filter(|found| found.fouls == 0));
                        if taken.len() == before && self.scores_otherwise(&candidate, context) {
                            let whole = 0..self.line.len();
                            let other = ReadFault::new(whole, SyntaxError::Said("other-score"));
                            fault.get_or_insert(other);
                        } else if taken.len() == before {
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
        let chosen = match asked {
            Some((body, chain)) if taken.is_empty() => {
                let blamed = chain.acts.first().and_then(|act| act.blamed);
                let called = blamed.and_then(|place| context.called().into_iter().nth(place));
                let name = called.and_then(|called| Name::typed(called.first()?));
                self.blamed.set(name);
                Some(Chosen {
                    meant: LineMeaning::Body(body),
                    skips: chain.rank().1 > 0,
                })
            }
            _ if taken.is_empty() => {
                let refused = refused.into_iter().collect();
                self.heard(refused, false, notes)
            }
            _ => self.best(taken, context, notes),
        };
        (chosen, fault)
    }

    /// Whether it is a digit that would say something of a player who is not named: the answer to no question.
    fn is_stray(&self, chain: &ActChain) -> bool {
        let typed = self.line.trim();
        typed.len() == 1
            && typed.starts_with(|c: char| c.is_ascii_digit())
            && matches!(chain.acts.as_slice(), [act] if act.lacks_player.is_some())
    }

    /// Whether the only reading of a line needs no trial.
    fn is_certain(&self, chain: &ActChain, context: &dyn PromptContext) -> bool {
        matches!(chain.acts.as_slice(), [act] if act.score.is_none()
            && (act.leaves_out_player.is_none() || context.actor().is_some()))
            && !self.language.overstates
    }

    /// Of the readings that the session takes, those that are offered.
    fn best(
        &self,
        mut taken: Vec<Taken>,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Option<Chosen> {
        let candidates = |taken: Vec<Taken>| -> Vec<Candidate> {
            taken.into_iter().map(|found| found.candidate).collect()
        };
        // Where a form might mean several things, all of them are offered.
        if taken.iter().all(Taken::is_unsure) {
            let different = different(candidates(taken), context);
            return self.heard(different, false, notes);
        }
        // A letter of a verb whose entry is a foul may be that of a player.
        let is_foul = |found: &Taken| found.fouls > 0 && found.candidate.chain.is_letter();
        let is_named = |found: &Taken| found.candidate.chain.is_named_by_letter();
        if taken.iter().any(is_foul) && taken.iter().any(is_named) {
            taken.retain(Taken::is_lettered);
            return self.heard(candidates(taken), false, notes);
        }
        let fewest = taken.iter().map(Taken::rank).min();
        taken.retain(|found| Some(found.rank()) == fewest);
        // Who names no piece plays none out of order.
        if taken.len() > 2 && taken.iter().all(|found| found.fouls > 0) {
            return None;
        }
        let overstates = taken.iter().any(|found| found.overstates);
        let different = different(candidates(taken), context);
        self.heard(different, overstates, notes)
    }

    /// These readings as they are offered, with what each part of the line was taken for in the first.
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
        let is_unsure = overstates || candidates.iter().any(|other| other.chain.is_unsure());
        let asked = candidates.iter().find(|candidate| candidate.chain.asks);
        let meant = match asked.map(|asked| asked.entries.as_slice()) {
            Some([entry]) => LineMeaning::Body(Body::Question(Question::Try(entry.clone()))),
            _ => LineMeaning::Entries {
                meanings: candidates
                    .into_iter()
                    .map(|candidate| candidate.entries)
                    .collect(),
                is_unsure,
            },
        };
        let skips = first.rank().1 > 0;
        Some(Chosen { meant, skips })
    }

    /// The same with each player who may be meant, if nobody is named and nobody is obvious.
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
        self.read_entries(&Rc::new(chain), context, &mut notes)
            .unwrap_or_default()
    }
}

/// Whether no reading from this one on is better than one without a foul that the session takes.
fn is_decided(taken: &[Taken], chain: &ActChain) -> bool {
    let is_better = |found: &Taken| found.fouls == 0 && found.candidate.chain.rank() < chain.rank();
    let begins = chain.acts.first();
    let is_lettered = begins.is_some_and(|act| act.is_letter || act.is_named_by_letter);
    taken.first().is_some_and(is_better) && !chain.is_unsure() && !is_lettered
}

/// Those of several readings that are not the same once they are written out.
fn different(candidates: Vec<Candidate>, context: &dyn PromptContext) -> Vec<Candidate> {
    if candidates.len() < 2 {
        return candidates;
    }
    let mut known: Vec<Vec<String>> = Vec::new();
    let mut different = Vec::new();
    for candidate in candidates {
        let mut after: Option<Box<dyn PromptContext>> = None;
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

/// The words of an act, with each player who may be meant if it must name one and does not.
fn ways(act: &Act, context: &dyn PromptContext) -> Vec<Vec<Written>> {
    let Some(at) = act.lacks_player else {
        return vec![act.words.clone()];
    };
    let names = context.called();
    let named = context.meant(act.verb.row).into_iter().filter_map(|place| {
        let text = names.get(place)?.first()?.clone();
        let mut words = act.words.clone();
        let at_word = Written {
            text,
            at: words.get(at).map_or(act.bytes.1, |word| word.at),
            len: 0,
        };
        words.insert(at, at_word);
        Some(words)
    });
    let named: Vec<_> = named.collect();
    if named.is_empty() {
        vec![act.words.clone()]
    } else {
        named
    }
}
