//! Tries the acts of a chain in the session, each after those before it.

use super::written::{ways, with_player};
use crate::acts::{ActChain, SaidAct, Written};
use crate::understand::Listener;
use nos_entry::{Body, Entry, Group, Notes, PromptContext, ReadFault, TriedEntry};
use std::rc::Rc;

/// The most readings of one chain that differ in their players.
const MEANT: usize = 12;

pub(super) struct Candidate {
    pub(super) entries: Vec<Entry>,
    /// The place of the player who acted last, and whether he committed a foul out of turn.
    by: Option<usize>,
    is_astray: bool,
    pub(super) chain: Rc<ActChain>,
    pub(super) earlier: ActsBefore,
}

impl Candidate {
    /// Whether the session after the earlier acts implies the verb that this act leaves out. A verb
    /// directly after a bare piece belongs to whoever laid the piece: `53 passes` is not a pass by
    /// the next player.
    pub(super) fn is_implied(&self, act: &SaidAct, begin: &dyn PromptContext) -> bool {
        match &self.earlier.led {
            ActsLead::To(Some(after)) => {
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

/// The outcome of the acts before the last.
#[derive(Clone, Default)]
pub(super) struct ActsBefore {
    fouls: u32,
    overstates: bool,
    led: ActsLead,
}

/// The result of the acts before the last one.
#[derive(Clone)]
enum ActsLead {
    To(Option<Rc<dyn PromptContext>>),
    /// The acts lead to a question, which must be answered before the next act is judged.
    Asked,
    Refused,
}

impl Default for ActsLead {
    fn default() -> ActsLead {
        ActsLead::To(None)
    }
}

impl ActsBefore {
    fn context<'a>(&'a self, begin: &'a dyn PromptContext) -> &'a dyn PromptContext {
        match &self.led {
            ActsLead::To(after) => after.as_deref().unwrap_or(begin),
            ActsLead::Asked | ActsLead::Refused => begin,
        }
    }

    fn and(&self, trial: &TriedEntry, led: ActsLead) -> ActsBefore {
        ActsBefore {
            fouls: self.fouls + u32::from(trial.is_foul),
            overstates: self.overstates || trial.is_overstated,
            led,
        }
    }
}

pub(super) struct Taken {
    pub(super) fouls: u32,
    pub(super) candidate: Candidate,
    pub(super) overstates: bool,
}

impl Taken {
    pub(super) fn rank(&self) -> (u32, (u32, usize)) {
        (self.fouls, self.candidate.chain.rank())
    }

    pub(super) fn is_unsure(&self) -> bool {
        self.candidate.chain.is_unsure()
    }

    pub(super) fn is_lettered(&self) -> bool {
        self.candidate.chain.is_letter() || self.candidate.chain.is_named_by_letter()
    }
}

pub(super) enum Read {
    Body(Body),
    Entries(Vec<Candidate>),
}

impl Listener<'_> {
    pub(super) fn read_chain(
        &self,
        chain: &Rc<ActChain>,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<Read, ReadFault> {
        if let [first, .., last] = chain.acts.as_slice()
            && chain.asks
        {
            return Err(ReadFault::said((first.bytes.0, last.bytes.1), "asked"));
        }
        match chain.acts.as_slice() {
            [act] if !act.verb.row.is_entry() => {
                if chain.asks && act.verb.row.group == Group::Correction {
                    return Err(ReadFault::said(act.bytes, "asked"));
                }
                notes.marks.clear();
                self.read_act(&act.words, act, notes).map(Read::Body)
            }
            _ => self.read_entries(chain, context, notes).map(Read::Entries),
        }
    }

    /// Returns the entries of a chain; several candidates if several players may be meant.
    pub(super) fn read_entries(
        &self,
        chain: &Rc<ActChain>,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<Vec<Candidate>, ReadFault> {
        let mut candidates = vec![Candidate {
            entries: Vec::new(),
            by: None,
            is_astray: false,
            chain: Rc::clone(chain),
            earlier: ActsBefore::default(),
        }];
        notes.marks.clear();
        for (act, left) in chain.acts.iter().zip((0..chain.acts.len()).rev()) {
            let mut longer: Vec<Candidate> = Vec::new();
            for candidate in candidates.iter().filter(|_| !self.effort.is_spent()) {
                if !candidate.is_implied(act, context) {
                    continue;
                }
                let now = candidate.earlier.context(context);
                if candidate.is_astray && act.player.is_none() && !act.has_verb {
                    return Err(ReadFault::said(act.bytes, "astray"));
                }
                let same = self.by_same_player(act, candidate, now, notes);
                // Do not accuse a player of a foul who is only implied.
                let is_others = act.has_verb
                    && !act.verb.row.ends
                    && act.leaves_out_player.is_some()
                    && same.is_none()
                    && candidate.by.is_some_and(|by| now.actor() != Some(by));
                for words in same.map_or_else(|| ways(act, now), |words| vec![words]) {
                    let Body::Entry(entry) = self.agreed(words, act, now, notes)? else {
                        continue;
                    };
                    if is_others && now.tried(&entry, "").is_foul {
                        return Err(ReadFault::said(act.bytes, "implied"));
                    }
                    let earlier = if left > 0 {
                        self.followed(&candidate.earlier, &entry, act, context)
                    } else {
                        candidate.earlier.clone()
                    };
                    let entries = candidate.entries.iter().cloned().chain([entry]).collect();
                    let by = act.player.or(now.actor());
                    let is_foul = earlier.fouls > candidate.earlier.fouls;
                    longer.push(Candidate {
                        entries,
                        by,
                        is_astray: is_foul && by != now.actor(),
                        chain: Rc::clone(chain),
                        earlier,
                    });
                }
            }
            let is_taken =
                |candidate: &Candidate| !matches!(candidate.earlier.led, ActsLead::Refused);
            if longer.iter().any(is_taken) {
                longer.retain(is_taken);
            }
            // The line may mean too many different players.
            if longer.len() > MEANT {
                return Ok(Vec::new());
            }
            candidates = longer;
        }
        Ok(candidates)
    }

    /// Gives an act that names nobody to the player of the act before it, if that is in order: `e4
    /// and offers a draw`.
    fn by_same_player(
        &self,
        act: &SaidAct,
        candidate: &Candidate,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Option<Vec<Written>> {
        let at = act.leaves_out_player.or(act.lacks_player);
        let at = at.filter(|_| act.has_verb)?;
        let by = candidate.by.filter(|by| context.actor() != Some(*by))?;
        let words = with_player(act, at, context.called().get(by)?.first()?);
        match self.read_act(&words, act, notes) {
            Ok(Body::Entry(entry)) if !context.tried(&entry, "").is_wrong() => Some(words),
            _ => None,
        }
    }

    /// Reads an act. An open number that the line states must be on the tile, and turns it.
    fn agreed(
        &self,
        words: Vec<Written>,
        act: &SaidAct,
        context: &dyn PromptContext,
        notes: &mut Notes,
    ) -> Result<Body, ReadFault> {
        let read = self.read_act(&words, act, notes)?;
        let (Some(open), Body::Entry(entry)) = (act.stated.open, &read) else {
            return Ok(read);
        };
        let shown = showing(words, open).map(|words| self.read_act(&words, act, notes));
        match shown.transpose()? {
            Some(Body::Entry(shown)) if !context.tried(&shown, "").is_wrong() => {
                let has_ways = context.tried(entry, "").has_ways;
                Ok(if has_ways { Body::Entry(shown) } else { read })
            }
            // The tile has this number but does not fit.
            Some(_) if context.tried(entry, "").is_wrong() => Ok(read),
            _ => Err(ReadFault::said(act.bytes, "other-open")),
        }
    }

    /// Tries an entry; `None` if the session refuses it or its score differs from the one stated.
    fn trial(
        &self,
        entry: &Entry,
        act: &SaidAct,
        context: &dyn PromptContext,
    ) -> Option<TriedEntry> {
        let typed = self.said.line.get(act.bytes.0..act.bytes.1).unwrap_or_default();
        let mut trial = context.tried(entry, typed);
        let holds = || context.held(act.player.or(context.actor())?);
        trial.is_overstated |= act.stated.is_last && holds() != Some(1);
        let mut stated = act.stated.score.into_iter().chain(act.stated.other);
        let agrees = trial.has_ways
            || trial.points.is_none_or(|points| {
                stated.all(|number| i64::from(number) == points || context.works_out(entry, number))
            });
        (agrees && !trial.is_refused).then_some(trial)
    }

    /// Whether only a stated score keeps the session from accepting a reading.
    pub(super) fn scores_otherwise(
        &self,
        candidate: &Candidate,
        begin: &dyn PromptContext,
    ) -> bool {
        let mut now: Option<Rc<dyn PromptContext>> = None;
        let acts = &candidate.chain.acts;
        acts.iter().zip(&candidate.entries).any(|(act, entry)| {
            let context = now.as_deref().unwrap_or(begin);
            let is_other = act.stated.score.is_some()
                && self.trial(entry, act, context).is_none()
                && !context.tried(entry, "").is_refused;
            now = context.after(entry);
            is_other
        })
    }

    fn followed(
        &self,
        earlier: &ActsBefore,
        entry: &Entry,
        act: &SaidAct,
        begin: &dyn PromptContext,
    ) -> ActsBefore {
        if !matches!(earlier.led, ActsLead::To(_)) {
            return earlier.clone();
        }
        let context = earlier.context(begin);
        let trial = self.trial(entry, act, context);
        let led = match &trial {
            None => ActsLead::Refused,
            Some(trial) if trial.has_ways => ActsLead::Asked,
            Some(_) => match context.after(entry) {
                Some(after) => ActsLead::To(Some(after)),
                None => ActsLead::Refused,
            },
        };
        earlier.and(&trial.unwrap_or_default(), led)
    }

    /// Returns an accepted reading with its fouls, or the reading itself if the session refuses it.
    pub(super) fn tried(
        &self,
        candidate: Candidate,
        context: &dyn PromptContext,
    ) -> Result<Taken, Candidate> {
        let (last, earlier) = (candidate.chain.acts.last(), &candidate.earlier);
        let trial = match (&earlier.led, candidate.entries.last(), last) {
            (ActsLead::Asked, _, last) => {
                let is_now = last.is_none_or(|act| act.verb.row.is_for(context.phase_bit()));
                is_now.then(TriedEntry::default)
            }
            (ActsLead::To(_), Some(entry), Some(act)) => {
                self.trial(entry, act, earlier.context(context))
            }
            _ => None,
        };
        let Some(trial) = trial else {
            return Err(candidate);
        };
        let all = earlier.and(&trial, ActsLead::default());
        let (fouls, overstates) = (all.fouls, all.overstates);
        Ok(Taken { fouls, candidate, overstates })
    }
}

/// Lays the tile so that this number is open; `None` if no tile has it.
fn showing(mut words: Vec<Written>, open: u32) -> Option<Vec<Written>> {
    let open = open.to_string();
    let (tile, touching) = words.iter_mut().find_map(|word| {
        let (one, other) = word.text.split_once('-')?;
        let touching = if other == open {
            Some(one)
        } else if one == open {
            Some(other)
        } else {
            None
        };
        let touching = touching?.to_owned();
        Some((word, touching))
    })?;
    tile.text = format!("{touching}>{open}");
    Some(words)
}
